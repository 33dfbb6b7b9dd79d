"""The translation files: `translations.py update|compile|check`.

`update` reads every text of the source tree into `translations/<file>_<language>.ts` (`app` for the program,
one for each game), `compile` makes the `.qm` files the program loads, `check` says what is wrong.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from i18n.checks import faults, read_entries
from i18n.sources import SourceError, text_files
from i18n.tools import LANGUAGES, ToolError, lrelease, lupdate

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
COMPILED = ROOT / "src" / "spieltisch" / "_data" / "translations"


def update(folder: Path = FOLDER) -> None:
    """Bring the `.ts` files in `folder` up to date with the sources; translations are kept.

    Raises:
        ToolError: lupdate is missing or fails.
        SourceError: a text in the sources is not a literal.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for file in text_files(ROOT):
        lupdate(file, folder)


def compile_all(target: Path = COMPILED, *, drafts: bool = False) -> None:
    """Compile every `.ts` file into `target`; with `drafts` even where texts are not translated yet.

    Raises:
        ToolError: lrelease is missing or fails, or without `drafts` a text is not translated.
    """
    target.mkdir(parents=True, exist_ok=True)
    for ts in sorted(FOLDER.glob("*.ts")):
        lrelease(ts, target / f"{ts.stem}.qm", drafts=drafts)


def check() -> list[str]:
    """Return what is wrong with the translations, a line for each fault."""
    return [*_outdated(), *_faults()]


def _outdated() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch)
        for ts in FOLDER.glob("*.ts"):
            shutil.copy(ts, fresh / ts.name)
        update(fresh)
        for name in sorted({ts.name for folder in (FOLDER, fresh) for ts in folder.glob("*.ts")}):
            old, new = FOLDER / name, fresh / name
            if not old.is_file() or old.read_bytes() != new.read_bytes():
                yield f"{name}: not up to date with the sources; run `translations.py update`"


def _faults() -> Iterator[str]:
    names = [file.name for file in text_files(ROOT)]
    wanted = {f"{name}_{code}" for name in names for code in LANGUAGES}
    for ts in sorted(FOLDER.glob("*.ts")):
        if ts.stem not in wanted:
            yield f"{ts.name}: no such texts in the sources"
            continue
        language = ts.stem.rpartition("_")[2]
        for entry in read_entries(ts):
            for fault in faults(entry, language):
                yield f"{ts.name}: {entry.context}: {entry.source[:60]!r}: {fault}"


def main(arguments: list[str]) -> int:
    """Run one command; return the exit status."""
    commands: dict[str, Callable[[], list[str] | None]] = {
        "update": update,
        "compile": compile_all,
        "check": check,
    }
    if len(arguments) != 1 or arguments[0] not in commands:
        print(f"usage: translations.py {'|'.join(commands)}", file=sys.stderr)
        return 2
    try:
        lines = commands[arguments[0]]() or []
    except (SourceError, ToolError) as error:
        lines = [str(error)]
    for line in lines:
        print(line, file=sys.stderr)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

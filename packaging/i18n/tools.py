"""Qt's lupdate and lrelease, which come with PySide6."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from i18n.sources import TextFile, as_cpp

LANGUAGES = {"de": "de_DE", "da": "da_DK", "en": "en_GB"}
PLURALS_ONLY = "en"


class ToolError(Exception):
    """A tool is missing or has failed."""


def find_tool(name: str) -> Path:
    """Return the path of `lupdate` or `lrelease`.

    Raises:
        ToolError: it is neither in the PySide6 package nor on the path.
    """
    spec = importlib.util.find_spec("PySide6")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for suffix in ("", ".exe"):
            path = Path(folder) / (name + suffix)
            if path.is_file():
                return path
    found = shutil.which(f"pyside6-{name}")
    if found is None:
        raise ToolError(f"{name} is not there; install PySide6-Essentials")
    return Path(found)


def _run(name: str, arguments: Sequence[str | Path]) -> None:
    done = subprocess.run(
        [find_tool(name), *arguments], capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode:
        raise ToolError(f"{name} failed:\n{done.stdout}{done.stderr}")


def lupdate(file: TextFile, folder: Path) -> None:
    """Bring `folder/<name>_<language>.ts` up to date with the sources; translations are kept.

    Raises:
        ToolError: lupdate is missing or fails.
        SourceError: a marked text is not a literal.
    """
    with tempfile.TemporaryDirectory() as scratch:
        collected = Path(scratch) / "texts.cpp"
        collected.write_text(as_cpp(file.texts()), encoding="utf-8")
        sources = Path(scratch) / "sources.lst"
        sources.write_text("\n".join(map(str, (collected, *file.qml_files()))), encoding="utf-8")
        for code, locale in LANGUAGES.items():
            plurals = ["-pluralonly"] if code == PLURALS_ONLY else []
            target = folder / f"{file.name}_{code}.ts"
            options = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", "en"]
            _run("lupdate", [*options, "-target-language", locale, *plurals, f"@{sources}", "-ts", target])


def lrelease(ts: Path, qm: Path, *, drafts: bool = False) -> None:
    """Compile one translation file; a running program goes on reading the one before, which it has mapped.

    `drafts`: texts that are not translated yet stay as they are in the sources.

    Raises:
        ToolError: lrelease is missing or fails, or without `drafts` a text is not translated.
    """
    strict = () if drafts else ("-fail-on-unfinished",)
    with tempfile.TemporaryDirectory(dir=qm.parent) as folder:
        fresh = Path(folder) / qm.name
        _run("lrelease", ["-silent", *strict, ts, "-qm", fresh])
        fresh.replace(qm)

"""Check all QML: `pyside6-qmllint` without a single warning, and the layout of `pyside6-qmlformat`.

The types that Python registers in `Spieltisch.App` are described for qmllint first: `pyside6-metaobjectdump`
reads the controllers, `pyside6-qmltyperegistrar` turns that into a `.qmltypes` file in a temporary module.
`--fix` formats the files instead of complaining.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import PySide6

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "spieltisch"
MODULE = "Spieltisch.App"
VERSION = "1"


def qml_files() -> list[Path]:
    """Return every QML file of the project, the games' own tables too."""
    return sorted([*(ROOT / "qml").rglob("*.qml"), *SOURCE.glob("games/*/qml/*.qml")])


def tool(name: str) -> str:
    """Return the path of one of PySide's tools in the running environment.

    Raises:
        SystemExit: it is not installed.
    """
    found = shutil.which(f"pyside6-{name}", path=str(Path(sys.executable).parent)) or shutil.which(
        f"pyside6-{name}"
    )
    if found is None:
        raise SystemExit(f"pyside6-{name} is missing; install PySide6-Essentials")
    return found


def run(command: Sequence[str | Path]) -> subprocess.CompletedProcess[str]:
    """Run a tool without a display and return what it said."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [str(part) for part in command], check=False, capture_output=True, text=True, env=environment
    )


def registered_sources() -> list[Path]:
    """Return the Python files that register QML types."""
    return sorted(
        path for path in (SOURCE / "app").rglob("*.py") if "@QmlElement" in path.read_text(encoding="utf-8")
    )


def with_constants(dumped: Any) -> Any:
    """Mark the properties that never notify as constant, which the dump leaves out."""
    for module in dumped:
        for described in module["classes"]:
            for prop in described.get("properties", ()):
                if "notify" not in prop and "write" not in prop:
                    prop["constant"] = True
    return dumped


def dump_types(target: Path) -> list[Path]:
    """Write the meta object of every registered Python type below `target`; returns the files.

    Raises:
        SystemExit: the tool cannot read a file.
    """
    dumps = []
    for source in registered_sources():
        result = run([tool("metaobjectdump"), "-c", source])
        if result.returncode != 0 or not result.stdout.strip():
            raise SystemExit(f"{source}: {result.stderr.strip() or 'no meta object'}")
        dump = target / f"{source.stem}.json"
        dump.write_text(json.dumps(with_constants(json.loads(result.stdout))), encoding="utf-8")
        dumps.append(dump)
    return dumps


def foreign_types() -> str:
    """Return the descriptions of Qt's own types, as the registrar wants them."""
    folder = Path(PySide6.__file__).parent
    names = ("core", "gui", "qml", "quick")
    found = [
        next(folder.rglob(f"qt6{name}_*metatypes.json"), None) or next(folder.rglob(f"qt6{name}*.json"), None)
        for name in names
    ]
    return ",".join(str(path) for path in found if path is not None)


def describe_module(target: Path) -> None:
    """Write the module `Spieltisch.App` as qmllint reads it into `target`.

    Raises:
        SystemExit: the registrar refuses a type.
    """
    folder = target.joinpath(*MODULE.split("."))
    folder.mkdir(parents=True)
    dumps = dump_types(target)
    types = folder / "app.qmltypes"
    command: list[str | Path] = [
        tool("qmltyperegistrar"),
        *("--import-name", MODULE, "--major-version", VERSION, "--minor-version", "0"),
        *("--generate-qmltypes", types, "-o", target / "unused.cpp"),
        *dumps,
    ]
    if foreign := foreign_types():
        command += ["--foreign-types", foreign]
    result = run(command)
    if result.returncode != 0 or not types.is_file():
        raise SystemExit(f"qmltyperegistrar: {result.stderr.strip()}")
    (folder / "qmldir").write_text(f"module {MODULE}\ntypeinfo app.qmltypes\n", encoding="utf-8")


def lint(files: Sequence[Path]) -> int:
    """Lint `files`; prints what is wrong and returns the number of complaints."""
    with tempfile.TemporaryDirectory() as name:
        target = Path(name)
        describe_module(target)
        report = target / "report.json"
        run([tool("qmllint"), "-I", target, "-I", ROOT / "qml", "-W", "0", "--json", report, *files])
        checked = json.loads(report.read_text(encoding="utf-8"))["files"]
    complaints = 0
    for file in checked:
        for warning in file["warnings"]:
            if warning["type"] not in ("warning", "critical", "error"):
                continue
            complaints += 1
            where = f"{file['filename']}:{warning.get('line', 0)}:{warning.get('column', 0)}"
            print(f"{where}: {warning['message']} [{warning['id']}]")
    return complaints


def formatted(files: Sequence[Path]) -> list[str]:
    """Return what qmlformat makes of `files`, in their order: copies of all, formatted by one process.

    Raises:
        SystemExit: a file cannot be read as QML.
    """
    with tempfile.TemporaryDirectory() as name:
        copies = [Path(name) / f"{number}-{file.name}" for number, file in enumerate(files)]
        for file, copy in zip(files, copies, strict=True):
            shutil.copyfile(file, copy)
        result = run([tool("qmlformat"), "-i", *copies])
        if result.returncode != 0:
            raise SystemExit(f"qmlformat: {result.stderr.strip()}")
        return [copy.read_text(encoding="utf-8") for copy in copies]


def unformatted(files: Sequence[Path], fix: bool) -> int:
    """Compare `files` with what qmlformat writes, or write that; returns how many differ."""
    different = 0
    for file, wanted in zip(files, formatted(files), strict=True):
        if wanted == file.read_text(encoding="utf-8"):
            continue
        different += 1
        if fix:
            file.write_text(wanted, encoding="utf-8")
        print(f"{file}: {'formatted' if fix else 'is not formatted'}")
    return different


def main(arguments: Sequence[str] | None = None) -> int:
    """Check everything, or the files named; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fix", action="store_true", help="format instead of complaining")
    parser.add_argument("files", nargs="*", type=Path, help="QML files (default: all)")
    options = parser.parse_args(arguments)
    files = [file.resolve() for file in options.files] or qml_files()
    different = unformatted(files, options.fix)
    complaints = lint(files)
    print(f"{len(files)} QML files, {complaints} warnings, {different} not formatted")
    return 1 if complaints or (different and not options.fix) else 0


if __name__ == "__main__":
    sys.exit(main())

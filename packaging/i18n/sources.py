"""Every text of the source tree, by translation file.

Python texts are dict entries `"key": QT_TRANSLATE_NOOP("context", "text")`. They are read from the syntax
tree and handed to lupdate as C++ that says the same: lupdate's own Python reader does not see that a text
with `%n` has plural forms, and this way every text carries its keys as a comment for the translator.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

MARKER = "QT_TRANSLATE_NOOP"
PROGRAM_PACKAGES = ("app", "cli", "core", "plugins", "storage", "texts")
PROGRAM_FILE = "app"


class SourceError(Exception):
    """A text is not written as it must be."""


@dataclass(frozen=True, slots=True)
class PythonText:
    """One marked text; `key` is empty when it is no value of a dict display."""

    context: str
    key: str
    source: str


@dataclass(frozen=True, slots=True)
class TextFile:
    """What goes into one set of translation files: folders with Python texts and folders with QML."""

    name: str
    python: tuple[Path, ...]
    qml: tuple[Path, ...]

    def texts(self) -> tuple[PythonText, ...]:
        """Return the Python texts, sorted by file and position.

        Raises:
            SourceError: a marked text is not a literal.
        """
        files = (file for folder in self.python for file in sorted(folder.rglob("*.py")))
        return tuple(text for file in files for text in read_texts(file))

    def qml_files(self) -> tuple[Path, ...]:
        """Return every QML and JavaScript file, sorted."""
        return tuple(
            sorted(
                file for folder in self.qml for file in folder.rglob("*") if file.suffix in {".qml", ".js"}
            )
        )


def text_files(root: Path) -> tuple[TextFile, ...]:
    """Return the program's own texts and one entry for each bundled game with texts."""
    package = root / "src" / "spieltisch"
    program = TextFile(
        PROGRAM_FILE,
        tuple(package / name for name in PROGRAM_PACKAGES),
        (root / "qml", package / "app"),
    )
    games = sorted(folder.parent for folder in (package / "games").glob("*/texts.py"))
    return (program, *(TextFile(folder.name, (folder,), (folder,)) for folder in games))


def read_texts(file: Path) -> Iterator[PythonText]:
    """Yield the marked texts of one Python file.

    Raises:
        SourceError: a marked text is not a literal.
    """
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    keys = {
        id(value): key.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values, strict=True)
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == MARKER:
            literals = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if len(literals) != 2 or not all(isinstance(item, str) for item in literals):
                raise SourceError(f"{file}:{node.lineno}: {MARKER} takes two plain literals")
            yield PythonText(str(literals[0]), keys.get(id(node), ""), str(literals[1]))


def _literal(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def as_cpp(texts: Iterable[PythonText]) -> str:
    """Return C++ from which lupdate reads the texts, each once, with its keys as the translator's comment."""
    keys: dict[tuple[str, str], list[str]] = {}
    for text in texts:
        keys.setdefault((text.context, text.source), []).append(text.key)
    lines = []
    for (context, source), names in keys.items():
        plural = ', "", n' if "%n" in source else ""
        lines.append(f"//: {', '.join(names)}")
        lines.append(f"QCoreApplication::translate({_literal(context)}, {_literal(source)}{plural});")
    return "\n".join(lines) + "\n"

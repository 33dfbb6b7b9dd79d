"""The parts the program is made of, with the texts of their licences.

A native package lists everything in it, collected when it was built (`packaging/native/components.py`). Where
Python has brought the parts, those are told that are installed here and that the program asks for.
"""

from __future__ import annotations

import json
import platform
import re
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final, NamedTuple

from spieltisch import __version__
from spieltisch.locations import licences_file, source_tree

PROGRAM: Final = "spieltisch"
OF_EXTRA: Final = re.compile(r";.*\bextra\s*==")
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_TEXT: Final = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)", re.IGNORECASE)
_FULL_LINE: Final = 50
"""So long is at least a line of running text that goes on in the next one."""
_ITEM: Final = re.compile(r"\s*([*\-•=_~#]|\(?\w{1,3}[.)]\s|Copyright\b)")
_LONGEST: Final = 80
"""Some packages give a whole text where a name is asked for."""


class Component(NamedTuple):
    """A part of the program; `licence` is its name, `texts` are whole texts (none if it came without)."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]


def unfolded(text: str) -> str:
    """Return a text without the line breaks inside its paragraphs, so that it fits any width.

    A line goes on with the next one where it is as long as lines of running text are, and the next one is
    neither an item of a list nor further to the right.
    """
    lines: list[str] = []
    last = ""
    for line in text.splitlines():
        goes_on = len(last.strip()) >= _FULL_LINE and _indent(line) <= _indent(last)
        if goes_on and line.strip() and not _ITEM.match(line):
            lines[-1] = f"{lines[-1].rstrip()} {line.strip()}"
        else:
            lines.append(line.rstrip())
        last = line
    return "\n".join(lines)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def read_components() -> tuple[Component, ...]:
    """Return all parts, the program first."""
    file = licences_file()
    return tuple(_shipped(file)) or tuple(_installed())


def _shipped(file: Path) -> Iterator[Component]:
    try:
        rows = json.loads(file.read_text(encoding="utf-8"))
        yield from [_component(row) for row in rows]
    except (OSError, ValueError, TypeError, KeyError):
        return  # a package without, or with a broken one: then what is installed says more


def _component(row: Any) -> Component:
    return Component(
        str(row["name"]), str(row["version"]), str(row["licence"]), tuple(map(str, row["texts"]))
    )


def _installed() -> list[Component]:
    found = [_of(part) for part in _closure(PROGRAM)[1:]]
    rest = sorted([*found, _python()], key=lambda part: part.name.casefold())
    return [_program(), *rest]


def _program() -> Component:
    tree = source_tree()
    if tree is not None:
        texts: tuple[str, ...] = (_read(tree / "LICENSE"),)
    else:
        texts = tuple(_licence_texts(distribution(PROGRAM)))
    return Component("Spieltisch", __version__, "MIT", texts)


def _closure(name: str) -> list[Distribution]:
    """A distribution and everything it asks for that is installed, in the order in which it is found."""
    known: set[str] = set()
    ahead, found = [name], []
    while ahead:
        key = re.sub(r"[-_.]+", "-", ahead.pop(0)).lower()
        if key in known:
            continue
        known.add(key)
        try:
            part = distribution(key)
        except PackageNotFoundError:  # for another system or another Python
            continue
        found.append(part)
        ahead += _required(part)
    return found


def _required(part: Distribution) -> Iterator[str]:
    for line in part.requires or ():
        name = _NAME.match(line)
        if name is not None and not OF_EXTRA.search(line):
            yield name[0]


def _of(part: Distribution) -> Component:
    meta = part.metadata
    key = "License-Expression" if "License-Expression" in meta else "License"
    licence = (meta[key] or "").partition("\n")[0][:_LONGEST] if key in meta else ""
    return Component(meta["Name"], part.version, licence, tuple(_licence_texts(part)))


def _licence_texts(part: Distribution) -> Iterator[str]:
    for file in part.files or ():
        if _TEXT.match(file.name) and (text := _read(Path(str(file.locate())))):
            yield text


def _python() -> Component:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    texts = [text for place in places if (text := _read(place / "LICENSE.txt"))]
    return Component("Python", platform.python_version(), "PSF-2.0", tuple(texts[:1]))


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""

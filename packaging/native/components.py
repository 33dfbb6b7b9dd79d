"""What the bundle is made of, with versions and licences: for the page "About" and the bill of materials."""

from __future__ import annotations

import json
import re
import sqlite3
import ssl
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

LICENCES: Final = Path(__file__).resolve().parents[1] / "licences"
ROOT_DISTRIBUTION: Final = "spieltisch"
QT_LICENCE: Final = "LGPL-3.0-only"
"""Of the licences that Qt for Python offers, the one we take it under."""


SPDX: Final = {"SIL OFL 1.1": "OFL-1.1"}
"""Licences that packages name in words of their own."""


@dataclass(frozen=True, slots=True)
class Component:
    """A part of the bundle: `licence` is an SPDX expression, `texts` are whole texts of licences."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]
    purl: str = ""

    def as_json(self) -> dict[str, str | list[str]]:
        """Return what the program reads."""
        return {
            "name": self.name,
            "version": self.version,
            "licence": self.licence,
            "texts": list(self.texts),
        }


def components() -> list[Component]:
    """Return all parts, the program first, then by name."""
    parts = [_of(name) for name in closure(ROOT_DISTRIBUTION)]
    rest = sorted([*parts[1:], _python(), *_libraries()], key=lambda part: part.name.casefold())
    return [parts[0], *rest]


def closure(name: str) -> list[str]:
    """Return a distribution and everything it requires here, in the order in which it is found."""
    found: list[str] = []
    ahead = [name]
    while ahead:
        current = ahead.pop(0)
        if _key(current) not in map(_key, found):
            found.append(current)
            ahead += _required(distribution(current))
    return found


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _required(found: Distribution) -> Iterator[str]:
    """Names of what a distribution requires on this system and with this Python, without extras."""
    from packaging.requirements import Requirement  # noqa: PLC0415 - in the project's environment alone

    for line in found.requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield requirement.name


def _of(name: str) -> Component:
    found = distribution(name)
    meta = found.metadata
    version = found.version
    purl = f"pkg:pypi/{_key(name)}@{version}"
    if _key(name) in {"pyside6-essentials", "shiboken6"}:
        qt = (_text("LGPL-3.0.txt"), _text("GPL-3.0.txt"))
        return Component(f"Qt for Python ({meta['Name']})", version, QT_LICENCE, qt, purl)
    key = "License-Expression" if "License-Expression" in meta else "License"
    licence = SPDX.get(meta[key], meta[key])
    texts = tuple(_licence_texts(found))
    if not licence or not texts:
        raise LookupError(f"{name} {version} does not say its licence; see packaging/native/components.py.")
    return Component(meta["Name"], version, licence, texts, purl)


def _licence_texts(found: Distribution) -> Iterator[str]:
    for file in found.files or ():
        if re.match(r"(LICEN[CS]E|COPYING|NOTICE)", file.name, re.IGNORECASE):
            yield file.read_text(encoding="utf-8")


def _text(name: str) -> str:
    return (LICENCES / name).read_text(encoding="utf-8")


def _python() -> Component:
    version = sys.version.split()[0]
    library = Path(sysconfig.get_path("stdlib"))
    found = [
        file for file in (library / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt") if file.is_file()
    ]
    text = found[0].read_text(encoding="utf-8") if found else _text("Python.txt")
    return Component("Python", version, "PSF-2.0", (text,), f"pkg:generic/python@{version}")


def _libraries() -> list[Component]:
    """Libraries in C that come along with Python and PyInstaller's starter; Qt lists its own parts."""
    openssl = ssl.OPENSSL_VERSION.split()[1]
    return [
        Component(
            "OpenSSL", openssl, "Apache-2.0", (_text("Apache-2.0.txt"),), f"pkg:generic/openssl@{openssl}"
        ),
        Component(
            "SQLite",
            sqlite3.sqlite_version,
            "blessing",
            (_text("SQLite.txt"),),
            f"pkg:generic/sqlite@{sqlite3.sqlite_version}",
        ),
        _starter(),
    ]


def _starter() -> Component:
    found = distribution("pyinstaller")
    texts = tuple(_licence_texts(found))
    licence = "GPL-2.0-or-later WITH Bootloader-exception"
    return Component(
        "PyInstaller (starter)", found.version, licence, texts, f"pkg:pypi/pyinstaller@{found.version}"
    )


def write_components(file: Path) -> None:
    """Write all parts as JSON for the program."""
    data = [part.as_json() for part in components()]
    file.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_components(Path(sys.argv[1]))

"""What a wheel says of itself: which game is in it, and whether it can be used without installing it.

Format: Python Packaging User Guide, "Binary distribution format" and "Entry points specification".
"""

from __future__ import annotations

import base64
import configparser
import csv
import hashlib
import re
import sys
from collections.abc import Iterable, Mapping
from email.message import Message as Headers
from email.parser import Parser
from typing import Final, NamedTuple

from spieltisch.core.errors import PluginError
from spieltisch.core.messages import excerpt, message
from spieltisch.plugins.discovery import ENTRY_POINT_GROUP

INFO_SUFFIX: Final = ".dist-info"
_OWN: Final = "spieltisch"
_ENTRY = re.compile(r"([A-Za-z_]\w*)((?:\.[A-Za-z_]\w*)*):([A-Za-z_]\w*)")
_REQUIREMENT = re.compile(r"\s*([A-Za-z0-9][A-Za-z0-9._-]*)([^;]*)(?:;(.*))?")
_CLAUSE = re.compile(r"(>=|<=|==|!=|~=|>|<)\s*(\d+(?:\.\d+)*)(\.\*)?")


class WheelGame(NamedTuple):
    """The game in a wheel: its package, `module:object` as Python imports it, and its files."""

    package: str
    entry: str
    files: Mapping[str, bytes]


def info_folder(files: Mapping[str, bytes]) -> str | None:
    """Return the folder in which a wheel describes itself; None for a plain zip.

    Raises:
        PluginError: there are several.
    """
    folders = {name.partition("/")[0] for name in files if name.partition("/")[0].endswith(INFO_SUFFIX)}
    if len(folders) > 1:
        raise _damaged("*" + INFO_SUFFIX)
    return next(iter(folders), None)


def read_wheel(files: Mapping[str, bytes], info: str) -> WheelGame:
    """Find the game in a wheel; `info` is the folder in which it describes itself.

    Raises:
        PluginError: it is damaged, not for every system, needs other packages, or is not one game alone.
    """
    _check_kind(_headers(files, f"{info}/WHEEL"))
    _check_record(files, f"{info}/RECORD")
    _check_needs(_headers(files, f"{info}/METADATA"))
    entry = _entry(files.get(f"{info}/entry_points.txt"))
    package = entry.partition(":")[0].partition(".")[0]
    own = {name: content for name, content in files.items() if not name.startswith(f"{info}/")}
    if any(name.partition("/")[0] != package for name in own):
        raise PluginError(message("core.archive.no_folder"))
    return WheelGame(package, entry, own)


def _headers(files: Mapping[str, bytes], name: str) -> Headers:
    try:
        return Parser().parsestr(files[name].decode("utf-8"))
    except (KeyError, UnicodeDecodeError) as error:
        raise _damaged(name) from error


def _check_kind(wheel: Headers) -> None:
    version = str(wheel.get("Wheel-Version", ""))
    if not re.fullmatch(r"1\.\d+", version.strip()):
        raise PluginError(message("core.archive.wheel_version", version=excerpt(version) or "?"))
    tags = [str(tag).strip() for tag in wheel.get_all("Tag", [])]
    pure = str(wheel.get("Root-Is-Purelib", "")).strip().casefold() == "true"
    if not pure or not any(_fits(tag) for tag in tags):
        raise PluginError(message("core.archive.compiled", file=excerpt(", ".join(tags)) or "?"))


def _fits(tag: str) -> bool:
    """Whether a tag such as `py3-none-any` is for every system and this Python."""
    python, _, rest = tag.partition("-")
    major, minor = sys.version_info[:2]
    return rest == "none-any" and not {f"py{major}", f"py{major}{minor}"}.isdisjoint(python.split("."))


def _check_record(files: Mapping[str, bytes], record: str) -> None:
    """Every file has to be listed with its checksum, and every listed file has to be there."""
    try:
        text = files[record].decode("utf-8")
        rows = {row[0]: row[1] for row in csv.reader(text.splitlines(), strict=True) if row}
    except (KeyError, UnicodeDecodeError, csv.Error, IndexError) as error:
        raise _damaged(record) from error
    for name, content in files.items():
        if name != record and rows.get(name) != _record_hash(rows.get(name, ""), content):
            raise _damaged(name)
    missing = next((name for name in rows if name not in files and not name.endswith(".pyc")), None)
    if missing is not None:
        raise _damaged(missing)


def _record_hash(listed: str, content: bytes) -> str:
    """The checksum of a file as `RECORD` has it, by the method it names; only strong ones are allowed."""
    method = listed.partition("=")[0]
    if method not in ("sha256", "sha384", "sha512"):
        return "none"
    digest = base64.urlsafe_b64encode(hashlib.new(method, content).digest()).decode().rstrip("=")
    return f"{method}={digest}"


def _check_needs(metadata: Headers) -> None:
    wanted = str(metadata.get("Requires-Python", "")).strip()
    if not python_fits(wanted):
        version = ".".join(map(str, sys.version_info[:2]))
        raise PluginError(message("core.archive.python", wanted=excerpt(wanted), version=version))
    names = _foreign(str(line) for line in metadata.get_all("Requires-Dist", []))
    if names:
        raise PluginError(message("core.archive.needs", names=excerpt(", ".join(names))))


def _foreign(requirements: Iterable[str]) -> list[str]:
    """The packages that are needed beside this program; those of extras are not."""
    found = []
    for requirement in requirements:
        parsed = _REQUIREMENT.match(requirement)
        name = parsed[1] if parsed else requirement
        marker = (parsed[3] or "") if parsed else ""
        if name.casefold() != _OWN and "extra" not in marker:
            found.append(name)
    return found


def python_fits(wanted: str) -> bool:
    """Whether `wanted` (`>=3.11,<4`) allows this Python; a clause of another form decides nothing."""
    return all(_clause_fits(clause.strip()) for clause in wanted.split(","))


def _clause_fits(clause: str) -> bool:
    parsed = _CLAUSE.fullmatch(clause)
    if parsed is None:
        return True
    sign, numbers, wildcard = parsed.groups()
    wanted = tuple(int(number) for number in numbers.split("."))
    mine = (*sys.version_info[:3],)
    short = mine[: len(wanted)]
    padded = (*wanted, *(0 for _ in range(3 - len(wanted))))
    same = short == wanted if wildcard else mine == padded
    return {
        ">=": mine >= padded,
        "<=": mine <= padded,
        ">": mine > padded,
        "<": mine < padded,
        "==": same,
        "!=": not same,
        "~=": mine >= padded and mine[: len(wanted) - 1] == wanted[:-1],
    }[sign]


def _entry(content: bytes | None) -> str:
    """The one entry point of the group of games."""
    if content is None:
        raise PluginError(message("core.archive.no_game"))
    parser = configparser.ConfigParser(delimiters=("=",), interpolation=None)
    try:
        parser.read_string(content.decode("utf-8"))
    except (configparser.Error, UnicodeDecodeError) as error:
        raise _damaged("entry_points.txt") from error
    values = list(parser[ENTRY_POINT_GROUP].values()) if parser.has_section(ENTRY_POINT_GROUP) else []
    if not values:
        raise PluginError(message("core.archive.no_game"))
    if len(values) > 1:
        raise PluginError(message("core.archive.many_games"))
    entry = values[0].partition("[")[0].replace(" ", "")
    if not _ENTRY.fullmatch(entry):
        raise PluginError(message("core.archive.no_entry", entry=excerpt(entry)))
    return entry


def _damaged(name: str) -> PluginError:
    return PluginError(message("core.archive.wheel", file=excerpt(name)))

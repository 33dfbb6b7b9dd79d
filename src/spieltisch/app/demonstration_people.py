"""People and a backup to show: for pictures of the list of people and of the question how to restore."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QMetaObject, QObject, QUrl

from spieltisch.storage.backup_file import SUFFIX
from spieltisch.storage.records import NewMatch, SeatSummary

if TYPE_CHECKING:
    from spieltisch.app.application import Application
    from spieltisch.storage.database import Database

PEOPLE: Final = {"Anna": "amber", "Annie": "violet", "Bene": "blue", "Jørgen": "green", "Vroni": "rose"}
_MATCHES: Final = (("Annie", ""), ("Annie", ""), ("Annie", "Anna"), ("Bene", "Anna"), ("Vroni", ""))


def store_people(database: Database) -> None:
    """Store people and what they have played against each other and the computer."""
    for name, colour in PEOPLE.items():
        database.profiles.add(name, colour)
    for names in _MATCHES:
        _play(database, names)


def store_backup(database: Database) -> None:
    """Write a backup, and change something after that."""
    database.backups.write(_backup(database.path.parent))
    database.matches.delete(database.matches.recent(1)[0].id)
    for names in _MATCHES:
        _play(database, names)


def open_people(application: Application, page: QObject) -> None:
    """Open the list of people on its first one."""
    _choose(application, "Anna")
    QMetaObject.invokeMethod(page, "peopleRequested")


def open_merge(application: Application, page: QObject) -> None:
    """Open the preview of a merge in the list of people."""
    profiles = _choose(application, "Annie")
    QMetaObject.invokeMethod(page, "peopleRequested")
    profiles.previewMerge(next(person["id"] for person in profiles.people if person["name"] == "Anna"))


def open_backup(application: Application, _page: QObject) -> None:
    """Open the question how to restore a backup."""
    path = _backup(application.storage.folder)
    application.controller.property("backup").examine(QUrl.fromLocalFile(str(path)))


def _backup(folder: Path) -> Path:
    return folder / f"Spieltisch{SUFFIX}"


def _choose(application: Application, name: str) -> Any:
    profiles = application.controller.property("profiles")
    profiles.choose(next(person["id"] for person in profiles.people if person["name"] == name))
    return profiles


def _play(database: Database, names: tuple[str, ...]) -> None:
    seats = tuple(
        SeatSummary(seat, seat, name, "human" if name else "hard", 121 - 9 * seat, seat == 0)
        for seat, name in enumerate(names)
    )
    match = database.matches.create(NewMatch({"game": "cribbage"}, seats, scores=(121, 112)))
    database.matches.finish(match, seats)

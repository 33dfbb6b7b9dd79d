"""What can be done with people, as jobs of the storage, each with what takes it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from spieltisch.app.profiles.drafts import renamed_drafts
from spieltisch.core.messages import Message, message

if TYPE_CHECKING:
    from spieltisch.core.events import Json
    from spieltisch.storage.database import Database
    from spieltisch.storage.records import Profile


@dataclass(frozen=True, slots=True)
class Change:
    """Something that was done: what to say of it, and the job that takes it back.

    `chosen` is the person it leaves behind, if any; `names` an old and a new name, where a name has become
    another one; `before` the person who comes back when it is taken back, if any.
    """

    said: Message
    undo: Callable[[Database], None]
    chosen: int | None = None
    names: tuple[str, str] | None = None
    before: int | None = None


Job: TypeAlias = "Callable[[Database], Change]"


def adding(name: str, colour: str) -> Job:
    """Add a person, who gets what was played under the name by nobody else."""

    def add(database: Database) -> Change:
        person = database.profiles.add(name, colour)

        def undo(database: Database) -> None:
            database.profiles.remove(person.id)

        return Change(message("app.people.added", name=person.name), undo, person.id)

    return add


def renaming(person: Profile, name: str) -> Job:
    """Give a person another name, here and in what is remembered of the last matches."""

    def rename(database: Database) -> Change:
        with database.transaction():
            database.profiles.rename(person.id, name)
            now = next(other.name for other in database.profiles.all() if other.id == person.id)
            restore = _rename_drafts(database, person.name, now)

        def undo(database: Database) -> None:
            with database.transaction():
                database.profiles.rename(person.id, person.name)
                restore(database)

        said = message("app.people.renamed", old=person.name, name=now)
        return Change(said, undo, person.id, (person.name, now))

    return rename


def recolouring(person: Profile, colour: str) -> Job:
    """Give a person another colour."""

    def recolour(database: Database) -> Change:
        database.profiles.recolour(person.id, colour)

        def undo(database: Database) -> None:
            database.profiles.recolour(person.id, person.colour)

        return Change(message("app.people.recoloured", name=person.name), undo, person.id)

    return recolour


def merging(source: Profile, target: Profile) -> Job:
    """Make one person of two: everything of `source` goes to `target`."""

    def merge(database: Database) -> Change:
        with database.transaction():
            parted = database.profiles.merge(source.id, target.id)
            restore = _rename_drafts(database, source.name, target.name)

        def undo(database: Database) -> None:
            with database.transaction():
                database.profiles.take_back(parted)
                restore(database)

        said = message("app.people.merged", name=source.name, into=target.name)
        return Change(said, undo, target.id, (source.name, target.name), source.id)

    return merge


def removing(person: Profile) -> Job:
    """Take a person from the list; what they have played stays under its names."""

    def remove(database: Database) -> Change:
        parted = database.profiles.remove(person.id)

        def undo(database: Database) -> None:
            database.profiles.take_back(parted)

        return Change(message("app.people.removed", name=person.name), undo, before=person.id)

    return remove


def _rename_drafts(database: Database, old: str, new: str) -> Callable[[Database], None]:
    """Rename somebody in remembered drafts; returns what puts back those that nobody has changed since."""
    before = database.settings.get_all()
    after = renamed_drafts(before, old, new)
    database.settings.set_all(after)

    def restore(database: Database) -> None:
        now = database.settings.get_all()
        untouched: dict[str, Json] = {key: before[key] for key in after if now.get(key) == after[key]}
        database.settings.set_all(untouched)

    return restore

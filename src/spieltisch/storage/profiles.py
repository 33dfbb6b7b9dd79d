"""The people who play here. Their seats link to them, so that a new name loses no history."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Connection, delete, update
from sqlmodel import Session, col, select

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message
from spieltisch.core.players import HUMAN
from spieltisch.storage.records import Profile
from spieltisch.storage.result_index import number_of
from spieltisch.storage.result_values import Member, opposition_text
from spieltisch.storage.rows import storable
from spieltisch.storage.tables import ProfileRow, SeatRow
from spieltisch.storage.unit import Repository

_LINKED: Final = ("seats", "results")


class Profiles(Repository):
    """Names are unique whatever their case.

    A person at a seat that names no profile is the profile of the same name, when there is one.
    """

    def all(self) -> tuple[Profile, ...]:
        """Return everyone by name."""
        with self._transactions.begin() as session:
            rows = session.exec(select(ProfileRow)).all()
            people = [Profile(row.id, row.name, row.colour) for row in rows if row.id is not None]
        return tuple(sorted(people, key=lambda person: person.name.casefold()))

    def add(self, name: str, colour: str) -> Profile:
        """Add a person, to whom everything belongs that was played under this name by nobody else.

        Raises:
            StorageError: the name is empty or taken.
        """
        with self._transactions.begin() as session:
            row = ProfileRow(name=self._free_name(name), colour=colour)
            session.add(row)
            session.flush()
            assert row.id is not None  # noqa: S101 - set by SQLite
            _adopt(session, row.id, row.name)
            return Profile(row.id, row.name, row.colour)

    def rename(self, profile_id: int, name: str) -> None:
        """Change a person's name; matches keep the name they were played under, and belong to the person.

        Raises:
            StorageError: the name is empty or taken, or there is no such person.
        """
        with self._transactions.begin() as session:
            self._change(session, profile_id, name=self._free_name(name, but=profile_id))

    def recolour(self, profile_id: int, colour: str) -> None:
        """Change a person's colour.

        Raises:
            StorageError: there is no such person.
        """
        with self._transactions.begin() as session:
            self._change(session, profile_id, colour=colour)

    def merge(self, source_id: int, target_id: int) -> None:
        """Give everything that one person has played to another one, and remove the first.

        A match that they played against each other counts twice then: won by one seat, lost by the other.

        Raises:
            StorageError: one of them is not there.
            ValueError: they are the same.
        """
        if source_id == target_id:
            raise ValueError("a person cannot be merged with themselves")
        with self._transactions.begin() as session:
            for profile_id in (source_id, target_id):
                _existing(session, profile_id)
            connection = session.connection()
            for table in _LINKED:
                statement = f"UPDATE {table} SET profile_id = ? WHERE profile_id = ?"  # noqa: S608 - constants
                connection.exec_driver_sql(statement, (target_id, source_id))
            _rename_opponent(connection, ("profile", str(source_id)), ("profile", str(target_id)))
            session.exec(delete(ProfileRow).where(col(ProfileRow.id) == source_id))

    def remove(self, profile_id: int) -> None:
        """Remove a person; matches stay under their names. Nothing happens when there is no such person."""
        with self._transactions.begin() as session:
            row = session.get(ProfileRow, profile_id)
            if row is not None:
                _rename_opponent(session.connection(), ("profile", str(profile_id)), ("name", row.name))
                session.delete(row)

    def _change(self, session: Session, profile_id: int, **values: Any) -> None:
        _existing(session, profile_id)
        session.exec(update(ProfileRow).where(col(ProfileRow.id) == profile_id).values(**values))

    def _free_name(self, name: str, but: int | None = None) -> str:
        stripped = storable(name).strip()
        if not stripped:
            raise StorageError(message("storage.profile.empty"))
        if any(p.name.casefold() == stripped.casefold() and p.id != but for p in self.all()):
            raise StorageError(message("storage.profile.taken", name=stripped))
        return stripped


def profile_ids(session: Session) -> dict[str, int]:
    """The ids of all people by name, in lower case."""
    rows = session.exec(select(ProfileRow.name, ProfileRow.id)).all()
    return {name.casefold(): profile_id for name, profile_id in rows if profile_id is not None}


def _existing(session: Session, profile_id: int) -> None:
    if session.get(ProfileRow, profile_id) is None:
        raise StorageError(message("storage.profile.missing"))


def _adopt(session: Session, profile_id: int, name: str) -> None:
    """Link the seats of people who are nobody yet and have this name."""
    free = (col(SeatRow.player) == HUMAN, col(SeatRow.profile_id).is_(None))
    played = session.exec(select(SeatRow.name).where(*free).distinct()).all()
    connection = session.connection()
    for other in played:
        if other.casefold() == name.casefold():
            connection.exec_driver_sql(
                "UPDATE results SET profile_id = ? WHERE profile_id IS NULL AND EXISTS (SELECT 1 FROM seats "
                "WHERE seats.match_id = results.match_id AND seats.seat = results.seat AND seats.name = ?)",
                (profile_id, other),
            )
            session.exec(
                update(SeatRow).where(*free, col(SeatRow.name) == other).values(profile_id=profile_id)
            )
            _rename_opponent(connection, ("name", other), ("profile", str(profile_id)))


def _rename_opponent(connection: Connection, old: Member, new: Member) -> None:
    """Call an opponent otherwise in everything that was counted."""
    rows = connection.exec_driver_sql("SELECT id, text FROM oppositions").fetchall()
    for opposition_id, text in rows:
        members: set[Member] = {(kind, value) for kind, value in json.loads(text)}
        if old in members:
            renamed = opposition_text(members - {old} | {new})
            connection.exec_driver_sql(
                "UPDATE results SET opposition = ? WHERE opposition = ?",
                (number_of(connection, "oppositions", renamed), opposition_id),
            )

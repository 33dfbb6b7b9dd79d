"""The people who play here. Their seats link to them, so that a new name loses no history."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Connection, delete, update
from sqlmodel import Session, col, select

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message
from spieltisch.core.players import HUMAN
from spieltisch.storage.records import Guest, Meetings, Parted, Profile, ProfileSummary
from spieltisch.storage.result_index import index_again, number_of
from spieltisch.storage.result_values import Member, opposition_text
from spieltisch.storage.rows import moment, storable
from spieltisch.storage.tables import ProfileRow, SeatRow
from spieltisch.storage.unit import Repository

_LINKED: Final = ("seats", "results")

_PLAYED: Final = """
SELECT profile_id, count(*), count(finished), max(updated) FROM matches
JOIN (SELECT DISTINCT profile_id, match_id FROM seats WHERE profile_id IS NOT NULL) ON match_id = id
GROUP BY profile_id"""

_GUESTS: Final = """
SELECT name, count(*) FROM (SELECT DISTINCT trim(name) AS name, match_id FROM seats
WHERE player = ? AND profile_id IS NULL AND trim(name) <> '') GROUP BY name ORDER BY 2 DESC, 1 LIMIT ?"""

_MEETINGS: Final = """
WITH one AS (SELECT match_id, side FROM seats WHERE profile_id = :one),
other AS (SELECT match_id, side FROM seats WHERE profile_id = :other),
met AS (SELECT one.match_id, max(one.side <> other.side) AS against
FROM one JOIN other USING (match_id) GROUP BY match_id)
SELECT (SELECT count(DISTINCT match_id) FROM one), (SELECT count(DISTINCT match_id) FROM other),
(SELECT count(*) FROM met WHERE against), (SELECT count(*) FROM met WHERE NOT against)"""


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

    def summaries(self) -> tuple[ProfileSummary, ...]:
        """Return everyone by name, with what they have played."""
        with self._transactions.begin() as session:
            found = session.connection().exec_driver_sql(_PLAYED).fetchall()
        played = {
            profile_id: (matches, finished, moment(last)) for profile_id, matches, finished, last in found
        }
        return tuple(ProfileSummary(person, *played.get(person.id, (0, 0, None))) for person in self.all())

    def guests(self, limit: int) -> tuple[Guest, ...]:
        """Return the names under which people have played who are nobody here, the most frequent first."""
        with self._transactions.begin() as session:
            found = session.connection().exec_driver_sql(_GUESTS, (HUMAN, limit)).fetchall()
        return tuple(Guest(name, matches) for name, matches in found)

    def meetings(self, one_id: int, other_id: int) -> Meetings:
        """Count the matches of two people: what a merge of the first into the second would do."""
        with self._transactions.begin() as session:
            values = {"one": one_id, "other": other_id}
            row = session.connection().exec_driver_sql(_MEETINGS, values).one()
        return Meetings(*(int(count) for count in row))

    def merge(self, source_id: int, target_id: int) -> Parted:
        """Give everything that one person has played to another one, and remove the first.

        A match of both of them on one side counts once then, a match of one against the other not at all.

        Returns:
            What `take_back` needs.

        Raises:
            StorageError: one of them is not there.
            ValueError: they are the same.
        """
        if source_id == target_id:
            raise ValueError("a person cannot be merged with themselves")
        with self._transactions.begin() as session:
            _existing(session, target_id)
            parted = _part(session, source_id)
            connection = session.connection()
            for table in _LINKED:
                statement = f"UPDATE {table} SET profile_id = ? WHERE profile_id = ?"  # noqa: S608 - constants
                connection.exec_driver_sql(statement, (target_id, source_id))
            _rename_opponent(connection, ("profile", str(source_id)), ("profile", str(target_id)))
            index_again(connection, _several_seats(connection, target_id))
            session.exec(delete(ProfileRow).where(col(ProfileRow.id) == source_id))
        return parted

    def remove(self, profile_id: int) -> Parted:
        """Remove a person; matches stay under the names they were played under.

        Returns:
            What `take_back` needs.

        Raises:
            StorageError: there is no such person.
        """
        with self._transactions.begin() as session:
            parted = _part(session, profile_id)
            session.exec(delete(ProfileRow).where(col(ProfileRow.id) == profile_id))
            index_again(session.connection(), [match_id for match_id, _seat in parted.seats])
        return parted

    def take_back(self, parted: Parted) -> None:
        """Bring a person back whom a merge or a removal has taken away, with all their matches.

        Matches that have been deleted since stay away; what was played since belongs to whom it was given.

        Raises:
            StorageError: somebody else has the name now.
        """
        person = parted.profile
        with self._transactions.begin() as session:
            name = self._free_name(person.name)
            session.add(ProfileRow(id=person.id, name=name, colour=person.colour))
            session.flush()
            connection = session.connection()
            for match_id, seat in parted.seats:
                connection.exec_driver_sql(
                    "UPDATE seats SET profile_id = ? WHERE match_id = ? AND seat = ?",
                    (person.id, match_id, seat),
                )
            index_again(connection, [match_id for match_id, _seat in parted.seats])

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
    index_again(connection, _several_seats(connection, profile_id))


def _part(session: Session, profile_id: int) -> Parted:
    """What belongs to a person now."""
    _existing(session, profile_id)
    row = session.get_one(ProfileRow, profile_id)
    linked = select(SeatRow.match_id, SeatRow.seat).where(col(SeatRow.profile_id) == profile_id)
    seats = tuple((match_id, seat) for match_id, seat in session.exec(linked))
    return Parted(Profile(profile_id, row.name, row.colour), seats)


def _several_seats(connection: Connection, profile_id: int) -> list[int]:
    """The matches at which a person has more than one seat."""
    statement = "SELECT match_id FROM seats WHERE profile_id = ? GROUP BY match_id HAVING count(*) > 1"
    return [match_id for (match_id,) in connection.exec_driver_sql(statement, (profile_id,))]


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

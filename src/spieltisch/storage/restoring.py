"""Puts the content of another database into this one: instead of what is there, or beside it.

Matches get new ids, so that an id that something still holds never reaches another match.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from sqlalchemy import Connection

from spieltisch.storage.backup_file import BackupInfo
from spieltisch.storage.progress import Progress, unwatched
from spieltisch.storage.result_index import index_matches

How: TypeAlias = Literal["merge", "replace"]
"""`merge`: what is in both stays as it was played last; `replace`: everything that is here goes."""

_MATCH: Final = (
    "game, title, document, cursor, scores, progress, created, updated, finished, helped, clock, undone,"
    " hinted, handicap, kept"
)
_SEAT: Final = "seat, side, name, player, score, won, facts"
_ACTION: Final = "position, text, auto, clock"
_TABLES: Final = ("settings", "plugin_values")


@dataclass(frozen=True, slots=True)
class Restored:
    """How many matches came, how many of the backup were here already, where a backup of what was here is."""

    added: int
    known: int
    kept: Path | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a backup would bring: matches that are not here, those that are, those of them it knows better.

    `people` are those of it who are not here, `matches` and `profiles` what is here.
    """

    info: BackupInfo
    added: int
    known: int
    newer: int
    people: int
    matches: int
    profiles: int


@contextmanager
def attached(connection: sqlite3.Connection, source: Path) -> Iterator[None]:
    """Make another database reachable as `source`; not within a transaction."""
    connection.execute("ATTACH DATABASE ? AS source", (str(source),))
    try:
        yield
    finally:
        connection.execute("DETACH DATABASE source")


def compare(connection: Connection, info: BackupInfo) -> Comparison:
    """Say what merging the attached `source` would do; nothing is changed."""
    _find_both(connection)
    here = {name.casefold() for (name,) in connection.exec_driver_sql("SELECT name FROM main.profiles")}
    theirs = connection.exec_driver_sql("SELECT name FROM source.profiles").fetchall()
    found = Comparison(
        info=info,
        added=_count(connection, "source.matches WHERE id NOT IN (SELECT there FROM both_matches)"),
        known=_count(connection, "(SELECT DISTINCT there FROM both_matches)"),
        newer=_count(connection, "(SELECT DISTINCT there FROM both_matches WHERE newer)"),
        people=sum(name.casefold() not in here for (name,) in theirs),
        matches=_count(connection, "main.matches"),
        profiles=len(here),
    )
    _drop(connection, "both_matches", "here_matches")
    return found


def take_over(connection: Connection, how: How, progress: Progress = unwatched) -> Restored:
    """Copy everything from the attached `source`, within the caller's transaction.

    A match is known if one of the same game, with the same document, was begun at the same moment. Settings
    and what plugins keep stay where they are set here already. People with the same name, whatever its case,
    are the same person.
    """
    if how == "replace":
        for table in ("matches", "profiles", *_TABLES):
            connection.exec_driver_sql(f"DELETE FROM {table}")  # noqa: S608 - constants
    _map_people(connection)
    known = _drop_known(connection)
    added = _copy_matches(connection, progress)
    for table in _TABLES:
        connection.exec_driver_sql(f"INSERT OR IGNORE INTO main.{table} SELECT * FROM source.{table}")  # noqa: S608
    _drop(connection, "taken_people", "taken_matches", "here_matches", "both_matches")
    return Restored(added, known)


def _map_people(connection: Connection) -> None:
    """Say in `taken_people` who of the source is who here; add those who are nobody yet."""
    connection.exec_driver_sql("CREATE TEMP TABLE taken_people (old INTEGER PRIMARY KEY, new INTEGER)")
    here = connection.exec_driver_sql("SELECT name, id FROM main.profiles").fetchall()
    ids = {name.casefold(): profile_id for name, profile_id in here}
    theirs = connection.exec_driver_sql("SELECT id, name, colour FROM source.profiles").fetchall()
    for old, name, colour in theirs:
        if name.casefold() not in ids:
            insert = "INSERT INTO main.profiles (name, colour) VALUES (?, ?) RETURNING id"
            ids[name.casefold()] = connection.exec_driver_sql(insert, (name, colour)).scalar_one()
        connection.exec_driver_sql("INSERT INTO taken_people VALUES (?, ?)", (old, ids[name.casefold()]))


def _find_both(connection: Connection) -> None:
    """List in `both_matches` which match of the source is which one here."""
    connection.exec_driver_sql("CREATE TEMP TABLE here_matches AS SELECT id, created FROM main.matches")
    connection.exec_driver_sql("CREATE INDEX temp.here_by_time ON here_matches (created)")
    connection.exec_driver_sql(
        "CREATE TEMP TABLE both_matches AS SELECT ours.id AS here, theirs.id AS there,"
        " theirs.updated > ours.updated AS newer FROM source.matches AS theirs"
        # CROSS JOIN keeps this order: SQLite would compare every match with all others of its game.
        " CROSS JOIN here_matches ON here_matches.created = theirs.created CROSS JOIN main.matches AS ours"
        " ON ours.id = here_matches.id AND ours.game = theirs.game AND ours.document = theirs.document"
    )


def _drop_known(connection: Connection) -> int:
    """List in `taken_matches` what has to come; of matches in both the one that was played last stays.

    Returns how many of the source stay away.
    """
    _find_both(connection)
    connection.exec_driver_sql("CREATE TEMP TABLE taken_matches (old INTEGER PRIMARY KEY)")
    connection.exec_driver_sql(
        "INSERT INTO taken_matches SELECT id FROM source.matches"
        " WHERE id NOT IN (SELECT there FROM both_matches WHERE NOT newer)"
    )
    connection.exec_driver_sql(
        "DELETE FROM main.matches WHERE id IN (SELECT here FROM both_matches WHERE newer)"
    )
    statement = "SELECT count(DISTINCT there) FROM both_matches WHERE NOT newer"
    return int(connection.exec_driver_sql(statement).scalar_one())


def _copy_matches(connection: Connection, progress: Progress) -> int:
    """Copy what `taken_matches` lists, with seats and logs, and count it."""
    sequence = "SELECT seq FROM main.sqlite_sequence WHERE name = 'matches'"
    last = connection.exec_driver_sql(sequence).scalar() or 0
    connection.exec_driver_sql(
        f"INSERT INTO main.matches (id, {_MATCH}) SELECT id + ?, {_MATCH} FROM source.matches"  # noqa: S608
        " JOIN taken_matches ON taken_matches.old = id ORDER BY id",
        (last,),
    )
    connection.exec_driver_sql(
        f"INSERT INTO main.seats (match_id, {_SEAT}, profile_id) SELECT match_id + ?, {_SEAT}, new"  # noqa: S608
        " FROM source.seats JOIN taken_matches ON taken_matches.old = match_id"
        " LEFT JOIN taken_people ON taken_people.old = profile_id",
        (last,),
    )
    connection.exec_driver_sql(
        f"INSERT INTO main.actions (match_id, {_ACTION}) SELECT match_id + ?, {_ACTION}"  # noqa: S608
        " FROM source.actions JOIN taken_matches ON taken_matches.old = match_id",
        (last,),
    )
    index_matches(connection, last, progress=progress)
    return _count(connection, "taken_matches")


def _count(connection: Connection, source: str) -> int:
    """The number of rows of what stands after FROM."""
    return int(connection.exec_driver_sql(f"SELECT count(*) FROM {source}").scalar_one())  # noqa: S608 - constants


def _drop(connection: Connection, *tables: str) -> None:
    for table in tables:
        connection.exec_driver_sql(f"DROP TABLE temp.{table}")

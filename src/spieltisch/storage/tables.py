"""The tables. A change here needs a new revision in `migrations/versions` and a new `HEAD` in `schema.py`."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import DateTime, Dialect, Index, Text, UniqueConstraint, false, text
from sqlalchemy.orm import registry
from sqlalchemy.types import TypeDecorator
from sqlmodel import Field, SQLModel


class JsonText(TypeDecorator[Any]):
    """A JSON value as compact text; ASCII, since JSON may hold surrogates that UTF-8 cannot."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, _dialect: Dialect) -> str:
        """Write the value; NaN and infinities are refused."""
        return json.dumps(value, allow_nan=False, separators=(",", ":"))

    def process_result_value(self, value: Any, _dialect: Dialect) -> Any:
        """Read the value."""
        return json.loads(value)


class UtcTime(TypeDecorator[datetime]):
    """An aware time, kept in UTC."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """Write an aware time in UTC without its zone."""
        if value is None:
            return None
        if value.utcoffset() is None:
            raise ValueError("a time without a zone cannot be stored")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """Read it back, aware."""
        return None if value is None else value.replace(tzinfo=UTC)


class Table(SQLModel, registry=registry()):
    """The base of all tables; a registry of its own, so that nobody else's tables get into the file."""


def _added_flag() -> Any:
    """A flag that was added later, so that SQLite needs a value for the rows that were there."""
    return Field(default=False, sa_column_kwargs={"server_default": false()})


class MatchRow(Table, table=True):
    """A match. Its id is never given to another one, so that an old id cannot reach a new match.

    `clock` are the seconds left for the pending decision. `undone` and `hinted` say why it is `helped`; of
    matches stored before schema 0003 nobody knows. `handicap`: it began from given scores or cards. `kept` is
    what each seat keeps (how its hand is sorted), by the seat's number and name.
    """

    __tablename__ = "matches"
    __table_args__ = (
        Index("ix_matches_game_finished", "game", "finished"),
        Index("ix_matches_finished", "finished"),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(sa_type=Text)
    title: str = Field(sa_type=Text)
    document: dict[str, Any] = Field(sa_type=JsonText)
    cursor: int
    scores: list[float] = Field(sa_type=JsonText)
    progress: str = Field(sa_type=Text)
    created: datetime = Field(sa_type=UtcTime)
    updated: datetime = Field(sa_type=UtcTime)
    finished: datetime | None = Field(default=None, sa_type=UtcTime)
    helped: bool = False
    clock: float | None = None
    undone: bool = _added_flag()
    hinted: bool = _added_flag()
    handicap: bool = _added_flag()
    kept: dict[str, Any] = Field(
        default_factory=dict, sa_type=JsonText, sa_column_kwargs={"server_default": text("'{}'")}
    )


class SeatRow(Table, table=True):
    """One seat of a match, and of a person the profile."""

    __tablename__ = "seats"
    __table_args__ = (
        Index("ix_seats_player", "player", "match_id"),
        Index("ix_seats_profile", "profile_id"),
        {"sqlite_with_rowid": False},
    )

    match_id: int = Field(primary_key=True, foreign_key="matches.id", ondelete="CASCADE")
    seat: int = Field(primary_key=True)
    side: int
    name: str = Field(sa_type=Text)
    player: str = Field(sa_type=Text)
    score: float | None = None
    won: bool | None = None
    facts: dict[str, float] = Field(sa_type=JsonText)
    profile_id: int | None = Field(default=None, foreign_key="profiles.id", ondelete="SET NULL")


class ActionRow(Table, table=True):
    """One action of a match in the text notation.

    `auto` when the clock chose it; `clock` are the seconds that were left when it was chosen.
    """

    __tablename__ = "actions"
    __table_args__ = ({"sqlite_with_rowid": False},)

    match_id: int = Field(primary_key=True, foreign_key="matches.id", ondelete="CASCADE")
    position: int = Field(primary_key=True)
    text: str = Field(sa_type=Text)
    auto: bool = False
    clock: float | None = None


class SettingRow(Table, table=True):
    """One setting of the app."""

    __tablename__ = "settings"

    key: str = Field(primary_key=True, sa_type=Text)
    value: Any = Field(sa_type=JsonText)


class ProfileRow(Table, table=True):
    """A person."""

    __tablename__ = "profiles"
    __table_args__ = (UniqueConstraint("name", name="uq_profiles_name"),)

    id: int | None = Field(default=None, primary_key=True)
    name: str = Field(sa_type=Text)
    colour: str = Field(sa_type=Text)


class PluginValueRow(Table, table=True):
    """One value that a plugin keeps."""

    __tablename__ = "plugin_values"
    __table_args__ = ({"sqlite_with_rowid": False},)

    plugin: str = Field(primary_key=True, sa_type=Text)
    key: str = Field(primary_key=True, sa_type=Text)
    value: Any = Field(sa_type=JsonText)

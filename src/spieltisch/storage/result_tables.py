"""The tables that statistics count in: what matches and seats say already, arranged to be counted fast.

Everything in them is derived (`result_index.py`) and may be thrown away and made again.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, Text
from sqlalchemy import Table as PlainTable
from sqlmodel import Field

from spieltisch.storage.tables import Table

FIGURES: Final = 96
"""How many different facts of one game can be counted; a game may keep more, which stay with the seat."""

FIGURE_COLUMNS: Final = tuple(f"f{number:02}" for number in range(FIGURES))


class OptionSetRow(Table, table=True):
    """A set of options with which matches were played: a JSON object, its keys sorted."""

    __tablename__ = "option_sets"
    __table_args__ = (Index("ix_option_sets_text", "text"),)

    id: int | None = Field(default=None, primary_key=True)
    text: str = Field(sa_type=Text)


class OppositionRow(Table, table=True):
    """Who sat on the other sides: a sorted JSON array of `[kind, value]`.

    Kinds are `profile` (the id as text), `name` (a person without a profile) and `player` (a level).
    """

    __tablename__ = "oppositions"
    __table_args__ = (Index("ix_oppositions_text", "text"),)

    id: int | None = Field(default=None, primary_key=True)
    text: str = Field(sa_type=Text)


class FigureColumnRow(Table, table=True):
    """Which column of `results` holds a fact of a game."""

    __tablename__ = "figure_columns"
    __table_args__ = ({"sqlite_with_rowid": False},)

    game: str = Field(primary_key=True, sa_type=Text)
    fact: str = Field(primary_key=True, sa_type=Text)
    number: int


def _column(name: str, type_: Any, *more: Any, nullable: bool = False) -> Column[Any]:
    return Column(name, type_, *more, nullable=nullable)


RESULTS: Final = PlainTable(
    "results",
    Table.metadata,
    _column("game", Text),
    # Days since 1 January of the year 1 (`date.toordinal`) in local time; milliseconds since 1970.
    _column("day", Integer),
    _column("finished", Integer),
    _column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE")),
    _column("seat", Integer),
    _column("profile_id", Integer, ForeignKey("profiles.id", ondelete="SET NULL"), nullable=True),
    # Whether the match counts for everybody together: its first person, if all people are on one side.
    _column("lead", Boolean),
    _column("opposition", Integer, ForeignKey("oppositions.id")),
    _column("options", Integer, ForeignKey("option_sets.id")),
    _column("won", Boolean, nullable=True),
    _column("score", Float),
    _column("other", Float),
    _column("helped", Boolean),
    _column("handicap", Boolean),
    *(_column(name, Float, nullable=True) for name in FIGURE_COLUMNS),
    # The order of counting: a game's matches lie in the order in which they ended, day after day.
    PrimaryKeyConstraint("game", "day", "finished", "match_id", "seat", name="pk_results"),
    Index("ix_results_match", "match_id"),
    Index("ix_results_profile", "profile_id"),
    # With everything that filters look at, so that counting does not read the wide rows.
    Index(
        "ix_results_course",
        "game",
        "day",
        "finished",
        "match_id",
        "seat",
        "lead",
        "profile_id",
        "opposition",
        "options",
        "helped",
        "handicap",
        "won",
        "score",
        "other",
    ),
    # The same for all games together.
    Index(
        "ix_results_days",
        "day",
        "finished",
        "match_id",
        "seat",
        "lead",
        "profile_id",
        "opposition",
        "options",
        "helped",
        "handicap",
        "won",
    ),
    Index(
        "ix_results_groups",
        "game",
        "opposition",
        "options",
        "lead",
        "profile_id",
        "day",
        "helped",
        "handicap",
        "won",
    ),
    sqlite_with_rowid=False,
)
"""One finished match seen from the seat of one person; `other` is the best score of the other sides."""

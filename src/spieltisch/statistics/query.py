"""What is asked: which matches count, and which of them are behind one figure."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final, Literal, TypeAlias

from spieltisch.core.options import OptionValue

MIXED: Final = "mixed"
"""The level of opponents who are not all alike."""

Outcome: TypeAlias = Literal["won", "lost", "tied"]


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody who sits on another side: a profile (`value` is its id), another name, or a level."""

    kind: Literal["profile", "name", "player"]
    value: str


@dataclass(frozen=True, slots=True)
class StatisticsQuery:
    """Which finished matches count; empty filters let everything through.

    - `game`: the id of one game; None: all games.
    - `profile`: the id of the person whose seats are looked at, whoever the others are. None: every match in
      which all people are on one side, once, seen from there (of people against each other one wins anyway).
    - `levels`: computer levels, `human` or `MIXED`: what all opponents are.
    - `opponents`: matches with at least one of them on another side.
    - `options`: pairs of key and value; of several values of one key any will do.
    - `first`, `last`: days on which a match ended, both included, in the local time of then.
    - `helped`, `handicapped`: whether matches with undo or hints, and those that began with a handicap or
      arranged cards, count as well.
    """

    game: str | None = None
    profile: int | None = None
    levels: tuple[str, ...] = ()
    opponents: tuple[Opponent, ...] = ()
    options: tuple[tuple[str, OptionValue], ...] = ()
    first: date | None = None
    last: date | None = None
    helped: bool = True
    handicapped: bool = True


@dataclass(frozen=True, slots=True)
class Selection:
    """The matches behind one figure: those of a query, some of them.

    - `numbers`: from the one to the other, both included; the query's matches count from 1 in the order in
      which they ended.
    - `outcome`: those that went so.
    - `opponent`: those in which this one, too, sat on another side.
    - `measure`: `score`, `margin` or a number of the game (`GamePlugin.result_facts`); of the matches that
      have it those with at least `low` and less than `high`, or with `exactly` so many.
    - `order`: the newest match first, or the one with the highest or lowest measure.
    """

    query: StatisticsQuery
    numbers: tuple[int, int] | None = None
    outcome: Outcome | None = None
    opponent: Opponent | None = None
    measure: str | None = None
    low: float | None = None
    high: float | None = None
    exactly: float | None = None
    order: Literal["newest", "highest", "lowest"] = "newest"

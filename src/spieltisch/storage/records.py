"""What crosses the border of the storage: frozen plain values, no table rows and no sessions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeAlias

from spieltisch.core.events import Json

Score: TypeAlias = "int | float"
Document: TypeAlias = "Mapping[str, Json]"


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """Who sat where, and once the match is finished how it went for them.

    `score` is the score of the seat's side; `won` is None while the match runs and on a tie; `facts` are the
    figures the game keeps for statistics (cribbage: hand average, ...). `profile` is the id of the person;
    when a seat is stored without one, it is that of the profile with its name.
    """

    seat: int
    side: int
    name: str
    player: str
    score: Score | None = None
    won: bool | None = None
    facts: Mapping[str, float] = field(default_factory=dict)
    profile: int | None = None


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match to store.

    `document` is the match file without `actions`, `cursor`, `clock` and `auto`; it names the game.
    `progress` is the JSON text of a `Message`, opaque here. A match that was imported brings its `actions`;
    `cursor` None means after the last of them, and `auto` are the indices of actions that the clock chose.
    `clock` are the seconds left for the pending decision; None: all of them, or no limit.
    """

    document: Document
    seats: tuple[SeatSummary, ...]
    title: str = ""
    scores: tuple[Score, ...] = ()
    progress: str = ""
    actions: tuple[str, ...] = ()
    cursor: int | None = None
    auto: tuple[int, ...] = ()
    clock: float | None = None
    helped: bool = False


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A whole match: its document, every action ever done (those beyond `cursor` can be redone).

    `people` are the profiles that sit at it, by seat; `kept` is what seats keep by name, whatever is
    played (how a hand is sorted).

    `clock` are the seconds left for the pending decision, `clocks` those that were left when each action was
    chosen; None: all of them, no limit, or not known.
    """

    id: int
    document: dict[str, Json]
    actions: tuple[str, ...]
    cursor: int
    auto: tuple[int, ...]
    clock: float | None = None
    clocks: tuple[float | None, ...] = ()
    people: Mapping[int, int] = field(default_factory=dict)
    kept: Mapping[int, Mapping[str, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """What lists show of a match without its game: rows of a missing plugin are complete, too.

    Times are aware and in UTC; `finished` is None while the match runs; `helped` says that an undo or a hint
    was used, `undone` and `hinted` which of them (of old matches neither is known); `handicap` that it began
    with points for somebody or with arranged cards or tiles.
    """

    id: int
    game: str
    title: str
    seats: tuple[SeatSummary, ...]
    scores: tuple[Score, ...]
    progress: str
    created: datetime
    updated: datetime
    finished: datetime | None
    helped: bool
    undone: bool = False
    hinted: bool = False
    handicap: bool = False


@dataclass(frozen=True, slots=True)
class Profile:
    """A person who plays on this device."""

    id: int
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class ProfileSummary:
    """A person, how many matches they have, how many of those are finished, when one was played last."""

    profile: Profile
    matches: int
    finished: int
    last: datetime | None


@dataclass(frozen=True, slots=True)
class Guest:
    """A name under which somebody has played who is no profile."""

    name: str
    matches: int


@dataclass(frozen=True, slots=True)
class Meetings:
    """How many matches two people have played: each of them, against each other, together on one side."""

    one: int
    other: int
    against: int
    together: int

    @property
    def merged(self) -> int:
        """How many the two have as one: what they played together, or against each other, once."""
        return self.one + self.other - self.against - self.together


@dataclass(frozen=True, slots=True)
class Parted:
    """A person who was taken away, with their seats: pairs of match and seat."""

    profile: Profile
    seats: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class MonthSummary:
    """The matches of people against the computer that ended in one month (1 to 12)."""

    month: int
    won: int = 0
    lost: int = 0
    tied: int = 0


@dataclass(frozen=True, slots=True)
class YearSummary:
    """The finished matches of one year.

    `played` counts every match with a person in it. `won`, `lost` and `tied` count those in which all people
    were on one side, since a match of people against each other is won by one of them anyway. `months` has
    one entry for each of the twelve months.
    """

    year: int
    played: int
    won: int
    lost: int
    tied: int
    months: tuple[MonthSummary, ...]

    @property
    def percent(self) -> int | None:
        """The share of matches against the computer that were won, rounded; None when there are none."""
        counted = self.won + self.lost + self.tied
        return round(100 * self.won / counted) if counted else None

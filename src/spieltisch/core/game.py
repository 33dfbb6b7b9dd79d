"""The contract of a game: pure functions over an immutable state.

`S` is the game's whole state, `V` what one seat may know of it. Everything a player decides with (legal
actions, reasons, computer players, presentation) takes a `V`; only the match itself holds an `S`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.events import Event, Json
from spieltisch.core.facts import FactInfo
from spieltisch.core.messages import Message, Texts
from spieltisch.core.options import Option, Options
from spieltisch.core.presentation import Presenter, TableHabits
from spieltisch.core.presets import Preset
from spieltisch.core.randomness import RandomSource

S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)

Score: TypeAlias = "int | float"
LEVELS = ("beginner", "medium", "hard", "expert")


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is known of a game without playing it. `version` is the version of its rules."""

    id: str
    version: int
    name: Message
    summary: Message
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything a match starts from. `options` are complete and checked, `humans` the seats of people."""

    seats: int
    options: Options
    chance: RandomSource
    scores: tuple[Score, ...] | None = None
    dealer: int | None = None
    lots: tuple[int, ...] = ()
    humans: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The state after an action and what happened on the way, in order."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """Scores per side as counted so far; `winner` is a side, or None while running and on a tie."""

    over: bool
    scores: tuple[Score, ...]
    winner: int | None


class Game(Protocol[S, V]):
    """The rules of one game."""

    @property
    def info(self) -> GameInfo:
        """Id, version, seats and options."""

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:
        """Return the side of every seat (side i contains seat i)."""

    def pieces(self, options: Options) -> tuple[str, ...]:
        """Return the whole pack in notation, every piece once (equal jokers as often as there are)."""

    def check_setup(self, setup: Setup) -> None:
        """Refuse a setup the rules cannot start from (a handicap at or over the target, ...).

        Raises:
            SpieltischError: with the reason.
        """

    def start(self, setup: Setup) -> Step[S]:
        """Return the first state of a match, and what happens before anyone acts."""

    def actors(self, state: S) -> tuple[int, ...]:
        """Return every seat that has a legal action now, ascending; empty when the match is over."""

    def turn(self, state: S) -> int | None:
        """Return the seat the game waits for, or None (over, or several seats at once)."""

    def asked(self, state: S) -> tuple[int, ...]:
        """Return the actors the game waits for, those to be asked first in front; empty when it is over.

        Other actors act of their own accord (a raise or a claim out of turn) and are never waited for. When
        several of one side are asked, the first answer counts: a computer leaves it to a person of its side,
        and of computers the first one answers. Contains `turn` unless that is None.
        """

    def view(self, state: S, seat: int | None) -> V:
        """Return what `seat` may know; None is an onlooker who knows the public facts alone."""

    def legal(self, view: V) -> tuple[Action, ...]:
        """Return the viewing seat's legal actions in canonical order; empty when it has none."""

    def canonical(self, action: Action) -> Action:
        """Put the action's arguments into canonical order; words that mean nothing stay as they are."""

    def check(self, view: V, action: Action) -> None:
        """Say why the viewing seat may not do this.

        Raises:
            IllegalAction: the rules refuse it; the message says why.
        """

    def apply(self, state: S, action: Action) -> Step[S]:
        """Return the next state and the events.

        Raises:
            IllegalAction: as `check` on the acting seat's view.
        """

    def automatic(self, view: V) -> Action | None:
        """Return the action the app does by itself for the viewing seat (a forced pass), or None."""

    def result(self, state: S) -> Result:
        """Return scores and winner."""

    def sample(self, view: V, stream: random.Random) -> S:
        """Return a whole state that looks to the viewing seat exactly like `view`, the rest dealt anew."""

    def view_to_json(self, view: V) -> Json:
        """Return the view as plain JSON: what `spieltisch view` prints and what the worker process gets."""

    def view_from_json(self, data: Json) -> V:
        """Read what `view_to_json` wrote.

        Raises:
            ValueError: it is no such thing.
        """


class ComputerPlayer(Protocol[V_contra]):
    """A computer player: a pure function of a view and one number derived for this decision."""

    def choose(self, view: V_contra, number: int) -> Action:
        """Return one of the viewing seat's legal actions."""


class Adviser(Protocol[V_contra]):
    """Ranks the legal actions for hints."""

    @property
    def unit(self) -> str:
        """What the values count: `points`, `win_probability`, ..."""

    def rank(self, view: V_contra, number: int) -> tuple[RankedAction, ...]:
        """Return legal actions with their worth, best first."""


class MoveClock(Protocol[V_contra]):
    """How long a person may think, and what happens then. The app lets it run; the rules know no time."""

    def limit(self, view: V_contra) -> int | None:
        """Return the seconds the viewing seat has for what it is asked now; None: no limit, or not asked."""

    def expired(self, view: V_contra) -> Action:
        """Return the legal action that is done for the viewing seat, which is asked, when they are up."""


class Reactions(Protocol[V_contra]):
    """How fast computers are where the first of several seats gets it. The app measures the time."""

    def lead(self, view: V_contra) -> float | None:
        """Return the seconds of the signal before anybody may act; None: it does not matter who is first."""

    def delay(self, view: V_contra, level: str, number: int) -> float | None:
        """Return the seconds from the end of the signal until the viewing seat, a computer of `level`, acts.

        None: it notices too late. `number` is derived for this decision, so that a match replays exactly.
        """


def _no_facts(_events: Sequence[Event], _side: int) -> Mapping[str, float]:
    return {}


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """What a plugin's entry point names: one game with everything the program needs of it.

    `players` make a computer player of each level; `texts` is the game's catalog (named by its id);
    `table_qml` is the game's QML file and `translations` a folder of `.qm` files, both relative to the
    plugin's package (bundled games keep their translations with the app's). `result_facts` computes the
    figures of one side of a finished match that statistics keep (cribbage: points of hands, ...), at most 96
    different ones; `facts` say what statistics show of them, the most telling first. `clock` is
    there for games that can be played against time, `reactions` for those where the first to act may win;
    `habits` say how the table of this game is used. `presets` are the usual ways to play, the one with all
    defaults first; none where there is nothing to choose.
    """

    game: Game[Any, Any]
    players: Mapping[str, Callable[[], ComputerPlayer[Any]]]
    adviser: Callable[[], Adviser[Any]]
    presenter: Presenter[Any]
    texts: Texts
    table_qml: str
    translations: str | None = None
    result_facts: Callable[[Sequence[Event], int], Mapping[str, float]] = field(default=_no_facts)
    facts: tuple[FactInfo, ...] = ()
    clock: MoveClock[Any] | None = None
    reactions: Reactions[Any] | None = None
    habits: TableHabits = field(default_factory=TableHabits)
    presets: tuple[Preset, ...] = ()

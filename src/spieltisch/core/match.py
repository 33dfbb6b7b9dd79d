"""A match is its log: a header and actions in order; the state is a fold over them.

Nothing is stored but what the players did. Every state of the log is kept in memory, so that going back and
forth costs nothing and never decides anything again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any, Generic, TypeVar

from spieltisch.core.actions import Action
from spieltisch.core.errors import BadOption, IllegalAction, SpieltischError
from spieltisch.core.events import Event, Json, event
from spieltisch.core.game import Game, Result, Score, Setup, Step
from spieltisch.core.messages import message
from spieltisch.core.options import Options, OptionValue, complete
from spieltisch.core.players import SeatEntry, decision_number, reaction_number
from spieltisch.core.randomness import RandomSource, fresh_seed

S = TypeVar("S")
V = TypeVar("V")

SEATS_OPTION = "seats"


@dataclass(frozen=True, slots=True)
class UnknownKeys:
    """Keys of a match file that this version does not know; they are written back untouched."""

    top: Mapping[str, Json] = field(default_factory=dict)
    setup: Mapping[str, Json] = field(default_factory=dict)
    seats: tuple[Mapping[str, Json], ...] = ()


@dataclass(frozen=True, slots=True)
class MatchHeader:
    """Everything a match starts from. `options` are complete and checked; `rules` is the rules' version.

    `scores` (per side), `dealer` and `lots` (seats) are what a file prescribes instead of zero and chance;
    `packs` are the packs of the first shuffles, first dealt first.
    """

    game: str
    rules: int
    options: Options
    seats: tuple[SeatEntry, ...]
    seed: str
    scores: tuple[Score, ...] | None = None
    dealer: int | None = None
    lots: tuple[int, ...] = ()
    packs: tuple[tuple[str, ...], ...] = ()
    unknown: UnknownKeys = field(default_factory=UnknownKeys)

    @property
    def setup(self) -> Setup:
        """The header as the game takes it."""
        return Setup(
            seats=len(self.seats),
            options=self.options,
            chance=RandomSource(self.seed, self.packs),
            scores=self.scores,
            dealer=self.dealer,
            lots=self.lots,
            humans=self.humans,
        )

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(index for index, entry in enumerate(self.seats) if entry.human)


def complete_options(game: Game[Any, Any], seats: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return a value for every option; an option `seats` is the number of seats at the table.

    Raises:
        BadOption: an option is unknown, has an impossible value or contradicts the table.
    """
    schema = game.info.options
    if not any(option.key == SEATS_OPTION for option in schema):
        return complete(schema, given)
    options = complete(schema, {SEATS_OPTION: seats, **given})
    if options[SEATS_OPTION] != seats:
        raise BadOption(message("core.option.seats", value=int(options[SEATS_OPTION]), seats=seats))
    return options


def check_seat_count(game: Game[Any, Any], seats: int) -> None:
    """Refuse a table the game is not made for.

    Raises:
        SpieltischError: with the numbers of players that are possible.
    """
    if seats not in game.info.seats:
        possible = ", ".join(str(count) for count in game.info.seats)
        raise SpieltischError(
            message("core.match.seat_count", game=game.info.name, possible=possible, seats=seats)
        )


def new_match_header(
    game: Game[Any, Any],
    seats: Iterable[SeatEntry],
    options: Mapping[str, object] | None = None,
    *,
    seed: str | None = None,
    scores: tuple[Score, ...] | None = None,
    dealer: int | None = None,
    lots: tuple[int, ...] = (),
    packs: tuple[tuple[str, ...], ...] = (),
) -> MatchHeader:
    """Make the header of a new match: options completed, a fresh seed unless one is given.

    Raises:
        BadOption: an option is unknown or has an impossible value.
        SpieltischError: the number of seats or the setup is impossible.
    """
    entries = tuple(seats)
    check_seat_count(game, len(entries))
    header = MatchHeader(
        game=game.info.id,
        rules=game.info.version,
        options=complete_options(game, len(entries), options or {}),
        seats=entries,
        seed=fresh_seed() if seed is None else seed,
        scores=scores,
        dealer=dealer,
        lots=lots,
        packs=packs,
    )
    game.check_setup(header.setup)
    return header


class Match(Generic[S, V]):
    """The log of a match with a cursor; what lies beyond the cursor can be done again.

    `Match(game, header, actions, cursor, auto)` plays `actions` from the start and then sets the cursor.
    `auto` are the indices of actions that a clock chose.

    Raises:
        SpieltischError: the header or one of the actions is impossible.
    """

    def __init__(
        self,
        game: Game[S, V],
        header: MatchHeader,
        actions: Sequence[Action] = (),
        cursor: int | None = None,
        auto: Iterable[int] = (),
    ) -> None:
        game.check_setup(header.setup)
        self.game = game
        self.header = header
        self._steps: list[Step[S]] = [game.start(header.setup)]
        self._actions: list[Action] = []
        self._auto: list[bool] = []
        self._decisions: list[bool] = []
        self._views: dict[int | None, V] = {}
        self._cursor = 0
        chosen_by_clock = frozenset(auto)
        for index, action in enumerate(actions):
            self.play(action, auto=index in chosen_by_clock)
        if cursor is not None:
            self.seek(cursor)

    @property
    def cursor(self) -> int:
        """How many actions of the log count now."""
        return self._cursor

    @property
    def actions(self) -> tuple[Action, ...]:
        """The whole log, with what can be done again beyond the cursor."""
        return tuple(self._actions)

    @property
    def auto(self) -> tuple[int, ...]:
        """Indices of the actions that a clock chose."""
        return tuple(index for index, chosen in enumerate(self._auto) if chosen)

    @property
    def state(self) -> S:
        """The state at the cursor."""
        return self._steps[self._cursor].state

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything public that happened from the start up to the cursor."""
        return tuple(chain.from_iterable(step.events for step in self._steps[: self._cursor + 1]))

    @property
    def recent(self) -> tuple[Event, ...]:
        """The events of the newest action (at the start: those before anyone acted)."""
        return self._steps[self._cursor].events

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of every seat."""
        return self.game.sides(len(self.header.seats), self.header.options)

    def view(self, seat: int | None) -> V:
        """What `seat` may know now; None is an onlooker."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def actors(self) -> tuple[int, ...]:
        """Every seat that has a legal action now."""
        return self.game.actors(self.state)

    def turn(self) -> int | None:
        """The seat the game waits for."""
        return self.game.turn(self.state)

    def asked(self) -> tuple[int, ...]:
        """The actors the game waits for, those to be asked first in front."""
        return self.game.asked(self.state)

    def result(self) -> Result:
        """Scores and winner at the cursor."""
        return self.game.result(self.state)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """The legal actions of `seat` in canonical order."""
        return self.game.legal(self.view(seat))

    def decision_number(self, seat: int) -> int:
        """The number for the next decision of `seat`: the same whenever the match comes to this point."""
        own = sum(action.seat == seat for action in self._actions[: self._cursor])
        return decision_number(self.header.seed, seat, own)

    @property
    def question(self) -> int:
        """The place in the log where what several seats are asked now was first asked.

        Whoever has answered since is not asked any more, and all others still are.
        """
        place, asked = self._cursor, set(self.asked())
        while place:
            seat = self._actions[place - 1].seat
            before = set(self.game.asked(self._steps[place - 1].state))
            if seat in asked or before != asked | {seat}:
                break
            place, asked = place - 1, before
        return place

    def reaction_number(self, seat: int) -> int:
        """The number for how fast `seat` answers the present question, whoever answers before it."""
        return reaction_number(self.header.seed, seat, self.question)

    def follows(self, action: Action, auto: bool = False) -> bool:
        """Whether `action` is the very one recorded next, so that playing it keeps what lies beyond."""
        return self._is_recorded(self.game.canonical(action), auto)

    def play(self, action: Action, auto: bool = False) -> Step[S]:
        """Do `action`; whatever lay beyond the cursor is forgotten unless this is what was recorded there.

        With `auto` the clock chose it: an event `timeout` with the `seat` goes before those of the action.

        Raises:
            IllegalAction: the rules refuse it; nothing changed.
        """
        if not 0 <= action.seat < len(self.header.seats):
            raise IllegalAction(message("core.action.no_seat", seat=action.seat))
        action = self.game.canonical(action)
        view = self.view(action.seat)
        self.game.check(view, action)
        if not self._is_recorded(action, auto):
            step = self.game.apply(self.state, action)
            if auto:
                step = replace(step, events=(event("timeout", seat=action.seat), *step.events))
            decision = self.header.seats[action.seat].human and not auto
            self._forget_beyond()
            self._steps.append(step)
            self._actions.append(action)
            self._auto.append(auto)
            self._decisions.append(decision and self.game.automatic(view) != action)
        self.seek(self._cursor + 1)
        return self._steps[self._cursor]

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back."""
        return self._undo_target() is not None

    def undo(self) -> int:
        """Go back to just before the last decision of a person (among computers: one action).

        Returns:
            How many actions were taken back; 0 when there is nothing to take back.
        """
        target = self._undo_target()
        if target is None:
            return 0
        taken_back = self._cursor - target
        self.seek(target)
        return taken_back

    @property
    def can_redo(self) -> bool:
        """Whether something lies beyond the cursor."""
        return self._cursor < len(self._actions)

    def redo(self) -> tuple[Step[S], ...]:
        """Do the next recorded action again and the recorded answers up to a person's next decision.

        Returns:
            The steps in order, so that a table can show them; none when there is nothing to do again.
        """
        before = self._cursor
        if self.can_redo:
            self.seek(self._redo_target())
        return tuple(self._steps[before + 1 : self._cursor + 1])

    def restart(self) -> None:
        """Go to the start of the same random match; the log stays until something else is played."""
        self.seek(0)

    def seek(self, cursor: int) -> None:
        """Set the cursor.

        Raises:
            IndexError: the log has no such place.
        """
        if not 0 <= cursor <= len(self._actions):
            raise IndexError(cursor)
        self._cursor = cursor
        self._views.clear()

    def _is_recorded(self, action: Action, auto: bool) -> bool:
        return (
            self._cursor < len(self._actions)
            and self._actions[self._cursor] == action
            and self._auto[self._cursor] == auto
        )

    def _undo_target(self) -> int | None:
        if not self.header.humans:
            return self._cursor - 1 if self._cursor else None
        earlier = range(self._cursor - 1, -1, -1)
        return next((index for index in earlier if self._decisions[index]), None)

    def _redo_target(self) -> int:
        target = self._cursor + 1
        if self.header.humans:
            while target < len(self._actions) and not self._decisions[target]:
                target += 1
        return target

    def _forget_beyond(self) -> None:
        del self._steps[self._cursor + 1 :]
        del self._actions[self._cursor :]
        del self._auto[self._cursor :]
        del self._decisions[self._cursor :]

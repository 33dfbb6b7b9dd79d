"""Matches to test a game with: every number of seats and every option, played at random to the end."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from spieltisch.core.actions import Action
from spieltisch.core.game import Game
from spieltisch.core.match import SEATS_OPTION, Match, MatchHeader, new_match_header
from spieltisch.core.options import Option, OptionValue
from spieltisch.core.players import HUMAN, RANDOM, SeatEntry
from spieltisch.core.randomness import derive

MAX_ACTIONS = 20_000


class NonConformance(AssertionError):  # noqa: N818 - what it is
    """A game breaks a law of the contract; the text says which and where."""


@dataclass(frozen=True, slots=True)
class Case:
    """One match: seats, options that differ from their defaults, and a seed.

    `endless`: so many actions are enough in a world dealt anew, where random players might lose points for
    ever; None: such a world has to come to its end.
    """

    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: str = "conformance"
    endless: int | None = None

    def header(self, game: Game[Any, Any], humans: tuple[int, ...] = ()) -> MatchHeader:
        """The header of the match; everybody else is a random player."""
        entries = [SeatEntry("", HUMAN if seat in humans else RANDOM) for seat in range(self.seats)]
        return new_match_header(game, entries, self.options, seed=self.seed)


def require(condition: bool, problem: str, *context: object) -> None:
    """Fail with `problem` unless `condition` holds.

    Raises:
        NonConformance: it does not hold.
    """
    if not condition:
        raise NonConformance(": ".join([problem, *map(str, context)]))


def default_cases(game: Game[Any, Any], seed: str = "conformance") -> tuple[Case, ...]:
    """Every number of seats with the defaults, then every other value of every option by itself."""
    seats = game.info.seats
    cases = [Case(count, {}, seed) for count in seats]
    for option in game.info.options:
        if option.key != SEATS_OPTION:
            cases += [Case(seats[-1], values, seed) for values in _settings(option)]
    return tuple(cases)


def _settings(option: Option) -> list[dict[str, OptionValue]]:
    condition = option.depends_on
    base: dict[str, OptionValue] = {} if condition is None else {condition.key: condition.values[0]}
    return [{**base, option.key: value} for value in _values(option) if value != option.default]


def _values(option: Option) -> list[OptionValue]:
    if option.type == "bool":
        return [False, True]
    bounds = [value for value in (option.minimum, option.maximum) if value is not None]
    return [*option.choices, *(value for value in bounds if value not in option.choices)]


def random_action(match: Match[Any, Any], stream: random.Random) -> Action:
    """Any legal action of any seat that may act."""
    actors = match.actors()
    legal = match.legal(actors[int(stream.random() * len(actors))])
    require(bool(legal), "an actor has no legal action", match.cursor, actors)
    return legal[int(stream.random() * len(legal))]


def stream_of(case: Case, label: str) -> random.Random:
    """A generator of the kit's own for one match."""
    return random.Random(derive(case.seed, f"conformance/{label}"))  # noqa: S311 - games, not secrets


def playout(game: Game[Any, Any], case: Case, humans: tuple[int, ...] = ()) -> Iterator[Match[Any, Any]]:
    """Play a match at random and yield it at every state, the last one included.

    Raises:
        NonConformance: it does not end.
    """
    match: Match[Any, Any] = Match(game, case.header(game, humans))
    stream = stream_of(case, "playout")
    yield match
    while match.actors():
        match.play(random_action(match, stream))
        require(match.cursor < MAX_ACTIONS, "a match does not end", case)
        yield match


def play_to_end(game: Game[Any, Any], case: Case, humans: tuple[int, ...] = ()) -> Match[Any, Any]:
    """Play a match at random and return it."""
    *_, match = playout(game, case, humans)
    return match

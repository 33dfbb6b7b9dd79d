"""Helpers for the tests of the rules: settings and lines in short, tables set up by hand, matches."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from spieltisch.core.actions import Action
from spieltisch.core.errors import IllegalAction
from spieltisch.core.events import Event
from spieltisch.core.game import Setup, Step
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.options import OptionValue, complete
from spieltisch.core.players import SeatEntry
from spieltisch.core.randomness import RandomSource
from spieltisch.core.tiles import Tile, parse_tiles
from spieltisch.games.dominoes.dealing import PIECES
from spieltisch.games.dominoes.line import END_NAMES, EndName, Line
from spieltisch.games.dominoes.options import OPTIONS
from spieltisch.games.dominoes.rules import DominoesRules
from spieltisch.games.dominoes.settings import Settings
from spieltisch.games.dominoes.state import State, View

RULES = DominoesRules()


def settings(seats: int = 2, **options: OptionValue) -> Settings:
    """The settings of a table, options left out as they are by default."""
    return Settings.of(complete(OPTIONS, {"seats": seats, **options}), seats)


def setup(seats: int = 2, *, dealer: int | None = 0, **options: OptionValue) -> Setup:
    """A match of unmixed tiles (0-0, 1-0, ... dealt round the table), opened by `dealer`."""
    return setup_of(seats, options, dealer)


def setup_of(seats: int, options: Mapping[str, OptionValue], dealer: int | None = 0) -> Setup:
    """The same with options in a mapping."""
    complete_options = complete(OPTIONS, {"seats": seats, **options})
    return Setup(seats, complete_options, RandomSource("seed", (PIECES,)), dealer=dealer)


def new_match(seats: int = 2, seed: str = "seed", **options: OptionValue) -> Match[State, View]:
    """A match of random players."""
    return Match(RULES, new_match_header(RULES, [SeatEntry("", "random")] * seats, options, seed=seed))


def laid(text: str, *, branching: bool = True) -> Iterator[Line]:
    """The lines after each of the tiles in `text`, each but the first with its end: `5-5 5-0:left`."""
    line = Line(branching)
    for word in text.split():
        tile, _, end = word.partition(":")
        line = line.lay(Tile.parse(tile), end_of(end))
        yield line


def end_of(text: str) -> EndName | None:
    """The end called `text`."""
    return next((name for name in END_NAMES if name == text), None)


def line_of(text: str, *, branching: bool = True) -> Line:
    """The line of the tiles in `text`."""
    *_, line = laid(text, branching=branching)
    return line


def table(
    hands: Sequence[str],
    line: str = "",
    *,
    boneyard: str = "",
    turn: int = 0,
    scores: Sequence[float] = (),
    passes: int = 0,
    **options: OptionValue,
) -> State:
    """A state with these hands, this line and this boneyard, seat `turn` to move; scores in points."""
    seats = len(hands)
    state = RULES.start(setup_of(seats, options)).state
    held = tuple(tuple(sorted(parse_tiles(hand))) for hand in hands)
    rest = parse_tiles(boneyard)
    branching = state.table.settings.spinner
    return replace(
        state,
        hands=held,
        boneyard=rest,
        table=replace(
            state.table,
            turn=turn,
            hand_sizes=tuple(len(hand) for hand in held),
            boneyard=len(rest),
            line=line_of(line, branching=branching) if line else Line(branching),
            scores=tuple(int(2 * score) for score in scores) or state.table.scores,
            passes=passes,
        ),
    )


def act(state: State, *actions: str) -> Step[State]:
    """Do the actions; the events are those of all of them."""
    events: list[Event] = []
    for text in actions:
        step = RULES.apply(state, Action.parse(text))
        state = step.state
        events.extend(step.events)
    return Step(state, tuple(events))


def legal(state: State) -> list[str]:
    """The legal actions of the seat on turn, without the seat."""
    turn = state.table.turn
    assert turn is not None
    return [action.text.partition(" ")[2] for action in RULES.legal(RULES.view(state, turn))]


def refusal(state: State, text: str) -> str:
    """The reason why an action is refused; an empty text if it is not."""
    try:
        RULES.apply(state, Action.parse(text))
    except IllegalAction as error:
        return error.reason
    return ""


def scored(events: Sequence[Event]) -> list[tuple[object, object, object]]:
    """Side, points and reason of every score."""
    return [(item["side"], item["points"], item["reason"]) for item in events if item.type == "score"]


def play_on(match: Match[State, View], stream: random.Random, limit: int = 5000) -> bool:
    """Play at random to the end; returns whether it ended within `limit` actions."""
    for _number in range(limit):
        actors = match.actors()
        if not actors:
            return True
        choices = match.legal(actors[0])
        match.play(choices[int(stream.random() * len(choices))])
    return False

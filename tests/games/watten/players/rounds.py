"""Views and open positions of rounds under way, for the tests of the players."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from spieltisch.core.game import ComputerPlayer
from spieltisch.core.options import OptionValue
from spieltisch.core.players import decision_number
from spieltisch.games.watten.players.order import Order
from spieltisch.games.watten.players.playout import Position
from spieltisch.games.watten.state import Phase, State, View
from tests.games.watten.support import COMBINATIONS, RULES, Match

Options = Mapping[str, OptionValue]


def some_options(number: int) -> Options:
    """The options of the `number`-th match: every combination and target in turn."""
    return {**COMBINATIONS[number % len(COMBINATIONS)], "target": (5, 11, 15, 18)[number % 4]}


def matches_of(player: ComputerPlayer[View], seed: str, options: Options) -> Iterator[State]:
    """A match of the player with itself: the state before every decision."""
    match = Match.start(seed=seed, dealer=None, **options)
    decision = 0
    while match.asked:
        yield match.state
        seat = match.asked[0]
        number = decision_number(seed, seat, decision)
        decision += 1
        match.do(player.choose(match.view(seat), number).text)


def random_states(seed: str, options: Options) -> Iterator[State]:
    """A match of random play in which hardly anybody folds: the state before every action."""
    stream = random.Random(seed)
    match = Match.start(seed=seed, dealer=None, **options)
    while not match.over:
        yield match.state
        legal = [text for seat in match.actors for text in match.legal(seat)]
        calm = [text for text in legal if text.split()[1] not in ("fold", "raise")] or legal
        match.do(stream.choice(legal if stream.random() < 0.1 else calm))


def open_position(state: State) -> Position:
    """The round of a state with all hands open."""
    table = state.table
    assert table.phase is Phase.PLAY and table.rank is not None and table.trump is not None
    order = Order.of(table.settings, table.rank, table.trump)
    trick = [order.number[card] for card in table.trick.cards]
    powers = [order.power[trick[0]][card] for card in trick]
    return Position(
        order=order,
        hands=[order.hand(hand) for hand in state.hands],
        leader=table.trick.leader,
        trick=trick,
        best=max(powers, default=0),
        winning=powers.index(max(powers)) if powers else 0,
        won=list(table.won),
        played=order.mask(table.played),
    )


def play_states(seed: str, options: Options) -> Iterator[State]:
    """The states of a random match in which a card is to be played."""
    for state in random_states(seed, options):
        if state.table.phase is Phase.PLAY and state.table.raiser is None:
            yield state


__all__ = [
    "RULES",
    "Match",
    "Options",
    "matches_of",
    "open_position",
    "play_states",
    "random_states",
    "some_options",
]

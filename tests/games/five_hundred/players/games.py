"""States of matches under way in all options, for the tests of the players."""

from __future__ import annotations

import random
from collections.abc import Iterator

from spieltisch.core.actions import Action
from spieltisch.core.game import ComputerPlayer
from spieltisch.core.match import Match
from spieltisch.games.five_hundred.players.position import Position, hand_of
from spieltisch.games.five_hundred.state import State, View
from tests.games.five_hundred.support import new_match, random_options

LONGEST = 250
"""So many actions of a match are enough."""


def match_of(number: int) -> Match[State, View]:
    """The `number`-th match: two to six seats in turn, options at random, of every fourth the usual ones."""
    options = random_options(random.Random(f"options {number}")) if number % 4 else {}
    return new_match(2 + number % 5, options, f"{number}")


def decisions(
    player: ComputerPlayer[View], number: int, longest: int = LONGEST
) -> Iterator[tuple[Match[State, View], int, Action]]:
    """A match of a player with itself: before every decision the match, who decides, and what."""
    match, stream = match_of(number), random.Random(number)
    for _action in range(longest):
        asked = match.asked()
        if not asked:
            return
        seat = asked[int(stream.random() * len(asked))]
        action = player.choose(match.view(seat), match.decision_number(seat))
        yield match, seat, action
        match.play(action)


def open_position(state: State) -> Position:
    """The deal of a state with all cards open."""
    position = Position.of(state.table)
    position.hands = [hand_of(hand) for hand in state.hands]
    position.stock = [int(card) for card in reversed(state.stock)]
    return position

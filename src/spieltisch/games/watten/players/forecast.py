"""What each announcement is worth: hidden hands are dealt anew, announced and played out by simple rules."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from spieltisch.core.cards import SUITS
from spieltisch.games.watten.dealing import pack_of
from spieltisch.games.watten.notation import ranks_to_name
from spieltisch.games.watten.players.announcing import best_trump
from spieltisch.games.watten.players.order import Order
from spieltisch.games.watten.players.playout import Position
from spieltisch.games.watten.players.reading import seat_of
from spieltisch.games.watten.state import HAND_SIZE, SEATS, TRICKS_TO_WIN, Cards, View, pair_of

RANK_DEALS: Final = 150
"""Budget: deals for each rank that can be named."""
TRUMP_DEALS: Final = 300


@dataclass(frozen=True, slots=True)
class Forecast:
    """What comes of naming a rank or a suit: the chance to win the round, and the own pair's tricks."""

    value: int
    win: float
    tricks: float


def forecast_ranks(view: View, number: int) -> tuple[Forecast, ...]:
    """Judge every rank that forehand can name, the best first; the dealer answers with a good suit."""
    settings, dealer = view.table.settings, view.table.dealer
    deals = list(_deals(view, RANK_DEALS, number))
    return _ranked(
        Forecast(
            rank, *_play(view, deals, [(rank, best_trump(deal[dealer], settings, rank)) for deal in deals])
        )
        for rank in ranks_to_name(settings)
    )


def forecast_trumps(view: View, number: int) -> tuple[Forecast, ...]:
    """Judge every suit that the dealer can name, the best first."""
    rank = view.table.rank
    assert rank is not None  # noqa: S101 - the Schlag comes first
    deals = list(_deals(view, TRUMP_DEALS, number))
    return _ranked(
        Forecast(suit, *_play(view, deals, [(rank, suit)] * len(deals))) for suit in range(len(SUITS))
    )


def _ranked(forecasts: Iterator[Forecast]) -> tuple[Forecast, ...]:
    return tuple(sorted(forecasts, key=lambda forecast: (-forecast.win, -forecast.tricks)))


def _deals(view: View, number: int, seed: int) -> Iterator[list[Cards]]:
    """Deal the hidden cards to the other seats, the same for all announcements."""
    seat = seat_of(view)
    hidden = [card for card in pack_of(view.table.settings) if card not in view.hand]
    stream = random.Random(seed)  # noqa: S311 - a game
    for _ in range(number):
        for place in range((SEATS - 1) * HAND_SIZE):
            other = place + int(stream.random() * (len(hidden) - place))
            hidden[place], hidden[other] = hidden[other], hidden[place]
        hands = [tuple(hidden[first : first + HAND_SIZE]) for first in range(0, SEATS * HAND_SIZE, HAND_SIZE)]
        hands[-1], hands[seat] = hands[seat], view.hand
        yield hands


def _play(
    view: View, deals: Sequence[Sequence[Cards]], announced: Sequence[tuple[int, int]]
) -> tuple[float, float]:
    """Return the chance to win and the mean tricks over deals with a rank and a suit for each."""
    table = view.table
    pair = pair_of(seat_of(view))
    wins = tricks = 0
    for deal, (rank, trump) in zip(deals, announced, strict=True):
        order = Order.of(table.settings, rank, trump)
        position = Position(order, [order.hand(hand) for hand in deal], table.forehand, [], 0, 0, [0, 0], 0)
        position.finish()
        wins += position.won[pair] == TRICKS_TO_WIN
        tricks += position.won[pair]
    return wins / len(deals), tricks / len(deals)

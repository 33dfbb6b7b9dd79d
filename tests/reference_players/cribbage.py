"""Frozen cribbage players that the product's levels are measured against.

They share no code and no tables with the product, so that a change there never moves the yardstick: do not
improve them. Name them to the arena as `tests.reference_players.cribbage:OnePly`.

| player          | lays away by                       | plays by                                        |
|-----------------|------------------------------------|-------------------------------------------------|
| `Random`        | chance                             | chance                                          |
| `StaticGreedy`  | points in the four cards kept      | points of the card                              |
| `HandGreedy`    | mean of the hand over all starters | points of the card                              |
| `OnePly`        | mean of hand and crib              | points less the opponent's expected best answer |
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, pairwise

from spieltisch.core.actions import Action
from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.games.cribbage.state import Phase, View

Discarding = Callable[[Sequence[Card], bool, random.Random], Sequence[Card]]
Playing = Callable[[View, Sequence[Card], random.Random], Card]

# fmt: off
# Mean points of a crib by the two ranks laid in it: rows and columns from ace to king, each pair once.
OWN_CRIB: tuple[float, ...] = (
    5.23, 4.13, 4.42, 5.40, 5.45, 3.80, 3.75, 3.68, 3.29, 3.33, 3.65, 3.33, 3.39,
    5.64, 6.91, 4.48, 5.40, 3.84, 3.82, 3.55, 3.62, 3.48, 3.75, 3.49, 3.51,
    5.87, 4.84, 5.98, 3.70, 3.66, 3.81, 3.64, 3.56, 3.86, 3.59, 3.61,
    5.63, 6.48, 3.83, 3.71, 3.82, 3.69, 3.60, 3.86, 3.60, 3.63,
    8.87, 6.63, 6.04, 5.46, 5.43, 6.62, 6.99, 6.66, 6.64,
    5.73, 4.95, 4.71, 5.09, 3.14, 3.38, 3.06, 3.12,
    5.97, 6.59, 4.08, 3.12, 3.43, 3.16, 3.18,
    5.42, 4.76, 3.85, 3.38, 3.15, 3.18,
    5.08, 4.24, 3.97, 2.95, 3.01,
    4.67, 4.62, 3.33, 2.81,
    5.34, 4.85, 4.04,
    4.62, 3.44,
    4.58,
)
OTHER_CRIB: tuple[float, ...] = (
    6.01, 5.03, 5.08, 5.66, 6.02, 4.90, 4.91, 4.88, 4.58, 4.38, 4.64, 4.31, 4.24,
    6.40, 7.28, 5.38, 6.14, 5.10, 5.11, 5.02, 4.75, 4.59, 4.89, 4.53, 4.46,
    6.69, 6.03, 6.82, 4.90, 5.08, 5.03, 4.78, 4.65, 4.89, 4.57, 4.51,
    6.57, 7.41, 5.42, 4.85, 4.99, 4.69, 4.45, 4.72, 4.41, 4.33,
    9.34, 7.61, 7.06, 6.28, 6.13, 7.40, 7.68, 7.33, 7.24,
    7.14, 6.60, 6.06, 6.27, 4.38, 4.58, 4.22, 4.20,
    7.22, 7.90, 5.42, 4.41, 4.67, 4.36, 4.30,
    6.78, 6.00, 5.00, 4.62, 4.33, 4.26,
    6.38, 5.45, 4.95, 4.06, 4.06,
    5.99, 5.53, 4.54, 3.90,
    6.47, 5.47, 4.78,
    5.74, 4.47,
    5.60,
)
# fmt: on


def value(rank: int) -> int:
    return min(rank, 10)


@cache
def combination_points(ranks: tuple[int, ...]) -> int:
    """Fifteens, pairs and runs of sorted ranks (1 = ace)."""
    points = 0
    for size in range(2, len(ranks) + 1):
        for chosen in combinations(ranks, size):
            points += 2 if sum(map(value, chosen)) == 15 else 0
            points += 2 if size == 2 and chosen[0] == chosen[1] else 0
    for size in (5, 4, 3):
        runs = [
            chosen
            for chosen in combinations(ranks, size)
            if all(second == first + 1 for first, second in pairwise(chosen))
        ]
        if runs:
            return points + size * len(runs)
    return points


def show_points(kept: Sequence[Card], starter: Card | None) -> int:
    """The points of a hand."""
    cards = [*kept, *([] if starter is None else [starter])]
    points = combination_points(tuple(sorted(card.rank for card in cards)))
    if len({card.suit for card in kept}) == 1:
        points += len({card.suit for card in cards}) == 1 and starter is not None
        points += 4
    if starter is not None:
        points += any(card.rank == 11 and card.suit == starter.suit for card in kept)
    return points


def mean_show_points(kept: Sequence[Card], hand: Sequence[Card]) -> float:
    """The mean over the 46 starters."""
    return sum(show_points(kept, starter) for starter in FULL_PACK if starter not in hand) / 46


def pile_points(pile: Sequence[int]) -> int:
    """The points for the last card of a count, without go and last card."""
    total = sum(map(value, pile))
    points = 2 if total in (15, 31) else 0
    same = 1
    while same < len(pile) and pile[-same - 1] == pile[-1]:
        same += 1
    if same > 1:
        return points + (0, 0, 2, 6, 12)[same]
    for size in range(min(7, len(pile)), 2, -1):
        run = sorted(pile[-size:])
        if all(second == first + 1 for first, second in pairwise(run)):
            return points + size
    return points


def keep_best(
    hand: Sequence[Card], worth: Callable[[Sequence[Card], Sequence[Card]], float]
) -> Sequence[Card]:
    """The two cards to lay away so that `worth(kept, laid)` is greatest, the first ones on a tie."""
    best: tuple[float, Sequence[Card]] | None = None
    for laid in combinations(sorted(hand), 2):
        kept = [card for card in hand if card not in laid]
        found = worth(kept, laid)
        if best is None or found > best[0] + 1e-9:
            best = found, laid
    assert best is not None
    return best[1]


def discard_random(hand: Sequence[Card], _dealer: bool, stream: random.Random) -> Sequence[Card]:
    return stream.sample(sorted(hand), 2)


def discard_static(hand: Sequence[Card], _dealer: bool, _stream: random.Random) -> Sequence[Card]:
    return keep_best(hand, lambda kept, _laid: show_points(kept, None))


def discard_hand(hand: Sequence[Card], _dealer: bool, _stream: random.Random) -> Sequence[Card]:
    return keep_best(hand, lambda kept, _laid: mean_show_points(kept, hand))


def discard_table(hand: Sequence[Card], dealer: bool, _stream: random.Random) -> Sequence[Card]:
    table, sign = (OWN_CRIB, 1) if dealer else (OTHER_CRIB, -1)

    def worth(kept: Sequence[Card], laid: Sequence[Card]) -> float:
        low, high = sorted(card.rank for card in laid)
        place = sum(13 - row for row in range(low - 1)) + high - low
        return mean_show_points(kept, hand) + sign * table[place]

    return keep_best(hand, worth)


def play_random(_view: View, fitting: Sequence[Card], stream: random.Random) -> Card:
    return fitting[int(stream.random() * len(fitting))]


def play_greedy(view: View, fitting: Sequence[Card], _stream: random.Random) -> Card:
    pile = [card.rank for card in view.pile]
    return max(fitting, key=lambda card: (pile_points([*pile, card.rank]), value(card.rank), card))


def play_one_ply(view: View, fitting: Sequence[Card], _stream: random.Random) -> Card:
    """Take the expected best answer off; the opponent holds each unseen card with equal probability."""
    assert view.seat is not None and view.starter is not None
    shown = {play.card for play in view.plays if play.card is not None}
    seen = {*view.kept, *view.laid, view.starter, *shown}
    least = view.least_values[1 - view.seat]
    unseen = [card.rank for card in FULL_PACK if card not in seen and value(card.rank) >= least]
    held = view.hand_sizes[1 - view.seat]
    pile = [card.rank for card in view.pile]

    def worth(card: Card) -> tuple[float, Card]:
        return pile_points([*pile, card.rank]) - answer([*pile, card.rank], unseen, held), card

    return max(fitting, key=worth)


def answer(pile: Sequence[int], unseen: Sequence[int], held: int) -> float:
    """The expected points of the best answer to `pile`, less one for no answer at all."""
    room = 31 - sum(map(value, pile))
    if not room or not held:
        return 0.0
    chance = min(1.0, held / len(unseen)) if unseen else 0.0
    copies: dict[int, int] = {}
    for rank in set(unseen):
        if value(rank) <= room:
            points = pile_points([*pile, rank])
            copies[points] = copies.get(points, 0) + unseen.count(rank)
    none, expected = 1.0, 0.0
    for points in sorted(copies, reverse=True):
        still = none * (1 - chance) ** copies[points]
        expected += points * (none - still)
        none = still
    return expected - none


class Player:
    """A player made of a way to lay away and a way to play."""

    def __init__(self, discarding: Discarding, playing: Playing) -> None:
        self._discarding = discarding
        self._playing = playing

    def choose(self, view: View, number: int) -> Action:
        assert view.seat is not None
        stream = random.Random(number)
        if view.phase is Phase.DISCARD:
            laid = self._discarding(view.hand, view.dealer == view.seat, stream)
            return Action(view.seat, "discard", tuple(card.text for card in sorted(laid)))
        if view.phase is Phase.PLAY:
            fitting = [card for card in view.hand if value(card.rank) <= 31 - view.count]
            return Action(view.seat, "play", (self._playing(view, fitting, stream).text,))
        return Action(view.seat, "cut", ("20",))


class Random(Player):
    def __init__(self) -> None:
        super().__init__(discard_random, play_random)


class StaticGreedy(Player):
    def __init__(self) -> None:
        super().__init__(discard_static, play_greedy)


class HandGreedy(Player):
    def __init__(self) -> None:
        super().__init__(discard_hand, play_greedy)


class OnePly(Player):
    def __init__(self) -> None:
        super().__init__(discard_table, play_one_ply)

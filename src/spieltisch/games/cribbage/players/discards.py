"""What the fifteen ways to lay away two of six cards are worth on average."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.games.cribbage.players.ranks import JACK, KEY, RANKS, Key, copies, key_of, scores
from spieltisch.games.cribbage.players.sixes import six_card_weights, sums
from spieltisch.games.cribbage.players.tables import Tables

DEALT = 6


@dataclass(frozen=True, slots=True)
class Discard:
    """One way to lay away, in points: `hand` and `crib` are means over all starters and fellow discards.

    `hand_min` and `hand_max` are the worst and best count of the hand; `crib` is the value of the whole crib
    whoever owns it; `pegging` is what the play gains, own points less the opponent's.
    """

    laid: tuple[Card, Card]
    kept: tuple[Card, ...]
    hand: float
    hand_min: int
    hand_max: int
    crib: float
    pegging: float
    dealer: bool

    @property
    def net(self) -> float:
        """Expected points of the deal: hand, crib with its sign, and play."""
        return self.hand + (self.crib if self.dealer else -self.crib) + self.pegging


def splits(hand: Sequence[Card]) -> tuple[tuple[tuple[Card, Card], tuple[Card, ...]], ...]:
    """Return the fifteen (laid, kept) in canonical order of the two cards laid."""
    cards = sorted(hand)
    return tuple(
        ((first, second), tuple(card for card in cards if card not in (first, second)))
        for first, second in combinations(cards, 2)
    )


def ranks(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return the rank indices of the cards."""
    return tuple(card // 4 for card in cards)


def unseen_ranks(*seen: Sequence[Card]) -> list[int]:
    """Return how many cards of each rank are not among the cards seen."""
    left = [4] * len(RANKS)
    for cards in seen:
        for card in cards:
            left[card // 4] -= 1
    return left


def hand_points(kept: Sequence[Card], starter: Card) -> int:
    """Count a hand (not a crib) with its starter (rules text, the show)."""
    points = scores()[key_of(ranks(kept)) + KEY[starter // 4]]
    suits = {card % 4 for card in kept}
    if len(suits) == 1:
        points += 5 if starter % 4 in suits else 4
    return points + sum(card // 4 == JACK and card % 4 == starter % 4 for card in kept)


def hand_counts(kept: Sequence[Card], hand: Sequence[Card]) -> tuple[float, int, int]:
    """Return mean, least and most points of `kept` over the 46 starters not in `hand`."""
    points = [hand_points(kept, starter) for starter in FULL_PACK if starter not in hand]
    return sum(points) / len(points), min(points), max(points)


def mean_hand(kept: Sequence[Card], left: Sequence[int], suits: Sequence[int]) -> float:
    """Return the mean points of a kept hand over all starters.

    `left` are the unseen cards by rank and `suits` those by suit; the six cards dealt are seen.
    """
    table = scores()
    key = key_of(card // 4 for card in kept)
    total = 0
    for rank, number in enumerate(left):
        total += number * table[key + KEY[rank]] if number else 0
    first = kept[0] % 4
    if all(card % 4 == first for card in kept):
        total += 4 * (52 - DEALT) + suits[first]
    for card in kept:
        if card // 4 == JACK:
            total += suits[card % 4]
    return total / (52 - DEALT)


@cache
def _triples() -> tuple[tuple[Key, tuple[tuple[int, Key, int], ...]], ...]:
    """Return each multiset of three ranks with its ways to be (starter, pair, rank of the starter)."""
    found: dict[Key, list[tuple[int, Key, int]]] = {}
    for starter in RANKS:
        for low in RANKS:
            for high in range(low, len(RANKS)):
                pair = KEY[low] + KEY[high]
                same = (low == starter) + (high == starter)
                found.setdefault(pair + KEY[starter], []).append((starter, pair, same))
    return tuple((key, tuple(ways)) for key, ways in found.items())


def crib_fillings(weights: Mapping[Key, float], left: Sequence[int]) -> list[tuple[Key, float]]:
    """Return the probability of each multiset of the opponent's two cards and the starter together.

    `weights` say how likely he lays away each pair of ranks, `left` what is unseen of each rank.
    """
    total = sum(weights.values()) * (sum(left) - 2)
    result = []
    for triple, parts in _triples():
        weight = 0.0
        for starter, pair, same in parts:
            weight += weights.get(pair, 0.0) * max(0, left[starter] - same)
        if weight:
            result.append((triple, weight / total))
    return result


def thrown_jacks(weights: Mapping[Key, float]) -> float:
    """Return how many jacks the opponent lays away on average; one in four finds its suit turned up."""
    jacks = sum(weight * copies(pair)[JACK] for pair, weight in weights.items())
    return jacks / sum(weights.values())


def mean_crib(laid: Sequence[Card], fillings: Sequence[tuple[Key, float]], suits: Sequence[int]) -> float:
    """Return the mean points of a crib with `laid` in it.

    Ranks are exact. A flush is counted as if the opponent's cards had random suits, nobs for the own
    jacks alone.
    """
    table = scores()
    key = key_of(card // 4 for card in laid)
    # A fifth card of a rank cannot be: its filling has weight 0 and is not in the list.
    mean = 0.0
    for triple, weight in fillings:
        mean += weight * table[key + triple]
    unseen = 52 - DEALT
    if laid[0] % 4 == laid[1] % 4:
        same = suits[laid[0] % 4]
        mean += 5 * same * (same - 1) * (same - 2) / (unseen * (unseen - 1) * (unseen - 2))
    return mean + sum(suits[card % 4] for card in laid if card // 4 == JACK) / unseen


def evaluate(hand: Sequence[Card], dealer: bool, tables: Tables) -> list[Discard]:
    """Return all fifteen discards of a six-card `hand`, the best mean result first."""
    left = unseen_ranks(hand)
    suits = [13 - sum(card % 4 == suit for card in hand) for suit in range(4)]
    thrown = sums(six_card_weights(left), tables.throws[not dealer])
    fillings = crib_fillings(thrown, left)
    nobs = thrown_jacks(thrown) / 4
    result = []
    for laid, kept in splits(hand):
        mean, least, most = hand_counts(kept, hand)
        result.append(
            Discard(
                laid=laid,
                kept=kept,
                hand=mean,
                hand_min=least,
                hand_max=most,
                crib=mean_crib(laid, fillings, suits) + nobs,
                pegging=tables.pegging[dealer][key_of(ranks(kept))],
                dealer=dealer,
            )
        )
    result.sort(key=lambda discard: (-discard.net, discard.laid))
    return result


def by_table(hand: Sequence[Card], dealer: bool, tables: Tables) -> list[tuple[float, tuple[Card, Card]]]:
    """Return (hand average with crib average from the table, cards laid) of all discards, best first."""
    left = unseen_ranks(hand)
    suits = [13 - sum(card % 4 == suit for card in hand) for suit in range(4)]
    sign = 1 if dealer else -1
    crib = tables.crib[dealer]
    result = []
    for laid, kept in splits(hand):
        value = mean_hand(kept, left, suits) + sign * crib[key_of(ranks(laid))]
        result.append((value, laid))
    result.sort(key=lambda item: (-item[0], item[1]))
    return result

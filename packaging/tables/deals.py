"""Deals between two careful players, fast enough to average over many."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TypeAlias

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.core.randomness import shuffle
from spieltisch.games.cribbage.players.discards import hand_points, mean_hand, splits, unseen_ranks
from spieltisch.games.cribbage.players.onecard import one_ply
from spieltisch.games.cribbage.players.pegging import START, hand_of
from spieltisch.games.cribbage.players.ranks import JACK, KEY, Key, copies, key_of, multisets, scores

PlayTables: TypeAlias = "tuple[Mapping[Key, float], Mapping[Key, float]]"
Score: TypeAlias = "tuple[int, int]"
"""Points made, and by whom: 0 = pone, 1 = dealer."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal. `course` lists every score in order, heels to crib."""

    heels: int
    pegs: tuple[int, int]
    pone_hand: int
    dealer_hand: int
    crib: int
    course: tuple[Score, ...]


def play_course(pone: Key, dealer: Key, starter: Key = 0) -> list[Score]:
    """Return the scores of a play between two players that look one card ahead."""
    hands = [pone, dealer]
    fours = (pone, dealer)
    held = [4, 4]
    unseen = [[4 - n for n in copies(own + starter)] for own in fours]
    place, turn = START, 0
    course: list[Score] = []
    while held[0] or held[1]:
        if hand_of(hands[turn]).low > place.room:
            if hand_of(hands[1 - turn]).low > place.room:
                place = START
                turn = turn if held[turn] else 1 - turn
            else:
                turn = 1 - turn
            continue
        likely = unseen[turn]
        if hand_of(hands[1 - turn]).low > place.room:
            likely = [0] * 13
        options = one_ply(hands[turn], place, held[1 - turn], likely)
        rank = max(options)[1]
        reply = place.after[rank]
        if reply is None:
            raise RuntimeError("the player chose a card that does not fit")
        points, place = reply
        hands[turn] -= KEY[rank]
        held[turn] -= 1
        unseen[1 - turn][rank] -= 1
        stuck = hand_of(hands[0]).low > place.room and hand_of(hands[1]).low > place.room
        if place.room == 0:
            place = START
        elif stuck:
            points += 1
            place = START
        if points:
            course.append((points, turn))
        turn = 1 - turn
    return course


def play_out(pone: Key, dealer: Key) -> tuple[int, int]:
    """Return the points pone and dealer make in the play."""
    course = play_course(pone, dealer)
    return (
        sum(points for points, who in course if who == 0),
        sum(points for points, who in course if who == 1),
    )


def opponents(own: Sequence[int], kept: Mapping[Key, float], number: int, stream: random.Random) -> list[Key]:
    """Draw the opponent's four ranks by how often he keeps them beside the copies of `own`."""
    mine = key_of(own)
    keys, weights = [], []
    for ranks in multisets(4):
        key = key_of(ranks)
        if all(count <= 4 for count in copies_sum(mine, key)):
            weight = kept[key]
            for rank in set(ranks):
                have, left = ranks.count(rank), 4 - own.count(rank)
                for step in range(have):
                    weight *= (left - step) / (step + 1)
            keys.append(key)
            weights.append(weight)
    return stream.choices(keys, cum_weights=list(accumulate(weights)), k=number)


def copies_sum(first: Key, second: Key) -> list[int]:
    """Return the copies of each rank in two multisets together."""
    return [a + b for a, b in zip(copies(first), copies(second), strict=True)]


def best_split(
    hand: Sequence[Card], dealer: bool, crib: Mapping[Key, float], pegging: Mapping[Key, float]
) -> tuple[tuple[Card, Card], tuple[Card, ...]]:
    """Return the best discard by averages of hand, crib and play."""
    left = unseen_ranks(hand)
    suits = [13 - sum(card % 4 == suit for card in hand) for suit in range(4)]
    sign = 1 if dealer else -1

    def value(split: tuple[tuple[Card, Card], tuple[Card, ...]]) -> float:
        laid, kept = (key_of(card // 4 for card in cards) for cards in split)
        return mean_hand(split[1], left, suits) + sign * crib[laid] + pegging.get(kept, 0.0)

    return max(splits(hand), key=value)


def crib_points(crib: Sequence[Card], starter: Card) -> int:
    """Count a crib with its starter (rules text, the show)."""
    points = scores()[key_of(card // 4 for card in (*crib, starter))]
    if len({card % 4 for card in (*crib, starter)}) == 1:
        points += 5
    return points + sum(card // 4 == JACK and card % 4 == starter % 4 for card in crib)


def play_deal(
    crib: Sequence[Mapping[Key, float]], pegging: Sequence[Mapping[Key, float]], stream: random.Random
) -> DealResult:
    """Deal, lay away and play once."""
    pack = shuffle(FULL_PACK, stream)
    starter = pack[12]
    sides = [best_split(pack[seat:12:2], bool(seat), crib[seat], pegging[seat]) for seat in (0, 1)]
    heels = 2 if starter // 4 == JACK else 0
    pone, dealer = (key_of(card // 4 for card in kept) for _, kept in sides)
    course = play_course(pone, dealer, KEY[starter // 4])
    counts = (
        hand_points(sides[0][1], starter),
        hand_points(sides[1][1], starter),
        crib_points((*sides[0][0], *sides[1][0]), starter),
    )
    return DealResult(
        heels=heels,
        pegs=(sum(n for n, who in course if not who), sum(n for n, who in course if who)),
        pone_hand=counts[0],
        dealer_hand=counts[1],
        crib=counts[2],
        course=((heels, 1), *course, (counts[0], 0), (counts[1], 1), (counts[2], 1)),
    )

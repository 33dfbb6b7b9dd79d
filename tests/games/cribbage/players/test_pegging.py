"""The play at rank level: scores against the rules and published counts, solvers against plain minimax."""

from __future__ import annotations

import random
from functools import cache

import pytest

from spieltisch.games.cribbage.players.pegging import START, Node, Solver, hand_of, node_of
from spieltisch.games.cribbage.players.ranks import RANKS, VALUE, key_of
from spieltisch.games.cribbage.players.tables import tables
from spieltisch.games.cribbage.players.winning import ChanceSolver, Show
from spieltisch.games.cribbage.scoring import play_scores

Hand = tuple[int, ...]
PERFT = {1: (13, 0), 2: (169, 50), 3: (2197, 806), 4: (22603, 9562), 5: (157605, 88138)}


def rules_points(cards: tuple[int, ...]) -> int:
    """What the rules give for the last card of a count of rank indices."""
    count = sum(VALUE[rank] for rank in cards)
    return sum(points for _, points, _ in play_scores([rank + 1 for rank in cards], count))


def test_every_sequence_up_to_five_cards_scores_as_published() -> None:
    found = {length: [0, 0] for length in PERFT}

    def walk(place: Node, used: list[int], length: int) -> None:
        for rank in RANKS:
            reply = place.after[rank]
            if reply is None or used[rank] == 4:
                continue
            found[length][0] += 1
            found[length][1] += reply[0]
            if length < max(PERFT) and reply[1].room:
                used[rank] += 1
                walk(reply[1], used, length + 1)
                used[rank] -= 1

    walk(START, [0] * 13, 1)
    assert {length: tuple(numbers) for length, numbers in found.items()} == PERFT


def test_random_sequences_score_as_in_the_rules() -> None:
    stream = random.Random("sequences")
    pack = [rank for rank in RANKS for _ in range(4)]
    for _ in range(3000):
        stream.shuffle(pack)
        cards: tuple[int, ...] = ()
        place = START
        for rank in sorted(pack[:10], key=lambda rank: stream.random() * VALUE[rank]):
            reply = place.after[rank]
            if reply is None or not place.room:
                break
            cards = (*cards, rank)
            assert reply[0] == rules_points(cards), cards
            place = reply[1]


def test_a_count_over_31_is_refused() -> None:
    with pytest.raises(ValueError, match="exceeds 31"):
        node_of((12, 12, 12, 12))


def without(hand: Hand, rank: int) -> Hand:
    place = hand.index(rank)
    return hand[:place] + hand[place + 1 :]


@cache
def minimax(mover: Hand, other: Hand, cards: tuple[int, ...]) -> int:
    """Net points of the mover by the plain rules, every line played out."""
    count = sum(VALUE[rank] for rank in cards)
    best = None
    for rank in set(mover):
        if count + VALUE[rank] > 31:
            continue
        rest, pile = without(mover, rank), (*cards, rank)
        net = rules_points(pile) + after_card(rest, other, pile)
        best = net if best is None else max(best, net)
    assert best is not None
    return best


def after_card(rest: Hand, other: Hand, pile: tuple[int, ...]) -> int:
    room = 31 - sum(VALUE[rank] for rank in pile)
    if any(VALUE[rank] <= room for rank in other):
        return -minimax(other, rest, pile)
    if any(VALUE[rank] <= room for rank in rest):
        return minimax(rest, other, pile)
    point = 1 if room else 0
    if other:
        return point - minimax(other, rest, ())
    return point + (minimax(rest, other, ()) if rest else 0)


def deals(number: int, size: int) -> list[tuple[Hand, Hand]]:
    stream = random.Random(f"deals {size}")
    pack = [rank for rank in RANKS for _ in range(4)]
    result = []
    for _ in range(number):
        drawn = stream.sample(pack, 2 * size)
        result.append((tuple(sorted(drawn[:size])), tuple(sorted(drawn[size:]))))
    return result


@pytest.mark.parametrize(("size", "number"), [(1, 60), (2, 150), (3, 150), (4, 25)])
def test_the_solver_finds_what_minimax_finds(size: int, number: int) -> None:
    solver = Solver()
    for mine, other in deals(number, size):
        found = solver.value(hand_of(key_of(mine)), hand_of(key_of(other)), START)
        assert found == minimax(mine, other, ()), (mine, other)


def test_one_solver_serves_many_hands() -> None:
    """What is remembered from one opponent's hand does not disturb the next."""
    together = Solver()
    for mine, other in deals(80, 3):
        first, second = hand_of(key_of(mine)), hand_of(key_of(other))
        assert together.value(first, second, START) == Solver().value(first, second, START)


def test_a_trap_is_seen_to_the_end() -> None:
    """Pone holds 5 and king against king and queen: leading the king gives the dealer nothing to score."""
    solver = Solver()
    mine, other = hand_of(key_of((4, 12))), hand_of(key_of((11, 11)))
    worth = {}
    for rank, rest in mine.moves:
        reply = START.after[rank]
        assert reply is not None
        worth[rank] = solver.after(reply, rest, other)
    assert worth[4] < worth[12]


def chance_minimax(
    mover: Hand, other: Hand, scores: tuple[int, int], me: bool, pile: Hand, show: Show
) -> float:
    """The player's chance of winning by the plain rules; `scores` are (player, opponent)."""
    count = sum(VALUE[rank] for rank in pile)
    results = []
    for rank in set(mover):
        if count + VALUE[rank] > 31:
            continue
        rest, cards = without(mover, rank), (*pile, rank)
        room = 31 - sum(VALUE[one] for one in cards)
        points = rules_points(cards)
        fits = [any(VALUE[one] <= room for one in hand) for hand in (other, rest)]
        ends = not any(fits) or room == 0
        points += 1 if ends and room else 0
        after = (scores[0] + points, scores[1]) if me else (scores[0], scores[1] + points)
        if max(after) >= 121:
            results.append(1.0 if me else 0.0)
        elif not other and not rest:
            results.append(show.chance(*after, 7))
        elif (other and ends) or (not ends and fits[0]):
            results.append(chance_minimax(other, rest, after, not me, () if ends else cards, show))
        else:
            results.append(chance_minimax(rest, other, after, me, () if ends else cards, show))
    return max(results) if me else min(results)


@pytest.mark.parametrize("scores", [(116, 117), (119, 100), (80, 118)])
def test_the_solver_for_chances_finds_what_minimax_finds(scores: tuple[int, int]) -> None:
    for dealer in (False, True):
        show = Show(tables(), dealer, 6, {0: 0.2, 4: 0.5, 10: 0.3})
        solver = ChanceSolver(show, 7)
        for mine, other in deals(25, 3):
            found = solver.value(hand_of(key_of(mine)), hand_of(key_of(other)), START, *scores, True)
            assert found == pytest.approx(chance_minimax(mine, other, scores, True, (), show)), (mine, other)

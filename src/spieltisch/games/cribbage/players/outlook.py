"""The chance of winning after each discard, over common scenarios for the rest of the deal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import floor

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.games.cribbage.players.discards import Discard, hand_points, ranks, unseen_ranks
from spieltisch.games.cribbage.players.ranks import JACK, KEY, Key, key_of, scores
from spieltisch.games.cribbage.players.reading import Board
from spieltisch.games.cribbage.players.sixes import six_card_weights
from spieltisch.games.cribbage.players.tables import Tables
from spieltisch.games.cribbage.players.winning import chance_after_show
from spieltisch.games.cribbage.records import TARGET

SCENARIOS = 46 * 13


@dataclass(frozen=True, slots=True)
class Scenario:
    """A starter, what the opponent kept and threw, the pegs of pone and dealer, and a number below one."""

    starter: Card
    kept: Key
    thrown: Key
    pegs: tuple[int, int]
    chance: float


def scenarios(hand: Sequence[Card], dealer: bool, tables: Tables, stream: random.Random) -> list[Scenario]:
    """Draw scenarios: every starter equally often, the opponent's cards by their likelihood."""
    role = not dealer
    weights = list(accumulate(six_card_weights(unseen_ranks(hand))))
    starters = [card for card in FULL_PACK if card not in hand]
    result = []
    repeats = SCENARIOS // len(starters)
    places = stream.choices(range(len(weights)), cum_weights=weights, k=repeats * len(starters))
    pegs = stream.choices(tables.pegs, k=len(places))
    for number, place in enumerate(places):
        starter = starters[number % len(starters)]
        result.append(
            Scenario(
                starter, tables.keeps[role][place], tables.throws[role][place], pegs[number], stream.random()
            )
        )
    return result


def chances(
    hand: Sequence[Card], discards: Sequence[Discard], board: Board, tables: Tables, number: int
) -> list[float]:
    """Return the chance of winning after each of `discards`.

    The scenarios' mean is corrected by what the exact averages of hand and crib say beyond the sample, at the
    price of a point in this position.
    """
    stream = random.Random(number)  # noqa: S311 - a game
    cases = scenarios(hand, board.dealer, tables, stream)
    slope = _price(board, cases, discards[0], tables)
    result = []
    for discard in discards:
        win, net = _mean(discard, board, cases, tables, 0)
        result.append(min(1.0, max(0.0, win + slope * (discard.net - discard.pegging - net))))
    return result


def _price(board: Board, cases: Sequence[Scenario], discard: Discard, tables: Tables) -> float:
    """Return what one more point is worth."""
    return max(0.0, _mean(discard, board, cases, tables, 1)[0] - _mean(discard, board, cases, tables, 0)[0])


def _mean(
    discard: Discard, board: Board, cases: Sequence[Scenario], tables: Tables, extra: int
) -> tuple[float, float]:
    """Return the mean chance of winning and the mean net points of hand and crib in the scenarios."""
    count = scores()
    laid = key_of(ranks(discard.laid))
    hands = {case.starter: hand_points(discard.kept, case.starter) for case in cases[: len(FULL_PACK)]}
    table = tables.pegging[board.dealer]
    shift = discard.pegging - sum(table.values()) / len(table)
    win = 0.0
    net = 0
    for case in cases:
        starter = KEY[case.starter // 4]
        own = hands[case.starter]
        other = count.get(case.kept + starter, 0)
        crib = count.get(laid + case.thrown + starter, 0)
        net += own + (crib if board.dealer else -crib)
        win += _follow(board, case, (own, other), crib, shift, extra, tables)
    return win / len(cases), net / len(cases)


def _follow(
    board: Board,
    case: Scenario,
    hands: tuple[int, int],
    crib: int,
    shift: float,
    extra: int,
    tables: Tables,
) -> float:
    """Play the scenario out; in the play, who needs the smaller part of his points is first."""
    mine, his = board.mine + extra, board.his
    if case.starter // 4 == JACK:
        mine, his = (mine + 2, his) if board.dealer else (mine, his + 2)
        if mine >= TARGET or his >= TARGET:
            return 1.0 if mine >= TARGET else 0.0
    own, other = (case.pegs[1], case.pegs[0]) if board.dealer else case.pegs
    own = max(0, own + floor(shift + case.chance))
    need, other_need = TARGET - mine, TARGET - his
    if own >= need or other >= other_need:
        if own >= need and other >= other_need:
            return 1.0 if need * other < other_need * own else 0.0
        return 1.0 if own >= need else 0.0
    return chance_after_show(tables, board.dealer, mine + own, his + other, hands, crib)

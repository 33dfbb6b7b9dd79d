"""What the expert does and why; hints show the same figures.

Cards are chosen by the chance to win the round, the stake by the chance to win the match that follows from it
(see `stakes`). Two habits keep opponents from reading it: rarely it raises with a middling hand, and now and
then it keeps quiet with a sure one.
"""

from __future__ import annotations

import random
from typing import Final

from spieltisch.games.watten.players.judging import judge
from spieltisch.games.watten.players.reading import Situation
from spieltisch.games.watten.players.stakes import Stakes
from spieltisch.games.watten.raising import may_raise
from spieltisch.games.watten.settings import FIRST_STAKE
from spieltisch.games.watten.state import HAND_SIZE, Table

BLUFF_CHANCE: Final = 0.04
"""How often a seat raises before its first card with a chance to win the round in the range below."""
BLUFF_FROM: Final = 0.35
BLUFF_TO: Final = 0.5
QUIET_CHANCE: Final = 0.1
"""How often it does not although its chance is at least `QUIET_FROM`."""
QUIET_FROM: Final = 0.95
RAISER_ODDS: Final = 0.5
"""What remains of the odds to win the round after opponents have raised: they know why they do."""


def play_or_raise(situation: Situation, table: Table, number: int) -> int | None:
    """Decide for the seat on turn: return the number of the card to play, or None to raise."""
    may = may_raise(table, situation.seat)
    allowed = situation.allowed()
    if len(allowed) == 1 and not may:
        return allowed[0]
    best = judge(situation, number)[0]
    stakes = Stakes.of(table, situation.pair)
    opening = len(situation.hand) == HAND_SIZE
    return None if may and raises(stakes, best.win, opening, number) else best.card


def answer(situation: Situation, table: Table, number: int) -> str:
    """Decide for a seat that has to answer a raise: return `raise`, `hold` or `fold`."""
    stakes = Stakes.of(table, situation.pair)
    return reply(stakes, judge(situation, number)[0].win, may_raise(table, situation.seat))


def against_raise(win: float) -> float:
    """Return the chance to win the round against opponents who have raised."""
    return RAISER_ODDS * win / (RAISER_ODDS * win + 1 - win)


def reply(stakes: Stakes, win: float, may_raise_again: bool) -> str:
    """Return the answer to a raise: `raise`, `hold` or `fold`; `win` is the chance before it was said."""
    win = against_raise(win)
    if may_raise_again and stakes.pays(win):
        return "raise"
    return "fold" if stakes.fold() > stakes.hold(win) else "hold"


def raises(stakes: Stakes, win: float, opening: bool, number: int) -> bool:
    """Whether to raise with a chance `win` to win the round; `opening`: before the seat's first card."""
    whim = random.Random(~number).random()  # noqa: S311 - a game; another stream than the sampling's
    if stakes.pays(win):
        return not (opening and win >= QUIET_FROM and whim < QUIET_CHANCE and not stakes.free)
    return opening and whim < BLUFF_CHANCE and _may_bluff(stakes, win)


def _may_bluff(stakes: Stakes, win: float) -> bool:
    """Whether a raise with a middling hand has something to gain and does not stake the match.

    The first card of a seat is the only occasion, so that a match seldom sees more than one.
    """
    folding_matters = stakes.won(FIRST_STAKE) < 1
    risks_match = stakes.lost(FIRST_STAKE + 1) <= 0
    return (
        stakes.stake == FIRST_STAKE and BLUFF_FROM <= win <= BLUFF_TO and folding_matters and not risks_match
    )

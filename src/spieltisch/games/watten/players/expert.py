"""What the expert does and why; hints show the same figures.

Cards are chosen by the chance to win the round, the stake by the chance to win the match that follows from it
(see `stakes`). Two habits keep opponents from reading it: rarely it raises with a middling hand, and now and
then it keeps quiet with a sure one.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from spieltisch.games.watten.players.judging import Judgement, judge
from spieltisch.games.watten.players.reading import Situation
from spieltisch.games.watten.players.stakes import Stakes
from spieltisch.games.watten.raising import may_raise
from spieltisch.games.watten.settings import FIRST_STAKE
from spieltisch.games.watten.state import HAND_SIZE, Table

BLUFF_CHANCE: Final = 0.05
BLUFF_FROM: Final = 0.25
BLUFF_TO: Final = 0.5
QUIET_CHANCE: Final = 0.1
QUIET_FROM: Final = 0.95
RAISER_ODDS: Final = 0.4
"""What remains of the odds to win the round after opponents have raised: they know why they do."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The expert's decision: `verb` is `play` with the number of a `card`, or `raise`, `hold`, `fold`.

    - `cards`: every card that may be played, the best first; when not on turn one judgement without a card.
    - `win`: the chance to win the round that decisions about the stake rest on.
    """

    verb: str
    card: int | None
    cards: tuple[Judgement, ...]
    win: float
    stakes: Stakes


def make_plan(situation: Situation, table: Table, number: int) -> Plan:
    """Decide for a seat that is on turn or has to answer."""
    cards = judge(situation, number)
    stakes = Stakes.of(table, situation.pair)
    win = cards[0].win
    if stakes.raiser is False:
        win = against_raise(win)
        return Plan(_answer(stakes, win, may_raise(table, situation.seat)), None, cards, win, stakes)
    if may_raise(table, situation.seat) and _raises(situation, stakes, win, number):
        return Plan("raise", None, cards, win, stakes)
    return Plan("play", cards[0].card, cards, win, stakes)


def against_raise(win: float) -> float:
    """Return the chance to win the round against opponents who have raised."""
    return RAISER_ODDS * win / (RAISER_ODDS * win + 1 - win)


def _answer(stakes: Stakes, win: float, may_counter: bool) -> str:
    if may_counter and stakes.pays(win):
        return "raise"
    return "fold" if stakes.fold() > stakes.hold(win) else "hold"


def _raises(situation: Situation, stakes: Stakes, win: float, number: int) -> bool:
    opening = len(situation.hand) == HAND_SIZE
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

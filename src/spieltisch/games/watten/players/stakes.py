"""Raising, holding and giving up by the chance of winning the match.

A chance to win the round becomes one to win the match by this model: whoever may still raise does so once the
round is safe, and gets the higher stake in `PATIENCE` of the cases. A raise made now therefore gains less
than its full worth, and hands the right to raise back to the opponents: for far targets it pays from
`1 / (2 - PATIENCE)` on, 0.74. Near the end of the match the same formula finds that a raise costs nothing
when the opponents win with the present stake anyway, and gains nothing when the own pair does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spieltisch.games.watten.players.equity import Equity, RoundModel
from spieltisch.games.watten.settings import TENSE_DISTANCE
from spieltisch.games.watten.state import Table, pair_of

PATIENCE: Final = 0.65
"""Part of the cases in which a pair that wins the round can still raise later and is held.

Between 0.5 and 0.7 all values are equally good; 0.9 wins 47 or 48 of 100 matches against them.
"""
_SAME: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a round is worth to one pair.

    - `need`, `other`: points this pair and the opponents still need, both positive.
    - `stake`: what counts now; `raiser` and `last`: whether this pair (True), the opponents (False) or nobody
      (None) has a raise pending or raised last.
    - `raising`: whether there are raises in this match.
    - `forehand`: whether this pair has forehand in the next round.
    """

    equity: Equity
    need: int
    other: int
    stake: int
    raiser: bool | None
    last: bool | None
    raising: bool
    forehand: bool

    @classmethod
    def of(cls, table: Table, pair: int) -> Stakes:
        """Return the stakes of a table for a pair."""
        target = table.settings.target
        return cls(
            equity=Equity.of(RoundModel.of(table.settings)),
            need=target - table.scores[pair],
            other=target - table.scores[1 - pair],
            stake=table.stake,
            raiser=None if table.raiser is None else pair_of(table.raiser) == pair,
            last=None if table.last_raiser is None else table.last_raiser == pair,
            raising=table.settings.raising,
            forehand=pair_of(table.forehand) != pair,
        )

    def won(self, points: int) -> float:
        """Return the chance of winning the match if the round brings this pair so many points."""
        return self.equity.chance(self.need - points, self.other, self.forehand)

    def lost(self, points: int) -> float:
        """Return the chance of winning the match if the round brings the opponents so many points."""
        return self.equity.chance(self.need, self.other - points, self.forehand)

    def stay(self, win: float) -> float:
        """Return the chance of winning the match if nobody raises now, `win` being that of the round."""
        return self._settle(win, self.stake, self.last)

    def raised(self, win: float) -> float:
        """Return the chance after a raise of this pair that is held."""
        return self._settle(win, self.stake + 1, True)

    def hold(self, win: float) -> float:
        """Return the chance after holding the opponents' raise."""
        return self._settle(win, self.stake + 1, False)

    def counter(self, win: float) -> float:
        """Return the chance after answering the opponents' raise with another one that is held."""
        return self._settle(win, self.stake + 2, True)

    def fold(self) -> float:
        """Return the chance after giving up."""
        return self.lost(self.stake)

    def pays(self, win: float) -> bool:
        """Whether a raise, or a counter-raise, is better than none."""
        if self.raiser is None:
            return self.raised(win) > self.stay(win) + _SAME
        return self.counter(win) > self.hold(win) + _SAME

    @property
    def free(self) -> bool:
        """Whether a raise costs nothing: the opponents win the match anyway, and this pair not yet."""
        stake = self.stake + (self.raiser is False)
        return stake >= self.other and stake < self.need

    @property
    def enough(self) -> bool:
        """Whether the round wins the match for this pair without a raise."""
        return self.stake + (self.raiser is False) >= self.need

    @property
    def fatal(self) -> bool:
        """Whether giving up loses the match."""
        return self.stake >= self.other

    def _settle(self, win: float, stake: int, last: bool | None) -> float:
        """Return the chance if the stake is `stake` and who raised last may not raise next."""
        alive = self.raising and stake < max(self.need, self.other)
        mine = PATIENCE if alive and self.need > TENSE_DISTANCE and last is not True else 0.0
        theirs = PATIENCE if alive and self.other > TENSE_DISTANCE and last is not False else 0.0
        up = self.won(stake) + mine * (self.won(stake + 1) - self.won(stake))
        down = self.lost(stake) + theirs * (self.lost(stake + 1) - self.lost(stake))
        return win * up + (1 - win) * down

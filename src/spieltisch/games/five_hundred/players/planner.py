"""Which cards of a hand are best laid: exact for runs, by suit and number of jokers, and remembered.

The gain of a card is what it counts on the table and what it no longer counts against the hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from spieltisch.core.cards import FULL_PACK, JOKER
from spieltisch.games.five_hundred.counting import card_points, hand_points
from spieltisch.games.five_hundred.melds import HIGH_ACE, LOW_ACE, SMALLEST, card_at
from spieltisch.games.five_hundred.players.moves import NEW, RunMove, heights_between
from spieltisch.games.five_hundred.settings import Settings

Hand: TypeAlias = list[int]
"""Masks of ranks in the four suits, then how many jokers."""
Run: TypeAlias = tuple[int, int, int]
"""A run on the table: low, high, jokers."""
Segment: TypeAlias = tuple[int, int, int, int]
"""Heights that are laid together: low, high, the run they go to (or `NEW`), mask of the jokers."""
Chain: TypeAlias = "tuple[Segment, Chain] | None"
"""Segments, linked."""
Best: TypeAlias = tuple[float, Chain]
"""What one suit gains, and how."""

ALLOWED, WANTED, BANNED = range(3)
"""Whether new melds are allowed, wanted (the pile has to be paid for), or banned."""
WISH: Final = 400.0
"""What a wanted new meld counts as extra gain: more than any hand can lose by it."""
NEW_COST: Final = 0.01
"""Of equals a card laid to a meld is better: a new meld gives the others more ends."""
SWAP_RISK: Final = 8.0
"""What it costs to let a joker stand for a card that somebody else may hold."""
REMEMBERED: Final = 150_000
HIGHEST_SLOT: Final = HIGH_ACE + 1


class Shape(NamedTuple):
    """The runs of a suit on the table and which of its cards lie there, as far as a plan depends on it."""

    runs: tuple[Run, ...]
    table: int


class Planner:
    """Plans for one choice of options."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        held_joker = hand_points(settings, (JOKER,))
        held = [0, *(card_points(card_at(height, 0)) for height in range(LOW_ACE, HIGHEST_SLOT))]
        self.on_table = tuple(
            settings.ace_low_value if h == LOW_ACE else held[h] for h in range(HIGHEST_SLOT)
        )
        shown = settings.joker_value
        self.joker_on_table = tuple(self.on_table if shown is None else (shown,) * HIGHEST_SLOT)
        self.held = (*(card_points(card) for card in FULL_PACK), held_joker)
        self._gain = tuple(self.on_table[h] + held[h] for h in range(HIGHEST_SLOT))
        self._joker_gain = tuple(points + held_joker for points in self.joker_on_table)
        self._risk = 0.0 if settings.swap == "nobody" else SWAP_RISK
        self._memo: dict[tuple[int, int, tuple[Run, ...], int, int], tuple[Best, ...]] = {}

    def points(self, low: int, high: int, wild: int) -> int:
        """Return what heights of a run count on the table."""
        worth, jokers = self.on_table, self.joker_on_table
        return sum(jokers[h] if wild >> h & 1 else worth[h] for h in range(low, high + 1))

    def joker_limit(self, size: int) -> int:
        """Return how many jokers a meld of `size` cards may have."""
        most = self.settings.max_jokers
        return min(size // 2 if most is None else most, size - 1)

    def suit(self, mask: int, jokers: int, shape: Shape, fresh: int = ALLOWED) -> tuple[Best, ...]:
        """Return the best of one suit with 0, 1, ... up to `jokers` jokers.

        Args:
            mask: the ranks held; shape: what lies on the table; fresh: whether new melds are allowed.
        """
        if not shape.runs and mask.bit_count() + jokers < SMALLEST:
            return _NOTHING[jokers]
        key = (mask, jokers, shape.runs, shape.table if jokers else 0, fresh)
        found = self._memo.get(key)
        if found is None:
            if len(self._memo) >= REMEMBERED:
                self._memo.clear()
            found = self._solve(mask, jokers, shape, fresh)
            self._memo[key] = found
        return found

    def _solve(self, mask: int, jokers: int, shape: Shape, fresh: int) -> tuple[Best, ...]:
        """The ace can only be in one place: both are tried."""
        low = self._solve_heights(mask << 1, mask, jokers, shape, fresh)
        if not mask & 1:
            return low
        high = self._solve_heights((mask & ~1) << 1 | 1 << HIGH_ACE, mask, jokers, shape, fresh)
        return tuple(max(pair, key=_gain_of) for pair in zip(low, high, strict=True))

    def _solve_heights(self, held: int, mask: int, jokers: int, shape: Shape, fresh: int) -> tuple[Best, ...]:
        """From the highest height down: leave it, or begin a segment there that ends anywhere above."""
        safe = (mask | shape.table) << 1
        safe |= (safe >> 1 & 1) << HIGH_ACE
        best: list[tuple[Best, ...]] = [_NOTHING[jokers]] * (HIGHEST_SLOT + 1)
        for low in range(HIGH_ACE, 0, -1):
            row = list(best[low + 1])
            gain, used = 0.0, 0
            for high in range(low, HIGHEST_SLOT):
                if held >> high & 1:
                    gain += self._gain[high]
                else:
                    used += 1
                    if used > jokers:
                        break
                    gain += self._joker_gain[high] - (0.0 if safe >> high & 1 else self._risk)
                place, extra = self._place(low, high, used, shape.runs, fresh)
                if place is None:
                    continue
                segment = (low, high, place, heights_between(low, high) & ~held)
                for number in range(used, jokers + 1):
                    rest, chain = best[high + 1][number - used]
                    if gain + extra + rest > row[number][0]:
                        row[number] = (gain + extra + rest, (segment, chain))
            best[low] = tuple(row)
        return best[1]

    def _place(
        self, low: int, high: int, used: int, runs: tuple[Run, ...], fresh: int
    ) -> tuple[int | None, float]:
        """Return where heights can be laid (the run, `NEW` or None) and what is added to their gain."""
        size = high - low + 1
        as_run = fresh != BANNED and size >= SMALLEST and used <= self.joker_limit(size)
        as_run = as_run and (self.settings.ace_both_ends or size < HIGH_ACE)
        if as_run and fresh == WANTED:
            return NEW, WISH
        for place, run in enumerate(runs):
            if (run[1] + 1 == low or high + 1 == run[0]) and self._extends(low, high, used, run):
                return place, 0.0
        return (NEW, -NEW_COST) if as_run else (None, 0.0)

    def _extends(self, low: int, high: int, used: int, run: Run) -> bool:
        size = high - low + 1 + run[1] - run[0] + 1
        if size >= HIGH_ACE and not self.settings.ace_both_ends:
            return False
        return not used or used + run[2] <= self.joker_limit(size)


def _gain_of(best: Best) -> float:
    return best[0]


def moves_of(suit: int, chain: Chain) -> list[RunMove]:
    """Return the segments of a suit as moves."""
    moves = []
    while chain is not None:
        segment, chain = chain
        moves.append(RunMove(suit, *segment))
    return moves


_EMPTY: Final[Best] = (0.0, None)
_NOTHING: Final = tuple((_EMPTY,) * (jokers + 1) for jokers in range(5))


@lru_cache(maxsize=8)
def planner_for(settings: Settings) -> Planner:
    """Return the planner of these options; it remembers suits across decisions."""
    return Planner(settings)

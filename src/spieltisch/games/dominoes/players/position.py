"""A round as the computer players play it out: mutable, on plain integers, without events.

Tiles are their codes (`Tile` as int). Arms are numbered as in `END_NAMES`: 0 left, 1 right, 2 up, 3 down. A
test keeps it in lock-step with the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spieltisch.core.tiles import FULL_SET
from spieltisch.games.dominoes import scoring
from spieltisch.games.dominoes.line import END_NAMES
from spieltisch.games.dominoes.settings import HALVES, Settings
from spieltisch.games.dominoes.state import Table, Tiles

LOW: Final = tuple(tile.low for tile in FULL_SET)
HIGH: Final = tuple(tile.high for tile in FULL_SET)
PIPS: Final = tuple(tile.pips for tile in FULL_SET)
DOUBLE: Final = tuple(tile.double for tile in FULL_SET)
OTHER: Final = tuple(
    tuple(tile.other(value) if tile.has(value) else -1 for value in range(7)) for tile in FULL_SET
)
"""`OTHER[tile][value]`: the half that stays open when the tile is laid at `value`; -1: it does not fit."""

NO_VALUE: Final = -1
FIRST: Final = -1
"""The arm of the first tile of a round."""


class Position:
    """Hands, boneyard and open ends in the middle of a round.

    - `hands`: tiles of every seat; `boneyard`: in the order drawn, next one last.
    - `values`: what fits each arm, -1 where none is open; `counts`: what each arm adds to the total;
      `lengths`: tiles in it; `middle`: what a double in the middle adds while one of its sides is open
      (`half_open`).
    - `scores`: half-points of each side; `winner`: the side that has won the match, -1 before.
    - `over`: the round has ended.
    """

    __slots__ = (
        "boneyard",
        "branched",
        "counts",
        "half_open",
        "hands",
        "lengths",
        "middle",
        "over",
        "passes",
        "scores",
        "settings",
        "turn",
        "values",
        "winner",
    )

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hands: list[list[int]] = []
        self.boneyard: list[int] = []
        self.values = [NO_VALUE] * 4
        self.counts = [0] * 4
        self.lengths = [0] * 4
        self.middle = 0
        self.half_open = False
        self.branched = False
        self.turn = 0
        self.passes = 0
        self.scores: list[int] = []
        self.over = False
        self.winner = -1

    @classmethod
    def of(cls, table: Table, hands: Sequence[Tiles], boneyard: Tiles) -> Position:
        """Return the position of a table with these hands and this boneyard (next tile first)."""
        position = cls(table.settings)
        position.hands = [[int(tile) for tile in hand] for hand in hands]
        position.boneyard = [int(tile) for tile in reversed(boneyard)]
        position.turn = 0 if table.turn is None else table.turn
        position.passes = table.passes
        position.scores = list(table.scores)
        line = table.line
        position.branched = line.spinner
        for end in line.ends:
            position.values[END_NAMES.index(end.name)] = end.value
        position.lengths = [len(arm) for arm in line.arms]
        for part in line.parts():
            if part.end is None:
                position.middle, position.half_open = part.count, True
            else:
                position.counts[END_NAMES.index(part.end)] = part.count
        return position

    def copy(self) -> Position:
        """Return a position of its own."""
        twin = Position.__new__(Position)
        twin.settings = self.settings
        twin.hands = [hand[:] for hand in self.hands]
        twin.boneyard = self.boneyard[:]
        twin.values = self.values[:]
        twin.counts = self.counts[:]
        twin.lengths = self.lengths[:]
        twin.middle = self.middle
        twin.half_open = self.half_open
        twin.branched = self.branched
        twin.turn = self.turn
        twin.passes = self.passes
        twin.scores = self.scores[:]
        twin.over = self.over
        twin.winner = self.winner
        return twin

    @property
    def empty(self) -> bool:
        """Whether no tile lies on the table."""
        return self.values[0] == NO_VALUE

    def plays(self) -> list[tuple[int, int]]:
        """Return (tile, arm) for every way to lay a tile of the seat on turn."""
        hand = self.hands[self.turn]
        if self.empty:
            return [(tile, FIRST) for tile in hand]
        open_arms = [(arm, value) for arm, value in enumerate(self.values) if value >= 0]
        return [(tile, arm) for tile in hand for arm, value in open_arms if OTHER[tile][value] >= 0]

    @property
    def may_draw(self) -> bool:
        """Whether the boneyard has a tile that may be drawn."""
        settings = self.settings
        return settings.draws and len(self.boneyard) > settings.reserve and not self.empty

    def points_of(self, tile: int, arm: int) -> int:
        """Return the points (not halves) for laying a tile in All Fives, 0 in the other games."""
        if not self.settings.fives:
            return 0
        total = PIPS[tile] if arm == FIRST else self._total_with(tile, arm)
        return 0 if total % scoring.FIVE else total

    def _total_with(self, tile: int, arm: int) -> int:
        counts = self.counts
        if DOUBLE[tile] and self.settings.spinner and not self.branched:
            return counts[1 - arm] + PIPS[tile]
        outer = OTHER[tile][self.values[arm]]
        total = sum(counts) - counts[arm] + (2 * outer if DOUBLE[tile] else outer)
        closes = self.half_open and arm < 2 and self.lengths[1 - arm]
        return total if closes else total + self.middle

    def lay(self, tile: int, arm: int) -> None:
        """Lay a tile of the seat on turn, score it, and end the round or pass the turn on."""
        gained = self.points_of(tile, arm)
        self.hands[self.turn].remove(tile)
        self._grow(tile, arm)
        self.passes = 0
        if gained:
            self._gain(self.settings.side_of(self.turn), HALVES * gained)
            if self.winner >= 0:
                return
        if not self.hands[self.turn]:
            self._settle(self.turn)
        else:
            self.turn = (self.turn + 1) % self.settings.seats

    def _grow(self, tile: int, arm: int) -> None:
        if arm == FIRST:
            self._begin(tile)
        elif DOUBLE[tile] and self.settings.spinner and not self.branched:
            self.branched = self.half_open = True
            self.middle = PIPS[tile]
            self.counts[arm] = self.lengths[arm] = 0
            self.lengths[1 - arm] = 1  # how long the old line is does not matter
        else:
            if self.half_open and arm < 2 and self.lengths[1 - arm]:
                self._close(self.values[arm])
            outer = OTHER[tile][self.values[arm]]
            self.lengths[arm] += 1
            self.values[arm] = outer
            self.counts[arm] = 2 * outer if DOUBLE[tile] else outer

    def _close(self, spinner: int) -> None:
        """Both sides of the double in the middle are used: it counts no more; a spinner opens its ends."""
        self.middle, self.half_open = 0, False
        if self.branched:
            self.values[2] = self.values[3] = spinner

    def _begin(self, tile: int) -> None:
        self.values[0], self.values[1] = LOW[tile], HIGH[tile]
        if DOUBLE[tile]:
            self.branched = self.settings.spinner
            self.middle, self.half_open = PIPS[tile], True
        else:
            self.counts[0], self.counts[1] = LOW[tile], HIGH[tile]

    def draw(self) -> int:
        """Give the seat on turn the next tile of the boneyard and return it."""
        tile = self.boneyard.pop()
        self.hands[self.turn].append(tile)
        return tile

    def pass_turn(self) -> None:
        """Pass; when every seat has passed in a row the round is blocked."""
        self.passes += 1
        if self.passes == self.settings.seats:
            self._settle(None)
        else:
            self.turn = (self.turn + 1) % self.settings.seats

    def _gain(self, side: int, half_points: int) -> None:
        settings = self.settings
        self.scores[side] += scoring.credited(settings, self.scores[side], half_points)
        self._look_for_winner()

    def _look_for_winner(self) -> None:
        winner = scoring.leader(self.settings, self.scores)
        if winner is not None:
            self.winner = winner
            self.over = True

    def _settle(self, out: int | None) -> None:
        """Count the hands as the rules do."""
        settings, hands = self.settings, [_as_tiles(hand) for hand in self.hands]
        gains = (
            scoring.blocked_gains(settings, hands) if out is None else scoring.out_gains(settings, hands, out)
        )
        for side, gain in enumerate(gains):
            self.scores[side] += scoring.credited(settings, self.scores[side], gain)
        self.over = True
        self._look_for_winner()


def _as_tiles(hand: Sequence[int]) -> Tiles:
    return tuple(FULL_SET[tile] for tile in hand)

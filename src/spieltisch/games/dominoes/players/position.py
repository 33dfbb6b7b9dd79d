"""A round as the computer players play it out: mutable, on plain integers, without events.

Tiles are their codes (`Tile` as int). Arms are numbered as in `END_NAMES`: 0 left, 1 right, 2 up, 3 down.
Tests keep it in lock-step with the rules.
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
    tuple(tile.other(value) if tile.has(value) else -1 for tile in FULL_SET) for value in range(7)
)
"""`OTHER[value][tile]`: the half that stays open when the tile is laid at `value`; -1: it does not fit."""
ADDED: Final = tuple(
    tuple(other * (2 if DOUBLE[tile] else 1) if other >= 0 else -1 for tile, other in enumerate(row))
    for row in OTHER
)
"""`ADDED[value][tile]`: what the tile then counts in the total; -1: it does not fit."""
POINTS: Final = tuple(0 if total % scoring.FIVE else total for total in range(64))
"""What each total scores in All Fives."""

NO_VALUE: Final = -1
FIRST: Final = -1
"""The arm of the first tile of a round."""


class Position:
    """Hands, boneyard and open ends in the middle of a round.

    - `hands`: tiles of every seat; `boneyard`: in the order drawn, next one last.
    - `values`: what fits each arm, -1 where none is open; `counts`: what each arm adds to the `total`;
      `lengths`: tiles in it; `middle`: what a double in the middle adds while one of its sides is open
      (`half_open`); `branches`: the next double laid becomes the spinner.
    - `scores`: half-points of each side; `winner`: the side that has won the match, -1 before.
    - `over`: the round has ended.
    """

    __slots__ = (
        "boneyard",
        "branches",
        "counts",
        "fives",
        "half_open",
        "hands",
        "lengths",
        "middle",
        "over",
        "passes",
        "scores",
        "settings",
        "total",
        "turn",
        "values",
        "winner",
    )

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.fives = settings.fives
        self.hands: list[list[int]] = []
        self.boneyard: list[int] = []
        self.values = [NO_VALUE] * 4
        self.counts = [0] * 4
        self.lengths = [0] * 4
        self.total = 0
        self.middle = 0
        self.half_open = False
        self.branches = settings.spinner
        self.turn = 0
        self.passes = 0
        self.scores: list[int] = []
        self.over = False
        self.winner = -1

    @classmethod
    def of(cls, table: Table, hands: Sequence[Tiles], boneyard: Tiles) -> Position:
        """Return the position of a table with these hands and this boneyard (next tile first)."""
        position = cls(table.settings)
        position.deal(hands, boneyard)
        position.turn = 0 if table.turn is None else table.turn
        position.passes = table.passes
        position.scores = list(table.scores)
        line = table.line
        position.branches = line.branching and not line.spinner
        position.total = line.total()
        for end in line.ends:
            position.values[END_NAMES.index(end.name)] = end.value
        position.lengths = [len(arm) for arm in line.arms]
        for part in line.parts():
            if part.end is None:
                position.middle, position.half_open = part.count, True
            else:
                position.counts[END_NAMES.index(part.end)] = part.count
        return position

    def deal(self, hands: Sequence[Tiles], boneyard: Tiles) -> None:
        """Give the seats these hands, and the table this boneyard (next tile first)."""
        self.hands = [[int(tile) for tile in hand] for hand in hands]
        self.boneyard = [int(tile) for tile in reversed(boneyard)]

    def copy(self) -> Position:
        """Return a position of its own."""
        twin = Position.__new__(Position)
        twin.settings = self.settings
        twin.fives = self.fives
        twin.hands = [hand[:] for hand in self.hands]
        twin.boneyard = self.boneyard[:]
        twin.values = self.values[:]
        twin.counts = self.counts[:]
        twin.lengths = self.lengths[:]
        twin.total = self.total
        twin.middle = self.middle
        twin.half_open = self.half_open
        twin.branches = self.branches
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
        arms = [(arm, OTHER[value]) for arm, value in enumerate(self.values) if value >= 0]
        return [(tile, arm) for tile in hand for arm, others in arms if others[tile] >= 0]

    def fits(self, tile: int) -> bool:
        """Whether a tile can be laid at an open end."""
        return any(value >= 0 and OTHER[value][tile] >= 0 for value in self.values)

    @property
    def may_draw(self) -> bool:
        """Whether the boneyard has a tile that may be drawn."""
        settings = self.settings
        return settings.draws and len(self.boneyard) > settings.reserve and not self.empty

    def points_of(self, tile: int, arm: int) -> int:
        """Return the points (not halves) for laying a tile in All Fives, 0 in the other games."""
        if not self.fives:
            return 0
        if arm == FIRST:
            return POINTS[PIPS[tile]]
        return POINTS[self.total_without(arm) + ADDED[self.values[arm]][tile]]

    def total_without(self, arm: int) -> int:
        """Return what the ends count while a tile is laid at `arm`, without that tile.

        A double that becomes the spinner counts like any other: the line beyond it is one of its sides.
        """
        total = self.total - self.counts[arm]
        closes = self.half_open and arm < 2 and self.lengths[1 - arm]
        return total - self.middle if closes else total

    def lay(self, tile: int, arm: int) -> None:
        """Lay a tile of the seat on turn, score it, and end the round or pass the turn on."""
        hand = self.hands[self.turn]
        hand.remove(tile)
        self.passes = 0
        if arm == FIRST:
            self._begin(tile)
        elif self.branches and DOUBLE[tile]:
            self._branch(tile, arm)
        else:
            self._grow(tile, arm)
        if self.fives and (gained := POINTS[self.total]):
            self._gain(self.settings.side_of(self.turn), HALVES * gained)
            if self.winner >= 0:
                return
        if not hand:
            self._settle(self.turn)
        else:
            self.turn = (self.turn + 1) % len(self.hands)

    def _grow(self, tile: int, arm: int) -> None:
        value = self.values[arm]
        if self.half_open and arm < 2 and self.lengths[1 - arm]:
            self._close(value)
        added = ADDED[value][tile]
        self.total += added - self.counts[arm]
        self.counts[arm] = added
        self.lengths[arm] += 1
        self.values[arm] = OTHER[value][tile]

    def _branch(self, tile: int, arm: int) -> None:
        """The first double becomes the spinner: the line so far is one of its sides."""
        self.branches, self.half_open = False, True
        self.middle = PIPS[tile]
        self.counts[arm] = self.lengths[arm] = 0
        self.lengths[1 - arm] = 1  # how long the old line is does not matter
        self.total = self.counts[1 - arm] + self.middle

    def _close(self, value: int) -> None:
        """Both sides of the double in the middle are used: it counts no more; a spinner opens its ends."""
        self.total -= self.middle
        self.middle, self.half_open = 0, False
        if self.settings.spinner:
            self.values[2] = self.values[3] = value

    def _begin(self, tile: int) -> None:
        self.values[0], self.values[1] = LOW[tile], HIGH[tile]
        self.total = PIPS[tile]
        if DOUBLE[tile]:
            self.branches = False
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
        settings, scores = self.settings, self.scores
        scores[side] += scoring.credited(settings, scores[side], half_points)
        if settings.target and scores[side] >= HALVES * settings.target:
            self._look_for_winner()

    def _look_for_winner(self) -> None:
        winner = scoring.leader(self.settings, self.scores)
        if winner is not None:
            self.winner = winner
            self.over = True

    def _settle(self, out: int | None) -> None:
        """Count the hands as the rules do."""
        for side, gain in enumerate(self._gains(out)):
            if gain:
                self.scores[side] += scoring.credited(self.settings, self.scores[side], gain)
        self.over = True
        self._look_for_winner()

    def _gains(self, out: int | None) -> Sequence[int]:
        settings = self.settings
        if settings.lightest_tile and out is None:
            return scoring.blocked_gains(settings, [_as_tiles(hand) for hand in self.hands])
        counts = [sum([PIPS[tile] for tile in hand]) for hand in self.hands]
        if settings.partners:
            counts = [counts[0] + counts[2], counts[1] + counts[3]]
        if out is None:
            return scoring.gains_of_block(settings, counts, scoring.lightest(counts))
        return scoring.gains_of_going_out(settings, counts, settings.side_of(out))


def _as_tiles(hand: Sequence[int]) -> Tiles:
    return tuple(FULL_SET[tile] for tile in hand)

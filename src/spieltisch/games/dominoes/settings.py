"""The options of a match of dominoes as the rules use them, with the numbers that "auto" stands for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spieltisch.core.options import Options, OptionValue

AUTO: Final = "auto"
HALVES: Final = 2
"""Scores are counted in half-points: three players may share an odd bonus."""

_HAND_SIZES: Final = {
    "block": {2: 7, 3: 5, 4: 5},
    "draw": {2: 7, 3: 7, 4: 6},
    "all_fives": {2: 9, 3: 7, 4: 5},
}
_RESERVES: Final = {"block": 0, "draw": 2, "all_fives": 0}


class Variant(StrEnum):
    """Which game is played with the tiles."""

    BLOCK = "block"
    DRAW = "draw"
    ALL_FIVES = "all_fives"


class Opener(StrEnum):
    """Who opens a round."""

    LOT = "lot"
    HIGHEST_DOUBLE = "highest_double"
    ROTATE = "rotate"
    WINNER = "winner"


@dataclass(frozen=True, slots=True)
class Settings:
    """One choice of all options, with a number wherever an option was left to the table ("auto").

    `target` is in points; 0: the match is one round. `reserve` tiles at the end of the boneyard are never
    drawn. `next_opener` may be `lot`, `highest_double`, `rotate` or `winner`; `lot_after_block` draws lots
    after a blocked round in spite of it (All Fives by its own rules). `spinner`: the first double branches.
    """

    variant: Variant
    seats: int
    partners: bool
    hand_size: int
    reserve: int
    target: int
    opening: Opener
    next_opener: Opener
    lot_after_block: bool
    voluntary_draw: bool
    gross_block: bool
    lightest_tile: bool
    spinner: bool
    exact_target: bool

    @classmethod
    def of(cls, options: Options, seats: int) -> Settings:
        """Read the complete and checked options of a match; what has no effect in a variant is off."""
        variant = Variant(str(options["variant"]))
        partners = bool(options["partners"]) and seats == 4
        fives = variant is Variant.ALL_FIVES
        usual_target = (250 if seats == 2 else 200) if fives else (100 if seats == 2 or partners else 61)
        left_open = options["next_opener"] == AUTO
        return cls(
            variant=variant,
            seats=seats,
            partners=partners,
            hand_size=_number(options["hand_size"], _HAND_SIZES[variant][seats]),
            reserve=_number(options["reserve"], _RESERVES[variant]),
            target=_number(options["target"], usual_target),
            opening=Opener(str(options["opening"])),
            next_opener=_next_opener(fives) if left_open else Opener(str(options["next_opener"])),
            lot_after_block=left_open and fives,
            voluntary_draw=bool(options["voluntary_draw"]) and variant is Variant.DRAW,
            gross_block=options["blocked"] == "gross",
            lightest_tile=options["blocked_tie"] == "lightest_tile",
            spinner=bool(options["spinner"]) and fives,
            exact_target=bool(options["exact_target"]),
        )

    @property
    def fives(self) -> bool:
        """Whether multiples of five score."""
        return self.variant is Variant.ALL_FIVES

    @property
    def draws(self) -> bool:
        """Whether tiles are drawn from the boneyard; in the block game they sleep."""
        return self.variant is not Variant.BLOCK

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of every seat."""
        return tuple(seat % 2 if self.partners else seat for seat in range(self.seats))

    def side_of(self, seat: int) -> int:
        """Return the side of a seat."""
        return seat % 2 if self.partners else seat

    @property
    def side_count(self) -> int:
        """How many sides play for themselves."""
        return 2 if self.partners else self.seats


def _number(value: OptionValue, automatic: int) -> int:
    return automatic if value == AUTO else int(value)


def _next_opener(fives: bool) -> Opener:
    return Opener.WINNER if fives else Opener.ROTATE

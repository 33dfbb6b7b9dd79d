"""The options of a match of 500 as the rules use them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

from spieltisch.core.options import Options, OptionValue

ClaimMode: TypeAlias = Literal["reaction", "seat", "current", "next_decides", "off"]
BanScope: TypeAlias = Literal["first_deal", "first_round", "off"]
PileRule: TypeAlias = Literal["can", "warn", "forbid"]
SwapRule: TypeAlias = Literal["opponents", "anyone", "nobody"]
SwappedJoker: TypeAlias = Literal["free", "same_turn", "next_turn"]
Name = TypeVar("Name", bound=str)


@dataclass(frozen=True, slots=True)
class Settings:
    """One choice of all options; every combination is legal.

    - `ban_scope`: where taking the whole pile and closing are banned; `no_melds_first_round`: nobody lays a
      meld in the own first turn of a deal.
    - `pile_rule`, `pile_penalty`, `pile_meld_uses_pile`, `partial_pile`: taking the whole pile.
    - `return_top`: the card just taken from the pile may be discarded again.
    - `joker_value`: None counts a joker as the card it stands for (25 in the hand).
    - `max_jokers`: in one meld; None: as many as there are other cards.
    - `swap`, `swapped_joker`: who may change a joker for the true card, and when it can be used again.
    - `reshuffle`: an empty stock is made from the pile, except in the first deal; else the deal ends.
    - `claim`, `claim_seconds`: who may lay a card that was just discarded.
    - `shared_tie`: equal leaders share the match instead of playing on.
    """

    seats: int = 2
    target: int = 500
    youngest_starts: bool = True
    ban_scope: BanScope = "first_deal"
    no_melds_first_round: bool = False
    pile_rule: PileRule = "can"
    pile_penalty: int = 50
    pile_meld_uses_pile: bool = False
    partial_pile: bool = False
    return_top: bool = True
    sets: bool = False
    ace_both_ends: bool = False
    ace_low_value: int = 15
    joker_value: int | None = 25
    jokers: int = 2
    max_jokers: int | None = 2
    swap: SwapRule = "opponents"
    swapped_joker: SwappedJoker = "free"
    close_without_discard: bool = False
    closing_bonus: int = 0
    reshuffle: bool = True
    claim: ClaimMode = "reaction"
    claim_seconds: int = 3
    whole_pile_visible: bool = True
    hand_size: int = 7
    shared_tie: bool = False

    @classmethod
    def of(cls, options: Options, seats: int) -> Settings:
        """Read the complete and checked options of a match."""
        return cls(
            seats=seats,
            target=int(options["target"]),
            youngest_starts=options["starter"] == "youngest",
            ban_scope=_one_of(options["ban_scope"], ("first_deal", "first_round", "off")),
            no_melds_first_round=bool(options["no_melds_first_round"]),
            pile_rule=_one_of(options["pile_rule"], ("can", "warn", "forbid")),
            pile_penalty=int(options["pile_penalty"]),
            pile_meld_uses_pile=bool(options["pile_meld_uses_pile"]),
            partial_pile=bool(options["partial_pile"]),
            return_top=bool(options["return_top"]),
            sets=bool(options["sets"]),
            ace_both_ends=bool(options["ace_both_ends"]),
            ace_low_value=int(options["ace_low_value"]),
            joker_value=_number_or(options["joker_value"], "card"),
            jokers=int(options["jokers"]),
            max_jokers=_number_or(options["max_jokers"], "naturals"),
            swap=_one_of(options["swap"], ("opponents", "anyone", "nobody")),
            swapped_joker=_one_of(options["swapped_joker"], ("free", "same_turn", "next_turn")),
            close_without_discard=bool(options["close_without_discard"]),
            closing_bonus=int(options["closing_bonus"]),
            reshuffle=options["stock_out"] == "reshuffle",
            claim=_one_of(options["claim"], ("reaction", "seat", "current", "next_decides", "off")),
            claim_seconds=int(options["claim_seconds"]),
            whole_pile_visible=options["pile_visible"] == "all",
            hand_size=int(options["cards"]),
            shared_tie=options["tie"] == "shared",
        )


def _one_of(value: object, names: tuple[Name, ...]) -> Name:
    return next(name for name in names if name == value)


def _number_or(value: OptionValue, word: str) -> int | None:
    return None if value == word else int(value)

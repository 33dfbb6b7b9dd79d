"""The options of 500; the defaults are those of the rules text, the others play the game as elsewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spieltisch.core.messages import Message, message
from spieltisch.core.options import Condition, Option, OptionValue

SEATS: Final = (2, 3, 4, 5, 6)
LOWEST_TARGET: Final = 50
HIGHEST_TARGET: Final = 5000
MOST_CLAIM_SECONDS: Final = 10


def _text(key: str, part: str) -> Message:
    return message(f"five_hundred.option.{key}.{part}")


def _choice(key: str, *choices: OptionValue, when: Condition | None = None) -> Option:
    """A choice, the default first; numbers are shown as they are."""
    return Option(
        key,
        "choice",
        choices[0],
        _text(key, "label"),
        _text(key, "explanation"),
        choices=choices,
        choice_labels=tuple(_label(key, choice) for choice in choices),
        depends_on=when,
    )


def _label(key: str, choice: OptionValue) -> Message:
    if isinstance(choice, str):
        return _text(key, choice)
    return message("five_hundred.option.number", number=choice)


def _number(key: str, *choices: int, low: int, high: int, when: Condition | None = None) -> Option:
    """A whole number from `low` to `high`, the default first among those offered."""
    return Option(
        key,
        "int",
        choices[0],
        _text(key, "label"),
        _text(key, "explanation"),
        choices=tuple(sorted(choices)),
        minimum=low,
        maximum=high,
        depends_on=when,
    )


def _switch(key: str, *, when: Condition | None = None) -> Option:
    return Option(key, "bool", False, _text(key, "label"), _text(key, "explanation"), depends_on=when)


_CLAIMS: Final = Condition("claim", ("reaction",))
_SWAPS: Final = Condition("swap", ("opponents", "anyone"))
_PENALTY: Final = Condition("pile_rule", ("can", "warn"))
_JOKERS: Final = Condition("jokers", (1, 2, 3))

OPTIONS: Final = (
    _number("seats", *SEATS, low=SEATS[0], high=SEATS[-1]),
    _number("target", 500, 250, 1000, low=LOWEST_TARGET, high=HIGHEST_TARGET),
    _choice("starter", "youngest", "lot"),
    _choice("cards", 7, 6, 10),
    _choice("ban_scope", "first_deal", "first_round", "off"),
    _switch("no_melds_first_round"),
    _choice("pile_rule", "can", "warn", "forbid"),
    _choice("pile_penalty", 50, 100, 0, when=_PENALTY),
    _switch("pile_meld_uses_pile"),
    _switch("partial_pile"),
    Option("return_top", "bool", True, _text("return_top", "label"), _text("return_top", "explanation")),
    _choice("pile_visible", "all", "top"),
    _switch("sets"),
    _switch("ace_both_ends"),
    _choice("ace_low_value", 15, 5, 1),
    _choice("jokers", 2, 0, 1, 3),
    _choice("joker_value", 25, 15, "card", when=_JOKERS),
    _choice("max_jokers", 2, 1, "naturals", when=_JOKERS),
    _choice("swap", "opponents", "anyone", "nobody", when=_JOKERS),
    _choice("swapped_joker", "free", "same_turn", "next_turn", when=_SWAPS),
    _switch("close_without_discard"),
    _choice("closing_bonus", 0, 50),
    _choice("stock_out", "reshuffle", "end"),
    replace(
        _choice("claim", "reaction", "seat", "current", "next_decides", "off"),
        shared_default="seat",
    ),
    _number("claim_seconds", 3, 1, 2, 5, 10, low=1, high=MOST_CLAIM_SECONDS, when=_CLAIMS),
    _choice("tie", "play_on", "shared"),
)

"""The options of dominoes; `auto` leaves a number to the variant and the table."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import Message, message
from spieltisch.core.options import Condition, Option, OptionValue
from spieltisch.games.dominoes.settings import AUTO

SEATS: Final = (2, 3, 4)
MOST_TILES: Final = 14
MOST_POINTS: Final = 1000

_DRAW: Final = Condition("variant", ("draw",))
_DRAWING: Final = Condition("variant", ("draw", "all_fives"))
_FIVES: Final = Condition("variant", ("all_fives",))
_NOT_FIVES: Final = Condition("variant", ("block", "draw"))
_FOUR: Final = Condition("seats", (4,))


def _text(key: str, part: str) -> Message:
    return message(f"dominoes.option.{key}.{part}")


def _choice(
    key: str, *choices: OptionValue, when: Condition | None = None, most: int | None = None
) -> Option:
    """A choice, the default first; with `most`, any whole number from 0 (tiles: 1) to that as well."""
    return Option(
        key,
        "choice",
        choices[0],
        _text(key, "label"),
        _text(key, "explanation"),
        choices=choices,
        choice_labels=tuple(_label(key, choice) for choice in choices),
        minimum=None if most is None else 1 if key == "hand_size" else 0,
        maximum=most,
        depends_on=when,
    )


def _label(key: str, choice: OptionValue) -> Message:
    if isinstance(choice, str):
        return _text(key, choice)
    return _text(key, "none") if choice == 0 else message("dominoes.option.number", number=choice)


def _switch(key: str, default: bool, when: Condition | None = None) -> Option:
    label, explanation = _text(key, "label"), _text(key, "explanation")
    return Option(key, "bool", default, label, explanation, depends_on=when)


OPTIONS: Final = (
    _choice("variant", "draw", "block", "all_fives"),
    Option(
        "seats",
        "int",
        2,
        _text("seats", "label"),
        _text("seats", "explanation"),
        choices=SEATS,
        minimum=SEATS[0],
        maximum=SEATS[-1],
    ),
    _switch("partners", default=False, when=_FOUR),
    _choice("target", AUTO, 0, 50, 61, 100, 150, 200, 250, 500, most=MOST_POINTS),
    _choice("hand_size", AUTO, 5, 6, 7, 9, most=MOST_TILES),
    _choice("reserve", AUTO, 0, 1, 2, when=_DRAWING),
    _choice("opening", "lot", "highest_double"),
    _choice("next_opener", AUTO, "rotate", "winner", "lot", "highest_double"),
    _switch("voluntary_draw", default=False, when=_DRAW),
    _choice("blocked", "net", "gross", when=_NOT_FIVES),
    _choice("blocked_tie", "none", "lightest_tile", when=_NOT_FIVES),
    _switch("spinner", default=True, when=_FIVES),
    _switch("exact_target", default=False),
)

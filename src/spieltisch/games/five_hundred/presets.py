"""The usual ways to play 500: the Danish rules text, and house rules from Denmark and its neighbours."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts, message
from spieltisch.core.options import OptionValue
from spieltisch.core.presets import Preset

PRESET_TEXTS: Final[Texts] = {
    "five_hundred.preset.classic": QT_TRANSLATE_NOOP("five_hundred", "Classic"),
    "five_hundred.preset.classic.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "As the Danish rules have it: runs only, two jokers, the quickest gets a discard."
    ),
    "five_hundred.preset.unhurried": QT_TRANSLATE_NOOP("five_hundred", "No hurry"),
    "five_hundred.preset.unhurried.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "Classic, but who wants a discard is asked in turn: no clock runs."
    ),
    "five_hundred.preset.traditional": QT_TRANSLATE_NOOP("five_hundred", "Traditional"),
    "five_hundred.preset.traditional.explanation": QT_TRANSLATE_NOOP(
        "five_hundred",
        "The bans at the start hold for the first round of every deal, not for the first deal.",
    ),
    "five_hundred.preset.house": QT_TRANSLATE_NOOP("five_hundred", "House rules"),
    "five_hundred.preset.house.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "Sets of equal rank, three jokers, and closing without a discard."
    ),
    "five_hundred.preset.norwegian": QT_TRANSLATE_NOOP("five_hundred", "Norwegian"),
    "five_hundred.preset.norwegian.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "With sets; an ace below the two counts 5."
    ),
    "five_hundred.preset.swedish": QT_TRANSLATE_NOOP("five_hundred", "Swedish"),
    "five_hundred.preset.swedish.explanation": QT_TRANSLATE_NOOP(
        "five_hundred", "With sets; only the top of the pile is seen, and taking it in vain costs 100."
    ),
}


def _preset(key: str, /, **values: OptionValue) -> Preset:
    name = f"five_hundred.preset.{key}"
    return Preset(key, message(name), message(f"{name}.explanation"), values)


PRESETS: Final = (
    _preset("classic"),
    _preset("unhurried", claim="seat"),
    _preset("traditional", ban_scope="first_round"),
    _preset("house", sets=True, jokers=3, close_without_discard=True),
    _preset("norwegian", sets=True, ace_low_value=5),
    _preset("swedish", sets=True, pile_penalty=100, pile_visible="top"),
)
"""The one of the rules text first: the defaults."""

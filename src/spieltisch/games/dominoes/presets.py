"""The usual ways to play dominoes: the three games of the rules text and their best known variants."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts, message
from spieltisch.core.options import OptionValue
from spieltisch.core.presets import Preset

PRESET_TEXTS: Final[Texts] = {
    "dominoes.preset.classic": QT_TRANSLATE_NOOP("dominoes", "Classic draw game"),
    "dominoes.preset.classic.explanation": QT_TRANSLATE_NOOP(
        "dominoes", "Who cannot play draws; the last two tiles are never drawn."
    ),
    "dominoes.preset.block": QT_TRANSLATE_NOOP("dominoes", "Block game"),
    "dominoes.preset.block.explanation": QT_TRANSLATE_NOOP(
        "dominoes", "Nothing is drawn: who cannot play passes."
    ),
    "dominoes.preset.latin": QT_TRANSLATE_NOOP("dominoes", "Latin"),
    "dominoes.preset.latin.explanation": QT_TRANSLATE_NOOP(
        "dominoes", "Block with seven tiles each, all dealt to four; a blocked round scores in full."
    ),
    "dominoes.preset.all_fives": QT_TRANSLATE_NOOP("dominoes", "All Fives"),
    "dominoes.preset.all_fives.explanation": QT_TRANSLATE_NOOP(
        "dominoes", "Open ends that add up to a multiple of five score; the first double has four arms."
    ),
    "dominoes.preset.muggins": QT_TRANSLATE_NOOP("dominoes", "Muggins"),
    "dominoes.preset.muggins.explanation": QT_TRANSLATE_NOOP(
        "dominoes", "All Fives without a spinner: the line has two ends."
    ),
    "dominoes.preset.one_round": QT_TRANSLATE_NOOP("dominoes", "A single round"),
    "dominoes.preset.one_round.explanation": QT_TRANSLATE_NOOP(
        "dominoes", "The draw game, over after one round."
    ),
}


def _preset(key: str, /, **values: OptionValue) -> Preset:
    title, explanation = message(f"dominoes.preset.{key}"), message(f"dominoes.preset.{key}.explanation")
    return Preset(key, title, explanation, values)


PRESETS: Final = (
    _preset("classic"),
    _preset("block", variant="block"),
    _preset("latin", variant="block", hand_size=7, blocked="gross"),
    _preset("all_fives", variant="all_fives"),
    _preset("muggins", variant="all_fives", spinner=False),
    _preset("one_round", target=0),
)
"""The draw game first: the defaults."""

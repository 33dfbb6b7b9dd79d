"""The usual ways to play Watten, from the rules text and the house rules it names."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts, message
from spieltisch.core.options import OptionValue
from spieltisch.core.presets import Preset

PRESET_TEXTS: Final[Texts] = {
    "watten.preset.tavern": QT_TRANSLATE_NOOP("watten", "Tavern"),
    "watten.preset.tavern.explanation": QT_TRANSLATE_NOOP(
        "watten", "Bavarian, to 15, with Kritische and “Gehen!”: as the rules describe it."
    ),
    "watten.preset.tournament": QT_TRANSLATE_NOOP("watten", "Tournament"),
    "watten.preset.tournament.explanation": QT_TRANSLATE_NOOP(
        "watten", "Bavarian, to 13: a match of a tournament."
    ),
    "watten.preset.tyrolean": QT_TRANSLATE_NOOP("watten", "Tyrolean"),
    "watten.preset.tyrolean.explanation": QT_TRANSLATE_NOOP(
        "watten", "No Kritische, the Weli as 33rd card, and trumps have to be followed."
    ),
    "watten.preset.tyrolean_guate": QT_TRANSLATE_NOOP("watten", "Tyrolean with Guate"),
    "watten.preset.tyrolean_guate.explanation": QT_TRANSLATE_NOOP(
        "watten", "Tyrolean, and the trump above the Schlag beats even the Rechter."
    ),
    "watten.preset.learning": QT_TRANSLATE_NOOP("watten", "For learning"),
    "watten.preset.learning.explanation": QT_TRANSLATE_NOOP(
        "watten", "Any card at any time, the stake stays at 2, and no clock runs."
    ),
}


def _preset(key: str, /, **values: OptionValue) -> Preset:
    title, explanation = message(f"watten.preset.{key}"), message(f"watten.preset.{key}.explanation")
    return Preset(key, title, explanation, values)


PRESETS: Final = (
    _preset("tavern"),
    _preset("tournament", target=13),
    _preset("tyrolean", variant="tyrolean"),
    _preset("tyrolean_guate", variant="tyrolean", guate=True),
    _preset("learning", obligation=False, raising=False, seconds_per_move=0),
)
"""The one of the rules text first: the defaults."""

"""The rules page: exactly the paragraphs of the options of a match (rules text of the game)."""

from __future__ import annotations

from spieltisch.core.messages import message
from spieltisch.core.presentation import RulesSection
from spieltisch.games.watten.settings import Settings


def rules_sections(settings: Settings) -> tuple[RulesSection, ...]:
    """Return all sections in the order of the game."""
    del settings
    return (RulesSection(message("watten.progress", round=1, phase=""), ()),)

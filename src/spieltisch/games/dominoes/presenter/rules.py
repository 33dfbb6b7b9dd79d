"""The rules page."""

from __future__ import annotations

from spieltisch.core.messages import message
from spieltisch.core.presentation import RulesSection
from spieltisch.games.dominoes.settings import Settings


def rules_sections(settings: Settings) -> tuple[RulesSection, ...]:
    """Return all sections in the order of the game."""
    return (RulesSection(message("dominoes.rules.aim"), ()),)

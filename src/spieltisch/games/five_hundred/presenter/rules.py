"""The rules page: exactly the paragraphs that the options of a match make true."""

from __future__ import annotations

from spieltisch.core.messages import message
from spieltisch.core.presentation import RulesSection
from spieltisch.games.five_hundred.settings import Settings


def rules_sections(settings: Settings) -> tuple[RulesSection, ...]:
    """Return all sections in the order of the game."""
    return (
        RulesSection(
            message("five_hundred.rules.aim"),
            (message("five_hundred.rules.aim.target", target=settings.target),),
        ),
    )

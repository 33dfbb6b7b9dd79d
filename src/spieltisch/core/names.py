"""Messages for what every game names: cards and players."""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, message


def card_name(card: Card) -> Message:
    """The full name of a card, for screen readers and the log."""
    return message("core.card", card=card)


def level_name(player: str) -> Message:
    """What is written beside a player: `human`, `random` or a level."""
    return message(f"core.level.{player}")


def card_back() -> Message:
    """The name of a card whose face is not known."""
    return message("core.card.back")

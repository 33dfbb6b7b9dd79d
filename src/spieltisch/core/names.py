"""Messages for what every game names: cards, tiles and players."""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, message
from spieltisch.core.tiles import Tile


def card_name(card: Card) -> Message:
    """The full name of a card, for screen readers and the log."""
    return message("core.card", card=card)


def tile_name(tile: Tile) -> Message:
    """The full name of a tile, for screen readers."""
    return message("core.tile", tile=tile)


def level_name(player: str) -> Message:
    """What is written beside a player: `human`, `random` or a level."""
    return message(f"core.level.{player}")


def card_back() -> Message:
    """The name of a card whose face is not known."""
    return message("core.card.back")


def tile_back() -> Message:
    """The name of a tile whose face is not known."""
    return message("core.tile.back")

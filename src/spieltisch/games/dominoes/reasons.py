"""Why the rules refuse an action or a setup, each as one message."""

from __future__ import annotations

from spieltisch.core.errors import BadOption, IllegalAction, SpieltischError
from spieltisch.core.messages import MessageValue, message
from spieltisch.core.tiles import Tile


def _refused(reason: str, **args: MessageValue) -> IllegalAction:
    return IllegalAction(message(f"dominoes.reason.{reason}", **args))


def over() -> IllegalAction:
    """The match has ended."""
    return _refused("over")


def not_your_turn() -> IllegalAction:
    """Another seat is on turn."""
    return _refused("not_your_turn")


def unknown_seat(seat: int) -> IllegalAction:
    """Nobody sits there."""
    return _refused("unknown_seat", seat=seat)


def unknown_action() -> IllegalAction:
    """The words mean nothing in this game."""
    return _refused("unknown_action")


def not_a_tile() -> IllegalAction:
    """The first word of a play is no tile."""
    return _refused("not_a_tile")


def not_in_hand(tile: Tile) -> IllegalAction:
    """The seat does not hold the tile."""
    return _refused("not_in_hand", tile=tile.text)


def first_has_no_end() -> IllegalAction:
    """The first tile is laid without naming an end."""
    return _refused("first_has_no_end")


def must_lead(tile: Tile) -> IllegalAction:
    """The highest double has to be led."""
    return _refused("must_lead", tile=tile.text)


def which_end() -> IllegalAction:
    """A tile beside others needs the name of an end."""
    return _refused("which_end")


def end_closed() -> IllegalAction:
    """That end does not exist or is not open yet."""
    return _refused("end_closed")


def does_not_fit(tile: Tile, value: int) -> IllegalAction:
    """Neither half of the tile is like the end."""
    return _refused("does_not_fit", tile=tile.text, value=value)


def can_play(tile: Tile) -> IllegalAction:
    """Who can play may not pass."""
    return _refused("can_play", tile=tile.text)


def can_draw() -> IllegalAction:
    """Who can draw may not pass."""
    return _refused("can_draw")


def draw_can_play() -> IllegalAction:
    """Who can play may not draw."""
    return _refused("draw_can_play")


def no_drawing() -> IllegalAction:
    """In the block game nothing is drawn."""
    return _refused("no_drawing")


def reserve(tiles: int) -> IllegalAction:
    """The last tiles of the boneyard are never drawn."""
    return _refused("reserve", n=tiles)


def empty_boneyard() -> IllegalAction:
    """Nothing is left to draw."""
    return _refused("empty_boneyard")


def bad_hand_size(size: int, seats: int) -> BadOption:
    """So many tiles each are not in the set."""
    return BadOption(message("dominoes.setup.hand_size", size=size, seats=seats))


def bad_partners() -> BadOption:
    """Only four can play in pairs."""
    return BadOption(message("dominoes.setup.partners"))


def bad_scores() -> SpieltischError:
    """The scores to start from are impossible."""
    return SpieltischError(message("dominoes.setup.scores"))


def bad_opener() -> SpieltischError:
    """The opener or a lot names a seat that does not exist."""
    return SpieltischError(message("dominoes.setup.opener"))

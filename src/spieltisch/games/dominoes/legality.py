"""Which actions a seat has, and why others are refused (rules text, "Regeln und Ziel" and "Alle Fünfen")."""

from __future__ import annotations

from spieltisch.core.actions import Action
from spieltisch.core.errors import IllegalAction
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes import reasons
from spieltisch.games.dominoes.line import END_NAMES
from spieltisch.games.dominoes.state import Table, Tiles

PLAY, DRAW, PASS = "play", "draw", "pass"


def plays(table: Table, seat: int, hand: Tiles) -> tuple[Action, ...]:
    """Return every way to lay one of the tiles of `hand`, by tile and then by end."""
    if table.line.hub is None:
        leads = hand if table.lead is None else (table.lead,)
        return tuple(Action(seat, PLAY, (tile.text,)) for tile in leads)
    return tuple(Action(seat, PLAY, (tile.text, end)) for tile in hand for end in table.line.fits(tile))


def legal_actions(table: Table, seat: int, hand: Tiles) -> tuple[Action, ...]:
    """Return the actions of the seat on turn in canonical order: tiles, then draw, then pass."""
    found = plays(table, seat, hand)
    may_draw = bool(table.drawable) and table.line.hub is not None
    if may_draw and (not found or table.settings.voluntary_draw):
        found = (*found, Action(seat, DRAW))
    return found or (Action(seat, PASS),)


def canonical(action: Action) -> Action:
    """Write the tile with its higher half first."""
    if action.verb != PLAY or not action.args:
        return action
    try:
        tile = Tile.parse(action.args[0])
    except ValueError:
        return action
    return Action(action.seat, action.verb, (tile.text, *action.args[1:]))


def check_action(action: Action, table: Table, hand: Tiles) -> None:
    """Say why the seat that holds `hand` may not do this.

    Raises:
        IllegalAction: the rules refuse it.
    """
    if table.over:
        raise reasons.over()
    if action.seat != table.turn:
        raise reasons.not_your_turn()
    if canonical(action) not in legal_actions(table, action.seat, hand):
        raise _reason(action, table, hand)


def _reason(action: Action, table: Table, hand: Tiles) -> IllegalAction:
    if action.verb == PLAY:
        return _play_reason(action.args, table, hand)
    if action.verb not in (DRAW, PASS) or action.args:
        return reasons.unknown_action()
    fitting = plays(table, action.seat, hand)
    if action.verb == PASS:
        return reasons.can_play(Tile.parse(fitting[0].args[0])) if fitting else reasons.can_draw()
    if table.line.hub is None or fitting:
        return reasons.draw_can_play()
    return _no_draw_reason(table)


def _no_draw_reason(table: Table) -> IllegalAction:
    if not table.settings.draws:
        return reasons.no_drawing()
    return reasons.reserve(table.boneyard) if table.boneyard else reasons.empty_boneyard()


def _play_reason(words: tuple[str, ...], table: Table, hand: Tiles) -> IllegalAction:
    try:
        tile = Tile.parse(words[0])
    except (ValueError, IndexError):
        return reasons.not_a_tile()
    if tile not in hand:
        return reasons.not_in_hand(tile)
    if table.line.hub is None:
        led = table.lead is not None and tile != table.lead
        return reasons.must_lead(table.lead) if led and table.lead is not None else reasons.first_has_no_end()
    if len(words) != 2 or words[1] not in END_NAMES:
        return reasons.which_end()
    end = table.line.end(words[1])
    if end is None:
        return reasons.end_closed()
    return reasons.does_not_fit(tile, end.value)

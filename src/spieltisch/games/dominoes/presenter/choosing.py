"""What taps, drops and choices mean: a tile, one of its ends, drawing from the boneyard.

The end that is chosen for the selected tile is the value `end` of the state, as an index of `END_NAMES`: a
tap on the tile that is selected plays what is previewed. No end is ever chosen for the person.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spieltisch.core.actions import Action
from spieltisch.core.presentation import UiState
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.legality import DRAW, PLAY, legal_actions
from spieltisch.games.dominoes.line import END_NAMES, EndName
from spieltisch.games.dominoes.presenter.ending import current_ending
from spieltisch.games.dominoes.state import Tiles, View

DRAW_CHOICE: Final = "draw"
NEXT_END: Final = "end/next"
LINE_ZONE: Final = "line"
BONEYARD_ZONE: Final = "boneyard"

_TILE: Final = "tile/"
_END: Final = "end/"
_END_VALUE: Final = "end"


def tile_id(tile: Tile) -> str:
    """Return the id of a tile that is known."""
    return _TILE + tile.text


def end_id(end: EndName) -> str:
    """Return the id of an end: a choice and a drop target."""
    return _END + end


def boneyard_id(slot: int) -> str:
    """Return the id of a face-down tile of the boneyard."""
    return f"back/{BONEYARD_ZONE}/{slot}"


def drawn_next(view: View) -> str:
    """Return the id of the tile that would be drawn next: the last slot of the heap."""
    return boneyard_id(view.table.boneyard - 1)


def acting(view: View, ui: UiState[View]) -> bool:
    """Whether the viewing seat is on turn and has looked at the end of the last round."""
    on_turn = view.seat is not None and view.seat == view.table.turn
    return on_turn and current_ending(view, ui) is None


def actions(view: View, ui: UiState[View]) -> tuple[Action, ...]:
    """Return what the viewing seat may do now."""
    if view.seat is None or not acting(view, ui):
        return ()
    return legal_actions(view.table, view.seat, view.hand)


def can_draw(view: View, ui: UiState[View]) -> bool:
    """Whether the viewing seat may draw."""
    return any(action.verb == DRAW for action in actions(view, ui))


def playable_tiles(view: View, ui: UiState[View]) -> Tiles:
    """Return the tiles the viewing seat may lay, each once."""
    plays = (action for action in actions(view, ui) if action.verb == PLAY)
    return tuple(dict.fromkeys(Tile.parse(action.args[0]) for action in plays))


def selected_tile(view: View, ui: UiState[View]) -> Tile | None:
    """Return the tile that is selected and may be laid."""
    by_id = {tile_id(tile): tile for tile in playable_tiles(view, ui)}
    return next((by_id[piece] for piece in ui.selection if piece in by_id), None)


def draw_selected(view: View, ui: UiState[View]) -> bool:
    """Whether drawing is selected."""
    return drawn_next(view) in ui.selection and can_draw(view, ui)


def open_to(view: View, tile: Tile) -> tuple[EndName, ...]:
    """Return the ends at which a tile fits; none for the first tile of a round."""
    return view.table.line.fits(tile)


def chosen_end(view: View, ui: UiState[View]) -> EndName | None:
    """Return the end at which the selected tile would be laid: the only one, or the one that was chosen."""
    tile = selected_tile(view, ui)
    if tile is None:
        return None
    ends = open_to(view, tile)
    if len(ends) == 1:
        return ends[0]
    place = ui.value(_END_VALUE, -1)
    return END_NAMES[place] if 0 <= place < len(END_NAMES) and END_NAMES[place] in ends else None


def chosen_action(view: View, ui: UiState[View]) -> Action | None:
    """Return the action the selection stands for; None while an end has still to be chosen."""
    if view.seat is None:
        return None
    if draw_selected(view, ui):
        return Action(view.seat, DRAW)
    tile, end = selected_tile(view, ui), chosen_end(view, ui)
    if tile is None:
        return None
    if view.table.line.hub is None:
        return Action(view.seat, PLAY, (tile.text,))
    return None if end is None else Action(view.seat, PLAY, (tile.text, end))


def select(view: View, ui: UiState[View], piece: str) -> UiState[View]:
    """Return the state after a tap: a tile takes the place of the one before, the top of the heap draws."""
    drawn = piece == drawn_next(view) and can_draw(view, ui)
    if ui.selection != (piece,) and (drawn or piece in map(tile_id, playable_tiles(view, ui))):
        return replace(ui, selection=(piece,), values=())
    return ui


def choose(view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
    """Return the state with an end or drawing selected; what is selected already is done."""
    if choice == DRAW_CHOICE:
        done = draw_selected(view, ui)
        return chosen_action(view, ui) or ui if done else select(view, ui, drawn_next(view))
    tile = selected_tile(view, ui)
    ends = () if tile is None else open_to(view, tile)
    if choice == NEXT_END and len(ends) > 1:
        return _with_end(ui, _after(ends, chosen_end(view, ui)))
    end = next((end for end in ends if end_id(end) == choice), None)
    if end is None:
        return ui
    if end == chosen_end(view, ui):
        return chosen_action(view, ui) or ui
    return _with_end(ui, end)


def _after(ends: tuple[EndName, ...], end: EndName | None) -> EndName:
    """Return the end after `end`, round and round; the first one if none is chosen yet."""
    return ends[0] if end is None else ends[(ends.index(end) + 1) % len(ends)]


def _with_end(ui: UiState[View], end: EndName) -> UiState[View]:
    return ui.with_value(_END_VALUE, END_NAMES.index(end))


def drop(view: View, ui: UiState[View], piece: str, zone: str) -> UiState[View] | Action | None:
    """Return what dropping a tile means.

    On an end it is laid there; on the line too if there is but one way, else its ends are offered. The top of
    the heap is drawn on the own hand.
    """
    chosen = select(view, replace(ui, selection=()), piece)
    if chosen.selection != (piece,):
        return None
    if draw_selected(view, chosen):
        return chosen_action(view, chosen) if zone == f"hand/{view.seat}" else None
    if zone == LINE_ZONE:
        return chosen_action(view, chosen) or chosen
    tile = selected_tile(view, chosen)
    end = (
        next((end for end in open_to(view, tile) if end_id(end) == zone), None) if tile is not None else None
    )
    return None if end is None else chosen_action(view, _with_end(chosen, end))


def hinted_action(view: View, ui: UiState[View]) -> Action | None:
    """Return what a hint would do."""
    best = ui.hint[0].action if ui.hint else None
    return best if best in actions(view, ui) else None


def hinted(view: View, ui: UiState[View]) -> UiState[View]:
    """Return the state with the best hint selected, its end included."""
    action = hinted_action(view, ui)
    if action is None or action.verb not in (PLAY, DRAW):
        return ui
    if action.verb == DRAW:
        return replace(ui, selection=(drawn_next(view),), values=())
    state = replace(ui, selection=(tile_id(Tile.parse(action.args[0])),), values=())
    end = next((name for name in END_NAMES if name in action.args[1:]), None)
    return state if end is None else _with_end(state, end)

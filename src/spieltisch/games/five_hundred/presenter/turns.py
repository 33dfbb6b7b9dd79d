"""What the viewing seat is asked, and what its selection stands for while it draws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.core.errors import IllegalAction
from spieltisch.core.messages import Message
from spieltisch.core.presentation import UiState
from spieltisch.games.five_hundred import legality, notation, reasons
from spieltisch.games.five_hundred.melds import Cards
from spieltisch.games.five_hundred.presenter import ids
from spieltisch.games.five_hundred.presenter.arranging import arranged
from spieltisch.games.five_hundred.presenter.ending import current_ending
from spieltisch.games.five_hundred.state import Phase, View

DRAW, TAKE, TAKE_ALL = "draw", "take", "takeall"
TAKE_FROM: Final = "takefrom/"


def acting_seat(view: View, ui: UiState[View]) -> int | None:
    """Return the seat that looks if it has something to do and has looked at the end of the last deal."""
    if view.seat not in legality.actors(view.table) or current_ending(view, ui) is not None:
        return None
    return view.seat


def drawing(view: View, ui: UiState[View]) -> bool:
    """Whether the viewing seat has to draw."""
    return acting_seat(view, ui) is not None and view.table.phase is Phase.DRAW


def laying_now(view: View, ui: UiState[View]) -> bool:
    """Whether the viewing seat lays and discards."""
    return acting_seat(view, ui) is not None and view.table.phase is Phase.LAY


def refusal(view: View, action: Action) -> Message | None:
    """Return why the rules refuse an action of the viewing seat; None if they allow it."""
    try:
        legality.check_action(action, view.table, view.hand)
    except IllegalAction as error:
        return error.message
    return None


def idle_reason(view: View, ui: UiState[View]) -> Message | None:
    """Return why the viewing seat can neither lay nor discard now; None if it can, or nothing is played."""
    if laying_now(view, ui):
        return None
    return reasons.refused("draw_first").message if drawing(view, ui) else _not_asked(view, ui)


def no_draw_reason(view: View, ui: UiState[View]) -> Message | None:
    """Return why the viewing seat cannot draw now; None if it can, or nothing is played."""
    if drawing(view, ui):
        return None
    return reasons.refused("drawn_already").message if laying_now(view, ui) else _not_asked(view, ui)


def _not_asked(view: View, ui: UiState[View]) -> Message | None:
    if view.seat is None or view.table.phase is Phase.OVER or current_ending(view, ui) is not None:
        return None
    waits = view.table.phase is Phase.CLAIM
    return reasons.refused("claim_pending" if waits else "not_your_turn").message


def fresh(ui: UiState[View], selection: tuple[str, ...]) -> UiState[View]:
    """Return the state with another selection; of the values only an opened pile stays."""
    values = tuple(item for item in ui.values if item[0] == ids.FAN_VALUE)
    return replace(ui, selection=selection, values=values)


def own_pieces(view: View, ui: UiState[View]) -> dict[str, Card]:
    """Return the own cards by the ids of their pieces, in the order in which they are shown."""
    if view.seat is None:
        return {}
    return dict(ids.hand_ids(view.seat, arranged(view, ui).cards))


def selected_pieces(view: View, ui: UiState[View]) -> dict[str, Card]:
    """Return the selected cards of the own hand while it is laid from, in the order they were chosen."""
    if not laying_now(view, ui):
        return {}
    own = own_pieces(view, ui)
    return {piece: own[piece] for piece in ui.selection if piece in own}


def selected(view: View, ui: UiState[View]) -> Cards:
    """Return the selected cards in the order they were chosen."""
    return tuple(selected_pieces(view, ui).values())


def pile_pieces(view: View) -> tuple[str, ...]:
    """Return the ids of the pile's pieces by slot; what cannot be seen is a back."""
    table = view.table
    top = len(table.pile) - 1
    return tuple(
        ids.pile_id(card, slot)
        if table.settings.whole_pile_visible or slot == top
        else ids.back_id(ids.PILE, slot)
        for slot, card in enumerate(table.pile)
    )


def stock_top(view: View) -> str:
    """Return the id of the uppermost back of the stock."""
    return ids.back_id(ids.STOCK, ids.top_back(view.table.stock))


def draw_action(seat: int, view: View, choice: str) -> Action:
    """Return the action that a choice to draw stands for."""
    if choice == DRAW:
        return Action(seat, notation.DRAW)
    if choice == TAKE:
        return Action(seat, notation.TAKE)
    if choice == TAKE_ALL:
        return Action(seat, notation.TAKE_ALL)
    slot = int(choice.removeprefix(TAKE_FROM))
    return Action(seat, notation.TAKE_ALL, (str(len(view.table.pile) - slot),))


def draw_choices(view: View) -> Iterator[str]:
    """Yield the ways to draw: stock, top card, whole pile, and with the option the pile from a slot on."""
    yield from (DRAW, TAKE, TAKE_ALL)
    if view.table.settings.partial_pile:
        for slot in range(1, len(view.table.pile) - 1):
            yield f"{TAKE_FROM}{slot}"


def piece_of(view: View, choice: str) -> str | None:
    """Return the piece that is selected for a way to draw; None if there is no such piece."""
    pile = pile_pieces(view)
    if choice == DRAW:
        return stock_top(view) if view.table.stock else None
    if choice == TAKE:
        return pile[-1] if pile else None
    if choice == TAKE_ALL:
        return pile[0] if len(pile) > 1 else None
    slot = int(choice.removeprefix(TAKE_FROM))
    return pile[slot] if 0 < slot < len(pile) - 1 else None


def choice_of(view: View, piece: str) -> str | None:
    """Return the way to draw that a tap on a piece means: any card below the top stands for the whole pile.

    Where a part of the pile may be taken, it stands for the pile from there on.
    """
    if view.table.stock and piece == stock_top(view):
        return DRAW
    pile = pile_pieces(view)
    if piece not in pile:
        return None
    slot = pile.index(piece)
    if slot == len(pile) - 1:
        return TAKE
    return f"{TAKE_FROM}{slot}" if slot and view.table.settings.partial_pile else TAKE_ALL


def chosen_draw(view: View, ui: UiState[View]) -> str | None:
    """Return the way to draw that is selected and allowed."""
    seat = acting_seat(view, ui)
    if seat is None or not drawing(view, ui) or len(ui.selection) != 1:
        return None
    choice = choice_of(view, ui.selection[0])
    if choice is None or refusal(view, draw_action(seat, view, choice)) is not None:
        return None
    return choice


def taken_from(view: View, choice: str | None) -> int | None:
    """Return the lowest slot of the pile that a way to draw takes; None if it takes none."""
    if choice is None or choice == DRAW:
        return None
    if choice == TAKE:
        return len(view.table.pile) - 1
    return 0 if choice == TAKE_ALL else int(choice.removeprefix(TAKE_FROM))

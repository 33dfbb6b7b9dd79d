"""What dropping a dragged piece means: drawing, laying, discarding, claiming, or arranging the hand.

What is dragged is one card, or the whole selection if the card is one of it. A drop that the rules refuse
says why.
"""

from __future__ import annotations

from typing import TypeAlias

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.core.messages import Message
from spieltisch.core.presentation import Dropped, UiState
from spieltisch.games.five_hundred import reasons
from spieltisch.games.five_hundred.presenter import ids
from spieltisch.games.five_hundred.presenter.arranging import moved
from spieltisch.games.five_hundred.presenter.choosing import select_draw
from spieltisch.games.five_hundred.presenter.claims import own_places
from spieltisch.games.five_hundred.presenter.previews import chosen_action, preview
from spieltisch.games.five_hundred.presenter.readings import chosen_reading
from spieltisch.games.five_hundred.presenter.spots import spots_of
from spieltisch.games.five_hundred.presenter.together import laid_together, misfit
from spieltisch.games.five_hundred.presenter.turns import (
    drawing,
    fresh,
    idle_reason,
    laying_now,
    own_pieces,
    selected_pieces,
)
from spieltisch.games.five_hundred.state import View

Outcome: TypeAlias = "UiState[View] | Action | Dropped | None"


def drop(view: View, ui: UiState[View], piece: str, zone: str) -> Outcome:
    """Return what dropping a piece on a zone means."""
    hand = None if view.seat is None else ids.hand_zone(view.seat)
    if piece in own_pieces(view, ui):
        if hand is not None and zone.startswith(f"{hand}/"):
            return _arrange(view, ui, piece, zone.removeprefix(f"{hand}/"))
        return _drop_card(view, ui, piece, zone) if laying_now(view, ui) else _no(idle_reason(view, ui))
    if drawing(view, ui):
        chosen = select_draw(view, fresh(ui, ()), piece)
        into_hand = hand is not None and (zone == hand or zone.startswith(f"{hand}/"))
        return chosen_action(view, chosen) if into_hand else None
    return _drop_claimed(view, ui, zone)


def _no(reason: Message | None) -> Dropped | None:
    return None if reason is None else Dropped(remark=reason)


def _arrange(view: View, ui: UiState[View], piece: str, slot: str) -> UiState[View] | None:
    """Put a card, or all selected ones if it is one of them, in front of what lies at a slot."""
    pieces = list(own_pieces(view, ui))
    if not (slot.isascii() and slot.isdigit()) or int(slot) > len(pieces):
        return None
    together = tuple(one for one in ui.selection if one in pieces) if piece in ui.selection else (piece,)
    places = sorted(pieces.index(one) for one in together)
    return moved(view, ui, places, int(slot))


def _drop_claimed(view: View, ui: UiState[View], zone: str) -> Outcome:
    """Lay a discard that may be claimed."""
    places, window = own_places(view, ui), view.table.window
    number = _meld_number(view, zone)
    if not places or window is None or number is None:
        return None
    here = [place for place in places if place.number == number]
    meant = [place for place in here if place.zone == zone] or here
    return meant[0].action if len(meant) == 1 else _no(misfit(view, window.card, number))


def _drop_card(view: View, ui: UiState[View], piece: str, zone: str) -> Outcome:
    dragged = selected_pieces(view, ui) if piece in ui.selection else {piece: own_pieces(view, ui)[piece]}
    if zone == ids.NEW:
        return _on_free_place(view, ui, piece)
    if zone == ids.PILE:
        return _on_pile(view, fresh(ui, (piece,)), len(dragged))
    number = _meld_number(view, zone)
    if number is None:
        return None
    if len(dragged) > 1:
        return laid_together(view, tuple(dragged.values()), zone, number)
    return _on_meld(view, dragged[piece], zone, number)


def _on_free_place(view: View, ui: UiState[View], piece: str) -> UiState[View] | Action:
    """Lay a meld; a card that makes none yet joins the selection, and the prompt says what is missing."""
    chosen = ui if piece in ui.selection else fresh(ui, (*selected_pieces(view, ui), piece))
    reading = chosen_reading(view, chosen)
    return chosen if reading is None or reading.refused is not None else reading.action


def _on_pile(view: View, alone: UiState[View], dragged: int) -> Outcome:
    """Discard; the last card, which closes, is only previewed."""
    if dragged > 1:
        return _no(reasons.refused("discard_one").message)
    now = preview(view, alone)
    if now is None or now.refused is not None:
        return _no(None if now is None else now.refused)
    return alone if now.closes else now.action


def _meld_number(view: View, zone: str) -> int | None:
    """Return the meld that a drop zone belongs to."""
    numbers = range(1, len(view.table.melds) + 1)
    return next((one for one in numbers if zone.startswith(f"{ids.meld_zone(one)}/")), None)


def _on_meld(view: View, card: Card, zone: str, number: int) -> Action | Dropped | None:
    """Lay a card to the end it is dropped on, or do the only thing it can do in this meld."""
    here = [spot for spot in spots_of(view, card) if spot.number == number]
    allowed = [spot for spot in here if spot.refused is None]
    meant = [spot for spot in allowed if spot.zone == zone] or allowed
    if len(meant) == 1:
        return meant[0].action
    return _no(misfit(view, card, number))

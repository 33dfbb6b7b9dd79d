"""What taps and choices mean (drops: `dropping`).

A selection is a preview; the second tap, the main button or the same choice again does it. While a hand is
laid from, any of its cards can be selected: together they are a new meld, a single one can be laid to melds,
swapped for a joker, or discarded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spieltisch.core.actions import Action
from spieltisch.core.presentation import UiState
from spieltisch.games.five_hundred import notation
from spieltisch.games.five_hundred.presenter import ids
from spieltisch.games.five_hundred.presenter.arranging import SORTS, sorted_by
from spieltisch.games.five_hundred.presenter.claims import (
    AWARD,
    CLAIM,
    DECLINE,
    PLACE,
    ClaimPlace,
    chosen_claim,
    may_award,
    may_claim,
    own_places,
    pressed,
)
from spieltisch.games.five_hundred.presenter.previews import chosen_action, preview
from spieltisch.games.five_hundred.presenter.readings import chosen_reading, readings
from spieltisch.games.five_hundred.presenter.spots import chosen_spot, spots
from spieltisch.games.five_hundred.presenter.turns import (
    acting_seat,
    choice_of,
    chosen_draw,
    draw_action,
    draw_choices,
    drawing,
    fresh,
    laying_now,
    own_pieces,
    piece_of,
    refusal,
    selected_pieces,
)
from spieltisch.games.five_hundred.state import View

MELD: Final = "meld"
FAN: Final = "fan"
READING: Final = "reading/"
SORT: Final = "sort/"


def select(view: View, ui: UiState[View], piece: str) -> UiState[View]:
    """Return the state after a tap on a piece."""
    if drawing(view, ui):
        return select_draw(view, ui, piece)
    if not laying_now(view, ui) or piece not in own_pieces(view, ui):
        return ui
    chosen = tuple(selected_pieces(view, ui))
    if piece in chosen:
        return fresh(ui, tuple(one for one in chosen if one != piece))
    return fresh(ui, (*chosen, piece))


def select_draw(view: View, ui: UiState[View], piece: str) -> UiState[View]:
    """Return the state with a way to draw selected, if it is allowed."""
    choice, seat = choice_of(view, piece), acting_seat(view, ui)
    if choice is None or seat is None or refusal(view, draw_action(seat, view, choice)) is not None:
        return ui
    return ui if ui.selection == (piece,) else fresh(ui, (piece,))


def choose(view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
    """Return the state after pressing a choice, or the action it stands for."""
    if choice.startswith(SORT):
        sort = choice.removeprefix(SORT)
        return sorted_by(ui, sort) if sort in SORTS else ui
    if choice == FAN:
        return ui.with_value(ids.FAN_VALUE, 1 - ui.value(ids.FAN_VALUE, 0))
    if drawing(view, ui):
        return _choose_draw(view, ui, choice)
    if laying_now(view, ui):
        return _choose_laying(view, ui, choice)
    return _answer(view, ui, choice)


def _choose_draw(view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
    if choice not in draw_choices(view):
        return ui
    if chosen_draw(view, ui) == choice:
        return chosen_action(view, ui) or ui
    piece = piece_of(view, choice)
    return ui if piece is None else select_draw(view, ui, piece)


def _choose_laying(view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
    if choice == MELD:
        now = preview(view, ui)
        return now.action if now is not None and now.kind == "meld" and now.refused is None else ui
    if choice.startswith(READING):
        return _choose_reading(view, ui, choice)
    found = spots(view, ui)
    spot = next((one for one in found if one.choice == choice and one.refused is None), None)
    if spot is None:
        return ui
    if spot == chosen_spot(view, ui):
        return spot.action
    return ui.with_value(ids.PLACE_VALUE, found.index(spot))


def _choose_reading(view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
    found = readings(view, ui)
    place = next((place for place in range(len(found)) if choice == f"{READING}{place}"), None)
    if place is None:
        return ui
    if found[place] == chosen_reading(view, ui):
        return chosen_action(view, ui) or ui
    return ui.with_value(ids.READING_VALUE, place)


def _answer(view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
    seat = acting_seat(view, ui)
    if seat is None:
        return ui
    if may_award(view, ui):
        action = Action(seat, notation.AWARD, (choice.removeprefix(AWARD),))
        return action if choice.startswith(AWARD) and refusal(view, action) is None else ui
    if not may_claim(view, ui):
        return ui
    if choice == DECLINE:
        return Action(seat, notation.DECLINE)
    return _claim(view, ui, choice)


def _claim(view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
    """Claim: at the only place at once, else the place is asked for while nobody can be faster any more.

    Naming a place claims it.
    """
    places = own_places(view, ui)
    if choice == CLAIM and places:
        chosen = chosen_claim(view, ui)
        if chosen is None and len(places) > 1:
            return pressed(ui, _best(places))
        return (chosen or places[0]).action
    place = next((one for one in places if choice.startswith(PLACE) and one.choice == choice), None)
    return ui if place is None else place.action


def _best(places: Sequence[ClaimPlace]) -> ClaimPlace:
    return max(places, key=lambda place: place.gain)


def hinted_action(view: View, ui: UiState[View]) -> Action | None:
    """Return what a hint would do."""
    best = ui.hint[0].action if ui.hint else None
    return best if best is not None and refusal(view, best) is None else None


def hinted(view: View, ui: UiState[View]) -> UiState[View]:
    """Return the state with the best hint selected as a preview."""
    action = hinted_action(view, ui)
    if action is None or acting_seat(view, ui) != action.seat:
        return ui
    if drawing(view, ui):
        draws = draw_choices(view)
        choice = next((one for one in draws if draw_action(action.seat, view, one) == action), None)
        piece = None if choice is None else piece_of(view, choice)
        return ui if piece is None else fresh(ui, (piece,))
    if laying_now(view, ui):
        return _hinted_laying(view, ui, action)
    place = next((one for one in own_places(view, ui) if one.action == action), None)
    return ui if place is None or len(own_places(view, ui)) < 2 else pressed(ui, place)


def _hinted_laying(view: View, ui: UiState[View], action: Action) -> UiState[View]:
    """Select the cards of an action, then the reading or the place it means."""
    left = own_pieces(view, ui)
    chosen: list[str] = []
    words = action.args if action.verb == notation.MELD else action.args[:1]
    for word in words:
        name = "*" if word.startswith("*") else word
        piece = next(one for one, card in left.items() if card.text == name and one not in chosen)
        chosen.append(piece)
    state = fresh(ui, tuple(chosen))
    if action.verb == notation.MELD:
        place = next((i for i, one in enumerate(readings(view, state)) if one.action == action), 0)
        return state.with_value(ids.READING_VALUE, place)
    spot = next((i for i, one in enumerate(spots(view, state)) if one.action == action), None)
    return state if spot is None else state.with_value(ids.PLACE_VALUE, spot)

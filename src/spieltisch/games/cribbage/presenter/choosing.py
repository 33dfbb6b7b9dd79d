"""What clicks, drops and choices mean: the selection of cards and the depth of a cut."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.cards import Card
from spieltisch.core.messages import message
from spieltisch.core.presentation import Choice, UiState
from spieltisch.games.cribbage.legality import LIMIT, cut_range
from spieltisch.games.cribbage.presenter.show import current_moment
from spieltisch.games.cribbage.state import Phase, View
from spieltisch.games.cribbage.values import value

PACK_ID: Final = "back/pack/0"
DEPTH: Final = "depth"
CUTS: Final = (Phase.CUT_FOR_DEAL, Phase.CUT_PACK, Phase.CUT_STARTER)

_CARD_PREFIX = "card/"


def card_id(card: Card) -> str:
    """Return the id of a card that is known."""
    return _CARD_PREFIX + card.text


def acting(view: View, ui: UiState[View]) -> bool:
    """Whether the viewing seat is to act, and no show waits to be looked at first."""
    return view.seat in view.to_act and current_moment(view, ui) is None


def can_select(view: View, card: Card) -> bool:
    """Whether the viewing seat, which is to act, may choose this card of its hand."""
    return view.phase is Phase.DISCARD or (view.phase is Phase.PLAY and value(card) <= LIMIT - view.count)


def selected_cards(view: View, ui: UiState[View]) -> tuple[Card, ...]:
    """Return the selected cards of the viewing seat's hand that can be chosen now, in order of selection."""
    if not acting(view, ui):
        return ()
    by_id = {card_id(card): card for card in view.hand if can_select(view, card)}
    return tuple(by_id[piece] for piece in ui.selection if piece in by_id)


def select(view: View, ui: UiState[View], piece: str) -> UiState[View]:
    """Return the state after a click: a card is put into the selection or taken out of it.

    In the play a new card replaces the old one, and a click on the selected one changes nothing (it
    confirms). A third card to lay away replaces the one chosen first.
    """
    if not acting(view, ui):
        return ui
    if view.phase in CUTS:
        return replace(ui, selection=(PACK_ID,)) if piece == PACK_ID else ui
    if piece not in {card_id(card) for card in view.hand if can_select(view, card)}:
        return ui
    if view.phase is Phase.PLAY:
        return replace(ui, selection=(piece,))
    if piece in ui.selection:
        return replace(ui, selection=tuple(one for one in ui.selection if one != piece))
    return replace(ui, selection=(*ui.selection, piece)[-2:])


def chosen_action(view: View, ui: UiState[View]) -> Action | None:
    """Return the action the selection stands for; None while it is not complete."""
    if view.seat is None or not acting(view, ui):
        return None
    if view.phase in CUTS:
        return Action(view.seat, "cut", (str(depth(view, ui)),))
    cards = sorted(selected_cards(view, ui))
    wanted, verb = (2, "discard") if view.phase is Phase.DISCARD else (1, "play")
    if len(cards) != wanted:
        return None
    return Action(view.seat, verb, tuple(card.text for card in cards))


def depth(view: View, ui: UiState[View]) -> int:
    """Return the depth of the cut: as set, else the middle."""
    low, high = cut_range(view.phase)
    return min(max(ui.value(DEPTH, (low + high) // 2), low), high)


def choices(view: View, ui: UiState[View]) -> tuple[Choice, ...]:
    """Return the buttons of a cut: few cards, half of them, many."""
    if not acting(view, ui) or view.phase not in CUTS:
        return ()
    low, high = cut_range(view.phase)
    now = depth(view, ui)
    offered = {
        "few": (low + (high - low) // 6, message("cribbage.cut.few")),
        "half": ((low + high) // 2, message("cribbage.cut.half")),
        "many": (high - (high - low) // 6, message("cribbage.cut.many")),
    }
    return tuple(
        Choice(f"{DEPTH}/{number}", label, checked=number == now) for number, label in offered.values()
    )


def choose(view: View, ui: UiState[View], choice: str) -> UiState[View]:
    """Return the state after pressing a choice; unchanged if it is none of those offered."""
    if choice not in {offered.id for offered in choices(view, ui)}:
        return ui
    return ui.with_value(DEPTH, int(choice.rpartition("/")[2]))


def drop(view: View, ui: UiState[View], piece: str, zone: str) -> UiState[View] | Action | None:
    """Return what dropping a card means: on `play` it is played, on `crib` the second one lays both away."""
    wanted = {Phase.PLAY: "play", Phase.DISCARD: "crib"}.get(view.phase)
    if zone != wanted or piece == PACK_ID:
        return None
    chosen = ui if view.phase is Phase.DISCARD and piece in ui.selection else select(view, ui, piece)
    if piece not in chosen.selection or not selected_cards(view, chosen):
        return None
    return chosen_action(view, chosen) or chosen


def ranked_cards(ranked: RankedAction) -> tuple[Card, ...]:
    """Return the cards a ranked action is about; none for a cut."""
    if ranked.action.verb == "cut":
        return ()
    return tuple(Card.parse(word) for word in ranked.action.args)


def hinted(view: View, ui: UiState[View]) -> UiState[View]:
    """Return the state with the cards of the best hint selected; unchanged without a hint."""
    if not ui.hint or not acting(view, ui):
        return ui
    best = ui.hint[0]
    if best.action.verb == "cut":
        return replace(ui, selection=(PACK_ID,))
    return replace(ui, selection=tuple(card_id(card) for card in ranked_cards(best)))

"""What taps, drops and choices mean: a card, a Schlag or Trumpf, words about the stake."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spieltisch.core.actions import Action
from spieltisch.core.cards import SUITS, Card
from spieltisch.core.errors import IllegalAction
from spieltisch.core.messages import Message
from spieltisch.core.presentation import UiState
from spieltisch.games.watten import legality
from spieltisch.games.watten.notation import parse_rank, parse_suit, rank_text, ranks_to_name, suit_text
from spieltisch.games.watten.presenter.ending import current_ending
from spieltisch.games.watten.raising import answering, may_raise
from spieltisch.games.watten.state import Cards, Phase, View

SUITS_SHOWN: Final = tuple(SUITS.index(letter) for letter in "CSHD")
"""The suits in the order players sort and name them: Eichel, Gras, Herz, Schellen."""

STAKE_VERBS: Final = ("hold", "raise", "fold")
DROP_ZONE: Final = "trick"

_CARD: Final = "card/"
_RANK: Final = "rank/"
_TRUMP: Final = "trump/"


def card_id(card: Card) -> str:
    """Return the id of a card that is known."""
    return _CARD + card.text


def announced_id(view: View, value: int) -> str:
    """Return the id of a Schlag or Trumpf that can be announced."""
    return f"{_RANK if view.table.phase is Phase.RANK else _TRUMP}{value}"


def acting(view: View, ui: UiState[View]) -> bool:
    """Whether the viewing seat is to announce or to play."""
    table = view.table
    on_turn = view.seat is not None and table.turn == view.seat and table.raiser is None
    return on_turn and current_ending(view, ui) is None


def answers(view: View) -> bool:
    """Whether the viewing seat may answer a raise of the other pair."""
    return view.seat in answering(view.table)


def can_raise(view: View) -> bool:
    """Whether the viewing seat may say "Gehen!" now."""
    return view.seat is not None and may_raise(view.table, view.seat)


def announcing(view: View, ui: UiState[View]) -> bool:
    """Whether the viewing seat is to name the Schlag or the Trumpf."""
    return view.table.phase in (Phase.RANK, Phase.TRUMP) and acting(view, ui)


def offered(view: View) -> tuple[int, ...]:
    """Return the ranks or suits that can be announced, in the order they are shown."""
    if view.table.phase is Phase.TRUMP:
        return SUITS_SHOWN
    return tuple(ranks_to_name(view.table.settings))


def playable_cards(view: View, ui: UiState[View]) -> Cards:
    """Return the cards the viewing seat may play now."""
    return legality.playable_cards(view.table, view.hand) if acting(view, ui) else ()


def refusal(view: View, card: Card) -> Message | None:
    """Return why the seat on turn may not play a card of its hand; None: it may."""
    try:
        legality.check_action(view.table, view.hand, Action(view.table.turn or 0, "play", (card.text,)))
    except IllegalAction as refused:
        return refused.message
    return None


def selected_card(view: View, ui: UiState[View]) -> Card | None:
    """Return the card that is selected and may be played."""
    by_id = {card_id(card): card for card in playable_cards(view, ui)}
    return next((by_id[piece] for piece in ui.selection if piece in by_id), None)


def announced_value(action: Action) -> int:
    """Return the rank or suit that a `rank` or `trump` action names."""
    return parse_rank(action.args[0]) if action.verb == "rank" else parse_suit(action.args[0])


def selected_value(view: View, ui: UiState[View]) -> int | None:
    """Return the rank or suit that is selected to be announced."""
    if not announcing(view, ui):
        return None
    by_id = {announced_id(view, value): value for value in offered(view)}
    return next((by_id[one] for one in ui.selection if one in by_id), None)


def chosen_action(view: View, ui: UiState[View]) -> Action | None:
    """Return the action the selection stands for."""
    card, value = selected_card(view, ui), selected_value(view, ui)
    if view.seat is None:
        return None
    if card is not None:
        return Action(view.seat, "play", (card.text,))
    if value is None:
        return None
    if view.table.phase is Phase.RANK:
        return Action(view.seat, "rank", (rank_text(value),))
    return Action(view.seat, "trump", (suit_text(value),))


def select(view: View, ui: UiState[View], piece: str) -> UiState[View]:
    """Return the state after a tap: a playable card takes the place of the one selected before."""
    if piece in map(card_id, playable_cards(view, ui)):
        return replace(ui, selection=(piece,))
    return ui


def choose(view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
    """Return what a choice means.

    Words about the stake are said at once. A Schlag or Trumpf is selected first, and announced when it is
    pressed again.
    """
    if view.seat is None:
        return ui
    if choice in STAKE_VERBS:
        allowed = can_raise(view) if choice == "raise" else answers(view)
        return Action(view.seat, choice) if allowed and current_ending(view, ui) is None else ui
    if not announcing(view, ui) or choice not in {announced_id(view, value) for value in offered(view)}:
        return ui
    if ui.selection == (choice,):
        return chosen_action(view, ui) or ui
    return replace(ui, selection=(choice,))


def drop(view: View, ui: UiState[View], piece: str, zone: str) -> Action | None:
    """Return the action of dropping a playable card on the trick."""
    if zone != DROP_ZONE:
        return None
    chosen = select(view, ui, piece)
    return chosen_action(view, chosen) if chosen.selection == (piece,) else None


def hinted_value(view: View, ui: UiState[View]) -> int | None:
    """Return the rank or suit that a hint would announce."""
    if not ui.hint or not announcing(view, ui) or ui.hint[0].action.verb not in ("rank", "trump"):
        return None
    return announced_value(ui.hint[0].action)


def hinted_card(view: View, ui: UiState[View]) -> Card | None:
    """Return the card that a hint would play."""
    if not ui.hint or ui.hint[0].action.verb != "play":
        return None
    card = Card.parse(ui.hint[0].action.args[0])
    return card if card in playable_cards(view, ui) else None


def hinted(view: View, ui: UiState[View]) -> UiState[View]:
    """Return the state with the best hint selected; words about the stake are marked, not selected."""
    card, value = hinted_card(view, ui), hinted_value(view, ui)
    if card is not None:
        return replace(ui, selection=(card_id(card),))
    return ui if value is None else replace(ui, selection=(announced_id(view, value),))

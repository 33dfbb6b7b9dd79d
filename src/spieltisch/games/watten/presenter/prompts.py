"""What is asked of the person at the table, and what the main button does."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import Message, Rank, Seat, Suit, message
from spieltisch.core.presentation import Confirm, UiState
from spieltisch.games.watten.duty import binds, duty_in
from spieltisch.games.watten.presenter.choosing import (
    acting,
    announcing,
    answers,
    chosen_action,
    playable_cards,
    selected_card,
    selected_value,
)
from spieltisch.games.watten.presenter.ending import Ending, ending_text, ending_title
from spieltisch.games.watten.presenter.hints import hint_sentence
from spieltisch.games.watten.presenter.naming import card_as_subject, named, seats_of
from spieltisch.games.watten.presenter.outcome import outcome
from spieltisch.games.watten.presenter.pieces import preview_badge, sorted_hand
from spieltisch.games.watten.ranking import Ranking
from spieltisch.games.watten.state import SEATS, Phase, View, pair_of

_PHASES: Final = {
    Phase.RANK: message("watten.phase.announcing"),
    Phase.TRUMP: message("watten.phase.announcing"),
    Phase.OVER: message("watten.phase.over"),
}


def progress(view: View, ending: Ending | None) -> Message:
    """Return where the match is: "Round 9 · Trick 1"."""
    if ending is not None:
        return message("watten.progress", round=ending.record.number, phase=message("watten.phase.ended"))
    table = view.table
    phase = _PHASES.get(table.phase) or message("watten.phase.trick", number=len(table.tricks) + 1)
    return message("watten.progress", round=table.number, phase=phase)


def prompt(view: View, ui: UiState[View], ending: Ending | None) -> tuple[Message, Message | None]:
    """Return the prompt and the line below it."""
    if ending is not None:
        return ending_title(ending.record), ending_text(ending)
    result = outcome(view)
    if result is not None:
        return result.title, result.text
    if view.table.raiser is not None:
        asked, detail = raise_prompt(view)
    elif not acting(view, ui):
        asked, detail = _waiting(view)
    elif announcing(view, ui):
        asked, detail = _announce_prompt(view, ui)
    else:
        asked, detail = _play_prompt(view, ui)
    return asked, hint_sentence(view, ui) or detail


def raise_prompt(view: View) -> tuple[Message, Message | None]:
    """Say that somebody has raised, and what the answers mean or who has to answer."""
    table = view.table
    raiser = table.raiser
    assert raiser is not None  # noqa: S101 - asked for only while a raise is pending
    offered = table.stake + 1
    if answers(view):
        asked = message("watten.prompt.answer", who=Seat(raiser), stake=offered)
        return asked, message("watten.detail.answer", stake=offered, n=table.stake)
    pair = seats_of(1 - pair_of(raiser))
    return (
        message("watten.waiting.raise", who=Seat(raiser), stake=offered),
        message("watten.waiting.answer", pair=pair),
    )


def _waiting(view: View) -> tuple[Message, Message | None]:
    table = view.table
    who = Seat(0 if table.turn is None else table.turn)
    if table.phase is Phase.RANK:
        return message("watten.waiting.rank", who=who), message(
            "watten.detail.then_trump", who=Seat(table.dealer)
        )
    if table.phase is Phase.TRUMP:
        return message("watten.waiting.trump", who=who), _named_rank(view)
    return message("watten.waiting.play", who=who), _leading(view)


def _named_rank(view: View) -> Message | None:
    """Say which Schlag the forehand has named."""
    table = view.table
    if table.rank is None:
        return None
    return message("watten.detail.rank", who=Seat(table.forehand), rank=Rank(table.rank))


def _leading(view: View) -> Message | None:
    """Say who has the best card of the running trick."""
    table, ranking = view.table, view.table.ranking
    lying = table.trick.cards
    if ranking is None or not lying:
        return None
    place = ranking.winner(lying)
    who = Seat((table.trick.leader + place) % SEATS)
    return message("watten.detail.leading", who=who, card=card_as_subject(ranking, lying[place]))


def _announce_prompt(view: View, ui: UiState[View]) -> tuple[Message, Message | None]:
    table = view.table
    value = selected_value(view, ui)
    if table.phase is Phase.RANK:
        asked = message("watten.prompt.rank")
        if value is None:
            return asked, message("watten.detail.choose_rank", who=Seat(table.dealer))
        held = sum(card.rank == value for card in view.hand)
        return asked, message("watten.detail.rank_held", rank=Rank(value), n=held, who=Seat(table.dealer))
    asked = message("watten.prompt.trump")
    if value is None or table.rank is None:
        return asked, _named_rank(view)
    ranking = Ranking.of(table.settings, table.rank, value)
    held = sum(ranking.is_trump(card) for card in view.hand)
    return asked, message("watten.detail.trump_held", right=named(ranking.right), n=held)


def _play_prompt(view: View, ui: UiState[View]) -> tuple[Message, Message | None]:
    table, ranking = view.table, view.table.ranking
    assert ranking is not None  # noqa: S101 - cards are played after the announcements
    what = duty_in(table.settings, ranking, len(table.tricks), table.trick.cards)
    chosen = selected_card(view, ui)
    preview = preview_badge(view, chosen) if chosen is not None else None
    if preview is not None:
        preview = message("watten.label", text=preview)
    if not table.trick.cards:
        first = not table.tricks
        return message("watten.prompt.lead_first" if first else "watten.prompt.lead"), preview
    if what is None:
        return message("watten.prompt.play"), preview or _leading(view)
    bound = any(binds(ranking, what, card) for card in view.hand)
    if not bound:
        return message("watten.prompt.play"), preview or message(f"watten.duty.free.{what.value}")
    asked = message(f"watten.duty.prompt.{what.value}")
    allowed = tuple(map(named, sorted_hand(view, playable_cards(view, ui))))
    return asked, preview or message(f"watten.duty.bound.{what.value}", cards=allowed)


def confirm(view: View, ui: UiState[View]) -> Confirm | None:
    """Return the main button; None when nothing is to be announced or played."""
    if not acting(view, ui):
        return None
    action = chosen_action(view, ui)
    card, value = selected_card(view, ui), selected_value(view, ui)
    if view.table.phase is Phase.PLAY:
        chosen = message("watten.confirm.play", card=named(card)) if card is not None else None
        return Confirm(chosen or message("watten.confirm.choose_card"), action)
    if view.table.phase is Phase.RANK:
        chosen = message("watten.confirm.rank", rank=Rank(value)) if value is not None else None
        return Confirm(chosen or message("watten.confirm.choose_rank"), action)
    chosen = message("watten.confirm.trump", suit=Suit(value)) if value is not None else None
    return Confirm(chosen or message("watten.confirm.choose_trump"), action)

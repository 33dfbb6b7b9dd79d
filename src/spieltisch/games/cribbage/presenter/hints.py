"""Hints: the adviser's ranking as a small table, and the best action in a sentence."""

from __future__ import annotations

from typing import Final

from spieltisch.core.actions import RankedAction
from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.games.cribbage.presenter.choosing import acting, ranked_cards, selected_cards
from spieltisch.games.cribbage.presenter.pegging import preview_play
from spieltisch.games.cribbage.state import Phase, View

_COLUMNS: Final = {
    "hand": message("cribbage.hint.column.hand"),
    "crib": message("cribbage.hint.column.crib"),
    "pegging": message("cribbage.hint.column.pegging"),
    "total": message("cribbage.hint.column.total"),
    "value": message("cribbage.hint.column.value"),
    "win": message("cribbage.hint.column.win"),
}
_SIGNED: Final = ("crib", "pegging", "value")


def _figures(ranked: RankedAction) -> dict[str, float]:
    """Return the figures of a ranked action under the names of the columns."""
    figures = {name: number for name, number in ranked.details if name in _COLUMNS}
    if "total" not in figures and "value" not in figures and "win" not in figures:
        figures["total" if ranked.action.verb == "discard" else "value"] = ranked.value
    return {name: figures[name] for name in _COLUMNS if name in figures}


def hint_extra(view: View, ui: UiState[View]) -> dict[str, Extra] | None:
    """Return `extra["hint"]` (see `extra`); None without a hint that has anything to choose."""
    text = hint_sentence(view, ui)
    if text is None:
        return None
    names = tuple(_figures(ui.hint[0]))
    chosen = frozenset(selected_cards(view, ui))
    return {
        "title": message("cribbage.hint.title"),
        "text": text,
        "columns": tuple({"key": name, "label": _COLUMNS[name]} for name in names),
        "rows": tuple(
            _row(ranked, names, best=place == 0, chosen=chosen) for place, ranked in enumerate(ui.hint)
        ),
    }


def _row(
    ranked: RankedAction, names: tuple[str, ...], *, best: bool, chosen: frozenset[Card]
) -> dict[str, Extra]:
    cards = ranked_cards(ranked)
    figures = _figures(ranked)
    return {
        "cards": tuple(card.text for card in cards),
        "label": message("cribbage.hint.cards", cards=cards),
        "selected": frozenset(cards) == chosen,
        "best": best,
        "values": tuple(_value(name, figures[name]) if name in figures else "" for name in names),
    }


def _value(name: str, number: float) -> Message:
    if name == "win":
        return message("cribbage.hint.percent", number=number)
    if name in _SIGNED:
        return message("cribbage.hint.signed", number=float(number))
    return message("cribbage.hint.number", number=float(number))


def hint_sentence(view: View, ui: UiState[View]) -> Message | None:
    """Return the best action in words; None when no hint is shown or nothing is to be chosen."""
    if not ui.hint or not acting(view, ui):
        return None
    best = ui.hint[0]
    cards = ranked_cards(best)
    if not cards:
        return message("cribbage.hint.cut")
    if view.phase is Phase.DISCARD:
        return _discard_sentence(best, cards)
    gains = tuple(gain.worth for gain in preview_play(view, cards[0]).gains)
    if gains:
        return message("cribbage.hint.play_scoring", card=cards[0], gains=gains)
    return message("cribbage.hint.play", card=cards[0])


def _discard_sentence(best: RankedAction, cards: tuple[Card, ...]) -> Message:
    figures = dict(best.details)
    if "hand" in figures and "crib" in figures:
        return message("cribbage.hint.discard_worth", cards=cards, hand=figures["hand"], crib=figures["crib"])
    return message("cribbage.hint.discard", cards=cards)

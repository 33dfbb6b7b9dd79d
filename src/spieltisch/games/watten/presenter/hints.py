"""Hints: the adviser's ranking as a small table, and the best action in a sentence."""

from __future__ import annotations

from typing import Final

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, MessageValue, Rank, Suit, message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.games.watten.presenter.choosing import announced_value, selected_card, selected_value
from spieltisch.games.watten.presenter.ending import current_ending
from spieltisch.games.watten.presenter.naming import named
from spieltisch.games.watten.state import View

_COLUMNS: Final = {
    "win_round": ("watten.hint.percent", message("watten.hint.column.round")),
    "tricks": ("watten.hint.number", message("watten.hint.column.tricks")),
    "win_match": ("watten.hint.percent", message("watten.hint.column.match")),
}
"""The figures of the adviser that are shown: how, and under which heading."""

_WORDS: Final = {
    "raise": message("watten.stake.raise"),
    "hold": message("watten.stake.hold"),
    "fold": message("watten.stake.fold"),
}


def _what(view: View, action: Action) -> Message:
    """Return an action in the shortest words."""
    if action.verb == "play":
        return message("watten.hint.card", card=named(Card.parse(action.args[0])))
    if action.verb == "rank":
        return message("watten.hint.rank", rank=Rank(announced_value(action)))
    if action.verb == "trump":
        return message("watten.hint.trump", suit=Suit(announced_value(action)))
    if action.verb == "raise" and view.table.raiser is not None:
        return message("watten.stake.raise_again")
    return _WORDS[action.verb]


def hint_extra(view: View, ui: UiState[View]) -> dict[str, Extra] | None:
    """Return `extra["hint"]` (see `extra`); None without a hint."""
    text = hint_sentence(view, ui)
    if text is None:
        return None
    names = [name for name in _COLUMNS if any(name in dict(ranked.details) for ranked in ui.hint)]
    return {
        "title": message("watten.hint.title"),
        "text": text,
        "columns": tuple({"key": name, "label": _COLUMNS[name][1]} for name in names),
        "rows": tuple(_row(view, ui, ranked, names) for ranked in ui.hint),
    }


def _row(view: View, ui: UiState[View], ranked: RankedAction, names: list[str]) -> dict[str, Extra]:
    action, figures = ranked.action, dict(ranked.details)
    return {
        "cards": action.args if action.verb == "play" else (),
        "label": _what(view, action),
        "selected": _is_selected(view, ui, action),
        "best": ranked is ui.hint[0],
        "values": tuple(_figure(name, figures[name]) if name in figures else "" for name in names),
    }


def _figure(name: str, number: float) -> Message:
    return message(_COLUMNS[name][0], number=number)


def _is_selected(view: View, ui: UiState[View], action: Action) -> bool:
    if action.verb == "play":
        card = selected_card(view, ui)
        return card is not None and action.args == (card.text,)
    if action.verb in ("rank", "trump"):
        return selected_value(view, ui) == announced_value(action)
    return False


def hint_sentence(view: View, ui: UiState[View]) -> Message | None:
    """Return the selected action of the ranking with its figures, else the best one; None without a hint."""
    if not ui.hint or current_ending(view, ui) is not None:
        return None
    chosen = (ranked for ranked in ui.hint if _is_selected(view, ui, ranked.action))
    ranked = next(chosen, ui.hint[0])
    key = "watten.hint.best" if ranked is ui.hint[0] else "watten.hint.other"
    figures = dict(ranked.details)
    parts: list[MessageValue] = [
        message(f"watten.hint.{name}", number=figures[name]) for name in _COLUMNS if name in figures
    ]
    if not parts:
        return message("watten.hint.bare", what=_what(view, ranked.action))
    return message(key, what=_what(view, ranked.action), figures=tuple(parts))

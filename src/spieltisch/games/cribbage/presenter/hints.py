"""Hints: the adviser's ranking as a small table, and the best action in a sentence."""

from __future__ import annotations

from typing import Final

from spieltisch.core.actions import RankedAction
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.games.cribbage.presenter.choosing import acting, ranked_cards, selected_cards
from spieltisch.games.cribbage.presenter.pegging import preview_play
from spieltisch.games.cribbage.state import Phase, View

_COLUMNS: Final = {
    "hand": message("cribbage.hint.column.hand"),
    "crib": message("cribbage.hint.column.crib"),
    "pegging": message("cribbage.hint.column.pegging"),
    "sum": message("cribbage.hint.column.sum"),
    "points": message("cribbage.hint.column.points"),
    "win": message("cribbage.hint.column.win"),
}

_CHANCE: Final = "win_probability"
"""The unit of rankings late in the match."""


def _values(ranked: RankedAction, *, own_crib: bool) -> dict[str, Message]:
    """Return the figures of a ranked action by column; the opponent's crib counts against us.

    The last is what a discard is ranked by: the sum of its parts or, late in the match, the chance to win.
    """
    figures = dict(ranked.details)
    values: dict[str, Message] = {}
    if {"hand", "crib", "pegging"} <= figures.keys():
        # The parts are rounded before they are added, so that the sum is that of what is shown.
        hand, pegging = round(figures["hand"], 1), round(figures["pegging"], 1)
        crib = round(_signed_crib(figures["crib"], own_crib), 1)
        values["hand"] = message("cribbage.hint.number", number=hand)
        values["crib"] = message("cribbage.hint.signed", number=crib)
        if ranked.unit != _CHANCE:
            values["pegging"] = message("cribbage.hint.signed", number=pegging)
            values["sum"] = message("cribbage.hint.signed", number=hand + crib + pegging)
            return values
    elif "points" in figures:
        values["points"] = message("cribbage.hint.signed", number=figures["points"])
    if "win" in figures:
        values["win"] = message("cribbage.hint.percent", number=figures["win"])
    return values


def _signed_crib(crib: float, own: bool) -> float:
    return crib if own else -crib


def hint_extra(view: View, ui: UiState[View]) -> dict[str, Extra] | None:
    """Return `extra["hint"]` (see `extra`); None without a hint that has anything to choose."""
    text = hint_sentence(view, ui)
    if text is None:
        return None
    own_crib = view.seat == view.dealer
    values = [_values(ranked, own_crib=own_crib) for ranked in ui.hint]
    names = [name for name in _COLUMNS if name in values[0]]
    chosen = frozenset(selected_cards(view, ui))
    return {
        "title": message("cribbage.hint.title"),
        "text": text,
        "columns": tuple({"key": name, "label": _COLUMNS[name]} for name in names),
        "rows": tuple(
            {
                "cards": tuple(card.text for card in ranked_cards(ranked)),
                "label": message("cribbage.hint.cards", cards=ranked_cards(ranked)),
                "selected": frozenset(ranked_cards(ranked)) == chosen,
                "best": ranked is ui.hint[0],
                "values": tuple(figures.get(name, "") for name in names),
            }
            for ranked, figures in zip(ui.hint, values, strict=True)
            if ranked_cards(ranked)
        ),
    }


def hint_sentence(view: View, ui: UiState[View]) -> Message | None:
    """Return the best action in words; None when no hint is shown or nothing is to be chosen."""
    if not ui.hint or not acting(view, ui):
        return None
    best = ui.hint[0]
    cards = ranked_cards(best)
    if not cards:
        return message("cribbage.hint.cut")
    if view.phase is Phase.DISCARD:
        return message("cribbage.hint.discard", what=_discard_figures(view, best))
    gains = tuple(gain.worth for gain in preview_play(view, cards[0]).gains)
    if gains:
        return message("cribbage.hint.play_scoring", card=cards[0], gains=gains)
    return message("cribbage.hint.play", card=cards[0], points=dict(best.details).get("points", best.value))


def hint_detail(view: View, ui: UiState[View]) -> Message | None:
    """Return the line about the hint for what is selected: the best action, or the figures of another one.

    None when there is nothing to say, and for other cards of the play, whose preview says more.
    """
    sentence = hint_sentence(view, ui)
    chosen = frozenset(selected_cards(view, ui))
    if sentence is None or not chosen or chosen == frozenset(ranked_cards(ui.hint[0])):
        return sentence
    if view.phase is Phase.PLAY:
        return None
    same = (ranked for ranked in ui.hint if frozenset(ranked_cards(ranked)) == chosen)
    return next((_discard_figures(view, ranked) for ranked in same), sentence)


def _discard_figures(view: View, ranked: RankedAction) -> Message:
    """Say what to expect of a discard: the hand with its range, and the crib."""
    cards = ranked_cards(ranked)
    figures = dict(ranked.details)
    if not {"hand", "hand_min", "hand_max", "crib"} <= figures.keys():
        return message("cribbage.hint.cards", cards=cards)
    return message(
        "cribbage.hint.figures",
        cards=cards,
        hand=figures["hand"],
        low=round(figures["hand_min"]),
        high=round(figures["hand_max"]),
        crib=_signed_crib(figures["crib"], view.seat == view.dealer),
    )

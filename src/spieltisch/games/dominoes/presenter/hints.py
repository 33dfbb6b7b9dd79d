"""Hints: the adviser's ranking as a small table, and the best action in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.messages import Message, MessageValue, message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.legality import DRAW, PASS
from spieltisch.games.dominoes.line import END_NAMES
from spieltisch.games.dominoes.presenter.choosing import chosen_action
from spieltisch.games.dominoes.presenter.ending import current_ending
from spieltisch.games.dominoes.presenter.naming import gain, value_words
from spieltisch.games.dominoes.state import View

_CHANCE: Final = "win_probability"
_FIVES_ONLY: Final = ("points", "next_scores")
_COLUMNS: Final = {
    "points": message("dominoes.hint.column.points"),
    "next_scores": message("dominoes.hint.column.next_scores"),
    "next_passes": message("dominoes.hint.column.next_passes"),
}
"""The figures beside the expected worth: the adviser's detail and its heading."""


def hint_extra(view: View, ui: UiState[View]) -> dict[str, Extra] | None:
    """Return `extra["hint"]` (see `extra`); None without a hint."""
    text = hint_sentence(view, ui)
    if text is None:
        return None
    names = _names(view, ui)
    worth = "chance" if ui.hint[0].unit == _CHANCE else "expected"
    columns: list[tuple[str, Message]] = [(worth, message(f"dominoes.hint.column.{worth}"))]
    columns += [(name, _COLUMNS[name]) for name in names]
    return {
        "title": message("dominoes.hint.title"),
        "text": text,
        "columns": tuple({"key": key, "label": label} for key, label in columns),
        "rows": tuple(_row(view, ui, alike, names) for alike in _by_words(view, ui.hint)),
    }


def _by_words(view: View, hint: Sequence[RankedAction]) -> list[list[RankedAction]]:
    """Put together what is told in the same words: at both ends of a double a tile does the same."""
    told: dict[Message, list[RankedAction]] = {}
    for ranked in hint:
        told.setdefault(_what(view, ranked.action), []).append(ranked)
    return list(told.values())


def _names(view: View, ui: UiState[View]) -> list[str]:
    """Return the figures that are shown: those the adviser gives and the variant has."""
    known = {name for ranked in ui.hint for name, _figure in ranked.details}
    fives = view.table.settings.fives
    return [name for name in _COLUMNS if name in known and (fives or name not in _FIVES_ONLY)]


def _row(view: View, ui: UiState[View], alike: list[RankedAction], names: list[str]) -> dict[str, Extra]:
    ranked, figures = alike[0], dict(alike[0].details)
    return {
        "cards": (),
        "label": _what(view, ranked.action),
        "selected": chosen_action(view, ui) in [one.action for one in alike],
        "best": ranked is ui.hint[0],
        "values": (_worth(ranked), *(_figure(name, figures) for name in names)),
    }


def _worth(ranked: RankedAction) -> Message:
    """Return the expected worth with its standard error: "+12 ± 1", or the chance to win the match."""
    if ranked.unit == _CHANCE:
        return message("dominoes.hint.percent", number=ranked.value)
    error = dict(ranked.details).get("error")
    if not error:
        return message("dominoes.hint.number", number=round(ranked.value))
    return message("dominoes.hint.number_error", number=round(ranked.value), error=max(1, round(error)))


def _figure(name: str, figures: dict[str, float]) -> Message | str:
    if name not in figures:
        return ""
    if name == "points":
        return gain(figures[name])
    return message("dominoes.hint.percent", number=figures[name])


def _what(view: View, action: Action) -> Message:
    """Return an action in the shortest words."""
    if action.verb == DRAW:
        return message("dominoes.hint.draw")
    if action.verb == PASS:
        return message("dominoes.hint.pass")
    tile = Tile.parse(action.args[0])
    end = next((name for name in END_NAMES if name in action.args[1:]), None)
    laid_at = view.table.line.end(end or "")
    if laid_at is None:
        return message("dominoes.hint.open", tile=tile)
    value = value_words(laid_at.value)
    alike = [one for one in view.table.line.ends if one.value == laid_at.value]
    if len(alike) == 1:
        return message("dominoes.hint.play", tile=tile, value=value)
    return message("dominoes.hint.play_at", tile=tile, at=laid_at.tile)


def hint_sentence(view: View, ui: UiState[View]) -> Message | None:
    """Return the selected action of the ranking with its figures, else the best one; None without a hint."""
    if not ui.hint or current_ending(view, ui) is not None:
        return None
    selected = chosen_action(view, ui)
    ranked = next((one for one in ui.hint if one.action == selected), ui.hint[0])
    key = "dominoes.hint.best" if ranked is ui.hint[0] else "dominoes.hint.other"
    figures = dict(ranked.details)
    worth = "chance" if ranked.unit == _CHANCE else "expected"
    parts: list[MessageValue] = [message(f"dominoes.hint.{worth}", worth=_worth(ranked))]
    parts += [
        message(f"dominoes.hint.say.{name}", number=figures[name])
        for name in _names(view, ui)
        if name in figures
    ]
    return message(key, what=_what(view, ranked.action), figures=tuple(parts))

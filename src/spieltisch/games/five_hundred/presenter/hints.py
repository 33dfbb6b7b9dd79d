"""Hints: the adviser's ranking as a small table, and the best action in a sentence."""

from __future__ import annotations

from typing import Final

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.cards import JOKER
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.games.five_hundred import notation
from spieltisch.games.five_hundred.dealing import parse
from spieltisch.games.five_hundred.melds import Shown
from spieltisch.games.five_hundred.presenter.ending import current_ending
from spieltisch.games.five_hundred.presenter.naming import cards_words, meld_name, named
from spieltisch.games.five_hundred.presenter.previews import chosen_action
from spieltisch.games.five_hundred.state import View

_CHANCE: Final = "win_probability"
MOST_ROWS: Final = 3
"""So many actions of the ranking are shown."""


def hint_extra(view: View, ui: UiState[View]) -> dict[str, Extra] | None:
    """Return `extra["hint"]` (see `extra`); None without a hint."""
    text = hint_sentence(view, ui)
    if text is None:
        return None
    chance = ui.hint[0].unit == _CHANCE
    columns = [("worth", message(f"five_hundred.hint.column.{'chance' if chance else 'expected'}"))]
    if not chance:
        columns.append(("own", message("five_hundred.hint.column.own")))
    return {
        "title": message("five_hundred.hint.title"),
        "text": text,
        "columns": tuple({"key": key, "label": label} for key, label in columns),
        "rows": tuple(_row(view, ui, ranked) for ranked in ui.hint[:MOST_ROWS]),
    }


def _row(view: View, ui: UiState[View], ranked: RankedAction) -> dict[str, Extra]:
    values: list[Message | str] = [_worth(ranked)]
    if ui.hint[0].unit != _CHANCE:
        values.append(_own(ranked))
    return {
        "cards": (),
        "label": action_words(view, ranked.action),
        "selected": ranked.action == chosen_action(view, ui),
        "best": ranked is ui.hint[0],
        "values": tuple(values),
    }


def _own(ranked: RankedAction) -> Message | str:
    own = dict(ranked.details).get("own")
    return "" if own is None else message("five_hundred.hint.number", number=round(own))


def _worth(ranked: RankedAction) -> Message:
    """Return the expected worth with its standard error: "+12 ± 1", or the chance to win the match."""
    if ranked.unit == _CHANCE:
        return message("five_hundred.hint.percent", number=ranked.value)
    error = dict(ranked.details).get("error")
    if not error:
        return message("five_hundred.hint.number", number=round(ranked.value))
    return message("five_hundred.hint.number_error", number=round(ranked.value), error=max(1, round(error)))


def action_words(view: View, action: Action) -> Message:
    """Return an action in the shortest words."""
    if action.verb == notation.MELD:
        shown = tuple(Shown.parse(word) for word in action.args)
        return message("five_hundred.hint.meld", cards=cards_words(shown))
    if action.verb == notation.DISCARD:
        return message("five_hundred.hint.discard", card=parse(action.args[0]))
    if action.verb == notation.TAKE:
        return message("five_hundred.hint.take", card=view.table.pile[-1] if view.table.pile else JOKER)
    if action.verb in (notation.LAY, notation.SWAP, notation.CLAIM):
        return _laid_words(view, action)
    if action.verb == notation.TAKE_ALL and action.args:
        return message("five_hundred.hint.takefrom", n=int(action.args[0]))
    plain = {notation.DRAW: "draw", notation.TAKE_ALL: "takeall", notation.DECLINE: "decline"}
    return message(f"five_hundred.hint.{plain.get(action.verb, 'decline')}")


def _laid_words(view: View, action: Action) -> Message:
    number = int(action.args[-1])
    meld = meld_name(view.table.melds[number - 1])
    if action.verb == notation.CLAIM:
        return message("five_hundred.hint.claim", meld=meld)
    card = named(Shown.parse(action.args[0]))
    return message(f"five_hundred.hint.{action.verb}", card=card, meld=meld)


def hint_sentence(view: View, ui: UiState[View]) -> Message | None:
    """Return the selected action of the ranking with its worth, else the best one; None without a hint."""
    if not ui.hint or current_ending(view, ui) is not None:
        return None
    selected = chosen_action(view, ui)
    ranked = next((one for one in ui.hint if one.action == selected), ui.hint[0])
    key = "best" if ranked is ui.hint[0] else "other"
    unit = "chance" if ranked.unit == _CHANCE else "expected"
    worth = message(f"five_hundred.hint.{unit}", worth=_worth(ranked))
    return message(f"five_hundred.hint.{key}", what=action_words(view, ranked.action), worth=worth)

"""Words about the stake: "Gehen!" in the bar, the answers to it, and what each means in points."""

from __future__ import annotations

from typing import Final

from spieltisch.core.actions import Action
from spieltisch.core.errors import IllegalAction
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Choice, Extra, UiState
from spieltisch.games.watten.legality import check_action
from spieltisch.games.watten.presenter.choosing import (
    STAKE_VERBS,
    answers,
    can_raise,
)
from spieltisch.games.watten.presenter.ending import Ending
from spieltisch.games.watten.presenter.prompts import raise_prompt
from spieltisch.games.watten.raising import Barrier
from spieltisch.games.watten.raising import barrier as barrier_of
from spieltisch.games.watten.state import Phase, View, pair_of

KEYS: Final = {
    "raise": message("watten.key.raise"),
    "hold": message("watten.key.hold"),
    "fold": message("watten.key.fold"),
}
_LABELS: Final = {
    "raise": message("watten.stake.raise"),
    "hold": message("watten.stake.hold"),
    "fold": message("watten.stake.fold"),
}


def stake_choices(view: View, ui: UiState[View], ending: Ending | None) -> tuple[Choice, ...]:
    """Return the answers to a pending raise, or "Gehen!" for the bar; none for an onlooker."""
    if view.seat is None or view.table.phase is Phase.OVER or ending is not None:
        return ()
    if answers(view):
        return tuple(_answer(view, ui, verb) for verb in STAKE_VERBS)
    return (_gehen(view, ui),) if view.table.settings.raising else ()


def _answer(view: View, ui: UiState[View], verb: str) -> Choice:
    possible = verb != "raise" or can_raise(view)
    return Choice(
        verb,
        _LABELS[verb] if verb != "raise" else message("watten.stake.raise_again"),
        enabled=possible,
        checked=_is_hinted(ui, verb),
        key=KEYS[verb],
        explanation=_meaning(view, verb) if possible else why_not(view, verb),
        place="table",
    )


def _gehen(view: View, ui: UiState[View]) -> Choice:
    possible = can_raise(view)
    label = message("watten.stake.raise_to", stake=view.table.stake + 1) if possible else _LABELS["raise"]
    return Choice(
        "raise",
        label,
        enabled=possible,
        checked=possible and _is_hinted(ui, "raise"),
        key=KEYS["raise"],
        explanation=_meaning(view, "raise") if possible else why_not(view, "raise"),
        place="bar",
    )


def _is_hinted(ui: UiState[View], verb: str) -> bool:
    return bool(ui.hint) and ui.hint[0].action.verb == verb


def _meaning(view: View, verb: str) -> Message:
    """Say what a word means in points."""
    stake = view.table.stake
    if verb == "fold":
        return message("watten.meaning.fold", n=stake)
    if verb == "hold":
        return message("watten.meaning.hold", n=stake + 1)
    accepted = stake + (view.table.raiser is not None)  # who raises again has accepted the first raise
    return message("watten.meaning.raise", n=accepted, stake=accepted + 1)


def _in_short(view: View, verb: str) -> Message:
    """Say what an answer means in points where there is little room, or why it is not possible."""
    stake = view.table.stake
    if verb == "fold":
        return message("watten.meaning.fold_short", stake=stake)
    if verb == "hold":
        return message("watten.meaning.stake_short", n=stake + 1)
    barrier = None if view.seat is None else barrier_of(view.table, pair_of(view.seat))
    if barrier is None:
        return message("watten.meaning.stake_short", n=stake + 2)
    return message(
        "watten.meaning.tense_short" if barrier is Barrier.TENSE else "watten.meaning.pointless_short"
    )


def why_not(view: View, verb: str) -> Message | None:
    """Return why the viewing seat may not say this now, in the words of the rules."""
    if view.seat is None:
        return None
    if view.table.phase in (Phase.RANK, Phase.TRUMP):
        return message("watten.meaning.too_early")
    try:
        check_action(view.table, view.hand, Action(view.seat, verb))
    except IllegalAction as refused:
        return refused.message
    return None


def raise_extra(view: View, ending: Ending | None) -> dict[str, Extra] | None:
    """Return `extra["raise"]` (see `extra`); None while no raise is pending."""
    table = view.table
    if table.raiser is None or ending is not None:
        return None
    title, text = raise_prompt(view)
    return {
        "seat": table.raiser,
        "side": pair_of(table.raiser),
        "who": message("watten.who", who=Seat(table.raiser)),
        "asks": answers(view),
        "call": message("watten.waiting.raise", who=Seat(table.raiser), stake=table.stake + 1),
        "title": title,
        "text": text,
        "stake": table.stake,
        "offered": table.stake + 1,
        "in_short": {verb: _in_short(view, verb) for verb in STAKE_VERBS},
    }

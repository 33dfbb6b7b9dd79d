"""What a tap on a piece and a drop mean. Pure functions over a presenter."""

from __future__ import annotations

from typing import TypeVar

from spieltisch.core.actions import Action
from spieltisch.core.errors import IllegalAction
from spieltisch.core.messages import Message
from spieltisch.core.presentation import Dropped, Presenter, TableView, UiState

V = TypeVar("V")


def tapped(
    presenter: Presenter[V], view: V, ui: UiState[V], piece: str, *, one_tap: bool
) -> UiState[V] | Action:
    """Return the selection after a tap, or the action it plays.

    A tap on the only selected piece plays the action it makes. Of several selected pieces each can be
    unselected again, so that a change of mind never plays. With `one_tap` the tap that completes an action
    plays it at once, if the game does not want it confirmed.
    """
    if ui.selection == (piece,):
        action = completed(presenter, view, ui)
        if action is not None:
            return action
    selected = presenter.select(view, ui, piece)
    if one_tap and piece in selected.selection and selected.selection != ui.selection:
        return completed(presenter, view, selected, at_once=True) or selected
    return selected


def check_tap(table: TableView, piece: str) -> None:
    """Say why a piece cannot be chosen now, if the game knows.

    Raises:
        IllegalAction: the message is the piece's `refusal`.
    """
    for one in table.pieces:
        if one.id == piece and one.refusal is not None and not one.selectable:
            raise IllegalAction(one.refusal)


def completed(presenter: Presenter[V], view: V, ui: UiState[V], *, at_once: bool = False) -> Action | None:
    """Return the action that a selection makes; `at_once`: only one that needs no second tap."""
    confirm = presenter.table(view, ui).confirm
    if confirm is None or (at_once and not confirm.at_once):
        return None
    return confirm.action


def dropped(
    presenter: Presenter[V], view: V, ui: UiState[V], piece: str, zone: str
) -> tuple[tuple[UiState[V] | Action, ...], Message | None]:
    """Return what dropping a piece leads to, in order, and what is said about it."""
    outcome = presenter.drop(view, ui, piece, zone)
    if isinstance(outcome, Dropped):
        return outcome.actions, outcome.remark
    return (() if outcome is None else (outcome,)), None

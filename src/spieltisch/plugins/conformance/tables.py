"""The presenter survives every state and every click, and all it says has a text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match
from spieltisch.core.presentation import Dropped, TableView, UiState
from spieltisch.plugins.conformance.cases import Case, playout, require
from spieltisch.plugins.conformance.messages import check_messages

MAX_STEPS = 100


def check_presenter(plugin: GamePlugin, case: Case) -> None:
    """Every table, log, list of details and rules page of a match can be shown."""
    presenter = plugin.presenter
    for match in playout(plugin.game, case):
        for seat in (None, *range(case.seats)):
            view = match.view(seat)
            for ui in _doings(plugin, match, seat):
                check_table(plugin, match, presenter.table(view, ui))
    sides = match.sides
    pack = frozenset(plugin.game.pieces(match.header.options))
    check_messages(plugin, presenter.rules(match.header.options))
    for section in presenter.rules(match.header.options):
        for row, _text in section.examples:
            require(set(row) <= pack, "an example shows what is not in the pack", row)
    for events in (match.events[: len(match.events) // 2], match.events):
        check_messages(plugin, presenter.log(events, sides))
        details = presenter.details(events, sides)
        check_messages(plugin, details)
        pieces = {piece for section in details for row in section.rows for piece in row.pieces}
        require(pieces <= pack, "details show what is not in the pack", sorted(pieces - pack))


def check_table(plugin: GamePlugin, match: Match[Any, Any], table: TableView) -> None:
    """One table: pieces are told apart, what can be confirmed is legal, everything said has a text."""
    ids = [piece.id for piece in table.pieces]
    require(len(set(ids)) == len(ids), "two pieces have one id", match.cursor, sorted(ids))
    pack = frozenset(plugin.game.pieces(match.header.options))
    for piece in table.pieces:
        require(piece.face is None or piece.face in pack, "a piece is not in the pack", piece.id)
    if table.confirm is not None and table.confirm.action is not None:
        action = table.confirm.action
        require(action in match.legal(action.seat), "the button would do what is not legal", action)
    scored = {score.side for score in table.scores}
    require(scored <= set(match.sides), "a score belongs to no side", scored)
    check_messages(plugin, table)


def _doings(plugin: GamePlugin, match: Match[Any, Any], seat: int | None) -> Iterator[UiState[Any]]:
    """What a person may have done at this state: nothing, steps, a hint, every click and choice."""
    view = match.view(seat)
    presenter = plugin.presenter
    nothing: UiState[Any] = UiState(humans=() if seat is None else (seat,))
    yield nothing
    yield replace(nothing, numbered=True, step=MAX_STEPS, recent=match.recent)
    yield from _steps(plugin, view, replace(nothing, recent=match.recent))
    others = tuple(match.view(other) for other in range(len(match.header.seats)) if other != seat)
    yield replace(nothing, open_views=others, humans=())
    table = presenter.table(view, replace(nothing, step=MAX_STEPS, recent=match.recent))
    for piece in table.pieces:
        clicked = presenter.select(view, nothing, piece.id)
        if clicked != nothing:
            yield clicked
        _check_drop(plugin, match, presenter.drop(view, clicked, piece.id, piece.place.zone))
    for choice in table.choices:
        answer = presenter.choose(view, nothing, choice.id)
        _check_answer(match, answer)
        if isinstance(answer, UiState):
            yield answer
    if seat is not None and (legal := match.legal(seat)):
        ranking = plugin.adviser().rank(view, 0) if match.cursor == 0 else ()
        hint = ranking or _flat(legal)
        yield presenter.hinted(view, replace(nothing, hint=hint))


def _flat(legal: tuple[Action, ...]) -> tuple[RankedAction, ...]:
    return tuple(RankedAction(action, 0.0) for action in legal)


def _steps(plugin: GamePlugin, view: Any, ui: UiState[Any]) -> Iterator[UiState[Any]]:
    for step in range(MAX_STEPS):
        now = replace(ui, step=step)
        yield now
        steps = plugin.presenter.table(view, now).steps
        if steps is None or steps.index >= steps.total:
            return
        require(steps.index == step, "a presentation does not go on step by step", steps)
    require(False, "a presentation in steps does not end")


def _check_drop(plugin: GamePlugin, match: Match[Any, Any], answer: object) -> None:
    if not isinstance(answer, Dropped):
        _check_answer(match, answer)
        return
    check_messages(plugin, answer)
    _check_answer(match, next(iter(answer.actions), None))


def _check_answer(match: Match[Any, Any], answer: object) -> None:
    if isinstance(answer, Action):
        require(answer in match.legal(answer.seat), "the table would do what is not legal", answer)

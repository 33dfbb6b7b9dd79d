"""Watten at the table of a real window where computer players wait."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from spieltisch.core.actions import Action
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from tests.ui.table_rig import SEED, TableRig

NAMES = ("Anna", "Bene", "Vroni", "Xaver")

# What somebody does to come to a phase; a number stands for so many first legal cards.
Course = tuple["str | int", ...]
NAMED: Course = ("0 rank J", "3 trump H")
LEADING: Course = NAMED
TRICK: Course = (*NAMED, 3)
"""Three cards lie, Xaver is to play."""
ASKED: Course = (*NAMED, 1, "1 raise")
"""Anna has led; Bene raises before he plays."""
NAMING_TRUMP: Course = ("1 rank 9",)


def new_match(
    rig: TableRig,
    course: Course = (),
    *,
    players: tuple[str, str, str, str] = ("human", "expert", "hard", "medium"),
    dealer: int = 3,
    names: tuple[str, ...] = NAMES,
    **header: Any,
) -> Match[Any, Any]:
    """Return a match after `course`; Anna is forehand with the usual dealer."""
    game = rig.application.shelf.plugin("watten").game
    seats = [SeatEntry(name, player) for name, player in zip(names, players, strict=True)]
    match: Match[Any, Any] = Match(game, new_match_header(game, seats, seed=SEED, dealer=dealer, **header))
    for step in course:
        if isinstance(step, str):
            match.play(Action.parse(step))
        else:
            play_cards(match, step)
    return match


def bring(rig: TableRig, match: Match[Any, Any]) -> None:
    """Show a match, whose computer players wait; from now on only its table changes it."""
    rig.application.controller.host.show(match)
    rig.table.pause("test")
    rig.table.reveal()
    rig.settle()


def sit(rig: TableRig, course: Course = (), **setup: Any) -> None:
    """Show a new match after `course`."""
    bring(rig, new_match(rig, course, **setup))


def play_cards(match: Match[Any, Any], count: int) -> None:
    """Play the first legal card `count` times."""
    for _ in range(count):
        seat = match.turn()
        assert seat is not None
        match.play(next(action for action in match.legal(seat) if action.verb == "play"))


def play_round(match: Match[Any, Any]) -> None:
    """Play first legal cards until the round is over."""
    while match.state.table.last_round is None:
        play_cards(match, 1)


def do(rig: TableRig, text: str) -> None:
    """Let somebody else do something at the table."""
    rig.table.live.do(lambda: rig.session.play(Action.parse(text)))
    rig.settle()


def box(item: QQuickItem) -> QRectF:
    """Where an item lies in the window, its turned corners included."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def named(rig: TableRig, start: str) -> list[QQuickItem]:
    """The visible items whose names begin so."""
    return [item for item in rig.items() if item.objectName().startswith(start)]

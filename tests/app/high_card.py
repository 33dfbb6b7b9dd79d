"""What tests do at a table of the small game in which everyone lays a card at the same time."""

from __future__ import annotations

from dataclasses import replace

from highcard.presentation import HighCardPresenter
from highcard.state import View

from spieltisch.app.duties import ComputerTurn, ForcedAction
from spieltisch.app.session import MatchSession
from spieltisch.core.messages import message
from spieltisch.core.presentation import Steps, TableView, UiState


def own_cards(session: MatchSession) -> list[str]:
    zone = f"hand/{session.viewer.shown_seat}"
    return [piece.id for piece in session.table.pieces if piece.place.zone == zone]


def faces(session: MatchSession) -> set[str]:
    return {piece.face for piece in session.table.pieces if piece.face}


def do_duty(session: MatchSession) -> None:
    """Do what comes by itself; a computer plays its first legal action."""
    duty = session.duty
    if isinstance(duty, ForcedAction):
        session.play(duty.action)
    elif isinstance(duty, ComputerTurn):
        session.play(session.match.legal(duty.seat)[0])


def lay_first(session: MatchSession) -> None:
    session.tap(own_cards(session)[0])
    session.confirm()


def play_to_the_end(session: MatchSession) -> None:
    while not session.ended:
        session.reveal()
        if session.duty is not None:
            do_duty(session)
        else:
            lay_first(session)


class Presenting(HighCardPresenter):
    """Tells of every card that was laid in one step."""

    def table(self, view: View, ui: UiState[View]) -> TableView:
        steps = Steps(min(ui.step, 1), 1, message("highcard.log.score")) if has_laid(ui) else None
        return replace(super().table(view, ui), steps=steps)


def has_laid(ui: UiState[View]) -> bool:
    return any(happened.type == "laid" for happened in ui.recent)

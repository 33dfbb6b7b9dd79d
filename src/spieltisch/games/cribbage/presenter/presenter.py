"""The presenter of cribbage: puts the parts together."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.actions import Action
from spieltisch.core.events import Event
from spieltisch.core.messages import Seat, message
from spieltisch.core.options import Options
from spieltisch.core.presentation import (
    DetailSection,
    LogLine,
    Plate,
    RulesSection,
    SideScore,
    TableView,
    UiState,
)
from spieltisch.games.cribbage.presenter import choosing
from spieltisch.games.cribbage.presenter.announcing import announcements
from spieltisch.games.cribbage.presenter.board import pegs
from spieltisch.games.cribbage.presenter.pegging import preview_play
from spieltisch.games.cribbage.presenter.pieces import show_pieces, table_pieces
from spieltisch.games.cribbage.presenter.prompts import confirm, progress, prompt
from spieltisch.games.cribbage.presenter.rules import rules_sections
from spieltisch.games.cribbage.presenter.scene import table_extra
from spieltisch.games.cribbage.presenter.show import Moment, current_moment, show_steps, untold
from spieltisch.games.cribbage.presenter.story import log_lines, score_details
from spieltisch.games.cribbage.records import TARGET
from spieltisch.games.cribbage.state import Phase, View

_SEATS = (0, 1)


class CribbagePresenter:
    """Cribbage at the table; an implementation of `spieltisch.core.presentation.Presenter`."""

    def table(self, view: View, ui: UiState[View]) -> TableView:
        """Show the view: the table, or the step of the show that has to be looked at first."""
        moment = current_moment(view, ui)
        asked, detail = prompt(view, ui, moment)
        return TableView(
            pieces=show_pieces(moment) if moment else table_pieces(view, ui),
            progress=progress(view, moment),
            prompt=asked,
            detail=detail,
            confirm=confirm(view, ui),
            choices=choosing.choices(view, ui),
            plates=tuple(_plate(view, moment, seat) for seat in _SEATS),
            scores=tuple(_score(view, ui, moment, side) for side in _SEATS),
            steps=show_steps(moment) if moment else None,
            announcements=announcements(view, ui, moment, [text for text in (asked, detail) if text]),
            focus=_focus(view, ui, moment),
            untold=untold(moment, ui.recent) if moment else 0,
            extra=table_extra(view, ui, moment),
        )

    def select(self, view: View, ui: UiState[View], piece: str) -> UiState[View]:
        """Return the state after a click on a piece."""
        return choosing.select(view, ui, piece)

    def choose(self, view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
        """Return the state after pressing a choice."""
        return choosing.choose(view, ui, choice)

    def drop(self, view: View, ui: UiState[View], piece: str, zone: str) -> UiState[View] | Action | None:
        """Return what dropping a card on `play` or `crib` means."""
        return choosing.drop(view, ui, piece, zone)

    def hinted(self, view: View, ui: UiState[View]) -> UiState[View]:
        """Return the state with the best hint selected."""
        return choosing.hinted(view, ui)

    def log(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[LogLine, ...]:
        """Tell the match so far; each seat is its own side."""
        del sides
        return log_lines(events)

    def details(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[DetailSection, ...]:
        """List every scored event of the match."""
        del sides
        return score_details(events)

    def rules(self, options: Options) -> tuple[RulesSection, ...]:
        """Explain the rules; cribbage has no options."""
        del options
        return rules_sections()


def _plate(view: View, moment: Moment | None, seat: int) -> Plate:
    dealer = moment.record.dealer if moment else view.dealer
    role = message("cribbage.role.dealer", who=Seat(seat)) if seat == dealer else None
    counting = moment.count.seat if moment and moment.count else None
    active = seat == counting if moment else seat in view.to_act
    return Plate(seat, seat, role, active)


def _score(view: View, ui: UiState[View], moment: Moment | None, side: int) -> SideScore:
    points = pegs(view, side, moment).front
    note = message("cribbage.score.to_go", left=TARGET - points) if points < TARGET else None
    return SideScore(side, points, note, _gain(view, ui, moment, side))


def _gain(view: View, ui: UiState[View], moment: Moment | None, side: int) -> int:
    if moment is not None:
        return moment.sum if moment.count and moment.count.seat == side else 0
    chosen = choosing.selected_cards(view, ui)
    if side != view.seat or view.phase is not Phase.PLAY or not chosen:
        return 0
    return preview_play(view, chosen[0]).points


def _focus(view: View, ui: UiState[View], moment: Moment | None) -> tuple[str, ...]:
    if moment is not None:
        return ("show", "show/starter", *(f"hand/{seat}" for seat in _SEATS), "crib")
    if view.phase in choosing.CUTS and choosing.acting(view, ui):
        return ("pack",)
    own = 0 if view.seat is None else view.seat
    return (f"hand/{own}", "play", "starter", "crib", f"hand/{1 - own}")

"""The presenter of dominoes: puts the parts together."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.actions import Action
from spieltisch.core.events import Event
from spieltisch.core.options import Options
from spieltisch.core.presentation import DetailSection, LogLine, RulesSection, TableView, UiState
from spieltisch.games.dominoes.presenter import choosing
from spieltisch.games.dominoes.presenter.details import score_details
from spieltisch.games.dominoes.presenter.ending import current_ending, ending_steps, untold
from spieltisch.games.dominoes.presenter.pieces import ending_pieces, table_pieces
from spieltisch.games.dominoes.presenter.prompts import choices, confirm, progress, prompt
from spieltisch.games.dominoes.presenter.rules import rules_sections
from spieltisch.games.dominoes.presenter.scene import table_extra
from spieltisch.games.dominoes.presenter.speaking import announcements
from spieltisch.games.dominoes.presenter.standing import plates, scores
from spieltisch.games.dominoes.presenter.story import log_lines
from spieltisch.games.dominoes.settings import Settings
from spieltisch.games.dominoes.state import View


class DominoesPresenter:
    """Dominoes at the table; an implementation of `spieltisch.core.presentation.Presenter`."""

    def table(self, view: View, ui: UiState[View]) -> TableView:
        """Show the view: the table, or the end of a round that has to be looked at first."""
        ending = current_ending(view, ui)
        asked, detail = prompt(view, ui, ending)
        return TableView(
            pieces=ending_pieces(ending) if ending else table_pieces(view, ui),
            progress=progress(view, ending),
            prompt=asked,
            detail=detail,
            confirm=confirm(view, ui),
            choices=choices(view, ui),
            plates=plates(view, ending),
            scores=scores(view, ui, ending),
            steps=ending_steps(ending) if ending else None,
            announcements=announcements(view, ui, ending),
            focus=_focus(view),
            untold=untold(ui.recent) if ending else 0,
            extra=table_extra(view, ui, ending),
        )

    def select(self, view: View, ui: UiState[View], piece: str) -> UiState[View]:
        """Return the state after a tap on a tile."""
        return choosing.select(view, ui, piece)

    def choose(self, view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
        """Return the state after pressing an end or drawing, or what it does."""
        return choosing.choose(view, ui, choice)

    def drop(self, view: View, ui: UiState[View], piece: str, zone: str) -> UiState[View] | Action | None:
        """Return what dropping a tile on an end, on the line or in the hand means."""
        return choosing.drop(view, ui, piece, zone)

    def hinted(self, view: View, ui: UiState[View]) -> UiState[View]:
        """Return the state with the best hint selected."""
        return choosing.hinted(view, ui)

    def log(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[LogLine, ...]:
        """Tell the match so far."""
        return log_lines(events, sides)

    def details(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[DetailSection, ...]:
        """List every scored event of the match, round by round."""
        return score_details(events, sides)

    def rules(self, options: Options) -> tuple[RulesSection, ...]:
        """Explain the rules as the options have them."""
        seats = int(options["seats"])
        return rules_sections(Settings.of(options, seats))


def _focus(view: View) -> tuple[str, ...]:
    """Return the zones for arrow keys: the own hand, the line, the boneyard, and round the table."""
    seats = view.table.settings.seats
    own = 0 if view.seat is None else view.seat
    hands = tuple(f"hand/{(own + place) % seats}" for place in range(seats))
    return (hands[0], choosing.LINE_ZONE, choosing.BONEYARD_ZONE, *hands[1:])

"""The presenter of Watten: puts the parts together."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.actions import Action
from spieltisch.core.events import Event
from spieltisch.core.options import Options
from spieltisch.core.presentation import DetailSection, LogLine, RulesSection, TableView, UiState
from spieltisch.games.watten.presenter import choosing
from spieltisch.games.watten.presenter.chips import announce_choices
from spieltisch.games.watten.presenter.details import score_details
from spieltisch.games.watten.presenter.ending import current_ending, ending_steps, untold
from spieltisch.games.watten.presenter.pieces import ending_pieces, table_pieces
from spieltisch.games.watten.presenter.prompts import confirm, progress, prompt
from spieltisch.games.watten.presenter.rules import rules_sections
from spieltisch.games.watten.presenter.scene import table_extra
from spieltisch.games.watten.presenter.speaking import announcements
from spieltisch.games.watten.presenter.stakes import stake_choices
from spieltisch.games.watten.presenter.standing import plates, scores
from spieltisch.games.watten.presenter.story import log_lines
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.state import SEATS, View


class WattenPresenter:
    """Watten at the table; an implementation of `spieltisch.core.presentation.Presenter`."""

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
            choices=(*stake_choices(view, ui, ending), *announce_choices(view, ui)),
            plates=plates(view, ending),
            scores=scores(view, ending),
            steps=ending_steps(ending) if ending else None,
            announcements=announcements(view, ui, ending),
            focus=_focus(view),
            untold=untold(ui.recent) if ending else 0,
            extra=table_extra(view, ui, ending),
        )

    def select(self, view: View, ui: UiState[View], piece: str) -> UiState[View]:
        """Return the state after a tap on a piece."""
        return choosing.select(view, ui, piece)

    def choose(self, view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
        """Return the state after pressing a choice, or what is said with it."""
        return choosing.choose(view, ui, choice)

    def drop(self, view: View, ui: UiState[View], piece: str, zone: str) -> UiState[View] | Action | None:
        """Return what dropping a card on `trick` means."""
        return choosing.drop(view, ui, piece, zone)

    def hinted(self, view: View, ui: UiState[View]) -> UiState[View]:
        """Return the state with the best hint selected."""
        return choosing.hinted(view, ui)

    def log(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[LogLine, ...]:
        """Tell the match so far; the sides are those of the table."""
        del sides
        return log_lines(events)

    def details(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[DetailSection, ...]:
        """List the rounds of the match."""
        del sides
        return score_details(events)

    def rules(self, options: Options) -> tuple[RulesSection, ...]:
        """Explain the rules as the options have them."""
        return rules_sections(Settings.of(options))


def _focus(view: View) -> tuple[str, ...]:
    """Return the zones for arrow keys: the own hand, the trick, and round the table."""
    own = 0 if view.seat is None else view.seat
    hands = tuple(f"hand/{(own + place) % SEATS}" for place in range(SEATS))
    tricks = tuple(f"trick/{(own + place) % SEATS}" for place in range(1, SEATS + 1))
    return (hands[0], *tricks, *hands[1:])

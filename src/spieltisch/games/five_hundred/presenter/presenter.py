"""The presenter of 500: puts the parts together."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.actions import Action
from spieltisch.core.events import Event
from spieltisch.core.options import Options
from spieltisch.core.presentation import DetailSection, LogLine, RulesSection, TableView, UiState
from spieltisch.games.five_hundred.presenter import choosing, dropping, ids
from spieltisch.games.five_hundred.presenter.claims import stopped
from spieltisch.games.five_hundred.presenter.details import score_details
from spieltisch.games.five_hundred.presenter.ending import current_ending, ending_steps, untold
from spieltisch.games.five_hundred.presenter.offers import choices
from spieltisch.games.five_hundred.presenter.pieces import ending_pieces, table_pieces
from spieltisch.games.five_hundred.presenter.prompts import confirm, progress, prompt
from spieltisch.games.five_hundred.presenter.rules import rules_sections
from spieltisch.games.five_hundred.presenter.scene import table_extra
from spieltisch.games.five_hundred.presenter.speaking import announcements
from spieltisch.games.five_hundred.presenter.standing import plates, scores
from spieltisch.games.five_hundred.presenter.story import log_lines
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import View


class FiveHundredPresenter:
    """500 at the table; an implementation of `spieltisch.core.presentation.Presenter`."""

    def table(self, view: View, ui: UiState[View]) -> TableView:
        """Show the view: the table, or the end of a deal that has to be looked at first."""
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
            untold=untold(ui.recent, ending) if ending else 0,
            stopped=stopped(view, ui) and view.table.settings.claim == "reaction",
            extra=table_extra(view, ui, ending),
        )

    def select(self, view: View, ui: UiState[View], piece: str) -> UiState[View]:
        """Return the state after a tap on a card."""
        return choosing.select(view, ui, piece)

    def choose(self, view: View, ui: UiState[View], choice: str) -> UiState[View] | Action:
        """Return the state after pressing a choice, or what it does."""
        return choosing.choose(view, ui, choice)

    def drop(self, view: View, ui: UiState[View], piece: str, zone: str) -> dropping.Outcome:
        """Return what dropping a card on a meld, the pile, a new place or in the hand means."""
        return dropping.drop(view, ui, piece, zone)

    def hinted(self, view: View, ui: UiState[View]) -> UiState[View]:
        """Return the state with the best hint selected."""
        return choosing.hinted(view, ui)

    def log(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[LogLine, ...]:
        """Tell the match so far."""
        return log_lines(events, sides)

    def details(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[DetailSection, ...]:
        """List every scored event of the match, deal by deal."""
        return score_details(events, sides)

    def rules(self, options: Options) -> tuple[RulesSection, ...]:
        """Explain the rules as the options have them."""
        return rules_sections(Settings.of(options, int(options["seats"])))


def _focus(view: View) -> tuple[str, ...]:
    """Return the zones for arrow keys: the own hand, pile and stock, the melds, and round the table."""
    seats = view.table.settings.seats
    own = 0 if view.seat is None else view.seat
    hands = tuple(ids.hand_zone((own + place) % seats) for place in range(seats))
    melds = tuple(ids.meld_zone(number) for number in range(1, len(view.table.melds) + 1))
    return (hands[0], ids.STOCK, ids.PILE, *melds, *hands[1:])

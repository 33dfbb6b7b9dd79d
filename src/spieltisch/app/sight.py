"""What is seen of a match: whose view, and what the presenter makes of it and of the person's doings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from spieltisch.app.seating import Seating, Viewer
from spieltisch.core.actions import Action
from spieltisch.core.match import Match
from spieltisch.core.presentation import Presenter, TableView, UiState

Kept: TypeAlias = "tuple[tuple[str, str], ...]"


class Sight:
    """The table as the viewer of `seating` sees it, made anew when something changes.

    `kept` is what each seat keeps through the whole match, whatever is played or taken back and whoever has
    the device. `numbered` follows the settings; a match that is `watched` can lie open.
    """

    def __init__(
        self,
        match: Match[Any, Any],
        seating: Seating,
        kept: Mapping[int, Kept],
        *,
        numbered: bool,
        watched: bool,
    ) -> None:
        self._match = match
        self._seating = seating
        self._kept = dict(kept)
        self._ui: UiState[Any] = UiState()
        self._table: TableView | None = None
        self._watched = self._open_hands = watched
        self._numbered = numbered

    @property
    def viewer(self) -> Viewer:
        """Whose view is shown, and whether it is covered."""
        return self._seating.viewer

    @property
    def open_hands(self) -> bool:
        """Whether hands that nobody at the table has to hide are shown."""
        return self._open_hands

    @property
    def view(self) -> Any:
        """The view that may be on the screen: an onlooker's while covered."""
        return self._match.view(self.viewer.shown_seat)

    @property
    def choices(self) -> tuple[Action, ...]:
        """What the person who looks can do; nothing for an onlooker or behind the cover."""
        seat = self.viewer.shown_seat
        return () if seat is None else self._match.legal(seat)

    @property
    def step(self) -> int:
        """The presentation steps already looked at."""
        return self._ui.step

    @property
    def can_clear(self) -> bool:
        """Whether something is selected, set or hinted."""
        return bool(self._ui.selection or self._ui.values or self._ui.hint)

    @property
    def hint_active(self) -> bool:
        """Whether a hint is shown."""
        return bool(self._ui.hint)

    @property
    def ui(self) -> UiState[Any]:
        """What the person has done since the last action, and what the presenter has to know besides."""
        seat = self.viewer.shown_seat
        return replace(
            self._ui,
            recent=self._match.recent,
            open_views=self._open_views(),
            humans=self._match.header.humans,
            numbered=self._numbered,
            kept=() if seat is None else self._kept.get(seat, ()),
        )

    def table(self, presenter: Presenter[Any]) -> TableView:
        """Return what the presenter makes of it; the same object until something changes."""
        if self._table is None:
            self._table = presenter.table(self.view, self.ui)
        return self._table

    def show(self, ui: UiState[Any]) -> None:
        """Take over selection, values, step and hint."""
        self._ui = UiState(ui.selection, ui.values, ui.step, hint=ui.hint)
        self._table = None

    def keep(self, kept: Kept) -> bool:
        """Let the seat that is shown keep something; returns whether that is new."""
        seat = self.viewer.shown_seat
        if seat is None or self._kept.get(seat, ()) == kept:
            return False
        self._kept[seat] = kept
        self._table = None
        return True

    def reveal(self) -> None:
        """The person named by the cover has the device."""
        self._seating.reveal()
        self._table = None

    def hand_on(self, asked: Sequence[int]) -> None:
        """Hand the device to whoever of `asked` decides next."""
        before = self.viewer
        self._seating.hand_on(asked)
        if self.viewer != before:
            self._table = None

    def open(self, shown: bool) -> None:
        """Show or hide the hands that nobody has to hide."""
        self._open_hands = shown
        self._table = None

    def number(self, numbered: bool) -> None:
        """Show position numbers, or no more."""
        self._numbered = numbered
        self._table = None

    def _open_views(self) -> tuple[Any, ...]:
        match = self._match
        if not (match.result().over or (self._watched and self._open_hands)):
            return ()
        seats = range(len(match.header.seats))
        return tuple(match.view(seat) for seat in seats if seat != self.viewer.shown_seat)

"""What the person at the table has done since the last action, and what each seat keeps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from spieltisch.core.match import Match
from spieltisch.core.presentation import UiState

Kept: TypeAlias = "tuple[tuple[str, str], ...]"


class Doings:
    """The part of `UiState` that people make; the match tells the rest.

    `kept` is what each seat keeps through the whole match, whatever is played or taken back and whoever has
    the device.
    """

    def __init__(self, kept: Mapping[int, Kept]) -> None:
        self._kept = dict(kept)
        self._ui: UiState[Any] = UiState()

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
    def kept(self) -> Mapping[int, Kept]:
        """What is kept, by seat."""
        return self._kept

    def show(self, ui: UiState[Any]) -> None:
        """Take over selection, values, step and hint."""
        self._ui = UiState(ui.selection, ui.values, ui.step, hint=ui.hint)

    def keep(self, seat: int, kept: Kept) -> bool:
        """Let a seat keep something; returns whether that is new."""
        if self._kept.get(seat, ()) == kept:
            return False
        self._kept[seat] = kept
        return True

    def state(
        self, match: Match[Any, Any], seat: int | None, open_views: tuple[Any, ...], *, numbered: bool
    ) -> UiState[Any]:
        """Return the whole state for the presenter of `seat`."""
        return replace(
            self._ui,
            recent=match.recent,
            open_views=open_views,
            humans=match.header.humans,
            numbered=numbered,
            kept=() if seat is None else self._kept.get(seat, ()),
        )

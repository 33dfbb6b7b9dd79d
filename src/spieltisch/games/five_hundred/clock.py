"""The window in which a discard can be claimed: the only time limit of 500 (option `claim`, `reaction`)."""

from __future__ import annotations

from spieltisch.core.actions import Action
from spieltisch.games.five_hundred import notation
from spieltisch.games.five_hundred.state import View


def in_race(view: View) -> bool:
    """Whether the viewing seat may claim a discard, and the first that does gets it."""
    window = view.table.window
    return window is not None and view.table.settings.claim == "reaction" and view.seat in window.waiting


class FiveHundredClock:
    """The seconds to claim a discard; an implementation of `spieltisch.core.game.MoveClock`."""

    def limit(self, view: View) -> int | None:
        """Return the seconds of the match's option if the viewing seat may claim; None: time is free."""
        return view.table.settings.claim_seconds if in_race(view) else None

    def expired(self, view: View) -> Action:
        """Return what is done for the viewing seat, which may claim: it leaves the card."""
        assert view.seat is not None  # noqa: S101 - an onlooker is never asked
        return Action(view.seat, notation.DECLINE)

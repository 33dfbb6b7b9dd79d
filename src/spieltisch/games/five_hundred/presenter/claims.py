"""The claim of a fresh discard: where the card fits, who may take it, who gets it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from spieltisch.core.actions import Action
from spieltisch.core.presentation import UiState
from spieltisch.games.five_hundred import claiming, notation
from spieltisch.games.five_hundred.melds import Shown, fitting_ends
from spieltisch.games.five_hundred.presenter import ids
from spieltisch.games.five_hundred.presenter.spots import added_points
from spieltisch.games.five_hundred.presenter.turns import acting_seat
from spieltisch.games.five_hundred.state import ClaimWindow, View

CLAIM, DECLINE = "claim", "decline"
PLACE: Final = "place/"
AWARD: Final = "award/"


@dataclass(frozen=True, slots=True)
class ClaimPlace:
    """A place where the discarded card fits: meld (from 1) and end, how it is shown there, its points."""

    choice: str
    action: Action
    number: int
    end: Literal["low", "high"]
    shown: Shown
    gain: int

    @property
    def zone(self) -> str:
        """The drop zone."""
        return f"{ids.meld_zone(self.number)}/{self.end}"


def window_of(view: View) -> ClaimWindow | None:
    """Return the open question who gets the discard, if there is one."""
    return view.table.window


def claim_places(view: View, seat: int = 0) -> tuple[ClaimPlace, ...]:
    """Return every place for the discarded card, by meld; the actions are those of `seat`."""
    window, settings = view.table.window, view.table.settings
    if window is None:
        return ()
    places: list[ClaimPlace] = []
    for shown, number in claiming.places(settings, view.table.melds, window.card):
        meld = view.table.melds[number - 1]
        end = fitting_ends(meld, shown.card, ace_both_ends=settings.ace_both_ends)[0]
        words = (shown.text, str(number)) if shown.joker else (str(number),)
        action = Action(seat, notation.CLAIM, words)
        points = added_points(view, meld, shown, end)
        places.append(ClaimPlace(f"{PLACE}{len(places)}", action, number, end, shown, points))
    return tuple(places)


def may_claim(view: View, ui: UiState[View]) -> bool:
    """Whether the viewing seat is asked if it takes the discard."""
    window = view.table.window
    return window is not None and bool(window.waiting) and acting_seat(view, ui) is not None


def may_award(view: View, ui: UiState[View]) -> bool:
    """Whether the viewing seat decides who of several gets the discard."""
    window = view.table.window
    return window is not None and not window.waiting and acting_seat(view, ui) is not None


def own_places(view: View, ui: UiState[View]) -> tuple[ClaimPlace, ...]:
    """Return where the viewing seat, which is asked, may lay the discard."""
    seat = acting_seat(view, ui)
    return () if seat is None or not may_claim(view, ui) else claim_places(view, seat)


def chosen_claim(view: View, ui: UiState[View]) -> ClaimPlace | None:
    """Return the place that is chosen once the person has pressed claim; None before."""
    places = own_places(view, ui)
    place = ui.value(ids.CLAIM_VALUE, -1)
    return places[place] if 0 <= place < len(places) else None


def stopped(view: View, ui: UiState[View]) -> bool:
    """Whether the person has claimed and only has to say where; nobody else can be first any more."""
    return chosen_claim(view, ui) is not None


def pressed(ui: UiState[View], place: ClaimPlace) -> UiState[View]:
    """Return the state with claim pressed and a place chosen."""
    return ui.with_value(ids.CLAIM_VALUE, int(place.choice.removeprefix(PLACE)))

"""Where pieces come from that have just appeared, read from the events of the newest action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from spieltisch.core.eventfacts import number_of
from spieltisch.core.events import Event
from spieltisch.core.presentation import Place
from spieltisch.games.five_hundred.melds import Shown
from spieltisch.games.five_hundred.presenter import ids
from spieltisch.games.five_hundred.presenter.facts import melded_of, shown_of
from spieltisch.games.five_hundred.state import View

_FROM_PILE: Final = ("took", "took_pile")
_LAID: Final = ("laid", "swapped")


@dataclass(frozen=True, slots=True)
class Origins:
    """The places that cards came from in the newest action.

    `hands`: where a seat's new cards come from; `laid`: for cards of melds, by meld and how they are shown;
    `discarder`: whose card lies on the pile.
    """

    hands: dict[int, Place] = field(default_factory=dict)
    laid: dict[tuple[int, Shown], Place] = field(default_factory=dict)
    discarder: int | None = None
    stock: Place = field(default_factory=lambda: Place(ids.STOCK, 0))

    @classmethod
    def of(cls, view: View, recent: Sequence[Event]) -> Origins:
        """Read the events of the newest action."""
        found = cls(stock=Place(ids.STOCK, max(0, ids.top_back(view.table.stock))))
        discarder: int | None = None
        for event in recent:
            if event.type == "discarded":
                discarder = number_of(event, "seat")
            elif event.type in _FROM_PILE:
                found.hands[number_of(event, "seat")] = Place(ids.PILE, len(view.table.pile))
            else:
                found._note_laid(event, view)
        return cls(found.hands, found.laid, discarder, found.stock)

    def _note_laid(self, event: Event, view: View) -> None:
        """Note where the cards of melds came from, and a joker that went to a hand."""
        if event.type == "melded":
            place = _end_of_hand(view, number_of(event, "seat"))
            for shown in melded_of(event):
                self.laid[number_of(event, "meld"), shown] = place
        elif event.type in _LAID:
            seat, number = number_of(event, "seat"), number_of(event, "meld")
            self.laid[number, shown_of(event)] = _end_of_hand(view, seat)
            if event.type == "swapped":
                self.hands[seat] = Place(ids.meld_zone(number), number_of(event, "place"))
        elif event.type == "claim_laid":
            place = Place(ids.PILE, len(view.table.pile))
            self.laid[number_of(event, "meld"), shown_of(event)] = place

    def of_gained(self, seat: int) -> Place:
        """Return where a card comes from that is new in a hand: the stock, the pile, or a meld."""
        return self.hands.get(seat, self.stock)

    def of_laid(self, number: int, shown: Shown) -> Place | None:
        """Return where a card of a meld has come from; None if it has been there before."""
        return self.laid.get((number, shown))

    @property
    def of_top(self) -> Place:
        """Where the top card of the pile has come from: the discarder's hand, or the stock."""
        return self.stock if self.discarder is None else Place(ids.hand_zone(self.discarder), 0)


def _end_of_hand(view: View, seat: int) -> Place:
    return Place(ids.hand_zone(seat), max(0, view.table.hand_sizes[seat] - 1))

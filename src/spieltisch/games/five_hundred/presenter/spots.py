"""Where the one selected card can be laid: ends of melds, and jokers it can be swapped for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from spieltisch.core.actions import Action
from spieltisch.core.cards import JOKER, Card
from spieltisch.core.messages import Message
from spieltisch.core.presentation import UiState
from spieltisch.games.five_hundred import counting, melds, notation
from spieltisch.games.five_hundred.melds import Meld, Shown, fitting_ends
from spieltisch.games.five_hundred.possible import joker_places
from spieltisch.games.five_hundred.presenter import ids
from spieltisch.games.five_hundred.presenter.turns import refusal, selected
from spieltisch.games.five_hundred.state import View


@dataclass(frozen=True, slots=True)
class Spot:
    """One way to lay a card: to an end of a meld (`slot` None), or in the place of the joker at `slot`.

    `number` is the meld's; `gain` the points for it; `refused` why the rules do not allow it now.
    """

    choice: str
    action: Action
    number: int
    end: Literal["low", "high"]
    slot: int | None
    shown: Shown
    gain: int
    refused: Message | None

    @property
    def is_swap(self) -> bool:
        """Whether it takes a joker."""
        return self.slot is not None

    @property
    def zone(self) -> str:
        """The drop zone: `meld/2/low`, for a swap `meld/2/1`."""
        return f"{ids.meld_zone(self.number)}/{self.end if self.slot is None else self.slot}"


def spots(view: View, ui: UiState[View]) -> tuple[Spot, ...]:
    """Return every place for the one selected card: first the ends of melds, then jokers, by meld."""
    cards = selected(view, ui)
    return spots_of(view, cards[0]) if len(cards) == 1 else ()


def spots_of(view: View, card: Card) -> tuple[Spot, ...]:
    """Return every place for a card of the own hand."""
    if view.seat is None:
        return ()
    return (*_ends(view, view.seat, card), *_swaps(view, view.seat, card))


def _ends(view: View, seat: int, card: Card) -> Iterator[Spot]:
    settings = view.table.settings
    for number, meld in enumerate(view.table.melds, 1):
        stands = joker_places(settings, meld) if card == JOKER else (card,)
        for shown in (Shown(one, joker=card == JOKER) for one in stands):
            ends = fitting_ends(meld, shown.card, ace_both_ends=settings.ace_both_ends)
            if not ends:
                continue
            action = Action(seat, notation.LAY, (shown.text, str(number)))
            points = added_points(view, meld, shown, ends[0])
            yield Spot(
                ids.lay_choice(number, ends[0]),
                action,
                number,
                ends[0],
                None,
                shown,
                points,
                refusal(view, action),
            )


def added_points(view: View, meld: Meld, shown: Shown, end: Literal["low", "high"]) -> int:
    """Return what a card counts at an end of a meld."""
    made = melds.extended(meld, shown, 0, end)
    before = counting.meld_points(view.table.settings, meld)
    return counting.meld_points(view.table.settings, made) - before


def _swaps(view: View, seat: int, card: Card) -> Iterator[Spot]:
    if card.joker:
        return
    for number, meld in enumerate(view.table.melds, 1):
        slot = meld.joker_place(card)
        if slot is None:
            continue
        action = Action(seat, notation.SWAP, (card.text, str(number)))
        made = melds.swapped(meld, slot, card, seat)
        points = counting.place_points(view.table.settings, made, slot)
        choice = ids.swap_choice(number, slot)
        yield Spot(choice, action, number, "low", slot, Shown(card), points, refusal(view, action))


def chosen_spot(view: View, ui: UiState[View]) -> Spot | None:
    """Return the place that was chosen for the selected card; none is ever chosen for the person."""
    found = spots(view, ui)
    place = ui.value(ids.PLACE_VALUE, -1)
    return found[place] if 0 <= place < len(found) and found[place].refused is None else None

"""The ids of pieces and zones, and how a turn's doings are kept in `UiState.values`.

A known card is `card/7C` wherever it lies. Jokers are alike, so they are named by their place: in a hand by
a number, on the table by the card they stand for, in the pile by their slot. Backs are named by their place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from spieltisch.core.cards import Card
from spieltisch.games.five_hundred.melds import Meld

STOCK: Final = "stock"
PILE: Final = "pile"
CLOSING: Final = "closing"
NEW: Final = "new"
MOST_STOCK_BACKS: Final = 3

PLACE_VALUE: Final = "place"
READING_VALUE: Final = "reading"
FAN_VALUE: Final = "fan"
CLAIM_VALUE: Final = "place_of_claim"


def hand_zone(seat: int) -> str:
    """Return the zone of a seat's hand."""
    return f"hand/{seat}"


def meld_zone(number: int) -> str:
    """Return the zone of a meld; melds count from 1."""
    return f"meld/{number}"


def back_id(zone: str, slot: int) -> str:
    """Return the id of a face-down card."""
    return f"back/{zone}/{slot}"


def hand_ids(seat: int, cards: Iterable[Card]) -> Iterator[tuple[str, Card]]:
    """Yield the cards of a hand with their ids, in the order given."""
    jokers = 0
    for card in cards:
        if card.joker:
            yield f"joker/{hand_zone(seat)}/{jokers}", card
            jokers += 1
        else:
            yield f"card/{card.text}", card


def pile_id(card: Card, slot: int) -> str:
    """Return the id of a discard that is seen."""
    return f"joker/{PILE}/{slot}" if card.joker else f"card/{card.text}"


def meld_ids(number: int, meld: Meld) -> tuple[str, ...]:
    """Return the ids of a meld's cards; of two jokers for the same ace the second is the `high` one."""
    ids: list[str] = []
    for shown in meld.shown:
        name = f"joker/{meld_zone(number)}/{shown.card.text}" if shown.joker else f"card/{shown.card.text}"
        ids.append(f"{name}/high" if name in ids else name)
    return tuple(ids)


def top_back(count: int) -> int:
    """Return the slot of the uppermost of the backs that stand for `count` cards of the stock."""
    return min(count, MOST_STOCK_BACKS) - 1


def lay_choice(number: int, end: str) -> str:
    """Return the id of laying a card to an end of a meld; the drop zone is the same without `lay/`."""
    return f"lay/{number}/{end}"


def swap_choice(number: int, slot: int) -> str:
    """Return the id of swapping the joker at a slot of a meld."""
    return f"swap/{number}/{slot}"

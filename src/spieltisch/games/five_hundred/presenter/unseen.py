"""What the log does not name where the table shows the top card of the pile alone (option `pile_visible`).

Everybody has seen each discard once; to remember it is a part of that game.
"""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.events import Event
from spieltisch.games.five_hundred.presenter.facts import cards_of


def unnamed_cards(events: Sequence[Event]) -> frozenset[int]:
    """Return the places of the events whose cards are not named: discards below the top, and taken piles.

    Once a deal is counted everything about it is told.
    """
    begun = max(
        (place for place, event in enumerate(events) if event.type in ("deal", "count")), default=None
    )
    if begun is None or events[begun].type != "deal" or events[begun].get("pile") != "top":
        return frozenset()
    pile: list[int] = [begun]
    unnamed: set[int] = set()
    for place, event in enumerate(events[begun + 1 :], begun + 1):
        gone = _gone(pile, event)
        unnamed.update(gone)
        if event.type == "discarded":
            pile.append(place)
        elif event.type in ("took", "claim_laid"):
            pile.pop()
        elif event.type == "took_pile":
            unnamed.add(place)
    return frozenset(unnamed.union(pile[:-1]) - {begun})


def _gone(pile: list[int], event: Event) -> list[int]:
    """Take from the pile what leaves it unseen; returns the places where it was discarded."""
    if event.type == "took_pile":
        first = len(pile) - len(cards_of(event))
        gone, pile[first:] = pile[first:], []
        return gone
    if event.type == "reshuffled":
        gone, pile[:-1] = pile[:-1], []
        return gone
    return []

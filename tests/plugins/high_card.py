"""The sample game as the tests of the conformance kit play it."""

from __future__ import annotations

from collections.abc import Iterator

from highcard.state import State

from spieltisch.plugins.conformance import Case

TWO = Case(2, {"hand": 2})
TALK = Case(4, {"hand": 2, "turns": True, "doubling": True, "seconds": 30})
"""Seats that act of their own accord, partners that are asked together, and a clock."""


def pieces_of(state: State) -> Iterator[str]:
    """Every card of a state."""
    table = state.table
    laid = tuple(card for card in state.laid if card is not None)
    for cards in (*state.hands, laid, state.stock, table.shown, table.bonus_cards, table.gone):
        yield from (card.text for card in cards)

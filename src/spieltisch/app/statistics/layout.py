"""Which cards a page has, and in which of its two columns each stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from spieltisch.app.statistics.card import BOTH, Card
from spieltisch.app.statistics.count_cards import calendar_card, distribution_card
from spieltisch.app.statistics.figures import OF_THE_GAME
from spieltisch.app.statistics.list_cards import average_card, record_card
from spieltisch.app.statistics.rate_cards import (
    level_card,
    opponent_card,
    option_cards,
    outcome_card,
    trend_card,
)
from spieltisch.app.statistics.reader import Reader

if TYPE_CHECKING:
    from spieltisch.statistics import Distribution, StatisticsPage

HEADING: Final = 2
"""How many rows of a list the heading and the edges of a card are high."""
Make = Callable[[], Sequence["Card | None"]]


def card_makers(page: StatisticsPage, year: int, reader: Reader) -> list[Make]:
    """Return what makes the cards of a page, in order: the window must not wait for all at once."""
    first_spread, other_spreads = page.spreads[:1], page.spreads[1:]
    return [
        lambda: [trend_card(page.trend, reader)],
        lambda: [outcome_card(page, reader)],
        lambda: [level_card(page, reader)],
        *(partial(_one_distribution, spread, reader) for spread in first_spread),
        lambda: [record_card(page.records, page.streaks, reader)],
        partial(_one_distribution, page.scores, reader),
        lambda: [average_card(page.figures[OF_THE_GAME:], reader)],
        lambda: [opponent_card(page, reader)],
        lambda: option_cards(page, reader),
        *(partial(_one_distribution, spread, reader) for spread in other_spreads),
        partial(_one_distribution, page.margins, reader),
        lambda: [calendar_card(page.calendar, year, reader)],
    ]


class Columns:
    """Puts each card below the shorter one of two columns."""

    def __init__(self) -> None:
        self._heights = [0, 0]

    def place(self, card: Card) -> int:
        """Return the column of the next card."""
        if card.kind == "calendar":
            return BOTH
        column = 0 if self._heights[0] <= self._heights[1] else 1
        self._heights[column] += card.rows + HEADING
        return column


def _one_distribution(distribution: Distribution, reader: Reader) -> list[Card | None]:
    return [distribution_card(distribution, reader)]

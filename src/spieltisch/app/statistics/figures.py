"""The large figures above the charts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from spieltisch.app.qvariant import Row
from spieltisch.app.statistics.reader import Reader
from spieltisch.statistics.query import Selection

if TYPE_CHECKING:
    from spieltisch.statistics import Figure, StatisticsPage

OF_THE_GAME: Final = 3
"""So many of a game's own figures stand above; the others have a card."""


class Tile(NamedTuple):
    """A figure, what it is and what it comes from."""

    label: str
    value: str
    note: str
    behind: Selection

    def row(self) -> Row:
        """Return what QML sees of it."""
        return {"label": self.label, "value": self.value, "note": self.note}


def tiles(page: StatisticsPage, reader: Reader) -> list[Tile]:
    """Return the figures of a page with matches."""
    rate, everything = page.total, Selection(page.query)
    own = [_game_tile(figure, reader) for figure in page.figures[:OF_THE_GAME]]
    if not own:
        days = reader.text("played.note", n=len(page.calendar))
        own = [Tile(reader.text("played"), reader.count(rate.played), days, everything)]
    note = reader.text(
        "won.note",
        won=reader.count(rate.won),
        played=reader.count(rate.played),
        range=reader.certainty(rate),
    )
    won = Tile(reader.text("won"), reader.percent(rate.share or 0.0), note, everything)
    return [won, *own, *_streaks(page, reader)]


def _game_tile(figure: Figure, reader: Reader) -> Tile:
    fact = figure.fact
    return Tile(
        reader.said(fact.label), reader.fact(fact, figure.value), reader.said(fact.unit), figure.behind
    )


def _streaks(page: StatisticsPage, reader: Reader) -> list[Tile]:
    streak = page.streaks.won
    if streak is None:
        return []
    note = reader.text("streak.note", month=reader.month(streak.end))
    return [Tile(reader.text("streak.won"), reader.count(streak.length), note, streak.behind)]

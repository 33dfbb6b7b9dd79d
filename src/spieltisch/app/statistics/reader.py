"""For whom the figures are put into words: the language, the day, the games that are there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

from spieltisch.core.messages import Message, MessageValue, message
from spieltisch.texts import Renderer

if TYPE_CHECKING:
    from spieltisch.core.facts import FactInfo
    from spieltisch.core.game import GamePlugin
    from spieltisch.statistics import Rate

_MONTH_AND_YEAR = "MMM yyyy"
_DAYS = {"de": "d. MMM yyyy", "da": "d. MMM yyyy"}
_DAYS_WITHOUT_YEAR = {"de": "d. MMM", "da": "d. MMM"}


@dataclass(frozen=True, slots=True)
class Reader:
    """The words of one language for the figures of one day."""

    renderer: Renderer
    today: date
    plugins: Mapping[str, GamePlugin] = field(default_factory=dict)
    former: Mapping[str, str] = field(default_factory=dict)
    """Names of games that may be missing."""

    def text(self, key: str, **arguments: MessageValue) -> str:
        """Render a sentence of the statistics page."""
        return self.renderer.text(message(f"app.statistics.{key}", **arguments))

    def said(self, text: Message) -> str:
        """Render a message of a game."""
        return self.renderer.text(text)

    def game_name(self, game: str) -> str:
        """Return the game's name, also when its plugin is missing; the id of one that was never here."""
        plugin = self.plugins.get(game)
        return self.former.get(game, game) if plugin is None else self.renderer.text(plugin.game.info.name)

    def number(self, value: float, *forms: str) -> str:
        """Return a number as the language writes it, its thousands grouped from 10,000 on."""
        return self.renderer.number(value, *forms)

    def count(self, value: int) -> str:
        """Return a whole number, with the thousands grouped; the minus is the one of `number`."""
        text = self.renderer.locale.toString(abs(value))
        return f"−{text}" if value < 0 else text

    def percent(self, share: float) -> str:
        """Return a share from 0 to 1 in percent."""
        return self.renderer.number(share, "%")

    def interval(self, low: float, high: float) -> str:
        """Return where a share lies, in percent."""
        return self.text("range.percent", low=round(100 * low), high=high)

    def certainty(self, rate: Rate) -> str:
        """Return where the true share of wins lies with 95 % confidence; nothing without matches."""
        bounds = rate.interval
        return "" if bounds is None else self.interval(*bounds)

    def day(self, day: date) -> str:
        """Return a day with its year."""
        return self._date(day, _DAYS.get(self.renderer.language.code, "d MMM yyyy"))

    def short_day(self, day: date) -> str:
        """Return a day without its year."""
        return self._date(day, _DAYS_WITHOUT_YEAR.get(self.renderer.language.code, "d MMM"))

    def month(self, day: date) -> str:
        """Return the month of a day with its year."""
        return self._date(day, _MONTH_AND_YEAR)

    def month_name(self, day: date) -> str:
        """Return the month of a day in short."""
        return self.renderer.locale.standaloneMonthName(day.month, QLocale.FormatType.ShortFormat)

    def fact(self, fact: FactInfo, value: float) -> str:
        """Return a number of a game as its kind asks."""
        if fact.kind == "share":
            return self.percent(value)
        if fact.kind == "mean":
            return self.number(value, ".1" if abs(value) >= 1 or not value else ".2")
        return self.count(round(value)) if float(value).is_integer() else self.number(value)

    def _date(self, day: date, pattern: str) -> str:
        return self.renderer.locale.toString(QDate(day.year, day.month, day.day), pattern)

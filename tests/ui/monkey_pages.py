"""What the monkey does away from the table: matches to watch, find and rename, statistics, another start."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QUrl

if TYPE_CHECKING:
    from tests.ui.monkey import Monkey

Steps = dict[str, tuple[float, Callable[[], object]]]

CARDS = 12
PLACES = 40
YEARS = (1999, 2025, 2026)
WORDS = ("", "a", "Anna", "%", "_", "'", "ß" * 70, "cribbage")
PICTURES = ("chart.png", "chart.svg", "missing/chart.png")


class Pages:
    """Steps on pages and in what lies over them; `dice` is the monkey's."""

    def __init__(self, monkey: Monkey, dice: random.Random) -> None:
        self._monkey = monkey
        self._dice = dice

    def steps(self) -> Steps:
        """What can be done wherever the program is, with how often."""
        if self._app.property("loading"):
            return {}
        return {
            "watch": (1, self._watch),
            "rename": (0.5, self._rename),
            "take a deletion back": (0.5, self._app.undoDelete),
            "find": (0.5, self._find),
            "statistics": (1, self._use_statistics),
            "another start": (0.5, self._start_again),
            "rules": (0.3, lambda: self._app.rulesOf(self._dice.choice(("cribbage", "watten", "chess")))),
            "dismiss": (0.3, self._app.dismissNotice),
            "theme of the system": (0.3, self._turn_dark),
        }

    def review_steps(self) -> Steps:
        """What can be done with a match that is looked at again."""
        review = self._app.review
        if review is None:
            return {}
        return {
            "forward": (10, review.forward),
            "back": (4, review.back),
            "go to": (4, lambda: review.goTo(self._dice.randrange(-1, PLACES))),
            "go on from here": (1, review.continueHere),
        }

    @property
    def _app(self) -> Any:
        return self._monkey.app

    def _some_match(self) -> int:
        return self._dice.choice([*self._monkey.stored_ids(), -1])

    def _watch(self) -> None:
        self._app.watchMatch(self._some_match())

    def _rename(self) -> None:
        self._app.renameMatch(self._some_match(), self._dice.choice(WORDS))

    def _find(self) -> None:
        matches = self._app.matches
        matches.search(self._dice.choice(WORDS))
        matches.choose(self._dice.choice(("", "cribbage", "watten", "chess")))
        self._dice.choice((matches.more, lambda: None))()

    def _use_statistics(self) -> None:
        statistics, dice = self._app.statistics, self._dice
        cards = [card["id"] for card in statistics.cards.rows] or ["nothing"]
        dice.choice(
            (
                self._filter,
                self._filter,
                statistics.reset,
                lambda: statistics.showYear(dice.choice(YEARS)),
                lambda: statistics.openFigure(dice.randrange(-1, 8)),
                lambda: statistics.openValue(dice.choice(cards), dice.randrange(CARDS)),
                statistics.moreMatches,
                statistics.closeMatches,
                lambda: statistics.exportData(dice.choice(("csv", "json")), self._url("figures")),
                lambda: statistics.exportChart(dice.choice(cards), self._url(dice.choice(PICTURES))),
            )
        )()

    def _filter(self) -> None:
        statistics = self._app.statistics
        filters = statistics.property("filters")
        if filters:
            one = self._dice.choice(filters)
            statistics.choose(one["key"], self._dice.choice(one["choices"])["value"])

    def _start_again(self) -> None:
        """The program was started again with a match file, which may be missing."""
        self._app.offer_file(Path(self._url(f"export{self._dice.randrange(6)}.spieltisch").toLocalFile()))

    def _turn_dark(self) -> None:
        self._monkey.application.settings.setProperty("systemDark", self._dice.random() < 0.5)

    def _url(self, name: str) -> QUrl:
        return QUrl.fromLocalFile(str(self._monkey.folder / name))

"""The statistics page for QML: filters, figures, charts and the matches behind each of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Property, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app.observable import emit_changes
from spieltisch.app.opening import Outcome, attempt
from spieltisch.app.qvariant import QVariantList, QVariantMap, Row
from spieltisch.app.services import Services
from spieltisch.app.statistics.behind_list import Behind, BehindList
from spieltisch.app.statistics.card import Card
from spieltisch.app.statistics.figures import Tile, tiles
from spieltisch.app.statistics.filters import Filters, filter_rows, option_chips
from spieltisch.app.statistics.layout import Columns, Make, card_makers
from spieltisch.app.statistics.props import StatisticsProps
from spieltisch.app.statistics.reader import Reader
from spieltisch.app.statistics.rows_model import RowsModel
from spieltisch.app.trickle import Trickle
from spieltisch.core.errors import StorageError
from spieltisch.core.messages import Message, message

if TYPE_CHECKING:
    from spieltisch.core.game import GamePlugin
    from spieltisch.statistics import FilterChoices, StatisticsPage
    from spieltisch.storage.database import Database
    from spieltisch.storage.records import Profile

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1


class Answer(NamedTuple):
    """What the storage has found for a choice of filters."""

    profiles: tuple[Profile, ...]
    choices: FilterChoices
    page: StatisticsPage


@QmlElement
class StatisticsController(QObject):
    """Asks the storage for what the filters choose, and puts the answer into words a little at a time."""

    filtersChanged = Signal()
    chipsChanged = Signal()
    filteredChanged = Signal()
    figuresChanged = Signal()
    emptyChanged = Signal()
    behindChanged = Signal()
    busyChanged = Signal()

    failed = Signal(object)
    """Why something could not be done (`Message`)."""
    informed = Signal(object)
    """Something that was done (`Message`)."""

    def __init__(
        self, services: Services, now: Callable[[], datetime], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._now = now
        self._props = StatisticsProps()
        self._filters = Filters()
        self._answer: Answer | None = None
        self._problem: Message | None = None
        """Why the last question has no answer."""
        self._request = 0
        self._shown = False
        self._year: int | None = None
        self._cards: list[Card] = []
        self._tiles: list[Tile] = []
        self._card_rows = RowsModel(self)
        self._match_rows = RowsModel(self)
        self._makers: deque[Make] = deque()
        self._columns = Columns()
        self._making = QTimer(self)
        self._making.timeout.connect(self._make_next)
        self._list = BehindList(services, now, self._reader, Trickle(self._match_rows, self))
        self._list.told.connect(lambda row: self._show(replace(self._props, behind=row)))
        self._list.failed.connect(self.failed)

    @Property(RowsModel, constant=True)
    def cards(self) -> RowsModel:
        """The charts and lists: rows `{id, kind, title, note, column, rows, chart}`; column -1 is both."""
        return self._card_rows

    @Property(RowsModel, constant=True)
    def matches(self) -> RowsModel:
        """The matches behind the figure that is open, see `behind.match_row`."""
        return self._match_rows

    @Property(QVariantList, notify=filtersChanged)
    def filters(self) -> list[Row]:
        """What can be chosen: `{key, label, value, choices: [{value, label}]}`."""
        return self._props.filters

    @Property(QVariantList, notify=chipsChanged)
    def chips(self) -> list[Row]:
        """What of several can be taken away by choosing it again: `{key, value, label}`."""
        return self._props.chips

    @Property(bool, notify=filteredChanged)
    def filtered(self) -> bool:
        """Whether anything is filtered out."""
        return self._props.filtered

    @Property(QVariantList, notify=figuresChanged)
    def figures(self) -> list[Row]:
        """The large figures: `{label, value, note}`."""
        return self._props.figures

    @Property(QVariantMap, notify=emptyChanged)
    def empty(self) -> Row:
        """Why there is nothing to show: `{title, text, choosable}`, empty when there is something."""
        return self._props.empty

    @Property(QVariantMap, notify=behindChanged)
    def behind(self) -> Row:
        """The open list of matches: `{title, note, total, more}`; empty for none."""
        return self._props.behind

    @Property(bool, notify=busyChanged)
    def busy(self) -> bool:
        """Whether the figures of this choice are still being counted."""
        return self._props.busy

    @Slot(str, str)
    def choose(self, key: str, value: str) -> None:
        """Choose a value of a filter."""
        filters = self._filters.choose(key, value)
        if filters != self._filters:
            self._filters, self._year = filters, None
            self.ask()

    @Slot()
    def reset(self) -> None:
        """Let everything through."""
        self._filters, self._year = Filters(), None
        self.ask()

    @Slot(int)
    def showYear(self, year: int) -> None:
        """Show another year of days."""
        self._year = year
        self._make_cards()

    @Slot(int)
    def openFigure(self, index: int) -> None:
        """List the matches behind one of the large figures."""
        if 0 <= index < len(self._tiles):
            self._list.open(Behind(self._tiles[index].behind, partial(self._figure, index)))

    @Slot(str, int)
    def openValue(self, cardId: str, index: int) -> None:
        """List the matches behind a value of a chart or a row of a list."""
        card = self._card(cardId)
        if card is None or not 0 <= index < len(card.behind):
            return
        selection = card.behind[index]
        if selection is not None:
            self._list.open(Behind(selection, partial(self._value, cardId, index)))

    @Slot()
    def closeMatches(self) -> None:
        """Close the list of matches."""
        self._list.close()

    @Slot()
    def moreMatches(self) -> None:
        """Read on in the list of matches."""
        self._list.read_on()

    @Slot(str, QUrl)
    def exportData(self, format_: str, url: QUrl) -> None:
        """Write the figures that are shown to a file: `csv` or `json`."""
        answer, path = self._answer, self._path(url)
        if answer is None or path is None:
            return
        from spieltisch.app.statistics.exports import write_data  # noqa: PLC0415 - for whoever exports

        page = answer.page
        self._write(lambda: write_data(path, page, format_))

    @Slot(str, QUrl)
    def exportChart(self, cardId: str, url: QUrl) -> None:
        """Write a chart to a file: PNG, or SVG where the name ends so."""
        card, path = self._card(cardId), self._path(url)
        if card is None or path is None:
            return
        from spieltisch.app.statistics.exports import write_picture  # noqa: PLC0415 - as above

        self._write(lambda: write_picture(path, card))

    def show(self, *, shown: bool) -> None:
        """Count anew when the page is opened; nothing is counted while it is not seen."""
        self._shown = shown
        if shown:
            self.ask()

    def leave_out(self, hidden: Container[int]) -> None:
        """List no matches that are about to be deleted."""
        self._list.hidden = hidden

    @Slot()
    def follow(self) -> None:
        """The matches are different now."""
        if self._shown:
            self.ask()

    @Slot(int)
    def forget(self, match_id: int) -> None:
        """A match is not to be seen any more."""
        self._list.forget(match_id)

    def ask(self) -> None:
        """Count anew what the filters choose."""
        self._request += 1
        request, filters, today = self._request, self._filters, self._now().date()
        plugins = self._plugins()
        facts = plugins[filters.game].facts if filters.game in plugins else ()

        def count(database: Database) -> Answer:
            from spieltisch.statistics import Statistics  # noqa: PLC0415 - loads the database stack

            statistics = Statistics(database)
            choices = statistics.choices(filters.game or None, _profile(filters))
            page = statistics.page(filters.query(choices, today), facts)
            return Answer(database.profiles.all(), choices, page)

        def take(answer: Answer) -> None:
            if request == self._request:
                self._answer, self._problem = answer, None
                self.refresh()
                self._list.reopen()

        self._show(replace(self._props, busy=True))
        self._services.storage.run(count, take, failed=partial(self._not_counted, request))

    def refresh(self) -> None:
        """Show what is known in the current language."""
        if self._problem is not None:
            self._tell_problem(self._problem)
            return
        answer = self._answer
        if answer is None:
            return
        reader = self._reader()
        played = answer.page.total.played
        self._tiles = tiles(answer.page, reader) if played else []
        self._show(
            replace(
                self._props,
                filters=filter_rows(self._filters, answer.choices, answer.profiles, reader),
                chips=option_chips(self._filters, answer.choices, reader),
                filtered=self._filters != Filters(),
                figures=[tile.row() for tile in self._tiles],
                empty={} if played else self._why_empty(answer, reader),
                busy=False,
            )
        )
        self._make_cards()

    def _why_empty(self, answer: Answer, reader: Reader) -> Row:
        unfiltered = "people" if answer.choices.games else "none"
        key = unfiltered if self._filters == Filters() else "filtered"
        choosable = key == "people" and bool(answer.profiles)
        why = reader.text("people.choose" if choosable else f"{key}.why")
        return {"title": reader.text(key), "text": why, "choosable": choosable}

    def _make_cards(self) -> None:
        """Begin to make the cards: one each time the window has nothing else to do."""
        answer = self._answer
        if answer is None:
            return
        self._cards, self._columns = [], Columns()
        days = answer.page.calendar
        year = self._year or (days[-1].day.year if days else self._now().year)
        self._makers = deque(
            card_makers(answer.page, year, self._reader()) if answer.page.total.played else ()
        )
        self._making.start()

    @Slot()
    def _make_next(self) -> None:
        if not self._makers:
            self._making.stop()
            self._card_rows.cut(len(self._cards))
            self._list.tell()
            return
        for card in self._makers.popleft()():
            if card is not None:
                self._card_rows.put(len(self._cards), card.row(self._columns.place(card)))
                self._cards.append(card)

    def _figure(self, index: int) -> str | None:
        """What the list behind a large figure is about; None where there is no such figure any more."""
        if index >= len(self._tiles):
            return None
        tile = self._tiles[index]
        return self._reader().text("sentence", title=tile.label, value=tile.value)

    def _value(self, card_id: str, index: int) -> str | None:
        """What the list behind a value of a card is about; None while there is no such card."""
        card = self._card(card_id)
        if card is None or index >= len(card.parts):
            return None
        return self._reader().text("behind", card=card.title, part=card.parts[index])

    def _write(self, work: Callable[[], str]) -> None:
        """Write a file away from the window, in the storage's thread."""

        def told(outcome: Outcome[str]) -> None:
            if outcome.value is None:
                self.failed.emit(outcome.problem)
            else:
                self.informed.emit(message("app.file.exported", name=outcome.value))

        self._services.storage.run(lambda _database: attempt(work), told, failed=self._failed)

    def _not_counted(self, request: int, error: StorageError) -> None:
        if request == self._request:
            self._problem = error.message
            self.refresh()

    def _tell_problem(self, problem: Message) -> None:
        reader = self._reader()
        empty = {"title": reader.text("failed"), "text": reader.said(problem), "choosable": False}
        self._makers.clear()
        self._cards = []
        self._card_rows.cut(0)
        self._show(replace(self._props, figures=[], empty=empty, busy=False))

    def _failed(self, error: StorageError) -> None:
        self.failed.emit(error.message)

    def _card(self, card_id: str) -> Card | None:
        return next((card for card in self._cards if card.id == card_id), None)

    def _reader(self) -> Reader:
        renderer, former = self._services.speech.renderer, self._services.shelf.former_names()
        return Reader(renderer, self._now().date(), self._plugins(), former)

    def _plugins(self) -> dict[str, GamePlugin]:
        return {record.id: plugin for record, plugin in self._services.shelf.plugins()}

    def _path(self, url: QUrl) -> Path | None:
        if url.isLocalFile():
            return Path(url.toLocalFile())
        self.failed.emit(message("app.match.elsewhere"))
        return None

    def _show(self, props: StatisticsProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)


def _profile(filters: Filters) -> int | None:
    return int(filters.profile) if filters.profile else None

"""The sheet for a new match, for QML: who plays, with which options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app.observable import emit_changes
from spieltisch.app.qvariant import QVariantList, Row
from spieltisch.app.rules_controller import RulesController

if TYPE_CHECKING:
    from spieltisch.app.draft_sheet import DraftSheet
    from spieltisch.app.settings import SettingsController

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class NewMatchProps:
    """Field by field the Qt properties of `NewMatchController`."""

    game_id: str = ""
    title: str = ""
    deck: str = "french"
    seats: list[Row] = field(default_factory=list)
    seat_counts: list[int] = field(default_factory=list)
    sides: list[Row] = field(default_factory=list)
    players: list[Row] = field(default_factory=list)
    options: list[Row] = field(default_factory=list)
    problem: str = ""
    note: str = ""
    tiles: bool = False
    known: list[Row] = field(default_factory=list)


@QmlElement
class NewMatchController(QObject):
    """What will be played when `start()` is called."""

    gameIdChanged = Signal()
    titleChanged = Signal()
    deckChanged = Signal()
    seatsChanged = Signal()
    seatCountsChanged = Signal()
    sidesChanged = Signal()
    playersChanged = Signal()
    optionsChanged = Signal()
    problemChanged = Signal()
    noteChanged = Signal()
    tilesChanged = Signal()
    knownChanged = Signal()

    chosen = Signal(object, object)
    """The person wants to play: the match header and the draft to remember."""
    broke = Signal(object)
    """The game's code raised this exception; the sheet cannot go on."""

    def __init__(
        self, sheet: DraftSheet, settings: SettingsController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._holders = 0
        self._retired = False
        self._props = sheet.props()
        self._rules = RulesController(sheet, settings, self)
        self._rules.edited.connect(self._rederive)
        self._rules.broke.connect(self.broke)

    @Property(RulesController, constant=True)
    def rules(self) -> RulesController:
        """The presets and options of the match."""
        return self._rules

    @Property(str, notify=gameIdChanged)
    def gameId(self) -> str:
        """Id of the game."""
        return self._props.game_id

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """Heading of the sheet."""
        return self._props.title

    @Property(QVariantList, notify=seatsChanged)
    def seats(self) -> list[Row]:
        """`{seat, name, shownName, player, playerName, side, initial, colour, mark}`; see `Avatar`."""
        return self._props.seats

    @Property(str, notify=deckChanged)
    def deck(self) -> str:
        """The deck of the game's cards: french or bavarian."""
        return self._props.deck

    @Property(QVariantList, notify=seatCountsChanged)
    def seatCounts(self) -> list[int]:
        """How many can play; empty where there is nothing to choose."""
        return self._props.seat_counts

    @Property(QVariantList, notify=sidesChanged)
    def sides(self) -> list[Row]:
        """The sides by name where several play together: `{side, colour, text}`; else empty."""
        return self._props.sides

    @Property(QVariantList, notify=playersChanged)
    def players(self) -> list[Row]:
        """Who can sit on a seat: `{id, name, explanation}`."""
        return self._props.players

    @Property(QVariantList, notify=optionsChanged)
    def options(self) -> list[Row]:
        """One row for each option, see `option_rows`."""
        return self._props.options

    @Property(str, notify=problemChanged)
    def problem(self) -> str:
        """Why the match cannot start; empty when it can."""
        return self._props.problem

    @Property(str, notify=noteChanged)
    def note(self) -> str:
        """A line beside the start button."""
        return self._props.note

    @Property(bool, notify=tilesChanged)
    def tiles(self) -> bool:
        """Whether the game is played with tiles, not with cards."""
        return self._props.tiles

    @Property(QVariantList, notify=knownChanged)
    def known(self) -> list[Row]:
        """The names of people to choose from: `{name, initial, colour}`; the colour of nobody is -1."""
        return self._props.known

    @Slot(int, str, result=QVariantList)
    def suggested(self, seat: int, text: str) -> list[Row]:
        """Return those of `known` whom one may mean who types `text` as the name of a seat."""
        return self._sheet.suggested(seat, text)

    @Slot(int, str, result=str)
    def completed(self, seat: int, text: str) -> str:
        """Return the known name that goes on as `text` does; empty where there is none."""
        return self._sheet.completed(seat, text)

    @Slot(str, result=bool)
    def isNew(self, name: str) -> bool:
        """Return whether this is the name of nobody in the list of people."""
        return self._sheet.is_new(name)

    @Slot(int, str)
    def sit(self, seat: int, name: str) -> None:
        """Put a person on a seat."""
        self._change(partial(self._sheet.sit, seat, name))

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:
        """Name whoever sits on a seat."""
        self._change(partial(self._sheet.set_name, seat, name))

    @Slot(int, str)
    def setPlayer(self, seat: int, player: str) -> None:
        """Put a human or a level on a seat."""
        self._change(partial(self._sheet.set_player, seat, player))

    @Slot()
    def swapSeats(self) -> None:
        """Let everyone move on by one seat."""
        self._change(self._sheet.swap_seats)

    @Slot(int)
    def setSeatCount(self, count: int) -> None:
        """Choose how many play."""
        self._change(partial(self._sheet.set_seat_count, count))

    @Slot()
    def addPerson(self) -> None:
        """Let one more person play instead of a computer."""
        self._change(self._sheet.add_person)

    @Slot(str, "QVariant")
    def setOption(self, key: str, value: object) -> None:
        """Choose the value of an option."""
        self._change(partial(self._sheet.set_option, key, value))

    @Slot()
    def restoreDefaults(self) -> None:
        """Go back to the game's defaults."""
        self._change(self._sheet.restore_defaults)

    @Slot()
    def start(self) -> None:
        """Start the match, unless there is a problem or the sheet has been left."""
        if self._retired:
            return
        try:
            header = self._sheet.header()
        except Exception as error:
            self.broke.emit(error)
            return
        if header is not None:
            self.chosen.emit(header, self._sheet.draft)

    @Slot()
    def hold(self) -> None:
        """Somebody shows this, and has to `release` it."""
        self._holders += 1

    @Slot()
    def release(self) -> None:
        """Whoever held this is gone."""
        self._holders -= 1
        self._leave_if_done()

    def retire(self) -> None:
        """Go once nobody shows this any more: what is shown would ask for what is not there."""
        self._retired = True
        self._leave_if_done()

    def _leave_if_done(self) -> None:
        if self._retired and self._holders == 0:
            self.deleteLater()

    def refresh(self) -> None:
        """Show the draft in the current language."""
        self._rederive()

    @Slot()
    def _rederive(self) -> None:
        self._change(lambda: None)

    def _change(self, change: Callable[[], None]) -> None:
        try:
            change()
            props = self._sheet.props()
        except Exception as error:
            self.broke.emit(error)
            return
        old, self._props = self._props, props
        emit_changes(self, old, props)
        self._rules.refresh()

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

if TYPE_CHECKING:
    from spieltisch.app.draft_sheet import DraftSheet

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class NewMatchProps:
    """Field by field the Qt properties of `NewMatchController`."""

    game_id: str = ""
    title: str = ""
    seats: list[Row] = field(default_factory=list)
    players: list[Row] = field(default_factory=list)
    options: list[Row] = field(default_factory=list)
    problem: str = ""
    note: str = ""


@QmlElement
class NewMatchController(QObject):
    """What will be played when `start()` is called."""

    gameIdChanged = Signal()
    titleChanged = Signal()
    seatsChanged = Signal()
    playersChanged = Signal()
    optionsChanged = Signal()
    problemChanged = Signal()
    noteChanged = Signal()

    chosen = Signal(object, object)
    """The person wants to play: the match header and the draft to remember."""
    broke = Signal(object)
    """The game's code raised this exception; the sheet cannot go on."""

    def __init__(self, sheet: DraftSheet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._props = sheet.props()

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
        """`{seat, name, player, playerName, side, initial}`."""
        return self._props.seats

    @Property(QVariantList, notify=playersChanged)
    def players(self) -> list[Row]:
        """Who can sit on a seat: `{id, name, explanation}`."""
        return self._props.players

    @Property(QVariantList, notify=optionsChanged)
    def options(self) -> list[Row]:
        """`{key, type, label, explanation, value, choices: [{value, label}], applies}`."""
        return self._props.options

    @Property(str, notify=problemChanged)
    def problem(self) -> str:
        """Why the match cannot start; empty when it can."""
        return self._props.problem

    @Property(str, notify=noteChanged)
    def note(self) -> str:
        """A line beside the start button."""
        return self._props.note

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
        """Start the match, unless there is a problem."""
        try:
            header = self._sheet.header()
        except Exception as error:
            self.broke.emit(error)
            return
        if header is not None:
            self.chosen.emit(header, self._sheet.draft)

    def refresh(self) -> None:
        """Show the draft in the current language."""
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

"""The sheet for a new match: who plays, with which options."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app.qvariant import QVariantList, Row

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

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._props = NewMatchProps()

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

    @Slot(int, str)
    def setPlayer(self, seat: int, player: str) -> None:
        """Put a human or a level on a seat."""

    @Slot()
    def swapSeats(self) -> None:
        """Let everyone move on by one seat."""

    @Slot(str, "QVariant")
    def setOption(self, key: str, value: object) -> None:
        """Choose the value of an option."""

    @Slot()
    def restoreDefaults(self) -> None:
        """Go back to the game's defaults."""

    @Slot()
    def start(self) -> None:
        """Start the match."""

"""The sheet for a new match: who plays, with which options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app.draft import (
    PLAYERS,
    Draft,
    choices_of,
    first_draft,
    header_of,
    problem_of,
    swapped,
    with_name,
    with_option,
    with_player,
)
from spieltisch.app.observable import emit_changes
from spieltisch.app.people import initial, seat_names
from spieltisch.app.qvariant import QVariantList, Row
from spieltisch.core.game import Game
from spieltisch.core.messages import message
from spieltisch.core.names import level_name
from spieltisch.core.options import Option
from spieltisch.core.players import SeatEntry
from spieltisch.texts import Renderer

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

    def __init__(
        self,
        game: Game[Any, Any],
        draft: Draft,
        player_name: str,
        renderer: Renderer,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._draft = draft
        self._player_name = player_name
        self._renderer = renderer
        self._props = derive(draft, game, renderer)

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
        self._change_seat(seat, lambda draft: with_name(draft, seat, name))

    @Slot(int, str)
    def setPlayer(self, seat: int, player: str) -> None:
        """Put a human or a level on a seat."""
        self._change_seat(seat, lambda draft: with_player(draft, seat, player))

    @Slot()
    def swapSeats(self) -> None:
        """Let everyone move on by one seat."""
        self._change(swapped(self._draft))

    @Slot(str, "QVariant")
    def setOption(self, key: str, value: object) -> None:
        """Choose the value of an option."""
        self._change(with_option(self._draft, self._game, key, value))

    @Slot()
    def restoreDefaults(self) -> None:
        """Go back to the game's defaults."""
        self._change(first_draft(self._game, self._player_name))

    @Slot()
    def start(self) -> None:
        """Start the match, unless there is a problem."""
        if problem_of(self._draft, self._game) is None:
            self.chosen.emit(header_of(self._draft, self._game), self._draft)

    def refresh(self) -> None:
        """Show the draft in the current language."""
        old, self._props = self._props, derive(self._draft, self._game, self._renderer)
        emit_changes(self, old, self._props)

    def _change_seat(self, seat: int, change: Callable[[Draft], Draft]) -> None:
        if 0 <= seat < len(self._draft.seats):
            self._change(change(self._draft))

    def _change(self, draft: Draft) -> None:
        self._draft = draft
        self.refresh()


def derive(draft: Draft, game: Game[Any, Any], renderer: Renderer) -> NewMatchProps:
    """Render a draft."""
    problem = problem_of(draft, game)
    sides = game.sides(len(draft.seats), draft.options)
    shown = seat_names(draft.seats, renderer)
    note = "app.new_match.note_again" if draft.again else "app.new_match.note"
    return NewMatchProps(
        game_id=game.info.id,
        title=renderer.text(message("app.new_match.title", game=game.info.name)),
        seats=[
            _seat_row(seat, entry, sides[seat], shown[seat], renderer)
            for seat, entry in enumerate(draft.seats)
        ],
        players=[_player_row(player, renderer) for player in PLAYERS],
        options=[_option_row(option, draft, renderer) for option in game.info.options],
        problem="" if problem is None else renderer.text(problem),
        note=renderer.text(message(note)),
    )


def _seat_row(seat: int, entry: SeatEntry, side: int, shown: str, renderer: Renderer) -> Row:
    return {
        "seat": seat,
        "name": entry.name,
        "shownName": shown,
        "player": entry.player,
        "playerName": renderer.text(level_name(entry.player)),
        "side": side,
        "initial": initial(shown),
    }


def _player_row(player: str, renderer: Renderer) -> Row:
    explanation = message(f"core.level.{player}.explanation")
    return {
        "id": player,
        "name": renderer.text(level_name(player)),
        "explanation": renderer.text(explanation),
    }


def _option_row(option: Option, draft: Draft, renderer: Renderer) -> Row:
    return {
        "key": option.key,
        "type": option.type,
        "label": renderer.text(option.label),
        "explanation": renderer.text(option.explanation),
        "value": draft.options[option.key],
        "choices": [
            {"value": value, "label": str(value) if label is None else renderer.text(label)}
            for value, label in choices_of(option)
        ],
        "applies": option.applies(draft.options),
    }

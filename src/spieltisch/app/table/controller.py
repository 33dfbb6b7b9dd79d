"""The table of one match for QML: shows what the session says and passes on what the person does.

Over 400 lines: it declares every property and slot that QML sees of a table; all work is done elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app.game_settings import deck_of, one_tap
from spieltisch.app.observable import emit_changes
from spieltisch.app.qvariant import QStringList, QVariant, QVariantList, QVariantMap, Row
from spieltisch.app.table.log import LogModel
from spieltisch.app.table.pieces import PieceModel
from spieltisch.app.table.props import TableProps

if TYPE_CHECKING:
    from spieltisch.app.preferences import Preferences
    from spieltisch.app.table.live import LiveTable
    from spieltisch.app.table.picture import Picture
    from spieltisch.core.messages import Message

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class TableController(QObject):
    """One match at the table, any game."""

    zonesChanged = Signal()
    gameIdChanged = Signal()
    gameNameChanged = Signal()
    shortcutsChanged = Signal()
    tableSourceChanged = Signal()
    progressChanged = Signal()
    promptChanged = Signal()
    detailChanged = Signal()
    confirmButtonChanged = Signal()
    choicesChanged = Signal()
    platesChanged = Signal()
    coloursChanged = Signal()
    scoresChanged = Signal()
    stepsChanged = Signal()
    extraChanged = Signal()
    detailsChanged = Signal()
    rulesChanged = Signal()
    coveredChanged = Signal()
    coverChanged = Signal()
    viewSeatChanged = Signal()
    canUndoChanged = Signal()
    canRedoChanged = Signal()
    canClearChanged = Signal()
    thinkingChanged = Signal()
    watchingChanged = Signal()
    openHandsChanged = Signal()
    overChanged = Signal()
    outcomeChanged = Signal()
    pausedChanged = Signal()
    focusZonesChanged = Signal()
    hintActiveChanged = Signal()
    hintAwaitedChanged = Signal()
    clockChanged = Signal()
    deckChanged = Signal()

    announced = Signal(str)
    refused = Signal(str)

    def __init__(
        self, live: LiveTable, picture: Picture, rematch: Callable[[], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._live = live
        self._session = live.session
        self._picture = picture
        self._rematch = rematch
        self._pieces = PieceModel(self)
        self._log = LogModel(self)
        self._props = TableProps()
        self._clock: Row | None = None
        live.setParent(self)
        live.changed.connect(self.refresh)
        live.ticked.connect(self._draw_clock)
        live.warned.connect(self._say)
        live.refused.connect(self._refuse)

    @Property(PieceModel, constant=True)
    def pieces(self) -> PieceModel:
        """The pieces on the table."""
        return self._pieces

    @Property(QVariantMap, notify=zonesChanged)
    def zones(self) -> Row:
        """Number of pieces by zone."""
        return self._props.zones

    @Property(str, notify=gameIdChanged)
    def gameId(self) -> str:
        """Id of the game."""
        return self._props.game_id

    @Property(str, notify=gameNameChanged)
    def gameName(self) -> str:
        """Name of the game."""
        return self._props.game_name

    @Property(QVariantList, notify=shortcutsChanged)
    def shortcuts(self) -> list[Row]:
        """The game's own keys: `{keys, text, group}`."""
        return self._props.shortcuts

    @Property(str, notify=tableSourceChanged)
    def tableSource(self) -> str:
        """Url of the game's own QML file."""
        return self._props.table_source

    @Property(str, notify=progressChanged)
    def progress(self) -> str:
        """Where the match is: deal and phase."""
        return self._props.progress

    @Property(str, notify=promptChanged)
    def prompt(self) -> str:
        """What is asked of the person at the table."""
        return self._props.prompt

    @Property(str, notify=detailChanged)
    def detail(self) -> str:
        """A second line below the prompt: a preview, a hint, a reason."""
        return self._props.detail

    @Property(QVariantMap, notify=confirmButtonChanged)
    def confirmButton(self) -> Row:
        """The main button: `{visible, enabled, label}`."""
        return self._props.confirm_button

    @Property(QVariantList, notify=choicesChanged)
    def choices(self) -> list[Row]:
        """Further buttons: `{id, label, enabled, checked, key, explanation, place}`."""
        return self._props.choices

    @Property(QVariantList, notify=platesChanged)
    def plates(self) -> list[Row]:
        """One a seat: `{seat, side, name, level, role, active, human, initial, self, mark}`."""
        return self._props.plates

    @Property(QVariantList, notify=coloursChanged)
    def colours(self) -> list[int]:
        """The number of the colour of every side (`Theme.players`)."""
        return self._props.colours

    @Property(QVariantList, notify=scoresChanged)
    def scores(self) -> list[Row]:
        """One a side: `{side, name, level, points, text, note, gain, initial}`."""
        return self._props.scores

    @Property(QVariantMap, notify=stepsChanged)
    def steps(self) -> Row:
        """A presentation that waits: `{active, index, total, nextLabel, skipLabel}`."""
        return self._props.steps

    @Property(QVariantMap, notify=extraChanged)
    def extra(self) -> Row:
        """What the game's presenter hands to the game's own QML."""
        return self._props.extra

    @Property(LogModel, constant=True)
    def log(self) -> LogModel:
        """The match in words: roles `text`, `kind`, `value`, `side`; side is -1 for none."""
        return self._log

    @Property(QVariantList, notify=detailsChanged)
    def details(self) -> list[Row]:
        """The scored events, filled by `loadDetails()`."""
        return self._props.details

    @Property(QVariantList, notify=rulesChanged)
    def rules(self) -> list[Row]:
        """The rules of this match, filled by `loadRules()`."""
        return self._props.rules

    @Property(bool, notify=coveredChanged)
    def covered(self) -> bool:
        """Whether every hand is hidden until the person of `cover` reveals."""
        return self._props.covered

    @Property(QVariantMap, notify=coverChanged)
    def cover(self) -> Row:
        """Who is to take the device: `{name, initial, text, side, anywhere, tiles}`.

        `anywhere`: a tap anywhere on the cover reveals. `tiles`: what is hidden are tiles, not cards.
        """
        return self._props.cover

    @Property(int, notify=viewSeatChanged)
    def viewSeat(self) -> int:
        """The seat whose hand is shown, or -1."""
        return self._props.view_seat

    @Property(bool, notify=canUndoChanged)
    def canUndo(self) -> bool:
        """Whether there is a decision to take back."""
        return self._props.can_undo

    @Property(bool, notify=canRedoChanged)
    def canRedo(self) -> bool:
        """Whether there is something to play again."""
        return self._props.can_redo

    @Property(bool, notify=canClearChanged)
    def canClear(self) -> bool:
        """Whether `clear()` would change something: a selection, a value, a hint or the wish for one."""
        return self._props.can_clear

    @Property(bool, notify=thinkingChanged)
    def thinking(self) -> bool:
        """Whether a computer player is about to act."""
        return self._props.thinking

    @Property(bool, notify=watchingChanged)
    def watching(self) -> bool:
        """Whether only computers play."""
        return self._props.watching

    @Property(bool, notify=openHandsChanged)
    def openHands(self) -> bool:
        """Whether a watched match shows every hand."""
        return self._props.open_hands

    @Property(bool, notify=overChanged)
    def over(self) -> bool:
        """Whether the match has ended and everything has been shown."""
        return self._props.over

    @Property(QVariantMap, notify=outcomeChanged)
    def outcome(self) -> Row:
        """How it ended: `{title, text}`."""
        return self._props.outcome

    @Property(bool, notify=pausedChanged)
    def paused(self) -> bool:
        """Whether computer players wait."""
        return self._props.paused

    @Property(QStringList, notify=focusZonesChanged)
    def focusZones(self) -> list[str]:
        """The zones that arrow keys walk through, in order."""
        return self._props.focus_zones

    @Property(bool, notify=hintActiveChanged)
    def hintActive(self) -> bool:
        """Whether a hint is shown."""
        return self._props.hint_active

    @Property(bool, notify=hintAwaitedChanged)
    def hintAwaited(self) -> bool:
        """Whether a hint has been asked for that is not there yet; `clear()` takes the wish back."""
        return self._props.hint_awaited

    @Property(str, notify=deckChanged)
    def deck(self) -> str:
        """The deck whose faces the cards have: french or bavarian."""
        return self._props.deck

    @Property(QVariant, notify=clockChanged)
    def clock(self) -> Row | None:
        """The time of the person who looks: `{seat, seconds, total, running, lead}`; undefined without limit.

        `seconds` are left of `total`; `lead` are those of the signal before it begins. It changes by
        itself; nothing else is drawn then.
        """
        return self._clock

    @Slot(str)
    def tap(self, pieceId: str) -> None:
        """Select a piece; a selected one confirms."""
        self._live.act(partial(self._session.tap, pieceId))

    @Slot()
    def confirm(self) -> None:
        """Do what the main button says."""
        self._live.act(self._session.confirm)

    @Slot()
    def clear(self) -> None:
        """Clear selection, values and hint; first of all the wish for a hint that is not there yet."""
        self._live.clear()

    @Slot(str)
    def choose(self, choice: str) -> None:
        """Press one of `choices`."""
        self._live.act(partial(self._session.choose, choice))

    @Slot(str, int)
    def setValue(self, name: str, number: int) -> None:
        """Set a value such as the depth of a cut."""
        self._live.act(partial(self._session.set_value, name, number))

    @Slot()
    def undo(self) -> None:
        """Go back to just before the last human decision."""
        self._live.do(self._session.undo)

    @Slot()
    def redo(self) -> None:
        """Play again what was taken back, with the computer answers."""
        self._live.do(self._session.redo)

    @Slot()
    def restart(self) -> None:
        """Go back to the first deal of the same random match."""
        self._live.do(self._session.restart)

    @Slot()
    def hint(self) -> None:
        """Show the best action as a preview, or take the hint away."""
        self._live.toggle_hint()

    @Slot()
    def nextStep(self) -> None:
        """Show the next step of the presentation."""
        self._live.do(self._session.next_step)

    @Slot()
    def previousStep(self) -> None:
        """Show the step before."""
        self._live.do(self._session.previous_step)

    @Slot()
    def skipSteps(self) -> None:
        """Leave the presentation."""
        self._live.do(self._session.skip_steps)

    @Slot()
    def reveal(self) -> None:
        """Take the cover away."""
        self._live.do(self._session.reveal)

    @Slot(str)
    def pause(self, reason: str) -> None:
        """Make computer players wait for `reason`."""
        self._live.do(partial(self._session.pause, reason))

    @Slot(str)
    def resume(self, reason: str) -> None:
        """End the pause for `reason`."""
        self._live.do(partial(self._session.resume, reason))

    @Slot()
    def rematch(self) -> None:
        """Start a new match of the same players and options."""
        self._rematch()

    @Slot()
    def loadDetails(self) -> None:
        """Fill `details`."""
        self._picture.with_details = True
        self.refresh()

    @Slot()
    def loadRules(self) -> None:
        """Fill `rules`."""
        self._picture.with_rules = True
        self.refresh()

    @Slot(bool)
    def setOpenHands(self, shown: bool) -> None:
        """Show or hide the hands of a watched match."""
        self._live.do(partial(self._session.set_open_hands, shown))

    @Slot(str, str, result=bool)
    def drop(self, pieceId: str, zone: str) -> bool:
        """Drop a piece on a zone; returns whether that meant something."""
        outcomes: list[bool] = []
        self._live.act(lambda: outcomes.append(self._session.drop(pieceId, zone)))
        return outcomes == [True]

    @property
    def live(self) -> LiveTable:
        """The match that is played here."""
        return self._live

    @Slot()
    def refresh(self) -> None:
        """Show what has changed since the last time, in the current language."""
        self._live.guard(self._draw)

    def _draw(self) -> None:
        live = self._live
        picture = self._picture.draw(self._session, thinking=live.thinking, hint_awaited=live.hint_awaited)
        old, self._props = self._props, picture.props
        self._pieces.update(picture.pieces)
        self._log.update(picture.log)
        emit_changes(self, old, picture.props)
        self._draw_clock()
        for text in picture.announcements:
            self.announced.emit(text)

    @Slot()
    def _draw_clock(self) -> None:
        reading = self._session.clock
        old, self._clock = self._clock, None if reading is None else asdict(reading)
        if self._clock != old:
            self.clockChanged.emit()

    @Slot(object)
    def _say(self, text: Message) -> None:
        self.announced.emit(self._picture.text(self._session, text))

    def follow_settings(self, preferences: Preferences) -> None:
        """Take over the settings that change what a tap does and what is shown."""
        game, habits = self._session.match.header.game, self._session.plugin.habits
        self._picture.deck = deck_of(preferences, game, habits)
        taps = one_tap(preferences, game, habits)
        self._live.do(partial(self._session.follow_settings, one_tap=taps, numbered=preferences.numbered))

    @Slot(object)
    def _refuse(self, reason: Message) -> None:
        self.refused.emit(self._picture.text(self._session, reason))

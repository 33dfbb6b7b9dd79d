"""By which rules a match is played, for QML: the presets of a game and its options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app.game_settings import own_presets, with_own_preset, without_own_preset
from spieltisch.app.observable import emit_changes
from spieltisch.app.qvariant import QVariantList, QVariantMap, Row

if TYPE_CHECKING:
    from spieltisch.app.draft_sheet import DraftSheet
    from spieltisch.app.settings import SettingsController
    from spieltisch.core.options import Options

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class RulesProps:
    """Field by field the Qt properties of `RulesController`."""

    game_id: str = ""
    game_name: str = ""
    options: list[Row] = field(default_factory=list)
    presets: list[Row] = field(default_factory=list)
    preset: Row = field(default_factory=dict)


@QmlElement
class RulesController(QObject):
    """The rules of one draft: what a person chooses changes it, and `edited` tells whoever keeps it."""

    gameIdChanged = Signal()
    gameNameChanged = Signal()
    optionsChanged = Signal()
    presetsChanged = Signal()
    presetChanged = Signal()

    edited = Signal()
    """The draft is different now."""
    broke = Signal(object)
    """The game's code raised this exception."""

    def __init__(
        self, sheet: DraftSheet, settings: SettingsController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._settings = settings
        self._props = sheet.rules()

    @property
    def sheet(self) -> DraftSheet:
        """The draft and what is known of it."""
        return self._sheet

    @Property(str, notify=gameIdChanged)
    def gameId(self) -> str:
        """Id of the game."""
        return self._props.game_id

    @Property(str, notify=gameNameChanged)
    def gameName(self) -> str:
        """Name of the game."""
        return self._props.game_name

    @Property(QVariantList, notify=optionsChanged)
    def options(self) -> list[Row]:
        """One row for each option, see `option_rows`."""
        return self._props.options

    @Property(QVariantList, notify=presetsChanged)
    def presets(self) -> list[Row]:
        """The ways to play: `{value, label, explanation, own, current}`; none where nothing can be chosen."""
        return self._props.presets

    @Property(QVariantMap, notify=presetChanged)
    def preset(self) -> Row:
        """Which preset it is, or was made from: `{key, title, text, explanation, own, changed}`."""
        return self._props.preset

    @Slot(str, "QVariant")
    def setOption(self, key: str, value: object) -> None:
        """Choose the value of an option."""
        self._change(partial(self._sheet.set_option, key, value))

    @Slot(str)
    def choosePreset(self, key: str) -> None:
        """Play by a preset; an unknown one changes nothing."""
        self._change(partial(self._sheet.choose_preset, key))

    @Slot(str, bool, result=str)
    def presetProblem(self, name: str, renaming: bool) -> str:
        """Say why no preset can be saved under `name`, or the present one be renamed so; empty if it can."""
        return self._sheet.name_problem(name, renaming=renaming)

    @Slot(str, result=bool)
    def replacesPreset(self, name: str) -> bool:
        """Whether saving under `name` replaces one of the person's presets."""
        return self._sheet.has_own(name)

    @Slot(str)
    def savePreset(self, name: str) -> None:
        """Save the rules as they are now as a preset of the person's own."""
        if self._sheet.name_problem(name, renaming=False) == "":
            self._save(name.strip(), self._sheet.draft.options)

    @Slot(str)
    def renamePreset(self, name: str) -> None:
        """Give the present preset, one of the person's own, another name."""
        old = self._own_name()
        if old is not None and self._sheet.name_problem(name, renaming=True) == "":
            settings, game = self._settings, self._props.game_id
            values = own_presets(settings.preferences, game)[old]
            settings.replace(without_own_preset(settings.preferences, game, old))
            self._save(name.strip(), values)

    @Slot()
    def removePreset(self) -> None:
        """Forget the present preset, one of the person's own; the rules stay as they are."""
        name = self._own_name()
        if name is not None:
            settings = self._settings
            settings.replace(without_own_preset(settings.preferences, self._props.game_id, name))
            self.refresh()

    @Slot()
    def restoreDefaults(self) -> None:
        """Go back to the first preset."""
        self._change(self._sheet.restore_rules)

    def take(self, sheet: DraftSheet) -> None:
        """Be about another draft of the same game."""
        self._sheet = sheet
        self.refresh()

    def refresh(self) -> None:
        """Show the draft as it is now, in the current language."""
        try:
            props = self._sheet.rules()
        except Exception as error:
            self.broke.emit(error)
            return
        old, self._props = self._props, props
        emit_changes(self, old, props)

    def _save(self, name: str, values: Options) -> None:
        settings = self._settings
        settings.replace(with_own_preset(settings.preferences, self._props.game_id, name, values))
        self._change(partial(self._sheet.adopt_preset, name))

    def _own_name(self) -> str | None:
        preset = self._props.preset
        return preset["title"] if preset.get("own") else None

    def _change(self, change: Callable[[], None]) -> None:
        before = self._sheet.draft
        try:
            change()
        except Exception as error:
            self.broke.emit(error)
            return
        self.refresh()
        if self._sheet.draft != before:
            self.edited.emit()

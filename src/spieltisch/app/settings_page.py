"""The settings page for QML: the rules of every game, the search, the way back to the defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app.drafts import Drafts
from spieltisch.app.finding import finds, marked
from spieltisch.app.game_settings import deck_of
from spieltisch.app.observable import changed_fields, emit_changes
from spieltisch.app.preferences import SECTIONS, with_defaults
from spieltisch.app.qvariant import QStringList, QVariantList
from spieltisch.app.rules_controller import RulesController
from spieltisch.app.services import Services

if TYPE_CHECKING:
    from spieltisch.app.draft import Draft
    from spieltisch.core.events import Json
    from spieltisch.core.game import GamePlugin

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

EVERYTHING = "everything"
"""The section that is all of them."""
GAME = "game:"
"""Before the id of a game: the section with its rules."""


class SettingsPageProps(NamedTuple):
    """Field by field the plain Qt properties of `SettingsPageController`."""

    restored: str = ""
    changed: tuple[str, ...] = ()


class Before(NamedTuple):
    """What is put back when restoring the defaults is undone: settings by name, and drafts."""

    preferences: Mapping[str, Any]
    drafts: Mapping[RulesController, Draft]


@QmlElement
class SettingsPageController(QObject):
    """The rules that new matches begin with are those of the last one; here they are chosen beforehand."""

    rulesChanged = Signal()
    restoredChanged = Signal()
    changedChanged = Signal()
    broke = Signal(str, object)
    """The code of the game with this id raised this exception."""

    def __init__(self, services: Services, drafts: Drafts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._drafts = drafts
        self._shown = False
        self._rules: dict[str, RulesController] = {}
        self._props = SettingsPageProps()
        self._before: Before | None = None
        services.settings.changed.connect(self._derive)

    @Property(QVariantList, notify=rulesChanged)
    def rules(self) -> Sequence[RulesController]:
        """The rules of new matches, one for each game: `RulesController`."""
        return list(self._rules.values())

    @Property(str, notify=restoredChanged)
    def restored(self) -> str:
        """The section whose defaults have just come back, which `undo` takes back; empty for none."""
        return self._props.restored

    @Property(QStringList, notify=changedChanged)
    def changed(self) -> list[str]:
        """The sections in which something differs from the defaults."""
        return list(self._props.changed)

    @Slot(str)
    def restore(self, section: str) -> None:
        """Put the defaults of a section back: one of `preferences.SECTIONS`, `game:<id>` or `everything`."""
        settings = self._services.settings
        old = new = settings.preferences
        for name in SECTIONS:
            if section in (name, EVERYTHING):
                new = with_defaults(new, name)
        restored = [rules for game, rules in self._rules.items() if section in (GAME + game, EVERYTHING)]
        self._before = Before(
            {name: getattr(old, name) for name in changed_fields(old, new)},
            {rules: rules.sheet.draft for rules in restored},
        )
        settings.replace(new)
        for rules in restored:
            rules.restoreDefaults()
        self._show(self._props._replace(restored=section))

    @Slot()
    def undo(self) -> None:
        """Take the last `restore` back, and nothing that was chosen since."""
        before, settings = self._before, self._services.settings
        if before is None:
            return
        self.settle()
        settings.replace(settings.preferences._replace(**before.preferences))
        for rules, draft in before.drafts.items():
            rules.sheet.draft = draft
            rules.refresh()
            rules.edited.emit()

    @Slot()
    def settle(self) -> None:
        """Leave it at what has been restored."""
        self._before = None
        self._show(self._props._replace(restored=""))

    @Slot(str, str, QStringList, result=bool)
    def finds(self, query: str, name: str, texts: list[str]) -> bool:
        """Whether every word of `query` is in `name` or begins a word of `texts`."""
        return finds(query, name, texts)

    @Slot(str, str, str, bool, result=str)
    def marked(self, query: str, text: str, colour: str, within: bool) -> str:
        """Return `text`, a name if `within`, as styled text with what is found marked; empty without any."""
        return marked(query, text, colour, within=within)

    def show(self, *, shown: bool) -> None:
        """Read what matches begin with when the page is opened."""
        if shown and not self._shown:
            self._drafts.read(self._take)
        elif self._shown and not shown:
            self.settle()
        self._shown = shown

    def refresh(self) -> None:
        """Show everything in the current language, and with the decks that are used now."""
        preferences = self._services.settings.preferences
        for record, plugin in self._services.shelf.plugins():
            rules = self._rules.get(record.id)
            if rules is not None:
                rules.sheet.deck = deck_of(preferences, record.id, plugin.habits)
                rules.refresh()

    def _take(self, remembered: Mapping[str, Json]) -> None:
        """Show the last choices, each in the controller that its game has already."""
        plugins = {record.id: plugin for record, plugin in self._services.shelf.plugins()}
        found: dict[str, RulesController] = {}
        for game, plugin in plugins.items():
            try:
                rules = self._rules_of(game, plugin, remembered.get(game))
            except Exception as error:
                self.broke.emit(game, error)
                continue
            found[game] = rules
        gone = [rules for game, rules in self._rules.items() if found.get(game) is not rules]
        new = found.keys() != self._rules.keys() or bool(gone)
        self._rules = found
        if new:
            self.rulesChanged.emit()
        for rules in gone:
            rules.deleteLater()
        self._derive()

    def _rules_of(self, game: str, plugin: GamePlugin, remembered: Json) -> RulesController:
        sheet = self._drafts.sheet(plugin, remembered, begins=False)
        rules = self._rules.get(game)
        if rules is not None:
            rules.take(sheet)
            return rules
        rules = RulesController(sheet, self._services.settings, self)
        rules.edited.connect(partial(self._keep, game))
        rules.broke.connect(partial(self.broke.emit, game))
        return rules

    def _keep(self, game: str) -> None:
        self._drafts.write(game, self._rules[game].sheet.draft)
        self._derive()

    @Slot()
    def _derive(self) -> None:
        preferences = self._services.settings.preferences
        changed = [name for name in SECTIONS if with_defaults(preferences, name) != preferences]
        changed += [GAME + game for game, rules in self._rules.items() if rules.sheet.chosen]
        self._show(self._props._replace(changed=tuple(changed)))

    def _show(self, props: SettingsPageProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)

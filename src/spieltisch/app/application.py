"""The running application: everything is made and wired here, and taken apart in order at the end."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot

from spieltisch.app import art
from spieltisch.app.app_controller import AppController
from spieltisch.app.first_look import write_first_look
from spieltisch.app.game_settings import game_rows
from spieltisch.app.plain_imports import import_plainly
from spieltisch.app.preferences import Preferences, from_stored
from spieltisch.app.qvariant import Row
from spieltisch.app.services import Services
from spieltisch.app.settings import SettingsController
from spieltisch.app.shelf import Shelf
from spieltisch.app.speech import SYSTEM, Speech
from spieltisch.app.storage_link import StorageLink
from spieltisch.app.texts import TEXTS
from spieltisch.app.worker import Worker
from spieltisch.core.errors import StorageError
from spieltisch.core.messages import Message, message
from spieltisch.plugin_settings import PluginSettings
from spieltisch.storage import DATABASE_NAME
from spieltisch.texts import LANGUAGES

if TYPE_CHECKING:
    from spieltisch.core.events import Json


class Application(QObject):
    """Settings, words, storage, games, worker and the controller that QML sees.

    `begin` starts what takes time and is called after the first frame. `overrule` are settings from the
    command line: they hold until they are changed, and are not stored. `seconds` is a clock for the time that
    passes at the table.
    """

    def __init__(
        self,
        data_dir: Path,
        plugins: PluginSettings,
        preferences: Preferences,
        overrule: dict[str, str] | None = None,
        parent: QObject | None = None,
        *,
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        import_plainly()  # before threads import what they need
        self._data_dir = data_dir
        self._overrule: dict[str, Any] = dict(overrule or {})
        self._kept = preferences
        self._touched: set[str] = set()
        self._begun = False
        self.settings = SettingsController(preferences._replace(**self._overrule), self)
        self.speech = Speech(self.settings.preferences.language, self)
        self.storage = StorageLink(data_dir / DATABASE_NAME, self)
        self.shelf = Shelf(plugins, data_dir, self.speech, self)
        self.worker = Worker(plugins, self)
        services = Services(self.settings, self.speech, self.storage, self.shelf, self.worker, seconds)
        self._surround()
        self.controller = AppController(services, _now, self)
        self.settings.changed.connect(self._settings_changed)
        self.speech.changed.connect(self._language_changed)
        self.controller.restored.connect(self._read_anew)
        self.storage.opened.connect(self._storage_opened)
        self.storage.noticed.connect(self.controller.notify)
        self.shelf.loaded.connect(self.worker.start)
        self.shelf.changed.connect(self.worker.renew)
        self.settings.systemDarkChanged.connect(self._surround)
        self.controller.gamesChanged.connect(self._surround)

    @Slot()
    def begin(self) -> None:
        """Open the storage and load the games, away from the Qt thread."""
        if not self._begun:
            self._begun = True
            self.storage.start()
            self.shelf.start()

    def begin_at_once(self) -> None:
        """As `begin`, but the games are there when this returns."""
        self._begun = True
        self.storage.start()
        self.shelf.load_now()

    def close(self) -> None:
        """End everything: what was played is stored, the worker process is gone."""
        self.controller.close()
        self.worker.close()
        self.storage.close()
        self.shelf.close()
        self.speech.silence()

    @Slot(object)
    def _settings_changed(self, names: tuple[str, ...]) -> None:
        self._touched.update(names)
        preferences = self.settings.preferences
        if "language" in names:
            self.speech.choose(preferences.language)
        if {"language", "theme", "confirm_styles", "decks"} & set(names):
            self._surround()
        self._store(names)
        self.controller.follow_settings()
        if {"player_name", "decks", "presets"} & set(names):
            self.controller.refresh()

    def _store(self, names: tuple[str, ...]) -> None:
        values: dict[str, Json] = {name: getattr(self.settings.preferences, name) for name in names}
        for name in names:
            self._overrule.pop(name, None)
        changes: dict[str, Any] = {**values}
        self._keep(self._kept._replace(**changes))
        self.storage.run(lambda database: database.settings.set_all(values))

    def _keep(self, preferences: Preferences) -> None:
        """Remember the settings as they are stored, without what the command line overrules."""
        self._kept = preferences
        write_first_look(self._data_dir, preferences)

    @Slot(object)
    def _storage_opened(self, notice: Message | None) -> None:
        if notice is not None:
            self.controller.notify(notice)
        self.storage.run(lambda database: database.settings.get_all(), self._take_settings, failed=_not_read)
        self.controller.reload()

    @Slot()
    def _read_anew(self) -> None:
        """The settings are those of a backup now: what it does not have is as at first."""
        self._touched.clear()
        self._kept = Preferences()
        self.storage.run(lambda database: database.settings.get_all(), self._take_settings, failed=_not_read)

    def _take_settings(self, stored: dict[str, Json]) -> None:
        """Take over the stored settings, except those that were changed before they could be read."""
        others = {name: value for name, value in stored.items() if name not in self._touched}
        self._keep(from_stored(others, self._kept))
        self.settings.changed.disconnect(self._settings_changed)
        self.settings.replace(self._kept._replace(**self._overrule))
        self.settings.changed.connect(self._settings_changed)
        self.speech.choose(self.settings.preferences.language)
        self._surround()
        self.controller.follow_settings()
        self.controller.refresh()

    @Slot()
    def _language_changed(self) -> None:
        self._surround()
        self.controller.refresh()

    @Slot()
    def _surround(self) -> None:
        settings, renderer = self.settings, self.speech.renderer
        theme = settings.preferences.theme
        languages: list[Row] = [
            {"code": SYSTEM, "name": renderer.text(message("app.language.system"))},
            *({"code": language.code, "name": language.name} for language in LANGUAGES),
        ]
        backs: list[Row] = [
            {"code": name, "name": self._back_name(name), "source": art.back_url(name)}
            for name in art.back_names()
        ]
        surroundings = settings.surroundings
        changed = surroundings.effective_language != self.speech.language
        settings.surround(
            surroundings._replace(
                effective_language=self.speech.language,
                dark=surroundings.system_dark if theme == "system" else theme == "dark",
                art_revision=surroundings.art_revision + changed,
                languages=languages,
                card_backs=backs,
                games=game_rows(
                    (plugin for _, plugin in self.shelf.plugins()), settings.preferences, renderer
                ),
            )
        )

    def _back_name(self, name: str) -> str:
        key = f"app.back.{name}"
        return self.speech.renderer.text(message(key)) if key in TEXTS else name


def _now() -> datetime:
    return datetime.now().astimezone()


def _not_read(_error: StorageError) -> None:
    """The defaults hold; the storage has already said what is wrong."""

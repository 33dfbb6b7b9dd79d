"""The games that can be played: plugins loaded away from the Qt thread, and what is shown of them."""

from __future__ import annotations

import contextlib
import importlib
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl, Signal, Slot

from spieltisch.app.former_games import names_in, with_names
from spieltisch.app.plugins.rows import game_name, left_out_row, plugin_row
from spieltisch.app.qvariant import Row
from spieltisch.app.speech import Speech
from spieltisch.core.errors import PluginError, error_facts
from spieltisch.core.messages import Message, message
from spieltisch.locations import generated_dir
from spieltisch.plugin_settings import PluginSettings

if TYPE_CHECKING:
    from collections.abc import Collection

    from spieltisch.core.events import Json
    from spieltisch.core.game import GamePlugin
    from spieltisch.plugins import PluginRecord, Registry
    from spieltisch.plugins.discovery import Found

NEEDED_SOON: Final = ("spieltisch.app.desk", "spieltisch.app.supervisor")
"""Modules that are imported in the background because the first frame does not need them."""


class Shelf(QObject):
    """Loads the plugins in a thread; `loaded` when their games can be used."""

    loaded = Signal()
    changed = Signal()
    """Games have been added, replaced or removed since."""
    _found = Signal(object)

    def __init__(
        self, settings: PluginSettings, data_dir: Path, speech: Speech, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._data_dir = data_dir
        self._speech = speech
        self._registry: Registry | None = None
        self._thread: threading.Thread | None = None
        self._former: Json = None
        self._found.connect(self._take)

    @property
    def ready(self) -> bool:
        """Whether the plugins have been loaded."""
        return self._registry is not None

    @property
    def safe_mode(self) -> bool:
        """Whether only bundled games are used."""
        return self._settings.safe_mode

    @property
    def plugin_dir(self) -> Path | None:
        """The folder that holds what people have added."""
        return None if self._settings.plugin_dir is None else Path(self._settings.plugin_dir)

    @property
    def disabled(self) -> frozenset[str]:
        """The ids of the plugins that are switched off."""
        return frozenset() if self._registry is None else self._registry.disabled

    def start(self) -> None:
        """Discover and import the plugins in the background."""
        self._thread = threading.Thread(target=self._load, name="plugins", daemon=True)
        self._thread.start()

    def load_now(self) -> None:
        """Discover and import the plugins before returning."""
        self._take(self._discovered())

    def close(self) -> None:
        """Wait for the thread."""
        if self._thread is not None:
            self._thread.join()

    def plugin(self, game: str) -> GamePlugin:
        """Return a game.

        Raises:
            PluginError: there is none that can be used.
        """
        return self._the_registry().game(game)

    def folder(self, game: str) -> Path:
        """Return the package of a game's plugin.

        Raises:
            PluginError: there is none.
        """
        folder = self._the_registry().record(game).folder
        if folder is None:
            raise PluginError(message("core.plugin.no_package"))
        return folder

    def plugins(self) -> list[tuple[PluginRecord, GamePlugin]]:
        """Return the plugins whose games can be used."""
        if self._registry is None:
            return []
        return [(record, record.plugin) for record in self._registry.records if record.plugin is not None]

    def names(self) -> dict[str, str]:
        """Return the names of the games in the current language."""
        renderer = self._speech.renderer
        return {record.id: renderer.text(plugin.game.info.name) for record, plugin in self.plugins()}

    def learn_names(self, stored: Json) -> dict[str, Json] | None:
        """Take what games were called (`former_games`); returns what to store instead, None for nothing."""
        records = () if self._registry is None else self._registry.records
        self._former = names = with_names(stored, records)
        return names if names != (stored or {}) else None

    def former_names(self) -> dict[str, str]:
        """Return the names of games that may be missing, in the current language."""
        renderer = self._speech.renderer
        records = () if self._registry is None else self._registry.records
        here = {record.id: game_name(record.manifest, renderer) for record in records if record.manifest}
        return {**names_in(renderer.language.code, self._former), **here}

    def game_row(self, record: PluginRecord, plugin: GamePlugin) -> Row:
        """Describe a game for the start page; `art` is the url of its own scene, or empty."""
        renderer, info = self._speech.renderer, plugin.game.info
        art = None if record.folder is None else (record.folder / plugin.table_qml).with_name("Scene.qml")
        return {
            "id": info.id,
            "name": renderer.text(info.name),
            "summary": renderer.text(info.summary),
            "art": QUrl.fromLocalFile(str(art)).toString() if art is not None and art.is_file() else "",
        }

    def plugin_rows(self) -> list[Row]:
        """Describe every plugin for the plugin page."""
        if self._registry is None:
            return []
        renderer = self._speech.renderer
        rows = [plugin_row(record, renderer) for record in self._registry.records]
        if self.safe_mode:
            rows += [left_out_row(found, renderer) for found in self.added()]
        return rows

    def found(self) -> tuple[Found, ...]:
        """Every plugin that is there, in the order of precedence; in safe mode too."""
        records = () if self._registry is None else self._registry.records
        return (*(record.found for record in records), *(self.added() if self.safe_mode else ()))

    def added(self) -> tuple[Found, ...]:
        """The games that were added as archives, read anew."""
        from spieltisch.plugins.discovery import find_added  # noqa: PLC0415 - not needed for the first frame

        return find_added(self.plugin_dir)

    def rediscover(self, *fresh: PluginRecord) -> None:
        """Games have been added or removed; `fresh` are those whose code has run already."""
        self._the_registry().rediscover(*fresh)
        self._learn()
        self.changed.emit()

    def fail(self, game: str, error: Exception) -> Message:
        """Take a plugin out of service because its code raised `error`; returns what to tell the person."""
        reason = message("app.plugin.broke", game=self.names().get(game, game), **error_facts(error))
        self._the_registry().fail(game, reason)
        return reason

    def switch(self, plugin_id: str, *, on: bool) -> None:
        """Switch a plugin on or off, and remember it.

        Raises:
            PluginError: there is no such plugin, it does not work, or this cannot be remembered.
        """
        from spieltisch.plugins.switches import write_disabled  # noqa: PLC0415 - not needed for the first frame

        registry = self._the_registry()
        if on:
            registry.enable(plugin_id)
        else:
            registry.disable(plugin_id)
        write_disabled(self._data_dir, registry.disabled)
        if on:
            registry.game(plugin_id)
            self._learn()

    def switch_off_only(self, ids: Collection[str]) -> None:
        """Switch off the plugins with these ids, as far as they are here, and all others on.

        Raises:
            PluginError: one does not work, or this cannot be remembered; the others are switched.
        """
        problems: list[PluginError] = []
        for record in self._the_registry().records:
            if (record.id in ids) != (record.id in self.disabled):
                try:
                    self.switch(record.id, on=record.id not in ids)
                except PluginError as error:
                    problems.append(error)
        if problems:
            raise problems[0]

    def forget_switch(self, plugin_id: str) -> None:
        """Forget that a plugin that has been removed was switched off; another one may come under its id."""
        from spieltisch.plugins.switches import write_disabled  # noqa: PLC0415 - as above

        registry = self._the_registry()
        if plugin_id in registry.disabled:
            registry.forget_switch(plugin_id)
            with contextlib.suppress(PluginError):  # then the one that comes is switched off, which is seen
                write_disabled(self._data_dir, registry.disabled)

    def _the_registry(self) -> Registry:
        if self._registry is None:
            raise PluginError(message("app.still_loading"))
        return self._registry

    def _load(self) -> None:
        for name in NEEDED_SOON:
            importlib.import_module(name)
        self._found.emit(self._discovered())

    def _discovered(self) -> Registry:
        from spieltisch.plugins.archives.store import tidy  # noqa: PLC0415 - not needed for the first frame
        from spieltisch.plugins.switches import read_disabled  # noqa: PLC0415 - as above

        if self.plugin_dir is not None and self.plugin_dir.is_relative_to(self._data_dir):
            tidy(self.plugin_dir)  # else another program may hold it, and be adding a game
        disabled = (*self._settings.disabled, *read_disabled(self._data_dir))
        registry = self._settings._replace(disabled=disabled).registry()
        registry.load_all()
        return registry

    @Slot(object)
    def _take(self, registry: Registry) -> None:
        self._registry = registry
        self._learn()
        self.loaded.emit()

    def _learn(self) -> None:
        for record, plugin in self.plugins():
            self._speech.add_catalog(record.id, plugin.texts, self._translations(record, plugin))

    @staticmethod
    def _translations(record: PluginRecord, plugin: GamePlugin) -> Path:
        if plugin.translations is None or record.folder is None:
            return generated_dir("translations")
        return record.folder / plugin.translations

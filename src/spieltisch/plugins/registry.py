"""The plugins of this program: what was found, in which state it is, and the games in it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Final

from spieltisch.core.errors import PluginError
from spieltisch.core.game import Game, GamePlugin
from spieltisch.core.messages import Message, excerpt, message
from spieltisch.plugins.discovery import (
    Found,
    find_added,
    find_in_folder,
    find_installed,
    installed_entry_points,
)
from spieltisch.plugins.loading import load
from spieltisch.plugins.manifest import Manifest

_DUPLICATE: Final = "core.plugin.duplicate"


class PluginState(Enum):
    """How far a plugin has come. `DISCOVERED`: its manifest is read, its code has not run yet."""

    DISCOVERED = "discovered"
    INCOMPATIBLE = "incompatible"
    DISABLED = "disabled"
    ENABLED = "enabled"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class PluginRecord:
    """A plugin and its state; `plugin` is there while it is enabled, `reason` while it cannot be."""

    found: Found
    state: PluginState
    reason: Message | None = None
    plugin: GamePlugin | None = None

    @property
    def id(self) -> str:
        """The plugin's id, or the name it was found under."""
        return self.found.id

    @property
    def manifest(self) -> Manifest | None:
        """The manifest, if it could be read."""
        return self.found.manifest

    @property
    def source(self) -> str:
        """Where it comes from: `bundled`, `package NAME`, `folder PATH` or `archive NAME`."""
        return self.found.source

    @property
    def folder(self) -> Path | None:
        """The plugin's package: its QML and translations are relative to it."""
        return self.found.folder

    @property
    def name(self) -> str:
        """The name in the manifest, else the id."""
        return self.manifest.name if self.manifest else self.id

    @property
    def version(self) -> str:
        """The version in the manifest; empty if it could not be read."""
        return self.manifest.version if self.manifest else ""


class Registry:
    """All plugins. Their code runs when a game is asked for, not before.

    `plugin_dir` is a folder of plugin packages, and of games that were added as archives; `disabled` are ids
    that the user switched off; in safe mode only bundled games are looked at. `points` replaces the entry
    points of the installed packages. The first plugin of an id wins: bundled ones, then installed packages,
    then the folder, then what was added.
    """

    def __init__(
        self,
        plugin_dir: Path | None = None,
        disabled: Collection[str] = (),
        safe_mode: bool = False,
        points: Iterable[EntryPoint] | None = None,
    ) -> None:
        self._disabled = set(disabled)
        self._plugin_dir = plugin_dir
        self._safe_mode = safe_mode
        self._installed = find_installed(installed_entry_points() if points is None else points)
        self._records: list[PluginRecord] = []
        self.rediscover()

    def rediscover(self, *fresh: PluginRecord) -> None:
        """Look at the folder again: games have been added or removed.

        What is still there keeps its state; `fresh` are new plugins whose code has run already.
        """
        known = {_whereabouts(record.found): record for record in (*self._records, *fresh) if _lasts(record)}
        records: list[PluginRecord] = []
        for item in (*self._installed, *find_in_folder(self._plugin_dir), *find_added(self._plugin_dir)):
            if item.bundled or not self._safe_mode:
                record = self._first_record(item, records)
                undecided = record.state is PluginState.DISCOVERED
                records.append(known.get(_whereabouts(item), record) if undecided else record)
        self._records = records

    @property
    def records(self) -> tuple[PluginRecord, ...]:
        """Every plugin in its present state, in the order of precedence."""
        return tuple(self._records)

    @property
    def disabled(self) -> frozenset[str]:
        """The ids that are switched off, also of plugins that are not there at the moment."""
        return frozenset(self._disabled)

    def record(self, plugin_id: str) -> PluginRecord:
        """Return the plugin that answers for an id.

        Raises:
            PluginError: there is none.
        """
        return self._records[self._index(plugin_id)]

    def game(self, game_id: str) -> GamePlugin:
        """Return a game, importing its plugin when that has not happened yet.

        Raises:
            PluginError: there is no such game, or it cannot be used; the message says why.
        """
        index = self._index(game_id)
        record = self._records[index]
        if record.state is PluginState.DISCOVERED:
            record = self._records[index] = loaded(record)
        if record.plugin is None:
            raise PluginError(_unusable(record))
        return record.plugin

    def rules(self, game_id: str) -> Game[Any, Any]:
        """Return the rules alone: the `GameFinder` that match files are read with.

        Raises:
            PluginError: as `game`.
        """
        return self.game(game_id).game

    def load_all(self) -> tuple[GamePlugin, ...]:
        """Import every plugin that is not switched off and return the games that work."""
        self._records = [
            loaded(record) if record.state is PluginState.DISCOVERED else record for record in self._records
        ]
        return tuple(record.plugin for record in self._records if record.plugin is not None)

    def enable(self, plugin_id: str) -> PluginRecord:
        """Switch a plugin on; it runs when its game is asked for.

        Raises:
            PluginError: there is no such plugin.
        """
        index = self._index(plugin_id)
        self._disabled.discard(plugin_id)
        if self._records[index].state is PluginState.DISABLED:
            self._records[index] = PluginRecord(self._records[index].found, PluginState.DISCOVERED)
        return self._records[index]

    def disable(self, plugin_id: str) -> PluginRecord:
        """Switch a plugin off.

        Raises:
            PluginError: there is no such plugin.
        """
        index = self._index(plugin_id)
        self._disabled.add(plugin_id)
        if self._records[index].state in (PluginState.DISCOVERED, PluginState.ENABLED):
            self._records[index] = PluginRecord(self._records[index].found, PluginState.DISABLED)
        return self._records[index]

    def forget_switch(self, plugin_id: str) -> None:
        """Forget that a plugin that is not there any more was switched off."""
        if all(record.id != plugin_id for record in self._records):
            self._disabled.discard(plugin_id)

    def fail(self, plugin_id: str, reason: Message) -> PluginRecord:
        """Take a plugin out of service because its code went wrong in a match.

        Raises:
            PluginError: there is no such plugin.
        """
        index = self._index(plugin_id)
        self._records[index] = PluginRecord(self._records[index].found, PluginState.FAILED, reason)
        return self._records[index]

    def _index(self, plugin_id: str) -> int:
        for index, record in enumerate(self._records):
            if record.id == plugin_id:
                return index
        raise PluginError(message("core.plugin.unknown_game", game=excerpt(plugin_id)))

    def _first_record(self, found: Found, earlier: Iterable[PluginRecord]) -> PluginRecord:
        if found.manifest is None:
            return PluginRecord(found, PluginState.FAILED, found.problem)
        same = next((record for record in earlier if record.id == found.id), None)
        if same is not None:
            reason = message(_DUPLICATE, source=excerpt(same.source))
            return PluginRecord(found, PluginState.FAILED, reason)
        if not found.manifest.compatible:
            reason = message("core.plugin.incompatible", api=found.manifest.api)
            return PluginRecord(found, PluginState.INCOMPATIBLE, reason)
        disabled = found.id in self._disabled
        return PluginRecord(found, PluginState.DISABLED if disabled else PluginState.DISCOVERED)


def _whereabouts(found: Found) -> tuple[str, Path | None, str]:
    return found.source, found.folder, found.name


def _lasts(record: PluginRecord) -> bool:
    """Whether a state holds when other plugins come and go."""
    return record.reason is None or record.reason.key != _DUPLICATE


def loaded(record: PluginRecord) -> PluginRecord:
    """Run a plugin's code for the first time; returns the record of what came of it."""
    try:
        return replace(record, state=PluginState.ENABLED, plugin=load(record.found))
    except PluginError as error:
        return replace(record, state=PluginState.FAILED, reason=error.message)


def _unusable(record: PluginRecord) -> Message:
    if record.state is PluginState.DISABLED or record.reason is None:
        return message("core.plugin.disabled", game=excerpt(record.name))
    return message("core.plugin.unusable", game=excerpt(record.name), why=record.reason)

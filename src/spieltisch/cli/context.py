"""What every command needs: the plugins, the user's language and where to print."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from spieltisch.cli.arguments import Arguments
from spieltisch.core.events import Json
from spieltisch.core.messages import Message
from spieltisch.plugins.registry import PluginRecord, Registry

if TYPE_CHECKING:
    from spieltisch.texts import Renderer

PLUGIN_FOLDER = "plugins"


@dataclass(frozen=True, slots=True)
class PluginSource:
    """Where plugins come from, as plain values that other processes can make the same registry of."""

    plugin_dir: Path | None
    safe_mode: bool

    @classmethod
    def of(cls, arguments: Arguments) -> PluginSource:
        """The source that the command line names."""
        from spieltisch.storage.paths import default_data_dir  # noqa: PLC0415 - platformdirs is slow to load

        data_dir = arguments.path("--data-dir") or default_data_dir()
        return cls(data_dir / PLUGIN_FOLDER, arguments.flag("--safe-mode"))

    def registry(self) -> Registry:
        """Discover the plugins."""
        return Registry(self.plugin_dir, safe_mode=self.safe_mode)


class Context:
    """The surroundings of one command."""

    def __init__(self, arguments: Arguments, language: str | None = None) -> None:
        self.arguments = arguments
        self._language = language

    @cached_property
    def source(self) -> PluginSource:
        """Where plugins come from."""
        return PluginSource.of(self.arguments)

    @cached_property
    def registry(self) -> Registry:
        """The plugins."""
        return self.source.registry()

    @cached_property
    def renderer(self) -> Renderer:
        """The sentences of the user's language; Qt is loaded when the first one is needed."""
        from spieltisch.cli.texts import TEXTS  # noqa: PLC0415
        from spieltisch.locations import generated_dir  # noqa: PLC0415
        from spieltisch.texts import PROGRAM_FILE, standard_renderer, system_language  # noqa: PLC0415

        renderer = standard_renderer(self._language or system_language())
        renderer.add_catalog("cli", TEXTS, generated_dir("translations"), PROGRAM_FILE)
        return renderer

    def say(self, text: Message, error: bool = False) -> None:
        """Print a sentence."""
        print(self.text(text), file=sys.stderr if error else sys.stdout)

    def text(self, text: Message, names: tuple[str, ...] = ()) -> str:
        """Render a sentence; `names` are those of the seats."""
        from spieltisch.texts import People  # noqa: PLC0415

        self._learn_texts()
        return self.renderer.text(text, People(names))

    def print_json(self, value: Json, indent: int | None = None) -> None:
        """Print JSON on one line, or indented for people."""
        print(json.dumps(value, allow_nan=False, indent=indent))

    def _learn_texts(self) -> None:
        """Give the renderer the texts of every game that is in use."""
        if "registry" in self.__dict__:
            for record in self.registry.records:
                if record.plugin is not None:
                    self._learn(record)

    def _learn(self, record: PluginRecord) -> None:
        from spieltisch.locations import generated_dir  # noqa: PLC0415

        plugin = record.plugin
        if plugin is None or record.id in self._learned:
            return
        self._learned.add(record.id)
        if plugin.translations is None or record.folder is None:
            folder = generated_dir("translations")
        else:
            folder = record.folder / plugin.translations
        self.renderer.add_catalog(record.id, plugin.texts, folder)

    @cached_property
    def _learned(self) -> set[str]:
        return set()

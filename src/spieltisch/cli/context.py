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
from spieltisch.plugins.registry import Registry

if TYPE_CHECKING:
    from spieltisch.cli.speech import Speech

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
    def _speech(self) -> Speech:
        from spieltisch.cli.speech import Speech  # noqa: PLC0415 - loads Qt, which most commands do without

        return Speech(self._language)

    def say(self, text: Message, error: bool = False) -> None:
        """Print a sentence."""
        print(self.text(text), file=sys.stderr if error else sys.stdout)

    def text(self, text: Message, names: tuple[str, ...] = ()) -> str:
        """Render a sentence; `names` are those of the seats."""
        if "registry" in self.__dict__:  # else no plugin can have said anything yet
            self._speech.learn(self.registry.records)
        return self._speech.text(text, names)

    def print_json(self, value: Json, indent: int | None = None) -> None:
        """Print JSON on one line, or indented for people."""
        print(json.dumps(value, allow_nan=False, indent=indent))

"""What every command needs: the plugins, the user's language and where to print.

The window starts with one too, so that plugins are imported where they are asked for.
"""

from __future__ import annotations

import json
import os
import sys
from functools import cached_property
from typing import TYPE_CHECKING, TextIO

from spieltisch.cli.arguments import Arguments
from spieltisch.core.errors import PluginError
from spieltisch.core.messages import Message, excerpt, message
from spieltisch.plugin_settings import PLUGIN_FOLDER, PluginSettings

if TYPE_CHECKING:
    from spieltisch.cli.speech import Speech
    from spieltisch.core.events import Json
    from spieltisch.core.game import GamePlugin
    from spieltisch.plugins.registry import PluginRecord, Registry


class OutputError(Exception):
    """Standard output cannot be written; the cause says why."""


def plugin_settings(arguments: Arguments) -> PluginSettings:
    """The plugins that the command line means."""
    from spieltisch.plugins.switches import read_disabled  # noqa: PLC0415 - not for the window
    from spieltisch.storage.paths import default_data_dir  # noqa: PLC0415 - not for every command

    data_dir = arguments.path("--data-dir") or default_data_dir()
    folder = str(data_dir / PLUGIN_FOLDER)
    return PluginSettings(folder, read_disabled(data_dir), arguments.flag("--safe-mode"))


class Context:
    """The surroundings of one command."""

    def __init__(self, arguments: Arguments, language: str | None = None) -> None:
        self.arguments = arguments
        self._language = language
        self._game: PluginRecord | None = None

    @cached_property
    def source(self) -> PluginSettings:
        """Where plugins come from."""
        return plugin_settings(self.arguments)

    @cached_property
    def registry(self) -> Registry:
        """The plugins."""
        return self.source.registry()

    @cached_property
    def _speech(self) -> Speech:
        from spieltisch.cli.speech import Speech  # noqa: PLC0415 - loads Qt, which most commands do without

        return Speech(self._language)

    def game(self, game_id: str) -> GamePlugin:
        """The game that the command is about.

        Raises:
            PluginError: there is no such game, or it cannot be used.
        """
        plugin = self.registry.game(game_id)
        self._game = self.registry.record(game_id)
        return plugin

    def blame(self, error: BaseException) -> PluginError | None:
        """The sentence for an error in the game of somebody else; None if it is an error of the program."""
        if self._game is None or self._game.found.bundled:
            return None
        from spieltisch.plugins.loading import crashed  # noqa: PLC0415 - not for the window

        name, why = excerpt(self._game.name), crashed(error).message
        return PluginError(message("core.plugin.unusable", game=name, why=why))

    def say(self, text: Message) -> None:
        """Print a sentence.

        Raises:
            OutputError: it cannot be written.
        """
        self.write(self.text(text))

    def complain(self, text: Message) -> None:
        """Print a sentence to standard error, if there is one that can be written."""
        if sys.stderr is not None:
            try:
                print(self.text(text), file=sys.stderr, flush=True)
            except OSError:
                discard(sys.stderr)

    def text(self, text: Message, names: tuple[str, ...] = ()) -> str:
        """Render a sentence; `names` are those of the seats."""
        if "registry" in self.__dict__:  # else no plugin can have said anything yet
            self._speech.learn(self.registry.records)
        return self._speech.text(text, names)

    def print_json(self, value: Json, indent: int | None = None) -> None:
        """Print JSON on one line, or indented for people.

        Raises:
            OutputError: it cannot be written.
        """
        self.write(json.dumps(value, allow_nan=False, indent=indent))

    def write(self, text: str) -> None:
        """Print lines to standard output, if there is one.

        Raises:
            OutputError: they cannot be written.
        """
        try:
            print(text)
        except OSError as error:
            raise OutputError from error

    def flush(self) -> None:
        """Write out what is still kept back.

        Raises:
            OutputError: it cannot be written.
        """
        if sys.stdout is not None:  # there is none when Windows starts the program without a console
            try:
                sys.stdout.flush()
            except OSError as error:
                raise OutputError from error


def discard(stream: TextIO) -> None:
    """Send what Python still wants to write there at its end to nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())

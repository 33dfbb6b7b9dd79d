"""Messages in the user's language. Loads Qt, so it is imported when the first sentence is needed."""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.cli.texts import TEXTS
from spieltisch.core.cards import Deck
from spieltisch.core.messages import Message
from spieltisch.locations import generated_dir
from spieltisch.plugins.registry import PluginRecord
from spieltisch.texts import PROGRAM_FILE, People, standard_renderer, system_language


class Speech:
    """The texts of the program, and of the games it has been told about."""

    def __init__(self, language: str | None) -> None:
        self._renderer = standard_renderer(language or system_language())
        self._renderer.add_catalog("cli", TEXTS, generated_dir("translations"), PROGRAM_FILE)
        self._decks: dict[str, Deck] = {}
        """By game, the deck its cards usually are of; the command line knows no other."""

    def learn(self, records: Iterable[PluginRecord]) -> None:
        """Take over the texts of every game that is in use."""
        for record in records:
            plugin = record.plugin
            if plugin is None or record.id in self._decks:
                continue
            if record.folder is None or plugin.translations is None:
                folder = generated_dir("translations")
            else:
                folder = record.folder / plugin.translations
            self._renderer.add_catalog(record.id, plugin.texts, folder)
            self._decks[record.id] = plugin.habits.decks[0]

    def text(self, message: Message, names: tuple[str, ...] = ()) -> str:
        """Render a sentence; `names` are those of the seats."""
        return self._renderer.text(message, People(names, deck=self._decks.get(message.catalog, "french")))

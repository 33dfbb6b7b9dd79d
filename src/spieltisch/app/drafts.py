"""What was chosen last for a match of each game: in the storage, and as a draft to go on with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from spieltisch.app.draft import Draft, draft_from_json, draft_to_json
from spieltisch.app.draft_sheet import DraftSheet
from spieltisch.app.game_settings import deck_of, own_presets

if TYPE_CHECKING:
    from spieltisch.app.profiles.directory import Directory
    from spieltisch.app.services import Services
    from spieltisch.core.events import Json
    from spieltisch.core.game import GamePlugin

DRAFT_PREFIX: Final = "new_match/"
"""How the keys of last choices begin in the storage."""


class Drafts:
    """Reads and writes the last choices by game id."""

    def __init__(self, services: Services, people: Callable[[], Directory]) -> None:
        self._services = services
        self._people = people

    def sheet(self, plugin: GamePlugin, remembered: Json, *, begins: bool = True) -> DraftSheet:
        """Make the sheet that goes on with what is remembered of a game (None: nothing yet).

        Without `begins` nobody is asked who begins.
        """
        settings, game = self._services.settings, plugin.game.info.id
        name = settings.preferences.player_name
        return DraftSheet(
            plugin.game,
            draft_from_json(remembered, plugin.game, name),
            name,
            self._services.speech.renderer,
            deck_of(settings.preferences, game, plugin.habits),
            plugin.habits,
            declared=plugin.presets,
            own=lambda: own_presets(settings.preferences, game),
            begins=begins,
            people=self._people,
        )

    def read(self, then: Callable[[Mapping[str, Json]], None]) -> None:
        """Give everything that is remembered to `then`; nothing where it cannot be read."""

        def take(stored: Mapping[str, Json]) -> None:
            then(
                {
                    key.removeprefix(DRAFT_PREFIX): value
                    for key, value in stored.items()
                    if key.startswith(DRAFT_PREFIX)
                }
            )

        self._services.storage.run(
            lambda database: database.settings.get_all(), take, failed=lambda _error: then({})
        )

    def write(self, game: str, draft: Draft) -> None:
        """Remember a choice."""
        key, value = DRAFT_PREFIX + game, draft_to_json(draft)
        self._services.storage.run(lambda database: database.settings.set(key, value))

"""The settings that each game has for itself: how many taps play, its deck, and saved presets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from spieltisch.app.preferences import Preferences, with_game_setting
from spieltisch.app.qvariant import Row
from spieltisch.core.messages import message

if TYPE_CHECKING:
    from spieltisch.core.cards import Deck
    from spieltisch.core.game import GamePlugin
    from spieltisch.core.options import Options
    from spieltisch.core.presentation import TableHabits
    from spieltisch.texts import Renderer


def one_tap(preferences: Preferences, game: str, habits: TableHabits) -> bool:
    """Whether one tap plays a piece in this game: as the person has it, else as the game usually has it."""
    return preferences.confirm_styles.get(game, habits.confirm) == "one"


def deck_of(preferences: Preferences, game: str, habits: TableHabits) -> Deck:
    """Return the deck of this game's cards: the chosen one if the game has it, else the game's usual one."""
    chosen = preferences.decks.get(game)
    return next((deck for deck in habits.decks if deck == chosen), habits.decks[0])


def own_presets(preferences: Preferences, game: str) -> Mapping[str, Options]:
    """Return the presets of this game that the person has saved, by name."""
    return preferences.presets.get(game, {})


def with_own_preset(preferences: Preferences, game: str, name: str, values: Options) -> Preferences:
    """Return a copy in which a preset has been saved, in place of one that is called so."""
    saved = {**own_presets(preferences, game), name: dict(values)}
    return with_game_setting(preferences, "presets", game, saved)


def without_own_preset(preferences: Preferences, game: str, name: str) -> Preferences:
    """Return a copy without a preset."""
    kept = {key: values for key, values in own_presets(preferences, game).items() if key != name}
    return with_game_setting(preferences, "presets", game, kept)


def game_rows(plugins: Iterable[GamePlugin], preferences: Preferences, renderer: Renderer) -> list[Row]:
    """Describe the games for the settings: `{id, name, confirm, timed, deck, decks: [{value, label}]}`."""
    return [_game_row(plugin, preferences, renderer) for plugin in plugins]


def _game_row(plugin: GamePlugin, preferences: Preferences, renderer: Renderer) -> Row:
    info, habits = plugin.game.info, plugin.habits
    return {
        "id": info.id,
        "name": renderer.text(info.name),
        "confirm": "one" if one_tap(preferences, info.id, habits) else "two",
        "timed": plugin.clock is not None,
        "deck": deck_of(preferences, info.id, habits),
        "decks": [
            {"value": deck, "label": renderer.text(message(f"app.deck.{deck}"))} for deck in habits.decks
        ],
    }

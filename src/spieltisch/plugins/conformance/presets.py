"""The presets of a game: each can be played by any number, says something, and differs from the others."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from spieltisch.core.game import Game, GamePlugin
from spieltisch.core.match import SEATS_OPTION
from spieltisch.core.options import complete
from spieltisch.core.presets import Preset, same_rules
from spieltisch.plugins.conformance.cases import Case, require
from spieltisch.plugins.conformance.messages import check_messages


def check_presets(plugin: GamePlugin) -> None:
    """The first preset is the game's defaults; all are legal for every number of seats, and no two are alike.

    Raises:
        NonConformance: a law is broken.
    """
    game, presets = plugin.game, plugin.presets
    keys = [preset.key for preset in presets]
    require(len(keys) == len(set(keys)), "a preset is there twice", keys)
    require(all(key and "/" not in key for key in keys), "a preset has an impossible key", keys)
    require(not presets or not presets[0].values, "the first preset must be the defaults", keys)
    check_messages(plugin, presets)
    for preset in presets:
        _check_values(game, preset)
        for seats in game.info.seats:
            game.check_setup(Case(seats, preset.values).header(game).setup)
    for one, other in combinations(presets, 2):
        schema = game.info.options
        alike = same_rules(schema, complete(schema, one.values), complete(schema, other.values))
        require(not alike, "two presets are the same way to play", one.key, other.key)


def preset_cases(plugin: GamePlugin, seed: str = "conformance") -> tuple[Case, ...]:
    """One match of every preset that is not the defaults, with as many seats as the game has."""
    seats = plugin.game.info.seats[-1]
    return tuple(Case(seats, preset.values, seed) for preset in plugin.presets if preset.values)


def _check_values(game: Game[Any, Any], preset: Preset) -> None:
    """Every value is possible, has an effect and differs from the default it would have anyway."""
    schema = game.info.options
    known = {option.key: option for option in schema}
    require(SEATS_OPTION not in preset.values, "a preset says how many play", preset.key)
    for key, value in preset.values.items():
        require(
            key in known and known[key].accepts(value), "a preset has an impossible value", preset.key, key
        )
    options = complete(schema, preset.values)
    for key in preset.values:
        others = {name: value for name, value in preset.values.items() if name != key}
        require(complete(schema, others)[key] != options[key], "a preset repeats a default", preset.key, key)

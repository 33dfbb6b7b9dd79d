"""The conformance kit on presets: those of every game are legal, and presets that break a law are found."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest
from highcard.plugin import PLUGIN

from spieltisch.core.messages import message
from spieltisch.core.options import complete
from spieltisch.core.presets import Preset, same_rules
from spieltisch.plugins.conformance import (
    NonConformance,
    check_presets,
    check_rules,
    playout,
    preset_cases,
)
from spieltisch.plugins.registry import Registry
from tests.bundled import BUNDLED

TITLE = message("highcard.preset.short")
ENOUGH = 400
"""Actions: random players may lose points for ever, so not every match of them ends."""
FEWEST = 10
USUAL = PLUGIN.presets[0]


@pytest.mark.parametrize("game", BUNDLED)
def test_the_presets_of_every_game_are_legal_and_can_be_played(game: str) -> None:
    plugin = Registry().game(game)
    check_presets(plugin)
    for case in preset_cases(plugin):
        *_, match = islice(playout(plugin.game, case), ENOUGH)
        assert match.cursor >= FEWEST
        assert {key: match.header.setup.options[key] for key in case.options} == dict(case.options)


def test_a_game_with_something_to_choose_has_presets() -> None:
    for game in BUNDLED:
        plugin = Registry().game(game)
        assert bool(plugin.presets) == bool(plugin.game.info.options), game


def test_the_presets_of_the_sample_game_conform() -> None:
    check_presets(PLUGIN)
    (case,) = preset_cases(PLUGIN)
    assert (case.seats, dict(case.options)) == (4, {"hand": 2, "target": 2})
    check_rules(PLUGIN, case)


@pytest.mark.parametrize(
    ("presets", "problem"),
    [
        ((USUAL, USUAL), "twice"),
        (PLUGIN.presets[1:], "must be the defaults"),
        ((USUAL, Preset("own/odd", TITLE, TITLE, {"hand": 2})), "impossible key"),
        ((USUAL, Preset("odd", TITLE, TITLE, {"hand": 99})), "impossible value"),
        ((USUAL, Preset("odd", TITLE, TITLE, {"unknown": True})), "impossible value"),
        ((USUAL, Preset("odd", TITLE, TITLE, {"seats": 3})), "how many play"),
        ((USUAL, Preset("odd", TITLE, TITLE, {"hand": 3})), "repeats a default"),
        ((USUAL, Preset("odd", TITLE, message("highcard.nothing"), {"hand": 2})), "no text"),
        ((USUAL, *(Preset(key, TITLE, TITLE, {"hand": 2}) for key in ("one", "other"))), "same way to play"),
    ],
)
def test_presets_that_break_a_law_are_found(presets: tuple[Preset, ...], problem: str) -> None:
    with pytest.raises(NonConformance, match=problem):
        check_presets(replace(PLUGIN, presets=presets))


def test_options_without_effect_make_no_other_way_to_play() -> None:
    schema = PLUGIN.game.info.options
    plain, shared = complete(schema, {"ties": "none"}), complete(schema, {"ties": "none", "bonus": True})
    dependent = next(option for option in schema if option.key == "bonus")
    assert dependent.depends_on is not None
    assert not dependent.applies(plain)
    assert same_rules(schema, plain, shared)
    assert not same_rules(schema, complete(schema, {}), complete(schema, {"bonus": True}))

"""What the plugin offers, and that the rules say nothing without a text."""

from __future__ import annotations

import inspect
from string import Formatter

import pytest

from spieltisch.core.cards import Card
from spieltisch.core.errors import SpieltischError
from spieltisch.core.game import LEVELS, Game, GamePlugin
from spieltisch.games.cribbage import reasons
from spieltisch.games.cribbage.plugin import PLUGIN
from spieltisch.games.cribbage.state import Phase, State, View
from spieltisch.games.cribbage.texts import TEXTS
from tests.games.cribbage.support import RULES

EXAMPLES = {"seat": 7, "verb": "jump", "phase": Phase.PLAY, "low": 4, "high": 48, "seats": 3, "count": 30}
EXAMPLES |= {"card": Card.parse("7C"), "text": "XX"}


def refusals() -> list[SpieltischError]:
    """One error from every function in `reasons` that makes one."""
    found = []
    for name, function in inspect.getmembers(reasons, inspect.isfunction):
        if function.__module__ == reasons.__name__ and not name.startswith("_") and name != "expected":
            arguments = [EXAMPLES[parameter] for parameter in inspect.signature(function).parameters]
            found.append(function(*arguments))
    return found


@pytest.mark.parametrize("error", refusals(), ids=lambda error: error.message.key)
def test_every_reason_has_a_text_with_its_fields(error: SpieltischError) -> None:
    source = TEXTS[error.message.key]
    fields = {name.partition(":")[0] for _, name, _, _ in Formatter().parse(source) if name}
    assert fields <= {name for name, _ in error.message.args}


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_every_phase_says_what_it_expects(phase: Phase) -> None:
    assert TEXTS[reasons.expected(phase).key]


def test_the_plugin_is_complete() -> None:
    game: Game[State, View] = RULES
    assert isinstance(PLUGIN, GamePlugin)
    assert set(PLUGIN.players) == set(LEVELS)
    assert (game.info.id, game.info.seats, game.info.options) == ("cribbage", (2,), ())
    assert PLUGIN.texts[game.info.name.key]
    assert PLUGIN.texts[game.info.summary.key]


def test_the_pack_has_52_cards() -> None:
    pieces = RULES.pieces({})
    assert len(set(pieces)) == len(pieces) == 52


def test_each_seat_is_a_side() -> None:
    assert RULES.sides(2, {}) == (0, 1)

"""Danish 500 as the program finds it: the object the entry point names."""

from __future__ import annotations

from spieltisch.core.game import GamePlugin
from spieltisch.core.presentation import TableHabits
from spieltisch.games.five_hundred.clock import FiveHundredClock
from spieltisch.games.five_hundred.figures import FACTS, result_facts
from spieltisch.games.five_hundred.keys import KEYS
from spieltisch.games.five_hundred.players import PLAYERS, FiveHundredAdviser
from spieltisch.games.five_hundred.presenter.presenter import FiveHundredPresenter
from spieltisch.games.five_hundred.presets import PRESETS
from spieltisch.games.five_hundred.reactions import FiveHundredReactions
from spieltisch.games.five_hundred.rules import FiveHundredRules
from spieltisch.games.five_hundred.texts import TEXTS

PLUGIN = GamePlugin(
    game=FiveHundredRules(),
    players=PLAYERS,
    adviser=FiveHundredAdviser,
    presenter=FiveHundredPresenter(),
    texts=TEXTS,
    table_qml="qml/FiveHundredTable.qml",
    result_facts=result_facts,
    facts=FACTS,
    clock=FiveHundredClock(),
    reactions=FiveHundredReactions(),
    habits=TableHabits(opener=True, keys=KEYS),
    presets=PRESETS,
)
"""Danish 500 for two to six."""

"""Watten as the program finds it: the object the entry point names."""

from __future__ import annotations

from spieltisch.core.game import GamePlugin
from spieltisch.core.messages import message
from spieltisch.core.presentation import GameKey, TableHabits
from spieltisch.games.watten.clock import WattenClock
from spieltisch.games.watten.facts import FACTS
from spieltisch.games.watten.figures import result_facts
from spieltisch.games.watten.players import PLAYERS, WattenAdviser
from spieltisch.games.watten.presenter.presenter import WattenPresenter
from spieltisch.games.watten.presenter.stakes import KEYS
from spieltisch.games.watten.presets import PRESETS
from spieltisch.games.watten.rules import WattenRules
from spieltisch.games.watten.texts import TEXTS

PLUGIN = GamePlugin(
    game=WattenRules(),
    players=PLAYERS,
    adviser=WattenAdviser,
    presenter=WattenPresenter(),
    texts=TEXTS,
    table_qml="qml/WattenTable.qml",
    result_facts=result_facts,
    facts=FACTS,
    clock=WattenClock(),
    habits=TableHabits(
        handover="action",
        confirm="one",
        decks=("french", "bavarian"),
        keys=tuple(GameKey(KEYS[verb], message(f"watten.stake.{verb}")) for verb in KEYS),
    ),
    presets=PRESETS,
)
"""Watten for two pairs, Bavarian or Tyrolean, with French or Bavarian cards."""

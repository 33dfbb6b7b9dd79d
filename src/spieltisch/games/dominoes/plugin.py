"""Dominoes as the program finds it: the object the entry point names."""

from __future__ import annotations

from spieltisch.core.game import GamePlugin
from spieltisch.core.messages import message
from spieltisch.core.presentation import GameKey, TableHabits
from spieltisch.games.dominoes.facts import FACTS
from spieltisch.games.dominoes.figures import result_facts
from spieltisch.games.dominoes.players import PLAYERS, DominoesAdviser
from spieltisch.games.dominoes.presenter.presenter import DominoesPresenter
from spieltisch.games.dominoes.presets import PRESETS
from spieltisch.games.dominoes.rules import DominoesRules
from spieltisch.games.dominoes.texts import TEXTS

PLUGIN = GamePlugin(
    game=DominoesRules(),
    players=PLAYERS,
    adviser=DominoesAdviser,
    presenter=DominoesPresenter(),
    texts=TEXTS,
    table_qml="qml/DominoesTable.qml",
    result_facts=result_facts,
    facts=FACTS,
    habits=TableHabits(
        pieces="tiles",
        opener=True,
        replaced_by_opener=("opening",),
        keys=(
            GameKey(message("dominoes.key.draw"), message("dominoes.choice.draw")),
            GameKey(message("dominoes.key.next_end"), message("dominoes.choice.next_end")),
        ),
    ),
    presets=PRESETS,
)
"""Dominoes for two to four: Block, Draw and All Fives."""

"""Cribbage as the program finds it: the object the entry point names."""

from __future__ import annotations

from spieltisch.core.game import GamePlugin
from spieltisch.games.cribbage.facts import FACTS
from spieltisch.games.cribbage.figures import result_facts
from spieltisch.games.cribbage.players import PLAYERS, CribbageAdviser
from spieltisch.games.cribbage.presenter.presenter import CribbagePresenter
from spieltisch.games.cribbage.rules import CribbageRules
from spieltisch.games.cribbage.texts import TEXTS

PLUGIN = GamePlugin(
    game=CribbageRules(),
    players=PLAYERS,
    adviser=CribbageAdviser,
    presenter=CribbagePresenter(),
    texts=TEXTS,
    table_qml="qml/CribbageTable.qml",
    result_facts=result_facts,
    facts=FACTS,
)

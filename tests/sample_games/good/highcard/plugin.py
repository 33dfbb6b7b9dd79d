"""The entry point of High Card."""

from __future__ import annotations

from functools import partial

from highcard.players import GAME, BestFirst, Clock, NoisyPlayer
from highcard.presentation import HighCardPresenter
from highcard.texts import TEXTS
from spieltisch.core.game import GamePlugin
from spieltisch.core.messages import message
from spieltisch.core.presentation import TableHabits
from spieltisch.core.presets import Preset

NOISE = {"beginner": 0.8, "medium": 0.4, "hard": 0.1, "expert": 0.0}

PLUGIN = GamePlugin(
    game=GAME,
    players={level: partial(NoisyPlayer, noise) for level, noise in NOISE.items()},
    adviser=BestFirst,
    presenter=HighCardPresenter(),
    texts=TEXTS,
    table_qml="qml/HighCardTable.qml",
    clock=Clock(),
    habits=TableHabits(decks=("french", "bavarian")),
    presets=(
        Preset("usual", message("highcard.preset.usual"), message("highcard.preset.usual.explanation")),
        Preset(
            "short",
            message("highcard.preset.short"),
            message("highcard.preset.short.explanation"),
            {"hand": 2, "target": 2},
        ),
    ),
)

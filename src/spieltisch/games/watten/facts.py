"""What statistics show of Watten, made from `figures.py`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.facts import FactInfo, FactKind
from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts, message

FACT_TEXTS: Final[Texts] = {
    "watten.fact.rounds_won": QT_TRANSLATE_NOOP("watten", "Rounds won"),
    "watten.fact.tricks": QT_TRANSLATE_NOOP("watten", "Tricks"),
    "watten.fact.stake": QT_TRANSLATE_NOOP("watten", "Stake"),
    "watten.fact.raises": QT_TRANSLATE_NOOP("watten", "Raises"),
    "watten.fact.bluffs": QT_TRANSLATE_NOOP("watten", "Raises that were not held"),
    "watten.fact.folds": QT_TRANSLATE_NOOP("watten", "Given up"),
    "watten.fact.rounds": QT_TRANSLATE_NOOP("watten", "Rounds"),
    "watten.fact.stakes": QT_TRANSLATE_NOOP("watten", "Stakes of the rounds"),
    "watten.unit.rounds_share": QT_TRANSLATE_NOOP("watten", "of all rounds"),
    "watten.unit.tricks": QT_TRANSLATE_NOOP("watten", "a round"),
    "watten.unit.points": QT_TRANSLATE_NOOP("watten", "points a round"),
    "watten.unit.raises": QT_TRANSLATE_NOOP("watten", "of your pair, a match"),
    "watten.unit.raises_share": QT_TRANSLATE_NOOP("watten", "of your pair’s raises"),
    "watten.unit.played": QT_TRANSLATE_NOOP("watten", "played"),
    "watten.unit.rounds": QT_TRANSLATE_NOOP("watten", "rounds"),
}


def _fact(key: str, unit: str, kind: FactKind, of: tuple[str, ...], per: tuple[str, ...] = ()) -> FactInfo:
    return FactInfo(key, message(f"watten.fact.{key}"), message(f"watten.unit.{unit}"), kind, of, per)


FACTS: Final = (
    _fact("rounds_won", "rounds_share", "share", ("rounds_won",), ("rounds",)),
    _fact("tricks", "tricks", "mean", ("tricks",), ("rounds",)),
    _fact("stake", "points", "mean", ("stakes",), ("rounds",)),
    _fact("raises", "raises", "mean", ("raises",)),
    _fact("bluffs", "raises_share", "share", ("raises_folded",), ("raises",)),
    _fact("folds", "rounds_share", "share", ("folds",), ("rounds",)),
    _fact("rounds", "played", "sum", ("rounds",)),
    _fact("stakes", "rounds", "spread", ("stake",)),
)

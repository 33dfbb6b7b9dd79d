"""What statistics show of dominoes, made from `figures.py`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.facts import FactInfo, FactKind
from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts, message

FACT_TEXTS: Final[Texts] = {
    "dominoes.fact.points": QT_TRANSLATE_NOOP("dominoes", "Points"),
    "dominoes.fact.rounds_won": QT_TRANSLATE_NOOP("dominoes", "Rounds won"),
    "dominoes.fact.rounds_out": QT_TRANSLATE_NOOP("dominoes", "Gone out"),
    "dominoes.fact.blocked": QT_TRANSLATE_NOOP("dominoes", "Blocked rounds"),
    "dominoes.fact.blocked_won": QT_TRANSLATE_NOOP("dominoes", "Blocked rounds won"),
    "dominoes.fact.line": QT_TRANSLATE_NOOP("dominoes", "Ends of the line"),
    "dominoes.fact.draws": QT_TRANSLATE_NOOP("dominoes", "Tiles drawn"),
    "dominoes.fact.passes": QT_TRANSLATE_NOOP("dominoes", "Passes"),
    "dominoes.fact.rounds": QT_TRANSLATE_NOOP("dominoes", "Rounds"),
    "dominoes.fact.best_line": QT_TRANSLATE_NOOP("dominoes", "Most points for the ends"),
    "dominoes.unit.points_round": QT_TRANSLATE_NOOP("dominoes", "points a round"),
    "dominoes.unit.rounds_share": QT_TRANSLATE_NOOP("dominoes", "of all rounds"),
    "dominoes.unit.blocked_share": QT_TRANSLATE_NOOP("dominoes", "of the blocked rounds"),
    "dominoes.unit.points_once": QT_TRANSLATE_NOOP("dominoes", "points at once"),
    "dominoes.unit.round": QT_TRANSLATE_NOOP("dominoes", "a round"),
    "dominoes.unit.played": QT_TRANSLATE_NOOP("dominoes", "played"),
    "dominoes.unit.points": QT_TRANSLATE_NOOP("dominoes", "points"),
}


def _fact(key: str, unit: str, kind: FactKind, of: tuple[str, ...], per: tuple[str, ...] = ()) -> FactInfo:
    return FactInfo(key, message(f"dominoes.fact.{key}"), message(f"dominoes.unit.{unit}"), kind, of, per)


FACTS: Final = (
    _fact("points", "points_round", "mean", ("line_points", "round_end_points"), ("rounds",)),
    _fact("rounds_won", "rounds_share", "share", ("rounds_won",), ("rounds",)),
    _fact("rounds_out", "rounds_share", "share", ("rounds_out",), ("rounds",)),
    _fact("blocked", "rounds_share", "share", ("blocked_rounds",), ("rounds",)),
    _fact("blocked_won", "blocked_share", "share", ("blocked_won",), ("blocked_rounds",)),
    _fact("line", "points_once", "mean", ("line_points",), ("line_scores",)),
    _fact("draws", "round", "mean", ("draws",), ("rounds",)),
    _fact("passes", "round", "mean", ("passes",), ("rounds",)),
    _fact("rounds", "played", "sum", ("rounds",)),
    _fact("best_line", "points", "most", ("best_line",)),
)

"""What statistics show of cribbage, made from `figures.py`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.facts import FactInfo, FactKind
from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts, message

FACT_TEXTS: Final[Texts] = {
    "cribbage.fact.hand": QT_TRANSLATE_NOOP("cribbage", "Hand"),
    "cribbage.fact.crib": QT_TRANSLATE_NOOP("cribbage", "Crib"),
    "cribbage.fact.pegging": QT_TRANSLATE_NOOP("cribbage", "Pegging"),
    "cribbage.fact.dealer_hand": QT_TRANSLATE_NOOP("cribbage", "Hand as dealer"),
    "cribbage.fact.pone_hand": QT_TRANSLATE_NOOP("cribbage", "Hand as pone"),
    "cribbage.fact.dealer_pegging": QT_TRANSLATE_NOOP("cribbage", "Pegging as dealer"),
    "cribbage.fact.pone_pegging": QT_TRANSLATE_NOOP("cribbage", "Pegging as pone"),
    "cribbage.fact.skunks": QT_TRANSLATE_NOOP("cribbage", "Skunks given"),
    "cribbage.fact.skunked": QT_TRANSLATE_NOOP("cribbage", "Skunks taken"),
    "cribbage.fact.deals": QT_TRANSLATE_NOOP("cribbage", "Deals"),
    "cribbage.fact.best_hand": QT_TRANSLATE_NOOP("cribbage", "Best hand"),
    "cribbage.fact.best_crib": QT_TRANSLATE_NOOP("cribbage", "Best crib"),
    "cribbage.fact.hands": QT_TRANSLATE_NOOP("cribbage", "Points of your hands"),
    "cribbage.unit.hand": QT_TRANSLATE_NOOP("cribbage", "points a hand"),
    "cribbage.unit.crib": QT_TRANSLATE_NOOP("cribbage", "points a crib"),
    "cribbage.unit.deal": QT_TRANSLATE_NOOP("cribbage", "points a deal"),
    "cribbage.unit.double": QT_TRANSLATE_NOOP("cribbage", "doubles count once"),
    "cribbage.unit.played": QT_TRANSLATE_NOOP("cribbage", "played"),
    "cribbage.unit.points": QT_TRANSLATE_NOOP("cribbage", "points"),
    "cribbage.unit.hands": QT_TRANSLATE_NOOP("cribbage", "hands"),
}


def _fact(key: str, unit: str, kind: FactKind, of: tuple[str, ...], per: tuple[str, ...] = ()) -> FactInfo:
    return FactInfo(key, message(f"cribbage.fact.{key}"), message(f"cribbage.unit.{unit}"), kind, of, per)


FACTS: Final = (
    _fact("hand", "hand", "mean", ("pone_hand_points", "dealer_hand_points"), ("pone_hands", "dealer_hands")),
    _fact("crib", "crib", "mean", ("crib_points",), ("cribs",)),
    _fact("pegging", "deal", "mean", ("pone_peg_points", "dealer_peg_points"), ("deals",)),
    _fact("dealer_hand", "hand", "mean", ("dealer_hand_points",), ("dealer_hands",)),
    _fact("pone_hand", "hand", "mean", ("pone_hand_points",), ("pone_hands",)),
    _fact("dealer_pegging", "deal", "mean", ("dealer_peg_points",), ("dealer_deals",)),
    _fact("pone_pegging", "deal", "mean", ("pone_peg_points",), ("pone_deals",)),
    _fact("skunks", "double", "sum", ("skunk", "double_skunk")),
    _fact("skunked", "double", "sum", ("skunked", "double_skunked")),
    _fact("deals", "played", "sum", ("deals",)),
    _fact("best_hand", "points", "most", ("best_hand",)),
    _fact("best_crib", "points", "most", ("best_crib",)),
    _fact("hands", "hands", "spread", ("hand",)),
)

"""The figures of one side of a finished match, from its events alone, and what statistics show of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from spieltisch.core.events import Event, Fact
from spieltisch.core.facts import FactInfo, FactKind
from spieltisch.core.messages import message

_LAYING: Final = ("melded", "laid", "claim_laid")


def result_facts(events: Sequence[Event], side: int) -> Mapping[str, float]:
    """Return what statistics keep of `side`: sums and counts, so that averages over matches are exact.

    - `deals`: those that were counted; `deals_won`: those that brought the side the most of all, `closed` the
      ones somebody closed, `closings` the ones it closed itself.
    - `deal_points`: the points of all deals, `laid_points` on the table, `hand_points` left in the hand
      (positive); `best_deal`, `worst_deal`: of a single one (absent if none was counted).
    - `melds`: new melds laid; `cards_laid`: cards laid, claimed and swapped ones included.
    - `piles`: how often the whole pile, or a part of it, was taken, `pile_cards` the cards of these;
      `penalties`: how often no new meld followed, `penalty_points` what that cost.
    - `jokers_laid`, `jokers_swapped`; `claims_won`, and `claims_open`: discards of others that fitted a meld.
    - `margin`: points ahead of the best other side at the end, behind: negative (absent before it is over).
    """
    own = [event for event in events if event.get("seat") == side]
    deals = _deal_totals(events)
    piles = _of_type(own, "took_pile")
    penalties = _of_type(own, "penalty")
    totals = [deal.get(side, 0) for deal in deals]
    return {
        "deals": len(deals),
        "deals_won": sum(_wins(deal, side) for deal in deals),
        "closed": len(_of_type(events, "closed")),
        "closings": len(_of_type(own, "closed")),
        "deal_points": sum(totals),
        "laid_points": _points(events, side, "laid"),
        "hand_points": -_points(events, side, "hand"),
        **({"best_deal": max(totals), "worst_deal": min(totals)} if totals else {}),
        "melds": len(_of_type(own, "melded")),
        "cards_laid": sum(len(_laid_words(event)) for event in own),
        "piles": len(piles),
        "pile_cards": sum(len(_words(event["cards"])) for event in piles),
        "penalties": len(penalties),
        "penalty_points": sum(_number(event["points"]) for event in penalties),
        "jokers_laid": sum(word.startswith("*") for event in own for word in _laid_words(event)),
        "jokers_swapped": len(_of_type(own, "swapped")),
        "claims_won": len(_of_type(own, "claim_laid")),
        "claims_open": sum(
            bool(one["claim"]) and one["seat"] != side for one in _of_type(events, "discarded")
        ),
        **_margin(events, side),
    }


def _of_type(events: Iterable[Event], type_: str) -> list[Event]:
    return [event for event in events if event.type == type_]


def _number(fact: Fact) -> float:
    if not isinstance(fact, int | float):
        raise TypeError(f"{fact!r} is no number")
    return fact


def _words(fact: Fact) -> tuple[str, ...]:
    if not isinstance(fact, tuple):
        raise TypeError(f"{fact!r} is no row of cards")
    return tuple(map(str, fact))


def _laid_words(event: Event) -> tuple[str, ...]:
    """Return the cards that an event puts on the table."""
    if event.type == "melded":
        return _words(event["cards"])
    return (str(event["card"]),) if event.type in (*_LAYING, "swapped") else ()


def _deal_totals(events: Sequence[Event]) -> list[dict[int, float]]:
    """Return what every deal brought each side; a side without a score of its own is left out."""
    deals: list[dict[int, float]] = []
    for event in events:
        if event.type == "count":
            deals.append(dict.fromkeys(range(len(_hands(event))), 0))
        elif event.type == "score":
            side = int(_number(event["side"]))
            deals[-1][side] += _number(event["points"])
    return deals


def _hands(event: Event) -> tuple[Fact, ...]:
    hands = event["hands"]
    if not isinstance(hands, tuple):
        raise TypeError(f"{hands!r} are no hands")
    return hands


def _wins(deal: Mapping[int, float], side: int) -> bool:
    """Whether a deal brought a side more than all others."""
    return all(points < deal[side] for other, points in deal.items() if other != side)


def _points(events: Iterable[Event], side: int, reason: str) -> float:
    scores = (one for one in _of_type(events, "score") if one["side"] == side and one["reason"] == reason)
    return sum(_number(score["points"]) for score in scores)


def _margin(events: Sequence[Event], side: int) -> dict[str, float]:
    over = next((event for event in reversed(events) if event.type == "over"), None)
    if over is None:
        return {}
    scores = over["scores"]
    if not isinstance(scores, tuple):
        raise TypeError(f"{scores!r} are no scores")
    points = [_number(score) for score in scores]
    return {"margin": points[side] - max(score for other, score in enumerate(points) if other != side)}


def _fact(key: str, kind: FactKind, of: str, per: str = "") -> FactInfo:
    label = message(f"five_hundred.fact.{key}.label")
    unit = message(f"five_hundred.fact.{key}.unit")
    return FactInfo(key, label, unit, kind, (of,), (per,) if per else ())


FACTS: Final = (
    _fact("deal_average", "mean", "deal_points", "deals"),
    _fact("closings", "share", "closings", "deals"),
    _fact("deals_won", "share", "deals_won", "deals"),
    _fact("laid_average", "mean", "laid_points", "deals"),
    _fact("hand_average", "mean", "hand_points", "deals"),
    _fact("best_deal", "most", "best_deal"),
    _fact("worst_deal", "least", "worst_deal"),
    _fact("melds", "mean", "melds", "deals"),
    _fact("piles", "mean", "piles", "deals"),
    _fact("pile_size", "mean", "pile_cards", "piles"),
    _fact("penalties", "share", "penalties", "piles"),
    _fact("jokers_laid", "mean", "jokers_laid", "deals"),
    _fact("jokers_swapped", "sum", "jokers_swapped"),
    _fact("claims_won", "share", "claims_won", "claims_open"),
    _fact("margin", "mean", "margin"),
)
"""What statistics show of 500, the most telling first."""

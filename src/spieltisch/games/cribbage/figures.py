"""The figures of one side of a finished match, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from spieltisch.core.events import Event

_PEGGED = frozenset({"fifteen", "thirty_one", "pair", "run", "go", "last"})


def result_facts(events: Sequence[Event], side: int) -> Mapping[str, float]:
    """Return what statistics keep of `side`: sums and counts, so that averages over matches are exact.

    - `deals`, `pone_deals`, `dealer_deals`: deals in which the side played a card.
    - `pone_hands`, `dealer_hands`, `cribs`: how many of its own were counted; `pone_hand_points`,
      `dealer_hand_points`, `crib_points`: their points together; `pone_hand_average`, ...: the points of one
      (absent if none was counted); `best_hand`, `best_crib`: the most points of one.
    - `hand.<points>`: how many of its hands counted so much (absent where none did).
    - `pone_peg_points`, `dealer_peg_points`: points of the play, goes and last cards included;
      `pone_peg_average`, ...: per deal; `heels_points`: for jacks as starters, which are not in them.
    - `margin`: points ahead at the end (behind: negative); `skunk`, `double_skunk`: 1 if the side won that
      way (a double skunk is no skunk as well); `skunked`, `double_skunked`: 1 if it lost that way.

    Points past 121 are counted in full, for they were in the hand.
    """
    dealers = {_whole(event, "deal"): _whole(event, "dealer") for event in events if event.type == "deal"}
    own = [event for event in events if event.get("side") == side]
    as_dealer = [event for event in own if dealers.get(_whole(event, "deal")) == side]
    as_pone = [event for event in own if dealers.get(_whole(event, "deal")) == 1 - side]
    pone, dealer = _role_facts("pone", as_pone), _role_facts("dealer", as_dealer)
    return {
        "deals": pone["pone_deals"] + dealer["dealer_deals"],
        **pone,
        **dealer,
        **_counted("crib", _shows(as_dealer, "crib")),
        "heels_points": _points(event for event in as_dealer if event.get("reason") == "heels"),
        "best_hand": max(map(_point, _shows(own, "hand")), default=0),
        "best_crib": max(map(_point, _shows(own, "crib")), default=0),
        **{f"hand.{points}": number for points, number in Counter(map(_point, _shows(own, "hand"))).items()},
        **_outcome(events, side),
    }


def _role_facts(role: str, events: Sequence[Event]) -> dict[str, float]:
    """Return deals, hands and pegging of a side in one of the two roles."""
    deals = len({event["deal"] for event in events if event.type == "played"})
    pegs = _points(
        event for event in events if event.get("phase") == "play" and event.get("reason") in _PEGGED
    )
    return {
        f"{role}_deals": deals,
        **_counted(f"{role}_hand", _shows(events, "hand")),
        f"{role}_peg_points": pegs,
        **_average(f"{role}_peg", pegs, deals),
    }


def _shows(events: Iterable[Event], of: str) -> list[Event]:
    return [event for event in events if event.type == "show" and event["of"] == of]


def _counted(name: str, shows: Sequence[Event]) -> dict[str, float]:
    points = _points(shows)
    return {f"{name}s": len(shows), f"{name}_points": points, **_average(name, points, len(shows))}


def _average(name: str, points: int, number: int) -> dict[str, float]:
    return {f"{name}_average": points / number} if number else {}


def _outcome(events: Sequence[Event], side: int) -> dict[str, float]:
    """Return how the match ended for the side; nothing while it is not over."""
    over = next((event for event in reversed(events) if event.type == "over"), None)
    if over is None:
        return {}
    won = over["winner"] == side
    margin, skunk = _whole(over, "margin"), _whole(over, "skunk")
    return {
        "margin": margin if won else -margin,
        "skunk": int(won and skunk == 1),
        "double_skunk": int(won and skunk == 2),
        "skunked": int(not won and skunk == 1),
        "double_skunked": int(not won and skunk == 2),
    }


def _point(event: Event) -> int:
    return _whole(event, "points")


def _points(events: Iterable[Event]) -> int:
    return sum(map(_point, events))


def _whole(event: Event, name: str) -> int:
    fact = event[name]
    if not isinstance(fact, int):
        raise TypeError(f"{name} of {event.type} is no whole number")
    return fact

"""The figures of one side of a finished match, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from spieltisch.core.events import Event


def result_facts(events: Sequence[Event], side: int) -> Mapping[str, float]:
    """Return what statistics keep of `side`: sums and counts, so that averages over matches are exact.

    - `rounds`: rounds of the match; `rounds_won`: those of the side, `rounds_won_by_fold` among them because
      the other pair gave up; `round_points`: the points they brought; `round_average`: the points of one
      (absent if none was won).
    - `tricks`: tricks taken, in rounds given up too.
    - `raises`: how often the side said "Gehen!", `counter_raises` among them in answer to a raise;
      `raises_held`, `raises_folded`: how many of them the other pair accepted (a counter-raise accepts too)
      and gave up at.
    - `holds`, `folds`: what the side answered itself.
    - `stakes`: the points of all rounds together, whoever won them; `stake_average`: of one;
      `stake.<points>`: how many rounds were worth so much (absent where none was).
    - `margin`: points ahead at the end (behind: negative); absent while the match is not over.
    """
    rounds = _of_type(events, "round")
    won = [event for event in rounds if event["side"] == side]
    raises = _of_type(events, "raised")
    own = [event for event in raises if event["side"] == side]
    others_counters = sum(event["counter"] is True and event["side"] != side for event in raises)
    return {
        "rounds": len(rounds),
        "rounds_won": len(won),
        "rounds_won_by_fold": sum(event["folded"] is not None for event in won),
        **_worth(won, "round_points", "round_average"),
        "tricks": _count(_of_type(events, "trick"), side),
        "raises": len(own),
        "counter_raises": sum(event["counter"] is True for event in own),
        "raises_held": _count(_of_type(events, "held"), 1 - side) + others_counters,
        "raises_folded": _count(_of_type(events, "folded"), 1 - side),
        "holds": _count(_of_type(events, "held"), side),
        "folds": _count(_of_type(events, "folded"), side),
        **_worth(rounds, "stakes", "stake_average"),
        **_worths(rounds),
        **_margin(events, side),
    }


def _of_type(events: Iterable[Event], type_: str) -> list[Event]:
    return [event for event in events if event.type == type_]


def _count(events: Iterable[Event], side: int) -> int:
    return sum(event["side"] == side for event in events)


def _worth(rounds: Sequence[Event], total: str, average: str) -> dict[str, float]:
    """Return what the rounds were worth together and, if there are any, one of them."""
    points = sum(_whole(event, "points") for event in rounds)
    return {total: points, **({average: points / len(rounds)} if rounds else {})}


def _worths(rounds: Sequence[Event]) -> dict[str, float]:
    """Return how many rounds were worth how much."""
    return {
        f"stake.{points}": n for points, n in Counter(_whole(event, "points") for event in rounds).items()
    }


def _margin(events: Sequence[Event], side: int) -> dict[str, float]:
    over = next((event for event in reversed(events) if event.type == "over"), None)
    if over is None:
        return {}
    margin = _whole(over, "margin")
    return {"margin": margin if over["winner"] == side else -margin}


def _whole(event: Event, name: str) -> int:
    fact = event[name]
    if not isinstance(fact, int):
        raise TypeError(f"{name} of {event.type} is no whole number")
    return fact

"""The figures of one side of a finished match, from its events alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from spieltisch.core.events import Event, Fact


def result_facts(events: Sequence[Event], side: int) -> Mapping[str, float]:
    """Return what statistics keep of `side`: sums and counts, so that averages over matches are exact.

    - `rounds`: rounds of the match; `rounds_won`: those whose end brought the side points,
      `rounds_out` those in which it went out; `blocked_rounds`: those that ended blocked, `blocked_won` the
      ones of them that brought the side points.
    - `line_points`, `line_scores`: points for the ends of the line (All Fives) and how often there were some;
      `best_line`: the most at once (absent if there were none).
    - `round_end_points`: points for the ends of rounds; `round_average`: all points of the side for one
      round (absent if none was dealt).
    - `tiles_laid`, `draws`, `passes`: of all seats of the side (absent while the match is not over).
    - `margin`: points ahead of the best other side at the end, behind: negative (absent as well).
    """
    rounds = _of_type(events, "round")
    dealt = len(_of_type(events, "deal"))
    scores = [event for event in _of_type(events, "score") if event["side"] == side]
    line = [_number(event["points"]) for event in scores if event["reason"] == "line"]
    ends = [event for event in scores if event["reason"] != "line"]
    end_points = sum(_number(event["points"]) for event in ends)
    return {
        "rounds": dealt,
        "rounds_won": len(ends),
        "rounds_out": sum(event["side"] == side for event in rounds),
        "blocked_rounds": sum(event["out"] is None for event in rounds),
        "blocked_won": sum(event["reason"] == "blocked" for event in ends),
        "line_points": sum(line),
        "line_scores": len(line),
        **({"best_line": max(line)} if line else {}),
        "round_end_points": end_points,
        **({"round_average": (sum(line) + end_points) / dealt} if dealt else {}),
        **_at_the_end(events, side),
    }


def _of_type(events: Iterable[Event], type_: str) -> list[Event]:
    return [event for event in events if event.type == type_]


def _number(fact: Fact) -> float:
    if not isinstance(fact, int | float):
        raise TypeError(f"{fact!r} is no number")
    return fact


def _at_the_end(events: Sequence[Event], side: int) -> dict[str, float]:
    """Return what needs the number of sides, which the last event tells: seat s is on side s modulo it."""
    over = next((event for event in reversed(events) if event.type == "over"), None)
    if over is None:
        return {}
    points = over["scores"]
    if not isinstance(points, tuple):
        raise TypeError(f"{points!r} are no scores")
    scores = [_number(score) for score in points]
    done = {"tiles_laid": "played", "draws": "drawn", "passes": "passed"}
    counts = {name: _done_by(events, type_, side, len(scores)) for name, type_ in done.items()}
    others = max(score for place, score in enumerate(scores) if place != side)
    return {**counts, "margin": scores[side] - others}


def _done_by(events: Sequence[Event], type_: str, side: int, sides: int) -> int:
    return sum(int(_number(event["seat"])) % sides == side for event in _of_type(events, type_))

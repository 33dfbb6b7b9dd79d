"""The score details: a section for every round, with each scored event and what it was for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spieltisch.core.eventfacts import hands_of, number_of, numbers_of, seat_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import DetailRow, DetailSection
from spieltisch.games.dominoes.presenter.facts import points_of, sum_of, tile_of
from spieltisch.games.dominoes.presenter.story import is_line_score
from spieltisch.games.dominoes.scoring import round_to_five


def score_details(events: Sequence[Event], sides: Sequence[int]) -> tuple[DetailSection, ...]:
    """List the rounds of the match that have brought points or ended, oldest first."""
    starts = [place for place, event in enumerate(events) if event.type == "deal"]
    rounds = [events[start:end] for start, end in zip(starts, [*starts[1:], len(events)], strict=True)]
    return tuple(section for one in rounds for section in _section(one, sides))


def _section(events: Sequence[Event], sides: Sequence[int]) -> Iterator[DetailSection]:
    """Yield the section of a round; a running round without a point has none."""
    ended = next((event for event in events if event.type == "round"), None)
    rows = tuple(_rows(events, ended, sides))
    if rows or ended is not None:
        yield DetailSection(_title(events[0], ended), rows)


def _title(deal: Event, ended: Event | None) -> Message:
    number = number_of(deal, "round")
    if ended is None:
        return message("dominoes.details.round", round=number)
    if ended["out"] is None:
        return message("dominoes.details.round_blocked", round=number)
    return message("dominoes.details.round_out", round=number, who=seat_of(ended, "out"))


def _rows(events: Sequence[Event], ended: Event | None, sides: Sequence[int]) -> Iterator[DetailRow]:
    for place, event in enumerate(events):
        if event.type != "score":
            continue
        if is_line_score(event):
            tile = tile_of(events[place - 1])
            text = message("dominoes.details.line", who=seat_of(event), tile=tile, sum=sum_of(event))
            pieces: tuple[str, ...] = (tile.text,)
        elif ended is not None:
            text, pieces = _count(event, ended, sides, events)
        else:
            continue
        yield DetailRow(
            text, pieces, number_of(event, "side"), points_of(event, "points"), points_of(event, "total")
        )


def _count(
    score: Event, ended: Event, sides: Sequence[int], events: Sequence[Event]
) -> tuple[Message, tuple[str, ...]]:
    """Explain the points for the end of a round by the pips, with the tiles that are counted."""
    gaining = [
        number_of(event, "side") for event in events if event.type == "score" and not is_line_score(event)
    ]
    counted = gaining if len(gaining) > 1 else [number_of(score, "side")]
    pips, hands = numbers_of(ended, "pips"), hands_of(ended)
    own = sum(count for count, its in zip(pips, sides, strict=True) if its == number_of(score, "side"))
    others = sum(count for count, its in zip(pips, sides, strict=True) if its not in counted)
    tiles = tuple(tile for hand, its in zip(hands, sides, strict=True) if its not in counted for tile in hand)
    if len(gaining) > 1:
        rounded = round_to_five(others)
        return message("dominoes.details.split", own=own, pips=others, rounded=rounded), tiles
    fives = any(event.type == "played" and event["total"] is not None for event in events)
    ending = "_rounded" if fives and round_to_five(others) != others else ""
    if ended["out"] is not None:
        return message(f"dominoes.details.out{ending}", pips=others), tiles
    return message(f"dominoes.details.blocked{ending}", own=own, pips=others), tiles

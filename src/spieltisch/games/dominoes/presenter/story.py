"""The match told from its events: the running log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from spieltisch.core.eventfacts import number_of, numbers_of, seat_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import LogLine
from spieltisch.games.dominoes.presenter.facts import points_of, scores_of, sum_of, tile_of
from spieltisch.games.dominoes.presenter.naming import gain, of_side, score_words, seats_of, value_words

Teller: TypeAlias = Callable[[Event, Sequence[int]], Iterator[LogLine]]

_LAST_TILE: Final = 1


def log_lines(events: Sequence[Event], sides: Sequence[int]) -> tuple[LogLine, ...]:
    """Tell the match so far, oldest first."""
    return tuple(_lines(events, sides))


def _lines(events: Sequence[Event], sides: Sequence[int]) -> Iterator[LogLine]:
    """Walk through the events; several draws in a row are one line, points stand beside their tile."""
    place = 0
    while place < len(events):
        event = events[place]
        following = events[place + 1] if place + 1 < len(events) else None
        if event.type == "drawn":
            count = draws_in_a_row(events, place)
            yield LogLine(message("dominoes.log.draws", who=seat_of(event), n=count), "subtle")
            place += count
            continue
        if event.type == "played":
            scored = following if following is not None and is_line_score(following) else None
            yield _played(event, scored)
            place += 1 if scored is None else 2
            continue
        yield from _TELLERS.get(event.type, _nothing)(event, sides)
        place += 1


def draws_in_a_row(events: Sequence[Event], place: int) -> int:
    """Return how many tiles are drawn one after the other from `place` on."""
    count = 0
    while place + count < len(events) and events[place + count].type == "drawn":
        count += 1
    return count


def is_line_score(event: Event) -> bool:
    """Whether an event is the score of a tile that was just laid."""
    return event.type == "score" and event["reason"] == "line"


def _played(event: Event, scored: Event | None) -> LogLine:
    text = played_text(event)
    if scored is None:
        return LogLine(text)
    return LogLine(text, "points", gain(points_of(scored, "points")), number_of(scored, "side"))


def played_text(event: Event) -> Message:
    """Say what was laid, in All Fives with the sum of the ends: "Bene lays 5-4. Ends 26"."""
    who, tile = seat_of(event), tile_of(event)
    total = event["total"]
    if isinstance(total, int):
        return message("dominoes.log.lays_sum", who=who, tile=tile, total=total)
    if number_of(event, "left") == _LAST_TILE:
        return message("dominoes.log.lays_but_one", who=who, tile=tile)
    return message("dominoes.log.lays", who=who, tile=tile)


def deal_title(event: Event) -> Message:
    """Return the heading of a round: "Round 2 · Anna opens"."""
    return message("dominoes.log.deal", round=number_of(event, "round"), who=seat_of(event, "opener"))


def opener_reason(event: Event) -> Message | None:
    """Say why a seat opens the round; None where somebody has chosen it."""
    who = seat_of(event, "opener")
    why = str(event["why"])
    if why == "highest_double":
        return message("dominoes.log.opener.highest_double", who=who, tile=tile_of(event, "lead"))
    if why == "lot":
        return message("dominoes.log.opener.lot", who=who)
    if why == "winner":
        return message("dominoes.log.opener.winner", who=who)
    return message("dominoes.log.opener.rotate", who=who) if why == "rotate" else None


def passed_text(event: Event) -> Message:
    """Say who passed, and which values are missing."""
    values = tuple(value_words(value) for value in numbers_of(event, "values"))
    return message("dominoes.log.passes", who=seat_of(event), values=values)


def round_text(event: Event) -> Message:
    """Say how a round ended."""
    if event["out"] is None:
        return message("dominoes.round.blocked")
    return message("dominoes.log.gone_out", who=seat_of(event, "out"))


def pips_text(event: Event) -> Message:
    """List the pips that were left: "Anna 12, Bene 5"."""
    seats = enumerate(numbers_of(event, "pips"))
    left = tuple(message("dominoes.log.pips_of", who=Seat(seat), pips=pips) for seat, pips in seats)
    return message("dominoes.log.pips", left=left)


def over_text(event: Event, sides: Sequence[int]) -> Message:
    """Say who has won the match."""
    standing = score_words(scores_of(event))
    if event["winner"] is None:
        return message("dominoes.log.tie", scores=standing)
    seats = seats_of(sides, number_of(event, "winner"))
    return of_side("dominoes.log.over", seats, scores=standing)


def score_text(event: Event, sides: Sequence[int]) -> Message:
    """Say what points were for: the ends of the line, going out, or the fewest pips."""
    if is_line_score(event):
        return sum_of(event)
    seats = seats_of(sides, number_of(event, "side"))
    return of_side(f"dominoes.log.{event['reason']}", seats)


def _deal(event: Event, sides: Sequence[int]) -> Iterator[LogLine]:
    del sides
    yield LogLine(deal_title(event), "heading")
    why = opener_reason(event)
    if why is not None:
        yield LogLine(why, "subtle")


def _passed(event: Event, sides: Sequence[int]) -> Iterator[LogLine]:
    del sides
    yield LogLine(passed_text(event), "subtle")


def _round(event: Event, sides: Sequence[int]) -> Iterator[LogLine]:
    del sides
    yield LogLine(round_text(event))
    yield LogLine(pips_text(event), "subtle")


def _score(event: Event, sides: Sequence[int]) -> Iterator[LogLine]:
    side = number_of(event, "side")
    yield LogLine(score_text(event, sides), "points", gain(points_of(event, "points")), side)


def _over(event: Event, sides: Sequence[int]) -> Iterator[LogLine]:
    winner = event["winner"]
    yield LogLine(over_text(event, sides), "heading", side=winner if isinstance(winner, int) else None)


def _nothing(event: Event, sides: Sequence[int]) -> Iterator[LogLine]:
    del event, sides
    return iter(())


_TELLERS: Final[Mapping[str, Teller]] = {
    "deal": _deal,
    "passed": _passed,
    "round": _round,
    "score": _score,
    "over": _over,
}
"""How the events are told that need no look at those around them."""

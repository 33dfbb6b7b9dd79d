"""What actions do: laying, drawing, passing, and the end of a round and of the match."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spieltisch.core.events import Event, event, score_event
from spieltisch.core.game import Score, Step
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes import dealing, scoring
from spieltisch.games.dominoes.line import END_NAMES, EndName, Line
from spieltisch.games.dominoes.settings import HALVES
from spieltisch.games.dominoes.state import HalfPoints, Move, RoundRecord, State, Table, Tiles

IDLE_LIMIT: Final = 20
"""If the target has to be hit exactly, so many rounds without a point end the match; perhaps nobody can."""


def in_points(half_points: HalfPoints) -> Score:
    """Return half-points as points: a whole number, or one with .5."""
    return half_points / HALVES if half_points % HALVES else half_points // HALVES


def lay(state: State, seat: int, tile: Tile, end: EndName | None) -> Step[State]:
    """Lay a tile: score it, and end the round when it was the last one."""
    table, hand = state.table, tuple(held for held in state.hands[seat] if held != tile)
    line = table.line.lay(tile, end)
    side = table.settings.side_of(seat)
    gain = HALVES * scoring.line_points(table.settings, line)
    gain = scoring.credited(table.settings, table.scores[side], gain)
    move = Move(seat, "play", tile, end, table.line.values(), gain)
    table = replace(
        table,
        line=line,
        passes=0,
        moves=(*table.moves, move),
        scores=_added(table.scores, side, gain),
        idle_rounds=0 if gain else table.idle_rounds,
    )
    state = _holding(replace(state, table=table), seat, hand)
    events = (_played(table, move), *_line_score(table, seat, gain))
    winner = scoring.leader(table.settings, table.scores) if gain else None
    if winner is not None:
        return _over(state, events, winner)
    if not hand:
        return _round_over(state, events, out=seat)
    return Step(_next_turn(state), events)


def draw(state: State, seat: int) -> Step[State]:
    """Take the next tile of the boneyard; the seat stays on turn."""
    table = state.table
    move = Move(seat, "draw", open_values=table.line.values())
    table = replace(table, boneyard=table.boneyard - 1, moves=(*table.moves, move))
    hand = tuple(sorted((*state.hands[seat], state.boneyard[0])))
    state = _holding(replace(state, table=table, boneyard=state.boneyard[1:]), seat, hand)
    return Step(state, (event("drawn", seat=seat, boneyard=table.boneyard),))


def pass_turn(state: State, seat: int) -> Step[State]:
    """Pass; when every seat has passed in a row the round is blocked."""
    values = state.table.line.values()
    table = replace(
        state.table,
        passes=state.table.passes + 1,
        moves=(*state.table.moves, Move(seat, "pass", open_values=values)),
    )
    state = replace(state, table=table)
    events = (event("passed", seat=seat, values=tuple(sorted(values))),)
    if table.passes == table.settings.seats:
        return _round_over(state, events, out=None)
    return Step(_next_turn(state), events)


def _holding(state: State, seat: int, hand: Tiles) -> State:
    hands = tuple(hand if other == seat else held for other, held in enumerate(state.hands))
    table = replace(state.table, hand_sizes=tuple(len(held) for held in hands))
    return replace(state, table=table, hands=hands)


def _next_turn(state: State) -> State:
    table = state.table
    assert table.turn is not None  # noqa: S101 - somebody has just acted
    return replace(state, table=replace(table, turn=(table.turn + 1) % table.settings.seats))


def _added(scores: tuple[HalfPoints, ...], side: int, gain: HalfPoints) -> tuple[HalfPoints, ...]:
    return tuple(score + gain if other == side else score for other, score in enumerate(scores))


def _round_over(state: State, events: tuple[Event, ...], out: int | None) -> Step[State]:
    """Count the round (hands become public), then end the match or deal the next round."""
    table, settings = state.table, state.table.settings
    if out is None:
        gains = scoring.blocked_gains(settings, state.hands)
    else:
        gains = scoring.out_gains(settings, state.hands, out)
    gains = tuple(
        scoring.credited(settings, score, gain) for score, gain in zip(table.scores, gains, strict=True)
    )
    scores = tuple(score + gain for score, gain in zip(table.scores, gains, strict=True))
    record = RoundRecord(table.number, out, state.hands, gains, table.line, table.boneyard)
    idle = 0 if any(gains) else table.idle_rounds
    state = replace(state, table=replace(table, scores=scores, last_round=record, idle_rounds=idle))
    events = (*events, _round_event(record, settings.sides), *_round_scores(state.table, record))
    winner = scoring.leader(settings, scores)
    if winner is not None or not settings.target or (settings.exact_target and idle >= IDLE_LIMIT):
        return _over(state, events, _highest(scores) if winner is None else winner)
    dealt = dealing.next_round(state, record)
    return Step(dealt.state, (*events, *dealt.events))


def _highest(scores: tuple[HalfPoints, ...]) -> int | None:
    best = [side for side, score in enumerate(scores) if score == max(scores)]
    return best[0] if len(best) == 1 else None


def _over(state: State, events: tuple[Event, ...], winner: int | None) -> Step[State]:
    table = replace(state.table, turn=None, winner=winner)
    points = tuple(in_points(score) for score in table.scores)
    return Step(replace(state, table=table), (*events, event("over", winner=winner, scores=points)))


def _played(table: Table, move: Move) -> Event:
    assert move.tile is not None  # noqa: S101 - it is a play
    return event(
        "played",
        seat=move.seat,
        tile=move.tile.text,
        end=move.end,
        left=table.hand_sizes[move.seat] - 1,
        total=table.line.total() if table.settings.fives else None,
    )


def _parts(line: Line) -> tuple[tuple[str, int, bool], ...]:
    """What counts, as facts: end (or `spinner`), value, whether it counts twice."""
    return tuple((part.end or "spinner", part.value, part.double) for part in line.parts())


def _line_score(table: Table, seat: int, gain: HalfPoints) -> tuple[Event, ...]:
    if not gain:
        return ()
    side = table.settings.side_of(seat)
    return (
        score_event(
            side,
            in_points(gain),
            "line",
            seat=seat,
            parts=_parts(table.line),
            total=in_points(table.scores[side]),
        ),
    )


def _round_event(record: RoundRecord, sides: tuple[int, ...]) -> Event:
    return event(
        "round",
        number=record.number,
        out=record.out,
        side=None if record.out is None else sides[record.out],
        hands=tuple(tuple(tile.text for tile in hand) for hand in record.hands),
        pips=tuple(scoring.pips(hand) for hand in record.hands),
    )


def _round_scores(table: Table, record: RoundRecord) -> tuple[Event, ...]:
    reason = "blocked" if record.out is None else "out"
    return tuple(
        score_event(side, in_points(gain), reason, total=in_points(table.scores[side]))
        for side, gain in enumerate(record.gains)
        if gain
    )


def end_name(words: tuple[str, ...]) -> EndName | None:
    """Return the end that a checked play names."""
    return next((name for name in END_NAMES if name in words[1:]), None)

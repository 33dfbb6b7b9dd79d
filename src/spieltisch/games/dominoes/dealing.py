"""Dealing a round and finding who opens it (rules text: "Erster Platz per Los oder Auswahl")."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from spieltisch.core.events import Event, event
from spieltisch.core.game import Setup, Step
from spieltisch.core.randomness import RandomSource
from spieltisch.core.tiles import FULL_SET, Tile
from spieltisch.games.dominoes.line import Line
from spieltisch.games.dominoes.settings import Opener, Settings
from spieltisch.games.dominoes.state import RoundRecord, State, Table, Tiles

PIECES: Final = tuple(tile.text for tile in FULL_SET)


@dataclass(frozen=True, slots=True)
class _Opening:
    """Who opens, with which tile if that is prescribed, and why: an `Opener`, or `chosen`."""

    seat: int
    why: str
    lead: Tile | None = None


def first_round(settings: Settings, setup: Setup, scores: tuple[int, ...]) -> Step[State]:
    """Deal the first round; its opener is `setup.dealer`, else found as the option `opening` says."""
    empty = Table(settings, 0, 0, None, scores, (), 0, Line(settings.spinner))
    before = State(setup.chance, empty, (), (), 0, setup.lots)
    dealt = _deal(before)
    if setup.dealer is not None:
        return _open(dealt, _Opening(setup.dealer, "chosen"))
    return _open(*_found(dealt, settings.opening))


def next_round(state: State, record: RoundRecord) -> Step[State]:
    """Deal the round after the one that `record` tells of."""
    settings = state.table.settings
    dealt = _deal(replace(state, table=replace(state.table, last_round=record)))
    if settings.next_opener is Opener.ROTATE:
        return _open(dealt, _Opening((state.table.opener + 1) % settings.seats, Opener.ROTATE))
    if settings.next_opener is Opener.WINNER:
        winner = _winner_of(settings, record)
        if winner is not None:
            return _open(dealt, _Opening(winner, Opener.WINNER))
        return _open(*_by_lot(dealt))
    return _open(*_found(dealt, settings.next_opener))


def _deal(state: State) -> State:
    """Deal one tile at a time round the table from seat 0; the rest is the boneyard."""
    settings = state.table.settings
    pack = tuple(Tile.parse(text) for text in state.chance.pack(state.rounds_dealt, PIECES))
    dealt = settings.seats * settings.hand_size
    hands = tuple(tuple(sorted(pack[seat : dealt : settings.seats])) for seat in range(settings.seats))
    table = replace(
        state.table,
        number=state.table.number + 1,
        hand_sizes=(settings.hand_size,) * settings.seats,
        boneyard=len(pack) - dealt,
        line=Line(settings.spinner),
        lead=None,
        moves=(),
        passes=0,
        idle_rounds=state.table.idle_rounds + 1,
    )
    return replace(
        state, table=table, hands=hands, boneyard=pack[dealt:], rounds_dealt=state.rounds_dealt + 1
    )


def _open(state: State, opening: _Opening) -> Step[State]:
    table = replace(state.table, opener=opening.seat, turn=opening.seat, lead=opening.lead)
    return Step(replace(state, table=table), (_dealt_event(table, opening),))


def _dealt_event(table: Table, opening: _Opening) -> Event:
    return event(
        "deal",
        round=table.number,
        opener=opening.seat,
        why=str(opening.why),
        lead=None if opening.lead is None else opening.lead.text,
        hand=table.settings.hand_size,
        boneyard=table.boneyard,
    )


def _found(state: State, opener: Opener) -> tuple[State, _Opening]:
    """By lot, or who holds the highest double, which then has to be led; by lot if nobody holds one."""
    if opener is Opener.HIGHEST_DOUBLE:
        highest = max((tile for hand in state.hands for tile in hand if tile.double), default=None)
        if highest is not None:
            return state, _Opening(_holder(state.hands, highest), Opener.HIGHEST_DOUBLE, highest)
    return _by_lot(state)


def _holder(hands: tuple[Tiles, ...], tile: Tile) -> int:
    return next(seat for seat, hand in enumerate(hands) if tile in hand)


def _by_lot(state: State) -> tuple[State, _Opening]:
    number, seats = state.lots_drawn, state.table.settings.seats
    seat = state.lots[number] if number < len(state.lots) else _draw_lot(state.chance, number, seats)
    return replace(state, lots_drawn=number + 1), _Opening(seat, Opener.LOT)


def _draw_lot(chance: RandomSource, number: int, seats: int) -> int:
    return int(chance.stream(f"lot/{number}").random() * seats)


def _winner_of(settings: Settings, record: RoundRecord) -> int | None:
    """Who went out; after a block the lightest hand of the side that gained, None where lots are drawn."""
    if record.out is not None:
        return record.out
    gained = [seat for seat in range(settings.seats) if record.gains[settings.side_of(seat)]]
    if settings.lot_after_block or not gained:
        return None
    return min(gained, key=lambda seat: (sum(tile.pips for tile in record.hands[seat]), seat))

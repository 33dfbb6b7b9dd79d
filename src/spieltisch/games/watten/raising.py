"""Raising the stake: who may say "Gehen!", and what the answers do (rules text, "Gehen").

A raise waits for an answer of the other pair; whichever of its seats speaks first answers for both. Answering
with another raise accepts the first one, so its conditions are those of a raise at the stake thus reached.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from spieltisch.games.watten.state import SEATS, Phase, Said, Table, pair_of


class Barrier(StrEnum):
    """Why a pair may not raise."""

    SWITCHED_OFF = "switched_off"
    """The match is played without raising."""
    TENSE = "tense"
    """The pair is "gespannt": it has all but two of the points that win."""
    LAST_RAISER = "last_raiser"
    """The pair raised last; the same pair does not raise twice running."""
    POINTLESS = "pointless"
    """The stake wins the match for either pair already, so that more of it would change nothing."""


def barrier(table: Table, pair: int) -> Barrier | None:
    """Return what keeps a pair from raising at this point of the play, None: it may.

    While a raise of the other pair is pending, this is about the counter-raise.
    """
    settings = table.settings
    pending = table.raiser is not None
    last_raiser = 1 - pair if pending else table.last_raiser
    if not settings.raising:
        return Barrier.SWITCHED_OFF
    if table.scores[pair] >= settings.tense_from:
        return Barrier.TENSE
    if last_raiser == pair:
        return Barrier.LAST_RAISER
    if table.stake + pending >= settings.target - min(table.scores):
        return Barrier.POINTLESS
    return None


def answering(table: Table) -> tuple[int, ...]:
    """Return the seats that a pending raise waits for: the one left of the raiser first; () without one."""
    if table.raiser is None:
        return ()
    return (table.raiser + 1) % SEATS, (table.raiser + 3) % SEATS


def may_raise(table: Table, seat: int) -> bool:
    """Whether the seat may say "Gehen!" now, on turn or not, or answer a raise with another one."""
    if table.phase is not Phase.PLAY or (table.raiser is not None and seat not in answering(table)):
        return False
    return barrier(table, pair_of(seat)) is None


def raised(table: Table, seat: int) -> Table:
    """Return the table after the seat has said "Gehen!"; a pending raise is accepted with it."""
    if table.raiser is not None:
        table = _accepted(table)
    return replace(table, raiser=seat, said=(*table.said, Said(seat, "raise", table.stake)))


def held(table: Table, seat: int) -> Table:
    """Return the table after the seat has accepted the pending raise."""
    table = _accepted(table)
    return replace(table, said=(*table.said, Said(seat, "hold", table.stake)))


def folded(table: Table, seat: int) -> Table:
    """Return the table after the seat has given up; the stake is what it was before the raise."""
    return replace(table, raiser=None, said=(*table.said, Said(seat, "fold", table.stake)))


def _accepted(table: Table) -> Table:
    assert table.raiser is not None  # noqa: S101 - asked for only while a raise is pending
    return replace(table, stake=table.stake + 1, last_raiser=pair_of(table.raiser), raiser=None)

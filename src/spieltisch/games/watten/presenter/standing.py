"""Plates and scores: who deals, who has announced what, whose turn it is, and who is "gespannt"."""

from __future__ import annotations

from spieltisch.core.messages import Message, Rank, Seat, Suit, message
from spieltisch.core.presentation import Plate, SideScore
from spieltisch.games.watten.legality import asked
from spieltisch.games.watten.presenter.ending import Ending
from spieltisch.games.watten.state import SEATS, Phase, Table, View, pair_of


def plates(view: View, ending: Ending | None) -> tuple[Plate, ...]:
    """Return the plates of all seats; at the end of a round nobody is asked."""
    waiting = () if ending else asked(view.table)
    return tuple(
        Plate(seat, pair_of(seat), _role(view, ending, seat), seat in waiting) for seat in range(SEATS)
    )


def _role(view: View, ending: Ending | None, seat: int) -> Message | None:
    """Return what a seat is and has said in this round, first of all that its raise is pending.

    The partner of who looks is called so if there is nothing else to say.
    """
    table = view.table
    dealer = ending.dealer if ending else table.dealer
    rank = ending.record.rank if ending else table.rank
    trump = ending.record.trump if ending else table.trump
    who = Seat(seat)
    if seat == table.raiser:
        return message("watten.plate.raises", who=who)
    if seat == dealer:
        if trump is not None:
            return message("watten.plate.dealer_trump", who=who, suit=Suit(trump))
        return message("watten.plate.names_trump" if rank is not None else "watten.plate.dealer", who=who)
    if seat == (dealer + 1) % SEATS:
        if rank is not None:
            return message("watten.plate.forehand_rank", who=who, rank=Rank(rank))
        return message("watten.plate.names_rank", who=who)
    partner = None if view.seat is None else (view.seat + SEATS // 2) % SEATS
    return message("watten.plate.partner") if seat == partner else None


def scores(view: View, ending: Ending | None) -> tuple[SideScore, ...]:
    """Return the scores of both pairs; at the end of a round with what it has brought."""
    table = view.table
    return tuple(
        SideScore(
            side,
            table.scores[side],
            _note(table, table.scores[side]),
            ending.record.points if ending and ending.record.side == side else 0,
        )
        for side in (0, 1)
    )


def _note(table: Table, points: int) -> Message | None:
    """Return what a pair lacks, or that it is "gespannt"."""
    if table.phase is Phase.OVER:
        return None
    if points >= table.settings.tense_from:
        return message("watten.score.tense")
    return message("watten.score.to_go", left=table.settings.target - points)

"""Plates and scores: who opens, has passed or drawn, how many tiles are held, and what is missing."""

from __future__ import annotations

from itertools import takewhile

from spieltisch.core.game import Score
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Plate, SideScore, UiState
from spieltisch.games.dominoes.playing import in_points
from spieltisch.games.dominoes.presenter.ending import Ending
from spieltisch.games.dominoes.presenter.offers import preview
from spieltisch.games.dominoes.scoring import pips
from spieltisch.games.dominoes.settings import HALVES
from spieltisch.games.dominoes.state import Table, View


def plates(view: View, ending: Ending | None) -> tuple[Plate, ...]:
    """Return the plates of all seats; at the end of a round nobody is on turn."""
    settings = view.table.settings
    return tuple(
        Plate(
            seat,
            settings.side_of(seat),
            _ended_role(ending, seat) if ending else _role(view, seat),
            ending is None and seat == view.table.turn,
        )
        for seat in range(settings.seats)
    )


def _ended_role(ending: Ending, seat: int) -> Message:
    """Return the pips a seat is left with, or that it has gone out."""
    if seat == ending.record.out:
        return message("dominoes.plate.out", who=Seat(seat))
    return message("dominoes.pips", n=pips(ending.record.hands[seat]))


def _role(view: View, seat: int) -> Message:
    """Return what a seat holds, and what it has just done: "2 tiles · passes"; of the own hand its pips."""
    table = view.table
    if not table.hand_sizes[seat]:
        return message("dominoes.plate.out", who=Seat(seat))
    if seat == view.seat:
        held = message("dominoes.pips", n=pips(view.hand))
    else:
        held = message("dominoes.tiles", n=table.hand_sizes[seat])
    done = _done(table, seat)
    return held if done is None else message("dominoes.plate", held=held, done=done)


def _done(table: Table, seat: int) -> Message | None:
    """Return what is worth saying of a seat's last turn in this round: it opens, has drawn or passed."""
    who = Seat(seat)
    if table.line.hub is None:
        return message("dominoes.plate.opens", who=who) if seat == table.opener else None
    own = [move.verb for move in table.moves if move.seat == seat]
    if own and own[-1] == "pass":
        return message("dominoes.plate.passes", who=who)
    drawn = len(tuple(takewhile(lambda verb: verb == "draw", reversed(own))))
    return message("dominoes.plate.draws", who=who, n=drawn) if drawn else None


def scores(view: View, ui: UiState[View], ending: Ending | None) -> tuple[SideScore, ...]:
    """Return the scores of all sides, with what a preview or the end of a round brings."""
    table = view.table
    gains = _gains(view, ui, ending)
    return tuple(
        SideScore(side, in_points(score), _note(table, score), gains[side])
        for side, score in enumerate(table.scores)
    )


def _gains(view: View, ui: UiState[View], ending: Ending | None) -> tuple[Score, ...]:
    settings = view.table.settings
    if ending is not None:
        return tuple(in_points(gain) for gain in ending.record.gains)
    offer = preview(view, ui)
    own = None if view.seat is None or offer is None else settings.side_of(view.seat)
    return tuple(offer.points if offer and side == own else 0 for side in range(settings.side_count))


def _note(table: Table, score: int) -> Message | None:
    """Return what a side lacks to the target; None in a match of one round and at the end."""
    left = HALVES * table.settings.target - score
    if table.over or left <= 0:
        return None
    return message("dominoes.score.to_go", left=in_points(left))


def round_points(table: Table) -> tuple[Score, ...]:
    """Return what every side has scored with the line in the running round."""
    settings = table.settings
    points = [0] * settings.side_count
    for move in table.moves:
        points[settings.side_of(move.seat)] += move.points
    return tuple(in_points(gain) for gain in points)

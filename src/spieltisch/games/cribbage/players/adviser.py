"""Hints: the expert's judgement of every action with its figures."""

from __future__ import annotations

from spieltisch.core.actions import Action, RankedAction
from spieltisch.games.cribbage.legality import legal_actions
from spieltisch.games.cribbage.players.discards import Discard
from spieltisch.games.cribbage.players.expert import is_late, judge_play
from spieltisch.games.cribbage.players.levels import discard_action, judge_discards, play_action
from spieltisch.games.cribbage.players.reading import read_board, read_play, seat_of
from spieltisch.games.cribbage.players.tables import tables
from spieltisch.games.cribbage.state import Phase, View

POINTS = "points"
WIN = "win_probability"


class CribbageAdviser:
    """Ranks actions as the expert player does.

    Values are expected points (of the deal for a discard, of the rest of the play for a card; own less the
    opponent's). Late in the match they are chances of winning, and the actions say so in `unit`. Details:

    - discards: `points`, `hand`, `hand_min`, `hand_max`, `crib` (its whole value), `pegging`, `win`;
    - cards: `points`, and late in the match `win`.
    """

    @property
    def unit(self) -> str:
        """`points`, unless an action names its own unit."""
        return POINTS

    def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
        """Return the viewing seat's legal actions, best first; nothing when it has none."""
        if view.seat is None or view.seat not in view.to_act:
            return ()
        if view.phase is Phase.DISCARD:
            return _discards(view, number)
        if view.phase is Phase.PLAY:
            return _plays(view, number)
        actions = legal_actions(view.phase, view.seat, view.hand, view.count)
        return tuple(RankedAction(action, 0.0) for action in actions)


def _discards(view: View, number: int) -> tuple[RankedAction, ...]:
    seat, board = seat_of(view), read_board(view)
    late = is_late(board.mine, board.his)
    return tuple(
        _ranked(
            discard_action(seat, discard.laid),
            discard.net,
            chance if late else None,
            (*_figures(discard), ("win", chance if chance is not None else 0.0)),
        )
        for discard, chance in judge_discards(view.hand, board, number, always=True)
    )


def _figures(discard: Discard) -> tuple[tuple[str, float], ...]:
    return (
        ("hand", discard.hand),
        ("hand_min", float(discard.hand_min)),
        ("hand_max", float(discard.hand_max)),
        ("crib", discard.crib),
        ("pegging", discard.pegging),
    )


def _plays(view: View, number: int) -> tuple[RankedAction, ...]:
    seat = seat_of(view)
    return tuple(
        _ranked(
            play_action(seat, judgement.card),
            0.0 if judgement.points is None else judgement.points,
            judgement.win,
            () if judgement.win is None else (("win", judgement.win),),
        )
        for judgement in judge_play(read_play(view), tables(), number, both=True)
    )


def _ranked(
    action: Action, points: float, win: float | None, figures: tuple[tuple[str, float], ...]
) -> RankedAction:
    details = (("points", points), *figures)
    if win is None:
        return RankedAction(action, points, details)
    return RankedAction(action, win, details, WIN)

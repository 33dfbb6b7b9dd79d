"""Hints: the expert's judgement of every action with its figures, without its whims."""

from __future__ import annotations

from spieltisch.core.actions import Action, RankedAction
from spieltisch.games.watten.legality import legal_actions
from spieltisch.games.watten.players.actions import play_action, rank_action, trump_action
from spieltisch.games.watten.players.expert import against_raise
from spieltisch.games.watten.players.forecast import forecast_ranks, forecast_trumps
from spieltisch.games.watten.players.judging import judge
from spieltisch.games.watten.players.reading import read_play
from spieltisch.games.watten.players.stakes import Stakes
from spieltisch.games.watten.state import Phase, View, pair_of

ROUND = "round_probability"
MATCH = "win_probability"


class WattenAdviser:
    """Ranks actions as the expert judges them.

    Values of announcements, cards and raises are chances to win the round; answers to a raise are worth the
    chance to win the match, and say so in `unit`. Every action has the details

    - `win_round`: the chance that the own pair wins the round (0 for giving up);
    - `tricks`: the tricks the own pair is expected to make in it, at most three;
    - `win_match`: the chance to win the match that follows.

    A raise does not change the chance to win the round: it stands before the cards if it pays, else behind
    the best one.
    """

    @property
    def unit(self) -> str:
        """`round_probability`, unless an action names its own unit."""
        return ROUND

    def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
        """Return the viewing seat's legal actions, best first; nothing when it has none."""
        seat, table = view.seat, view.table
        if seat is None or not legal_actions(table, seat, view.hand):
            return ()
        stakes = Stakes.of(table, pair_of(seat))
        if table.phase is Phase.PLAY:
            return (
                _answers(view, seat, stakes, number)
                if table.raiser is not None
                else _turn(view, seat, stakes, number)
            )
        if table.phase is Phase.RANK:
            named = [(rank_action(seat, each.value), each) for each in forecast_ranks(view, number)]
        else:
            named = [(trump_action(seat, each.value), each) for each in forecast_trumps(view, number)]
        return tuple(_ranked(action, each.win, each.tricks, stakes.stay(each.win)) for action, each in named)


def _ranked(action: Action, win: float, tricks: float, match: float) -> RankedAction:
    return RankedAction(action, win, _details(win, tricks, match))


def _details(win: float, tricks: float, match: float) -> tuple[tuple[str, float], ...]:
    return ("win_round", win), ("tricks", tricks), ("win_match", match)


def _turn(view: View, seat: int, stakes: Stakes, number: int) -> tuple[RankedAction, ...]:
    """Rank cards and a raise of the seat on turn, or the raise of another one."""
    situation = read_play(view)
    judgements = judge(situation, number)
    ranking = [
        _ranked(play_action(situation, each.card), each.win, each.tricks, stakes.stay(each.win))
        for each in judgements
        if each.card is not None
    ]
    gehen = Action(seat, "raise")
    if gehen in legal_actions(view.table, seat, view.hand):
        best = judgements[0]
        raised = _ranked(gehen, best.win, best.tricks, stakes.raised(best.win))
        ranking.insert(0 if stakes.pays(best.win) else 1, raised)
    return tuple(ranking)


def _answers(view: View, seat: int, stakes: Stakes, number: int) -> tuple[RankedAction, ...]:
    """Rank the answers to a raise of the opponents."""
    situation = read_play(view)
    best = judge(situation, number)[0]
    win = against_raise(best.win)
    won = float(situation.position.won[situation.pair])
    worths = {
        "raise": (win, best.tricks_at(win), stakes.counter(win)),
        "hold": (win, best.tricks_at(win), stakes.hold(win)),
        "fold": (0.0, won, stakes.fold()),
    }
    ranking = [
        RankedAction(action, worths[action.verb][2], _details(*worths[action.verb]), MATCH)
        for action in legal_actions(view.table, seat, view.hand)
    ]
    return tuple(sorted(ranking, key=lambda ranked: (-ranked.value, ranked.action.verb != "hold")))

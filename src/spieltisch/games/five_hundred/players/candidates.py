"""What is worth a closer look: a few ways to draw, to finish a turn, to answer a question."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.games.five_hundred import claiming, notation
from spieltisch.games.five_hundred.players.actions import (
    allowed,
    claim_move,
    claim_worth,
    claims_of,
    draw_action,
    first_action,
    own_position,
    seat_of,
)
from spieltisch.games.five_hundred.players.estimates import Candidate
from spieltisch.games.five_hundred.players.moves import RunMove, SetMove, SwapMove
from spieltisch.games.five_hundred.players.policy import (
    STANDARD,
    Taste,
    TurnPlan,
    discards,
    finish_turn,
    plan_turn,
    ranked_sources,
)
from spieltisch.games.five_hundred.players.position import Position
from spieltisch.games.five_hundred.state import Phase, View

MOST_PILES: Final = 3
"""So many parts of the pile are looked at, where parts can be taken."""
MOST_DISCARDS: Final = 4
MOST_KEEPING: Final = 2
"""So many discards are looked at instead of laying."""


def candidates(view: View) -> list[Candidate]:
    """Return what the viewing seat, which is asked, may well do; the greedy choice first."""
    if view.table.phase is Phase.DRAW:
        return list(_draws(view))
    if view.table.phase is Phase.LAY:
        return list(_turns(view))
    return list(_answers(view))


def ranked_draws(view: View, taste: Taste) -> list[int]:
    """Return what can be drawn (0: the stock, else cards of the pile), what is liked best first."""
    options = ranked_sources(own_position(view), taste)
    return [number for number, _worth in options if allowed(view, draw_action(view, number))]


def _draws(view: View) -> Iterator[Candidate]:
    piles = 0
    for number in ranked_draws(view, STANDARD):
        piles += number > 1
        if number <= 1 or piles <= MOST_PILES:
            yield Candidate(draw_action(view, number), partial(_draw, number=number))


def _draw(position: Position, number: int) -> None:
    position.draw(number)


def _turns(view: View) -> Iterator[Candidate]:
    """Yield ways to finish a turn that begin differently; what follows is thought over when it is due."""
    position = own_position(view)
    seen = set()
    for plan in _plans(position):
        action = first_action(view, position, plan)
        if action not in seen:
            seen.add(action)
            yield Candidate(action, partial(_finish, plan=plan))


def _finish(position: Position, plan: TurnPlan) -> None:
    finish_turn(position, plan)


def _plans(position: Position) -> Iterator[TurnPlan]:
    """Yield ways to finish a turn: the greedy one, without what it lays first, other discards at once."""
    greedy = plan_turn(position, STANDARD)
    yield greedy
    if not greedy.moves:
        yield from _other_discards(position, greedy, MOST_DISCARDS)
    elif not position.owes:
        if greedy.moves[1:] and not any(isinstance(move, SwapMove) for move in greedy.moves):
            yield from _other_discards(position, TurnPlan(greedy.moves[1:], None), 1)
        yield from _other_discards(position, TurnPlan((), None), MOST_KEEPING)


def _other_discards(position: Position, plan: TurnPlan, most: int) -> Iterator[TurnPlan]:
    after = position.copy()
    for move in plan.moves:
        after.do(move)
        if after.over:
            return
    for code in discards(after, after.hands[after.turn], STANDARD)[:most]:
        yield TurnPlan(plan.moves, code)


def _answers(view: View) -> Iterator[Candidate]:
    window = view.table.window
    assert window is not None  # noqa: S101 - a question is open
    position = own_position(view)
    seat = seat_of(view)
    if not window.waiting:
        for claim in sorted(window.claims, key=lambda item: view.table.scores[item.seat]):
            move = claim_move(position, claim)
            yield Candidate(award_action(seat, claim.seat), partial(_claim, seat=claim.seat, move=move))
        return
    for action in sorted(claims_of(view), key=lambda item: claim_worth(view, item), reverse=True):
        move = claim_move(position, claiming.claim_of(view.table, seat, action.args))
        yield Candidate(action, partial(_claim, seat=seat, move=move))
    others = [other for other in window.waiting if other != seat]
    wanted = [claim.seat for claim in window.claims] or others
    yield Candidate(Action(seat, notation.DECLINE), partial(_decline, others=tuple(wanted), card=window.card))


def _claim(position: Position, seat: int, move: RunMove | SetMove) -> None:
    position.claim(seat, move)


def _decline(position: Position, others: tuple[int, ...], card: Card) -> None:
    """The next one that may claim does."""
    move = position.fitting(int(card)) if others else None
    if move is None:
        position.pass_turn()
    else:
        position.claim(others[0], move)


def award_action(seat: int, claimant: int) -> Action:
    """Return the action that gives a claimed card to one of those that want it."""
    return Action(seat, notation.AWARD, (str(claimant),))

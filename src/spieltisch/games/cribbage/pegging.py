"""The play: cards one after the other up to 31, goes, the point for the last card, and then the show."""

from __future__ import annotations

from dataclasses import replace

from spieltisch.core.cards import Card
from spieltisch.core.events import Fact
from spieltisch.games.cribbage.dealing import next_deal, pone_of
from spieltisch.games.cribbage.ledger import Ledger, texts
from spieltisch.games.cribbage.legality import LIMIT, can_play
from spieltisch.games.cribbage.records import Cards, Pair, Play
from spieltisch.games.cribbage.scoring import play_scores, value
from spieltisch.games.cribbage.show import count_show
from spieltisch.games.cribbage.state import Phase, State


def play_card(state: State, ledger: Ledger, seat: int, card: Card) -> State:
    """Play a card, score it and go on to whoever can play next, to the next count or to the show."""
    count = state.count + value(card)
    pile = (*state.pile, card)
    ledger.note("played", side=seat, card=card.text, count=count)
    scored = play_scores([one.rank for one in pile], count)
    ledger.award(
        seat,
        [(reason, points, _facts(pile[-length:], count)) for reason, points, length in scored],
    )
    held: Cards = tuple(one for one in state.hands[seat] if one != card)
    play = Play(seat, card, count, sum(points for _, points, _ in scored))
    state = replace(
        state,
        hands=(held, state.hands[1]) if seat == 0 else (state.hands[0], held),
        plays=(*state.plays, play),
        pile=pile,
        count=count,
    )
    return _over(state, ledger) if ledger.winner is not None else _next_turn(state, ledger, seat)


def _facts(cards: Cards, count: int) -> dict[str, Fact]:
    return {"phase": "play", "cards": texts(cards), "count": count}


def _next_turn(state: State, ledger: Ledger, seat: int) -> State:
    """Find who plays after `seat`: the other seat, the same one again after a go, or nobody."""
    other = 1 - seat
    if can_play(state.hands[other], state.count):
        return _wait_for(state, ledger, other)
    if state.hands[other] and state.passed is None and state.count < LIMIT:
        state = _go(state, ledger, other)
    if can_play(state.hands[seat], state.count):
        return _wait_for(state, ledger, seat)
    return _end_count(state, ledger, seat)


def _wait_for(state: State, ledger: Ledger, seat: int) -> State:
    return replace(state, to_act=(seat,), scores=ledger.scores, back_pegs=ledger.back_pegs)


def _go(state: State, ledger: Ledger, seat: int) -> State:
    """Note that `seat` cannot play at this count, which also holds for the rest of the count."""
    ledger.note("go", side=seat, count=state.count)
    return replace(
        state,
        plays=(*state.plays, Play(seat, None, state.count)),
        passed=seat,
        least_values=_learn(state.least_values, (seat,), state.count),
    )


def _learn(known: Pair, seats: tuple[int, ...], count: int) -> Pair:
    """Return the least values after these seats could not play at `count`."""
    least = LIMIT + 1 - count
    first, second = (max(known[seat], least) if seat in seats else known[seat] for seat in (0, 1))
    return first, second


def _end_count(state: State, ledger: Ledger, seat: int) -> State:
    """Give the point for the last card (none at 31), then start the next count or show the hands."""
    finished = not state.hands[0] and not state.hands[1]
    if state.count < LIMIT:
        last = state.pile[-1:]
        ledger.award(seat, [("last" if finished else "go", 1, _facts(last, state.count))])
        if ledger.winner is not None:
            return _over(state, ledger)
        state = replace(state, least_values=_learn(state.least_values, (0, 1), state.count))
    if finished:
        return _show(state, ledger)
    leader = 1 - seat if state.hands[1 - seat] else seat
    ledger.note("reset", count=state.count, leader=leader)
    return _wait_for(replace(state, pile=(), count=0, passed=None), ledger, leader)


def _show(state: State, ledger: Ledger) -> State:
    """Count the hands and go on to the next deal, which the other seat deals."""
    dealer = 1 - pone_of(state)
    assert state.starter is not None  # noqa: S101 - the play starts with the starter
    record = count_show(ledger, dealer, state.starter, state.laid, state.plays)
    state = replace(state, last_show=record)
    return _over(state, ledger) if ledger.winner is not None else next_deal(state, ledger, 1 - dealer)


def _over(state: State, ledger: Ledger) -> State:
    return replace(
        state,
        phase=Phase.OVER,
        to_act=(),
        scores=ledger.scores,
        back_pegs=ledger.back_pegs,
        winner=ledger.winner,
    )

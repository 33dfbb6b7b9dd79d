"""The course of a match: announcing, playing, answering, and the end of a round (rules text, "Ziel").

Every function takes a state and an action that has been checked, and returns the next state and its events;
`rules` documents them.
"""

from __future__ import annotations

from dataclasses import replace

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.core.events import Event, Fact, score_event
from spieltisch.core.game import Step
from spieltisch.core.randomness import RandomSource
from spieltisch.games.watten import raising
from spieltisch.games.watten.dealing import deal_round, next_round
from spieltisch.games.watten.notation import parse_rank, parse_suit, rank_text, suit_text
from spieltisch.games.watten.ranking import KRITISCHE
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.state import (
    SEATS,
    TRICKS_TO_WIN,
    Cards,
    Pair,
    Phase,
    RoundRecord,
    State,
    Table,
    Trick,
    pair_of,
)


def first_round(
    chance: RandomSource, settings: Settings, scores: Pair, dealer: int, by_lot: bool
) -> Step[State]:
    """Start a match: deal its first round."""
    blank = Table(settings, Phase.RANK, number=1, dealer=dealer, turn=None, scores=scores)
    state = deal_round(chance, blank)
    lot = (Event("first_dealer", (("round", 0), ("dealer", dealer))),) if by_lot else ()
    start = Event("start", (("round", 0), ("scores", scores)))
    return Step(state, (start, *lot, _dealt(state.table)))


def do(state: State, action: Action) -> Step[State]:
    """Do an action that has been checked."""
    seat = action.seat
    if action.verb == "rank":
        return _name_rank(state, seat, parse_rank(action.args[0]))
    if action.verb == "trump":
        return _name_trump(state, seat, parse_suit(action.args[0]))
    if action.verb == "play":
        return _play(state, seat, Card.parse(action.args[0]))
    if action.verb == "raise":
        return _raise(state, seat)
    return _hold(state, seat) if action.verb == "hold" else _fold(state, seat)


def _note(table: Table, type_: str, /, **facts: Fact) -> Event:
    """Make an event of the running round."""
    return Event(type_, (("round", table.number), *facts.items()))


def _dealt(table: Table) -> Event:
    return _note(table, "deal", dealer=table.dealer, forehand=table.forehand, scores=table.scores)


def _name_rank(state: State, seat: int, rank: int) -> Step[State]:
    table = replace(state.table, phase=Phase.TRUMP, rank=rank, turn=state.table.dealer)
    told = _note(table, "announced", side=pair_of(seat), seat=seat, what="rank", value=rank_text(rank))
    return Step(replace(state, table=table), (told,))


def _name_trump(state: State, seat: int, trump: int) -> Step[State]:
    table = replace(state.table, phase=Phase.PLAY, trump=trump, turn=state.table.forehand)
    ranking = table.ranking
    assert ranking is not None  # noqa: S101 - both are named now
    told = _note(
        table,
        "announced",
        side=pair_of(seat),
        seat=seat,
        what="trump",
        value=suit_text(trump),
        critical=_texts(KRITISCHE) if ranking.bavarian else (),
        right=ranking.right.text,
        guate=None if ranking.guate is None else ranking.guate.text,
    )
    return Step(replace(state, table=table), (told,))


def _play(state: State, seat: int, card: Card) -> Step[State]:
    table = state.table
    trick = replace(table.trick, cards=(*table.trick.cards, card))
    sizes, hands = [*table.hand_sizes], [*state.hands]
    sizes[seat] -= 1
    hands[seat] = tuple(held for held in hands[seat] if held != card)
    played = _note(
        table, "played", side=pair_of(seat), seat=seat, card=card.text, trick=len(table.tricks) + 1
    )
    table = replace(
        table, trick=trick, turn=(seat + 1) % SEATS, hand_sizes=(sizes[0], sizes[1], sizes[2], sizes[3])
    )
    state = replace(state, table=table, hands=(hands[0], hands[1], hands[2], hands[3]))
    if len(trick.cards) < SEATS:
        return Step(state, (played,))
    return _after(played, _take_trick(state, trick))


def _after(first: Event, step: Step[State]) -> Step[State]:
    return Step(step.state, (first, *step.events))


def _take_trick(state: State, trick: Trick) -> Step[State]:
    """Give the full trick to its winner, who leads the next one or has ended the round."""
    ranking = state.table.ranking
    assert ranking is not None  # noqa: S101 - cards are played after the announcements
    winner = trick.seats[ranking.winner(trick.cards)]
    side = pair_of(winner)
    taken = replace(trick, winner=winner)
    table = replace(state.table, tricks=(*state.table.tricks, taken), trick=Trick(winner), turn=winner)
    told = _note(
        table,
        "trick",
        side=side,
        seat=winner,
        number=len(table.tricks),
        leader=trick.leader,
        cards=_texts(trick.cards),
        won=table.won,
    )
    state = replace(state, table=table)
    if table.won[side] < TRICKS_TO_WIN:
        return Step(state, (told,))
    return _after(told, _end_round(state, side, taken, None))


def _texts(cards: Cards) -> tuple[str, ...]:
    return tuple(card.text for card in cards)


def _raise(state: State, seat: int) -> Step[State]:
    counter = state.table.raiser is not None
    table = raising.raised(state.table, seat)
    told = _note(
        table,
        "raised",
        side=pair_of(seat),
        seat=seat,
        stake=table.stake,
        offered=table.stake + 1,
        counter=counter,
    )
    return Step(replace(state, table=table), (told,))


def _hold(state: State, seat: int) -> Step[State]:
    table = raising.held(state.table, seat)
    told = _note(table, "held", side=pair_of(seat), seat=seat, stake=table.stake)
    return Step(replace(state, table=table), (told,))


def _fold(state: State, seat: int) -> Step[State]:
    table = raising.folded(state.table, seat)
    told = _note(table, "folded", side=pair_of(seat), seat=seat, stake=table.stake)
    ended = _end_round(replace(state, table=table), 1 - pair_of(seat), table.trick, seat)
    return _after(told, ended)


def _end_round(state: State, side: int, trick: Trick, folded: int | None) -> Step[State]:
    """Credit the stake to the pair that has won the round, and deal the next one unless that was the last."""
    table = state.table
    rank, trump = table.rank, table.trump
    assert rank is not None and trump is not None  # noqa: S101 - a round ends after the announcements
    record = RoundRecord(table.number, side, table.stake, table.won, rank, trump, folded, trick)
    scores = _credited(table.scores, side, table.stake)
    over = scores[side] >= table.settings.target
    events = (
        _note(
            table,
            "round",
            side=side,
            points=table.stake,
            tricks=table.won,
            rank=rank_text(rank),
            trump=suit_text(trump),
            folded=folded,
        ),
        score_event(
            side,
            table.stake,
            "round" if folded is None else "fold",
            round=table.number,
            total=scores[side],
            tricks=table.won,
        ),
    )
    table = replace(table, scores=scores, last_round=record)
    if not over:
        state = next_round(replace(state, table=table))
        return Step(state, (*events, _dealt(state.table)))
    table = replace(table, phase=Phase.OVER, turn=None, winner=side)
    ended = _note(table, "over", winner=side, scores=scores, margin=scores[side] - scores[1 - side])
    return Step(replace(state, table=table), (*events, ended))


def _credited(scores: Pair, side: int, points: int) -> Pair:
    first, second = scores
    return (first + points, second) if side == 0 else (first, second + points)

"""What holds in every deal, whatever is played."""

from __future__ import annotations

import random

import pytest

from spieltisch.core.cards import Card
from spieltisch.core.events import Event
from spieltisch.games.cribbage.state import Phase, State
from tests.games.cribbage.support import RULES, Table, cards_of

DEALS = 1_500
ALL_DEALS = 100_000


def play_deal(seed: str) -> tuple[Table, int]:
    """Play one deal at random; return the table and the dealer."""
    stream = random.Random(seed)
    dealer = stream.randrange(2)
    table = Table.start(seed=seed, dealer=dealer)
    while table.state.deal == 1:
        seat = stream.choice(table.state.to_act)
        legal = RULES.legal(table.view(seat))
        assert legal, "a seat to act has something to do"
        assert not RULES.legal(table.view(1 - seat)) or table.state.phase is Phase.DISCARD
        table.do(stream.choice(legal).text)
        check_state(table.state)
    return table, dealer


def check_state(state: State) -> None:
    cards = cards_of(state)
    assert len(cards) == len(set(cards)) == 52
    assert 0 <= state.count <= 31
    assert state.count == sum(min(card.rank, 10) for card in state.pile)
    for seat in (0, 1):
        assert list(state.hands[seat]) == sorted(state.hands[seat])
        assert all(min(card.rank, 10) >= state.least_values[seat] for card in state.hands[seat])


def check_deal(table: Table, dealer: int) -> None:
    pegged = {0: 0, 1: 0}
    for side, reason, points in table.scored(phase="play"):
        if reason != "heels":
            pegged[side] += points
    assert pegged[dealer] >= 1
    ends = [event["count"] for event in table.events if event.type == "reset"]
    assert len(ends) <= 2
    assert all(count >= 22 for count in ends)
    cards = [event["card"] for event in table.events if event.type == "played"]
    assert len(set(cards)) == 8
    assert next(event["side"] for event in table.events if event.type == "played") == 1 - dealer
    shows = [(event["side"], event["of"]) for event in table.events if event.type == "show"]
    assert shows == [(1 - dealer, "hand"), (dealer, "hand"), (dealer, "crib")]
    check_show(table)
    check_turns(table.events)


def check_show(table: Table) -> None:
    record = table.state.last_show
    assert record is not None
    assert record.crib is not None
    everything = [*record.hands[0], *record.hands[1], *record.crib, record.starter]
    assert len(set(everything)) == 13
    scored = sum(points for _, _, points in table.scored(phase="show"))
    assert scored == sum(count.points for count in record.counts)


def check_turns(events: list[Event]) -> None:
    """Nobody plays twice running unless the other has said go or has no more cards."""
    held = {0: 4, 1: 4}
    last: int | None = None
    stuck: int | None = None
    for event in events:
        if event.type == "played":
            seat = event["side"]
            if last == seat:
                assert stuck == 1 - seat or held[1 - seat] == 0
            held[seat] -= 1
            last = seat
        elif event.type == "go":
            assert stuck is None
            stuck = event["side"]
            assert held[event["side"]] > 0
        elif event.type == "reset":
            assert event["leader"] != last or held[1 - event["leader"]] == 0
            last, stuck = None, None


def test_random_deals() -> None:
    for number in range(DEALS):
        check_deal(*play_deal(f"deal {number}"))


@pytest.mark.slow
def test_very_many_random_deals() -> None:
    for number in range(ALL_DEALS):
        check_deal(*play_deal(f"many {number}"))


def test_cards_stay_cards() -> None:
    table, _ = play_deal("type")
    assert all(isinstance(card, Card) for card in table.state.stock)

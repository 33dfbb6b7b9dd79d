"""Whole matches in lock-step with the scorer of the public package `cribbage-scorer`."""

from __future__ import annotations

import random

import pytest
from cribbage_scorer import cribbage_scorer
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.cards import FULL_PACK, SUITS, Card
from spieltisch.core.events import Event
from spieltisch.games.cribbage.scoring import show_points
from tests.games.cribbage.support import Table


def theirs(card: Card) -> tuple[int, str]:
    return card.rank, SUITS[card.suit]


@given(st.lists(st.sampled_from(FULL_PACK), min_size=5, max_size=5, unique=True), st.booleans())
def test_hands(cards: list[Card], crib: bool) -> None:
    *hand, starter = cards
    points, _ = cribbage_scorer.show_calc_score(theirs(starter), [theirs(card) for card in hand], crib)
    assert show_points(hand, starter, crib=crib) == points


@pytest.mark.parametrize("seed", range(12))
def test_matches(seed: int) -> None:
    """Every card played with what follows it, every hand and crib of a match."""
    table, stream = Table.start(seed=f"lock-step {seed}"), random.Random(seed)
    pile: list[tuple[int, str]] = []
    shows = 0
    while not table.over:
        seat = stream.choice(table.state.to_act)
        for event in (events := table.do(stream.choice(table.legal(seat)))):
            if event.type == "played":
                pile.append(theirs(Card.parse(event["card"])))
                assert _pegged(events) == _expected(pile, events)
            elif event.type in ("starter", "reset"):
                pile.clear()
            elif event.type == "show":
                assert event["points"] == _hand_points(event)
                shows += 1
    assert shows > 10


def _pegged(events: list[Event]) -> int:
    return sum(event["points"] for event in events if event.type == "score" and event["phase"] == "play")


def _expected(pile: list[tuple[int, str]], events: list[Event]) -> int:
    last = any(event.get("reason") in ("go", "last") for event in events)
    _, points, _ = cribbage_scorer.play_score_ongoing(pile, last_card=last)
    return int(points)


def _hand_points(show: Event) -> int:
    hand = [theirs(Card.parse(card)) for card in show["cards"]]
    points, _ = cribbage_scorer.show_calc_score(
        theirs(Card.parse(show["starter"])), hand, show["of"] == "crib"
    )
    return int(points)


def test_heels() -> None:
    for card in FULL_PACK:
        scores, _ = cribbage_scorer.cut_calc_score(theirs(card), ["pone", "dealer"], "dealer")
        assert scores["dealer"] == (2 if card.rank == 11 else 0)

"""The integers of the players against the rules, card by card."""

from __future__ import annotations

import random

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.games.watten.players.order import Order
from spieltisch.games.watten.players.policy import lead
from spieltisch.games.watten.state import Phase, State
from tests.games.watten.players.rounds import RULES, open_position, play_states, some_options
from tests.games.watten.support import COMBINATIONS, announced, cards, pack_of, settings_of


@pytest.mark.parametrize("number", range(32))
def test_positions_agree_with_the_rules(number: int) -> None:
    """Whose turn it is, what may be played, and what follows from every card."""
    for state in play_states(f"positions {number}", some_options(number)):
        table, position = state.table, open_position(state)
        seat = position.turn
        assert seat == table.turn
        legal = [a.args[0] for a in RULES.legal(RULES.view(state, seat)) if a.verb == "play"]
        assert sorted(position.order.cards[card].text for card in position.allowed()) == sorted(legal)
        for text in legal:
            after = RULES.apply(state, Action(seat, "play", (text,))).state
            tried = position.copy()
            tried.play(position.order.number[Card.parse(text)])
            check_same(tried.won, tried.leader, tried.trick, tried.order, after, table.number)


def check_same(
    won: list[int], leader: int, trick: list[int], order: Order, after: State, number: int
) -> None:
    if after.table.number == number and after.table.phase is Phase.PLAY:
        assert tuple(won) == after.table.won
        assert leader == after.table.trick.leader
        assert [order.cards[card] for card in trick] == list(after.table.trick.cards)
    else:
        assert after.table.last_round is not None
        assert tuple(won) == after.table.last_round.tricks


@pytest.mark.parametrize("number", range(32))
def test_a_round_played_out_is_the_round_of_the_rules(number: int) -> None:
    """`finish` plays what `thumb` would, and ends as the rules do."""
    started: set[int] = set()
    for state in play_states(f"playout {number}", some_options(number)):
        if state.table.number in started:
            continue
        started.add(state.table.number)
        fast = open_position(state)
        winner = fast.finish()
        while state.table.number in started and state.table.phase is Phase.PLAY:
            position = open_position(state)
            card = position.order.cards[position.thumb()]
            state = RULES.apply(state, Action(position.turn, "play", (card.text,))).state  # noqa: PLW2901
        record = state.table.last_round
        assert record is not None
        assert (winner, tuple(fast.won)) == (record.side, record.tricks)


def test_finishing_leaves_a_copy_alone() -> None:
    state = next(iter(play_states("copy", COMBINATIONS[0])))
    position = open_position(state)
    hands = [hand[:] for hand in position.hands]
    position.copy().finish()
    assert position.hands == hands
    assert not position.over


@pytest.mark.parametrize("text", ["bay", "bay w g", "tir w", "tir g off"])
def test_cards_are_numbered_by_worth(text: str) -> None:
    """A card beats all lower ones of its kind when led against them; strong cards beat plain ones."""
    settings = settings_of(text)
    order = Order.of(settings, 9, 2)
    assert sorted(order.cards) == sorted(pack_of(settings))
    for number, row in enumerate(order.power):
        for other in range(number):
            if number >= order.strong > other:
                assert row[number] > row[other]
            elif other >= order.strong:
                assert row[number] >= row[other]
    assert order.mask(order.cards) == order.everything


def test_missing_tricks_that_are_sure_are_taken() -> None:
    """With all three Kritische the highest is led although there are plain cards."""
    match = announced(["KH 7D 7C AS 8S"], "9/H")
    position = open_position(match.state)
    assert position.order.cards[position.thumb()] == cards("KH")[0]


def test_without_them_a_high_plain_card_is_led() -> None:
    match = announced(["KH 7D 8C AS 8S"], "9/H")
    position = open_position(match.state)
    assert position.order.cards[position.thumb()] == cards("AS")[0]


@pytest.mark.parametrize(
    ("hand", "played", "answer"),
    [
        ("KH 7D AS 8C 8S", "AC", "8C"),  # second hand keeps strong cards from a plain one
        ("KH 9S AS 8C QH", "9C", "KH"),  # a Linke led: nothing but the Maxi is sure to take the trick
        ("9S TH AS 8C 8D", "9C", "8C"),  # nothing takes it
    ],
)
def test_second_hand(hand: str, played: str, answer: str) -> None:
    match = announced(["AC 9C 9H 7C TC", hand], "9/H")
    match.play(played)
    position = open_position(match.state)
    assert position.order.cards[position.thumb()] == cards(answer)[0]


def test_the_partner_keeps_his_trick() -> None:
    match = announced(["AC JC", "TC 8D", "KH 8C AS QD TD"], "9/H")
    match.play("AC", "TC")
    position = open_position(match.state)
    assert position.order.cards[position.thumb()] == cards("8C")[0]


def test_leading_does_not_look_at_other_hands() -> None:
    """The rules of thumb see the own hand and what is played; dealing the rest anew changes nothing."""
    stream = random.Random("blind")
    for state in play_states("blind", COMBINATIONS[0]):
        seat = open_position(state).turn
        other = RULES.sample(RULES.view(state, seat), stream)
        assert open_position(state).thumb() == open_position(other).thumb()


def test_a_lead_from_strong_cards_is_the_lowest() -> None:
    match = announced(["TH JH QH AH 8S"], "9/H")
    position = open_position(match.state)
    unseen = position.unseen(0)
    assert position.order.cards[lead(position.order, position.hands[0], unseen, 0)] == cards("TH")[0]

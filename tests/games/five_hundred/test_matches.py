"""Whole random matches over random options: every card stays, and what is listed is what is accepted."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.actions import Action
from spieltisch.core.errors import BadOption, SpieltischError
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.games.five_hundred.players import PLAYERS
from spieltisch.games.five_hundred.state import State, View
from tests.games.five_hundred.support import RULES, new_match, random_options, refusal, whole

EAGER = 0.75
"""How often random players lay something if they can: else hands grow and matches do not end."""


def some_action(match: Match[State, View], stream: random.Random) -> Action:
    """A legal action of one of the actors, mostly one that lays cards."""
    actors = match.actors()
    choices = match.legal(actors[int(stream.random() * len(actors))])
    laying = [action for action in choices if action.verb in ("meld", "lay", "claim")]
    wanted = laying if laying and stream.random() < EAGER else choices
    return wanted[int(stream.random() * len(wanted))]


def play(match: Match[State, View], stream: random.Random, limit: int) -> None:
    for _number in range(limit):
        if not match.actors():
            return
        match.play(some_action(match, stream))


@settings(max_examples=12)
@given(st.integers(0, 2**32))
def test_random_matches_keep_every_card(seed: int) -> None:
    stream = random.Random(seed)
    match = new_match(2 + seed % 5, random_options(stream), f"{seed}")
    for _number in range(150):
        assert whole(match.state)
        known = zip(match.state.table.known, match.state.hands, strict=True)
        assert all(list(hand).count(card) >= cards.count(card) for cards, hand in known for card in cards)
        if not match.actors():
            break
        match.play(some_action(match, stream))


@settings(max_examples=12)
@given(st.integers(0, 2**32), st.integers(0, 120))
def test_sampled_worlds_agree_with_what_is_known(seed: int, length: int) -> None:
    stream = random.Random(seed)
    seats = 2 + seed % 5
    match = new_match(seats, random_options(stream), f"{seed}")
    play(match, stream, length)
    for seat in (None, *range(seats)):
        view = match.view(seat)
        world = RULES.sample(view, stream)
        assert whole(world)
        assert RULES.view(world, seat) == view
        assert RULES.view_from_json(RULES.view_to_json(view)) == view


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.integers(0, 100))
def test_listed_actions_are_those_that_are_accepted(seed: int, length: int) -> None:
    stream = random.Random(seed)
    match = new_match(2 + seed % 5, random_options(stream), f"{seed}")
    play(match, stream, length)
    for seat in match.actors():
        listed = match.legal(seat)
        assert len(set(listed)) == len(listed)
        for action in listed:
            assert RULES.canonical(action) == action
            assert refusal(match.state, action.text) == ""
        hand = match.state.hands[seat]
        melds = len(match.state.table.melds)
        for card in {card.text for card in hand}:
            for verb in ("lay", "swap"):
                for number in range(1, melds + 2):
                    other = Action(seat, verb, (card, str(number)))
                    assert (refusal(match.state, other.text) == "") == (other in listed)
            other = Action(seat, "discard", (card,))
            assert (refusal(match.state, other.text) == "") == (other in listed)


def test_matches_of_random_options_end() -> None:
    """Random players may lose points for ever and go on in a deal as they like; these want to win."""
    stream = random.Random(5)
    player = PLAYERS["medium"]()
    for number in range(100):
        match = new_match(2 + number % 5, random_options(stream), f"{number}")
        for _action in range(20_000):
            if not match.actors():
                break
            seat = match.asked()[0]
            match.play(player.choose(match.view(seat), match.decision_number(seat)))
        assert match.result().over, number


def test_the_only_person_starts_as_the_youngest() -> None:
    seats = [SeatEntry("", "expert"), SeatEntry("Anna", "human"), SeatEntry("", "expert")]
    match: Match[State, View] = Match(RULES, new_match_header(RULES, seats, {}, seed="x"))
    assert match.state.table.starter == 1
    lots: Match[State, View] = Match(RULES, new_match_header(RULES, seats, {"starter": "lot"}, lots=(2,)))
    assert lots.state.table.starter == 2


def test_packs_are_dealt_round_the_table_from_the_starter() -> None:
    pack = RULES.pieces(dict(new_match(2, {}).header.options))
    header = new_match_header(RULES, [SeatEntry("", "random")] * 2, {}, dealer=1, packs=(pack,))
    state = Match(RULES, header).state
    assert [card.text for card in state.hands[1]][:3] == ["AC", "AH", "2C"]
    assert [card.text for card in state.hands[0]][:3] == ["AD", "AS", "2D"]
    assert (state.table.pile[0].text, state.table.stock) == (pack[14], 39)


@pytest.mark.parametrize(("seats", "stock"), [(2, 39), (3, 32), (4, 25), (5, 18), (6, 11)])
def test_how_many_cards_are_left_to_draw(seats: int, stock: int) -> None:
    assert new_match(seats, {}).state.table.stock == stock


def test_hands_have_to_leave_something_to_draw() -> None:
    with pytest.raises(BadOption, match="cards"):
        new_match(6, {"cards": 10})


@pytest.mark.parametrize("scores", [(500, 0), (0.5, 0), (0, 0, 0), (True, 0)])
def test_impossible_scores_are_refused(scores: tuple[float, ...]) -> None:
    with pytest.raises(SpieltischError, match=r"setup\.scores"):
        new_match_header(RULES, [SeatEntry("", "random")] * 2, {}, scores=scores)

"""Openers, blocks and whole random matches over random options."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.actions import Action
from spieltisch.core.errors import BadOption, SpieltischError
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.options import OptionValue
from spieltisch.core.players import SeatEntry
from spieltisch.core.tiles import FULL_SET
from spieltisch.games.dominoes.rules import DominoesRules
from spieltisch.games.dominoes.state import State
from spieltisch.games.dominoes.voids import voids
from tests.games.dominoes.support import RULES, act, new_match, play_on, table

CHOICES: Mapping[str, tuple[OptionValue, ...]] = {
    "variant": ("block", "draw", "all_fives"),
    "partners": (False, True),
    "target": ("auto", 0, 50, 75),
    "hand_size": ("auto", 5, 7),
    "reserve": ("auto", 0, 1, 2),
    "opening": ("lot", "highest_double"),
    "next_opener": ("auto", "rotate", "winner", "lot", "highest_double"),
    "voluntary_draw": (False, True),
    "blocked": ("net", "gross"),
    "blocked_tie": ("none", "lightest_tile"),
    "spinner": (False, True),
    "exact_target": (False, True),
}


def random_options(stream: random.Random, seats: int) -> dict[str, OptionValue]:
    options = {key: values[int(stream.random() * len(values))] for key, values in CHOICES.items()}
    return {**options, "partners": options["partners"] and seats == 4}


def check_whole(state: State) -> None:
    """Every tile is somewhere, and the table counts them right."""
    tiles = [*state.table.line.tiles, *state.boneyard, *(tile for hand in state.hands for tile in hand)]
    assert sorted(tiles) == list(FULL_SET)
    assert state.table.hand_sizes == tuple(len(hand) for hand in state.hands)
    assert state.table.boneyard == len(state.boneyard)


def check_voids(state: State) -> None:
    """What is known of hidden hands is true."""
    for seat, hand in enumerate(state.hands):
        for void in voids(state.table, seat):
            assert len(void.tiles & set(hand)) <= void.limit


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_random_matches_keep_every_tile_and_end(seed: int) -> None:
    stream = random.Random(seed)
    seats = 2 + int(stream.random() * 3)
    match = new_match(seats, f"{seed}", **random_options(stream, seats))
    for number in range(20_000):
        if number % 3 == 0:
            check_whole(match.state)
            check_voids(match.state)
        if not (actors := match.actors()):
            break
        choices = match.legal(actors[0])
        match.play(choices[int(stream.random() * len(choices))])
    assert match.result().over


@pytest.mark.slow
def test_ten_thousand_random_matches_end() -> None:
    stream = random.Random(4)
    for number in range(10_000):
        seats = 2 + number % 3
        assert play_on(new_match(seats, f"{number}", **random_options(stream, seats)), stream, 20_000)


@settings(max_examples=30)
@given(st.integers(0, 2**32), st.integers(0, 60))
def test_sampled_worlds_agree_with_what_is_known(seed: int, length: int) -> None:
    stream = random.Random(seed)
    seats = 2 + int(stream.random() * 3)
    match = new_match(seats, f"{seed}", **random_options(stream, seats))
    play_on(match, stream, length)
    for seat in (None, *range(seats)):
        view = match.view(seat)
        world = RULES.sample(view, stream)
        check_whole(world)
        assert RULES.view(world, seat) == view
        assert RULES.view_from_json(RULES.view_to_json(view)) == view


def test_a_round_is_blocked_when_every_seat_has_passed_in_a_row() -> None:
    state = table(["1-0", "1-1", "3-0 6-6", "2-2"], "5-4 6-5:right", variant="block")
    state = act(state, "0 pass", "1 pass", "2 play 6-6 right", "3 pass", "0 pass", "1 pass").state
    assert (state.table.number, state.table.passes) == (1, 3)
    assert act(state, "2 pass").state.table.last_round is not None


def opener_after(variant: str, *, out: bool, next_opener: str = "auto") -> int:
    """Who opens the second round when seat 0 goes out or the round is blocked; seat 0 opened the first."""
    line, hands = ("6-4", ["6-1", "6-5", "5-5"]) if out else ("4-3", ["2-0", "1-1 1-0", "6-6"])
    state = table(hands, line, variant=variant, next_opener=next_opener)
    if out:
        return act(state, "0 play 6-1 right").state.table.opener
    return act(state, "0 pass", "1 pass", "2 pass").state.table.opener


def test_openers_rotate_in_block_and_draw() -> None:
    assert [opener_after(variant, out=True) for variant in ("block", "draw")] == [1, 1]
    assert opener_after("block", out=False) == 1


def test_the_winner_opens_in_all_fives() -> None:
    assert opener_after("all_fives", out=True) == 0
    assert opener_after("block", out=False, next_opener="winner") == 0


def test_lots_are_taken_from_the_file_where_lots_are_drawn() -> None:
    options: Mapping[str, OptionValue] = {"variant": "block", "next_opener": "lot", "target": 500}
    header = new_match_header(RULES, [SeatEntry("", "random")] * 3, options, lots=(2, 0, 1, 1), seed="lots")
    match = Match(RULES, header)
    openers = [match.state.table.opener]
    while len(openers) < 4:
        number = match.state.table.number
        match.play(match.legal(match.actors()[0])[0])
        if match.state.table.number != number:
            openers.append(match.state.table.opener)
    assert openers == [2, 0, 1, 1]


@pytest.mark.parametrize("seats", [2, 3])
def test_only_four_play_in_pairs(seats: int) -> None:
    with pytest.raises(BadOption, match="partners"):
        new_match(seats, partners=True)


def test_hands_have_to_be_in_the_set() -> None:
    with pytest.raises(BadOption, match="hand_size"):
        new_match(4, hand_size=9)
    assert new_match(2, hand_size=14, variant="draw").state.table.drawable == 0


@pytest.mark.parametrize("scores", [(100, 0), (-1, 0), (0.25, 0), (0, 0, 0), (True, 0)])
def test_impossible_scores_are_refused(scores: tuple[float, ...]) -> None:
    with pytest.raises(SpieltischError, match=r"setup\.scores"):
        new_match_header(DominoesRules(), [SeatEntry("", "random")] * 2, {}, scores=scores)


def test_a_seat_that_does_not_exist_cannot_open() -> None:
    seats = [SeatEntry("", "random")] * 2
    with pytest.raises(SpieltischError, match=r"setup\.opener"):
        new_match_header(RULES, seats, {}, dealer=2)
    with pytest.raises(SpieltischError, match=r"setup\.opener"):
        new_match_header(RULES, seats, {}, lots=(0, 5))


def test_a_forced_pass_comes_by_itself() -> None:
    state = table(["1-0", "2-2"], "6-4", variant="block")
    assert RULES.automatic(RULES.view(state, 0)) == Action(0, "pass")
    drawing = table(["1-0", "2-2"], "6-4", boneyard="0-0 1-1 2-1", variant="draw")
    assert RULES.automatic(RULES.view(drawing, 0)) is None


def test_a_drawn_tile_says_what_the_rest_of_the_hand_lacks() -> None:
    state = table(["1-0", "2-2 3-3"], "6-4", boneyard="0-0 5-4 2-1 3-1", variant="draw")
    state = act(state, "0 draw", "0 draw", "0 play 5-4 left").state
    (known,) = voids(state.table, 0)
    assert known.limit == 0
    assert {tile.text for tile in known.tiles} >= {"6-0", "4-0", "6-4"}

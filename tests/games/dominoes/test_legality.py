"""Which actions a seat has, and why others are refused."""

from __future__ import annotations

import pytest

from spieltisch.core.tiles import Tile
from tests.games.dominoes.support import RULES, act, legal, refusal, setup, table


def test_an_opening_offers_each_tile_once() -> None:
    assert legal(table(["6-4 5-5 1-0", "3-2"])) == ["play 1-0", "play 6-4", "play 5-5"]


def test_a_tile_that_fits_two_ends_is_two_plays() -> None:
    state = table(["5-2 0-0", "3-3"], "6-2 6-5:right", variant="block")
    assert legal(state) == ["play 5-2 left", "play 5-2 right"]
    assert act(state, "0 play 5-2 left").state.table.line.values() == {5}
    assert act(state, "0 play 5-2 right").state.table.line.values() == {2}


def test_equal_ends_stay_two_plays() -> None:
    state = table(["3-1 0-0", "2-2"], "6-3 6-2:right 3-2:right", variant="block")
    assert legal(state) == ["play 3-1 left", "play 3-1 right"]


@pytest.mark.parametrize("variant", ["draw", "all_fives"])
def test_who_can_play_may_neither_draw_nor_pass(variant: str) -> None:
    state = table(["6-3 1-0", "2-2"], "6-4", boneyard="0-0 1-1 2-1", variant=variant)
    assert legal(state) == ["play 6-3 right"]
    assert refusal(state, "0 draw") == "draw_can_play"
    assert refusal(state, "0 pass") == "can_play"


def test_who_cannot_play_draws_until_a_tile_fits_and_must_play_it() -> None:
    state = table(["1-0", "2-2"], "6-4", boneyard="0-0 5-4 2-1 3-1", variant="draw")
    assert legal(state) == ["draw"]
    assert refusal(state, "0 pass") == "can_draw"
    state = act(state, "0 draw").state
    assert legal(state) == ["draw"]
    state = act(state, "0 draw").state
    assert legal(state) == ["play 5-4 left"]
    assert refusal(state, "0 draw") == "draw_can_play"


def test_the_last_two_tiles_of_the_draw_game_are_never_drawn() -> None:
    state = table(["1-0", "2-2"], "6-4", boneyard="0-0 5-4", variant="draw")
    assert legal(state) == ["pass"]
    assert refusal(state, "0 draw") == "reserve"
    assert legal(table(["1-0", "2-2"], "6-4", boneyard="0-0 5-4", variant="draw", reserve=0)) == ["draw"]
    assert legal(table(["1-0", "2-2"], "6-4", boneyard="0-0 5-4", variant="draw", reserve=1)) == ["draw"]


def test_all_fives_draws_the_boneyard_to_the_last_tile() -> None:
    state = table(["1-0", "2-2"], "6-4", boneyard="0-0", variant="all_fives")
    assert legal(state) == ["draw"]
    state = act(state, "0 draw").state
    assert legal(state) == ["pass"]
    assert refusal(state, "0 draw") == "empty_boneyard"


def test_nothing_is_drawn_in_the_block_game() -> None:
    state = table(["1-0", "2-2"], "6-4", boneyard="0-0 5-4 6-6", variant="block")
    assert legal(state) == ["pass"]
    assert refusal(state, "0 draw") == "no_drawing"


def test_free_drawing_is_for_the_draw_game_alone() -> None:
    hands, line, boneyard = ["6-3 1-0", "2-2"], "6-4", "0-0 1-1 2-1"
    state = table(hands, line, boneyard=boneyard, variant="draw", voluntary_draw=True)
    assert legal(state) == ["play 6-3 right", "draw"]
    assert legal(act(state, "0 draw").state) == ["play 6-3 right"]
    assert legal(table(hands, line, boneyard=boneyard, variant="all_fives", voluntary_draw=True)) == [
        "play 6-3 right"
    ]
    assert refusal(state, "0 pass") == "can_play"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("1 play 6-3 right", "not_your_turn"),
        ("7 play 6-3 right", "unknown_seat"),
        ("0 play 6-3", "which_end"),
        ("0 play 6-3 middle", "which_end"),
        ("0 play 6-3 up", "end_closed"),
        ("0 play 6-3 left", "does_not_fit"),
        ("0 play 6-6 right", "not_in_hand"),
        ("0 play 7-6 right", "not_a_tile"),
        ("0 play", "not_a_tile"),
        ("0 draw 6-3", "unknown_action"),
        ("0 knock", "unknown_action"),
    ],
)
def test_refusals_say_why(action: str, reason: str) -> None:
    assert refusal(table(["6-3 1-0", "2-2"], "6-4"), action) == reason


def test_the_first_tile_has_no_end() -> None:
    assert refusal(table(["6-3", "2-2"]), "0 play 6-3 left") == "first_has_no_end"


def test_the_halves_may_come_in_either_order() -> None:
    assert refusal(table(["6-3 1-0", "2-2"], "6-4"), "0 play 3-6 right") == ""


def test_the_holder_of_the_highest_double_has_to_lead_it() -> None:
    state = RULES.start(setup(2, dealer=None, opening="highest_double")).state
    assert (state.table.opener, state.table.lead) == (1, Tile.parse("2-2"))
    assert legal(state) == ["play 2-2"]
    assert refusal(state, "1 play 3-1") == "must_lead"
    assert "play 0-0" in legal(RULES.start(setup(2, dealer=0, opening="highest_double")).state)

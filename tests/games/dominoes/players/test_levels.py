"""The levels: legal, pure, blind to what is hidden; hints; and decisions with a known answer."""

from __future__ import annotations

import random

import pytest

from spieltisch.core.game import LEVELS
from spieltisch.games.dominoes.players import PLAYERS, DominoesAdviser
from spieltisch.games.dominoes.state import View
from tests.games.dominoes.players.rounds import random_match, random_views, states_of
from tests.games.dominoes.support import RULES, act, table

QUICK = LEVELS[:2]


def choice(level: str, view: View, number: int = 1) -> str:
    return PLAYERS[level]().choose(view, number).text.partition(" ")[2]


def test_there_is_a_player_of_each_level() -> None:
    assert tuple(PLAYERS) == LEVELS


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("number", range(24))
def test_whole_matches_are_legal(level: str, number: int) -> None:
    """The rules refuse what is not; every match goes on to its end or a long way."""
    states = list(states_of(PLAYERS[level](), number))
    assert states[-1].table.turn is not None
    assert len(states) > 5


@pytest.mark.parametrize("number", [2, 8, 11])
def test_sampling_levels_play_rounds_legally(number: int) -> None:
    for level in LEVELS[2:]:
        assert list(states_of(PLAYERS[level](), number, target=0))


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS[2:])
@pytest.mark.parametrize("number", range(12))
def test_sampling_levels_play_matches_legally(level: str, number: int) -> None:
    assert list(states_of(PLAYERS[level](), number))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", [0, 1, 5, 8, 11])
def test_hidden_tiles_change_no_choice(level: str, number: int) -> None:
    """The same view with everything unseen dealt anew, or sent as JSON, gives the same choice."""
    stream = random.Random("blind")
    step = 31 if level == "expert" else 7
    for index, (state, action) in enumerate(random_match(number)):
        if index % step or index > 160:
            continue
        view = RULES.view(state, action.seat)
        chosen = PLAYERS[level]().choose(view, index)
        assert chosen in RULES.legal(view)
        for _world in range(2):
            other = RULES.view(RULES.sample(view, stream), action.seat)
            assert PLAYERS[level]().choose(other, index) == chosen
        assert PLAYERS[level]().choose(RULES.view_from_json(RULES.view_to_json(view)), index) == chosen


def test_the_number_decides_what_chance_decides() -> None:
    view = RULES.view(table(["6-4 5-5 1-0 3-0", "3-2"], variant="all_fives"), 0)
    chosen = {choice("beginner", view, number) for number in range(100)}
    assert len(chosen) == 4
    assert len({choice("medium", view, number) for number in range(100)}) == 1


def test_the_beginner_is_careless_in_one_of_four() -> None:
    view = RULES.view(table(["6-4 6-6 1-0 3-0", "3-2"], variant="draw"), 0)
    heaviest = sum(choice("beginner", view, number) == "play 6-6" for number in range(1000))
    assert 770 <= heaviest <= 860


@pytest.mark.parametrize("level", LEVELS)
def test_forced_actions_are_done(level: str) -> None:
    assert choice(level, RULES.view(table(["1-0", "2-2"], "6-4", variant="block"), 0)) == "pass"
    drawing = table(["1-0", "2-2"], "6-4", boneyard="0-0 1-1 2-1", variant="draw")
    assert choice(level, RULES.view(drawing, 0)) == "draw"


def test_medium_takes_the_most_points_then_weight_and_variety() -> None:
    state = table(["5-4 6-6 6-1", "3-2"], "6-5", variant="all_fives", boneyard="0-0 1-0")
    assert choice("medium", RULES.view(state, 0)) == "play 5-4 left"
    plain = table(["6-6 6-1 5-1", "3-2"], "6-5", variant="draw", boneyard="0-0 1-0")
    assert choice("medium", RULES.view(plain, 0)) == "play 6-6 right"


@pytest.mark.parametrize("number", [0, 5, 7, 11])
def test_the_adviser_ranks_every_legal_action_best_first(number: int) -> None:
    adviser = DominoesAdviser()
    assert adviser.unit == "points"
    for index, view in enumerate(random_views(number)):
        if index % 23 or index > 120:
            continue
        ranking = adviser.rank(view, index)
        assert {item.action for item in ranking} == set(RULES.legal(view))
        values = [item.value for item in ranking]
        assert values == sorted(values, reverse=True)
        for item in ranking:
            assert item.unit in ("points", "win_probability")
            assert item.detail("error") >= 0
            assert 0 <= item.detail("next_scores") <= 1
            assert 0 <= item.detail("next_passes") <= 1
            if item.unit == "win_probability":
                assert 0 <= item.value <= 1
        assert ranking[0].action == PLAYERS["expert"]().choose(view, index) or len(ranking) == 1


def test_the_adviser_has_nothing_to_say_to_others() -> None:
    state = table(["1-0", "2-2"], "6-4", variant="block")
    assert DominoesAdviser().rank(RULES.view(state, None), 1) == ()
    assert DominoesAdviser().rank(RULES.view(state, 1), 1) == ()


def test_the_adviser_tells_points_and_what_comes_next() -> None:
    """After 6-1 on the six of 6-4 the total is 5; whoever comes then has passed on fours and sixes."""
    state = table(["6-1 1-1", "2-2 3-2", "5-5 5-3"], "6-4", variant="all_fives", turn=1)
    state = act(state, "1 pass").state
    state = act(state, "2 pass").state
    ranking = {item.action.text: item for item in DominoesAdviser().rank(RULES.view(state, 0), 1)}
    laid = ranking["0 play 6-1 right"]
    assert laid.detail("points") == 5
    assert 0 < laid.detail("next_passes") < 1


def test_the_expert_goes_out_when_it_can() -> None:
    """In a match of one round going out with the last tile is sure to win it."""
    state = table(["6-1", "6-5 6-0 5-5"], "6-4", variant="block", target=0)
    assert choice("expert", RULES.view(state, 0)) == "play 6-1 right"


def test_the_expert_keeps_the_other_from_playing() -> None:
    """The other has just passed on fours and sixes: 6-4 leaves only these, 4-2 opens the twos."""
    laid = "4-1 6-1:left"
    state = table(["6-4 4-2 2-0", "3-3 5-3 5-5"], laid, variant="block", turn=1, target=0)
    state = act(state, "1 pass").state
    assert choice("expert", RULES.view(state, 0)) in ("play 6-4 right", "play 6-4 left")


def test_the_expert_takes_a_match_that_it_can_win_at_once() -> None:
    state = table(["5-0 6-6 5-4 4-4 3-3", "2-2 2-1 1-1"], "5-5", variant="all_fives", scores=(240, 245))
    assert choice("expert", RULES.view(state, 0)).startswith("play 5-0")

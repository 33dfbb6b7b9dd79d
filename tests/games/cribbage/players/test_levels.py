"""The levels: legal, pure, blind to what is hidden; and a few decisions with a known answer."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.game import LEVELS, Setup
from spieltisch.core.players import decision_number
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage.players import PLAYERS, CribbageAdviser
from spieltisch.games.cribbage.rules import CribbageRules
from spieltisch.games.cribbage.state import Phase, State
from tests.games.cribbage.support import Table, pack_from

RULES = CribbageRules()
MANY = [("beginner", 33_400), ("medium", 33_400), ("hard", 33_400), ("expert", 1000)]


def start(seed: str, scores: tuple[int, int] = (0, 0)) -> State:
    return RULES.start(Setup(2, {}, RandomSource(seed), scores=scores)).state


def states(level: str, seed: str, scores: tuple[int, int] = (0, 0)) -> Iterator[tuple[State, Action]]:
    """A match of the level with itself: every state with the action chosen in it."""
    player = PLAYERS[level]()
    state = start(seed, scores)
    decision = 0
    while actors := RULES.actors(state):
        view = RULES.view(state, actors[0])
        action = player.choose(view, decision_number(seed, actors[0], decision))
        yield state, action
        state = RULES.apply(state, action).state
        decision += 1


def test_there_is_a_player_of_each_level() -> None:
    assert tuple(PLAYERS) == LEVELS


@pytest.mark.parametrize(("level", "matches"), [("beginner", 12), ("medium", 12), ("hard", 12)])
def test_whole_matches_are_legal(level: str, matches: int) -> None:
    for number in range(matches):
        for state, action in states(level, f"legal {number}"):
            assert action in RULES.legal(RULES.view(state, action.seat))


def test_the_expert_plays_a_whole_match_legally() -> None:
    for state, action in states("expert", "legal", (60, 75)):
        assert action in RULES.legal(RULES.view(state, action.seat))


@pytest.mark.slow
@pytest.mark.parametrize(("level", "deals"), MANY)
def test_a_hundred_thousand_deals_are_legal(level: str, deals: int) -> None:
    number = 0
    while deals > 0:
        for state, action in states(level, f"many {number}"):
            assert action in RULES.legal(RULES.view(state, action.seat))
            deals -= state.phase is Phase.CUT_PACK
        number += 1


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_no_choice(level: str) -> None:
    """The same view with everything unseen dealt anew gives the same choice for the same number."""
    stream = random.Random("law")
    player = PLAYERS[level]()
    for number, (state, _) in enumerate(states("medium", "law", (80, 90))):
        for seat in RULES.actors(state):
            view = RULES.view(state, seat)
            choice = player.choose(view, number)
            other = RULES.view(RULES.sample(view, stream), seat)
            assert player.choose(other, number) == choice
            assert PLAYERS[level]().choose(RULES.view_from_json(RULES.view_to_json(view)), number) == choice


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_answers_the_same_again(level: str) -> None:
    """A player keeps nothing from earlier decisions."""
    seen = list(states("hard", "twice", (85, 85)))
    first, second = PLAYERS[level](), PLAYERS[level]()
    views = [(RULES.view(state, RULES.actors(state)[0]), number) for number, (state, _) in enumerate(seen)]
    forwards = [first.choose(view, number) for view, number in views]
    backwards = [second.choose(view, number) for view, number in reversed(views)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_that_is_not_to_act_is_refused(level: str) -> None:
    state = start("refused")
    while RULES.turn(state) is None:
        state = RULES.apply(state, RULES.legal(RULES.view(state, RULES.actors(state)[0]))[0]).state
    waiting = 1 - RULES.actors(state)[0]
    with pytest.raises(ValueError, match="not to act"):
        PLAYERS[level]().choose(RULES.view(state, waiting), 1)
    with pytest.raises(ValueError, match="onlooker"):
        PLAYERS[level]().choose(RULES.view(state, None), 1)


def to_play(scores: tuple[int, int], plays: str) -> State:
    """Pone (seat 0) keeps 3 3 T T, the starter is a 2, and `plays` have been made (Cribbage Pro, 2012-11)."""
    pack = pack_from("3C 3D TC TD 7H 8S", "3H 6D QC KS 9C 9D", "2S")
    table = Table.start([pack], dealer=1, scores=scores)
    state = table.state
    actions = ["0 cut 20", "0 discard 7H 8S", "1 discard 9C 9D", "0 cut 10", *filter(None, plays.split(", "))]
    for text in actions:
        state = RULES.apply(state, Action.parse(text)).state
    assert state.phase is Phase.PLAY
    return state


@pytest.mark.parametrize(("scores", "best"), [((109, 109), "T"), ((106, 106), "3")])
def test_the_score_decides_whether_to_risk_a_third_three(scores: tuple[int, int], best: str) -> None:
    """3 by pone, 3 by the dealer: a ten at 109-109, the third three at 106-106."""
    before = (scores[0], scores[1] - 2)
    view = RULES.view(to_play(before, "0 play 3C, 1 play 3H"), 0)
    assert view.scores == scores
    assert PLAYERS["expert"]().choose(view, 5).args[0][0] == best


@pytest.mark.parametrize("scores", [(0, 0), (100, 95)])
def test_the_adviser_ranks_every_legal_action_best_first(scores: tuple[int, int]) -> None:
    adviser = CribbageAdviser()
    assert adviser.unit == "points"
    late = max(scores) > 90
    for number, (state, _) in enumerate(states("hard", "advice", scores)):
        for seat in RULES.actors(state):
            view = RULES.view(state, seat)
            ranking = adviser.rank(view, number)
            values = [ranked.value for ranked in ranking]
            assert sorted(ranked.action.text for ranked in ranking) == sorted(
                a.text for a in RULES.legal(view)
            )
            assert values == sorted(values, reverse=True)
            if view.phase is Phase.DISCARD:
                assert {"points", "hand", "hand_min", "hand_max", "crib", "win"} <= dict(
                    ranking[0].details
                ).keys()
            if late and view.phase in (Phase.DISCARD, Phase.PLAY):
                assert {ranked.unit for ranked in ranking} == {"win_probability"}
                assert all(0 <= value <= 1 for value in values)
            if view.phase in (Phase.CUT_PACK, Phase.CUT_STARTER, Phase.CUT_FOR_DEAL):
                assert set(values) == {0.0}
        if number > 40:
            break


def test_the_adviser_has_nothing_to_say_to_others() -> None:
    state = start("silent")
    adviser = CribbageAdviser()
    assert adviser.rank(RULES.view(state, None), 1) == ()


def test_the_first_hint_is_what_the_expert_plays() -> None:
    expert, adviser = PLAYERS["expert"](), CribbageAdviser()
    for number, (state, _) in enumerate(states("hard", "hint", (64, 72))):
        view = RULES.view(state, RULES.actors(state)[0])
        if view.phase in (Phase.DISCARD, Phase.PLAY):
            assert adviser.rank(view, number)[0].action == expert.choose(view, number)
        if number > 40:
            break

"""The plans against a search through everything the rules allow to lay."""

from __future__ import annotations

import random

import pytest

from spieltisch.core.cards import FULL_PACK, JOKER, Card
from spieltisch.core.options import OptionValue
from spieltisch.games.five_hundred import counting
from spieltisch.games.five_hundred.players.actions import own_position
from spieltisch.games.five_hundred.players.moves import RunMove
from spieltisch.games.five_hundred.players.planner import WANTED, planner_for
from spieltisch.games.five_hundred.players.plans import best_keeping, best_plan, cards_in
from spieltisch.games.five_hundred.players.position import hand_of
from spieltisch.games.five_hundred.state import State
from tests.games.five_hundred.support import RULES, act, cards, legal, meld, table

ON_TABLE = ["3H 4H 5H", "8S *9S TS", "JH QH KH", "5D 5S 5C"]
CLOSE = 0.05
"""What small costs of new melds may add up to."""


def small_case(number: int) -> State:
    """A hand of hearts, spades and up to two jokers, with a card of clubs that can never be laid."""
    stream = random.Random(f"plan {number}")
    options: dict[str, OptionValue] = {
        "max_jokers": 1,
        "swap": "nobody",
        "ace_low_value": (15, 5, 1)[number % 3],
        "joker_value": (25, 15, "card")[number // 3 % 3],
        "ace_both_ends": number % 5 == 0,
    }
    melds = [meld(ON_TABLE[index]) for index in range(3) if stream.random() < 0.5]
    used = {laid.shown.held for item in melds for laid in item.cards}
    free = [card for card in FULL_PACK if card.suit in (2, 3) and card not in used]
    start = int(stream.random() * (len(free) - 12))
    hand = stream.sample(free[start : start + 12], 6)
    jokers = [JOKER] * (number % 3 if JOKER not in used else number % 2)
    words = " ".join(card.text for card in (*hand, *jokers, Card.parse("2C")))
    return table([words, "4D"], melds, chosen=options)


def points(state: State) -> int:
    """What seat 0 has laid, less what it holds."""
    settings = state.table.settings
    laid = counting.laid_points(settings, state.table.melds, 0)
    return laid - counting.hand_points(settings, state.hands[0])


def best_by_search(state: State, seen: dict[object, int]) -> int:
    """The most points that seat 0 can reach by laying."""
    shown = frozenset((item.low, item.shown) for item in state.table.melds)
    key = (state.hands[0], shown)
    if key not in seen:
        after = (
            act(state, f"0 {text}").state for text in (*legal(state, 0, "meld"), *legal(state, 0, "lay"))
        )
        seen[key] = max([points(state), *(best_by_search(following, seen) for following in after)])
    return seen[key]


@pytest.mark.parametrize("number", range(30))
def test_plans_gain_what_a_search_finds(number: int) -> None:
    state = small_case(number)
    position = own_position(RULES.view(state, 0))
    plan = best_keeping(position.planner, position.hands[0], position.board, position.kept)
    assert best_by_search(state, {}) - points(state) == pytest.approx(plan.gain, abs=CLOSE)


@pytest.mark.parametrize("number", range(30))
def test_moves_bring_what_the_plan_says(number: int) -> None:
    state = small_case(number)
    position = own_position(RULES.view(state, 0))
    plan = best_keeping(position.planner, position.hands[0], position.board, position.kept)
    before = position.laid[0] - position.hand_points(position.hands[0])
    size = cards_in(position.hands[0])
    for move in plan.moves:
        position.do(move)
    assert position.laid[0] - position.hand_points(position.hands[0]) - before == pytest.approx(
        plan.gain, abs=CLOSE
    )
    assert cards_in(position.hands[0]) == size - plan.used


def test_a_joker_stands_where_nobody_can_take_it() -> None:
    """With 4H on the table in another meld's end, a joker as 4H is safe; as 7H it is not."""
    state = table(["5H 6H * 2C 9D", "2S"], [meld("2H 3H 4H")])
    position = own_position(RULES.view(state, 0))
    position.shapes[2] = position.shapes[2]._replace(runs=())
    plan = best_plan(position.planner, position.hands[0], position.board)
    (move,) = plan.moves
    assert isinstance(move, RunMove)
    assert (move.low, move.wild) == (4, 1 << 4)


def test_a_wanted_meld_is_made_although_laying_off_gains_more() -> None:
    state = table(["6H 7H 8H 9H 2C", "2S"], [meld("3H 4H 5H")])
    position = own_position(RULES.view(state, 0))
    assert not best_plan(position.planner, position.hands[0], position.board).fresh
    assert best_plan(position.planner, position.hands[0], position.board, WANTED).fresh


@pytest.mark.parametrize(
    ("hand", "gain"),
    [
        ("5H 5D 5S 9C", 30),
        ("5H 5D 5S 5C 9C", 40),
        ("5H 6H 7H 5D 5S 9C", 30),
        ("5H 6H 7H 8H 5D 5S 9C", 60),
        ("KH KD * 9C", 90),
    ],
)
def test_sets_are_laid_where_they_are_allowed(hand: str, gain: int) -> None:
    state = table([hand, "2S"], sets=True, swap="nobody")
    position = own_position(RULES.view(state, 0))
    plan = best_plan(position.planner, position.hands[0], position.board)
    assert plan.gain == pytest.approx(gain, abs=CLOSE)


def test_planners_remember_without_changing_their_mind() -> None:
    state = small_case(4)
    position = own_position(RULES.view(state, 0))
    planner = planner_for(state.table.settings)
    first = best_plan(planner, hand_of(state.hands[0]), position.board)
    assert best_plan(planner, hand_of(state.hands[0]), position.board) == first
    assert hand_of(cards("AH KS *")) == [0, 0, 1, 1 << 12, 1]

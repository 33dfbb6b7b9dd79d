"""Drawing, laying, swapping, discarding, closing and counting: the cases of the specification."""

from __future__ import annotations

import pytest

from spieltisch.core.options import OptionValue
from spieltisch.games.five_hundred.state import Drawn, Phase, Turn
from tests.games.five_hundred.support import (
    RULES,
    act,
    cards,
    laid_by,
    legal,
    meld,
    refusal,
    scored,
    setup_of,
    table,
)


def test_points_follow_the_card_and_not_the_meld() -> None:
    state = act(table(["6H 2C", "2S 9D"], [meld("3H 4H 5H")]), "0 lay 6H 1").state
    assert (laid_by(state, 0), laid_by(state, 1)) == (5, 15)


def test_a_swapped_joker_changes_the_points_and_can_be_laid_again() -> None:
    state = table(["4H 7H 2C 9D", "2S 9S"], [meld("3H *4H 5H")])
    state = act(state, "0 swap 4H 1").state
    assert (laid_by(state, 0), laid_by(state, 1)) == (5, 10)
    assert state.hands[0] == cards("7H 2C 9D *")
    state = act(state, "0 lay *6H 1", "0 lay 7H 1").state
    assert (laid_by(state, 0), laid_by(state, 1)) == (35, 10)


@pytest.mark.parametrize(
    ("owner", "swap", "reason"),
    [
        (0, "opponents", "swap_own"),
        (1, "opponents", ""),
        (0, "anyone", ""),
        (1, "anyone", ""),
        (1, "nobody", "nobody_swaps"),
    ],
)
def test_who_may_swap(owner: int, swap: str, reason: str) -> None:
    state = table(["4H 2C 9D", "2S"], [meld("3H *4H 5H", owner)], swap=swap)
    assert refusal(state, "0 swap 4H 1") == reason


def test_swapping_the_own_joker_costs_its_points() -> None:
    state = table(["4H 2C 9D", "2S"], [meld("3H *4H 5H", 0)], swap="anyone")
    assert laid_by(state, 0) == 35
    assert laid_by(act(state, "0 swap 4H 1").state, 0) == 15


def test_only_the_true_card_takes_the_joker() -> None:
    state = table(["4S 3H 2C", "2S"], [meld("2H *3H 4H"), meld("5D 6D 7D")])
    assert refusal(state, "0 swap 4S 1") == "no_joker_for"
    assert refusal(state, "0 swap 3H 2") == "no_joker_for"
    assert refusal(state, "0 swap 3H 3") == "no_such_meld"
    assert refusal(state, "0 swap 5H 1") == "not_in_hand"


def test_a_card_that_fits_two_melds_goes_where_it_is_laid_and_they_stay_apart() -> None:
    state = table(["6H 2C 9D", "2S"], [meld("3H 4H 5H"), meld("7H 8H 9H")])
    assert legal(state, 0, "lay") == ["lay 6H 1", "lay 6H 2"]
    after = act(state, "0 lay 6H 2").state.table.melds
    assert [len(item.cards) for item in after] == [3, 4]
    assert after[1].low == 6


def test_an_ace_that_fits_both_ends_goes_low() -> None:
    state = table(["AH 2C 9D", "2S"], [meld("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH")])
    assert act(state, "0 lay AH 1").state.table.melds[0].low == 1


def test_closing_lays_the_last_card_face_down() -> None:
    state = table(["4H 5H 6H 2C", "2S AD *"])
    step = act(state, "0 meld 4H 5H 6H", "0 discard 2C")
    assert scored(step.events) == [(0, 15, "laid"), (1, -45, "hand")]
    assert RULES.result(step.state).scores == (15, -45)
    assert step.state.table.number == 3
    assert "closed" in [item.type for item in step.events]


@pytest.mark.parametrize("last", ["6H", "*"])
def test_the_closing_card_counts_nothing_and_cannot_be_claimed(last: str) -> None:
    step = act(table([last, "2S"], [meld("3H 4H 5H", 0)]), f"0 discard {last}")
    assert scored(step.events) == [(0, 15, "laid"), (1, -5, "hand")]


def test_the_first_deal_keeps_a_card_beyond_the_discard() -> None:
    state = table(["4H 5H 6H 2C", "2S"], deal=1)
    assert refusal(state, "0 meld 4H 5H 6H") == "keep_two"
    state = act(table(["4H 5H 6H 2C 9D", "2S"], deal=1), "0 meld 4H 5H 6H", "0 discard 2C").state
    assert state.hands[0] == cards("9D")


def test_two_cards_in_the_first_deal_allow_a_swap_and_nothing_else() -> None:
    state = table(["4H 6H", "2S"], [meld("3H *4H 5H")], deal=1)
    assert refusal(state, "0 lay 6H 1") == "keep_two"
    assert refusal(state, "0 swap 4H 1") == ""
    assert refusal(state, "0 discard 6H") == ""


@pytest.mark.parametrize(
    ("deal", "pile", "scope", "reason"),
    [
        (1, "7C 8D", "first_deal", "pile_banned"),
        (1, "7C 8D", "off", ""),
        (2, "7C", "first_deal", "pile_of_one"),
        (2, "7C 8D", "first_deal", ""),
    ],
)
def test_when_the_whole_pile_can_be_taken(deal: int, pile: str, scope: str, reason: str) -> None:
    state = table(["4H 5H 6H 2C", "2S"], pile=pile, deal=deal, phase=Phase.DRAW, ban_scope=scope)
    assert refusal(state, "0 take-all") == reason
    assert refusal(state, "0 take") == ""


def test_the_first_round_of_each_deal_can_be_banned_instead() -> None:
    state = table(["4H 5H 6H 2C", "2S"], pile="7C 8D", deal=3, phase=Phase.DRAW, ban_scope="first_round")
    assert refusal(state, "0 take-all") == ""
    assert RULES.start(setup_of(2, {"ban_scope": "first_round"})).state.table.banned


def test_a_pile_without_a_new_meld_costs_fifty_points() -> None:
    state = table(["2C 3D", "2S"], pile="8S 9H KD", phase=Phase.DRAW, pile_rule="warn")
    step = act(state, "0 take-all", "0 discard KD")
    assert step.state.table.penalties == (50, 0)
    assert [item["points"] for item in step.events if item.type == "penalty"] == [50]
    assert len(step.state.hands[0]) == 4


def test_a_meld_from_the_hand_pays_for_the_pile() -> None:
    state = table(["2C 3C 4C 9D", "2S"], pile="8S 9H KD", phase=Phase.DRAW)
    step = act(state, "0 take-all", "0 meld 2C 3C 4C", "0 discard KD")
    assert step.state.table.penalties == (0, 0)


def test_a_pile_that_makes_no_meld_is_refused_by_default() -> None:
    state = table(["2C 3D", "2S"], pile="8S 9H KD", phase=Phase.DRAW)
    assert refusal(state, "0 take-all") == "pile_no_meld"
    assert "take-all" not in legal(state, 0)


def test_a_meld_that_would_leave_no_discard_does_not_count() -> None:
    state = table(["2C", "2S"], pile="3C 4C", phase=Phase.DRAW)
    assert refusal(state, "0 take-all") == "pile_no_meld"
    assert refusal(table(["2C 9H", "2S"], pile="3C 4C", phase=Phase.DRAW), "0 take-all") == ""


def test_a_lay_off_is_no_new_meld() -> None:
    state = table(["2C 6H 9D", "2S"], [meld("3H 4H 5H")], pile="8S KD", phase=Phase.DRAW, pile_rule="warn")
    assert act(state, "0 take-all", "0 lay 6H 1", "0 discard 8S").state.table.penalties == (50, 0)


def test_the_discard_can_wait_for_the_new_meld() -> None:
    for hand, lay in (("3H 4H 5H 6H 9D", ""), ("4H 5H 6H 9D", "meld_owed")):
        state = table([hand, "2S"], [meld("7H 8H 9H")], pile="8S KD", phase=Phase.DRAW, pile_rule="forbid")
        state = act(state, "0 take-all").state
        assert refusal(state, "0 discard KD") == "meld_owed"
        assert refusal(state, "0 lay 6H 1") == lay


def test_a_new_meld_may_have_to_use_the_pile() -> None:
    state = table(["2C 3C 4C 9D", "2S"], pile="8S 9H KD", phase=Phase.DRAW, pile_meld_uses_pile=True)
    assert refusal(state, "0 take-all") == "pile_no_meld"
    fits = table(["2C 3C 9D", "2S"], pile="8S 9H 4C", phase=Phase.DRAW, pile_meld_uses_pile=True)
    assert refusal(fits, "0 take-all") == ""


def test_a_part_of_the_pile_is_an_option() -> None:
    whole = table(["4H 5H 6H 2C", "2S"], pile="7C 8D 9S", phase=Phase.DRAW)
    assert refusal(whole, "0 take-all 2") == "pile_part"
    state = table(["4H 5H 6H 2C", "2S"], pile="7C 8D 9S", phase=Phase.DRAW, partial_pile=True)
    assert legal(state, 0, "take-all") == ["take-all", "take-all 2"]
    after = act(state, "0 take-all 2").state
    assert after.table.pile == cards("7C")
    assert after.table.known[0] == cards("8D 9S")


@pytest.mark.parametrize(("allowed", "reason"), [(True, ""), (False, "top_stays")])
def test_the_card_just_taken_can_go_back(allowed: bool, reason: str) -> None:
    state = table(["2C 3D", "2S"], pile="8S 9H", phase=Phase.DRAW, return_top=allowed)
    assert refusal(act(state, "0 take").state, "0 discard 9H") == reason


def test_nothing_is_laid_before_drawing_or_drawn_twice() -> None:
    state = table(["4H 5H 6H 2C", "2S"], pile="7C", phase=Phase.DRAW)
    assert refusal(state, "0 meld 4H 5H 6H") == "draw_first"
    assert refusal(state, "0 discard 2C") == "draw_first"
    assert refusal(act(state, "0 draw").state, "0 take") == "drawn_already"
    assert refusal(state, "1 draw") == "not_your_turn"


@pytest.mark.parametrize(
    ("rule", "lay", "reason"),
    [
        ("free", "0 lay *6H 1", ""),
        ("same_turn", "0 lay *6H 1", ""),
        ("next_turn", "0 lay *6H 1", "joker_waits"),
    ],
)
def test_when_a_swapped_joker_can_be_laid(rule: str, lay: str, reason: str) -> None:
    state = table(["4H 2C 9D", "2S"], [meld("3H *4H 5H")], swapped_joker=rule)
    assert refusal(act(state, "0 swap 4H 1").state, lay) == reason


def test_a_swapped_joker_may_have_to_be_laid_in_the_same_turn() -> None:
    state = act(
        table(["4H 2C 9D", "2S"], [meld("3H *4H 5H")], swapped_joker="same_turn"), "0 swap 4H 1"
    ).state
    assert refusal(state, "0 discard 2C") == "joker_must_be_laid"
    assert refusal(act(state, "0 lay *6H 1").state, "0 discard 2C") == ""


def test_closing_without_a_discard_is_an_option() -> None:
    hands = ["4H 5H 6H", "2S"]
    assert refusal(table(hands), "0 meld 4H 5H 6H") == "keep_one"
    step = act(table(hands, close_without_discard=True, closing_bonus=50), "0 meld 4H 5H 6H")
    assert scored(step.events) == [(0, 15, "laid"), (0, 50, "closing"), (1, -5, "hand")]


def test_the_last_stock_card_ends_the_first_deal() -> None:
    state = table(["4H 2C 9D", "2S 3S"], deal=1, stock="KD", pile="7C 8D", phase=Phase.DRAW)
    step = act(state, "0 draw", "0 discard KD")
    assert [item["closer"] for item in step.events if item.type == "count"] == [None]
    assert step.state.table.number == 2


def test_later_the_pile_becomes_the_stock_but_for_its_top() -> None:
    state = table(["4H 2C 9D", "2S 3S"], stock="KD", pile="7C 8D", phase=Phase.DRAW)
    state = act(state, "0 draw", "0 discard KD").state
    assert (state.table.stock, state.table.pile) == (2, cards("KD"))
    assert sorted(state.stock) == list(cards("7C 8D"))
    ends = table(["4H 2C 9D", "2S 3S"], stock="KD", pile="7C 8D", phase=Phase.DRAW, stock_out="end")
    assert act(ends, "0 draw", "0 discard KD").state.table.number == 3


def test_a_deal_in_which_nothing_happens_is_counted() -> None:
    state = table(["2C 9D", "3S 5S"], pile="7C", phase=Phase.DRAW)
    for _number in range(12):
        turn = state.table.turn_of
        top = state.table.pile[-1].text
        state = act(state, f"{turn} take", f"{turn} discard {top}").state
    assert state.table.number == 3


@pytest.mark.parametrize(("tie", "over"), [("play_on", False), ("shared", True)])
def test_ties_play_on_or_share_the_match(tie: str, over: bool) -> None:
    state = table(["2C", "3C"], [meld("3H 4H 5H", 0)], scores=(485, 505), tie=tie)
    result = RULES.result(act(state, "0 discard 2C").state)
    assert (result.scores, result.over, result.winner) == ((500, 500), over, None)


def test_the_highest_total_at_the_target_wins() -> None:
    state = table(["2C", "3C"], [meld("3H 4H 5H", 0)], scores=(490, 520), target=500)
    result = RULES.result(act(state, "0 discard 2C").state)
    assert (result.scores, result.over, result.winner) == ((505, 515), True, 1)


@pytest.mark.parametrize(("value", "expected"), [(25, 25), (15, 15), ("card", 10)])
def test_what_a_joker_on_the_table_counts(value: OptionValue, expected: int) -> None:
    state = table(["2C 3C", "3S"], [meld("TH *JH QH", 0)], joker_value=value)
    assert laid_by(state, 0) == 20 + expected


def test_what_a_low_ace_counts() -> None:
    for value in (15, 5, 1):
        state = table(["2C 3C", "3S"], [meld("AH 2H 3H", 0), meld("QC KC AC", 0)], ace_low_value=value)
        assert laid_by(state, 0) == value + 10 + 35


def test_a_turn_remembers_what_was_drawn() -> None:
    state = table(["2C 3C", "3S"], pile="7C 8D", phase=Phase.DRAW)
    assert act(state, "0 take").state.table.turn == Turn(drawn=Drawn.TOP, top=cards("8D")[0])

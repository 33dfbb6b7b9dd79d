"""Raising, answering and what a round is worth."""

from __future__ import annotations

import pytest

from spieltisch.games.watten.state import Said
from tests.games.watten.support import RULES, Match, announced

HANDS = ["9H 9C AH AS AC", "7H 8H QS JS TS", "KD QD 8D JD TD", "7S 8S 8C QC JC"]
"""Under 9/H (Tyrolean) the pair of seats 0 and 2 takes the first three tricks, whatever the others play."""
A_WINS = ["9H", "7H", "KD", "8C", "AH", "8H", "QD", "QC", "9C", "QS", "8D", "JC"]
B_HANDS = [HANDS[3], HANDS[0], HANDS[1], HANDS[2]]
"""The same one seat to the left: the pair of seats 1 and 3 wins."""


def start(scores: tuple[int, int] = (0, 0), target: int = 15, hands: list[str] = HANDS) -> Match:
    return announced(hands, "9/H", variant="tyrolean", weli=False, scores=scores, target=target)


def let_win(match: Match, seats: str) -> None:
    """Play to the end of the round, in which the pair of those seats has the strong hands."""
    number = match.state.table.number
    strong = 0 if seats == "A" else 1
    while match.state.table.number == number and not match.over:
        turn = match.state.table.turn
        texts = [text for text in match.legal(turn) if "play" in text]
        match.do(texts[0] if turn % 2 == strong else texts[-1])


def may_raise(match: Match) -> tuple[int, ...]:
    return tuple(seat for seat in range(4) if f"{seat} raise" in match.legal(seat))


def points(match: Match) -> list[tuple[int, int, str]]:
    return [(event["side"], event["points"], event["reason"]) for event in match.of_type("score")]


def test_z1_without_a_raise_a_round_is_worth_two() -> None:
    match = start()
    match.play(*A_WINS)
    assert points(match) == [(0, 2, "round")]
    assert match.scores == (2, 0)
    assert (match.state.table.number, match.state.table.dealer) == (2, 0)


def test_z2_nobody_raises_and_the_other_pair_wins() -> None:
    match = start(hands=B_HANDS)
    let_win(match, "B")
    assert points(match) == [(1, 2, "round")]


def test_z3_a_raise_that_is_held_counts_for_whoever_wins() -> None:
    match = start(hands=B_HANDS)
    match.do("2 raise", "1 hold")
    let_win(match, "B")
    assert points(match) == [(1, 3, "round")]
    assert match.scores == (0, 3)


def test_z4_giving_up_leaves_the_stake_before_the_raise() -> None:
    match = start()
    match.do("0 raise", "3 fold")
    assert points(match) == [(0, 2, "fold")]
    assert match.scores == (2, 0)
    record = match.state.table.last_round
    assert record is not None
    assert (record.side, record.points, record.tricks, record.folded) == (0, 2, (0, 0), 3)


def test_z5_a_counter_raise_holds_and_raises_again() -> None:
    match = start()
    match.do("0 raise", "1 raise")
    assert match.state.table.stake == 3
    assert match.actors == (0, 2)
    match.do("2 hold")
    assert match.state.table.stake == 4
    assert may_raise(match) == (0, 2)
    assert match.refusal("1 raise") == "raise_last_raiser"
    assert match.refusal("3 raise") == "raise_last_raiser"
    match.play(*A_WINS)
    assert match.scores == (4, 0)


def test_z6_giving_up_after_a_counter_raise_leaves_three() -> None:
    match = start()
    match.do("0 raise", "1 raise", "0 fold")
    assert points(match) == [(1, 3, "fold")]


def test_z7_a_tense_pair_may_not_raise_but_answers() -> None:
    match = start(scores=(13, 5))
    assert may_raise(match) == (1, 3)
    assert match.refusal("0 raise") == match.refusal("2 raise") == "raise_tense"
    match.do("1 raise")
    assert match.legal(0) == ["0 hold", "0 fold"]
    assert match.legal(2) == ["2 hold", "2 fold"]
    assert match.refusal("2 raise") == "raise_tense"


def test_z8_nobody_raises_when_both_are_tense() -> None:
    match = start(scores=(13, 14))
    assert may_raise(match) == ()
    assert match.actors == (0,)


@pytest.mark.parametrize(
    ("target", "scores", "raisers"),
    [
        (11, (9, 0), (1, 3)),
        (11, (8, 0), (0, 1, 2, 3)),
        (5, (3, 0), (1, 3)),
        (5, (2, 0), (0, 1, 2, 3)),
        (18, (16, 15), (1, 3)),
        (13, (10, 11), (0, 2)),
    ],
)
def test_z9_two_before_the_target_is_tense(
    target: int, scores: tuple[int, int], raisers: tuple[int, ...]
) -> None:
    assert may_raise(start(scores=scores, target=target)) == raisers


def test_z10_a_round_given_up_can_end_the_match() -> None:
    match = start(scores=(13, 12))
    match.do("1 raise", "0 hold")
    let_win(match, "A")
    assert (match.over, match.scores) == (True, (16, 12))


def test_z11_the_target_may_be_passed_and_ends_the_match_at_once() -> None:
    match = start(scores=(14, 10))
    match.play(*A_WINS)
    assert (match.over, match.scores, match.state.table.winner) == (True, (16, 10), 0)
    assert match.actors == match.asked == ()
    (over,) = match.of_type("over")
    assert (over["winner"], over["scores"], over["margin"]) == (0, (16, 10), 6)
    assert all(match.legal(seat) == [] for seat in range(4))
    assert match.refusal("0 raise") == match.refusal("0 play AC") == "match_over"


def test_z12_giving_up_ends_the_match_too() -> None:
    match = start(scores=(12, 13))
    match.do("2 raise", "1 fold")
    assert (match.over, match.scores) == (False, (14, 13))
    match = start(scores=(12, 13), target=14)
    assert may_raise(match) == ()
    match = start(scores=(0, 12))
    match.do("0 raise", "1 raise", "2 fold")
    assert (match.over, match.scores, match.state.table.winner) == (True, (0, 15), 1)
    assert points(match) == [(1, 3, "fold")]


def test_z15_raising_before_the_last_lead_is_legal() -> None:
    match = announced(
        ["AS KS AC 9D QC", "7S 8S 7H TH 8H", "7D 8D JD TD QD", "9H AH JS TS 8C"],
        "9/H",
        obligation=False,
        variant="tyrolean",
    )
    match.play("AS", "7S", "7D", "JS")
    match.play("AC", "8S", "8D", "8C")
    match.play("QC", "7H", "JD", "TS")
    match.play("TH", "TD", "9H", "KS")
    table = match.state.table
    assert (table.won, table.turn, len(table.tricks)) == ((2, 2), 3, 4)
    assert may_raise(match) == (0, 1, 2, 3)
    match.do("3 raise", "0 hold")
    match.play("AH", "9D", "8H", "QD")
    assert points(match) == [(0, 3, "round")]


def test_z16_raising_before_the_very_last_card_is_legal() -> None:
    match = announced(
        ["AS KS AC 9D QC", "7S 8S 7H TH 8H", "7D 8D JD TD QD", "9H AH JS TS 8C"],
        "9/H",
        obligation=False,
        variant="tyrolean",
    )
    for trick in ("AS 7S 7D JS", "AC 8S 8D 8C", "QC 7H JD TS", "TH TD 9H KS"):
        match.play(*trick.split())
    match.play("AH", "9D", "8H")
    assert match.state.table.turn == 2
    match.do("0 raise", "1 fold")
    assert points(match) == [(0, 2, "fold")]


def test_z17_a_raise_that_can_change_nothing_is_refused() -> None:
    match = start(scores=(12, 12))
    assert may_raise(match) == (0, 1, 2, 3)
    match.do("0 raise")
    assert match.legal(1) == ["1 hold", "1 fold"]
    assert match.refusal("1 raise") == "raise_pointless"
    match.do("1 hold")
    assert match.state.table.stake == 3
    assert match.refusal("3 raise") == "raise_pointless"
    assert may_raise(match) == ()


def test_the_stake_can_grow_until_it_decides_the_match() -> None:
    match = start(scores=(12, 8))
    match.do("0 raise", "1 raise", "0 raise", "1 raise", "0 raise")
    assert match.state.table.stake == 6
    assert match.refusal("1 raise") == "raise_pointless"
    match.do("1 hold")
    assert (match.state.table.stake, may_raise(match)) == (7, ())


def test_any_seat_of_a_pair_may_raise_out_of_turn() -> None:
    for seat in range(4):
        match = start()
        assert may_raise(match) == match.actors == (0, 1, 2, 3)
        assert (RULES.turn(match.state), match.asked) == (0, (0,))
        match.do(f"{seat} raise")
        assert match.state.table.raiser == seat
        assert RULES.turn(match.state) is None
        others = tuple(sorted(((seat + 1) % 4, (seat + 3) % 4)))
        assert match.actors == others
        assert match.asked == ((seat + 1) % 4, (seat + 3) % 4)


def test_either_seat_answers_and_the_first_answer_counts() -> None:
    for answerer in (1, 3):
        match = start()
        match.do("0 raise")
        assert match.legal(answerer) == [f"{answerer} {verb}" for verb in ("raise", "hold", "fold")]
        match.do(f"{answerer} hold")
        assert match.refusal(f"{4 - answerer} fold") == "nothing_to_answer"


def test_after_an_answer_the_same_seat_is_on_turn() -> None:
    match = start()
    match.play("9H", "7H")
    assert match.asked == (2,)
    match.do("3 raise", "0 hold")
    assert (match.asked, match.state.table.turn) == ((2,), 2)
    match.play("KD")
    assert match.asked == (3,)


def test_nothing_is_played_while_a_raise_waits() -> None:
    match = start()
    match.do("1 raise")
    assert match.refusal("0 play 9H") == "answer_first"
    assert match.refusal("1 play 7H") == "wait_for_answer"
    assert match.refusal("3 hold") == "wait_for_answer"
    assert match.refusal("3 raise") == "wait_for_answer"


def test_the_same_pair_does_not_raise_twice_running() -> None:
    match = start()
    match.do("0 raise", "1 hold")
    assert may_raise(match) == (1, 3)
    assert match.refusal("2 raise") == "raise_last_raiser"
    match.do("3 raise", "2 hold")
    assert may_raise(match) == (0, 2)
    assert match.state.table.said == (
        Said(0, "raise", 2),
        Said(1, "hold", 3),
        Said(3, "raise", 3),
        Said(2, "hold", 4),
    )


def test_a_round_starts_at_two_with_nothing_said() -> None:
    match = start()
    match.do("0 raise", "1 hold")
    match.play(*A_WINS)
    table = match.state.table
    assert (table.stake, table.last_raiser, table.said, table.tricks) == (2, None, (), ())
    assert table.last_round is not None
    assert table.last_round.points == 3


def test_nobody_raises_before_the_announcements() -> None:
    match = Match.start(HANDS)
    assert match.actors == (0,)
    assert match.refusal("0 raise") == match.refusal("2 raise") == "wrong_phase"
    match.do("0 rank 9")
    assert match.actors == (3,)
    assert match.refusal("3 raise") == match.refusal("3 hold") == "wrong_phase"


def test_a_match_without_raising() -> None:
    match = announced(HANDS, "9/H", raising=False)
    assert match.actors == (0,)
    assert match.refusal("0 raise") == match.refusal("1 raise") == "raise_switched_off"
    assert match.refusal("1 hold") == "nothing_to_answer"

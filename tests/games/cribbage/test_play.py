"""The play: whole hands card by card, goes, resets, leads."""

from __future__ import annotations

import pytest

from spieltisch.core.errors import IllegalAction
from spieltisch.games.cribbage.records import Play
from spieltisch.games.cribbage.state import Phase
from tests.games.cribbage.support import play_ranks, start_play, transcript

CASES = {
    "P1": ("J 7 6 4", "5 6 2 4", "PJ D5:2 P7 D6:3 Pgo D2 D+1 / P6 D4 P4:2 P+1", 3, 6),
    "P3": ("5 5 K Q", "5 5 K Q", "P5 D5:2 P5:8 D5:12 PK Dgo P+1 / DK PQ DQ:2 D+1", 9, 17),
    "P5": ("A 3 5 7", "2 4 6 K", "PA D2 P3:3 D4:4 P5:7 D6:6 P7:7 Dgo P+1 / DK D+1", 18, 11),
    "P7": ("T 5 3 3", "K Q 9 8", "PT DK P5 Dgo P3 P3:4 / DQ D9 D8 D+1", 4, 1),
    "P9": ("T 5 3 3", "K 7 7 7", "PT DK P5 Dgo P3 P3:4 / D7 D7:2 D7:6 D+1", 4, 9),
    "P11": ("9 8 4 K", "Q 4 2 J", "P9 DQ P8 D4:2 / P4 D2 PK DJ D+1", 0, 3),
    "P13": ("K K 9 8", "J J Q 7", "PK DJ PK Dgo P+1 / DJ P9 DQ Pgo D+1 / P8 D7:2 D+1", 1, 4),
    "P15": ("4 6 9 K", "5 4 Q Q", "P4 D5 P6:5 D4:3 P9 Dgo P+1 / DQ PK DQ D+1", 6, 4),
}


def cards_of(told: str) -> str:
    """The ranks played, in order."""
    words = (word for word in told.split() if word != "/" and "+" not in word and not word.endswith("go"))
    return " ".join(word[1] for word in words)


@pytest.mark.parametrize(
    ("pone", "dealer", "told", "pone_points", "dealer_points"), CASES.values(), ids=CASES
)
def test_play_cases(pone: str, dealer: str, told: str, pone_points: int, dealer_points: int) -> None:
    table = start_play(pone, dealer)
    play_ranks(table, cards_of(told))
    assert transcript(table.events) == told
    pegged = [0, 0]
    for side, _, points in table.scored(phase="play"):
        pegged[side] += points
    assert pegged == [pone_points, dealer_points]


def test_go_is_final_for_the_count_and_noted_once() -> None:
    table = start_play("T 5 3 3", "K Q 9 8")
    play_ranks(table, "T K 5")
    assert table.state.to_act == (0,)
    assert table.view(1).passed == 1
    assert table.state.plays[-1] == Play(1, None, 25)
    play_ranks(table, "3")
    assert table.state.to_act == (0,)
    assert [event.type for event in table.events].count("go") == 1


def test_a_seat_without_cards_is_skipped_silently() -> None:
    table = start_play("A A 2 2", "K K Q Q")
    play_ranks(table, "A K A K 2 2")
    assert transcript(table.events) == "PA DK PA DK P2 Dgo P2:2 P+1 /"
    play_ranks(table, "Q Q")
    assert transcript(table.events).endswith("/ DQ DQ:2 D+1")


def test_last_player_leads_again_when_the_other_has_no_cards() -> None:
    table = start_play("T 5 3 3", "K 7 7 7")
    play_ranks(table, "T K 5 3 3")
    assert table.state.to_act == (1,)
    reset = next(event for event in table.events if event.type == "reset")
    assert (reset["count"], reset["leader"]) == (31, 1)


def test_no_combination_spans_a_reset() -> None:
    table = start_play("9 8 4 K", "Q 4 2 J")
    play_ranks(table, "9 Q 8 4 4")
    assert table.scored() == [(1, "thirty_one", 2)]
    assert table.view(None).pile == (table.state.plays[-1].card,)


def test_thirty_one_with_the_last_card_of_a_deal_takes_no_further_point() -> None:
    table = start_play("T T 2 4", "T 9 9 7", starter="A")
    play_ranks(table, "T T T 9 2 9 4 7")
    assert transcript(table.events) == "PT DT:2 PT:6 Dgo P+1 / D9 P2 D9 P4 D7:2"
    assert table.state.deal == 2


def test_a_card_that_fits_must_be_played() -> None:
    table = start_play("K Q J 9", "A A 2 3")
    play_ranks(table, "K A Q A")
    assert table.legal(0) == [f"0 play {card.text}" for card in table.state.hands[0] if card.text[0] == "9"]
    assert table.legal(1) == []


def test_a_card_over_31_is_refused() -> None:
    table = start_play("K Q J 9", "A A 2 3")
    play_ranks(table, "K A Q A")
    with pytest.raises(IllegalAction) as caught:
        table.do("0 play JC")
    assert caught.value.reason == "over_31"


def test_the_point_for_the_last_card_comes_after_the_last_card() -> None:
    table = start_play("J 7 6 4", "5 6 2 4")
    play_ranks(table, "J 5 7 6")
    assert table.scored(reason="go") == []
    play_ranks(table, "2")
    assert table.scored(reason="go") == [(1, "go", 1)]


def test_what_a_go_tells_about_the_cards_held() -> None:
    table = start_play("J 7 6 4", "5 6 2 4")
    play_ranks(table, "J 5 7 6")  # pone says go at 28
    assert table.view(None).least_values == (4, 1)
    play_ranks(table, "2")  # and both are stuck at 30
    assert table.view(None).least_values == (4, 2)
    for seat in (0, 1):
        least = table.view(None).least_values[seat]
        assert all(min(card.rank, 10) >= least for card in table.state.hands[seat])


def test_who_plays_the_last_card_of_a_count_was_stuck_too() -> None:
    table = start_play("5 5 K Q", "5 5 K Q")
    play_ranks(table, "5 5 5 5")
    assert table.view(None).least_values == (1, 1)
    play_ranks(table, "K")
    assert table.view(None).least_values == (2, 2)


def test_after_31_nothing_is_known() -> None:
    table = start_play("9 8 4 K", "Q 4 2 J")
    play_ranks(table, "9 Q 8 4")
    assert table.view(None).least_values == (1, 1)


def test_after_the_last_card_the_next_deal_waits_for_the_other_pone() -> None:
    table = start_play("J 7 6 4", "5 6 2 4")
    play_ranks(table, "J 5 7 6 2 6 4 4")
    state = table.state
    assert (state.phase, state.to_act, state.deal, state.dealer) == (Phase.CUT_PACK, (1,), 2, 0)
    assert state.hands == ((), ())
    assert state.plays == ()


def test_points_of_a_play_are_those_of_the_card() -> None:
    table = start_play("5 5 K Q", "5 5 K Q")
    play_ranks(table, "5 5 5 5 K")
    assert [play.points for play in table.state.plays if play.card is not None] == [0, 2, 8, 12, 0]

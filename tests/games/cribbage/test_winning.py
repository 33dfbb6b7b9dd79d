"""121 in every phase: who wins, what is still counted, what is shown."""

from __future__ import annotations

import random

import pytest

from spieltisch.core.cards import parse_cards
from spieltisch.core.errors import IllegalAction
from spieltisch.games.cribbage.state import Phase
from tests.games.cribbage.support import (
    RULES,
    Table,
    pack_from,
    play_out,
    play_ranks,
    random_match,
    start_play,
)


def result_of(table: Table) -> tuple[bool, tuple[int | float, ...], int | None]:
    result = RULES.result(table.state)
    return result.over, result.scores, result.winner


def show_at(scores: tuple[int, int], pone: str, dealer: str, starter: str, plays: str) -> Table:
    """Play one deal in which seat 0 is pone and lays the last two of its cards away."""
    table = Table.start([pack_from(pone, dealer, starter)], dealer=1, scores=scores)
    table.do("0 cut 20", f"0 discard {pone[-5:]}", f"1 discard {dealer[-5:]}", "0 cut 20")
    for word in plays.split():
        table.do(f"{table.state.to_act[0]} play {word}")
    return table


def test_w1_heels_win_before_a_card_is_played() -> None:
    table = start_play("2 3 4 5", "6 7 8 9", scores=(120, 119), starter="J")
    assert result_of(table) == (True, (120, 121), 1)
    assert table.state.phase is Phase.OVER
    assert table.scored() == [(1, "heels", 2)]
    assert [event.type for event in table.events][-1] == "over"


def test_w3_the_point_for_a_go_wins() -> None:
    table = start_play("K 9 8 8", "Q 7 7 6", scores=(120, 100))
    play_ranks(table, "K Q 9")
    assert result_of(table) == (True, (121, 100), 0)
    assert table.scored() == [(0, "go", 1)]
    assert table.state.last_show is None


QUIET = ("2C 9S AC 2H 4D 6D", "3D 3C 5H 4H JD TC", "4S", "2C 5H 2H 4H 9S 3D AC 3C")
"""A deal in which only the dealer pegs, one for the last card; pone holds 6, the dealer 20."""


def test_w5_pone_counts_first() -> None:
    table = show_at((115, 119), *QUIET)
    assert table.scored(phase="play") == [(1, "last", 1)]
    assert result_of(table) == (True, (121, 120), 0)
    record = table.state.last_show
    assert record is not None
    assert [(count.seat, count.of, count.points) for count in record.counts] == [(0, "hand", 6)]
    assert record.crib is None
    assert not any(event.type == "show" and event["side"] == 1 for event in table.events)


def test_w8_a_hand_counts_in_full_and_shows_121() -> None:
    plays = "AC 3D 7H AH 7S AD 7D AS"
    table = show_at((110, 0), "7S 7H 7D AC 2D KH", "AS AD AH 3D 6D QH", "7C", plays)
    assert result_of(table) == (True, (121, 1), 0)
    assert table.scored(phase="show") == [(0, "fifteen", 12), (0, "pair", 12)]
    last = [event for event in table.events if event.type == "score"][-1]
    assert (last["total"], last["raw"]) == (121, 134)
    record = table.state.last_show
    assert record is not None
    assert [(count.points, count.before, count.after) for count in record.counts] == [(24, 110, 121)]


def test_one_count_tells_all_its_kinds_even_past_121() -> None:
    table = start_play("9 T 3 3", "6 K 7 Q", scores=(0, 119))
    play_ranks(table, "9 6")
    assert table.scored() == [(1, "fifteen", 2)]
    table = start_play("4 6 9 K", "5 4 Q Q", scores=(119, 0))
    play_ranks(table, "4 5 6")
    assert table.scored() == [(0, "fifteen", 2), (0, "run", 3)]
    totals = [(event["total"], event["raw"]) for event in table.events if event.type == "score"]
    assert totals == [(121, 121), (121, 124)]


def test_no_last_card_point_after_a_win() -> None:
    table = start_play("K K 9 8", "J J Q 7", scores=(0, 118))
    play_ranks(table, "K J K J 9 Q 8 7")
    assert table.scored()[-1] == (1, "fifteen", 2)
    assert result_of(table) == (True, (1, 121), 1)


def test_the_crib_is_laid_open_only_when_it_is_counted() -> None:
    record = show_at((0, 100), *QUIET).state.last_show
    assert record is not None
    assert [count.of for count in record.counts] == ["hand", "hand"]
    assert record.crib is None
    table = show_at((0, 0), *QUIET)
    record = table.state.last_show
    assert record is not None
    assert record.crib == parse_cards("4D 6D TC JD")
    assert [(count.of, count.points) for count in record.counts] == [("hand", 6), ("hand", 20), ("crib", 2)]
    assert table.state.phase is Phase.CUT_PACK


def test_nothing_can_be_done_after_the_end() -> None:
    table = random_match("end")
    assert RULES.actors(table.state) == ()
    assert RULES.turn(table.state) is None
    assert table.legal(0) == table.legal(1) == []
    with pytest.raises(IllegalAction) as caught:
        table.do("0 cut 20")
    assert caught.value.reason == "match_over"


@pytest.mark.parametrize("seed", range(20))
def test_a_match_ends_with_the_first_121(seed: int) -> None:
    table = Table.start(seed=f"end {seed}")
    for _ in play_out(table, random.Random(seed)):
        assert max(table.state.scores) < 121
    assert sorted(table.state.scores)[1] == 121 > sorted(table.state.scores)[0]
    winner = table.state.winner
    assert winner is not None
    assert table.state.scores[winner] == 121
    raw = [0, 0]
    for event in table.events:
        if event.type == "score":
            raw[event["side"]] += event["points"]
            assert event["raw"] == raw[event["side"]]
            assert event["total"] == min(121, raw[event["side"]])


@pytest.mark.parametrize(("loser", "skunk"), [(91, 0), (90, 1), (61, 1), (60, 2)])
def test_skunks_are_told(loser: int, skunk: int) -> None:
    table = start_play("2 3 4 5", "6 7 8 9", scores=(loser, 119), starter="J")
    over = table.events[-1]
    assert (over["winner"], over["margin"], over["skunk"]) == (1, 121 - loser, skunk)


def test_back_peg_stands_where_the_front_peg_was() -> None:
    table = start_play("5 5 K Q", "5 5 K Q", scores=(7, 3))
    assert table.view(None).back_pegs == (7, 3)
    play_ranks(table, "5 5")
    assert (table.view(0).scores, table.view(0).back_pegs) == ((7, 5), (7, 3))
    play_ranks(table, "5 5")
    assert (table.view(0).scores, table.view(0).back_pegs) == ((15, 17), (7, 5))

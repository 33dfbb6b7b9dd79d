"""What rounds are worth, and when a match is over."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spieltisch.core.options import OptionValue
from spieltisch.core.tiles import parse_tiles
from spieltisch.games.dominoes import scoring
from tests.games.dominoes.support import RULES, act, scored, settings, table


def test_rounding_to_five() -> None:
    expected = {
        0: range(3),
        5: range(3, 8),
        10: range(8, 13),
        15: range(13, 18),
        20: (22,),
        25: (23, 27),
        30: (28,),
    }
    for rounded, counts in expected.items():
        assert [scoring.round_to_five(count) for count in counts] == [rounded] * len(counts)


def gains(hands: Sequence[str], **options: OptionValue) -> list[float]:
    """The points of each side for a blocked round with these hands."""
    given = scoring.blocked_gains(settings(len(hands), **options), [parse_tiles(hand) for hand in hands])
    return [half / 2 for half in given]


@pytest.mark.parametrize(
    ("hands", "options", "expected"),
    [
        (["4-0", "4-0 3-3"], {"variant": "block"}, [6, 0]),
        (["4-0", "4-0 3-3"], {"variant": "block", "blocked": "gross"}, [10, 0]),
        (["4-0", "3-1"], {"variant": "draw"}, [0, 0]),
        (["4-0", "3-0 1-0"], {"variant": "draw", "blocked_tie": "lightest_tile"}, [0, 0]),
        (["3-0", "4-0", "6-5", "6-6"], {"variant": "block"}, [24, 0, 0, 0]),
        (["4-0", "3-1", "6-5", "6-6"], {"variant": "all_fives"}, [0, 0, 0, 0]),
        (["3-0", "4-0", "6-5", "6-6"], {"variant": "all_fives"}, [25, 0, 0, 0]),
        (["1-1", "2-0", "3-0"], {"variant": "all_fives"}, [2.5, 2.5, 0]),
        (["6-6", "2-0", "1-1"], {"variant": "all_fives"}, [0, 5, 5]),
        (["6-6 1-0", "2-0", "1-1"], {"variant": "all_fives"}, [0, 7.5, 7.5]),
        (["2-0", "1-1", "2-0"], {"variant": "all_fives"}, [0, 0, 0]),
        (["6-0", "6-1", "2-0", "1-1"], {"variant": "all_fives", "partners": True}, [10, 0]),
        (["6-0", "6-1", "2-0", "1-0"], {"variant": "draw", "partners": True}, [0, 0]),
        (["6-0", "6-1", "2-0", "1-1"], {"variant": "draw", "partners": True}, [1, 0]),
    ],
)
def test_blocked_rounds(hands: Sequence[str], options: dict[str, OptionValue], expected: list[float]) -> None:
    assert gains(hands, **options) == expected


def test_the_lightest_tile_can_decide_a_tie() -> None:
    assert gains(["4-0", "2-0 1-1"], blocked_tie="lightest_tile") == [0, 0]
    assert gains(["5-0", "3-0 2-0"], blocked_tie="lightest_tile") == [0, 0]
    assert gains(["5-0", "3-0 2-0", "6-6"], blocked_tie="lightest_tile", blocked="gross") == [0, 17, 0]


def test_who_goes_out_scores_the_pips_of_the_opponents() -> None:
    for variant, points in (("block", 17), ("draw", 17), ("all_fives", 15)):
        step = act(table(["6-1", "6-5 6-0"], "6-4", variant=variant), "0 play 6-1 right")
        assert scored(step.events)[-1] == (0, points, "out")


def test_a_team_does_not_score_the_tiles_of_the_partner() -> None:
    hands = ["6-1", "6-5", "5-4", "6-0"]
    step = act(table(hands, "6-4", variant="all_fives", partners=True), "0 play 6-1 right")
    assert scored(step.events) == [(0, 5, "line"), (0, 15, "out")]


def test_a_last_tile_that_wins_the_match_ends_it_uncounted() -> None:
    state = table(["6-1", "6-5 6-0"], "6-4", variant="all_fives", scores=(245, 0))
    step = act(state, "0 play 6-1 right")
    assert scored(step.events) == [(0, 5, "line")]
    assert step.events[-1].type == "over"
    assert RULES.result(step.state).scores == (250, 0)
    assert all(item.type != "round" for item in step.events)


def test_ten_in_play_and_fifteen_for_going_out_win_together() -> None:
    step = act(table(["6-5", "6-6 1-0"], "5-4", variant="all_fives", scores=(230, 0)), "0 play 6-5 right")
    assert scored(step.events) == [(0, 10, "line"), (0, 15, "out")]
    assert RULES.result(step.state).scores == (255, 0)
    assert RULES.result(step.state).winner == 0


def test_halves_decide_who_leads_alone() -> None:
    hands = ["2-0", "1-1", "6-6 1-0"]
    state = table(hands, "4-3", variant="all_fives", scores=(197.5, 195, 100), passes=2, turn=2)
    step = act(state, "2 pass")
    assert scored(step.events) == [(0, 7.5, "blocked"), (1, 7.5, "blocked")]
    assert RULES.result(step.state).scores == (205, 202.5, 100)
    assert RULES.result(step.state).winner == 0


def test_equal_leaders_play_on() -> None:
    hands = ["2-0", "1-1", "6-6 1-0"]
    state = table(hands, "4-3", variant="all_fives", scores=(195, 195, 100), passes=2, turn=2)
    step = act(state, "2 pass")
    assert RULES.result(step.state).scores == (202.5, 202.5, 100)
    assert not RULES.result(step.state).over
    assert step.state.table.number == 2


def test_passes_count_in_a_row() -> None:
    hands = ["1-0", "1-1", "6-3", "2-2"]
    state = act(table(hands, "6-4", variant="block", turn=0), "0 pass", "1 pass").state
    assert state.table.passes == 2


def test_a_match_of_one_round_ends_with_it() -> None:
    step = act(table(["6-1", "6-5"], "6-4", target=0), "0 play 6-1 right")
    assert RULES.result(step.state).winner == 0
    tied = table(["2-0", "1-1"], "4-3", target=0, passes=1, turn=1, variant="block")
    result = RULES.result(act(tied, "1 pass").state)
    assert (result.over, result.winner) == (True, None)


def test_no_score_ends_a_match_of_one_round_early() -> None:
    state = table(["5-0 1-0", "3-3"], "5-5", variant="all_fives", target=0, scores=(400, 0))
    assert not RULES.result(act(state, "0 play 5-0 left").state).over


def test_an_exact_target_must_not_be_passed() -> None:
    state = table(["6-1", "6-5 6-0"], "6-4", scores=(90, 0), exact_target=True)
    step = act(state, "0 play 6-1 right")
    assert scored(step.events) == []
    exact = act(table(["6-1", "6-4"], "6-4", scores=(90, 0), exact_target=True), "0 play 6-1 right")
    assert RULES.result(exact.state).winner == 0

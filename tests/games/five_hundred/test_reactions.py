"""The time to claim a discard, and how fast computer players do."""

from __future__ import annotations

from statistics import mean

import pytest

from spieltisch.core.randomness import derive
from spieltisch.games.five_hundred.clock import FiveHundredClock
from spieltisch.games.five_hundred.reactions import REACTIONS, FiveHundredReactions
from spieltisch.games.five_hundred.state import State
from tests.games.five_hundred.support import RULES, act, meld, table

CLOCK = FiveHundredClock()
REACT = FiveHundredReactions()
NUMBERS = [derive("reactions", str(index)) for index in range(2_000)]


def window(claim: str = "reaction", seconds: int = 3) -> State:
    """Seat 0 of three has discarded a six that fits."""
    state = table(["6H 2C", "2S 3S", "4D 5D"], [meld("3H 4H 5H", 0)], claim=claim, claim_seconds=seconds)
    return act(state, "0 discard 6H").state


def delays(level: str, seconds: int = 3) -> list[float | None]:
    view = RULES.view(window(seconds=seconds), 1)
    return [REACT.delay(view, level, number) for number in NUMBERS]


class TestClock:
    @pytest.mark.parametrize("seconds", [1, 3, 10])
    def test_everybody_but_the_discarder_has_the_window(self, seconds: int) -> None:
        state = window(seconds=seconds)
        limits = [CLOCK.limit(RULES.view(state, seat)) for seat in (None, 0, 1, 2)]
        assert limits == [None, None, seconds, seconds]

    def test_who_has_answered_has_none(self) -> None:
        state = act(window(), "1 decline").state
        assert [CLOCK.limit(RULES.view(state, seat)) for seat in (1, 2)] == [None, 3]

    def test_when_it_closes_the_card_is_left(self) -> None:
        view = RULES.view(window(), 2)
        assert CLOCK.expired(view).text == "2 decline"
        assert CLOCK.expired(view) in RULES.legal(view)

    @pytest.mark.parametrize("claim", ["seat", "current", "next_decides", "off"])
    def test_no_other_way_to_claim_knows_time(self, claim: str) -> None:
        views = [RULES.view(window(claim), seat) for seat in (None, 0, 1, 2)]
        assert {CLOCK.limit(view) for view in views} == {None}
        assert {REACT.lead(view) for view in views} == {None}

    def test_turns_have_no_limit(self) -> None:
        state = table(["6H 2C", "2S 3S"], claim="reaction")
        assert {CLOCK.limit(RULES.view(state, seat)) for seat in (None, 0, 1)} == {None}
        assert {REACT.lead(RULES.view(state, seat)) for seat in (None, 0, 1)} == {None}


class TestReactions:
    def test_the_signal_goes_before(self) -> None:
        state = window()
        assert [REACT.lead(RULES.view(state, seat)) for seat in (0, 1, 2)] == [None, 0.5, 0.5]

    @pytest.mark.parametrize("level", REACTIONS)
    def test_how_often_a_level_notices(self, level: str) -> None:
        noticed = sum(delay is not None for delay in delays(level)) / len(NUMBERS)
        assert noticed == pytest.approx(REACTIONS[level].notices, abs=0.04)

    @pytest.mark.parametrize("level", REACTIONS)
    def test_how_long_a_level_takes(self, level: str) -> None:
        reaction = REACTIONS[level]
        found = [delay for delay in delays(level, 10) if delay is not None]
        assert min(found) >= reaction.fastest
        assert max(found) <= reaction.slowest
        assert mean(found) == pytest.approx((reaction.fastest + reaction.slowest) / 2, abs=0.05)

    @pytest.mark.parametrize("level", [*REACTIONS, "random", "other:Player"])
    @pytest.mark.parametrize("seconds", [1, 2, 3, 10])
    def test_who_notices_is_in_time(self, level: str, seconds: int) -> None:
        assert all(0 < delay <= seconds for delay in delays(level, seconds) if delay is not None)

    @pytest.mark.parametrize("seconds", [1, 3, 10])
    def test_better_players_are_faster(self, seconds: int) -> None:
        means = [mean(d for d in delays(level, seconds) if d is not None) for level in REACTIONS]
        assert means == sorted(means, reverse=True)

    def test_the_same_number_is_the_same_reaction(self) -> None:
        assert delays("medium") == delays("medium")
        assert len(set(delays("medium"))) > 1_000

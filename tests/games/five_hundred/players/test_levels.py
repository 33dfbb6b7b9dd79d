"""The levels: legal, pure, blind to what is hidden; and decisions with a known answer."""

from __future__ import annotations

import random

import pytest

from spieltisch.core.game import LEVELS, ComputerPlayer
from spieltisch.games.five_hundred.players import PLAYERS, FiveHundredAdviser
from spieltisch.games.five_hundred.players.estimates import Budget
from spieltisch.games.five_hundred.players.levels import Expert
from spieltisch.games.five_hundred.state import Phase, State, View
from tests.games.five_hundred.players.games import decisions
from tests.games.five_hundred.support import RULES, act, meld, table
from tests.reference_players.five_hundred import Greedy

QUICK = LEVELS[:3]
HASTY = Budget(worlds=3, turns=60)


def player_of(level: str) -> ComputerPlayer[View]:
    """A player of a level; the expert thinks but briefly."""
    return Expert(HASTY) if level == "expert" else PLAYERS[level]()


def choice(level: str, state: State, seat: int = 0) -> str:
    """What a player of a level does, without its seat."""
    return PLAYERS[level]().choose(RULES.view(state, seat), 7).text.partition(" ")[2]


def test_there_is_a_player_of_each_level() -> None:
    assert tuple(PLAYERS) == LEVELS


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("number", range(30))
def test_matches_with_all_options_are_legal(level: str, number: int) -> None:
    for match, seat, action in decisions(PLAYERS[level](), number):
        assert PLAYERS[level]().choose(match.view(seat), match.decision_number(seat)) == action
        assert action in match.legal(seat)


@pytest.mark.parametrize("number", range(10))
def test_the_expert_plays_legally_with_all_options(number: int) -> None:
    for match, seat, action in decisions(Expert(HASTY), number, 40):
        assert action in match.legal(seat)


def test_the_reference_greedy_plays_legally() -> None:
    for number in range(10):
        assert list(decisions(Greedy(), number, 120))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(5))
def test_hidden_cards_change_no_choice(level: str, number: int) -> None:
    """The same view with everything unseen dealt anew, or sent as JSON, gives the same choice."""
    stream = random.Random("blind")
    player = player_of(level)
    for index, (match, seat, _action) in enumerate(decisions(PLAYERS["hard"](), number, 120)):
        if index % 5:
            continue
        view = match.view(seat)
        told = player.choose(view, index)
        assert player_of(level).choose(RULES.view(RULES.sample(view, stream), seat), index) == told
        assert player_of(level).choose(RULES.view_from_json(RULES.view_to_json(view)), index) == told


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_deal_that_wins_the_match_is_closed(level: str) -> None:
    state = table(["4H 5H 6H 2C", "2S 9S KD QC"], scores=(490, 420))
    assert choice(level, state) == "meld 4H 5H 6H"
    assert choice(level, act(state, "0 meld 4H 5H 6H").state) == "discard 2C"


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_pile_that_costs_fifty_points_is_refused(level: str) -> None:
    state = table(["2C 3D", "2S 9S"], pile="8S 9H KD", phase=Phase.DRAW, pile_rule="warn")
    assert choice(level, state) != "take-all"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_run_kept_in_the_hand_is_the_ticket_to_a_big_pile(level: str) -> None:
    pile = "7H 8H 9H TH JD QD KD AD 5C 6C 7C"
    state = table(["2S 3S 4S 9C", "2H 9D KC KS 8D 6D 3H"], pile=pile, phase=Phase.DRAW)
    assert choice(level, state) == "take-all"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_taken_pile_is_paid_for(level: str) -> None:
    hand, on_table = "6H 7H 8H 2C", [meld("3H 4H 5H")]
    state = act(table([hand, "2S 9S KD"], on_table, pile="KC 9D", phase=Phase.DRAW), "0 take-all").state
    assert choice(level, state) == "meld 6H 7H 8H"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_card_that_others_could_lay_is_kept(level: str) -> None:
    """Laying needs a card kept in the first deal, so that a fitting one stays in the hand."""
    state = table(["6H 2C 9D", "2S 9S KD"], [meld("3H 4H 5H")], deal=1)
    state = act(state, "0 lay 6H 1").state
    assert choice(level, state) in ("discard 2C", "discard 9D")
    two = table(["7C 2D", "2S 9S KD"], [meld("4C 5C 6C")], deal=1)
    assert choice(level, two) == "discard 2D"


def test_a_useless_top_card_is_left() -> None:
    """Taking a useless card and discarding it again is no better than looking at a new one."""
    state = table(["2C", "9S 9D 4H 3S"], [meld("TH JH QH")], pile="KD 7S", phase=Phase.DRAW)
    assert choice("hard", state) == "draw"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_fitting_discards_are_always_claimed(level: str) -> None:
    state = table(["6H 2C 9D", "2S 9S KD 8D"], [meld("3H 4H 5H", 0)], turn=0, claim="seat", deal=1)
    state = act(state, "0 discard 6H").state
    assert choice(level, state, 1) == "claim 1"


def test_a_claimed_card_goes_where_the_next_one_is_gone() -> None:
    melds = [meld("3H 4H 5H", 0), meld("7H 8H 9H", 0)]
    state = act(table(["6H 2C 9D", "TH 9S KD"], melds, claim="seat", deal=1), "0 discard 6H").state
    assert choice("hard", state, 1) in ("claim 1", "claim 2")
    fresh = act(
        table(["AH 2C 9D", "KH 9S"], [meld("2H 3H 4H"), meld("TH JH QH")], claim="seat"), "0 discard 2C"
    )
    assert fresh.state.table.window is None


def test_the_judge_gives_the_card_to_the_lowest_total() -> None:
    melds = [meld("3H 4H 5H", 0)]
    hands = ["6H 2C 9D", "2S 9S", "8D 8C"]
    state = table(hands, melds, claim="current", deal=1, scores=(0, 90, 40))
    state = act(state, "0 discard 6H", "1 claim 1", "2 claim 1").state
    assert choice("hard", state) == "award 2"


@pytest.mark.parametrize("number", range(3))
def test_advice_is_legal_sorted_and_always_the_same(number: int) -> None:
    for index, (match, seat, _action) in enumerate(decisions(PLAYERS["hard"](), number, 40)):
        if index % 20:
            continue
        ranking = FiveHundredAdviser().rank(match.view(seat), index)
        assert ranking == FiveHundredAdviser().rank(match.view(seat), index)
        values = [item.value for item in ranking]
        assert values == sorted(values, reverse=True)
        assert {item.action for item in ranking} <= set(match.legal(seat))
        assert len({item.action for item in ranking}) == len(ranking) > 0


def test_nobody_is_advised_who_is_not_asked() -> None:
    state = table(["6H 2C 9D", "2S 9S"])
    assert FiveHundredAdviser().rank(RULES.view(state, 1), 0) == ()
    assert FiveHundredAdviser().rank(RULES.view(state, None), 0) == ()
    with pytest.raises(ValueError, match="not to act"):
        PLAYERS["hard"]().choose(RULES.view(state, 1), 0)


def test_chances_count_near_the_target() -> None:
    state = table(["6H 2C 9D", "2S 9S"], scores=(450, 100))
    assert {item.unit for item in FiveHundredAdviser().rank(RULES.view(state, 0), 0)} == {"win_probability"}


@pytest.mark.parametrize(("stock", "first"), [(None, "discard"), ("KD QD JD TD", "meld")])
def test_cheap_melds_wait_in_a_deal_that_nobody_may_close(stock: str | None, first: str) -> None:
    """Hands only shrink there: the places of six cards are kept for dear ones until the stock is short."""
    state = table(["5H 6H 7H 2C 9D KS", "2S 9S 8D"], deal=1, stock=stock)
    assert choice("hard", state).partition(" ")[0] == first
    dear = table(["JH QH KH 2C 9D KS", "2S 9S 8D"], deal=1)
    assert choice("hard", dear) == "meld JH QH KH"

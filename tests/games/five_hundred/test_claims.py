"""The claim of a fresh discard, in every mode."""

from __future__ import annotations

from spieltisch.core.actions import Action
from spieltisch.games.five_hundred.state import Phase, State
from tests.games.five_hundred.support import RULES, act, cards, laid_by, legal, meld, refusal, table

THREE = ["6H 2C 9D", "2S 3S", "4D 5D"]


def window(claim: str = "reaction", card: str = "6H") -> State:
    """Seat 0 of three has discarded a card that fits the end of a meld."""
    hands = [f"{card} 2C 9D", *THREE[1:]]
    state = table(hands, [meld("3H 4H 5H", 0)], pile="7C", claim=claim)
    return act(state, f"0 discard {card}").state


def test_the_first_claim_gets_the_card() -> None:
    state = window()
    assert state.table.phase is Phase.CLAIM
    assert RULES.actors(state) == (1, 2)
    assert RULES.turn(state) is None
    after = act(state, "2 claim 1").state
    assert laid_by(after, 2) == 5
    assert after.table.pile == cards("7C")
    assert (after.table.turn_of, after.table.phase) == (1, Phase.DRAW)


def test_the_discarder_may_not_claim_and_nobody_may_draw_meanwhile() -> None:
    state = window()
    assert refusal(state, "0 claim 1") == "not_your_turn"
    assert refusal(state, "1 draw") == "claim_pending"
    assert legal(state, 0) == []


def test_the_window_closes_when_everyone_has_declined() -> None:
    state = act(window(), "2 decline").state
    assert RULES.actors(state) == (1,)
    assert refusal(state, "2 decline") == "claim_answered"
    after = act(state, "1 decline").state
    assert (after.table.turn_of, after.table.pile) == (1, (*cards("7C"), *cards("6H")))


def test_a_joker_can_be_claimed_at_both_ends() -> None:
    state = window(card="*")
    assert legal(state, 1) == ["claim *2H 1", "claim *6H 1", "decline"]
    assert refusal(state, "1 claim 1") == "joker_says_nothing"
    assert laid_by(act(state, "1 claim *2H 1").state, 1) == 25


def test_an_ace_can_have_two_places() -> None:
    melds = [meld("2H 3H 4H", 0), meld("JH QH KH", 0)]
    state = act(table(["AH 2C 9D", "2S 3S"], melds, pile="7C"), "0 discard AH").state
    assert legal(state, 1) == ["claim 1", "claim 2", "decline"]


def test_no_window_opens_where_the_card_fits_nowhere_or_nobody_may_claim() -> None:
    nowhere = act(table(THREE, [meld("8S 9S TS", 0)], pile="7C"), "0 discard 6H").state
    assert nowhere.table.phase is Phase.DRAW
    assert window("off").table.phase is Phase.DRAW


def test_in_order_of_seats_one_is_asked_after_the_other() -> None:
    state = window("seat")
    assert (RULES.actors(state), RULES.turn(state)) == ((1,), 1)
    assert refusal(state, "2 claim 1") == "not_your_turn"
    state = act(state, "1 decline").state
    assert RULES.actors(state) == (2,)
    assert laid_by(act(state, "2 claim 1").state, 2) == 5


def test_the_discarder_decides_between_several() -> None:
    state = act(window("current"), "1 claim 1").state
    assert RULES.actors(state) == (2,)
    assert laid_by(act(state, "2 decline").state, 1) == 5
    both = act(state, "2 claim 1").state
    assert RULES.actors(both) == (0,)
    assert legal(both, 0) == ["award 1", "award 2"]
    assert refusal(both, "0 award 0") == "not_a_claimant"
    assert laid_by(act(both, "0 award 2").state, 2) == 5


def test_the_next_seat_decides_between_several() -> None:
    both = act(window("next_decides"), "2 claim 1", "1 claim 1").state
    assert RULES.actors(both) == (1,)
    assert laid_by(act(both, "1 award 1").state, 1) == 5


def test_those_asked_come_in_the_order_from_the_left_of_the_discarder() -> None:
    hands = ["2S 3S", "6H 2C 9D", "4D 5D"]
    state = act(table(hands, [meld("3H 4H 5H", 0)], pile="7C", turn=1), "1 discard 6H").state
    assert RULES.asked(state) == (2, 0)
    assert RULES.actors(state) == (0, 2)


def test_a_claim_after_the_last_stock_card_still_counts() -> None:
    state = table(
        ["4S 2C 9D", "2S 3S"], [meld("3H 4H 5H", 0)], deal=1, stock="6H", pile="7C", phase=Phase.DRAW
    )
    state = act(state, "0 draw", "0 discard 6H").state
    assert state.table.phase is Phase.CLAIM
    step = act(state, "1 claim 1")
    assert step.state.table.number == 2
    assert step.state.table.scores == (15 - 15, 5 - 10)


def test_claims_are_canonical() -> None:
    assert RULES.canonical(Action.parse("1 claim *2H 1")) == Action(1, "claim", ("*2H", "1"))

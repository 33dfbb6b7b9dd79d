"""Drops of several cards at once, and of cards where they cannot go: each refusal says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.presentation import Dropped
from spieltisch.games.five_hundred.state import Phase
from tests.games.five_hundred.presenter.support import LOOKED, Person, Words
from tests.games.five_hundred.support import act, meld, table

JOKER = "joker/hand/0/0"


def person(hand: str, *melds: str, **options: object) -> Person:
    found = Person(table([hand, "3C 4C"], [meld(words) for words in melds], pile="KD", **options))  # type: ignore[arg-type]
    found.ui = found.at_step(LOOKED).ui
    return found


def dropped(one: Person, piece: str, zone: str) -> tuple[list[str], str]:
    """What is done, and what is said in English."""
    outcome = one.drop(piece, zone)
    assert isinstance(outcome, Dropped)
    said = "" if outcome.remark is None else Words("en", Path("unused"))(outcome.remark)
    return [action.text for action in outcome.actions], said


@pytest.mark.parametrize(
    ("hand", "chosen", "end", "laid", "said"),
    [
        ("7H 8H 9H QC", "9H 7H 8H", "high", "7H 8H 9H", ""),
        ("2H 3H QC", "3H 2H", "low", "3H 2H", ""),
        ("3H 7H QC", "3H 7H", "high", "7H 3H", ""),
        ("* 8H QC", "* 8H", "high", "*7H 8H", ""),
        ("3H * QC", "3H *", "high", "3H *7H", ""),
        ("7H KC QC", "7H KC", "high", "7H", "The king of clubs does not fit meld 1."),
        ("7H KC 9S QC", "7H KC 9S", "high", "7H", "Not laid, as they do not fit: K♣ 9♠"),
        ("* 9H QC", "* 9H", "high", "", "The nine of hearts does not fit meld 1."),
        ("7H * KC QC", "7H * KC", "high", "7H", "Not laid, as they do not fit: K♣ ★"),
        ("7H 8H", "7H 8H", "high", "7H", "You have to keep a card to discard."),
    ],
)
def test_several_cards_are_laid_to_a_meld_as_far_as_they_fit(
    hand: str, chosen: str, end: str, laid: str, said: str
) -> None:
    one = person(hand, "4H 5H 6H")
    pieces = [JOKER if word == "*" else f"card/{word}" for word in chosen.split()]
    one.tap(*pieces)
    expected = [f"0 lay {word} 1" for word in laid.split()]
    assert dropped(one, pieces[-1], f"meld/1/{end}") == (expected, said)
    act(one.state, *expected)


def test_a_card_that_is_not_selected_is_dragged_alone() -> None:
    one = person("7H 8H QC", "4H 5H 6H").cards("8H")
    assert one.drop("card/7H", "meld/1/high") == "0 lay 7H 1"


def test_a_card_does_the_only_thing_it_can_do_at_a_meld() -> None:
    one = person("5H 7H 9S QC", "4H *5H 6H")
    assert one.drop("card/5H", "meld/1/low") == "0 swap 5H 1"
    assert one.drop("card/7H", "meld/1/low") == "0 lay 7H 1"


@pytest.mark.parametrize(
    ("hand", "melds", "piece", "zone", "said"),
    [
        ("9S QC", ["4H 5H 6H"], "card/9S", "meld/1/high", "The nine of spades does not fit meld 1."),
        ("7H QC", ["4H 5H 6H"], "card/7H", "meld/1/high", None),
        ("7H", ["4H 5H 6H"], "card/7H", "meld/1/high", "You have to keep a card to discard."),
        (
            "5H QC 2C",
            ["4H/0 *5H/0 6H/0"],
            "card/5H",
            "meld/1/1",
            "You laid this joker yourself: only opponents may swap it.",
        ),
        (
            "* QC 2C",
            ["AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"],
            JOKER,
            "meld/1/high",
            "There is no place for a joker in this meld.",
        ),
    ],
)
def test_a_drop_on_a_meld_says_why_not(
    hand: str, melds: list[str], piece: str, zone: str, said: str | None
) -> None:
    one = person(hand, *melds)
    if said is None:
        assert one.drop(piece, zone) == "0 lay 7H 1"
    else:
        assert dropped(one, piece, zone) == ([], said)


def test_a_discard_that_is_refused_says_why() -> None:
    assert dropped(person("QC", deal=1), "card/QC", "pile") == ([], "Nobody may close now.")
    several = person("9S TS QC").cards("9S TS")
    assert dropped(several, "card/TS", "pile") == ([], "Only one card is discarded in a turn.")


@pytest.mark.parametrize("zone", ["pile", "meld/1/high", "new"])
def test_cards_dropped_before_drawing_or_out_of_turn_say_why(zone: str) -> None:
    early = person("7H QC", "4H 5H 6H", phase=Phase.DRAW)
    assert dropped(early, "card/7H", zone) == ([], "Draw a card first.")
    late = person("7H QC", "4H 5H 6H", turn=1)
    assert dropped(late, "card/7H", zone) == ([], "It is not your turn.")


def test_stock_pile_and_hand_say_why_they_cannot_be_used() -> None:
    say = Words("en", Path("unused"))
    drawn = person("7H QC", "4H 5H 6H")
    waiting = person("7H QC", "4H 5H 6H", turn=1)
    early = person("7H QC", "4H 5H 6H", phase=Phase.DRAW)
    stock, top, card = "back/stock/2", "card/KD", "card/7H"
    assert {say(drawn.piece(one).refusal) for one in (stock, top)} == {"You have drawn already."}
    assert {say(waiting.piece(one).refusal) for one in (stock, top, card)} == {"It is not your turn."}
    assert say(early.piece(card).refusal) == "Draw a card first."
    assert [drawn.piece(card).refusal, early.piece(stock).refusal, early.piece(top).refusal] == [None] * 3


def test_in_a_claim_only_the_discard_itself_says_nothing() -> None:
    state = act(
        table(["7C 8C", "7H QD JD", "2S 3S"], [meld("4H 5H 6H", 2)], pile="KD", turn=1), "1 discard 7H"
    )
    say, one = Words("en", Path("unused")), Person(state.state)
    first = "First it is decided who gets the discarded card."
    assert one.piece("card/7H").refusal is None
    assert [say(one.piece(name).refusal) for name in ("card/KD", "back/stock/2", "card/7C")] == [first] * 3

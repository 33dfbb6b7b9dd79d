"""Cards, events, messages, options and randomness."""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.cards import FULL_PACK, Card, format_cards, parse_cards
from spieltisch.core.errors import BadOption, IllegalAction
from spieltisch.core.events import event, score_event
from spieltisch.core.messages import Message, Seat, excerpt, message
from spieltisch.core.names import card_name, level_name
from spieltisch.core.options import Condition, Option, complete
from spieltisch.core.players import SeatEntry, decision_number
from spieltisch.core.random_player import RandomPlayer
from spieltisch.core.randomness import RandomSource, derive, fresh_seed, shuffle

LABEL = message("core.card.back")


def test_cards_sort_by_rank_and_then_by_suit() -> None:
    assert format_cards(sorted(parse_cards("KD AS 2C TH AC TC"))) == "AC AS 2C TC TH KD"


@given(st.permutations(FULL_PACK))
def test_cards_survive_their_text(cards: list[Card]) -> None:
    assert parse_cards(format_cards(cards)) == tuple(cards)
    assert [Card.of(card.rank, card.suit) for card in cards] == cards


@pytest.mark.parametrize("text", ["", "1H", "10H", "5h", "5X", "5H ", "*"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        Card.parse(text)


def test_a_card_shows_itself() -> None:
    card = Card.parse("TD")
    assert (card.rank, card.suit, card.text, str(card), repr(card)) == (10, 1, "TD", "TD", "Card(TD)")


def test_events_keep_the_order_of_their_facts() -> None:
    happened = event("shown", seat=1, cards=("5H", ("6H",)))
    assert list(happened.to_json()) == ["type", "seat", "cards"]
    assert happened.to_json()["cards"] == ["5H", ["6H"]]
    assert happened["seat"] == 1
    assert happened.get("count", 3) == 3
    with pytest.raises(KeyError):
        happened["count"]
    points = score_event(0, 2, "pair", phase="play").to_json()
    assert points == {"type": "score", "side": 0, "points": 2, "reason": "pair", "phase": "play"}


def test_messages_are_values() -> None:
    assert message("a.b", x=1, who=Seat(0)) == message("a.b", who=Seat(0), x=1)
    assert message("a.b", x=1).arg("x") == 1
    assert message("highcard.reason.over").catalog == "highcard"
    assert card_name(Card.parse("5H")) == message("core.card", card=Card.parse("5H"))
    assert level_name("expert") == Message("core.level.expert")


def test_an_error_survives_the_way_from_another_process() -> None:
    error = IllegalAction(message("highcard.reason.over", count=1))
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (type(again), again.message, again.reason) == (IllegalAction, error.message, "over")
    assert "highcard.reason.over" in str(again)


@pytest.mark.parametrize(
    ("text", "fit"),
    [("abc", "abc"), ("a\nb\x1b", "a�b�"), ("x" * 60, "x" * 60), ("x" * 61, "x" * 60 + "…"), ("ö", "ö")],
)
def test_excerpts_are_short_and_printable(text: str, fit: str) -> None:
    assert excerpt(text) == fit


OPTIONS = (
    Option("on", "bool", False, LABEL, LABEL),
    Option("count", "int", 3, LABEL, LABEL, minimum=1, maximum=5),
    Option("kind", "choice", "a", LABEL, LABEL, ("a", 2), depends_on=Condition("on", (True,))),
)


@pytest.mark.parametrize(
    ("key", "good", "bad"),
    [
        ("on", [True, False], [0, 1, "true", None]),
        ("count", [1, 5], [0, 6, True, 2.0, "2"]),
        ("kind", ["a", 2], ["b", True, 2.0, []]),
    ],
)
def test_options_accept_what_their_type_says(key: str, good: list[object], bad: list[object]) -> None:
    for value in good:
        assert complete(OPTIONS, {key: value})[key] == value
    for value in bad:
        with pytest.raises(BadOption):
            complete(OPTIONS, {key: value})


def test_an_option_may_depend_on_another() -> None:
    assert not OPTIONS[2].applies({"on": False})
    assert OPTIONS[2].applies({"on": True})
    assert OPTIONS[0].applies({})


def test_streams_are_the_same_for_ever() -> None:
    """These numbers are in the files of people: they may never change."""
    assert derive("781abbe0", "pack/0") == 1660999364699099091
    assert decision_number("781abbe0", 1, 4) == derive("781abbe0", "player/1/4")
    assert shuffle("ABCDEFGH", random.Random(7)) == tuple("FEGHADBC")


def test_labels_do_not_run_into_seeds() -> None:
    assert derive("a/b", "c") != derive("a", "b/c")


def test_prescribed_packs_come_first() -> None:
    chance = RandomSource("s", (("b", "a"),))
    assert chance.pack(0, ("a", "b")) == ("b", "a")
    assert chance.pack(1, "abcdefgh") == RandomSource("s").pack(1, "abcdefgh")
    assert sorted(chance.pack(1, "abcdefgh")) == list("abcdefgh")
    assert chance.pack(1, "abcdefgh") != chance.pack(2, "abcdefgh")


def test_fresh_seeds_differ() -> None:
    assert len({fresh_seed() for _number in range(50)}) == 50


def test_only_humans_are_human() -> None:
    assert SeatEntry("Anna", "human").human
    assert not SeatEntry("Anna", "expert").human


def test_the_random_player_uses_the_number_alone() -> None:
    from tests.core.support import GAME, new_match

    view = new_match(hand=6).view(0)
    player = RandomPlayer(GAME)
    assert {player.choose(view, number) for number in range(60)} == set(GAME.legal(view))
    assert player.choose(view, 5) == RandomPlayer(GAME).choose(view, 5)

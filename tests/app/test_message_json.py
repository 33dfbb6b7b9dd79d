from __future__ import annotations

import pytest

from spieltisch.app.message_json import message_from_text, message_to_text
from spieltisch.core.cards import JOKER, Card
from spieltisch.core.messages import Message, Rank, Seat, StandIn, Suit, message
from spieltisch.core.tiles import Tile

EVERYTHING = message(
    "cribbage.progress",
    n=7,
    half=7.5,
    text="Anna",
    who=Seat(1),
    rank=Rank(11),
    suits=(Suit(0), Suit(3)),
    card=Card.parse("7C"),
    cards=(Card.parse("AD"), Card.parse("KS")),
    jokers=(JOKER, StandIn(Card.parse("AH"))),
    tile=Tile.parse("6-4"),
    inner=message("core.card", card=Card.parse("TH")),
)


def test_every_kind_of_argument_comes_back() -> None:
    assert message_from_text(message_to_text(EVERYTHING)) == EVERYTHING


def test_cards_and_tiles_are_no_mere_numbers() -> None:
    read = message_from_text(message_to_text(EVERYTHING))
    assert isinstance(read, Message)
    assert isinstance(read.arg("card"), Card)
    assert isinstance(read.arg("tile"), Tile)


@pytest.mark.parametrize(
    "text", ["", "null", "7", "[]", "{}", '{"key":"a"}', '{"seat":0}', '{"key":"a","args":{"x":{}}}', "{" * 9]
)
def test_anything_else_is_none(text: str) -> None:
    assert message_from_text(text) is None

"""What a card looks like: clear corners and gutters, the right number of signs, the same upside down."""

from __future__ import annotations

import re
from itertools import combinations, product

import pytest

from art.backs import BACKS, card_back
from art.bavarian_courts import bavarian_court
from art.bavarian_numbers import bavarian_number
from art.cast import french_person
from art.catalogue import BAVARIAN_RANKS
from art.courts import french_court
from art.heads import head
from art.jokers import joker, large_joker
from art.large import bavarian_large, french_large
from art.palette import BAVARIAN_COLOURS, FOUR_COLOURS, PAPER, TWO_COLOURS
from art.pips import french_number
from tests.art.pixels import Rendered, blobs, contrast, difference, is_paper, render

COURTS = [f"{rank}{suit}" for rank, suit in product("JQK", "CDHS")]
NUMBERS = [f"{rank}{suit}" for rank, suit in product("23456789T", "CDHS")]
BAVARIAN = [f"{rank}{suit}" for rank, suit in product(BAVARIAN_RANKS, "CDHS")] + ["6D"]


def french(card: str, language: str = "da") -> str:
    draw = french_court if card[0] in "JQK" else french_number
    return draw(card[0], card[1], TWO_COLOURS, language)


def bavarian(card: str) -> str:
    draw = bavarian_court if card[0] in "JQK" else bavarian_number
    return draw(card[0], card[1], "da")


NORMAL = [
    *(f"french {card}" for card in [*COURTS, *NUMBERS, "AC", "AD", "AH", "AS"]),
    *(f"bavarian {card}" for card in BAVARIAN),
    "joker",
]
LARGE = [f"{deck} {card}" for deck, card in product(("french", "bavarian"), ("JC", "QS", "KH", "TD"))]
LARGE += ["joker"]


def drawing(name: str) -> str:
    """Return a card in Danish by deck and face, or the joker."""
    if name == "joker":
        return joker(red=True)
    deck, card = name.split()
    return french(card) if deck == "french" else bavarian(card)


def large(name: str) -> str:
    """Return a card with large indices by deck and face, or the joker."""
    if name == "joker":
        return large_joker(red=True)
    deck, (rank, suit) = name.split()
    if deck == "french":
        return french_large(rank, suit, TWO_COLOURS, "da")
    return bavarian_large(rank, suit, "da")


def assert_transparent_corners(svg: str) -> None:
    image = render(svg, 500, 700)
    for x, y in product((2, 5, 494, 497), (2, 697)):
        assert image.at(x, y)[3] == 0
    assert image.at(250, 3)[3] == 255


@pytest.mark.parametrize("card", NORMAL)
def test_corners_are_transparent(card: str) -> None:
    assert_transparent_corners(drawing(card))


@pytest.mark.parametrize("name", BACKS)
def test_corners_of_backs_are_transparent(name: str) -> None:
    assert_transparent_corners(card_back(name))


@pytest.mark.parametrize("card", NORMAL)
def test_index_has_a_clean_gutter(card: str) -> None:
    image = render(drawing(card), 500, 700)
    for y in range(24, 190, 2):
        assert all(is_paper(image.at(x, y)) for x in (8, 10, 77, 79)), y
    index = {(x, y) for x in range(12, 76) for y in range(30, 190) if not is_paper(image.at(x, y))}
    assert len(index) > 300


@pytest.mark.parametrize("card", LARGE)
def test_large_index_needs_less_than_a_third(card: str) -> None:
    image = render(large(card), 250, 350)
    assert all(is_paper(image.at(x, y)) for x in (6, 7, 72, 74, 76) for y in range(16, 186))
    widest = max(x for x in range(10, 72) for y in range(20, 184) if not is_paper(image.at(x, y)))
    assert 60 < widest < 72
    assert image.at(2, 2)[3] == 0


@pytest.mark.parametrize("card", NUMBERS)
def test_french_number_cards_show_their_number(card: str) -> None:
    image = render(french(card), 250, 350)
    number = "23456789T".index(card[0]) + 2
    assert signs(image) == number


def signs(image: Rendered) -> int:
    """Return the number of separate drawings between the indices."""
    return blobs(image, lambda colour: not is_paper(colour), range(45, 205), range(8, 342))


@pytest.mark.parametrize("card", [f"{rank}{suit}" for rank, suit in product("789T", "HD")])
def test_herz_and_schellen_show_their_number(card: str) -> None:
    image = render(bavarian(card), 250, 350)
    number = "789T".index(card[0]) + 7
    assert signs(image) == number


@pytest.mark.parametrize(("suit", "fill"), [("C", "#D08C38"), ("S", "#3E8A4A")])
@pytest.mark.parametrize("rank", "789T")
def test_twigs_bear_their_number(rank: str, suit: str, fill: str) -> None:
    marks_beside_the_index = 2
    drawn = bavarian(f"{rank}{suit}").count(f'fill="{fill}"')
    assert drawn == "789T".index(rank) + 7 + marks_beside_the_index


@pytest.mark.parametrize("name", BACKS)
def test_backs_betray_nothing_when_turned(name: str) -> None:
    assert_same_upside_down(card_back(name))


@pytest.mark.parametrize("card", COURTS)
def test_french_courts_look_the_same_upside_down(card: str) -> None:
    assert_same_upside_down(french(card))


def assert_same_upside_down(svg: str) -> None:
    image = render(svg, 250, 350)
    # The two halves are antialiased separately, so edges may differ a little.
    unlike = [
        (x, y)
        for x in range(0, 250, 2)
        for y in range(0, 175, 2)
        if difference(image.at(x, y), image.turned(x, y)) > 60
    ]
    assert unlike == []


@pytest.mark.parametrize("palette", [TWO_COLOURS, FOUR_COLOURS, BAVARIAN_COLOURS])
def test_indices_stand_out_from_the_paper(palette: dict[str, str]) -> None:
    for suit, colour in palette.items():
        assert contrast(colour, PAPER) >= 4.5, suit


def test_four_colours_are_four() -> None:
    assert len(set(FOUR_COLOURS.values())) == 4


@pytest.mark.parametrize(("one", "other"), list(combinations("CDHS", 2)))
def test_jacks_are_not_one_man_in_four_colours(one: str, other: str) -> None:
    lines, others = jack_lines(one), jack_lines(other)
    assert len(lines & others) < len(lines | others) / 3


def jack_lines(suit: str) -> set[str]:
    """Return the shapes in the head of a jack, without their colours."""
    return set(re.findall(r' d="([^"]*)"', head(french_person("J", suit, TWO_COLOURS))))


@pytest.mark.parametrize(("one", "other"), list(combinations("CDHS", 2)))
def test_bavarian_kings_wear_robes_of_their_own(one: str, other: str) -> None:
    images = [render(bavarian(f"K{suit}"), 90, 126) for suit in (one, other)]
    places = list(product(range(30, 66), range(60, 112)))
    shades = [[sum(image.at(*place)[:3]) for place in places] for image in images]
    unlike = sum(abs(first - second) > 60 for first, second in zip(*shades, strict=True))
    assert unlike > len(places) / 4

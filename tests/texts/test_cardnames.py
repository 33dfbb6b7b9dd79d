"""What cards, ranks and suits are called: by deck, language and form."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.cards import FULL_PACK, JOKER, Card, Deck, parse_cards
from spieltisch.core.messages import MessageValue, Rank, StandIn, Suit, message
from spieltisch.texts import LANGUAGES, People, Renderer
from tests.texts.support import renderer

TEXTS = {
    "demo.it": "{it}",
    "demo.cap": "{it:cap}",
    "demo.short": "{it:short}",
    "demo.plural": "{it:plural}",
    "demo.and": "{it:and}",
    "demo.short_and": "{it:short,and}",
    "demo.ranks": "{it:ranks}",
    "demo.article": "{it:article}",
    "demo.short_article": "{it:short,article}",
}
FRENCH = People()
BAVARIAN = People(deck="bavarian")
NAMED = ("KH", "7D", "7C", "JS", "QC", "TS", "AD")
"""The cards that the rules of Watten name, in both decks (a ten and an ace beside them)."""


def words(code: str, translations: Path) -> Renderer:
    return renderer(code, translations, demo=TEXTS)


def said(spoken: Renderer, key: str, it: MessageValue, people: People) -> str:
    return spoken.text(message(f"demo.{key}", it=it), people)


@pytest.mark.parametrize(
    ("code", "deck", "expected"),
    [
        ("de", "french", "Herz-König, Karo-Sieben, Kreuz-Sieben, Pik-Bube, Kreuz-Dame, Pik-Zehn, Karo-Ass"),
        (
            "de",
            "bavarian",
            "Herz-König, Schellen-Sieben, Eichel-Sieben, Gras-Unter, Eichel-Ober, Gras-Zehn, Schellen-Ass",
        ),
        ("da", "french", "hjerter konge, ruder syv, klør syv, spar knægt, klør dame, spar ti, ruder es"),
        (
            "da",
            "bavarian",
            "hjerter konge, bjælder syv, agern syv, løv unter, agern ober, løv ti, bjælder es",
        ),
        (
            "en",
            "french",
            "king of hearts, seven of diamonds, seven of clubs, jack of spades, queen of clubs, "
            "ten of spades, ace of diamonds",
        ),
        (
            "en",
            "bavarian",
            "king of hearts, seven of bells, seven of acorns, unter of leaves, ober of acorns, "
            "ten of leaves, ace of bells",
        ),
    ],
)
def test_full_names(translations: Path, code: str, deck: Deck, expected: str) -> None:
    spoken = words(code, translations)
    names = [said(spoken, "it", Card.parse(text), People(deck=deck)) for text in NAMED]
    assert ", ".join(names) == expected


@pytest.mark.parametrize(
    ("code", "french", "bavarian"),
    [
        ("de", "K♥ 7♦ B♠", "Herz-K, Schellen-7, Gras-U"),
        ("da", "K♥ 7♦ Kn♠", "hjerter K, bjælder 7, løv U"),
        ("en", "K♥ 7♦ J♠", "hearts K, bells 7, leaves U"),
    ],
)
def test_a_bavarian_deck_has_no_signs(translations: Path, code: str, french: str, bavarian: str) -> None:
    spoken = words(code, translations)
    cards = parse_cards("KH 7D JS")
    assert said(spoken, "it", cards, FRENCH) == french
    assert said(spoken, "it", cards, BAVARIAN) == bavarian
    assert said(spoken, "short", cards[2], BAVARIAN) == bavarian.rpartition(", ")[2]


@pytest.mark.parametrize(
    ("code", "french", "bavarian"),
    [
        ("de", "Karo-Sechs", "Weli (Schellen-Sechs)"),
        ("da", "ruder seks", "Weli (bjælder seks)"),
        ("en", "six of diamonds", "Weli (six of bells)"),
    ],
)
def test_the_six_of_a_bavarian_deck_is_the_weli(
    translations: Path, code: str, french: str, bavarian: str
) -> None:
    spoken = words(code, translations)
    weli = Card.parse("6D")
    assert said(spoken, "it", weli, FRENCH) == french
    assert said(spoken, "it", weli, BAVARIAN) == bavarian
    assert said(spoken, "short", weli, FRENCH) == "6♦"
    assert said(spoken, "short", weli, BAVARIAN) == "Weli"
    assert said(spoken, "ranks", (weli,), BAVARIAN) == "6"


@pytest.mark.parametrize(
    ("code", "deck", "expected"),
    [
        ("de", "french", ("Bube", "B", "Buben", "Kreuz", "♣", "Kreuz und Herz")),
        ("de", "bavarian", ("Unter", "U", "Unter", "Eichel", "Eichel", "Eichel und Herz")),
        ("da", "french", ("knægt", "Kn", "knægte", "klør", "♣", "klør og hjerter")),
        ("da", "bavarian", ("unter", "U", "untere", "agern", "agern", "agern og hjerter")),
        ("en", "french", ("jack", "J", "jacks", "clubs", "♣", "clubs and hearts")),
        ("en", "bavarian", ("unter", "U", "unters", "acorns", "acorns", "acorns and hearts")),
    ],
)
def test_ranks_and_suits_alone(translations: Path, code: str, deck: Deck, expected: tuple[str, ...]) -> None:
    spoken, people = words(code, translations), People(deck=deck)
    told = (
        said(spoken, "it", Rank(11), people),
        said(spoken, "short", Rank(11), people),
        said(spoken, "plural", Rank(11), people),
        said(spoken, "it", Suit(0), people),
        said(spoken, "short", Suit(0), people),
        said(spoken, "and", (Suit(0), Suit(2)), people),
    )
    assert told == expected


def test_lists_of_ranks_and_suits(translations: Path) -> None:
    spoken = words("en", translations)
    assert said(spoken, "ranks", (Rank(7), Rank(10), Rank(12)), BAVARIAN) == "7-10-O"
    assert said(spoken, "short_and", (Suit(1), Suit(3)), FRENCH) == "♦ and ♠"
    assert said(spoken, "plural", (Rank(7), Rank(1)), FRENCH) == "sevens, aces"
    assert said(spoken, "cap", Suit(3), BAVARIAN) == "Leaves"


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("people", [FRENCH, BAVARIAN], ids=["french", "bavarian"])
def test_every_card_has_its_own_name(translations: Path, code: str, people: People) -> None:
    spoken = words(code, translations)
    for form in ("it", "short"):
        assert len({said(spoken, form, card, people) for card in FULL_PACK}) == len(FULL_PACK)
    assert len({said(spoken, "plural", Rank(rank), people) for rank in range(1, 14)}) == 13


@pytest.mark.parametrize(
    ("code", "joker", "stand_in"),
    [
        ("de", "Joker", "Joker als Herz-Fünf"),
        ("da", "joker", "joker som hjerter fem"),
        ("en", "joker", "joker as five of hearts"),
    ],
)
def test_a_joker_says_what_it_stands_for(translations: Path, code: str, joker: str, stand_in: str) -> None:
    spoken = words(code, translations)
    five = StandIn(Card.parse("5H"))
    assert said(spoken, "it", JOKER, FRENCH) == joker
    assert said(spoken, "it", five, FRENCH) == stand_in
    assert said(spoken, "short", five, FRENCH) == "★5♥"
    assert said(spoken, "short", JOKER, FRENCH) == joker
    assert said(spoken, "it", (JOKER, five, Card.parse("6H")), FRENCH) == "★ ★5♥ 6♥"
    assert said(spoken, "ranks", (JOKER, five, Card.parse("6H")), FRENCH) == "★-★-6"


@pytest.mark.parametrize(
    ("code", "card", "joker", "stand_in"),
    [
        ("de", "Herz-Fünf", "einen Joker", "einen Joker als Herz-Fünf"),
        ("da", "hjerter fem", "en joker", "en joker som hjerter fem"),
        ("en", "the five of hearts", "a joker", "a joker as five of hearts"),
    ],
)
def test_a_card_has_the_article_of_an_object(
    translations: Path, code: str, card: str, joker: str, stand_in: str
) -> None:
    spoken = words(code, translations)
    five = Card.parse("5H")
    assert said(spoken, "article", five, FRENCH) == card
    assert said(spoken, "article", JOKER, FRENCH) == said(spoken, "short_article", JOKER, FRENCH) == joker
    assert said(spoken, "article", StandIn(five), FRENCH) == stand_in

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from spieltisch.core.cards import Card, parse_cards
from spieltisch.core.messages import Seat, message
from spieltisch.texts import LANGUAGES, People
from tests.texts.support import ANNA_AND_BENE, renderer

TEXTS = {
    "demo.card": "{card}",
    "demo.cap": "{card:cap}",
    "demo.short": "{card:short}",
    "demo.rank": "{card:rank}",
    "demo.cards": "{cards}",
    "demo.ranks": "{cards:ranks}",
    "demo.who": "{who} deals",
    "demo.who.you": "You deal",
    "demo.whose": "{who:genitive} crib",
    "demo.pair": "{pair:and} win",
    "demo.pair.you": "You and {pair:others} win",
    "demo.bold": "{card!b} & {text}",
    "demo.list": "{names:and,cap}",
    "demo.plain_list": "{names}",
    "demo.number": "{number}",
    "demo.signed": "{number:+}",
    "demo.tenths": "{number:+,.1}",
    "demo.percent": "{number:%}",
    "demo.nested": "<{inner}>",
    "demo.count": "%n card(s)",
    "demo.bad_form": "{card:sideways}",
    "demo.bad_braces": "{card",
}


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["eight of hearts", "jack of diamonds", "Ace of spades", "10♣", "J", "7♦ K♥", "9-10-J"]),
        ("de", ["Herz-Acht", "Karo-Bube", "Pik-Ass", "10♣", "B", "7♦ K♥", "9-10-B"]),
        ("da", ["hjerter otte", "ruder knægt", "Spar es", "10♣", "Kn", "7♦ K♥", "9-10-Kn"]),
    ],
)
def test_cards_are_named_in_the_language(translations: Path, code: str, expected: list[str]) -> None:
    words = renderer(code, translations, demo=TEXTS)
    told = [
        message("demo.card", card=Card.parse("8H")),
        message("demo.card", card=Card.parse("JD")),
        message("demo.cap", card=Card.parse("AS")),
        message("demo.short", card=Card.parse("TC")),
        message("demo.rank", card=Card.parse("JD")),
        message("demo.cards", cards=parse_cards("7D KH")),
        message("demo.ranks", cards=parse_cards("9C TD JS")),
    ]
    assert [words.text(one) for one in told] == expected


def test_index_letters_of_all_languages(translations: Path) -> None:
    cards = parse_cards("AS JS QS KS")
    letters = {
        item.code: renderer(item.code, translations, demo=TEXTS).text(message("demo.ranks", cards=cards))
        for item in LANGUAGES
    }
    assert letters == {"de": "A-B-D-K", "da": "E-Kn-D-K", "en": "A-J-Q-K"}


def test_the_viewing_seat_is_addressed(translations: Path) -> None:
    words = renderer("en", translations, demo=TEXTS)
    deals = message("demo.who", who=Seat(1))
    assert words.text(deals, People(("Anna", "Bene"), viewer=0)) == "Bene deals"
    assert words.text(deals, People(("Anna", "Bene"), viewer=1)) == "You deal"
    assert words.text(deals, People(("Anna", "Bene"))) == "Bene deals"
    assert words.text(message("demo.whose", who=Seat(0)), ANNA_AND_BENE) == "Anna’s crib"  # no form for you


@pytest.mark.parametrize(
    ("viewer", "expected"),
    [
        (None, "Anna and Vroni win"),
        (0, "You and Vroni win"),
        (1, "Anna and Vroni win"),
        (2, "You and Anna win"),
    ],
)
def test_a_pair_with_the_viewing_seat_is_addressed(
    translations: Path, viewer: int | None, expected: str
) -> None:
    words = renderer("en", translations, demo=TEXTS)
    win = message("demo.pair", pair=(Seat(0), Seat(2)))
    assert words.text(win, People(("Anna", "Bene", "Vroni", "Xaver"), viewer)) == expected


@pytest.mark.parametrize(
    ("code", "name", "whose"),
    [
        ("de", "Anna", "Annas"),
        ("de", "Lars", "Lars’"),
        ("de", "Max", "Max’"),
        ("da", "Freja", "Frejas"),
        ("da", "Lars", "Lars’"),
        ("de", "Hans", "Hans’"),
        ("da", "Hans", "Hans’"),
        ("da", "R2D2", "R2D2’s"),
        ("en", "Lars", "Lars’s"),
        ("en", "Anna", "Anna’s"),
    ],
)
def test_genitive_of_names(translations: Path, code: str, name: str, whose: str) -> None:
    words = renderer(code, translations, demo=TEXTS)
    assert words.text(message("demo.whose", who=Seat(0)), People((name,))).split()[0] == whose


@pytest.mark.parametrize(
    ("name", "whose"),
    [("Anna", "Annas Vorrat"), ("R2D2", "Vorrat von R2D2"), ("", "Vorrat von Spieler 1")],
)
def test_a_name_without_a_genitive_takes_the_other_way(translations: Path, name: str, whose: str) -> None:
    words = renderer("de", translations, demo={"demo.two": "{who:genitive} Vorrat|Vorrat von {who}"})
    assert words.text(message("demo.two", who=Seat(0)), People((name,))) == whose


def test_a_seat_without_a_name_gets_a_number(translations: Path) -> None:
    german = renderer("de", translations, demo=TEXTS)
    deals = message("demo.who", who=Seat(1))
    assert german.text(deals, People(("Anna", ""))) == "Spieler 2 deals"
    assert german.text(deals) == "Spieler 2 deals"


def test_rich_text_is_escaped_and_marks_names(translations: Path) -> None:
    words = renderer("en", translations, demo=TEXTS)
    people = People(("<i>Eve</i>", "Bene"))
    assert words.rich(message("demo.who", who=Seat(0)), people) == "<b>&lt;i&gt;Eve&lt;/i&gt;</b> deals"
    bold = message("demo.bold", card=Card.parse("2C"), text="1 < 2")
    assert words.rich(bold) == "<b>two of clubs</b> &amp; 1 &lt; 2"
    assert words.text(bold) == "two of clubs & 1 < 2"
    nested = message("demo.nested", inner=message("demo.who", who=Seat(1)))
    assert words.rich(nested, people) == "&lt;<b>Bene</b> deals&gt;"
    assert words.rich("a < b") == "a &lt; b"


@pytest.mark.parametrize(
    ("code", "expected"), [("en", "Ann, bob and 3♣"), ("de", "Ann, bob und 3♣"), ("da", "Ann, bob og 3♣")]
)
def test_lists(translations: Path, code: str, expected: str) -> None:
    words = renderer(code, translations, demo=TEXTS)
    names = ("ann", "bob", message("demo.short", card=Card.parse("3C")))
    assert words.text(message("demo.list", names=names)) == expected
    assert words.text(message("demo.plain_list", names=names[:2])) == "ann, bob"
    assert words.text(message("demo.list", names=("ann",))) == "Ann"


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["1,234", "7.5", "+5", "−2", "+0.3", "0.0", "60%"]),
        ("de", ["1.234", "7,5", "+5", "−2", "+0,3", "0,0", "60\u00a0%"]),
        ("da", ["1.234", "7,5", "+5", "−2", "+0,3", "0,0", "60\u00a0%"]),
    ],
)
def test_numbers(translations: Path, code: str, expected: list[str]) -> None:
    words = renderer(code, translations, demo=TEXTS)
    told = [
        words.text(message("demo.number", number=1234)),
        words.text(message("demo.number", number=7.5)),
        words.text(message("demo.signed", number=5)),
        words.text(message("demo.signed", number=-2)),
        words.text(message("demo.tenths", number=0.26)),
        words.number(-0.04, ".1"),
        words.text(message("demo.percent", number=0.6)),
    ]
    assert told == expected


@pytest.mark.parametrize(
    ("code", "one", "many"),
    [
        ("en", "1 card", "1,200 cards"),
        ("de", "1 Karte", "1.200 Karten"),
        ("da", "1 kort", "1.200 kort"),
    ],
)
def test_plural_forms(translations: Path, code: str, one: str, many: str) -> None:
    words = renderer(code, translations)
    assert words.text(message("cribbage.hand.size", n=1)) == one
    assert words.text(message("cribbage.hand.size", n=1200)) == many


@pytest.mark.logs_expected
@pytest.mark.parametrize(
    ("broken", "shown"),
    [
        (message("demo.unknown"), "demo.unknown"),
        (message("nowhere.at_all"), "nowhere.at_all"),
        (message("demo.card"), "demo.card"),
        (message("demo.bad_form", card=Card.parse("2C")), "demo.bad_form"),
        (message("demo.bad_braces", card=Card.parse("2C")), "demo.bad_braces"),
        (message("demo.tenths", number="many"), "many"),
    ],
)
def test_a_bad_message_never_raises(
    translations: Path, caplog: pytest.LogCaptureFixture, broken: object, shown: str
) -> None:
    words = renderer("en", translations, demo=TEXTS)
    with caplog.at_level(logging.WARNING):
        assert words.text(broken) == shown
        assert words.rich(broken) == shown
    assert bool(caplog.records) == (shown != "many")


def test_switching_the_language(translations: Path) -> None:
    words = renderer("de", translations)
    before = words.translators
    deck = message("cribbage.pack")
    assert words.text(deck) == "Stapel"
    words.set_language("da")
    assert words.text(deck) == "Bunke"
    assert words.locale.name() == "da_DK"
    assert words.language.name == "Dansk"
    assert not set(before) & set(words.translators)
    words.set_language("en")
    assert words.text(deck) == "Pack"
    with pytest.raises(KeyError):
        words.set_language("fr")
    assert words.text(deck) == "Pack"


def test_without_translations_the_source_is_shown(tmp_path: Path) -> None:
    words = renderer("de", tmp_path)
    assert words.translators == ()
    assert words.text(message("cribbage.pack")) == "Pack"


def test_what_a_presenter_hands_to_its_qml(translations: Path) -> None:
    words = renderer("de", translations)
    extra = {
        "label": message("cribbage.crib.label", who=Seat(0)),
        "rows": (1, ({"a": None},), True),
        "f": 2.5,
    }
    assert words.plain(extra, ANNA_AND_BENE) == {
        "label": "Dein Gebervorrat",
        "rows": [1, [{"a": None}], True],
        "f": 2.5,
    }

"""Melds, single cards, jokers and discards: selection, preview, readings, drops."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.presentation import Dropped, UiState
from spieltisch.games.five_hundred.state import Drawn, Turn
from tests.games.five_hundred.presenter.support import Person, Words
from tests.games.five_hundred.support import cards, meld, table

HAND = "9S TS JS 7H QC"


def person(hand: str = HAND, *melds: str, **options: object) -> Person:
    return Person(table([hand, "3C 4C"], [meld(words) for words in melds], pile="KD", **options))  # type: ignore[arg-type]


def test_a_run_lights_the_button_with_its_points(translations: Path) -> None:
    say = Words("da", translations)
    one = person().cards("9S TS JS")
    assert one.confirmed == "0 meld 9S TS JS"
    assert say(one.table.confirm.label) == "Læg stik (+25)"  # type: ignore[union-attr]
    assert say(one.table.prompt) == "9-10-Kn i spar er et stik"
    assert one.press("meld") == "0 meld 9S TS JS"
    shown = one.shown(say)
    assert (shown["preview"]["kind"], shown["preview"]["title"], shown["preview"]["gain"]) == (
        "meld",
        "Nyt stik",
        "+25",
    )
    assert shown["risk"] == {
        "handNow": "−40",
        "handAfter": "−15",
        "tableNow": "0",
        "tableAfter": "+25",
        "label": "efter stikket",
    }
    assert one.table.scores[0].gain == 25


def test_cards_may_be_chosen_in_any_order() -> None:
    assert person().cards("JS 9S TS").confirmed == "0 meld 9S TS JS"


def test_two_cards_wait_for_a_third(translations: Path) -> None:
    say = Words("da", translations)
    one = person().cards("9S TS")
    assert one.confirmed is None
    assert say(one.table.detail) == "Et stik består af mindst tre kort."
    assert say(one.choice("meld").explanation) == "Et stik består af mindst tre kort."


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ("9S TS 7H", "These cards do not follow each other in one suit."),
        ("7H 7C 7D", "Cards of one rank make no meld in this match."),
    ],
)
def test_what_is_no_meld_says_why(translations: Path, chosen: str, reason: str) -> None:
    say = Words("en", translations)
    one = person("9S TS 7H 7C 7D 2C").cards(chosen)
    assert one.confirmed is None
    assert say(one.choice("meld").explanation) == reason == say(one.table.detail)


def test_a_card_has_to_stay_for_the_discard(translations: Path) -> None:
    say = Words("da", translations)
    one = person("9S TS JS").cards("9S TS JS")
    assert one.confirmed is None
    assert say(one.choice("meld").explanation) == "Du skal beholde et kort at lægge i aflæg."
    assert say(one.table.detail) == "Du skal beholde et kort at lægge i aflæg."


def test_one_card_lights_ends_swaps_and_its_discard(translations: Path) -> None:
    say = Words("en", translations)
    one = person("7H QC 2C", "4H 5H 6H", "8H 9H TH", "7C *7H 7S", sets=True).cards("7H")
    assert one.confirmed == "0 discard 7H"
    assert one.choices == ["meld", "lay/1/high", "lay/2/low", "swap/3/1"]
    assert [one.choice(name).key for name in one.choices[1:]] == ["L", "", "B"]
    shown = one.shown(say)
    assert shown["melds"][0]["fits"] == [
        {"choice": "lay/1/high", "end": "high", "gain": "+5", "text": "after six of hearts"}
    ]
    assert shown["melds"][2]["swaps"][0]["slot"] == 1


def test_places_are_walked_through_and_the_same_one_again_lays() -> None:
    one = person("7H QC 2C", "4H 5H 6H", "8H 9H TH").cards("7H").choose("lay/1/high")
    assert one.confirmed == "0 lay 7H 1"
    assert (one.choice("lay/1/high").checked, one.choice("lay/2/low").key) == (True, "L")
    assert one.choose("lay/2/low").confirmed == "0 lay 7H 2"
    assert one.press("lay/2/low") == "0 lay 7H 2"


def test_the_own_joker_is_not_swapped_and_says_why(translations: Path) -> None:
    say = Words("en", translations)
    own = table(["7H QC 2C", "3C"], [meld("6H *7H 8H", 0)])
    choice = Person(own).cards("7H").choice("swap/1/1")
    assert not choice.enabled
    assert say(choice.explanation) == "You laid this joker yourself: only opponents may swap it."


def test_a_swap_brings_the_joker_to_the_hand() -> None:
    one = person("7H QC 2C", "6H *7H 8H").cards("7H").choose("swap/1/1")
    assert one.confirmed == "0 swap 7H 1"
    risk = one.table.extra["risk"]
    assert isinstance(risk, dict)
    later = one.then("0 swap 7H 1")
    joker = later.piece("joker/hand/0/0")
    assert joker.origin is not None and joker.origin.zone == "meld/1"
    assert later.piece("card/7H").place.zone == "meld/1"


@pytest.mark.parametrize(
    ("taps", "action"),
    [
        (["card/5H", "card/6H", "joker/hand/0/0"], "0 meld 5H 6H *7H"),
        (["joker/hand/0/0", "card/5H", "card/6H"], "0 meld *4H 5H 6H"),
        (["card/5H", "joker/hand/0/0", "card/6H"], None),
    ],
)
def test_the_order_of_choosing_says_where_a_joker_stands(taps: list[str], action: str | None) -> None:
    one = person("5H 6H * QC 2C").tap(*taps)
    assert one.confirmed == action
    assert [name for name in one.choices if name.startswith("reading/")] == ["reading/0", "reading/1"]


def test_a_reading_is_chosen_before_the_meld_is_laid(translations: Path) -> None:
    say = Words("da", translations)
    one = person("5H 6H * QC 2C").tap("card/5H", "joker/hand/0/0", "card/6H")
    assert say(one.table.prompt) == "Hvilket kort er jokeren?"
    assert [shown["text"] for shown in one.shown(say)["readings"]] == ["★-5-6 i hjerter", "5-6-★ i hjerter"]
    assert [shown["cards"][0]["shown"] for shown in one.shown(say)["readings"]] == ["4H", ""]
    assert one.choose("reading/1").confirmed == "0 meld 5H 6H *7H"
    assert one.press("reading/1") == "0 meld 5H 6H *7H"


def test_a_single_reading_is_not_asked_for() -> None:
    one = person("5H 7H * QC 2C").tap("card/5H", "card/7H", "joker/hand/0/0")
    assert one.confirmed == "0 meld 5H *6H 7H"
    assert not [name for name in one.choices if name.startswith("reading/")]


def test_all_readings_of_two_jokers_and_of_sets() -> None:
    one = person("7D * * QC 2C").tap("card/7D", "joker/hand/0/0", "joker/hand/0/1")
    assert one.confirmed == "0 meld 7D *8D *9D"
    runs = [name for name in one.choices if name.startswith("reading/")]
    assert len(runs) == 3
    sets = person("7D * * QC 2C", sets=True).tap("card/7D", "joker/hand/0/0", "joker/hand/0/1")
    assert len([name for name in sets.choices if name.startswith("reading/")]) == 6


def test_the_ace_of_the_longest_run_may_be_at_either_end() -> None:
    run = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    one = person(f"{run} * 2C", ace_both_ends=True).cards(run).tap("joker/hand/0/0")
    readings = [name for name in one.choices if name.startswith("reading/")]
    assert len(readings) == 2
    ends = {one.choose(name).confirmed for name in reversed(readings)}
    assert ends == {f"0 meld {run} *AH", f"0 meld *AH {run.removeprefix('AH ')} AH"}


def test_a_joker_is_laid_to_the_end_that_is_chosen() -> None:
    one = person("* QC 2C", "4H 5H 6H").tap("joker/hand/0/0")
    assert one.choices == ["meld", "lay/1/low", "lay/1/high"]
    assert one.choose("lay/1/low").confirmed == "0 lay *3H 1"
    assert one.choose("lay/1/high").confirmed == "0 lay *7H 1"


def test_drops_do_what_they_show() -> None:
    one = person("7H 9S TS JS QC", "4H 5H 6H", "7C *7H 7S", sets=True)
    assert one.drop("card/7H", "meld/1/high") == "0 lay 7H 1"
    assert one.drop("card/7H", "meld/1/low") == "0 lay 7H 1"
    assert one.drop("card/7H", "meld/2/1") == "0 swap 7H 2"
    assert one.drop("card/QC", "pile") == "0 discard QC"
    assert one.cards("9S TS JS").drop("card/TS", "new") == "0 meld 9S TS JS"
    assert isinstance(one.drop("card/TS", "pile"), Dropped)


def test_a_card_dropped_on_a_free_place_joins_the_selection() -> None:
    one = person().cards("9S TS")
    assert one.drop("card/JS", "new") == "0 meld 9S TS JS"
    only = person().drop("card/9S", "new")
    assert isinstance(only, UiState) and only.selection == ("card/9S",)


def test_closing_is_always_confirmed(translations: Path) -> None:
    say = Words("da", translations)
    one = person("QC")
    dropped = one.drop("card/QC", "pile")
    assert isinstance(dropped, UiState)
    one.ui = dropped
    assert say(one.table.confirm.label) == "Luk delspillet"  # type: ignore[union-attr]
    assert one.confirmed == "0 discard QC"
    assert say(one.table.prompt) == "Luk med klør dame"


def test_closing_where_nobody_may_close_says_why(translations: Path) -> None:
    say = Words("da", translations)
    one = person("QC", deal=1).cards("QC")
    assert one.confirmed is None
    assert say(one.table.detail) == "Ingen må lukke nu."


def test_a_pile_without_a_meld_warns_before_the_discard(translations: Path) -> None:
    say = Words("da", translations)
    owed = Turn(drawn=Drawn.PILE, pile=cards("9S TS"))
    one = Person(table(["9S TS KC", "3C"], turn_state=owed))
    assert say(one.table.detail) == "Læg mindst ét nyt stik i denne tur, ellers koster det −50."
    assert say(one.cards("KC").table.detail) == "Uden et nyt stik koster aflægget −50."


def test_a_tap_unselects_and_hands_of_others_stay_closed() -> None:
    one = person().cards("9S TS").cards("9S")
    assert one.ui.selection == ("card/TS",)
    assert one.tap("back/hand/1/0").ui.selection == ("card/TS",)


def test_a_card_says_where_it_fits(translations: Path) -> None:
    say = Words("da", translations)
    one = person("7H QC", "4H 5H 6H")
    assert say(one.piece("card/7H").name) == "Hjerter syv, kan lægges på stik 1"
    assert say(one.piece("card/QC").name) == "klør dame"

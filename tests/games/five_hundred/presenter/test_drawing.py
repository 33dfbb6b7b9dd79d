"""Stock, top card and whole pile: what is offered, previewed and refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spieltisch.games.five_hundred.state import Phase, State
from tests.games.five_hundred.presenter.support import PRESENTER, Person, Words
from tests.games.five_hundred.support import meld, table


def drawing(**options: Any) -> State:
    """Seat 0 draws; with the pile it can lay five to seven of hearts."""
    pile = options.pop("pile", "5H KD 6H 2S")
    return table(["7H QC 9D", "3C 4C"], [meld("7S 8S 9S")], pile=pile, phase=Phase.DRAW, **options)


def test_three_ways_to_draw_and_each_says_what_it_does(translations: Path) -> None:
    say = Words("da", translations)
    person = Person(drawing())
    assert person.choices == ["draw", "take", "takeall"]
    assert [person.choice(one).key for one in person.choices] == ["1", "2", "3"]
    assert say(person.table.prompt) == "Træk et kort"
    assert say(person.table.detail) == "Øverste kort fra bunken, spar to øverst i aflæg eller hele aflægget."
    assert say(person.choose("draw").table.confirm.label) == "Træk fra bunken"  # type: ignore[union-attr]
    assert person.confirmed == "0 draw"
    assert say(person.choose("take").table.confirm.label) == "Tag 2♠"  # type: ignore[union-attr]
    assert person.confirmed == "0 take"
    assert say(person.choose("takeall").table.confirm.label) == "Tag hele aflægget"  # type: ignore[union-attr]
    assert person.confirmed == "0 take-all"


@pytest.mark.parametrize(
    ("piece", "action"),
    [("back/stock/2", "0 draw"), ("card/2S", "0 take"), ("card/KD", "0 take-all"), ("card/5H", "0 take-all")],
)
def test_a_tap_previews_and_the_second_does_it(piece: str, action: str) -> None:
    person = Person(drawing()).tap(piece)
    assert person.ui.selection == (piece,)
    assert person.confirmed == action


def test_the_same_choice_twice_does_it() -> None:
    person = Person(drawing())
    for choice, action in (("draw", "0 draw"), ("take", "0 take"), ("takeall", "0 take-all")):
        assert person.choose(choice).press(choice) == action


def test_taking_a_part_begins_at_the_card_that_is_tapped() -> None:
    person = Person(drawing(partial_pile=True, pile_rule="warn"))
    assert person.choices == ["draw", "take", "takeall", "takefrom/1", "takefrom/2"]
    assert person.tap("card/6H").confirmed == "0 take-all 2"
    assert [one.face for one in person.zone("pile") if one.selected] == ["6H", "2S"]


def test_the_whole_pile_says_what_it_means(translations: Path) -> None:
    shown = Person(drawing()).shown(Words("en", translations))
    assert shown["pile"]["joins"] == [0, 2]
    whole = shown["pile"]["whole"]
    assert (whole["possible"], whole["layNow"], whole["inHand"]) == (True, "+15", "−30")
    assert whole["warning"] == "Lay a new meld in this turn, or it costs −50."


def test_a_pile_without_a_new_meld_is_refused_with_the_reason(translations: Path) -> None:
    say = Words("da", translations)
    person = Person(drawing(pile="KD 2S"))
    choice = person.choice("takeall")
    assert not choice.enabled
    assert say(choice.explanation).startswith("Din hånd og aflægget giver intet nyt stik")
    assert say(person.piece("card/KD").refusal) == say(choice.explanation)
    assert person.tap("card/KD").ui.selection == ()
    assert person.choice("take").enabled
    assert say(person.table.detail) == "Øverste kort fra bunken eller spar to øverst i aflæg."


def test_in_the_first_deal_the_whole_pile_is_banned(translations: Path) -> None:
    say = Words("en", translations)
    choice = Person(drawing(deal=1)).choice("takeall")
    assert (choice.enabled, say(choice.explanation)) == (False, "The whole pile may not be taken now.")


def test_an_empty_stock_says_so(translations: Path) -> None:
    say = Words("en", translations)
    person = Person(drawing(stock=""))
    assert not person.choice("draw").enabled
    assert say(person.table.detail) == "The stock is empty."
    assert person.zone("stock") == []


def test_of_a_hidden_pile_the_top_alone_is_seen() -> None:
    person = Person(drawing(pile_visible="top", pile_rule="warn"))
    assert [one.face for one in person.zone("pile")] == [None, None, None, "2S"]
    assert person.tap("back/pile/1").confirmed == "0 take-all"
    assert "fan" not in [one.id for one in person.table.choices]


def test_cards_are_drawn_by_dropping_them_in_the_hand() -> None:
    person = Person(drawing())
    assert person.drop("back/stock/2", "hand/0/1") == "0 draw"
    assert person.drop("card/2S", "hand/0") == "0 take"
    assert person.drop("card/KD", "hand/0/0") == "0 take-all"
    assert person.drop("card/2S", "new") is None


def test_one_tap_may_draw_but_never_discard() -> None:
    confirm = Person(drawing()).tap("back/stock/2").table.confirm
    assert confirm is not None and confirm.at_once
    confirm = Person(table(["7H QC", "3C"])).cards("QC").table.confirm
    assert confirm is not None and not confirm.at_once


def test_the_pile_opens_and_stays_open_while_something_is_selected() -> None:
    person = Person(drawing()).choose("fan").tap("card/2S")
    assert person.table.extra["pile"]["fan"] is True  # type: ignore[index, call-overload]
    assert person.choose("fan").table.extra["pile"]["fan"] is False  # type: ignore[index, call-overload]


def test_nobody_draws_for_others() -> None:
    person = Person(drawing(), seat=1)
    assert person.choices == []
    assert person.table.confirm is None
    assert PRESENTER.choose(person.view, person.ui, "draw") == person.ui
    assert not any(one.selectable for one in person.table.pieces)


def test_what_is_not_seen_of_the_pile_is_not_told(translations: Path) -> None:
    say = Words("en", translations)
    for pile in ("5H KD 6H 2S", "KD 8D 4D 2S"):
        person = Person(drawing(pile=pile, pile_visible="top", pile_rule="warn"))
        shown = person.shown(say)["pile"]
        assert (shown["joins"], shown["whole"]) == ([], None)
        person.choose("takeall")
        assert say(person.table.detail) == (
            "Only the two of spades on top is seen. Lay a new meld in this turn, or it costs −50."
        )
        shown = person.shown(say)
        assert (shown["preview"]["cards"], shown["risk"]["handAfter"]) == ([], None)

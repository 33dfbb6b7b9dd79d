"""The order of the hand: sorted, in found runs, dragged, and kept while cards come and go."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.games.five_hundred.state import Phase
from tests.games.five_hundred.presenter.support import Person, Words
from tests.games.five_hundred.support import meld, table

HAND = "KS 9S 7D TS 3C JS AH * 7C 2H"


def person(hand: str = HAND, **options: object) -> Person:
    return Person(table([hand, "4C 5C"], [meld("QD KD AD")], pile="8C", **options))  # type: ignore[arg-type]


def test_a_hand_is_sorted_by_suit_at_first() -> None:
    assert person().hand == "9S TS JS KS AH 2H 3C 7C 7D *"
    assert person("AH KH 2H 3H").hand == "2H 3H KH AH"


def test_sorting_by_rank_and_into_runs() -> None:
    one = person()
    assert one.choose("sort/rank").hand == "2H 3C 7C 7D 9S TS JS KS AH *"
    assert one.choose("sort/runs").hand == "9S TS JS * KS AH 2H 3C 7C 7D"
    assert one.table.extra["gaps"] == (2, 3)
    assert one.table.extra["sort"] == "runs"


def test_found_sets_are_grouped_where_they_are_melds() -> None:
    one = person("7C 7D 7S 2H 9S", sets=True).choose("sort/runs")
    assert one.hand == "7S 7C 7D 9S 2H"
    assert one.table.extra["gaps"] == (2,)
    assert person("7C 7D 7S 2H 9S").choose("sort/runs").table.extra["gaps"] == ()


def test_the_key_goes_round_the_orders() -> None:
    one = person()
    for sort in ("rank", "runs", "suit"):
        assert [choice.id for choice in one.table.choices if choice.key == "K"] == [f"sort/{sort}"]
        one.choose(f"sort/{sort}")
        assert one.choice(f"sort/{sort}").checked


@pytest.mark.parametrize(
    ("piece", "slot", "hand"),
    [
        ("card/7H", 0, "7H 2S 3S 4S"),
        ("card/2S", 4, "3S 4S 7H 2S"),
        ("card/2S", 2, "3S 2S 4S 7H"),
        ("card/3S", 1, "2S 3S 4S 7H"),
    ],
)
def test_a_card_is_dragged_in_front_of_another(piece: str, slot: int, hand: str) -> None:
    assert person("2S 3S 4S 7H").arrange(piece, slot).hand == hand


def test_the_whole_selection_is_dragged() -> None:
    one = person("2S 3S 4S 7H").cards("2S 4S")
    assert one.arrange("card/4S", 4).hand == "3S 7H 2S 4S"
    assert set(one.ui.selection) == {"card/2S", "card/4S"}


def test_jokers_are_dragged_like_cards() -> None:
    assert person("2S * *").arrange("joker/hand/0/1", 0).hand == "* 2S *"


def test_a_slot_beyond_the_hand_means_nothing() -> None:
    one = person("2S 3S")
    assert one.drop("card/2S", "hand/0/3") is None
    assert one.drop("card/2S", "hand/0/x") is None
    assert one.drop("card/2S", "hand/1/0") is None


def test_an_own_order_survives_a_draw_with_the_new_card_last(translations: Path) -> None:
    say = Words("da", translations)
    state = table(["2S 3S 7H", "4C 5C"], pile="8C", stock="KS *", phase=Phase.DRAW)
    one = Person(state).arrange("card/7H", 0).then("0 draw")
    assert one.hand == "7H 2S 3S KS"
    assert say(one.piece("card/KS").badge) == "ny"
    assert one.piece("card/2S").badge is None
    assert one.then("0 discard 2S").hand == "7H 3S KS"


def test_a_card_that_is_drawn_is_new_in_every_order() -> None:
    state = table(["2S 3S 7H", "4C 5C"], pile="8C", stock="4S 9C 9D", phase=Phase.DRAW)
    one = Person(state).then("0 draw")
    assert one.hand == "2S 3S 4S 7H"
    assert [piece.face for piece in one.zone("hand/0") if piece.badge] == ["4S"]
    assert [piece.badge for piece in Person(one.state, seat=1).table.pieces if piece.badge] == []


def test_nobody_else_sees_the_order() -> None:
    one = person("2S 3S 4S 7H").arrange("card/7H", 0)
    other = Person(one.state, seat=1)
    assert other.hand == "4C 5C"
    assert all(piece.face is None for piece in other.zone("hand/0"))


def test_forty_cards_keep_one_place_each() -> None:
    hand = " ".join(f"{rank}{suit}" for suit in "SHC" for rank in "A23456789TJQK") + " 2D"
    one = Person(table([hand, "4D 5D"], pile="6D"))
    for sort in ("suit", "rank", "runs"):
        pieces = one.choose(f"sort/{sort}").zone("hand/0")
        assert len({piece.id for piece in pieces}) == 40
        assert [piece.place.slot for piece in pieces] == list(range(40))

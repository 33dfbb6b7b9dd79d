"""Every way to be refused, each with its own reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.errors import IllegalAction
from tests.games.cribbage.support import RULES, Table, pack_from

PACK = pack_from("5H JD 5C AS KD TC", "2D 3D 4D 5D 6D 7D", "KH")


def cutting() -> Table:
    return Table.start([PACK])


def half_cut() -> Table:
    table = cutting()
    table.do("0 cut 20")
    return table


def before_deal() -> Table:
    return Table.start([PACK], dealer=1)


def discarding() -> Table:
    table = before_deal()
    table.do("0 cut 20")
    return table


def half_discarded() -> Table:
    table = discarding()
    table.do("0 discard 5H JD")
    return table


def before_starter() -> Table:
    table = half_discarded()
    table.do("1 discard 6D 7D")
    return table


def playing() -> Table:
    table = before_starter()
    table.do("0 cut 20")
    return table


def near_31() -> Table:
    table = playing()
    table.do("0 play KD", "1 play 5D", "0 play TC", "1 play 4D")
    return table


REFUSED = [
    (cutting, "0 cut 3", "depth_range"),
    (cutting, "0 cut 49", "depth_range"),
    (cutting, "0 cut 0", "depth_range"),
    (cutting, "0 cut", "depth_number"),
    (cutting, "0 cut 017", "depth_number"),
    (cutting, "0 cut -5", "depth_number"),
    (cutting, "0 cut 7.5", "depth_number"),
    (cutting, "0 cut 99999999999999999999", "depth_number"),
    (cutting, "0 cut 7 8", "depth_number"),
    (cutting, "0 cut 7C", "depth_number"),
    (cutting, "0 play 7C", "wrong_phase"),
    (cutting, "0 discard 7C 8C", "wrong_phase"),
    (cutting, "0 jump", "unknown_verb"),
    (cutting, "0 CUT 20", "unknown_verb"),
    (cutting, "2 cut 20", "unknown_seat"),
    (cutting, "99 cut 20", "unknown_seat"),
    (half_cut, "0 cut 20", "already_cut"),
    (before_deal, "1 cut 20", "not_your_turn"),
    (before_deal, "0 discard 5H JD", "wrong_phase"),
    (discarding, "0 cut 20", "wrong_phase"),
    (discarding, "0 play 5H", "wrong_phase"),
    (discarding, "0 discard", "discard_two"),
    (discarding, "0 discard 5H", "discard_two"),
    (discarding, "0 discard 5H JD 5C", "discard_two"),
    (discarding, "0 discard 5H 5H", "same_card_twice"),
    (discarding, "0 discard 5H 2D", "not_in_hand"),
    (discarding, "0 discard 2D 5H", "not_in_hand"),
    (discarding, "0 discard 5H KH", "not_in_hand"),
    (discarding, "0 discard 5H 1H", "not_a_card"),
    (discarding, "0 discard 5h jd", "not_a_card"),
    (half_discarded, "0 discard 5C AS", "already_discarded"),
    (before_starter, "0 cut 37", "depth_range"),
    (before_starter, "1 cut 20", "not_your_turn"),
    (before_starter, "0 discard 5C AS", "wrong_phase"),
    (playing, "0 play", "play_one"),
    (playing, "0 play 5C AS", "play_one"),
    (playing, "0 play 5H", "not_in_hand"),
    (playing, "0 play XX", "not_a_card"),
    (playing, "1 play 2D", "not_your_turn"),
    (playing, "0 cut 20", "wrong_phase"),
    (near_31, "0 play 5C", "over_31"),
]


@pytest.mark.parametrize(("table", "action", "reason"), REFUSED)
def test_refused(table: Callable[[], Table], action: str, reason: str) -> None:
    started = table()
    before = started.state
    with pytest.raises(IllegalAction) as caught:
        RULES.apply(before, Action.parse(action))
    assert caught.value.reason == reason
    assert caught.value.message.key == f"cribbage.reason.{reason}"
    seat = Action.parse(action).seat
    if seat in (0, 1):
        with pytest.raises(IllegalAction) as checked:
            RULES.check(started.view(seat), Action.parse(action))
        assert checked.value.message == caught.value.message


def test_over_31_names_card_and_count() -> None:
    with pytest.raises(IllegalAction) as caught:
        near_31().do("0 play 5C")
    message = caught.value.message
    assert (str(message.arg("card")), message.arg("count")) == ("5C", 29)


def test_a_view_answers_for_its_own_seat_only() -> None:
    table = discarding()
    for seat, action in ((0, "1 discard 2D 3D"), (None, "0 discard 5H JD"), (1, "0 discard 5H JD")):
        with pytest.raises(IllegalAction) as caught:
            RULES.check(table.view(seat), Action.parse(action))
        assert caught.value.reason == "not_your_turn"


@pytest.mark.parametrize(
    "table", [cutting, half_cut, before_deal, discarding, half_discarded, before_starter, playing, near_31]
)
def test_legal_is_what_check_lets_pass(table: Callable[[], Table]) -> None:
    started = table()
    cards = [f"play {card}" for card in RULES.pieces({})]
    pairs = [f"discard {a} {b}" for a in RULES.pieces({}) for b in RULES.pieces({}) if a != b]
    everything = [*(f"cut {depth}" for depth in range(60)), *cards, *pairs]
    for seat in (0, 1):
        allowed = [
            text for text in (f"{seat} {words}" for words in everything) if _passes(started, seat, text)
        ]
        canonical = {RULES.canonical(Action.parse(text)).text for text in allowed}
        assert canonical == set(started.legal(seat))
        assert len(started.legal(seat)) == len(canonical)


def _passes(table: Table, seat: int, text: str) -> bool:
    try:
        RULES.check(table.view(seat), Action.parse(text))
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("0 discard JD 5H", "0 discard 5H JD"),
        ("1 discard 5S 5C", "1 discard 5C 5S"),
        ("0 discard 5H 5H", "0 discard 5H 5H"),
        ("0 discard 5H what", "0 discard 5H what"),
        ("0 discard KD QD 5C", "0 discard 5C QD KD"),
        ("0 cut 017", "0 cut 017"),
        ("0 play 7C", "0 play 7C"),
        ("0 nonsense KD AC", "0 nonsense KD AC"),
    ],
)
def test_canonical(text: str, canonical: str) -> None:
    assert RULES.canonical(Action.parse(text)).text == canonical


def test_a_go_is_never_an_action() -> None:
    table = near_31()
    assert RULES.automatic(table.view(0)) is None
    with pytest.raises(IllegalAction) as caught:
        table.do("0 go")
    assert caught.value.reason == "unknown_verb"

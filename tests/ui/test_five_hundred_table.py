"""The hand and the table of 500 with real events: arranging, laying, taking; looking plays nothing.

Over 400 lines: all share one window, which takes longer to open than most of these tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.match import Match
from tests.ui.driver import _touch_screen
from tests.ui.five_hundred_rig import (
    ANNA,
    FREJA,
    MADS,
    box,
    bring,
    card,
    choose_cards,
    corner_of,
    extra,
    hand,
    last_action,
    middle_of,
    named,
    new_match,
    pack,
    sit,
)
from tests.ui.table_rig import LEFT, PLAIN, TableRig, centre

SHIFT = Qt.KeyboardModifier.ShiftModifier
TOUCH = 44
FORTY = 40
MELDED = ("0 draw", "0 discard KD", "1 draw", "1 meld 4H 5H 6H", "1 discard QC", "2 draw", "2 discard 5C")
"""Mads has laid 4-5-6 of hearts; it is Anna's turn."""


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("five_hundred"))
    yield rig
    rig.close()


def drag(rig: TableRig, item: QQuickItem, to: QPoint) -> None:
    """Drag a card by its index and let go over `to`."""
    drag_towards(rig, item, to)
    QTest.mouseRelease(rig.window, LEFT, PLAIN, to)
    rig.settle()


def drag_towards(rig: TableRig, item: QQuickItem, to: QPoint) -> None:
    start = corner_of(rig, item)
    QTest.mousePress(rig.window, LEFT, PLAIN, start)
    for step in range(1, 9):
        QTest.mouseMove(rig.window, start + (to - start) * step / 8)
        QTest.qWait(5)


def names(rig: TableRig, start: str) -> list[str]:
    return sorted(item.objectName() for item in named(rig, start))


# The hand


def test_the_hand_is_sorted_by_suit_until_somebody_sorts_it(rig: TableRig) -> None:
    sit(rig)
    assert hand(rig) == ["9S", "TS", "JS", "7H", "3C", "KD", "*"]
    rig.click(rig.find("choice:sort/rank"))
    assert hand(rig) == ["3C", "7H", "9S", "TS", "JS", "KD", "*"]
    rig.key(Qt.Key.Key_K)
    assert hand(rig)[:3] == ["9S", "TS", "JS"], "runs stand in front"
    rig.key(Qt.Key.Key_K)
    assert hand(rig) == ["9S", "TS", "JS", "7H", "3C", "KD", "*"]
    assert rig.played == 0


@pytest.mark.parametrize("turn", ["own", "another's"])
def test_a_card_is_dragged_to_another_place_of_the_hand(rig: TableRig, turn: str) -> None:
    sit(rig, *(("0 draw",) if turn == "own" else ("0 draw", "0 discard 2S")))
    played, before = rig.played, hand(rig)
    front = corner_of(rig, card(rig, "TS"))
    drag(rig, card(rig, "3C"), front)
    expected = [face for face in before if face != "3C"]
    expected.insert(before.index("TS"), "3C")
    assert hand(rig) == expected
    assert rig.played == played
    assert rig.selection == ()


def test_the_others_make_room_where_a_card_would_go(rig: TableRig) -> None:
    sit(rig, "0 draw")
    before = centre(card(rig, "KD"))
    goal = corner_of(rig, card(rig, "KD"))
    drag_towards(rig, card(rig, "9S"), goal)
    assert centre(card(rig, "KD")).x() < before.x() - 20
    QTest.mouseRelease(rig.window, LEFT, PLAIN, goal)
    rig.settle()
    assert hand(rig).index("9S") == hand(rig).index("KD") + 1


def test_the_selected_cards_are_moved_together(rig: TableRig) -> None:
    sit(rig, "0 draw")
    choose_cards(rig, "card/9S", "card/JS")
    drag_towards(rig, card(rig, "JS"), corner_of(rig, card(rig, "KD")))
    assert card(rig, "9S").property("dragged"), "the whole selection goes with one of its cards"
    QTest.mouseRelease(rig.window, LEFT, PLAIN, corner_of(rig, card(rig, "KD")))
    rig.settle()
    order = hand(rig)
    assert order.index("JS") == order.index("9S") + 1


def test_shift_and_arrows_move_the_focused_card(rig: TableRig) -> None:
    sit(rig, "0 draw")
    card(rig, "7H").forceActiveFocus()
    before = hand(rig)
    place = before.index("7H")
    rig.key(Qt.Key.Key_Right, SHIFT)
    assert hand(rig).index("7H") == place + 1
    rig.key(Qt.Key.Key_Left, SHIFT)
    assert hand(rig) == before
    rig.key(Qt.Key.Key_Left, SHIFT)
    assert hand(rig).index("7H") == place - 1
    assert card(rig, "7H").hasActiveFocus()


def test_the_own_order_stays_when_cards_come(rig: TableRig) -> None:
    sit(rig)
    drag(rig, card(rig, "KD"), corner_of(rig, card(rig, "9S")))
    order = hand(rig)
    rig.key(Qt.Key.Key_1)
    rig.key(Qt.Key.Key_Return)
    assert last_action(rig) == "0 draw"
    assert hand(rig) == [*order, "2S"], "what is new stands last"


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (2560, 1440)])
def test_every_index_of_forty_cards_is_seen(rig: TableRig, size: tuple[int, int]) -> None:
    rig.window.resize(*size)
    rig.application.settings.change("text_size", 125 if size[0] == 1024 else 100)
    bring(rig, with_forty_cards(rig))
    cards = rig.pieces("hand/0")
    assert len(cards) >= FORTY
    rows = sorted({box(item).top() for item in cards})
    assert len(rows) == 2
    for row in rows:
        in_row = [box(item) for item in cards if box(item).top() == row]
        for one, other in pairwise(in_row):
            assert other.left() - one.left() >= max(18, one.width() * 0.28), "an index is covered"
    assert rows[1] - rows[0] >= cards[0].height() * 0.4, "the front row covers indices of the back row"
    felt = box(rig.find("felt"))
    assert all(felt.contains(box(item)) for item in cards)
    rig.window.resize(1280, 800)
    rig.application.settings.change("text_size", 100)
    rig.settle()


def with_forty_cards(rig: TableRig) -> Match[Any, Any]:
    """A match in which the pile has grown until Anna takes all of it."""
    match = new_match(rig, ("human", "expert"), options={"ban_scope": "off", "pile_rule": "warn"})
    while match.turn() != 0 or len(match.state.table.pile) < FORTY - 7:
        seat = match.turn()
        assert seat is not None
        match.play(Action.parse(f"{seat} draw"))
        match.play(next(action for action in match.legal(seat) if action.verb == "discard"))
    match.play(Action.parse("0 take-all"))
    return match


# Selecting and laying


def test_a_meld_is_previewed_and_laid_by_the_second_confirmation(rig: TableRig) -> None:
    sit(rig, "0 draw")
    played = rig.played
    choose_cards(rig, "card/9S", "card/TS", "card/JS")
    assert rig.played == played
    assert extra(rig)["preview"]["kind"] == "meld"
    assert extra(rig)["preview"]["gain"] == "+25"
    assert "+25" in rig.find("confirm").property("text")
    rig.key(Qt.Key.Key_M)
    assert last_action(rig) == "0 meld 9S TS JS"
    assert [str(item.property("face")) for item in rig.pieces("meld/1")] == ["9S", "TS", "JS"]


def test_the_selection_is_dragged_to_the_place_of_a_new_meld(rig: TableRig) -> None:
    sit(rig, "0 draw")
    choose_cards(rig, "card/9S", "card/TS", "card/JS")
    drag(rig, card(rig, "TS"), middle_of(rig, "newMeld"))
    assert last_action(rig) == "0 meld 9S TS JS"


def test_what_is_no_meld_says_why(rig: TableRig) -> None:
    sit(rig, "0 draw")
    said: list[str] = []
    rig.table.refused.connect(said.append)
    choose_cards(rig, "card/9S", "card/TS")
    rig.click(rig.find("newMeld"))
    rig.table.refused.disconnect(said.append)
    assert len(said) == 1
    assert "three" in said[0].lower()


def test_a_joker_is_declared_where_there_is_a_choice(rig: TableRig) -> None:
    sit(rig, "0 draw")
    choose_cards(rig, "joker/hand/0/0", "card/9S", "card/TS")
    assert names(rig, "reading:") == ["reading:0", "reading:1"]
    rig.click(rig.find("reading:1"))
    assert [reading["chosen"] for reading in extra(rig)["readings"]] == [False, True]
    rig.key(Qt.Key.Key_1)
    assert [reading["chosen"] for reading in extra(rig)["readings"]] == [True, False]
    rig.key(Qt.Key.Key_Return)
    assert last_action(rig) == "0 meld *8S 9S TS"
    assert not named(rig, "reading:")


def test_a_joker_that_can_stand_for_one_card_alone_is_not_asked_about(rig: TableRig) -> None:
    sit(rig, "0 draw")
    choose_cards(rig, "card/9S", "card/JS", "joker/hand/0/0")
    assert not named(rig, "reading:")
    rig.key(Qt.Key.Key_Return)
    assert last_action(rig) == "0 meld 9S *TS JS"


@pytest.mark.parametrize("way", ["tap", "key", "drag"])
def test_a_card_is_laid_to_a_meld(rig: TableRig, way: str) -> None:
    sit(rig, *MELDED, "0 draw")
    if way == "drag":
        drag(rig, card(rig, "7H"), middle_of(rig, "piece:card/6H"))
    else:
        choose_cards(rig, "card/7H")
        assert names(rig, "fit:") == ["fit:1:high"]
        played = rig.played
        for _ in range(2):
            if way == "tap":
                rig.click_at(outer_part(rig.find("fit:1:high")))
            else:
                rig.key(
                    Qt.Key.Key_L
                    if rig.played == played and not extra(rig)["preview"]["meld"]
                    else Qt.Key.Key_Return
                )
    assert last_action(rig) == "0 lay 7H 1"


def outer_part(item: QQuickItem) -> QPoint:
    """The part of a place at the right end of a meld that is seen beside it."""
    seen = box(item)
    return QPoint(int(seen.right()) - 5, int(seen.center().y()))


def test_a_place_at_a_meld_is_never_too_narrow_for_a_finger(rig: TableRig) -> None:
    rig.window.resize(1024, 700)
    sit(rig, *MELDED, "0 draw")
    choose_cards(rig, "card/7H")
    for place in named(rig, "fit:"):
        assert min(place.width(), place.height()) >= TOUCH
    rig.window.resize(1280, 800)
    rig.settle()


def test_the_arrows_go_on_among_the_places_of_a_lay_off(rig: TableRig) -> None:
    hands = ("9S TS JS 7H 3C KD *", "4H 5H 6H QC KC 2D *", "8H 9H TH 5C 6D JD QD")
    course = (*MELDED[:-1], "2 meld 8H 9H TH", "2 discard 5C", "0 draw")
    sit(rig, *course, packs=(pack(*hands),))
    choose_cards(rig, "card/7H")
    assert names(rig, "fit:") == ["fit:1:high", "fit:2:low"]
    rig.key(Qt.Key.Key_L)
    assert extra(rig)["preview"]["meld"] == 1
    rig.key(Qt.Key.Key_Right)
    assert extra(rig)["preview"]["meld"] == 2
    rig.key(Qt.Key.Key_Return)
    assert last_action(rig) == "0 lay 7H 2"


@pytest.mark.parametrize("way", ["tap", "key", "drag"])
def test_a_joker_of_another_player_is_swapped(rig: TableRig, way: str) -> None:
    hands = ("9S TS JS 5H 3C KD 8D", "4H * 6H QC KC 2D *", FREJA)
    course = (
        "0 draw",
        "0 discard KD",
        "1 draw",
        "1 meld 4H *5H 6H",
        "1 discard QC",
        "2 draw",
        "2 discard 5C",
    )
    sit(rig, *course, "0 draw", packs=(pack(*hands),))
    if way != "drag":
        choose_cards(rig, "card/5H")
        assert names(rig, "swap:") == ["swap:1:1"]
        rig.key(Qt.Key.Key_B) if way == "key" else rig.click(rig.find("swap:1:1"))
        assert extra(rig)["preview"]["kind"] == "swap"
        rig.key(Qt.Key.Key_Return)
    else:
        choose_cards(rig, "card/5H")
        drag(rig, card(rig, "5H"), middle_of(rig, "swap:1:1"))
    assert last_action(rig) == "0 swap 5H 1"
    assert "*" in hand(rig)


def test_a_discard_needs_its_confirmation(rig: TableRig) -> None:
    sit(rig, "0 draw")
    choose_cards(rig, "card/KD")
    assert last_action(rig) == "0 draw"
    choose_cards(rig, "card/KD")
    assert last_action(rig) == "0 discard KD"


def test_a_card_is_discarded_by_dropping_it_on_the_pile(rig: TableRig) -> None:
    sit(rig, "0 draw")
    drag(rig, card(rig, "KD"), middle_of(rig, "tray"))
    assert last_action(rig) == "0 discard KD"


def test_a_card_dropped_where_it_does_not_fit_goes_back(rig: TableRig) -> None:
    sit(rig, *MELDED, "0 draw")
    before, played = centre(card(rig, "3C")), rig.played
    drag(rig, card(rig, "3C"), middle_of(rig, "piece:card/5H"))
    assert rig.played == played
    assert centre(card(rig, "3C")) == before


# Drawing


@pytest.mark.parametrize(("key", "verb"), [(Qt.Key.Key_1, "draw"), (Qt.Key.Key_2, "take")])
def test_drawing_is_previewed_and_confirmed(rig: TableRig, key: Qt.Key, verb: str) -> None:
    sit(rig)
    rig.key(key)
    assert rig.played == 0
    assert rig.selection
    rig.key(Qt.Key.Key_Return)
    assert last_action(rig) == f"0 {verb}"


def test_a_second_tap_on_stock_or_top_card_takes_it(rig: TableRig) -> None:
    for name, verb in (("piece:back/stock/2", "draw"), ("piece:card/4S", "take")):
        sit(rig)
        rig.click(rig.find(name))
        assert rig.played == 0
        rig.click(rig.find(name))
        assert last_action(rig) == f"0 {verb}"


def test_top_card_and_whole_pile_are_two_targets(rig: TableRig) -> None:
    sit(rig, *MELDED, options={"ban_scope": "off", "pile_rule": "warn"})
    for choice in ("take", "takeall", "draw"):
        button = rig.find(f"choice:{choice}")
        assert min(button.width(), button.height()) >= TOUCH
    assert not box(rig.find("choice:take")).intersects(box(rig.find("choice:takeall")))
    played = rig.played
    rig.click_at(corner_of(rig, rig.find("piece:card/4S")))
    assert extra(rig)["preview"]["kind"] == "takeall"
    rig.click_at(centre(rig.find("piece:card/5C")))
    assert extra(rig)["preview"]["kind"] == "take"
    assert rig.played == played


def test_the_pile_is_spread_out_with_what_would_join_a_meld(rig: TableRig) -> None:
    course = ("0 draw", "0 discard 3C", "1 draw", "1 discard 2D", "2 draw", "2 discard 8C")
    sit(rig, *course, packs=(pack("9S TS JS 7H 3C KD *", MADS, FREJA, stock="2S AD 8C 7C 3S 4C"),))
    rig.key(Qt.Key.Key_V)
    assert rig.shows("spread")
    cards = rig.pieces("pile")
    spread = box(rig.find("spread"))
    assert all(spread.contains(box(item)) for item in cards)
    assert all(one.x() < other.x() for one, other in pairwise(cards))
    rig.key(Qt.Key.Key_V)
    assert not rig.shows("spread")
    assert rig.played == len(course)


# Looking plays nothing


def test_wheel_and_swipe_play_nothing(rig: TableRig) -> None:
    sit(rig, "0 draw")
    choose_cards(rig, "card/9S", "card/TS", "card/JS")
    before = rig.played, rig.selection
    for name in ("tray", "newMeld", "piece:card/9S", "confirm"):
        QTest.wheelEvent(rig.window, QPointF(middle_of(rig, name)), QPoint(0, 240))
    rig.settle()
    assert (rig.played, rig.selection) == before
    swipe(rig, QPoint(500, 560), QPoint(200, -10))
    assert (rig.played, rig.selection) == before


def swipe(rig: TableRig, start: QPoint, way: QPoint) -> None:
    QTest.touchEvent(rig.window, _touch_screen()).press(0, start, rig.window).commit()
    for step in range(1, 8):
        QTest.touchEvent(rig.window, _touch_screen()).move(0, start + way * step / 7, rig.window).commit()
        QTest.qWait(5)
    QTest.touchEvent(rig.window, _touch_screen()).release(0, start + way, rig.window).commit()
    rig.settle()


def test_resizing_keeps_the_preview(rig: TableRig) -> None:
    sit(rig, "0 draw")
    choose_cards(rig, "card/9S", "card/TS", "card/JS")
    before = rig.played, rig.selection, extra(rig)["preview"]
    for size in ((1024, 700), (2560, 1440), (1280, 800)):
        rig.window.resize(*size)
        rig.settle()
        assert (rig.played, rig.selection, extra(rig)["preview"]) == before
        assert len(rig.pieces("hand/0")) == 8


# What is seen


def test_every_card_of_a_meld_tells_whose_it_is(rig: TableRig) -> None:
    sit(rig, *MELDED, "0 draw", "0 lay 7H 1")
    owners = [int(item.property("owner")) for item in rig.pieces("meld/1")]
    assert owners == [1, 1, 1, 0]
    texts = [
        [str(child.property("text")) for child in items_below(item) if child.property("text")]
        for item in rig.pieces("meld/1")
    ]
    assert [text[:1] for text in texts] == [["M"], ["M"], ["M"], ["A"]]


def items_below(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        if child.isVisible():
            yield child
            yield from items_below(child)


def test_the_keys_of_the_game_are_among_the_shortcuts(rig: TableRig) -> None:
    sit(rig)
    keys = {str(row["keys"]) for row in rig.table.property("shortcuts")}
    assert {"M", "L", "B", "K", "V"} <= keys


# What is not possible


def told_by(rig: TableRig, do: Callable[[], object]) -> list[str]:
    """What is refused, in words, while somebody does this."""
    said: list[str] = []
    rig.table.refused.connect(said.append)
    do()
    rig.settle()
    rig.table.refused.disconnect(said.append)
    return said


def test_a_tap_that_means_nothing_now_says_why(rig: TableRig) -> None:
    sit(rig, "0 draw")
    for name in ("piece:back/stock/2", "piece:card/4S"):
        assert told_by(rig, lambda name=name: rig.click(rig.find(name))) == ["You have drawn already."]
    sit(rig)
    assert told_by(rig, lambda: rig.click_at(corner_of(rig, card(rig, "9S")))) == ["Draw a card first."]
    sit(rig, "0 draw", "0 discard KD")
    for name in ("piece:back/stock/2", "piece:card/KD"):
        assert told_by(rig, lambda name=name: rig.click(rig.find(name))) == ["It is not your turn."]


def test_a_drop_that_means_nothing_says_why(rig: TableRig) -> None:
    sit(rig, *MELDED, "0 draw")
    wrong = told_by(rig, lambda: drag(rig, card(rig, "3C"), middle_of(rig, "piece:card/5H")))
    assert wrong == ["The three of clubs does not fit meld 1."]
    sit(rig, *MELDED)
    for goal in ("piece:card/5H", "tray"):
        early = told_by(rig, lambda goal=goal: drag(rig, card(rig, "3C"), middle_of(rig, goal)))
        assert early == ["Draw a card first."]
    sit(rig, *MELDED, "0 draw", "0 discard 9S")
    late = told_by(rig, lambda: drag(rig, card(rig, "3C"), middle_of(rig, "tray")))
    assert late == ["It is not your turn."]


def test_the_whole_selection_is_laid_to_the_end_it_is_dropped_on(rig: TableRig) -> None:
    hands = (ANNA.replace("3C", "8H"), MADS, FREJA.replace("8H", "3C"))
    sit(rig, *MELDED, "0 draw", packs=(pack(*hands),))
    choose_cards(rig, "card/7H", "card/8H")
    drag(rig, card(rig, "8H"), middle_of(rig, "piece:card/6H"))
    assert [action.text for action in rig.session.match.actions[-2:]] == ["0 lay 7H 1", "0 lay 8H 1"]
    assert [item.property("face") for item in rig.pieces("meld/1")] == ["4H", "5H", "6H", "7H", "8H"]


def test_the_card_just_drawn_is_marked(rig: TableRig) -> None:
    sit(rig, "0 draw")
    marks = named(rig, "fresh")
    assert len(marks) == 1
    drawn = box(card(rig, "2S"))
    assert drawn.contains(box(marks[0]))
    choose_cards(rig, "card/2S")
    assert not named(rig, "fresh"), "a selected card is marked enough"
    sit(rig)
    assert not named(rig, "fresh")


def test_the_bulbs_of_a_hint_cover_no_corner_of_a_neighbour(rig: TableRig) -> None:
    sit(rig, "0 draw")
    meld = next(action for action in rig.session.match.legal(0) if action.text == "0 meld *8S 9S TS")
    rig.session.show_hint([RankedAction(meld, 5.0)])
    rig.table.refresh()
    rig.settle()
    cards = sorted(rig.pieces("hand/0"), key=lambda card: card.x())
    hinted = [place for place, piece in enumerate(cards) if piece.property("hinted")]
    assert len(hinted) == 3
    for place in hinted:
        bulb = rig.find("bulb:" + cards[place].property("pieceId"))
        right = bulb.mapToScene(QPointF(bulb.width(), 0)).x()
        after = cards[place + 1 :]
        assert all(bulb.z() > other.z() for other in after)
        assert all(right <= other.mapToScene(QPointF(0, 0)).x() for other in after)

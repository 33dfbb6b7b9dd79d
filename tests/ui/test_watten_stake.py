"""Words about the stake at the table: "Gehen!", the answers on the table, and what keys do meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy

from tests.ui.table_rig import TableRig, centre
from tests.ui.watten_rig import ASKED, LEADING, box, do, named, sit


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("stake"))
    yield rig
    rig.close()


def newest(rig: TableRig) -> str:
    """The newest action of the match."""
    match = rig.session.match
    return str(match.actions[match.cursor - 1])


def test_the_button_in_the_bar_raises(rig: TableRig) -> None:
    sit(rig, LEADING)
    button = rig.find("choice:raise")
    assert centre(button).y() < box(rig.find("felt")).top(), "it is in the bar above the table"
    rig.click(button)
    assert newest(rig) == "0 raise"
    assert rig.shows("raise"), "the raise lies on the table until it is answered"
    assert not named(rig, "answer:"), "the others answer"


def test_the_key_raises(rig: TableRig) -> None:
    sit(rig, LEADING)
    rig.key(Qt.Key.Key_G)
    assert newest(rig) == "0 raise"


def test_it_is_too_early_while_something_is_announced(rig: TableRig) -> None:
    sit(rig)
    assert not rig.find("choice:raise").isEnabled()
    rig.key(Qt.Key.Key_G)
    assert rig.played == 0


@pytest.mark.parametrize(("answer", "stake"), [("hold", 3), ("raise", 3), ("fold", 2)])
def test_an_answer_is_given_with_a_click(rig: TableRig, answer: str, stake: int) -> None:
    sit(rig, ASKED)
    rig.click(rig.find(f"answer:{answer}"))
    assert newest(rig) == f"0 {answer}"
    table = rig.session.match.state.table
    assert stake == (table.last_round.points if answer == "fold" else table.stake)


def test_giving_up_shows_the_end_of_the_round(rig: TableRig) -> None:
    sit(rig, ASKED)
    rig.click(rig.find("answer:fold"))
    assert rig.shows("roundEnd")
    rig.key(Qt.Key.Key_Return)
    assert not rig.shows("roundEnd"), "Enter goes on to the next round"


def test_keys_meant_for_cards_answer_nothing(rig: TableRig) -> None:
    sit(rig, LEADING)
    rig.click(rig.pieces("hand/0")[0])
    do(rig, "1 raise")
    played = rig.played
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter):
        rig.key(key)
    assert rig.played == played


def test_arrows_lead_to_the_answers(rig: TableRig) -> None:
    sit(rig, ASKED)
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Left)
    focus = rig.window.activeFocusItem()
    assert focus is not None
    assert focus.objectName() == "answer:fold"
    rig.key(Qt.Key.Key_Return)
    assert newest(rig) == "0 fold"


def test_an_answer_has_a_key(rig: TableRig) -> None:
    sit(rig, ASKED)
    keys = {choice["id"]: choice["key"] for choice in rig.table.property("choices")}
    rig.key(Qt.Key(ord(keys["hold"])))
    assert newest(rig) == "0 hold"


def test_what_is_impossible_cannot_be_pressed_and_says_why(rig: TableRig) -> None:
    sit(rig, ASKED, scores=(13, 5))
    again = rig.find("answer:raise")
    told = QSignalSpy(rig.table.refused)
    assert not again.isEnabled()
    rig.click(again)
    assert newest(rig) == "1 raise"
    reason = "Your pair is “gespannt” with 13 points and may not raise."
    assert [told.at(index)[0] for index in range(told.count())] == [reason]
    assert again.property("meaning") == reason
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Right)
    focus = rig.window.activeFocusItem()
    assert focus is not None
    assert focus.objectName() == "answer:fold", "the arrows leave it out"


def test_little_room_has_the_reason_in_short(rig: TableRig) -> None:
    rig.application.settings.setProperty("textSize", 125)
    rig.window.resize(1024, 700)
    sit(rig, ASKED, scores=(13, 5))
    rig.wait(lambda: bool(rig.find("raise").property("terse")))
    told = rig.find("answer:raise").property("meaning")
    rig.application.settings.setProperty("textSize", 100)
    rig.window.resize(1280, 800)
    assert told == "you are “gespannt”"


def test_the_card_goes_and_the_hand_comes_back(rig: TableRig) -> None:
    sit(rig, LEADING)
    do(rig, "3 raise")
    rig.click(rig.find("answer:hold"))
    assert not rig.shows("raise")
    focus = rig.window.activeFocusItem()
    assert focus is not None
    assert focus.objectName().startswith("piece:"), "the keyboard is back at the cards"

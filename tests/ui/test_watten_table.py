"""Watten's table in use: announcing, playing, seats, travelling cards, and what may change meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QSignalSpy, QTest

from tests.ui.table_rig import TableRig, centre
from tests.ui.watten_rig import (
    LEADING,
    NAMING_TRUMP,
    TRICK,
    box,
    bring,
    do,
    named,
    new_match,
    play_round,
    sit,
)


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("table"))
    yield rig
    rig.close()


def actions(rig: TableRig) -> list[str]:
    """The actions of the match so far."""
    match = rig.session.match
    return [str(action) for action in match.actions[: match.cursor]]


def spoken(item: QQuickItem) -> str:
    QAccessible.setActive(True)
    interface = QAccessible.queryAccessibleInterface(item)
    return "" if interface is None else str(interface.text(QAccessible.Text.Name))


def focused(rig: TableRig) -> str:
    focus = rig.window.activeFocusItem()
    return "" if focus is None else focus.objectName()


def test_a_chip_is_selected_first_and_announced_by_a_second_tap(rig: TableRig) -> None:
    sit(rig)
    rig.click(rig.find("announce:rank/12"))
    assert actions(rig) == []
    assert rig.find("confirm").property("text") == "Name queens"
    rig.click(rig.find("announce:rank/12"))
    assert actions(rig) == ["0 rank Q"]


def test_ranks_are_typed_as_they_stand_on_cards(rig: TableRig) -> None:
    sit(rig)
    for key in (Qt.Key.Key_Q, Qt.Key.Key_9, Qt.Key.Key_K):
        rig.key(key)
    rig.key(Qt.Key.Key_Return)
    assert actions(rig) == ["0 rank K"]


def test_arrows_walk_through_the_chips(rig: TableRig) -> None:
    sit(rig)
    assert focused(rig) == "announce:rank/7", "the keyboard is there by itself"
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Down)
    assert focused(rig) == "announce:rank/12"
    rig.key(Qt.Key.Key_Up)
    assert focused(rig) == "announce:rank/8"
    rig.key(Qt.Key.Key_Space)
    rig.key(Qt.Key.Key_Return)
    assert actions(rig) == ["0 rank 8"]


def test_suits_to_announce_have_their_signs(rig: TableRig) -> None:
    sit(rig, NAMING_TRUMP, dealer=0)
    chips = named(rig, "announce:")
    assert [spoken(chip) for chip in chips] == ["Clubs", "Spades", "Hearts", "Diamonds"]
    assert all(str(chip.property("picture").toString()).endswith(".svg") for chip in chips)
    rig.click(chips[2])
    rig.key(Qt.Key.Key_Return)
    assert actions(rig)[-1] == "0 trump H"


def test_one_tap_plays_a_card(rig: TableRig) -> None:
    sit(rig, LEADING)
    card = rig.pieces("hand/0")[2]
    name = card.objectName()
    rig.click(card)
    assert [piece.objectName() for piece in rig.pieces("trick/0")] == [name]
    assert focused(rig) != "", "the keyboard is not lost"


def test_a_card_is_dropped_on_the_trick(rig: TableRig) -> None:
    sit(rig, LEADING)
    card = rig.pieces("hand/0")[0]
    rig.drag(card, centre(rig.find("felt")))
    assert len(rig.pieces("trick/0")) == 1


def test_whoever_looks_sits_at_the_bottom(rig: TableRig) -> None:
    sit(rig, players=("human", "expert", "human", "medium"))
    places = {}
    for seat in range(4):
        plate, felt = box(rig.find(f"plate:{seat}")), box(rig.find("felt"))
        places[seat] = (plate.center().x() / felt.width(), (plate.center().y() - felt.top()) / felt.height())
    assert places[0][1] > 0.8, "the own plate is at the bottom"
    assert places[1][0] < 0.25, "the next seat is at the left"
    assert places[2][1] < 0.2, "the partner is above"
    assert places[3][0] > 0.75


def test_the_ranking_marks_own_cards(rig: TableRig) -> None:
    sit(rig, LEADING)
    held = {card.text for card in rig.session.match.view(0).hand}
    groups = rig.table.property("extra")["ranking"]["groups"]
    rows = {row.objectName(): spoken(row) for row in named(rig, "ranking:")}
    assert spoken(rig.find("ranking")) == "Ranking in this round"
    assert rows["ranking:right"].startswith("Rechter: Jack of hearts")
    for group in groups:
        told = rows[f"ranking:{group['key']}"]
        for card in group["cards"]:
            assert (f"{card['name']} (yours)" in told) == (card["face"] in held), (card, told)


def test_the_weli_is_named_once_in_the_ranking(rig: TableRig) -> None:
    sit(rig, LEADING, options={"weli": True})
    assert [tag.property("text") for tag in named(rig, "tag")] == ["Weli"]
    rig.application.settings.setDeck("watten", "bavarian")
    rig.settle()
    assert not named(rig, "tag"), "its chip says so"
    rig.application.settings.setDeck("watten", "french")


def test_the_plaque_tells_the_round(rig: TableRig) -> None:
    sit(rig, LEADING)
    assert spoken(rig.find("plaque")).startswith("Schlag Jack, Trump Hearts, Stake 2")


def test_cards_travel_and_are_turned_over(rig: TableRig) -> None:
    rig.application.settings.change("animation", "fast")
    sit(rig, TRICK)
    lying = rig.pieces("trick/1")[0]
    name, face = lying.objectName(), lying.property("drawnFace")
    assert face
    do(rig, str(rig.session.match.legal(3)[0]))
    rig.wait(lambda: not lying.property("travelling"))
    leader = rig.session.match.asked()[0]
    do(rig, str(next(action for action in rig.session.match.legal(leader) if action.verb == "play")))
    pile = next(item for item in named(rig, "piece:") if item.objectName() == name)
    assert str(pile.property("zone")).startswith("won/"), "the same card goes on to the pile"
    rig.wait(lambda: not pile.property("travelling") and pile.property("drawnFace") == "")
    (card,) = (part for part in pile.childItems() if part.property("backSource"))
    assert not card.property("showsFace"), "its back is seen"
    rig.application.settings.change("animation", "off")


def test_a_click_ends_the_way_of_a_card(rig: TableRig) -> None:
    rig.application.settings.change("animation", "slow")
    sit(rig, LEADING)
    card = rig.pieces("hand/0")[1]
    QTest.mouseClick(rig.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre(card))
    assert card.property("travelling")
    QTest.mouseClick(
        rig.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre(rig.find("felt"))
    )
    assert not card.property("travelling")
    rig.application.settings.change("animation", "off")


def test_the_best_card_has_its_ring_once_it_lies_there(rig: TableRig) -> None:
    """A ring that waits for its card would be a plain box while that is still on its way."""
    rig.application.settings.change("animation", "slow")
    sit(rig, LEADING)
    card = rig.pieces("hand/0")[1]
    QTest.mouseClick(rig.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre(card))
    assert card.property("travelling")
    assert card.property("zone") == "trick/0"
    assert not any(ring.property("shown") for ring in named(rig, "ring"))
    rig.wait(lambda: not card.property("travelling"))
    (ring,) = (ring for ring in named(rig, "ring") if ring.property("shown"))
    assert ring.parentItem().property("piece") is card
    rig.application.settings.change("animation", "off")


def test_cards_of_a_new_deal_come_from_the_new_dealer(rig: TableRig) -> None:
    match = new_match(rig, LEADING)
    play_round(match)
    bring(rig, match)
    middle = box(rig.find("felt")).center().x()
    rig.key(Qt.Key.Key_Return)
    new = [row for row in rig.table.pieces.rows if row.zone == "hand/0" and row.face]
    assert new
    assert match.state.table.dealer == 0
    assert all(row.originZone == "pack/0" for row in new)
    assert box(rig.pieces("pack/0")[0]).center().x() < middle, "Anna deals at the bottom left, not Xaver"


def test_undo_and_redo_bring_a_card_back_and_forth(rig: TableRig) -> None:
    sit(rig, LEADING)
    card = rig.pieces("hand/0")[1].objectName()
    rig.click(rig.pieces("hand/0")[1])
    rig.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert card in [piece.objectName() for piece in rig.pieces("hand/0")]
    rig.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert [piece.objectName() for piece in rig.pieces("trick/0")] == [card]


def test_language_deck_and_size_change_nothing_but_the_look(rig: TableRig) -> None:
    sit(rig)
    rig.click(rig.find("announce:rank/11"))
    settings = rig.application.settings
    settings.setDeck("watten", "bavarian")
    settings.change("language", "de")
    rig.window.resize(1024, 700)
    rig.settle()
    chip = rig.find("announce:rank/11")
    assert (chip.property("selected"), spoken(chip)) == (True, "Unter")
    assert rig.find("confirm").property("text") == "Schlag Unter ansagen"
    assert all("bavarian" in face.toString() for face in faces(rig))
    settings.setDeck("watten", "french")
    settings.change("language", "en")
    rig.window.resize(1280, 800)
    rig.settle()
    assert spoken(rig.find("announce:rank/11")) == "Jack"
    assert all("french" in face.toString() for face in faces(rig))
    assert actions(rig) == []


def faces(rig: TableRig) -> list[QUrl]:
    """The pictures of the own cards."""
    cards = [child for piece in rig.pieces("hand/0") for child in piece.childItems()]
    return [card.property("faceSource") for card in cards if card.property("faceSource")]


BOUND = ["9H", "9C", "AS", "AC", "TC", "KH", "AH", "KS", "TS", "QS"]
"""Xaver leads the Rechter; Anna holds the Maxi, a trump and three cards the duty forbids."""


@pytest.mark.parametrize("do_it", ["click", "space"])
def test_a_card_that_may_not_be_played_says_why(rig: TableRig, do_it: str) -> None:
    rest = [rank + suit for suit in "CDHS" for rank in "789TJQKA" if rank + suit not in BOUND]
    sit(rig, ("3 rank 9", "2 trump H", "3 play 9H"), dealer=2, packs=[[*BOUND, *rest]])
    told = QSignalSpy(rig.table.refused)
    forbidden = rig.find("piece:card/TS")
    if do_it == "click":
        rig.click(forbidden)
    else:
        forbidden.forceActiveFocus()
        rig.key(Qt.Key.Key_Space)
    assert told.count() == 1
    assert told.at(0)[0].startswith("The Rechter, 9♥, was led in the first trick")
    rig.wait(lambda: rig.shows("toast"))
    assert not any(box(rig.find("toast")).intersects(box(card)) for card in rig.pieces("hand/0"))
    assert rig.played == 3
    rig.click(rig.find("piece:card/KH"))
    assert actions(rig)[-1] == "0 play KH"


def test_the_log_stays_at_its_end_in_another_language(rig: TableRig) -> None:
    sit(rig, ("0 rank J", "3 trump H", 12, "1 rank 9", "0 trump S", 12))
    log = rig.find("log")
    rig.wait(lambda: bool(log.property("atYEnd")))
    assert log.property("contentHeight") > log.height(), "there is something to scroll"
    rig.application.settings.change("language", "de")
    rig.settle()
    at_end = log.property("atYEnd")
    rig.application.settings.change("language", "en")
    rig.settle()
    assert at_end
    assert log.property("atYEnd")


def test_a_card_of_a_collected_trick_gives_the_focus_back(rig: TableRig) -> None:
    sit(rig, LEADING)
    rig.key(Qt.Key.Key_Right)
    collected = False
    while not collected:
        rig.key(Qt.Key.Key_Space)
        rig.key(Qt.Key.Key_Return)
        played = focused(rig)
        while (seat := rig.session.match.turn()) not in (0, None):
            do(rig, str(next(action for action in rig.session.match.legal(seat) if action.verb == "play")))
        collected = not str(rig.find(played).property("zone")).startswith("trick/")
    assert rig.session.match.turn() == 0
    assert focused(rig) in {item.objectName() for item in rig.pieces("hand/0")}

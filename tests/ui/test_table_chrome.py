"""What the page adds to a table of several seats: choices in the bar, clock, cover, deck and taps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.ui.table_rig import TableRig
from tests.ui.watten_rig import LEADING, box, named, sit

LARGE, SMALL = (1280, 800), (1024, 700)
CORNER = QPoint(12, 400)
RAISE = "choice:raise"
LONG_NAMES = (
    "Maria Magdalena von Hohenlohe-Langenburg",
    "Maximilian Ferdinand Amadeus Untergruber",
    "Kunigunde Walburga Oberhofer-Niederbauer",
    "Bartholomäus Ignatius Hinterstoisser",
)
PAIR = ("human", "human", "hard", "medium")


@pytest.fixture(scope="module")
def shared(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("chrome"))
    yield rig
    rig.close()


@pytest.fixture
def rig(shared: TableRig) -> TableRig:
    shared.application.settings.restoreDefaults()
    shared.application.settings.change("language", "en")
    shared.application.settings.change("animation", "off")
    shared.window.resize(*LARGE)
    return shared


def spoken(item: QQuickItem, kind: QAccessible.Text = QAccessible.Text.Name) -> str:
    QAccessible.setActive(True)
    interface = QAccessible.queryAccessibleInterface(item)
    return "" if interface is None else str(interface.text(kind))


def toast(rig: TableRig) -> str:
    return str(rig.find("toast").property("text"))


def tap_corner(rig: TableRig) -> None:
    QTest.mouseClick(rig.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, CORNER)
    rig.settle()


def texts_below(root: QQuickItem) -> Iterator[QQuickItem]:
    """Every text below an item."""
    for item in root.childItems():
        if item.inherits("QQuickText"):
            yield item
        yield from texts_below(item)


def texts_in(root: QQuickItem) -> list[str]:
    return [str(item.property("text")) for item in texts_below(root)]


def picture(piece: QQuickItem) -> str:
    """The face a piece is drawn with."""
    return next(
        item.property("faceSource").toString()
        for item in piece.childItems()
        if item.metaObject().indexOfProperty("faceSource") >= 0
    )


def log(rig: TableRig) -> str:
    return " ".join(line.text for line in rig.table.log.lines)


def tick(rig: TableRig, seconds: float) -> None:
    """Let time pass for whoever looks."""
    rig.table.resume("test")
    for _ in range(int(seconds * 2)):
        rig.table.live.do(lambda: rig.session.tick(0.5))
    rig.settle()


class TestChoicesInTheBar:
    def test_a_choice_lies_in_the_bar_and_nowhere_else(self, rig: TableRig) -> None:
        sit(rig, LEADING)
        (button,) = named(rig, RAISE)
        assert button.mapToScene(QPoint(0, 0)).y() < rig.find("felt").y()
        assert button.mapToScene(QPoint(0, 0)).x() > rig.find("menu").mapToScene(QPoint(0, 0)).x()
        assert spoken(button, QAccessible.Text.Description)

    def test_a_click_or_its_key_chooses(self, rig: TableRig) -> None:
        sit(rig, LEADING)
        rig.click(rig.find(RAISE))
        assert rig.session.match.actions[-1].text == "0 raise"
        sit(rig, LEADING)
        rig.key(Qt.Key.Key_G)
        assert rig.session.match.actions[-1].text == "0 raise"

    @pytest.mark.parametrize("by", ["click", "key"])
    def test_one_that_cannot_be_made_says_why(self, rig: TableRig, by: str) -> None:
        sit(rig)
        button = rig.find(RAISE)
        assert not button.isEnabled()
        if by == "click":
            rig.click(button)
        else:
            rig.key(Qt.Key.Key_G)
        assert toast(rig) == spoken(button, QAccessible.Text.Description) != ""
        assert rig.played == 0

    def test_nothing_of_it_is_there_behind_the_cover(self, rig: TableRig) -> None:
        sit(rig, LEADING, players=PAIR)
        rig.click(rig.pieces("hand/0")[0])
        assert rig.table.property("covered") is True
        assert named(rig, RAISE) == []
        menu = rig.find("menu")
        assert menu.mapToScene(QPoint(0, 0)).x() > rig.window.width() - 80


class TestTheClock:
    def test_it_is_a_ring_around_the_own_name(self, rig: TableRig) -> None:
        sit(rig, LEADING)
        assert "60 seconds left" in spoken(rig.find("plate:0"))
        tick(rig, 20)
        assert "40 seconds left" in spoken(rig.find("plate:0"))
        assert not any("seconds" in spoken(rig.find(f"plate:{seat}")) for seat in (1, 2, 3))

    def test_the_last_ten_seconds_are_digits(self, rig: TableRig) -> None:
        sit(rig, LEADING)
        tick(rig, 49)
        assert "11" not in texts_in(rig.find("plate:0"))
        tick(rig, 4)
        assert "7" in texts_in(rig.find("plate:0"))
        assert "7 seconds left" in spoken(rig.find("plate:0"))

    def test_a_small_window_has_it_beside_the_score(self, rig: TableRig) -> None:
        rig.window.resize(*SMALL)
        sit(rig, LEADING)
        tick(rig, 53)
        assert "7" in texts_in(rig.find("strip"))

    def test_without_a_limit_there_is_none(self, rig: TableRig) -> None:
        sit(rig, LEADING, options={"seconds_per_move": 0})
        assert "left" not in spoken(rig.find("plate:0"))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_long_names_stay_in_their_plates(rig: TableRig, size: tuple[int, int]) -> None:
    rig.window.resize(*size)
    sit(rig, LEADING, names=LONG_NAMES)
    for seat in range(4):
        plate = rig.find(f"plate:{seat}")
        inside = box(plate)
        assert LONG_NAMES[seat] in spoken(plate)
        assert 0 <= inside.left() < inside.right() <= rig.find("felt").width()
        assert all(inside.contains(box(text)) for text in texts_below(plate))


class TestTheCover:
    @pytest.fixture(autouse=True)
    def covered(self, rig: TableRig) -> None:
        sit(rig, LEADING, players=PAIR)
        rig.click(rig.pieces("hand/0")[0])
        assert rig.table.property("covered") is True

    def test_the_second_tap_of_a_double_one_shows_no_hand(self, rig: TableRig) -> None:
        rig.wait(lambda: rig.find("handover").property("settled"))
        rig.find("handover").setProperty("settled", False)  # its moment cannot pass while a slow machine taps
        tap_corner(rig)
        assert rig.table.property("covered") is True

    def test_a_tap_anywhere_shows_the_hand(self, rig: TableRig) -> None:
        rig.wait(lambda: rig.find("handover").property("settled"))
        tap_corner(rig)
        assert rig.table.property("covered") is False
        assert rig.table.property("viewSeat") == 1

    @pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
    def test_a_key_shows_the_hand(self, rig: TableRig, key: Qt.Key) -> None:
        rig.key(key)
        assert rig.table.property("covered") is False


class TestTheDeck:
    def test_it_changes_pictures_and_words_and_nothing_else(self, rig: TableRig) -> None:
        sit(rig, LEADING)
        before = rig.session.match.actions, rig.session.match.cursor
        faces = [card.property("face") for card in rig.pieces("hand/0")]
        jack = next(card for card in rig.pieces("hand/0") if card.property("face") == "JH")
        assert "Jack of hearts" in spoken(jack)
        assert "/french/" in picture(jack)
        rig.application.settings.setDeck("watten", "bavarian")
        rig.settle()
        jack = next(card for card in rig.pieces("hand/0") if card.property("face") == "JH")
        assert "Unter of hearts" in spoken(jack)
        assert "/bavarian/" in picture(jack)
        assert "unters" in log(rig)
        assert "jacks" not in log(rig)
        assert [card.property("face") for card in rig.pieces("hand/0")] == faces
        assert (rig.session.match.actions, rig.session.match.cursor) == before

    def test_it_is_that_of_one_game(self, rig: TableRig) -> None:
        rig.application.settings.setDeck("watten", "bavarian")
        rig.sit(1)
        assert rig.table.property("deck") == "french"
        assert "/french/" in picture(rig.pieces("hand/0")[0])


class TestTaps:
    def test_a_game_that_plays_with_one_tap_does_so_until_it_is_told_otherwise(self, rig: TableRig) -> None:
        sit(rig, LEADING)
        played = rig.played
        rig.application.settings.setConfirmStyle("watten", "two")
        rig.click(rig.pieces("hand/0")[0])
        assert (rig.played, len(rig.selection)) == (played, 1)
        rig.table.clear()
        rig.application.settings.setConfirmStyle("watten", "one")
        rig.click(rig.pieces("hand/0")[0])
        assert rig.played == played + 1

"""Everything on Watten's table is where it can be seen: in every phase, size, text size and language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from tests.ui.table_rig import TableRig
from tests.ui.test_table_layout import check_no_text_is_cut_off, check_pieces_lie_on_the_felt
from tests.ui.watten_rig import (
    ASKED,
    LEADING,
    NAMING_TRUMP,
    TRICK,
    Course,
    box,
    bring,
    named,
    new_match,
    play_round,
    sit,
)


class Room(NamedTuple):
    """What decides how much room there is: the window's size, the text size in percent and the language."""

    size: tuple[int, int]
    text: int
    language: str


ROOMS = (
    *(Room((1024, 700), 125, language) for language in ("de", "da", "en")),
    Room((1024, 700), 100, "de"),
    Room((1280, 800), 100, "da"),
    Room((1280, 800), 125, "de"),
    Room((2560, 1440), 100, "en"),
)
TOUCH = 44
SLACK = 3
"""Pixels by which turned cards may reach beyond: their shadows do anyway."""

PHASES: dict[str, tuple[Course, int]] = {
    "rank": ((), 3),
    "trump": (NAMING_TRUMP, 0),
    "lead": (LEADING, 3),
    "trick": (TRICK, 3),
    "asked": (ASKED, 3),
}


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("watten"))
    yield rig
    rig.close()


@pytest.fixture(params=ROOMS, ids=lambda room: f"{room.size[0]}x{room.size[1]}-{room.text}-{room.language}")
def room(request: pytest.FixtureRequest, rig: TableRig) -> Room:
    room: Room = request.param
    rig.window.resize(*room.size)
    rig.application.settings.change("text_size", room.text)
    rig.application.settings.change("language", room.language)
    rig.settle()
    return room


def check_everything(rig: TableRig, room: Room) -> None:
    check_pieces_lie_on_the_felt(rig)
    check_nothing_covers_anything(rig)
    check_chips_and_answers(rig)
    check_no_text_is_cut_off(rig, QRectF(0, 0, *room.size))


def check_nothing_covers_anything(rig: TableRig) -> None:
    """Plates, plaque, chips, notice, hand, the others' backs and the trick keep apart."""
    seat = rig.table.property("viewSeat")
    hands = [rig.pieces(f"hand/{number}") for number in range(4)]
    groups: list[list[QQuickItem]] = [[plate] for plate in named(rig, "plate:")]
    groups += [named(rig, name) for name in ("plaque", "announce", "raise", "roundEnd", "strip")]
    groups += [hand for number, hand in enumerate(hands) if number != seat]
    groups.append(hands[seat])
    trick = named_pieces(rig, "trick/")
    groups.append(trick)
    for one, other in combinations([group for group in groups if group], 2):
        for first in one:
            for second in other:
                apart = box(first).intersected(box(second))
                assert min(apart.width(), apart.height()) <= SLACK, (
                    first.objectName(),
                    box(first),
                    second.objectName(),
                    box(second),
                )


def named_pieces(rig: TableRig, zone: str) -> list[QQuickItem]:
    return [piece for piece in named(rig, "piece:") if str(piece.property("zone")).startswith(zone)]


def check_chips_and_answers(rig: TableRig) -> None:
    """What is pressed is large enough for a finger and lies on the felt."""
    felt = box(rig.find("felt"))
    for item in (*named(rig, "announce:"), *named(rig, "answer:")):
        assert felt.contains(box(item)), item.objectName()
        assert min(item.width(), item.height()) >= TOUCH, (item.objectName(), item.height())
        assert box(item).contains(box_of_words(item)), (item.objectName(), box(item), box_of_words(item))


def box_of_words(item: QQuickItem) -> QRectF:
    """Where the words of a button lie."""
    found = QRectF()
    for child in item.childItems():
        if child.isVisible():
            words = box(child) if child.property("text") else box_of_words(child)
            found = found.united(words)
    return found


@pytest.mark.parametrize("phase", PHASES)
def test_everything_has_its_place(rig: TableRig, room: Room, phase: str) -> None:
    course, dealer = PHASES[phase]
    sit(rig, course, dealer=dealer, scores=(9, 11))
    check_everything(rig, room)


def test_the_trick_keeps_off_the_plates(rig: TableRig, room: Room) -> None:
    sit(rig, TRICK)
    for card in named_pieces(rig, "trick/"):
        for plate in named(rig, "plate:"):
            assert not box(card).intersects(box(plate)), (card.objectName(), plate.objectName())


def test_answers_tell_what_they_mean_and_their_keys(rig: TableRig, room: Room) -> None:
    sit(rig, ASKED)
    answers = named(rig, "answer:")
    assert len(answers) == 3
    for answer in answers:
        assert answer.property("meaning"), answer.objectName()
        keys = [item for item in named(rig, "key") if box(answer).contains(box(item))]
        assert len(keys) == 1, answer.objectName()


def test_the_end_of_a_round_has_its_place(rig: TableRig, room: Room) -> None:
    match = new_match(rig, LEADING, scores=(9, 11))
    play_round(match)
    bring(rig, match)
    assert named(rig, "roundEnd")
    check_everything(rig, room)


def test_nine_chips_have_their_places(rig: TableRig, room: Room) -> None:
    sit(rig, options={"weli": True})
    assert len(named(rig, "announce:")) == 9
    check_everything(rig, room)


@pytest.mark.parametrize("dealer", range(4))
def test_won_tricks_and_the_pack_cover_nothing(rig: TableRig, room: Room, dealer: int) -> None:
    forehand = (dealer + 1) % 4
    sit(rig, (f"{forehand} rank 9", f"{dealer} trump H", 9), dealer=dealer)
    piles = [*named_pieces(rig, "won/"), *named_pieces(rig, "pack")]
    assert piles
    apart = [*named(rig, "plate:"), *named(rig, "plaque"), *named(rig, "strip"), *named_pieces(rig, "hand/")]
    for pile in piles:
        for item in apart:
            shared = box(pile).intersected(box(item))
            assert min(shared.width(), shared.height()) <= SLACK, (pile.objectName(), item.objectName())


LONG_NAMES = (
    "Maximiliane Katharina",
    "Friederike Wilhelmine",
    "Bartholomäus Ferdinand",
    "Konstantin Leopold II.",
)


@pytest.mark.parametrize("phase", ["rank", "trick", "asked"])
def test_long_names_keep_to_their_plates(rig: TableRig, room: Room, phase: str) -> None:
    course, dealer = PHASES[phase]
    sit(rig, course, dealer=dealer, names=LONG_NAMES)
    check_pieces_lie_on_the_felt(rig)
    check_nothing_covers_anything(rig)


def test_the_end_of_a_round_has_room_for_long_names(rig: TableRig, room: Room) -> None:
    match = new_match(rig, LEADING, names=LONG_NAMES)
    play_round(match)
    bring(rig, match)
    check_nothing_covers_anything(rig)


def test_plates_have_room_while_computers_think(rig: TableRig, room: Room) -> None:
    sit(rig, ("0 rank J",), players=("human", "expert", "hard", "expert"))
    rig.table.resume("test")
    rig.settle()
    assert rig.table.property("thinking")
    check_no_text_is_cut_off(rig, QRectF(0, 0, *room.size))
    check_nothing_covers_anything(rig)
    rig.table.pause("test")

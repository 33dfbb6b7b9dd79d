"""Everything on the table of dominoes can be seen: every number of seats, size, text size and language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from tests.ui.dominoes_rig import bring, extra, new_match, playable
from tests.ui.table_rig import TableRig
from tests.ui.test_table_layout import check_no_text_is_cut_off, check_pieces_lie_on_the_felt


class Room(NamedTuple):
    """What decides how much room there is: the window's size, the text size in percent and the language."""

    size: tuple[int, int]
    text: int
    language: str


ROOMS = (
    *(Room((1024, 700), 125, language) for language in ("de", "da", "en")),
    Room((1024, 700), 100, "de"),
    Room((1440, 900), 125, "da"),
    Room((2560, 1440), 100, "en"),
)
SLACK = 3
"""Pixels by which rings and edges may reach beyond."""

FIVES: dict[str, Any] = {"variant": "all_fives"}
TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any], int]] = {
    "opening": (("human", "expert"), FIVES, 0),
    "two": (("human", "expert"), FIVES, 13),
    "three": (("human", "hard", "medium"), {"variant": "draw"}, 10),
    "partners": (("human", "expert", "hard", "medium"), {**FIVES, "partners": True}, 12),
}


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("dominoes"))
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


def box(item: QQuickItem) -> QRectF:
    """Where an item lies in the window, turned as it is."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def named(rig: TableRig, *starts: str) -> list[QQuickItem]:
    """The visible items whose names begin so."""
    return [item for item in rig.items() if item.objectName().startswith(starts)]


def zone(rig: TableRig, start: str) -> list[QQuickItem]:
    return [piece for piece in named(rig, "piece:") if str(piece.property("zone")).startswith(start)]


def check_nothing_covers_anything(rig: TableRig) -> None:
    """The line with its values, plates, hands, boneyard, controls and the count keep apart."""
    groups = [[plate] for plate in named(rig, "plate:")]
    groups += [zone(rig, "line") + named(rig, "value:", "callout"), zone(rig, "hand/"), zone(rig, "boneyard")]
    groups += [named(rig, name) for name in ("strip", "roundEnd")]
    groups.append(named(rig, "zoomIn", "zoomOut", "fitLine", "turnLine"))
    for one, other in combinations([group for group in groups if group], 2):
        for first in one:
            for second in other:
                shared = box(first).intersected(box(second))
                assert min(shared.width(), shared.height()) <= SLACK, (
                    first.objectName(),
                    box(first),
                    second.objectName(),
                    box(second),
                )
    for tile in zone(rig, "line"):
        for value in named(rig, "value:", "callout"):
            shared = box(tile).intersected(box(value))
            assert min(shared.width(), shared.height()) <= SLACK, (tile.objectName(), value.objectName())


def check_everything(rig: TableRig, room: Room) -> None:
    rig.settle()
    check_pieces_lie_on_the_felt(rig)
    check_nothing_covers_anything(rig)
    check_no_text_is_cut_off(rig, QRectF(0, 0, *room.size))


@pytest.mark.parametrize("table", TABLES)
def test_everything_has_its_place(rig: TableRig, room: Room, table: str) -> None:
    players, options, plays = TABLES[table]
    bring(rig, new_match(rig, players, plays=plays, options={**options, "seats": len(players)}))
    check_everything(rig, room)
    for tile in playable(rig):
        rig.table.tap(tile)
        if extra(rig)["preview"] is None:
            rig.table.choose(extra(rig)["offers"][-1]["id"])
        check_everything(rig, room)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_of_a_round_has_its_place(rig: TableRig, room: Room, seats: int) -> None:
    players = ("human", "expert", "hard", "medium")[:seats]
    match = new_match(rig, players, own_turn=False, options={**FIVES, "seats": seats})
    while match.state.table.last_round is None:
        match.play(match.legal(match.actors()[0])[-1])
    bring(rig, match)
    assert named(rig, "roundEnd")
    check_everything(rig, room)


def test_the_end_of_a_round_names_everyone_however_short(rig: TableRig) -> None:
    match = new_match(rig, names=("Du", "Al"), own_turn=False, options=FIVES)
    while match.state.table.last_round is None:
        match.play(match.legal(match.actors()[0])[-1])
    bring(rig, match)
    (count,) = named(rig, "roundEnd")
    shown = {
        str(item.property("text")) for item in rig.items() if count.isAncestorOf(item) and item.isVisible()
    }
    assert {"Du", "Al"} <= shown


def test_many_tiles_have_places_on_the_rail(rig: TableRig, room: Room) -> None:
    match = new_match(
        rig, ("human", "expert"), own_turn=False, options={"variant": "draw", "voluntary_draw": True}
    )
    while match.state.table.drawable:
        seat = match.actors()[0]
        legal = match.legal(seat)
        draws = [action for action in legal if action.verb == "draw"]
        match.play(draws[0] if seat == 0 and draws else legal[0])
    bring(rig, match)
    hand = zone(rig, "hand/0")
    assert len(hand) > 12
    for one, other in combinations(hand, 2):
        assert not box(one).adjusted(1, 1, -1, -1).intersects(box(other))
    assert min(min(tile.width(), tile.height()) for tile in hand) >= 24
    check_everything(rig, room)

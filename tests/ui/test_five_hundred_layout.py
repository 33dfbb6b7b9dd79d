"""Everything on the table of 500 can be seen: every number of seats, size, text size and language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from spieltisch.core.match import Match
from tests.ui.five_hundred_rig import (
    FREJA,
    MADS,
    box,
    bring,
    choose_cards,
    extra,
    named,
    new_match,
    pack,
    play_on,
    sit,
    zone_of,
)
from tests.ui.shell_audit import texts
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
TOUCH = 44
LEVELS = ("human", "expert", "hard", "medium", "beginner", "expert")

Done = Callable[[Match[Any, Any]], bool]


def own_turn(match: Match[Any, Any], *, drawn: bool) -> bool:
    table = match.state.table
    return bool(table.turn_of == 0 and table.window is None and (table.turn.drawn is not None) == drawn)


MOMENTS: dict[str, Done] = {
    "draw": lambda match: own_turn(match, drawn=False) and len(match.state.table.pile) > 4,
    "lay": lambda match: own_turn(match, drawn=True) and len(match.state.table.melds) > 2,
    "many": lambda match: own_turn(match, drawn=True) and len(match.state.table.melds) > 5,
    "pile": lambda match: (
        own_turn(match, drawn=True) and len(match.state.table.pile) > 2 and len(match.state.table.melds) > 3
    ),
    "claim": lambda match: bool((window := match.state.table.window) and 0 in window.waiting),
    "ended": lambda match: match.state.table.last_deal is not None,
}


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("five_hundred"))
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


def options_of(moment: str) -> dict[str, Any]:
    """Options under which it comes to that soon."""
    return {"claim": "reaction", "ban_scope": "first_deal" if moment == "claim" else "first_round"}


@lru_cache(maxsize=32)
def moment_of(rig: TableRig, seats: int, moment: str) -> tuple[str, tuple[str, ...]]:
    """The seed of the first match that comes to that moment, and what is done until then."""
    for number in range(40):
        seed = f"layout/{number}"
        match = play_on(
            rig,
            lambda match: MOMENTS[moment](match) or match.result().over,
            players=LEVELS[:seats],
            seed=seed,
            options=options_of(moment),
        )
        if not match.result().over:
            return seed, tuple(action.text for action in match.actions)
    raise AssertionError("it never came to that")


def sit_at(rig: TableRig, seats: int, moment: str) -> None:
    """Sit at a table of so many seats at a moment."""
    seed, course = moment_of(rig, seats, moment)
    bring(rig, new_match(rig, LEVELS[:seats], course=course, seed=seed, options=options_of(moment)))


def check_nothing_covers_anything(rig: TableRig) -> None:
    """Plates, hands, melds, stock and pile, the turn and what comes over the middle keep apart."""
    groups: list[list[QQuickItem]] = [[plate] for plate in named(rig, "plate:")]
    groups += [zone_of(rig, "hand/0"), zone_of(rig, "meld/"), [*zone_of(rig, "stock"), *zone_of(rig, "pile")]]
    groups += [named(rig, "turn"), named(rig, "sort")]
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


def check_everything(rig: TableRig, room: Room) -> None:
    rig.settle()
    check_pieces_lie_on_the_felt(rig)
    check_nothing_covers_anything(rig)
    check_no_text_is_cut_off(rig, QRectF(0, 0, *room.size))
    check_what_is_pressed(rig)


def check_what_is_pressed(rig: TableRig) -> None:
    felt = box(rig.find("felt"))
    for item in named(rig, "choice:", "place:", "fit:", "swap:", "reading:"):
        if felt.contains(box(item).center()):
            assert min(item.width(), item.height()) >= TOUCH, (item.objectName(), box(item))
            assert felt.contains(box(item)), item.objectName()


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("moment", ["draw", "lay", "claim"])
def test_everything_has_its_place(rig: TableRig, room: Room, seats: int, moment: str) -> None:
    sit_at(rig, seats, moment)
    check_everything(rig, room)
    for piece in [str(item.property("pieceId")) for item in rig.pieces("hand/0")][:4]:
        rig.table.tap(piece)
        check_everything(rig, room)


def test_many_melds_have_their_places(rig: TableRig, room: Room) -> None:
    sit_at(rig, 4, "many")
    check_everything(rig, room)
    heights = {round(item.height()) for item in zone_of(rig, "meld/")}
    assert len(heights) == 1
    assert heights.pop() >= 44


def test_the_whole_pile_has_its_place(rig: TableRig, room: Room) -> None:
    sit_at(rig, 2, "draw")
    rig.table.choose("fan")
    rig.settle()
    spread = box(rig.find("spread"))
    assert all(spread.contains(box(item)) for item in rig.pieces("pile"))
    check_no_text_is_cut_off(rig, QRectF(0, 0, *room.size))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_end_of_a_deal_has_its_place(rig: TableRig, room: Room, seats: int) -> None:
    sit_at(rig, seats, "ended")
    check_pieces_lie_on_the_felt(rig)
    check_no_text_is_cut_off(rig, QRectF(0, 0, *room.size))
    rig.table.nextStep()
    rig.settle()
    assert extra(rig)["count"]["rows"]
    count, felt = box(rig.find("count")), box(rig.find("felt"))
    assert felt.contains(count)
    rows = [box(item) for item in named(rig, "count:")]
    assert len(rows) == seats
    assert all(count.contains(row) for row in rows)
    check_no_text_is_cut_off(rig, QRectF(0, 0, *room.size))


def test_score_details_tell_losses_and_jokers(rig: TableRig, room: Room) -> None:
    del room
    sit_at(rig, 4, "ended")
    rig.table.skipSteps()
    rig.click(rig.find("details"))
    rig.wait(lambda: rig.sheet_is_open)
    rig.settle()
    shown = [str(item.property("text")) for item in texts(rig.window)]
    gains = [text for text in shown if text[:1] in "+-−" and text[1:].isdigit()]
    assert any(text[0] != "+" for text in gains)
    assert not any(text[:2] in ("+-", "+−") or text.startswith("*") for text in shown)
    rig.key(Qt.Key.Key_Escape)
    rig.wait(lambda: not rig.sheet_is_open)


def test_what_a_joker_stands_for_is_asked_beside_everything_else(rig: TableRig, room: Room) -> None:
    sit(rig, "0 draw")
    choose_cards(rig, "card/TS", "card/JS", "joker/hand/0/0")
    asked = box(rig.find("readings"))
    for item in named(rig, "turn", "figures", "tray", "plate:", "choice:"):
        shared = asked.intersected(box(item))
        assert min(shared.width(), shared.height()) <= SLACK, (item.objectName(), box(item), asked)
    check_everything(rig, room)


def test_the_words_below_the_pile_keep_off_its_button(rig: TableRig, room: Room) -> None:
    sit_at(rig, 6, "pile")
    words, button = box(rig.find("pileLabel")), box(rig.find("choice:fan"))
    assert words.right() <= button.left()
    check_everything(rig, room)


def test_a_joker_that_fits_in_many_places_can_be_claimed(rig: TableRig, room: Room) -> None:
    course = "0 draw;0 discard KD;1 draw;1 meld 4H 5H 6H;1 discard QC;2 draw;2 meld 8H 9H TH;2 discard *"
    packs = (pack("9S TS JS 3H 3C KD 2C", MADS, FREJA.replace("5C", "*")),)
    sit(rig, *course.split(";"), packs=packs)
    bar = box(rig.find("claim"))
    assert len(named(rig, "claimPlace:")) == 4
    assert all(
        bar.contains(box(item)) for item in named(rig, "choice:claim", "choice:decline", "claimPlaces")
    )
    check_pieces_lie_on_the_felt(rig)
    check_nothing_covers_anything(rig)

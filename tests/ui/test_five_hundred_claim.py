"""The claim of a discard on screen: who is first gets it; places, the clock and what Space and Esc do."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication

from spieltisch.app.thinking import Reply, Request
from spieltisch.core.actions import Action
from tests.ui.five_hundred_rig import (
    MADS,
    box,
    corner_of,
    do,
    extra,
    last_action,
    middle_of,
    named,
    pack,
    sit,
)
from tests.ui.five_hundred_time import Time
from tests.ui.table_rig import TableRig

ANNA = "9S TS JS 2C 3C KD JH"
FREJA = "8H 9H TH 7H 3H JD QD"
MELD = ("0 draw", "0 discard KD", "1 draw", "1 meld 4H 5H 6H", "1 discard QC", "2 draw")
"""Mads has laid 4-5-6 of hearts; Freja is about to discard."""


class Undecided:
    """Computers that never come to a decision."""

    def ask(self, request: Request, callback: Callable[[Reply], None]) -> int:
        """Take a question."""
        del request, callback
        return 0

    def cancel(self, number: int) -> None:
        """Forget it."""


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("claims"))
    yield rig
    rig.close()


def at_the_window(rig: TableRig, discard: str, *laid: str) -> Time:
    """Sit where Freja has just discarded what fits; the signal is over, and computers may claim."""
    course = (*MELD, *laid, f"2 discard {discard}")
    sit(rig, *course, packs=(pack(ANNA, MADS, FREJA),), options={"claim": "reaction"})
    rig.table.live._autoplay._thinker = Undecided()
    time = Time(rig)
    rig.table.resume("test")
    time.go_on(0.6)
    rig.settle()
    return time


def test_space_claims_at_the_only_place(rig: TableRig) -> None:
    time = at_the_window(rig, "3H")
    assert rig.shows("claim")
    assert extra(rig)["claim"]["mine"]
    time.go_on(0.2)
    rig.key(Qt.Key.Key_Space)
    assert "0 claim 1" in actions(rig)
    assert rig.pieces("meld/1")[0].property("face") == "3H"


def actions(rig: TableRig) -> list[str]:
    return [action.text for action in rig.session.match.actions]


def test_who_has_got_it_is_shown_at_the_meld(rig: TableRig) -> None:
    at_the_window(rig, "3H")
    rig.table.pause("test")
    do(rig, "1 claim 1")
    assert not rig.shows("claim")
    won = box(rig.find("won"))
    assert won.intersects(box(rig.pieces("meld/1")[0]))
    rig.table.resume("test")


def test_escape_leaves_the_card_and_the_table_stays(rig: TableRig) -> None:
    at_the_window(rig, "3H")
    rig.key(Qt.Key.Key_Escape)
    assert "0 decline" in actions(rig)
    assert rig.shows("tablePage")


def test_the_time_runs_out(rig: TableRig) -> None:
    time = at_the_window(rig, "3H")
    before = rig.table.property("clock")["seconds"]
    time.go_on(0.5)
    assert rig.table.property("clock")["seconds"] == pytest.approx(before - 0.5, abs=0.06)


def test_a_press_before_the_signal_counts_for_nothing(rig: TableRig) -> None:
    sit(rig, *MELD, "2 discard 3H", packs=(pack(ANNA, MADS, FREJA),), options={"claim": "reaction"})
    rig.table.live._autoplay._thinker = Undecided()
    Time(rig)
    rig.table.resume("test")
    rig.settle()
    rig.key(Qt.Key.Key_Space)
    assert "0 claim 1" not in actions(rig)
    assert rig.shows("claim")


def test_the_clock_waits_while_the_place_is_chosen(rig: TableRig) -> None:
    time = at_the_window(rig, "7H", "2 meld 8H 9H TH")
    assert [item.objectName() for item in named(rig, "place:")] == ["place:1", "place:2"]
    assert len(named(rig, "claimPlace:")) == 2
    rig.key(Qt.Key.Key_Space)
    left = rig.table.property("clock")["seconds"]
    time.go_on(2.0)
    assert rig.table.property("clock")["seconds"] == left
    assert not any("claim" in action for action in actions(rig))
    rig.key(Qt.Key.Key_2)
    assert "0 claim 2" in actions(rig)


def seconds_left(rig: TableRig) -> float:
    left: float = rig.table.property("clock")["seconds"]
    return left


def rival_of(rig: TableRig) -> float:
    """Let a computer want the card as well; returns how many seconds after the signal."""
    race = rig.session.racing.race
    assert race is not None
    runner = next(one for one in race.runners if one.delay is not None)
    rig.session.racing.note_answer(race, Action.parse(f"{runner.seat} claim 1"))
    assert runner.delay is not None
    return runner.delay


def test_who_takes_the_claim_back_is_in_the_race_again(rig: TableRig) -> None:
    time = at_the_window(rig, "7H", "2 meld 8H 9H TH")
    others = rival_of(rig)
    time.go_on(0.3)
    left = seconds_left(rig)
    rig.key(Qt.Key.Key_Space)
    time.go_on(60)
    rig.key(Qt.Key.Key_Escape)
    assert not rig.session.table.stopped
    assert seconds_left(rig) == left, "neither side has gained time"
    assert "decline" not in " ".join(actions(rig))
    time.go_on(others - 0.3 + 0.1)
    rig.settle()
    assert last_action(rig) == "1 claim 1", "the others go on as if nothing had been"


def test_who_takes_the_claim_back_can_still_claim_or_leave(rig: TableRig) -> None:
    for key, done in ((Qt.Key.Key_1, "0 claim 1"), (Qt.Key.Key_Escape, "0 decline")):
        time = at_the_window(rig, "7H", "2 meld 8H 9H TH")
        time.go_on(0.3)
        for press in (Qt.Key.Key_Space, Qt.Key.Key_Escape, key):
            rig.key(press)
        assert done in actions(rig)


def test_escape_after_a_claim_changes_nothing(rig: TableRig) -> None:
    time = at_the_window(rig, "3H")
    time.go_on(0.2)
    rig.key(Qt.Key.Key_Space)
    played = rig.played
    rig.key(Qt.Key.Key_Escape)
    assert (rig.played, rig.shows("tablePage")) == (played, True)
    assert "0 claim 1" in actions(rig)


def test_escape_the_moment_another_has_claimed_does_not_leave_the_table(rig: TableRig) -> None:
    time = at_the_window(rig, "3H")
    time.go_on(rival_of(rig) + 0.1)
    rig.settle()
    assert last_action(rig) == "1 claim 1"
    rig.key(Qt.Key.Key_Escape)
    assert rig.shows("tablePage")
    decided = rig.window.findChild(QObject, "claimDecided")
    assert decided is not None
    rig.wait(lambda: not decided.property("running"))
    rig.key(Qt.Key.Key_Escape)
    rig.wait(lambda: not rig.shows("tablePage"))


def test_a_claim_after_a_faster_computer_comes_too_late(rig: TableRig) -> None:
    time = at_the_window(rig, "7H", "2 meld 8H 9H TH")
    race = rig.session.racing.race
    assert race is not None
    time.go_on(2.9)
    rival_of(rig)
    rig.key(Qt.Key.Key_Space)
    assert last_action(rig) == "1 claim 1"
    assert not rig.session.table.stopped


def test_a_held_key_claims_once(rig: TableRig) -> None:
    at_the_window(rig, "7H", "2 meld 8H 9H TH")
    shortcut = rig.window.findChild(QObject, "claimKey")
    assert shortcut is not None
    assert not shortcut.property("autoRepeat")


def test_a_place_is_claimed_with_the_mouse(rig: TableRig) -> None:
    at_the_window(rig, "7H", "2 meld 8H 9H TH")
    rig.click(rig.find("place:2"))
    assert "0 claim 2" in actions(rig)
    at_the_window(rig, "7H", "2 meld 8H 9H TH")
    rig.click_at(box(rig.find("claimPlace:1")).toRect().topRight() + QPoint(-6, 30))
    assert "0 claim 1" in actions(rig)


def test_the_card_is_dragged_to_its_place(rig: TableRig) -> None:
    at_the_window(rig, "3H")
    rig.drag(rig.find("piece:card/3H"), middle_of(rig, "claimPlace:1"))
    assert "0 claim 1" in actions(rig)


def test_the_bar_leaves_the_melds_in_sight(rig: TableRig) -> None:
    for size in ((1024, 700), (1280, 800), (2560, 1440)):
        rig.window.resize(*size)
        at_the_window(rig, "7H", "2 meld 8H 9H TH")
        bar = box(rig.find("claim"))
        for zone in ("meld/1", "meld/2", "hand/0"):
            assert not any(bar.intersects(box(item)) for item in rig.pieces(zone))
        assert bar.contains(box(rig.find("piece:card/7H")))
    rig.window.resize(1280, 800)
    rig.settle()


def test_others_are_shown_what_is_asked(rig: TableRig) -> None:
    course = ("0 draw", "0 discard KD", "1 draw", "1 meld 4H 5H 6H", "1 discard QC", "2 draw", "2 discard JD")
    sit(rig, *course, "0 draw", "0 discard JH", packs=(pack(ANNA, MADS, FREJA),), options={"claim": "seat"})
    assert not rig.shows("claim"), "it fits nowhere"
    hands = (ANNA.replace("JH", "7H"), MADS, FREJA.replace("7H", "JH"))
    sit(rig, *course, "0 draw", "0 discard 7H", packs=(pack(*hands),), options={"claim": "seat"})
    assert rig.shows("claim")
    assert not extra(rig)["claim"]["mine"]
    assert not named(rig, "choice:claim", "choice:decline")
    assert last_action(rig) == "0 discard 7H"


def test_the_hand_can_be_arranged_meanwhile(rig: TableRig) -> None:
    at_the_window(rig, "3H")
    rig.table.pause("test")
    first = rig.pieces("hand/0")[0]
    rig.drag(rig.pieces("hand/0")[-1], corner_of(rig, first))
    assert "decline" not in " ".join(actions(rig))
    assert rig.pieces("hand/0")[0].property("face") != first.property("face")

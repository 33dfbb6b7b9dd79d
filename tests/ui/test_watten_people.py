"""Several people at one table of Watten: hands are handed on unseen, and time runs for who looks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QUrl
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from spieltisch.core.cards import Card
from spieltisch.core.messages import message
from tests.ui.table_rig import LEFT, PLAIN, TableRig
from tests.ui.watten_rig import LEADING, bring, named, new_match

PEOPLE = ("human", "human", "human", "human")
PAIR = ("human", "expert", "human", "medium")


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("people"))
    yield rig
    rig.close()


def whole_tree(root: QQuickItem) -> Iterator[QQuickItem]:
    """Every item below `root`, the invisible ones included."""
    for child in root.childItems():
        yield child
        yield from whole_tree(child)


def pictures(rig: TableRig) -> set[str]:
    """The files of all faces that any item holds, seen or not."""
    sources = (item.property("source") for item in whole_tree(rig.overlay))
    return {url.toString() for url in sources if isinstance(url, QUrl) and "cards/french" in url.path()}


def everything_said(rig: TableRig) -> str:
    """All names and descriptions a screen reader gets."""
    QAccessible.setActive(True)
    said = []
    for item in whole_tree(rig.overlay):
        interface = QAccessible.queryAccessibleInterface(item)
        if interface is not None and not interface.state().invisible:
            said += [interface.text(QAccessible.Text.Name), interface.text(QAccessible.Text.Description)]
    return "\n".join(said)


def check_privacy(rig: TableRig) -> None:
    """What the seat that looks may not know is in no item, no picture and in nothing that is said."""
    session, settings = rig.session, rig.application.settings
    match, seat = session.match, session.viewer.shown_seat
    hidden = {card.text for other in range(4) if other != seat for card in match.view(other).hand}
    faces = {row.face for row in rig.table.pieces.rows if row.face}
    assert not faces & hidden
    # The Rechter is named to all, whoever holds it: it lies on the plaque as a picture.
    ranking = match.state.table.ranking
    public = {ranking.right.text} if ranking else set()
    files = {settings.cardSource(face).toString() for face in hidden - public}
    assert not pictures(rig) & files
    if rig.table.property("covered"):
        names = {
            rig.application.speech.renderer.text(message("core.card", card=Card.parse(face)))
            for face in hidden
        }
        said = everything_said(rig)
        assert not [name for name in names if name in said]


def play_something(rig: TableRig) -> None:
    """Let whoever is asked do the first thing that is no word about the stake."""
    match = rig.session.match
    seat = match.asked()[0]
    action = next(one for one in match.legal(seat) if one.verb in ("rank", "trump", "play"))
    rig.table.live.do(lambda: rig.session.play(action))
    rig.settle()


@pytest.mark.parametrize("players", [PEOPLE, PAIR])
def test_no_hidden_card_is_anywhere(rig: TableRig, players: tuple[str, str, str, str]) -> None:
    bring(rig, new_match(rig, players=players))
    covers = 0
    for _ in range(14):
        check_privacy(rig)
        play_something(rig)
        if rig.table.property("covered"):
            check_privacy(rig)
            covers += 1
            rig.table.reveal()
            rig.settle()
    assert covers >= 6


def test_the_hand_is_covered_after_every_move(rig: TableRig) -> None:
    bring(rig, new_match(rig, players=PEOPLE))
    for seat in (0, 3, 0, 1, 2):
        assert not rig.table.property("covered")
        assert rig.table.property("viewSeat") == seat
        play_something(rig)
        assert rig.table.property("covered")
        assert not named(rig, "piece:")
        rig.wait(lambda: rig.shows("handover") and rig.find("handover").property("settled"))
        QTest.mouseClick(rig.window, LEFT, PLAIN, QPoint(40, 400))  # a tap anywhere on the cover
        rig.settle()


def test_time_runs_only_while_the_hand_is_seen(rig: TableRig) -> None:
    bring(rig, new_match(rig, LEADING, players=PEOPLE))
    rig.table.resume("test")
    pass_time(rig, 20)
    assert seconds(rig) == pytest.approx(40, abs=2)
    rig.table.pause("test")
    pass_time(rig, 20)
    assert seconds(rig) == pytest.approx(40, abs=2)


def test_a_card_is_played_when_time_is_up(rig: TableRig) -> None:
    bring(rig, new_match(rig, LEADING, players=PEOPLE))
    rig.table.resume("test")
    pass_time(rig, 61)
    match = rig.session.match
    assert (match.cursor, match.auto) == (3, (2,))
    assert rig.table.property("covered"), "the next person takes the device"
    rig.table.pause("test")
    rig.table.reveal()
    rig.settle()
    told = [line.text for line in rig.table.log.lines]
    assert any("Time ran out" in line for line in told)


def test_to_give_no_answer_in_time_is_to_give_up(rig: TableRig) -> None:
    match = new_match(rig, (*LEADING, "0 raise"), players=PEOPLE)
    bring(rig, match)
    rig.table.resume("test")
    pass_time(rig, 61)
    assert str(match.actions[-1]) == "1 fold"
    assert match.state.table.last_round.folded == 1
    assert rig.shows("roundEnd")


def pass_time(rig: TableRig, ticks: int) -> None:
    """Let so many seconds pass at once."""
    for _ in range(ticks):
        rig.table.live.ticker.ticked.emit(1.0)
    rig.settle()


def seconds(rig: TableRig) -> float:
    clock = rig.table.property("clock")
    assert clock["seat"] == 0
    return float(clock["seconds"])

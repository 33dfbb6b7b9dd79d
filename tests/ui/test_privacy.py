"""While the device is handed on, no hand is on screen, in the model or in a screen reader's tree."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from spieltisch.app.table.pieces import ROLE_NAMES
from spieltisch.core.cards import Card
from spieltisch.core.messages import message
from tests.ui.driver import Driver

Play = Callable[..., Driver]


def private_names(driver: Driver) -> set[str]:
    """The spoken names of every card in either hand."""
    session, renderer = driver.table.live.session, driver.application.speech.renderer
    match = session.match
    names = set()
    for seat in (0, 1):
        view = match.view(seat)
        table = session.plugin.presenter.table(view, session.ui)
        names |= {renderer.text(p.name) for p in table.pieces if p.face and p.place.zone == f"hand/{seat}"}
    return names


def play_first_legal(driver: Driver) -> None:
    session = driver.table.live.session
    action = session.match.legal(session.viewer.seat)[0]
    driver.table.live.do(lambda: session.play(action))


def everything_spoken(driver: Driver) -> str:
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    return "\n".join(interface.text(kind) for interface in driver.tree() for kind in kinds)


def everything_written(driver: Driver) -> str:
    return "\n".join(str(item.property("text") or "") for item in driver.items())


def test_covered_hands_are_nowhere(play: Play) -> None:
    driver = play("human", "human", dealer=0)
    seen: set[str] = set()
    for _ in range(4):
        driver.wait(lambda: driver.table.property("covered"))
        names = private_names(driver)
        seen |= names
        spoken, written = everything_spoken(driver), everything_written(driver)
        assert not [name for name in names if name in spoken or name in written]
        assert all(row.face == "" for row in driver.table.pieces.rows if row.zone.startswith("hand/"))
        assert not [item for item in driver.items() if "french" in str(item.property("source") or "")]
        driver.click("reveal")
        while not driver.table.property("covered"):
            play_first_legal(driver)
    assert len(seen) >= 10


def test_only_the_own_hand_is_shown_after_revealing(play: Play) -> None:
    driver = play("human", "human", dealer=0)
    driver.click("reveal")
    session = driver.table.live.session
    driver.table.live.do(lambda: session.play(session.match.legal(1)[0]))
    driver.wait(lambda: len(driver.pieces("hand/1")) == 6)
    own = [row for row in driver.table.pieces.rows if row.zone == "hand/1"]
    others = [row for row in driver.table.pieces.rows if row.zone == "hand/0"]
    assert all(row.face for row in own)
    assert not any(row.face for row in others)
    assert driver.find("reveal") is None


def whole_tree(root: QQuickItem) -> Iterator[QQuickItem]:
    """Every item below `root`, the invisible ones included."""
    for child in root.childItems():
        yield child
        yield from whole_tree(child)


def face_pictures(driver: Driver) -> set[str]:
    """The addresses of all pictures of faces that any item holds, seen or not."""
    top = driver.window.contentItem().parentItem() or driver.window.contentItem()
    sources = {item.property("source") for item in whole_tree(top)}
    return {source.toString() for source in sources if isinstance(source, QUrl) and "french" in source.path()}


def check_nothing_hidden_is_reachable(driver: Driver) -> None:
    """Neither model, items, pictures nor a screen reader know a card that the shown seat does not."""
    session, settings = driver.table.live.session, driver.application.settings
    match, seat = session.match, session.viewer.shown_seat
    pack = set(match.game.pieces(match.header.options))
    known = {row.face for row in driver.table.pieces.rows if row.face}
    others = {card.text for other in (0, 1) if other != seat for card in match.view(other).hand}
    assert not known & others
    names = {
        driver.application.speech.renderer.text(message("core.card", card=Card.parse(face))): face
        for face in pack
    }
    allowed = {settings.cardSource(face).toString() for face in known}
    assert face_pictures(driver) <= allowed
    hidden = pack - known
    for row in driver.table.pieces.rows:
        words = {str(getattr(row, role)) for role in ROLE_NAMES}
        assert not any(word in hidden or word.endswith(tuple(hidden)) for word in words), row
    table = [item for item in driver.items() if item.objectName().startswith("piece:")]
    spoken = {driver.spoken(item) for item in table}
    assert not [
        name for name, face in names.items() if face in hidden and any(name in said for said in spoken)
    ]


def test_hidden_cards_are_reachable_nowhere(play: Play) -> None:
    driver = play("human", "human", dealer=0)
    moments = 0
    pictures: set[str] = set()
    for _ in range(12):
        driver.settle()
        check_nothing_hidden_is_reachable(driver)
        pictures |= face_pictures(driver)
        if driver.table.property("covered"):
            driver.click("reveal")
        elif driver.table.live.session.presenting:
            break
        else:
            play_first_legal(driver)
        moments += 1
    assert moments == 12
    assert len(pictures) > 12, "the pictures are found where they are"

"""What a person does at the table of 500, with mouse, fingers or keys: the first possible thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QRectF, Qt

from spieltisch.core.actions import Action
from tests.ui.driver import Driver

Do = Callable[[Driver, str], None]

MOST_DOINGS = 3000
"""More than any match to a small target takes."""


def extra(driver: Driver) -> dict[str, Any]:
    """What the presenter hands to the table."""
    values: dict[str, Any] = driver.table.property("extra")
    return values


def choice_ids(driver: Driver) -> list[str]:
    """The ids of what can be pressed now."""
    return [str(choice["id"]) for choice in driver.table.property("choices") if choice["enabled"]]


def legal(driver: Driver) -> list[Action]:
    """What the person who looks may do."""
    session = driver.table.live.session
    seat = session.viewer.shown_seat
    return [] if seat is None else list(session.match.legal(seat))


def selection(driver: Driver) -> tuple[str, ...]:
    """The ids of the selected pieces."""
    return driver.table.live.session.ui.selection


def wanted(driver: Driver) -> Action | None:
    """What the person wants to do now: the first meld, a swap, a lay-off, else the last discard."""
    actions = legal(driver)
    for verb in ("claim", "meld", "swap", "lay"):
        for action in actions:
            if action.verb == verb:
                return action
    return actions[-1] if actions else None


def next_thing(driver: Driver) -> str | None:
    """The name of what a person has to press now; None while nothing is asked."""
    table = driver.table
    if table.property("covered"):
        return "reveal"
    if table.property("steps")["active"]:
        return "nextStep"
    action = wanted(driver)
    if action is None:
        return None
    if table.property("confirmButton")["enabled"] and _is_selected(driver, action):
        return "confirm"
    return _step_to(driver, action)


def _is_selected(driver: Driver, action: Action) -> bool:
    """Whether the selection stands for this action."""
    session = driver.table.live.session
    confirm = session.table.confirm
    return confirm is not None and confirm.action == action


def _step_to(driver: Driver, action: Action) -> str:
    """The next thing to press on the way to an action."""
    enabled = choice_ids(driver)
    if action.verb in ("claim", "decline"):
        return f"choice:{action.verb}"
    if action.verb == "award":
        return f"choice:award/{action.args[0]}"
    if "draw" in enabled or "take" in enabled:
        return "choice:draw" if "draw" in enabled else "choice:take"
    cards = action.args if action.verb == "meld" else action.args[:1]
    missing = _missing(driver, cards)
    if missing is not None:
        return missing
    session = driver.table.live.session
    presenter, view, ui = session.plugin.presenter, session.view, session.ui
    for choice in enabled:
        outcome = presenter.choose(view, ui, choice)
        after = None if isinstance(outcome, Action) else presenter.table(view, outcome).confirm
        if after is not None and after.action == action:
            kind, *place = choice.split("/")
            return f"{kind}:{':'.join(place)}" if kind != "lay" else f"fit:{':'.join(place)}"
    raise AssertionError(f"nothing leads to {action.text}")


def _missing(driver: Driver, cards: tuple[str, ...]) -> str | None:
    """A card to select, or one to put back, until exactly these are selected."""
    zone = f"hand/{driver.table.property('viewSeat')}"
    own = {row.pieceId: row.face for row in driver.table.pieces.rows if row.zone == zone}
    left = ["*" if card.startswith("*") else card for card in cards]
    for piece in selection(driver):
        if own[piece] not in left:
            return f"piece:{piece}"
        left.remove(own[piece])
    if not left:
        return None
    return next(
        f"piece:{piece}" for piece, face in own.items() if face == left[0] and piece not in selection(driver)
    )


def is_over(driver: Driver) -> bool:
    """Whether the match has ended."""
    return bool(driver.table.property("over"))


def play_to_the_end(driver: Driver, do: Do) -> list[str]:
    """Do everything people are asked for until the match is over; returns what was pressed."""
    pressed: list[str] = []
    while not is_over(driver):
        driver.wait(lambda: is_over(driver) or next_thing(driver) is not None, "nobody is asked for anything")
        name = None if is_over(driver) else next_thing(driver)
        if name is None:
            continue
        do(driver, name)
        driver.settle()
        pressed.append(name)
        assert len(pressed) < MOST_DOINGS, pressed[-12:]
    return pressed


def seen_point(driver: Driver, name: str) -> QPoint:
    """A point of something that nothing covers: of a card of the hand its index."""
    driver.window.grabWindow()
    item = driver.item(name)
    if not name.startswith("piece:"):
        return driver.centre(item)
    box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    return QPoint(int(box.left() + box.width() / 10), int(box.top() + box.height() * 0.12))


def click(driver: Driver, name: str) -> None:
    """Click on something."""
    driver.click(seen_point(driver, name))


def touch(driver: Driver, name: str) -> None:
    """Tap on something with a finger."""
    driver.touch(seen_point(driver, name))


def press_keys(driver: Driver, name: str) -> None:
    """Do the same with the keyboard alone."""
    kind = name.split(":", maxsplit=1)[0]
    if name in ("nextStep", "confirm"):
        driver.key(Qt.Key.Key_Return)
    elif name in ("reveal", "choice:claim"):
        driver.key(Qt.Key.Key_Space)
    elif name == "choice:decline":
        driver.key(Qt.Key.Key_Escape)
    elif kind == "choice":
        driver.type({"draw": "1", "take": "2"}[name.split(":")[1]])
    elif kind in ("fit", "swap"):
        driver.type("l" if kind == "fit" else "b")
    elif kind == "reading":
        driver.type(str(int(name.split(":")[1]) + 1))
    else:
        go_to(driver, name)
        driver.key(Qt.Key.Key_Space)


def go_to(driver: Driver, name: str) -> None:
    """Walk to a card with the right arrow."""
    for _ in range(60):
        focus = driver.window.activeFocusItem()
        if focus is not None and focus.objectName() == name:
            return
        driver.key(Qt.Key.Key_Right)
    raise AssertionError(f"the arrows do not lead to {name}")

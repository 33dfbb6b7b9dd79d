"""A whole match of each game by keys and by ear: what has the focus, what is in the tree, what is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message
from spieltisch.core.names import card_name, tile_name
from spieltisch.core.tiles import Tile
from spieltisch.texts import People
from tests.ui import dominoes_hands, five_hundred_hands, test_play, watten_hands
from tests.ui.driver import Driver
from tests.ui.keyboard import Keyboard
from tests.ui.motion import moving
from tests.ui.shell_audit import OPERABLE

Play = Callable[..., Driver]
PLACES = {"log", "ranking"}
"""What stands here is no secret: cards that have been seen, and what every card is worth."""


MOST_LOOKS = 25
MOST_LOOKS_AT_MOTION = 5
UNMADE = re.compile(r"\{\w*\}|undefined|null|\[object|%\d")
"""What is left of a text that was put together wrongly."""
TAG = re.compile(r"</?\w+>|&\w+;")
"""What styled texts are written with, and nobody wants to hear."""


@dataclass(frozen=True)
class Course:
    """How a match of a game is begun and played, and what of it is said aloud."""

    players: tuple[str, ...]
    setup: dict[str, Any]
    play: Callable[[Driver, Callable[[Driver, str], None]], object]
    press: Callable[[Driver, str], None]
    verb: str
    said: tuple[str, ...]


def _cribbage(driver: Driver, do: Callable[[Driver, str], None]) -> None:
    def act(driver: Driver) -> None:
        if driver.table.property("steps")["active"]:
            do(driver, "nextStep")
        elif test_play.can_confirm(driver):
            do(driver, "confirm")
        else:
            cards = [card for card in test_play.playable(driver) if not test_play.selected(driver, card)]
            do(driver, f"piece:{cards[0]}")

    test_play.play_to_the_end(driver, act)


COURSES = {
    "cribbage": Course(
        ("human", "hard"),
        {"scores": (100, 98)},
        _cribbage,
        watten_hands.press_keys,
        "play",
        (
            r"(Du hebst|Bene hebt) .+ ab\.",
            r"(Du|Bene): .+, Summe \d+\.",
            r"(Du|Bene): (.+ für \d|Letzte Karte).*",
            r"Startkarte: .+\.",
            r".*(gewinnst|gewinnt).*",
        ),
    ),
    "dominoes": Course(
        ("human", "hard"),
        {"options": {"variant": "draw", "target": 30}},
        dominoes_hands.play_to_the_end,
        dominoes_hands.press_keys,
        "play",
        (r"Du (eröffnest|legst) .+", r"Bene (eröffnet|legt) .+", r".*(gewinnst|gewinnt).*"),
    ),
    "five_hundred": Course(
        ("human", "hard"),
        {"options": {"target": 50, "seats": 2, "claim": "seat"}},
        five_hundred_hands.play_to_the_end,
        five_hundred_hands.press_keys,
        "discard",
        (
            r"Du ziehst vom Nachziehstapel",
            r"Bene (zieht|nimmt) .+",
            r"Du legst .+ ab",
            r".*(gewinnst|gewinnt).*",
        ),
    ),
    "watten": Course(
        ("human", "medium", "beginner", "medium"),
        {"scores": (12, 13)},
        watten_hands.play_to_the_end,
        watten_hands.press_keys,
        "play",
        (
            r"(Du sagst|\w+ sagt) Schlag .+ an",
            r"(Du sagst|\w+ sagt) Trumpf .+ an",
            r"\w+: .+\.",
            r"(Stich für \w+|Dein Stich)\. Stiche \d zu \d\.",
            r".*Die Partie ist zu Ende\..*",
        ),
    ),
}


@dataclass
class Ear:
    """Hears a table, and looks through the accessibility tree whenever something has been done."""

    driver: Driver
    keyboard: Keyboard
    heard: list[str] = field(default_factory=list)
    looks: int = 0

    def look(self) -> None:
        """Check focus and tree as they are now."""
        self.looks += 1
        if self.looks <= MOST_LOOKS_AT_MOTION:
            assert moving(self.driver.window) == []
        if not self.driver.table.property("steps")["active"]:  # then there is nothing to choose from
            self.keyboard.look()
        names = []
        for node in self.driver.tree():
            _check_operable(node)
            assert not TAG.search(node.text(QAccessible.Text.Name))
            item = node.object()
            if isinstance(item, QQuickItem) and not _within(item, PLACES):
                names += [node.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
        told = "\n".join(names)
        assert [face for face in self.hidden() if re.search(rf"{face}\b", told)] == []

    def hidden(self) -> Iterator[str]:
        """The names of what lies in hands that are not shown."""
        session = self.driver.table.live.session
        if session.match.game.info.id == "five_hundred":
            return  # what was taken from the pile has been seen by all
        shown = {row.face for row in self.driver.table.pieces.rows if row.face}
        played = {argument for action in session.match.actions for argument in action.args}
        for face in session.match.game.pieces(session.match.header.options):
            if face not in shown | played:
                yield self.name(face)

    def name(self, face: str) -> str:
        """What a card or a tile is called here."""
        if face == "*":
            return "Joker"
        text: Message = tile_name(Tile.parse(face)) if "-" in face else card_name(Card.parse(face))
        people = People(deck=self.driver.table.property("deck"))
        return self.driver.application.speech.renderer.text(text, people)


def _check_operable(node: QAccessibleInterface) -> None:
    if node.role() in OPERABLE:
        name = node.text(QAccessible.Text.Name)
        assert name.strip(), f"no name: {node.object()}"
        assert not UNMADE.search(name), name


def _within(item: QQuickItem, names: set[str]) -> bool:
    at: QQuickItem | None = item
    while at is not None:
        if at.objectName() in names:
            return True
        at = at.parentItem()
    return False


@pytest.mark.parametrize("game", COURSES)
def test_a_whole_match_by_keys_and_by_ear(
    driver: Driver, play: Play, with_settings: Callable[..., None], game: str
) -> None:
    course = COURSES[game]
    with_settings(language="de")
    play(*course.players, game=game, **course.setup)
    ear = Ear(driver, Keyboard(driver))
    driver.table.announced.connect(ear.heard.append)
    presses = 0

    def press(driver: Driver, name: str) -> None:
        nonlocal presses
        presses += 1
        course.press(driver, name)
        driver.settle()
        if ear.looks < MOST_LOOKS:
            ear.look()

    course.play(driver, press)
    ear.look()
    for pattern in course.said:
        assert any(re.fullmatch(pattern, text) for text in ear.heard), pattern
    actions = driver.table.live.session.match.actions
    wanted = [ear.name(action.args[0]) for action in actions if action.verb == course.verb]
    assert len(wanted) > 3
    closed = sum("geschlossen" in text for text in ear.heard)
    assert len(unheard(wanted, ear.heard)) <= closed, "what was done is said, in the order it was done"
    assert len(ear.heard) <= 2 * (len(actions) + presses), "and not much more"


def unheard(wanted: list[str], heard: list[str]) -> list[str]:
    """The wanted names that are not heard after the one before; the card that closes has none."""
    missed = []
    rest = heard
    for name in wanted:
        place = next((index for index, text in enumerate(rest) if name in text), None)
        if place is None:
            missed.append(name)
        else:
            rest = rest[place + 1 :]
    return missed

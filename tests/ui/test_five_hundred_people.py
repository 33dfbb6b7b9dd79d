"""Several people at one table of 500: nothing private is on screen or in the accessibility tree."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAccessible

from spieltisch.core.cards import Card
from spieltisch.core.messages import message
from spieltisch.core.names import card_name
from tests.ui.driver import Driver
from tests.ui.five_hundred_hands import click, next_thing
from tests.ui.test_privacy import face_pictures

Play = Callable[..., Driver]

MOMENTS = 60


def hidden_faces(driver: Driver) -> set[str]:
    """The cards of the others' hands that nobody can know; jokers are alike and left out."""
    session = driver.table.live.session
    seat, table = session.viewer.shown_seat, session.match.state.table
    public = {card.text for known in table.known for card in known}
    hands = {
        card.text
        for other in range(len(session.match.header.seats))
        if other != seat
        for card in session.match.view(other).hand
    }
    return hands - public - {"*"}


def check_nothing_private_is_reachable(driver: Driver) -> None:
    """Neither pieces, pictures nor names tell of a hidden card."""
    hidden = hidden_faces(driver)
    settings, renderer = driver.application.settings, driver.application.speech.renderer
    assert not hidden & {row.face for row in driver.table.pieces.rows}
    assert not face_pictures(driver) & {settings.cardSource(face).toString() for face in hidden}
    pieces = [item for item in driver.items() if item.objectName().startswith("piece:")]
    spoken = " | ".join(driver.spoken(item) for item in pieces)
    for face in hidden:
        assert renderer.text(card_name(Card.parse(face))) not in spoken
        assert renderer.text(message("core.card", card=Card.parse(face))) not in spoken


def test_hidden_cards_are_reachable_nowhere(play: Play) -> None:
    driver = play("human", "human", "human", game="five_hundred", options={"seats": 3})
    covers = 0
    for _ in range(MOMENTS):
        driver.settle()
        check_nothing_private_is_reachable(driver)
        covers += bool(driver.table.property("covered"))
        name = next_thing(driver)
        assert name is not None
        click(driver, name)
    assert covers > 3


def test_under_the_cover_no_card_of_a_hand_is_spoken(play: Play) -> None:
    driver = play("human", "human", game="five_hundred", options={"seats": 2})
    assert driver.table.property("covered")
    renderer, session = driver.application.speech.renderer, driver.table.live.session
    spoken = " | ".join(node.text(QAccessible.Text.Name) for node in driver.tree())
    for seat in (0, 1):
        for card in session.match.view(seat).hand:
            if not card.joker:
                assert renderer.text(card_name(card)) not in spoken

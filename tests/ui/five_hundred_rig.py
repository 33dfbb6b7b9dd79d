"""500 at the table of a real window where computer players wait."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtQuick import QQuickItem

from spieltisch.core.actions import Action
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from tests.ui.table_rig import TableRig, centre

NAMES = ("Anna", "Mads", "Freja", "Xaver", "Vroni", "Bene")
RANKS, SUITS = "A23456789TJQK", "CDHS"
PACK = (*(rank + suit for suit in SUITS for rank in RANKS), "*", "*")

ANNA = "9S TS JS 7H 3C KD *"
MADS = "4H 5H 6H QC KC * 2D"
FREJA = "8H 9H TH 5C 6D JD QD"
UP = "4S"
STOCK = "2S AD 8C 7C 3S 4C"


def pack(*hands: str, up: str = UP, stock: str = STOCK) -> tuple[str, ...]:
    """Return a pack that deals these hands, the starter's first, this up-card, and then these cards."""
    dealt = [hand.split() for hand in hands]
    first = [*(card for row in zip(*dealt, strict=True) for card in row), up, *stock.split()]
    rest = list(PACK)
    for card in first:
        rest.remove(card)
    return (*first, *rest)


def new_match(
    rig: TableRig,
    players: Sequence[str] = ("human", "expert", "expert"),
    *,
    course: Sequence[str] = (),
    seed: str = "781abbe0",
    options: dict[str, Any] | None = None,
    starter: int = 0,
    **header: Any,
) -> Match[Any, Any]:
    """Return a match after `course`; Anna begins, and nobody has to be quick."""
    game = rig.application.shelf.plugin("five_hundred").game
    seats = [SeatEntry(name, player) for name, player in zip(NAMES, players, strict=False)]
    chosen = {"seats": len(players), "claim": "seat", **(options or {})}
    start = new_match_header(game, seats, chosen, seed=seed, dealer=starter, **header)
    match: Match[Any, Any] = Match(game, start)
    for step in course:
        match.play(Action.parse(step))
    return match


def bring(rig: TableRig, match: Match[Any, Any]) -> None:
    """Show a match, whose computer players wait; from now on only its table changes it."""
    rig.application.controller.host.show(match)
    rig.table.pause("test")
    rig.table.reveal()
    rig.settle()


def sit(rig: TableRig, *course: str, **setup: Any) -> None:
    """Show the match of three whose cards are known (`ANNA`, `MADS`, `FREJA`) after `course`."""
    setup.setdefault("packs", (pack(ANNA, MADS, FREJA),))
    bring(rig, new_match(rig, course=course, **setup))


def do(rig: TableRig, *course: str) -> None:
    """Let somebody do something at the table."""
    for text in course:
        action = Action.parse(text)
        rig.table.live.do(lambda action=action: rig.session.play(action))
    rig.settle()


def play_on(rig: TableRig, done: Callable[[Match[Any, Any]], bool], **setup: Any) -> Match[Any, Any]:
    """Return a match that computers of a sort have played until it is so."""
    plugin = rig.application.shelf.plugin("five_hundred")
    player = plugin.players["medium"]()
    match = new_match(rig, **setup)
    while not done(match):
        seat = match.asked()[0]
        match.play(player.choose(match.view(seat), match.decision_number(seat)))
    return match


def extra(rig: TableRig) -> dict[str, Any]:
    """What the presenter hands to the table."""
    values: dict[str, Any] = rig.table.property("extra")
    return values


def last_action(rig: TableRig) -> str:
    """The newest action, as it is written."""
    match = rig.session.match
    return str(match.actions[match.cursor - 1].text)


def card(rig: TableRig, face: str) -> QQuickItem:
    """The piece of a known card."""
    return rig.find(f"piece:card/{face}")


def hand(rig: TableRig) -> list[str]:
    """The faces of the own hand in the order they are seen in."""
    zone = f"hand/{rig.table.property('viewSeat')}"
    return [str(item.property("face")) for item in rig.pieces(zone)]


def choose_cards(rig: TableRig, *names: str) -> None:
    """Click on cards of the own hand by their piece ids, where each is surely seen."""
    for name in names:
        rig.click_at(corner_of(rig, rig.find(f"piece:{name}")))


def corner_of(rig: TableRig, item: QQuickItem) -> QPoint:
    """A point of a card of the hand that no other card covers: its index."""
    del rig
    seen = box(item)
    return QPoint(int(seen.left() + min(12, seen.width() / 6)), int(seen.top() + seen.height() * 0.12))


def box(item: QQuickItem) -> QRectF:
    """Where an item lies in the window, its turned corners included."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def named(rig: TableRig, *starts: str) -> list[QQuickItem]:
    """The visible items whose names begin so."""
    return [item for item in rig.items() if item.objectName().startswith(starts)]


def zone_of(rig: TableRig, start: str) -> list[QQuickItem]:
    """The visible pieces of the zones whose names begin so."""
    return [item for item in named(rig, "piece:") if str(item.property("zone")).startswith(start)]


def middle_of(rig: TableRig, name: str) -> QPoint:
    """The middle of something by its name."""
    return centre(rig.find(name))

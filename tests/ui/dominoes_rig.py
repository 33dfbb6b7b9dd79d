"""Dominoes at the table of a real window where computer players wait."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from tests.ui.table_rig import TableRig

NAMES = ("Anna", "Bene", "Vroni", "Xaver")


def new_match(
    rig: TableRig,
    players: Sequence[str] = ("human", "expert"),
    *,
    seed: str = "781abbe0",
    plays: int = 0,
    own_turn: bool = True,
    names: Sequence[str] = NAMES,
    **header: Any,
) -> Match[Any, Any]:
    """Return a match after `plays` tiles have been laid at random, and until it is the first seat's turn."""
    game = rig.application.shelf.plugin("dominoes").game
    seats = [SeatEntry(name, player) for name, player in zip(names, players, strict=False)]
    match: Match[Any, Any] = Match(game, new_match_header(game, seats, seed=seed, **header))
    stream = random.Random(seed)
    while plays > 0 or (own_turn and match.turn() != 0):
        seat = match.turn()
        assert seat is not None, "the match is over"
        choices = match.legal(seat)
        action = choices[int(stream.random() * len(choices))]
        plays -= action.verb == "play"
        match.play(action)
    return match


def bring(rig: TableRig, match: Match[Any, Any]) -> None:
    """Show a match, whose computer players wait; from now on only its table changes it."""
    rig.application.controller.host.show(match)
    rig.table.pause("test")
    rig.table.reveal()
    rig.settle()


def sit(rig: TableRig, players: Sequence[str] = ("human", "expert"), **setup: Any) -> None:
    """Show a new match (see `new_match`)."""
    bring(rig, new_match(rig, players, **setup))


def extra(rig: TableRig) -> dict[str, Any]:
    """What the presenter hands to the table."""
    values: dict[str, Any] = rig.table.property("extra")
    return values


def playable(rig: TableRig) -> list[str]:
    """The ids of the own tiles that can be laid, by slot."""
    zone = f"hand/{rig.table.property('viewSeat')}"
    rows = [row for row in rig.table.pieces.rows if row.zone == zone and row.playable]
    return [row.pieceId for row in sorted(rows, key=lambda row: row.slot)]

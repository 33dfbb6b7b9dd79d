"""The statements that every action needs, built once: building them takes longer than storing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlmodel import Session

from spieltisch.storage.records import Score
from spieltisch.storage.tables import Table

_matches = Table.metadata.tables["matches"]
_actions = Table.metadata.tables["actions"]

_MOVE = (
    update(_matches)
    .where(_matches.c.id == bindparam("match"))
    .values(
        cursor=bindparam("to"),
        scores=bindparam("points", type_=_matches.c.scores.type),
        progress=bindparam("text"),
        updated=bindparam("now", type_=_matches.c.updated.type),
        clock=bindparam("seconds"),
    )
)
_LAST = select(func.max(_actions.c.position)).where(_actions.c.match_id == bindparam("match"))
_CUT = delete(_actions).where(
    _actions.c.match_id == bindparam("match"), _actions.c.position >= bindparam("length")
)
_ADD = insert(_actions)


def move(
    session: Session,
    match_id: int,
    cursor: int,
    scores: Sequence[Score],
    progress: str,
    now: datetime,
    clock: float | None,
) -> bool:
    """Set what changes with every action; return whether there is such a match."""
    values = {
        "match": match_id,
        "to": cursor,
        "points": list(scores),
        "text": progress,
        "now": now,
        "seconds": clock,
    }
    return session.connection().execute(_MOVE, values).rowcount == 1


def count(session: Session, match_id: int) -> int:
    """The number of actions; their positions have no gaps."""
    last = session.connection().execute(_LAST, {"match": match_id}).scalar()
    return 0 if last is None else last + 1


def cut(session: Session, match_id: int, length: int) -> None:
    """Leave the first `length` actions."""
    session.connection().execute(_CUT, {"match": match_id, "length": length})


def add(session: Session, match_id: int, position: int, action: str, auto: bool, clock: float | None) -> None:
    """Add one action."""
    values = {"match_id": match_id, "position": position, "text": action, "auto": auto, "clock": clock}
    session.connection().execute(_ADD, values)

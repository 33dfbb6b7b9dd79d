"""Figures over finished matches."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime

from sqlalchemy import distinct, func
from sqlmodel import Session, col, select

from spieltisch.core.players import HUMAN
from spieltisch.storage.records import MonthSummary, YearSummary
from spieltisch.storage.tables import MatchRow, SeatRow


def year_summary(session: Session, year: int) -> YearSummary:
    """Count the matches with a person in them that were finished in this year of local time."""
    finished = col(MatchRow.finished)
    statement = (
        select(finished, func.count(distinct(col(SeatRow.side))), func.max(SeatRow.won))
        .join(SeatRow, col(SeatRow.match_id) == col(MatchRow.id))
        .where(finished >= _start_of(year), finished < _start_of(year + 1), col(SeatRow.player) == HUMAN)
        .group_by(col(MatchRow.id))
    )
    played = 0
    outcomes: Counter[tuple[int, bool | None]] = Counter()
    for when, sides, won in session.exec(statement):
        played += 1
        if when is not None and sides == 1:
            outcomes[when.astimezone().month, None if won is None else bool(won)] += 1
    months = tuple(
        MonthSummary(month, outcomes[month, True], outcomes[month, False], outcomes[month, None])
        for month in range(1, 13)
    )
    return YearSummary(
        year=year,
        played=played,
        won=sum(month.won for month in months),
        lost=sum(month.lost for month in months),
        tied=sum(month.tied for month in months),
        months=months,
    )


def _start_of(year: int) -> datetime:
    """The first moment of a year where the computer stands, in UTC."""
    return datetime(year, 1, 1).astimezone(UTC)

"""Plates and scores: who begins, how many cards are held, what lies on the table for everyone."""

from __future__ import annotations

from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Extra, Plate, SideScore, UiState
from spieltisch.games.five_hundred import counting, legality
from spieltisch.games.five_hundred.presenter.ending import Ending
from spieltisch.games.five_hundred.presenter.naming import gain
from spieltisch.games.five_hundred.presenter.previews import preview
from spieltisch.games.five_hundred.state import Phase, View


def plates(view: View, ending: Ending | None) -> tuple[Plate, ...]:
    """Return the plates of all seats; at the end of a deal nobody is on turn."""
    acting = () if ending else legality.actors(view.table)
    return tuple(
        Plate(seat, seat, _ended_role(ending, seat) if ending else _role(view, seat), seat in acting)
        for seat in range(view.table.settings.seats)
    )


def _ended_role(ending: Ending, seat: int) -> Message:
    if seat == ending.record.closer:
        return message("five_hundred.plate.closed", who=Seat(seat))
    return message("five_hundred.cards", n=len(ending.record.counts[seat].cards))


def _role(view: View, seat: int) -> Message:
    """Return how many cards a seat holds; in the first round also who begins."""
    table = view.table
    held = message("five_hundred.cards", n=table.hand_sizes[seat])
    if seat != table.starter or not table.first_round or table.phase is Phase.OVER:
        return held
    return message("five_hundred.plate", held=held, role=message("five_hundred.plate.starts", who=Seat(seat)))


def scores(view: View, ui: UiState[View], ending: Ending | None) -> tuple[SideScore, ...]:
    """Return the totals of all seats; the gain is what a preview, or the count, adds."""
    table = view.table
    if ending is not None:
        totals = ending.totals if ending.counted else ending.before
        return tuple(
            SideScore(seat, total, _note(ending, seat), count.total if ending.counted else 0)
            for seat, (total, count) in enumerate(zip(totals, ending.record.counts, strict=True))
        )
    now = preview(view, ui)
    return tuple(
        SideScore(
            seat,
            total,
            None if table.phase is Phase.OVER else message("five_hundred.score.table", points=gain(laid)),
            now.gain if now is not None and now.refused is None and seat == view.seat else 0,
        )
        for seat, (total, laid) in enumerate(zip(table.scores, on_table(view), strict=True))
    )


def _note(ending: Ending, seat: int) -> Message | None:
    if ending.counted:
        return None
    return message("five_hundred.score.table", points=gain(ending.record.counts[seat].laid))


def on_table(view: View) -> tuple[int, ...]:
    """Return what every seat has laid in the running deal."""
    table = view.table
    return tuple(
        counting.laid_points(table.settings, table.melds, seat) for seat in range(table.settings.seats)
    )


def stand_extra(view: View, ending: Ending | None) -> tuple[Extra, ...]:
    """Return `extra["stand"]` (see `extra`)."""
    if ending is not None:
        return tuple(
            {"table": count.laid, "cards": len(count.cards), "penalty": -count.penalty}
            for count in ending.record.counts
        )
    table = view.table
    return tuple(
        {"table": laid, "cards": size, "penalty": -lost}
        for laid, size, lost in zip(on_table(view), table.hand_sizes, table.penalties, strict=True)
    )


def risk_extra(view: View, ui: UiState[View], ending: Ending | None) -> dict[str, Extra] | None:
    """Return `extra["risk"]` (see `extra`): for the seat that looks, while a deal is played."""
    table = view.table
    if view.seat is None or ending is not None or table.phase is Phase.OVER:
        return None
    hand, laid = counting.hand_points(table.settings, view.hand), on_table(view)[view.seat]
    now = preview(view, ui)
    shown = now if now is not None and now.refused is None and now.hand_after is not None else None
    claims = now is not None and now.kind == "claim"
    after = None if shown is None else -(shown.hand_after or 0)
    return {
        "handNow": gain(-hand),
        "handAfter": None if after is None else gain(after),
        "tableNow": gain(laid),
        "tableAfter": gain(laid + now.gain) if now is not None and (shown is not None or claims) else None,
        "label": message(f"five_hundred.risk.{now.kind if now is not None else 'now'}"),
    }

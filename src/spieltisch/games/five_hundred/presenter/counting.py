"""The count at the end of a deal: a row for every seat with all of its parts."""

from __future__ import annotations

from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Extra
from spieltisch.games.five_hundred import counting
from spieltisch.games.five_hundred.presenter.arranging import by_suit
from spieltisch.games.five_hundred.presenter.ending import Ending, ending_title
from spieltisch.games.five_hundred.presenter.naming import gain


def laid_in_own(ending: Ending, seat: int) -> int:
    """Return the points of a seat's cards in the melds that it has laid itself."""
    settings = ending.settings
    return sum(
        counting.place_points(settings, meld, place)
        for meld in ending.record.melds
        if meld.laid_by == seat
        for place, laid in enumerate(meld.cards)
        if laid.owner == seat
    )


def _closed(ending: Ending) -> Message:
    """Say who has closed; the title names the deal already."""
    if ending.record.closer is None:
        return message("five_hundred.count.nobody")
    return ending_title(ending)


def count_extra(ending: Ending) -> dict[str, Extra]:
    """Return `extra["count"]` (see `extra`)."""
    return {
        "title": message("five_hundred.count.title", deal=ending.record.number),
        "closed": _closed(ending),
        "rows": tuple(_row(ending, seat) for seat in range(ending.settings.seats)),
        "columns": _columns(ending),
        "target": ending.settings.target,
        "next": _next(ending),
    }


def _columns(ending: Ending) -> tuple[Extra, ...]:
    """Return the parts that are shown: penalty and bonus only where somebody has one."""
    counts = ending.record.counts
    shown = [
        "laidOwn",
        "laidOther",
        "hand",
        *(["penalty"] if any(count.penalty for count in counts) else []),
        *(["bonus"] if any(count.bonus for count in counts) else []),
        "deal",
        "total",
    ]
    return tuple({"key": key, "label": message(f"five_hundred.count.{key}")} for key in shown)


def _row(ending: Ending, seat: int) -> dict[str, Extra]:
    count, total = ending.record.counts[seat], ending.totals[seat]
    own = laid_in_own(ending, seat)
    target = ending.settings.target
    return {
        "seat": seat,
        "side": seat,
        "name": message("five_hundred.name_of", name=Seat(seat)),
        "laidOwn": gain(own),
        "laidOther": gain(count.laid - own),
        "hand": gain(-count.hand),
        "penalty": gain(-count.penalty),
        "bonus": gain(count.bonus),
        "deal": gain(count.total),
        "total": message("five_hundred.points", points=total),
        "points": total,
        "cards": tuple(card.text for card in by_suit(count.cards)),
        "closer": seat == ending.record.closer,
        "share": max(0.0, min(1.0, total / target)),
        "before": max(0.0, min(1.0, ending.before[seat] / target)),
    }


def _next(ending: Ending) -> Message:
    """Say who begins the next deal, or that the match is over."""
    if ending.final:
        return message("five_hundred.ending.final", target=ending.settings.target)
    return message("five_hundred.ending.starter", who=Seat(ending.next_starter))

"""How a match has ended."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Extra
from spieltisch.games.five_hundred.state import Phase, View


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match in words; `winner` is None where it is shared."""

    winner: int | None
    title: Message
    text: Message


def standing_words(scores: tuple[int, ...]) -> tuple[Message, ...]:
    """Return all totals, the best first: "Anna 520", "Bene 310"."""
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return tuple(message("five_hundred.standing", name=Seat(seat), points=scores[seat]) for seat in order)


def outcome(view: View) -> Outcome | None:
    """Return how the match ended; None while it runs."""
    table = view.table
    if table.phase is not Phase.OVER:
        return None
    best = max(table.scores)
    if table.winner is None:
        leaders = tuple(Seat(seat) for seat, score in enumerate(table.scores) if score == best)
        title = message("five_hundred.result.shared", pair=leaders, points=best)
    else:
        title = message("five_hundred.result.title", who=Seat(table.winner), points=best)
    standing = standing_words(table.scores)
    text = message("five_hundred.result.text", n=table.number, standing=standing)
    return Outcome(table.winner, title, text)


def result_extra(view: View) -> dict[str, Extra] | None:
    """Return `extra["result"]` (see `extra`)."""
    end = outcome(view)
    if end is None:
        return None
    return {"winner": end.winner, "title": end.title, "text": end.text, "scores": view.table.scores}

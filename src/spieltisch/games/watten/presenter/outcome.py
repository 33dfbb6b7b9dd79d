"""How a match has ended."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import Extra
from spieltisch.games.watten.presenter.naming import seats_of
from spieltisch.games.watten.state import Pair, View


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match in words."""

    winner: int
    scores: Pair
    title: Message
    text: Message


def outcome(view: View) -> Outcome | None:
    """Return how the match ended; None while it runs."""
    table = view.table
    winner = table.winner
    if winner is None:
        return None
    won, lost = table.scores[winner], table.scores[1 - winner]
    title = message("watten.result.title", pair=seats_of(winner), won=won, lost=lost)
    tense = lost >= table.settings.tense_from
    text = message("watten.result.close" if tense else "watten.result.rounds", n=table.number)
    return Outcome(winner, table.scores, title, text)


def result_extra(view: View) -> dict[str, Extra] | None:
    """Return `extra["result"]` (see `extra`)."""
    end = outcome(view)
    if end is None:
        return None
    return {"winner": end.winner, "title": end.title, "text": end.text, "scores": end.scores}

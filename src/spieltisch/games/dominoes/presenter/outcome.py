"""How a match has ended."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.core.game import Score
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import Extra
from spieltisch.games.dominoes.playing import IDLE_LIMIT, in_points
from spieltisch.games.dominoes.presenter.naming import of_side, score_words, seats_of
from spieltisch.games.dominoes.state import Table, View


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match in words; `winner` is None on a tie."""

    winner: int | None
    scores: tuple[Score, ...]
    title: Message
    text: Message


def outcome(view: View) -> Outcome | None:
    """Return how the match ended; None while it runs."""
    table = view.table
    if not table.over:
        return None
    scores = tuple(in_points(score) for score in table.scores)
    return Outcome(table.winner, scores, _title(table, scores), _text(table, scores))


def _title(table: Table, scores: tuple[Score, ...]) -> Message:
    if table.winner is None:
        return message("dominoes.result.tie")
    seats = seats_of(table.settings.sides, table.winner)
    return of_side("dominoes.result.title", seats, points=scores[table.winner])


def _text(table: Table, scores: tuple[Score, ...]) -> Message:
    standing = score_words(scores)
    record = table.last_round
    if record is None or record.number != table.number:
        return message(
            "dominoes.result.at_once", n=table.number, scores=standing, target=table.settings.target
        )
    reached = max(scores) >= table.settings.target
    if not reached and table.settings.exact_target and table.settings.target:
        return message("dominoes.result.idle", n=table.number, scores=standing, rounds=IDLE_LIMIT)
    return message("dominoes.result.rounds", n=table.number, scores=standing)


def result_extra(view: View) -> dict[str, Extra] | None:
    """Return `extra["result"]` (see `extra`)."""
    end = outcome(view)
    if end is None:
        return None
    return {"winner": end.winner, "title": end.title, "text": end.text, "scores": end.scores}

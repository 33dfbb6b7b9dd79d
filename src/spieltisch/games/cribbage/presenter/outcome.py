"""How a match has ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Extra
from spieltisch.games.cribbage.records import DOUBLE_SKUNK, SKUNK
from spieltisch.games.cribbage.state import View

Skunk: TypeAlias = Literal["none", "single", "double"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match in words."""

    winner: int
    scores: tuple[int, int]
    skunk: Skunk
    title: Message
    text: Message


def outcome(view: View) -> Outcome | None:
    """Return how the match ended; None while it runs."""
    winner = view.winner
    if winner is None:
        return None
    won, lost = view.scores[winner], view.scores[1 - winner]
    skunk: Skunk = "double" if lost <= DOUBLE_SKUNK else "single" if lost <= SKUNK else "none"
    texts = {
        "none": message("cribbage.result.deals", n=view.deal),
        "single": message("cribbage.result.skunk", lost=lost),
        "double": message("cribbage.result.double_skunk", lost=lost),
    }
    title = message("cribbage.result.title", who=Seat(winner), won=won, lost=lost)
    return Outcome(winner, view.scores, skunk, title, texts[skunk])


def result_extra(view: View) -> dict[str, Extra] | None:
    """Return `extra["result"]` (see `extra`)."""
    end = outcome(view)
    if end is None:
        return None
    return {
        "winner": end.winner,
        "title": end.title,
        "text": end.text,
        "scores": end.scores,
        "skunk": end.skunk,
    }

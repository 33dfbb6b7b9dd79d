"""Points and events on the way from one state to the next."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.cards import Card
from spieltisch.core.events import Event, Fact, event, score_event
from spieltisch.games.cribbage.records import TARGET, Pair
from spieltisch.games.cribbage.state import State

SKUNK = 90
"""With at most this the loser is skunked; a figure for statistics, not worth anything in the match."""
DOUBLE_SKUNK = 60


def texts(cards: Sequence[Card]) -> tuple[str, ...]:
    """Return the notation of cards as a fact of an event."""
    return tuple(card.text for card in cards)


class Ledger:
    """Collects the events of one action and moves the pegs."""

    def __init__(self, state: State) -> None:
        self.deal = state.deal
        self.scores: Pair = state.scores
        self.back_pegs: Pair = state.back_pegs
        self.events: list[Event] = []
        self.winner: int | None = None

    def note(self, type_: str, /, **facts: Fact) -> None:
        """Add an event of the running deal."""
        self.events.append(event(type_, deal=self.deal, **facts))

    def award(self, side: int, parts: Sequence[tuple[str, int, dict[str, Fact]]]) -> None:
        """Peg one count of one or several parts (reason, points, further facts), an event each.

        The count is one in the rules' sense: all its parts are told, the total is capped at 121 (`raw` is
        not), and the match is over once the whole count has reached it.
        """
        before = raw = self.scores[side]
        for reason, points, facts in parts:
            raw += points
            self.events.append(
                score_event(side, points, reason, deal=self.deal, total=min(raw, TARGET), raw=raw, **facts)
            )
        if raw == before:
            return
        self.scores = _with(self.scores, side, min(raw, TARGET))
        self.back_pegs = _with(self.back_pegs, side, before)
        if raw >= TARGET:
            self._finish(side)

    def _finish(self, winner: int) -> None:
        self.winner = winner
        loser = self.scores[1 - winner]
        self.note(
            "over",
            winner=winner,
            scores=self.scores,
            margin=TARGET - loser,
            skunk=(loser <= SKUNK) + (loser <= DOUBLE_SKUNK),
        )


def _with(pair: Pair, side: int, number: int) -> Pair:
    return (number, pair[1]) if side == 0 else (pair[0], number)

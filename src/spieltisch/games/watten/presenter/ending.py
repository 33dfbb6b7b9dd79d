"""The end of a round, which waits for the person: who won it, how, and what it was worth.

When a round ends the rules deal the next one at once. Until the person has looked, the table shows what was
public at the end of the last one: its last trick, the tricks won, and backs for the cards nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spieltisch.core.events import Event
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Extra, Steps, UiState
from spieltisch.games.watten.presenter.naming import seats_of
from spieltisch.games.watten.ranking import Ranking
from spieltisch.games.watten.state import HAND_SIZE, SEATS, Pair, Phase, RoundRecord, View, pair_of

_AFTERWARDS: Final = ("deal", "over")
"""The events that tell what comes after the end of a round."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a round as it is looked at. `scores` are those after it, `final` if it ended the match."""

    record: RoundRecord
    ranking: Ranking
    dealer: int
    scores: Pair
    final: bool

    @property
    def won_before(self) -> Pair:
        """The tricks that lie on the piles: all but the one still lying in the middle."""
        first, second = self.record.tricks
        winner = self.record.trick.winner
        if winner is None:
            return first, second
        return (first - 1, second) if pair_of(winner) == 0 else (first, second - 1)

    def hand_size(self, seat: int) -> int:
        """Return how many cards the seat still held."""
        trick = self.record.trick
        played = sum(self.record.tricks) + (trick.winner is None and seat in trick.seats)
        return HAND_SIZE - played


def ending_of(view: View) -> Ending | None:
    """Return the end of a round that has just come: nobody has announced anything in the next one."""
    table = view.table
    record = table.last_round
    if record is None:
        return None
    ranking = Ranking.of(table.settings, record.rank, record.trump)
    if table.phase is Phase.OVER:
        return Ending(record, ranking, table.dealer, table.scores, final=True)
    if table.phase is Phase.RANK:
        return Ending(record, ranking, (table.dealer - 1) % SEATS, table.scores, final=False)
    return None


def current_ending(view: View, ui: UiState[View]) -> Ending | None:
    """Return the end of a round the person has still to look at."""
    return ending_of(view) if ui.step == 0 else None


def ending_steps(ending: Ending) -> Steps:
    """Return the one step with the label of its button."""
    if ending.final:
        return Steps(0, 1, message("watten.end.result"))
    return Steps(0, 1, message("watten.end.next_round"))


def untold(recent: Sequence[Event]) -> int:
    """Return how many of the newest events tell what comes after the end of the round."""
    ahead = (place for place, event in enumerate(recent) if event.type in _AFTERWARDS)
    return len(recent) - next(ahead, len(recent))


def ending_title(record: RoundRecord) -> Message:
    """Say who won the round, and how: "Anna and Vroni win the round 3 : 1"."""
    winners = seats_of(record.side)
    if record.folded is not None:
        gain = message("watten.end.gain", n=record.points, pair=winners)
        return message("watten.end.folded", who=Seat(record.folded), gain=gain)
    won, lost = record.tricks[record.side], record.tricks[1 - record.side]
    return message("watten.end.won", pair=winners, won=won, lost=lost)


def ending_text(ending: Ending) -> Message:
    """Say what the round was worth and how the match stands, in the order of the scores at the table."""
    first, second = ending.scores
    if ending.record.folded is not None:  # the title has the points
        return message("watten.end.score", first=first, second=second)
    return message("watten.end.worth", n=ending.record.points, first=first, second=second)


def ending_extra(ending: Ending, view: View) -> dict[str, Extra]:
    """Return `extra["end"]` (see `extra`)."""
    record = ending.record
    own = None if view.seat is None else pair_of(view.seat) == record.side
    return {
        "round": record.number,
        "side": record.side,
        "own": own,
        "folded": record.folded,
        "title": ending_title(record),
        "text": ending_text(ending),
        "points": record.points,
        "points_label": message("watten.end.points", n=record.points),
        "tricks": record.tricks,
        "scores": ending.scores,
        "final": ending.final,
    }

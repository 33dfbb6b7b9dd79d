"""The end of a round, which waits for the person: who went out, all hands, the count and the points.

When a round ends the rules deal the next one at once. Until the person has looked, the table shows the last
one: its line, its boneyard and the tiles that were left in every hand, which are public now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spieltisch.core.events import Event
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Extra, Steps, UiState
from spieltisch.games.dominoes.playing import in_points
from spieltisch.games.dominoes.presenter.counting import count_words
from spieltisch.games.dominoes.presenter.naming import gain
from spieltisch.games.dominoes.scoring import pips, side_pips
from spieltisch.games.dominoes.settings import Settings
from spieltisch.games.dominoes.state import HalfPoints, RoundRecord, View

_AFTERWARDS: Final = ("deal", "over")
"""The events that tell what comes after the end of a round."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a round as it is looked at. `scores` are those after it, `final` if it ended the match."""

    settings: Settings
    record: RoundRecord
    scores: tuple[HalfPoints, ...]
    final: bool


def ending_of(view: View) -> Ending | None:
    """Return the end of a round that has just come: nobody has done anything in the next one."""
    table = view.table
    record = table.last_round
    if record is None:
        return None
    fresh = record.number == table.number if table.over else not table.moves
    return Ending(table.settings, record, table.scores, table.over) if fresh else None


def current_ending(view: View, ui: UiState[View]) -> Ending | None:
    """Return the end of a round the person has still to look at."""
    return ending_of(view) if ui.step == 0 else None


def ending_steps(ending: Ending) -> Steps:
    """Return the one step with the label of its button."""
    return Steps(0, 1, message("dominoes.round.result" if ending.final else "dominoes.round.next"))


def untold(recent: Sequence[Event]) -> int:
    """Return how many of the newest events tell what comes after the end of the round."""
    ahead = (place for place, event in enumerate(recent) if event.type in _AFTERWARDS)
    return len(recent) - next(ahead, len(recent))


def ending_title(ending: Ending) -> Message:
    """Say how the round ended."""
    out = ending.record.out
    if out is None:
        return message("dominoes.round.blocked")
    return message("dominoes.round.out", who=Seat(out))


def ending_text(ending: Ending) -> Message:
    """Say how the round was counted."""
    return count_words(ending.settings, ending.record)


def ending_extra(ending: Ending) -> dict[str, Extra]:
    """Return `extra["end"]` (see `extra`)."""
    settings, record = ending.settings, ending.record
    counts = side_pips(settings, record.hands)
    return {
        "round": record.number,
        "out": record.out,
        "blocked": record.out is None,
        "title": ending_title(ending),
        "text": ending_text(ending),
        "hands": tuple(
            {
                "seat": seat,
                "side": settings.side_of(seat),
                "tiles": tuple(tile.text for tile in hand),
                "pips": pips(hand),
                "label": message("dominoes.pips", n=pips(hand)),
                "out": seat == record.out,
            }
            for seat, hand in enumerate(record.hands)
        ),
        "sides": tuple(
            {
                "side": side,
                "pips": counts[side],
                "gain": in_points(record.gains[side]),
                "gain_label": gain(in_points(record.gains[side])),
                "points": in_points(ending.scores[side]),
            }
            for side in range(settings.side_count)
        ),
        "final": ending.final,
    }

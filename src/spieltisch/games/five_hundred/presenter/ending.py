"""The end of a deal, which waits for the person: first the open hands, then the count of every seat.

When a deal ends the rules deal the next one at once. Until the person has looked, the table shows the melds
and hands of the last one, which are public now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spieltisch.core.events import Event
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Steps, UiState
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import DealRecord, Phase, View

HANDS_STEP: Final = 0
COUNT_STEP: Final = 1
_STEPS: Final = 2

_AFTER_HANDS: Final = ("count",)
_AFTER_COUNT: Final = ("deal", "over")
"""The events that a step has not told yet: the first of these and all that follow."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a deal as it is looked at.

    `before` and `totals` are the scores before and after the count, `final` if it ended the match;
    `next_starter` begins the next deal. `face_down`: the closer discarded the last card, not laid it.
    """

    settings: Settings
    record: DealRecord
    before: tuple[int, ...]
    totals: tuple[int, ...]
    final: bool
    next_starter: int
    face_down: bool
    step: int

    @property
    def counted(self) -> bool:
        """Whether the count is shown."""
        return self.step == COUNT_STEP


def fresh_record(view: View) -> DealRecord | None:
    """Return the deal that has just ended: nobody has done anything in the next one."""
    table = view.table
    record = table.last_deal
    if record is None or table.phase is Phase.OVER:
        return record
    begun = table.turns > 1 or table.phase is not Phase.DRAW
    return None if begun or record.number != table.number - 1 else record


def current_ending(view: View, ui: UiState[View]) -> Ending | None:
    """Return the end of a deal the person has still to look at."""
    record = fresh_record(view)
    if record is None or ui.step >= _STEPS:
        return None
    table = view.table
    return Ending(
        settings=table.settings,
        record=record,
        before=tuple(score - count.total for score, count in zip(table.scores, record.counts, strict=True)),
        totals=table.scores,
        final=table.phase is Phase.OVER,
        next_starter=table.starter,
        face_down=record.closer is not None and not _laid_last(ui.recent),
        step=ui.step,
    )


def _laid_last(recent: Sequence[Event]) -> bool:
    """Whether the newest action laid a card: then the deal was closed without a discard."""
    return any(event.type in ("melded", "laid") for event in recent)


def ending_steps(ending: Ending) -> Steps:
    """Return the steps with the label of the button that goes on."""
    after = "result" if ending.final else "next"
    label = after if ending.counted else "count"
    return Steps(ending.step, _STEPS, message(f"five_hundred.ending.{label}"))


def untold(recent: Sequence[Event], ending: Ending) -> int:
    """Return how many of the newest events the steps have not told yet."""
    later = _AFTER_COUNT if ending.counted else (*_AFTER_HANDS, *_AFTER_COUNT)
    ahead = (place for place, event in enumerate(recent) if event.type in later)
    return len(recent) - next(ahead, len(recent))


def ending_title(ending: Ending) -> Message:
    """Say how the deal ended."""
    closer = ending.record.closer
    if closer is None:
        return message("five_hundred.ending.nobody", deal=ending.record.number)
    return message("five_hundred.ending.closed", who=Seat(closer))


def ending_text(ending: Ending) -> Message:
    """Say what comes now: the hands are counted, or who begins the next deal."""
    if not ending.counted:
        why = "hands" if ending.record.closer is not None else "hands_nobody"
        return message(f"five_hundred.ending.{why}")
    if ending.final:
        return message("five_hundred.ending.final", target=ending.settings.target)
    return message("five_hundred.ending.starter", who=Seat(ending.next_starter))

"""What screen readers say about the newest action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from spieltisch.core.eventfacts import number_of, seat_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import UiState
from spieltisch.games.five_hundred.presenter.ending import (
    Ending,
    ending_text,
    ending_title,
    fresh_record,
)
from spieltisch.games.five_hundred.presenter.naming import gain
from spieltisch.games.five_hundred.presenter.outcome import standing_words
from spieltisch.games.five_hundred.presenter.story import (
    deal_title,
    discarded_text,
    drawn_text,
    laid_text,
    melded_text,
    over_text,
    reshuffled_text,
    took_text,
)
from spieltisch.games.five_hundred.state import View

_TOLD_AT_THE_END: Final = ("count", "score", "closed")


def announcements(view: View, ui: UiState[View], ending: Ending | None) -> tuple[Message, ...]:
    """Return a short sentence for each event worth hearing, in order.

    The end of a deal is told step by step, and the next deal after that.
    """
    recent, seen = ui.recent, view.table.settings.whole_pile_visible
    after = next((i for i, event in enumerate(recent) if event.type in ("deal", "over")), len(recent))
    if ending is None:
        return tuple(_tell(recent[after:] if fresh_record(view) else recent, seen=seen))
    if ending.counted:
        return (*standing_words(ending.totals), ending_text(ending))
    return (*_tell(recent[:after], seen=seen), ending_title(ending), ending_text(ending))


def _tell(events: Sequence[Event], *, seen: bool) -> Iterator[Message]:
    """Tell the events; `seen`: whether the table shows the whole pile."""
    for event in events:
        if event.type == "took_pile":
            yield took_text(event, seen=seen)
        elif event.type not in _TOLD_AT_THE_END:
            yield from _sentences(event)


def _sentences(event: Event) -> Iterator[Message]:
    plain = _PLAIN.get(event.type)
    if plain is not None:
        yield plain(event)
    elif event.type in _SCORING:
        text = melded_text(event) if event.type == "melded" else laid_text(event)
        points = gain(number_of(event, "points"))
        yield message("five_hundred.say.points", text=text, points=points)
    elif event.type == "penalty":
        points = gain(-number_of(event, "points"))
        yield message("five_hundred.say.penalty", who=seat_of(event), points=points)
    if event.type == "discarded" and event["claim"]:
        yield message("five_hundred.say.claimable")


_SCORING: Final = ("melded", "laid", "swapped", "claim_laid")
_PLAIN: Final[Mapping[str, Callable[[Event], Message]]] = {
    "deal": deal_title,
    "drawn": drawn_text,
    "took": took_text,
    "discarded": discarded_text,
    "reshuffled": reshuffled_text,
    "over": over_text,
}
"""The events that are told in the words of the log."""

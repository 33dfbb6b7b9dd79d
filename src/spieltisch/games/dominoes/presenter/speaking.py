"""What screen readers say about the newest action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spieltisch.core.eventfacts import number_of, seat_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import UiState
from spieltisch.games.dominoes.line import END_NAMES
from spieltisch.games.dominoes.playing import in_points
from spieltisch.games.dominoes.presenter.ending import Ending, ending_of, ending_text, ending_title, untold
from spieltisch.games.dominoes.presenter.facts import points_of, tile_of
from spieltisch.games.dominoes.presenter.naming import end_words, of_side, seats_of
from spieltisch.games.dominoes.presenter.story import (
    deal_title,
    is_line_score,
    opener_reason,
    over_text,
    passed_text,
)
from spieltisch.games.dominoes.state import View


def announcements(view: View, ui: UiState[View], ending: Ending | None) -> tuple[Message, ...]:
    """Return a short sentence for each event worth hearing, in order.

    The end of a round is told when it is looked at, and the next deal after that.
    """
    recent, sides = ui.recent, view.table.settings.sides
    ahead = len(recent) - untold(recent)
    if ending is not None:
        return (*_tell(recent[:ahead], sides), ending_title(ending), ending_text(ending), *_gains(ending))
    return tuple(_tell(recent[ahead:] if ending_of(view) else recent, sides))


def _gains(ending: Ending) -> Iterator[Message]:
    """Yield the scores after the round, side by side."""
    for side, score in enumerate(ending.scores):
        seats = seats_of(ending.settings.sides, side)
        yield of_side("dominoes.say.score", seats, points=in_points(score))


def _tell(events: Sequence[Event], sides: Sequence[int]) -> Iterator[Message]:
    for event in events:
        yield from _sentences(event, sides)


def _sentences(event: Event, sides: Sequence[int]) -> Iterator[Message]:
    kind = event.type
    if kind == "deal":
        yield deal_title(event)
        why = opener_reason(event)
        if why is not None:
            yield why
    elif kind == "played":
        yield _played(event)
    elif kind == "drawn":
        yield message("dominoes.say.draws", who=seat_of(event), n=number_of(event, "boneyard"))
    elif kind == "passed":
        yield passed_text(event)
    elif kind == "score" and is_line_score(event):
        seats = seats_of(sides, number_of(event, "side"))
        yield of_side("dominoes.say.scores", seats, points=points_of(event, "points"))
    elif kind == "over":
        yield over_text(event, sides)


def _played(event: Event) -> Message:
    who, tile = seat_of(event), tile_of(event)
    end = next((name for name in END_NAMES if name == event["end"]), None)
    if end is None:
        return message("dominoes.say.opens", who=who, tile=tile)
    return message("dominoes.say.lays", who=who, tile=tile, end=end_words(end))

"""The score details: a section for every round, with its announcements, tricks, raises and points."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.eventfacts import number_of, seat_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, MessageValue, message
from spieltisch.core.presentation import DetailRow, DetailSection
from spieltisch.games.watten.presenter.facts import pair_of_numbers, rank_of, suit_of


def score_details(events: Sequence[Event]) -> tuple[DetailSection, ...]:
    """List the finished rounds of the match, oldest first."""
    sections: list[DetailSection] = []
    raises: list[Event] = []
    right = ""
    folded: Event | None = None
    ended: Event | None = None
    for event in events:
        if event.type == "deal":
            raises, folded = [], None
        elif event.type == "announced" and event["what"] == "trump":
            right = str(event["right"])
        elif event.type == "raised":
            raises.append(event)
        elif event.type == "folded":
            folded = event
        elif event.type == "round":
            ended = event
        elif event.type == "score" and ended is not None:
            row = DetailRow(
                message("watten.details.list", items=_told(event, raises, folded)),
                (right,),
                number_of(event, "side"),
                number_of(event, "points"),
                number_of(event, "total"),
            )
            sections.append(DetailSection(_title(ended), (row,)))
    return tuple(sections)


def _title(ended: Event) -> Message:
    return message(
        "watten.details.round",
        round=number_of(ended, "round"),
        rank=rank_of(ended, "rank"),
        suit=suit_of(ended, "trump"),
    )


def _told(score: Event, raises: Sequence[Event], folded: Event | None) -> tuple[MessageValue, ...]:
    """Tell tricks and raises in order, and who gave up."""
    side = number_of(score, "side")
    tricks = pair_of_numbers(score, "tricks")
    told = []
    if any(tricks):
        told.append(message("watten.details.tricks", won=tricks[side], lost=tricks[1 - side]))
    told += [
        message("watten.details.raised", who=seat_of(one), stake=number_of(one, "offered")) for one in raises
    ]
    if folded is not None:
        told.append(message("watten.details.folded", who=seat_of(folded)))
    return tuple(told)

"""The score details: a section for every counted deal, with what each seat laid, held and lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spieltisch.core.eventfacts import hands_of, number_of, seat_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import DetailRow, DetailSection
from spieltisch.games.five_hundred.presenter.facts import melded_of, shown_of
from spieltisch.games.five_hundred.presenter.story import score_text


def score_details(events: Sequence[Event], sides: Sequence[int]) -> tuple[DetailSection, ...]:
    """List the counted deals of the match, oldest first."""
    del sides
    starts = [place for place, event in enumerate(events) if event.type == "deal"]
    deals = [events[start:end] for start, end in zip(starts, [*starts[1:], len(events)], strict=True)]
    return tuple(section for one in deals for section in _section(one))


def _section(events: Sequence[Event]) -> Iterator[DetailSection]:
    ended = next((event for event in events if event.type == "count"), None)
    if ended is not None:
        yield DetailSection(_title(ended), tuple(_rows(events, ended)))


def _title(ended: Event) -> Message:
    number = number_of(ended, "number")
    if ended["closer"] is None:
        return message("five_hundred.details.counted", deal=number)
    return message("five_hundred.details.closed", deal=number, who=seat_of(ended, "closer"))


def _rows(events: Sequence[Event], ended: Event) -> Iterator[DetailRow]:
    hands = hands_of(ended)
    laid = _laid_cards(events, len(hands))
    for event in events:
        if event.type != "score":
            continue
        side = number_of(event, "side")
        pieces = {"laid": laid[side], "hand": hands[side]}.get(str(event["reason"]), ())
        yield DetailRow(
            score_text(event), tuple(pieces), side, number_of(event, "points"), number_of(event, "total")
        )


def _laid_cards(events: Sequence[Event], seats: int) -> list[list[str]]:
    """Return the cards that lie on the table for each seat at the end; a swapped joker lies no more."""
    laid: list[list[str]] = [[] for _seat in range(seats)]
    standing: dict[tuple[int, str], int] = {}
    for event in events:
        if event.type == "melded":
            seat, number = number_of(event, "seat"), number_of(event, "meld")
            for shown in melded_of(event):
                laid[seat].append(shown.held.text)
                if shown.joker:
                    standing[number, shown.card.text] = seat
        elif event.type in ("laid", "claim_laid", "swapped"):
            seat, number, shown = number_of(event, "seat"), number_of(event, "meld"), shown_of(event)
            laid[seat].append(shown.held.text)
            if shown.joker:
                standing[number, shown.card.text] = seat
            elif event.type == "swapped":
                laid[standing.pop((number, shown.card.text))].remove("*")
    return laid

"""What screen readers say about the newest action, and what stands in bubbles beside the plates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from spieltisch.core.eventfacts import number_of, seat_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import UiState
from spieltisch.games.watten.presenter.ending import Ending, ending_of, ending_text, ending_title, untold
from spieltisch.games.watten.presenter.facts import card_of, pair_of_numbers, rank_of, suit_of
from spieltisch.games.watten.presenter.naming import named, seats_of
from spieltisch.games.watten.presenter.story import deal_title
from spieltisch.games.watten.state import SEATS, View


def announcements(view: View, ui: UiState[View], ending: Ending | None) -> tuple[Message, ...]:
    """Return a short sentence for each event worth hearing, in order.

    The end of a round is told when it is looked at, and the next deal after that.
    """
    recent = ui.recent
    ahead = len(recent) - untold(recent)
    if ending is not None:
        return (*_tell(recent[:ahead]), ending_title(ending.record), ending_text(ending))
    return _tell(recent[ahead:] if ending_of(view) else recent)


def _tell(events: Iterable[Event]) -> tuple[Message, ...]:
    return tuple(sentence for event in events for sentence in _sentences(event))


def _sentences(event: Event) -> Iterator[Message]:
    kind = event.type
    if kind == "deal":
        yield deal_title(event)
    elif kind == "first_dealer":
        yield message("watten.log.first_dealer", who=seat_of(event, "dealer"))
    elif kind == "announced":
        yield _announced(event)
    elif kind == "played":
        yield message("watten.say.played", who=seat_of(event), card=named(card_of(event)))
    elif kind == "trick":
        first, second = pair_of_numbers(event, "won")
        yield message("watten.say.trick", who=seat_of(event), first=first, second=second)
    elif kind == "timeout":
        yield message("watten.log.timeout", who=seat_of(event))
    elif kind == "over":
        yield message("watten.say.over", pair=seats_of(number_of(event, "winner")))
    else:
        yield from _about_the_stake(event)


def _announced(event: Event) -> Message:
    if event["what"] == "rank":
        return message("watten.log.rank", who=seat_of(event), rank=rank_of(event))
    return message("watten.log.trump", who=seat_of(event), suit=suit_of(event))


def _about_the_stake(event: Event) -> Iterator[Message]:
    if event.type == "raised":
        key = "watten.log.raised_again" if event["counter"] else "watten.log.raised"
        yield message(key, who=seat_of(event), stake=number_of(event, "offered"))
    elif event.type == "held":
        yield message("watten.log.held", who=seat_of(event), stake=number_of(event, "stake"))
    elif event.type == "folded":
        yield message("watten.log.folded", who=seat_of(event))


def bubbles(recent: Sequence[Event]) -> tuple[Message | None, ...]:
    """Return by seat what it has just said aloud; None for silence."""
    said: dict[int, Message] = {}
    for event in recent:
        words = _words(event)
        if words is not None:
            said[number_of(event, "seat")] = words
    return tuple(said.get(seat) for seat in range(SEATS))


def _words(event: Event) -> Message | None:
    if event.type == "announced" and event["what"] == "rank":
        return message("watten.said.rank", rank=rank_of(event))
    if event.type == "announced":
        return message("watten.said.trump", suit=suit_of(event))
    if event.type == "raised":
        return message("watten.said.raise_again" if event["counter"] else "watten.said.raise")
    return {"held": message("watten.said.hold"), "folded": message("watten.said.fold")}.get(event.type)

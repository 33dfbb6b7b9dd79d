"""What screen readers say about the newest action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from spieltisch.core.eventfacts import number_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import UiState
from spieltisch.games.cribbage.presenter.facts import card_of, cards_of, seat_of
from spieltisch.games.cribbage.presenter.naming import reason_worth
from spieltisch.games.cribbage.presenter.show import Moment, due_show, moments, untold
from spieltisch.games.cribbage.state import View


def announcements(
    view: View, ui: UiState[View], moment: Moment | None, asked: Sequence[Message]
) -> tuple[Message, ...]:
    """Return a short sentence for each event worth hearing, in order; a step of a show says what it `asked`.

    The first step also tells what came before the show, and nothing tells a count ahead of its step.
    """
    recent = ui.recent
    if moment is not None:
        before = recent[: len(recent) - untold(moments(moment.record)[0], recent)] if ui.step == 0 else ()
        return (*_tell(event for event in before if event.type != "show"), *asked)
    record = due_show(view)
    if record is not None:
        recent = recent[len(recent) - untold(moments(record)[-1], recent) :]
    return _tell(recent)


def _tell(events: Iterable[Event]) -> tuple[Message, ...]:
    return tuple(sentence for event in events for sentence in _sentences(event))


def _sentences(event: Event) -> Iterator[Message]:
    kind = event.type
    if kind == "cut_for_deal":
        yield message("cribbage.log.cut_for_deal", who=seat_of(event), card=card_of(event))
    elif kind == "tie":
        yield message("cribbage.log.tie")
    elif kind == "deal":
        who = Seat(number_of(event, "dealer"))
        yield message("cribbage.log.deal", deal=number_of(event, "deal"), who=who)
    elif kind == "discarded":
        yield message("cribbage.log.discarded", who=seat_of(event))
    elif kind == "starter":
        yield message("cribbage.say.starter", card=card_of(event))
    elif kind == "played":
        count = number_of(event, "count")
        yield message("cribbage.say.played", who=seat_of(event), card=card_of(event), count=count)
    elif kind == "go":
        yield message("cribbage.log.go", who=seat_of(event))
    else:
        yield from _points(event)


def _points(event: Event) -> Iterator[Message]:
    if event.type == "score" and event.get("phase") == "play":
        worth = reason_worth(str(event["reason"]), number_of(event, "points"), cards_of(event))
        yield message("cribbage.say.scored", who=seat_of(event), worth=worth)
    elif event.type == "over":
        yield message("cribbage.say.over", who=Seat(number_of(event, "winner")))

"""What screen readers say about the newest action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spieltisch.core.events import Event
from spieltisch.core.messages import Message, Seat, message
from spieltisch.games.cribbage.presenter.facts import card_of, cards_of, number_of, seat_of
from spieltisch.games.cribbage.presenter.naming import holding_title, reason_worth


def announcements(recent: Sequence[Event]) -> tuple[Message, ...]:
    """Return a short sentence for each event worth hearing, in order."""
    return tuple(sentence for event in recent for sentence in _sentences(event))


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
    elif event.type == "show":
        side = number_of(event, "side")
        title = holding_title(side, "crib" if event["of"] == "crib" else "hand")
        yield message("cribbage.show.prompt.total", title=title, n=number_of(event, "points"))
    elif event.type == "over":
        yield message("cribbage.say.over", who=Seat(number_of(event, "winner")))

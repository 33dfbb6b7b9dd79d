"""The match told from its events: the running log, score details and announcements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from spieltisch.core.cards import Card
from spieltisch.core.eventfacts import number_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, MessageValue, Seat, message
from spieltisch.core.presentation import DetailRow, DetailSection, LogLine
from spieltisch.games.cribbage.presenter.facts import card_of, cards_of, seat_of
from spieltisch.games.cribbage.presenter.naming import holding_title, reason_name, reason_phrase

_HANDS: Final = 2


def log_lines(events: Sequence[Event]) -> tuple[LogLine, ...]:
    """Tell the match so far, oldest first."""
    return tuple(_Log(events).lines())


class _Log:
    """Walks through the events once; what belongs together becomes one line."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._lines: list[LogLine] = []
        self._dealer = 0
        self._laid = 0
        self._in_show = False
        self._tellers: dict[str, Callable[[Event], Iterator[LogLine]]] = {
            "start": self._start,
            "cut_for_deal": self._cut_for_deal,
            "tie": self._tie,
            "first_dealer": self._first_dealer,
            "deal": self._deal,
            "cut_pack": self._cut_pack,
            "discarded": self._discarded,
            "starter": self._starter,
            "played": self._played,
            "go": self._go,
            "show": self._show,
            "over": self._over,
        }

    def lines(self) -> list[LogLine]:
        """Return the lines."""
        number = 0
        while number < len(self._events):
            event = self._events[number]
            number += 1
            if event.type == "score":
                group = [event, *self._same_count(number)]
                number += len(group) - 1
                if event.get("phase") == "play":
                    self._lines.append(_scored(group))
            elif event.type in self._tellers:
                self._lines.extend(self._tellers[event.type](event))
        return self._lines

    def _same_count(self, start: int) -> Iterator[Event]:
        """Yield the score events that follow for the same side."""
        side = self._events[start - 1]["side"]
        for event in self._events[start:]:
            if event.type != "score" or event["side"] != side:
                return
            yield event

    def _start(self, event: Event) -> Iterator[LogLine]:
        scores = event.get("scores", ())
        if isinstance(scores, tuple) and any(scores):
            first, second = (score if isinstance(score, int) else 0 for score in scores)
            yield LogLine(message("cribbage.log.start", first=first, second=second), "subtle")

    def _cut_for_deal(self, event: Event) -> Iterator[LogLine]:
        yield LogLine(message("cribbage.log.cut_for_deal", who=seat_of(event), card=card_of(event)))

    def _tie(self, _event: Event) -> Iterator[LogLine]:
        yield LogLine(message("cribbage.log.tie"), "subtle")

    def _first_dealer(self, event: Event) -> Iterator[LogLine]:
        yield LogLine(message("cribbage.log.first_dealer", who=Seat(number_of(event, "dealer"))))

    def _deal(self, event: Event) -> Iterator[LogLine]:
        self._dealer = number_of(event, "dealer")
        self._laid = 0
        self._in_show = False
        title = message("cribbage.log.deal", deal=number_of(event, "deal"), who=Seat(self._dealer))
        yield LogLine(title, "heading")

    def _cut_pack(self, event: Event) -> Iterator[LogLine]:
        yield LogLine(message("cribbage.log.cut_pack", who=seat_of(event)), "subtle")

    def _discarded(self, event: Event) -> Iterator[LogLine]:
        self._laid += 1
        if self._laid < _HANDS:
            yield LogLine(message("cribbage.log.discarded", who=seat_of(event)))
        else:
            self._lines.pop()  # the first discard: both become one line
            yield LogLine(message("cribbage.log.crib", who=Seat(self._dealer)))

    def _starter(self, event: Event) -> Iterator[LogLine]:
        pone = Seat(1 - self._dealer)
        yield LogLine(message("cribbage.log.starter", who=pone, card=card_of(event)))

    def _played(self, event: Event) -> Iterator[LogLine]:
        text = message("cribbage.log.played", who=seat_of(event), card=card_of(event))
        yield LogLine(text, value=str(number_of(event, "count")))

    def _go(self, event: Event) -> Iterator[LogLine]:
        yield LogLine(
            message("cribbage.log.go", who=seat_of(event)), "subtle", value=str(number_of(event, "count"))
        )

    def _show(self, event: Event) -> Iterator[LogLine]:
        if not self._in_show:
            self._in_show = True
            yield LogLine(message("cribbage.log.show", deal=number_of(event, "deal")), "heading")
        side = number_of(event, "side")
        title = holding_title(side, "crib" if event["of"] == "crib" else "hand")
        text = message("cribbage.log.counted", title=title, cards=cards_of(event))
        points = number_of(event, "points")
        yield LogLine(text, value=f"+{points}" if points else "0", side=side)

    def _over(self, event: Event) -> Iterator[LogLine]:
        winner = number_of(event, "winner")
        scores = event["scores"]
        pair = (
            [score if isinstance(score, int) else 0 for score in scores] if isinstance(scores, tuple) else []
        )
        won, lost = pair[winner], pair[1 - winner]
        title = message("cribbage.log.over", who=Seat(winner), won=won, lost=lost)
        yield LogLine(title, "heading", side=winner)


def _scored(group: Sequence[Event]) -> LogLine:
    side = number_of(group[0], "side")
    reasons = tuple(reason_phrase(str(event["reason"]), cards_of(event)) for event in group)
    points = sum(number_of(event, "points") for event in group)
    text = message("cribbage.log.scored", who=Seat(side), points=points, reasons=reasons)
    return LogLine(text, "points", side=side)


def score_details(events: Sequence[Event]) -> tuple[DetailSection, ...]:
    """List every score event, a section for each deal in which points were made."""
    sections: list[DetailSection] = []
    title = message("cribbage.phase.cut_for_deal")
    rows: list[DetailRow] = []
    for event in events:
        if event.type == "deal":
            if rows:
                sections.append(DetailSection(title, tuple(rows)))
            rows = []
            dealer = Seat(number_of(event, "dealer"))
            title = message("cribbage.log.deal", deal=number_of(event, "deal"), who=dealer)
        elif event.type == "score":
            rows.append(_detail(event))
    if rows:
        sections.append(DetailSection(title, tuple(rows)))
    return tuple(sections)


def _detail(event: Event) -> DetailRow:
    cards = cards_of(event)
    return DetailRow(
        _detail_text(event, cards),
        tuple(card.text for card in cards),
        number_of(event, "side"),
        number_of(event, "points"),
        number_of(event, "total"),
    )


def _detail_text(event: Event, cards: tuple[Card, ...]) -> Message:
    reason = str(event["reason"])
    if event.get("phase") != "show":
        return message("cribbage.details.play", reason=reason_phrase(reason, cards))
    found = event.get("combinations", ())
    times = len(found) if isinstance(found, tuple) else 1
    place = message("cribbage.crib") if event["of"] == "crib" else message("cribbage.hand")
    args: dict[str, MessageValue] = {"place": place, "reason": reason_name(reason)}
    if times > 1:
        return message("cribbage.details.show_times", times=times, **args)
    return message("cribbage.details.show", **args)

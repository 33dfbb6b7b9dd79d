"""The show as steps: one for every combination of every hand, and an overview at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spieltisch.core.events import Event
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import Extra, Steps, UiState
from spieltisch.games.cribbage.presenter.naming import holding_title, reason_name, reason_phrase
from spieltisch.games.cribbage.records import TARGET, Combination, HandCount, Holding, ShowRecord
from spieltisch.games.cribbage.state import Phase, View


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of the show: `shown` combinations of the count number `stage` are told.

    In the overview `stage` is the number of counts: all of them are done.
    """

    record: ShowRecord
    stage: int
    shown: int

    @property
    def overview(self) -> bool:
        """Whether this is the last step, which shows all counts at once."""
        return self.stage == len(self.record.counts)

    @property
    def count(self) -> HandCount | None:
        """The hand being counted, None in the overview."""
        return None if self.overview else self.record.counts[self.stage]

    @property
    def combinations(self) -> tuple[Combination, ...]:
        """What is counted so far of this hand."""
        return self.count.combinations[: self.shown] if self.count else ()

    @property
    def current(self) -> Combination | None:
        """The combination this step is about."""
        return self.combinations[-1] if self.combinations else None

    @property
    def sum(self) -> int:
        """Points of this hand counted so far."""
        return sum(one.points for one in self.combinations)

    @property
    def left(self) -> int:
        """Combinations of this hand that are still to come."""
        return len(self.count.combinations) - self.shown if self.count else 0

    def score(self, seat: int, final: int) -> int:
        """Return the seat's score before the hand being counted; `final` is the score after the show."""
        later = [count.before for count in self.record.counts[self.stage :] if count.seat == seat]
        return later[0] if later else final

    def score_now(self, seat: int, final: int) -> int:
        """Return the seat's score with what is counted so far, at most 121."""
        counting = self.count is not None and self.count.seat == seat
        return min(self.score(seat, final) + (self.sum if counting else 0), TARGET)


def moments(record: ShowRecord) -> tuple[Moment, ...]:
    """Return all steps of a show. A hand that counts nothing has one step too."""
    found = [
        Moment(record, stage, shown)
        for stage, count in enumerate(record.counts)
        for shown in range(1 if count.combinations else 0, len(count.combinations) + 1)
    ]
    return (*found, Moment(record, len(record.counts), 0))


def due_show(view: View) -> ShowRecord | None:
    """Return the show that has just taken place: before the next deal is cut, or at the end of the match."""
    record = view.last_show
    if record is None:
        return None
    if view.phase is Phase.CUT_PACK and record.deal == view.deal - 1:
        return record
    return record if view.phase is Phase.OVER and record.deal == view.deal else None


def current_moment(view: View, ui: UiState[View]) -> Moment | None:
    """Return the step of the show to look at now; None when there is none (any more)."""
    record = due_show(view)
    if record is None:
        return None
    steps = moments(record)
    return steps[ui.step] if ui.step < len(steps) else None


def show_steps(moment: Moment) -> Steps:
    """Return the steps with the labels of their buttons.

    Skipping shows the whole hand at once, and from the end of a hand the overview.
    """
    steps = moments(moment.record)
    index = steps.index(moment)
    last = len(steps) - 1
    if moment.left > 1:
        whole = index + moment.left
        return Steps(index, len(steps), _next_label(moment), message("cribbage.show.whole_hand"), whole)
    if index < last - 1:
        return Steps(index, len(steps), _next_label(moment), message("cribbage.show.totals"), last)
    return Steps(index, len(steps), _next_label(moment))


def _next_label(moment: Moment) -> Message:
    counts = moment.record.counts
    if moment.left:
        return message("cribbage.show.next")
    if moment.overview:
        ended = counts[-1].after == TARGET
        return message("cribbage.show.finish") if ended else message("cribbage.show.next_deal")
    if moment.stage + 1 == len(counts):
        return message("cribbage.show.totals")
    following = counts[moment.stage + 1]
    return message("cribbage.show.next_hand", title=holding_title(following.seat, following.of))


def untold(moment: Moment, recent: Sequence[Event]) -> int:
    """Return how many of the newest events this step of the show has not told yet.

    A count is told with its last combination; what comes after the show is told when it is left.
    """
    ahead = [place for place, event in enumerate(recent) if event.type in ("show", "deal", "over")]
    told = moment.stage + (moment.count is not None and not moment.left)
    return len(recent) - ahead[told] if told < len(ahead) else 0


def show_scene(moment: Moment) -> dict[str, Extra]:
    """Return `extra["show"]` (see `extra`)."""
    count = moment.count
    record = moment.record
    scene: dict[str, Extra] = {
        "deal": record.deal,
        "stages": _stages(moment),
        "seat": count.seat if count else None,
        "side": count.seat if count else None,
        "of": count.of if count else None,
        "title": _title(moment),
        "starter": record.starter.text,
        "combinations": tuple(_combination(moment, number) for number in range(moment.shown)),
        "current": _combination(moment, moment.shown - 1) if moment.shown else None,
        "left": moment.left,
        "left_label": message("cribbage.show.left", n=moment.left) if moment.left else None,
        "sum": moment.sum,
        "sum_label": message("cribbage.show.sum") if moment.left else message("cribbage.show.total"),
        "heading": _heading(moment),
        "columns": {
            "points": message("cribbage.show.column.points"),
            "sum": message("cribbage.show.column.sum"),
        },
        "score": {"before": count.before, "after": moment.score_now(count.seat, count.after)}
        if count
        else None,
        "summary": moment.overview,
    }
    return scene


def _title(moment: Moment) -> Message:
    if moment.count is None:
        return message("cribbage.show.overview", deal=moment.record.deal)
    return holding_title(moment.count.seat, moment.count.of)


def _heading(moment: Moment) -> Message:
    if moment.count is None:
        return message("cribbage.show.overview", deal=moment.record.deal)
    total = len(moment.count.combinations)
    if not total:
        return message("cribbage.show.nothing")
    return message("cribbage.show.heading", index=moment.shown, total=total)


def _combination(moment: Moment, number: int) -> dict[str, Extra]:
    one = moment.combinations[number]
    return {
        "kind": one.kind,
        "name": message("cribbage.label", text=reason_name(one.kind, one.cards)),
        "label": message("cribbage.label", text=reason_phrase(one.kind, one.cards)),
        "cards": tuple(card.text for card in one.cards),
        "points": one.points,
        "sum": sum(earlier.points for earlier in moment.combinations[: number + 1]),
        "current": number == moment.shown - 1,
    }


def _stages(moment: Moment) -> tuple[dict[str, Extra], ...]:
    record = moment.record
    pone = 1 - record.dealer
    turns: tuple[tuple[int, Holding], ...] = (
        (pone, "hand"),
        (record.dealer, "hand"),
        (record.dealer, "crib"),
    )
    return tuple(_stage(moment, number, seat, of) for number, (seat, of) in enumerate(turns))


def _stage(moment: Moment, number: int, seat: int, of: Holding) -> dict[str, Extra]:
    counts = moment.record.counts
    if number >= len(counts):
        state = "void"
    elif number == moment.stage:
        state = "current"
    else:
        state = "done" if number < moment.stage else "coming"
    return {
        "seat": seat,
        "side": seat,
        "of": of,
        "title": holding_title(seat, of),
        "points": counts[number].points if state == "done" else None,
        "state": state,
    }

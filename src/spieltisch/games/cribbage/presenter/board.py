"""The peg board: two pegs a side, what was just scored, and where a preview would lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spieltisch.core.cards import Card
from spieltisch.core.eventfacts import number_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.games.cribbage.presenter.choosing import selected_cards
from spieltisch.games.cribbage.presenter.facts import cards_of
from spieltisch.games.cribbage.presenter.naming import holding_title, reason_phrase
from spieltisch.games.cribbage.presenter.pegging import (
    Gain,
    play_row,
    played_cards,
    preview_play,
)
from spieltisch.games.cribbage.presenter.show import Moment, due_show
from spieltisch.games.cribbage.records import TARGET, ShowRecord
from spieltisch.games.cribbage.state import Phase, View

HEELS_POINTS = 2
_JACK = 11
_SIDES = (0, 1)


@dataclass(frozen=True, slots=True)
class Pegs:
    """Where the pegs of one side stand: holes from 0 (start) to 121."""

    front: int
    back: int


def pegs(view: View, side: int, moment: Moment | None) -> Pegs:
    """Return the pegs as the table shows them; during the show as far as it has been told."""
    final = Pegs(view.scores[side], view.back_pegs[side])
    if moment is None or moment.overview:
        return final
    pending = [count for count in moment.record.counts[moment.stage :] if count.seat == side]
    if not pending:
        return final
    return Pegs(pending[0].before, pending[0].back)


def board(view: View, ui: UiState[View], moment: Moment | None) -> dict[str, Extra]:
    """Return `extra["board"]` (see `extra`)."""
    places = [pegs(view, side, moment) for side in _SIDES]
    return {
        "pegs": tuple(
            {
                "side": side,
                "front": places[side].front,
                "back": places[side].back,
                "last": _last_gain(view, ui, side, moment),
            }
            for side in _SIDES
        ),
        "callouts": tuple(_callouts(view, ui.recent, places, moment)),
        "preview": _preview(view, ui, moment),
        "step": moment is not None,
    }


def _preview(view: View, ui: UiState[View], moment: Moment | None) -> dict[str, Extra] | None:
    if moment is not None:
        count = moment.count
        if count is None:
            return None
        return _target(count.seat, count.before, moment.sum)
    cards = selected_cards(view, ui)
    if view.phase is not Phase.PLAY or view.seat is None or not cards:
        return None
    return _target(view.seat, view.scores[view.seat], preview_play(view, cards[0]).points)


def _target(side: int, score: int, points: int) -> dict[str, Extra] | None:
    if not points:
        return None
    hole = min(score + points, TARGET)
    text = message("cribbage.board.preview", points=points, score=hole)
    return {"side": side, "hole": hole, "points": points, "text": text}


def _callouts(
    view: View, recent: Sequence[Event], places: Sequence[Pegs], moment: Moment | None
) -> Iterator[dict[str, Extra]]:
    """Yield what each side has just scored; while a show is told, only what came before it."""
    told_before = moment.stage or moment.shown > 1 if moment else due_show(view) is not None
    if told_before:
        return
    for side in _SIDES:
        gains = [
            gain_of(event)
            for event in recent
            if event.type == "score"
            and event["side"] == side
            and (moment is None or event.get("phase") == "play")
        ]
        if gains:
            points = sum(gain.points for gain in gains)
            text = _gains_text(points, gains)
            yield {"side": side, "hole": places[side].front, "points": points, "text": text}


def gain_of(event: Event) -> Gain:
    """Read a score event of the rules."""
    return Gain(str(event["reason"]), number_of(event, "points"), cards_of(event))


def _gains_text(points: int, gains: Sequence[Gain]) -> Message:
    """Return "+5 31, run"; of equal reasons in hand and crib only one is named."""
    names = tuple(dict.fromkeys(reason_phrase(gain.reason, _run_of_play(gain)) for gain in gains))
    return message("cribbage.board.gain", points=points, reasons=names)


def _run_of_play(gain: Gain) -> tuple[Card, ...]:
    """Return the cards unless they belong to several combinations of a show."""
    distinct = len({card.rank for card in gain.cards}) == len(gain.cards) == gain.points
    return gain.cards if gain.reason == "pair" or distinct else ()


def _last_gain(view: View, ui: UiState[View], side: int, moment: Moment | None) -> Message | None:
    """Return what the side's newest points were for, as far as the view tells it."""
    record = view.last_show
    if moment is not None:
        return _last_counted(moment.record, side, moment.stage) or _last_played(moment.record, side)
    for played in reversed(play_row(view, ui.recent)):
        if played.seat == side and played.gains:
            return _gains_text(played.points, played.gains)
    if view.starter is not None and view.starter.rank == _JACK and view.dealer == side:
        return _gains_text(HEELS_POINTS, [Gain("heels", HEELS_POINTS, ())])
    if record is None:
        return None
    return _last_counted(record, side, len(record.counts)) or _last_played(record, side)


def _last_counted(record: ShowRecord, side: int, before: int) -> Message | None:
    for count in reversed(record.counts[:before]):
        if count.seat == side and count.points:
            title = holding_title(side, count.of)
            return message("cribbage.board.counted", points=count.points, title=title)
    return None


def _last_played(record: ShowRecord, side: int) -> Message | None:
    for played in reversed(played_cards(record.plays, "last")):
        if played.seat == side and played.gains:
            return _gains_text(played.points, played.gains)
    if record.starter.rank == _JACK and record.dealer == side:
        return _gains_text(HEELS_POINTS, [Gain("heels", HEELS_POINTS, ())])
    return None

"""Random matches through the presenter: nothing fails, nothing leaks, everything can be said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.events import Event
from spieltisch.core.match import Match
from spieltisch.core.messages import Message
from spieltisch.core.presentation import TableView, UiState
from spieltisch.games.dominoes.state import State, View
from tests.games.dominoes.presenter.support import PRESENTER, Words
from tests.games.dominoes.support import RULES, new_match

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"variant": "block", "target": 50}),
    (2, {"variant": "draw", "voluntary_draw": True, "target": 50}),
    (3, {"variant": "draw", "opening": "highest_double", "next_opener": "highest_double", "target": 50}),
    (4, {"variant": "draw", "partners": True, "target": 50, "next_opener": "winner"}),
    (4, {"variant": "block", "blocked_tie": "lightest_tile", "target": 50}),
    (2, {"variant": "all_fives", "target": 100}),
    (3, {"variant": "all_fives", "target": 100, "exact_target": True}),
    (3, {"variant": "all_fives", "spinner": False, "target": 0}),
    (4, {"variant": "all_fives", "partners": True, "target": 100}),
]


def name_of(case: tuple[int, dict[str, Any]]) -> str:
    return "-".join([str(case[0]), *map(str, case[1].values())])


tables = pytest.mark.parametrize("case", TABLES, ids=name_of)

Moment = tuple[Match[State, View], tuple[Event, ...]]


def moments(seed: str, case: tuple[int, dict[str, Any]]) -> Iterator[Moment]:
    """A random match: each moment of it with the newest events."""
    seats, options = case
    match = new_match(seats, seed, **options)
    stream = random.Random(seed)
    yield match, match.recent
    while match.actors():
        match.play(stream.choice(match.legal(match.actors()[0])))
        yield match, match.recent


def shown(view: View, recent: tuple[Event, ...], step: int = 0, **doings: Any) -> TableView:
    return PRESENTER.table(view, UiState(recent=recent, step=step, **doings))


def texts_of(table: TableView) -> list[Message]:
    """Every message of a table but those of `extra`."""
    texts: list[Message | None] = [table.progress, table.prompt, table.detail, *table.announcements]
    texts += [text for one in table.pieces for text in (one.name, one.badge)]
    texts += [text for one in table.choices for text in (one.label, one.explanation)]
    texts += [one.key for one in table.choices if isinstance(one.key, Message)]
    texts += [score.note for score in table.scores] + [plate.role for plate in table.plates]
    texts += [table.confirm.label] if table.confirm else []
    texts += [table.steps.next_label] if table.steps else []
    return [text for text in texts if text is not None]


@tables
@pytest.mark.parametrize("language", ["de", "da", "en"])
def test_everything_of_a_match_can_be_said(
    translations: Path, caplog: pytest.LogCaptureFixture, language: str, case: tuple[int, dict[str, Any]]
) -> None:
    words = [Words(language, translations, viewer=seat) for seat in (0, None)]
    for match, recent in moments(f"say {language}", case):
        for say in words:
            for step in (0, 1):
                table = shown(match.view(say.people.viewer), recent, step, numbered=True)
                assert all(say(text) for text in texts_of(table))
                assert say.plain(table.extra)
    for line in PRESENTER.log(match.events, match.sides):
        assert words[0](line.text)
        assert (line.kind == "points") == bool(words[0](line.value))
    rows = [row for section in PRESENTER.details(match.events, match.sides) for row in section.rows]
    assert all(words[0](row.text) for row in rows)
    assert not caplog.records


@tables
def test_pieces_have_one_place_and_one_id_each(case: tuple[int, dict[str, Any]]) -> None:
    for match, recent in moments("places", case):
        for seat in (0, None):
            for step in (0, 1):
                table = shown(match.view(seat), recent, step)
                ids = [one.id for one in table.pieces]
                places = [one.place for one in table.pieces]
                assert len(set(ids)) == len(ids) == len(set(places)) == 28
                for zone in {place.zone for place in places}:
                    slots = sorted(place.slot for place in places if place.zone == zone)
                    assert slots == list(range(len(slots)))


@tables
def test_no_face_is_shown_that_the_seat_does_not_know(case: tuple[int, dict[str, Any]]) -> None:
    """At the end of a round the hands it has left are public, and the next ones are not."""
    for match, recent in moments("hidden", case):
        state = match.state
        for seat in (*range(case[0]), None):
            hidden = {tile.text for tile in state.boneyard}
            hidden |= {tile.text for one, hand in enumerate(state.hands) if one != seat for tile in hand}
            table = shown(match.view(seat), recent, step=1)
            assert not {one.face for one in table.pieces} & hidden
            assert not {one.id.rpartition("/")[2] for one in table.pieces} & hidden
            record = state.table.last_round
            ending = shown(match.view(seat), recent)
            if ending.steps is not None and record is not None:
                known = {tile.text for hand in record.hands for tile in hand}
                known |= {tile.text for tile in record.line.tiles}
                assert {one.face for one in ending.pieces} <= known | {None}


@tables
def test_what_a_seat_cannot_see_leaves_no_trace(case: tuple[int, dict[str, Any]]) -> None:
    """Whatever a seat cannot see is dealt anew, and its table stays the same."""
    for number, (match, recent) in enumerate(moments("trace", case)):
        if number % 5:
            continue
        for seat in range(case[0]):
            view = match.view(seat)
            other = RULES.view(RULES.sample(view, random.Random(number)), seat)
            for step in (0, 1):
                assert shown(view, recent, step) == shown(other, recent, step)


def offered(view: View, recent: tuple[Event, ...]) -> set[Any]:
    """Everything a seat can do by taps, drops and choices; each way to do it does the same."""
    start: UiState[View] = UiState(step=1, recent=recent)
    found = set()
    for piece in PRESENTER.table(view, start).pieces:
        selected = PRESENTER.select(view, start, piece.id)
        assert (selected != start) == piece.selectable
        if not piece.selectable:
            continue
        table = PRESENTER.table(view, selected)
        action = table.confirm.action if table.confirm else None
        ends = [one.id for one in table.choices if one.id.startswith("end/") and one.id != "end/next"]
        for end in ends:
            chosen = PRESENTER.choose(view, selected, end)
            if isinstance(chosen, UiState):
                assert action is None
                chosen = PRESENTER.choose(view, chosen, end)
            assert chosen == PRESENTER.drop(view, start, piece.id, end)
            found.add(chosen)
        found |= set() if action is None else {action}
    return found


@tables
def test_exactly_what_the_rules_allow_is_offered(case: tuple[int, dict[str, Any]]) -> None:
    for match, recent in moments("offer", case):
        for seat in range(case[0]):
            view = match.view(seat)
            assert offered(view, recent) == {one for one in RULES.legal(view) if one.verb != "pass"}


@tables
def test_the_log_never_tells_a_round_ahead_of_its_end(case: tuple[int, dict[str, Any]]) -> None:
    endings = 0
    for match, recent in moments("untold", case):
        table = shown(match.view(0), recent)
        told = match.events[: len(match.events) - table.untold]
        if table.steps is not None:
            endings += 1
            assert table.untold == 1
            assert told[-1].type in ("score", "round")
    rounds = sum(event.type == "round" for event in match.events)
    assert endings == rounds > 0


@tables
def test_every_score_is_in_the_details_and_the_log(case: tuple[int, dict[str, Any]]) -> None:
    *_, (match, _recent) = moments("scores", case)
    scores = [event for event in match.events if event.type == "score"]
    rows = [row for section in PRESENTER.details(match.events, match.sides) for row in section.rows]
    assert [(row.side, row.points, row.total) for row in rows] == [
        (event["side"], event["points"], event["total"]) for event in scores
    ]
    lines = [line for line in PRESENTER.log(match.events, match.sides) if line.kind == "points"]
    assert [line.side for line in lines] == [event["side"] for event in scores]
    last = {row.side: row.total for row in rows}
    assert [last.get(side, 0) for side in sorted(set(match.sides))] == list(match.result().scores)

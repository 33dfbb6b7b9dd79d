"""What the repository of matches keeps and gives back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from spieltisch.core.errors import StorageError
from spieltisch.storage.database import Database, open_database
from spieltisch.storage.records import MonthSummary, NewMatch, SeatSummary, StoredMatch

WON = (
    SeatSummary(0, 0, "Anna", "human", 121, True, {"hand_average": 8.25, "skunks": 1}),
    SeatSummary(1, 1, "", "expert", 90.5, False, {"hand_average": 7.0}),
)


def append(database: Database, match: int, *texts: str) -> None:
    for text in texts:
        index = len(database.matches.load(match).actions)
        database.matches.append(match, index, text, scores=(index, 0.5), progress=f"after {text}")


def refusal(error: pytest.ExceptionInfo[StorageError]) -> str:
    return error.value.message.key


def test_a_new_match_comes_back_as_it_was(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    assert database.matches.load(match) == StoredMatch(match, dict(cribbage.document), (), 0, ())
    summary = database.matches.summary(match)
    assert (summary.game, summary.title, summary.seats) == ("cribbage", "Evening", cribbage.seats)
    assert (summary.scores, summary.progress) == ((0, 0), cribbage.progress)
    assert summary.created == summary.updated == datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert summary.finished is None
    assert not summary.helped


def test_an_imported_match_brings_its_log(database: Database, cribbage: NewMatch) -> None:
    imported = replace(cribbage, actions=("0 a", "1 b", "0 c"), cursor=2, auto=(1,), clock=7.5, helped=True)
    match = database.matches.create(imported)
    assert database.matches.load(match).clock == 7.5
    assert database.matches.load(match).clocks == (None, None, None)
    assert database.matches.load(match).actions == ("0 a", "1 b", "0 c")
    assert database.matches.load(match).cursor == 2
    assert database.matches.load(match).auto == (1,)
    assert database.matches.summary(match).helped


def test_text_that_no_file_should_hold_is_stored_all_the_same(database: Database, cribbage: NewMatch) -> None:
    odd = "a\ud800\0b"
    seats = (replace(cribbage.seats[0], name=odd),)
    match = database.matches.create(
        replace(cribbage, document={"game": "cribbage", "note": odd}, seats=seats, title=odd)
    )
    assert database.matches.load(match).document["note"] == odd
    summary = database.matches.summary(match)
    assert (summary.title, summary.seats[0].name) == ("a?\0b", "a?\0b")
    database.matches.rename(match, odd)
    assert database.profiles.add(odd, "red").name == "a?\0b"


def test_the_clock_of_a_decision_and_of_every_action(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)

    def clocks() -> tuple[float | None, tuple[float | None, ...]]:
        stored = database.matches.load(match)
        return stored.clock, stored.clocks

    before = database.matches.summary(match).updated
    database.matches.set_clock(match, 31.5)
    assert clocks() == (31.5, ())
    assert database.matches.summary(match).updated == before, "lists do not count it as playing"
    database.matches.append(match, 0, "0 a", clock=30.0, scores=(), progress="")
    assert clocks() == (None, (30.0,)), "the next decision has all its time"
    database.matches.append(match, 1, "1 b", next_clock=12.0, scores=(), progress="")
    assert clocks() == (12.0, (30.0, None)), "what another seat does takes no time away"
    database.matches.set_cursor(match, 0, (), "", clock=30.0)
    assert clocks() == (30.0, (30.0, None))
    database.matches.replace(match, ("0 a",), clock=4.5, scores=(), progress="")
    assert clocks() == (4.5, (None,))
    with pytest.raises(StorageError):
        database.matches.set_clock(99, 1.0)


def test_seats_keep_what_they_like_whatever_is_played(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    updated = database.matches.summary(match).updated
    database.matches.keep(match, 1, {"sort": "rank"})
    database.matches.keep(match, 0, {"order": "7H \ud800", "sort": "own"})
    append(database, match, "0 a")
    database.matches.keep(match, 1, {"sort": "suit"})
    database.matches.finish(match, cribbage.seats)
    assert database.matches.load(match).kept == {0: {"order": "7H ?", "sort": "own"}, 1: {"sort": "suit"}}
    assert updated <= database.matches.summary(match).updated
    with pytest.raises(StorageError):
        database.matches.keep(match + 1, 0, {})


@pytest.mark.parametrize("stored", ["[]", "null", '{"x":{"a":"b"},"0":[],"1":{"a":1,"b":"c"}}'])
def test_what_seats_keep_in_another_shape_is_left_out(
    database: Database, cribbage: NewMatch, stored: str
) -> None:
    match = database.matches.create(cribbage)
    with database._transactions.begin() as session:
        session.connection().exec_driver_sql("UPDATE matches SET kept = ?", (stored,))
    assert database.matches.load(match).kept in ({}, {1: {"b": "c"}})


@pytest.mark.parametrize(
    "broken",
    [{"cursor": 4}, {"cursor": -1}, {"auto": (3,)}, {"document": {"format": 1}}, {"document": {"game": 7}}],
)
def test_a_match_that_contradicts_itself_is_not_stored(
    database: Database, cribbage: NewMatch, broken: dict[str, object]
) -> None:
    wrong = replace(cribbage, **{"actions": ("0 a", "1 b", "0 c"), **broken})
    with pytest.raises(ValueError, match=r"cursor|automatic|game"):
        database.matches.create(wrong)
    assert database.matches.running() == ()


def test_appending_moves_the_cursor_and_the_summary(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    database.matches.append(match, 0, "0 cut 17", scores=(2, 7.5), progress="p", auto=True)
    database.matches.append(match, 1, "1 cut 9", scores=(4, 7.5), progress="q")
    stored = database.matches.load(match)
    assert (stored.actions, stored.cursor, stored.auto) == (("0 cut 17", "1 cut 9"), 2, (0,))
    summary = database.matches.summary(match)
    assert (summary.scores, summary.progress) == ((4, 7.5), "q")
    assert summary.updated > summary.created


def test_appending_after_an_undo_drops_what_was_undone(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    append(database, match, "0 a", "1 b", "0 c")
    database.matches.set_cursor(match, 1, (1, 1), "undone", helped=True)
    assert database.matches.load(match).actions == ("0 a", "1 b", "0 c")
    assert database.matches.load(match).cursor == 1
    database.matches.append(match, 1, "1 d", scores=(0, 0), progress="")
    assert database.matches.load(match).actions == ("0 a", "1 d")
    assert database.matches.summary(match).helped


def test_the_same_append_twice_is_one(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    for _ in range(2):
        database.matches.append(match, 0, "0 a", scores=(0, 0), progress="")
    assert database.matches.load(match).actions == ("0 a",)


def test_an_action_after_a_missing_one_is_refused_and_nothing_changes(
    database: Database, cribbage: NewMatch
) -> None:
    match = database.matches.create(cribbage)
    append(database, match, "0 a")
    before = database.matches.summary(match)
    with pytest.raises(StorageError) as refused:
        database.matches.append(match, 2, "0 c", scores=(9, 9), progress="wrong")
    assert refusal(refused) == "storage.match.gap"
    assert database.matches.summary(match) == before
    assert database.matches.load(match).actions == ("0 a",)


@pytest.mark.parametrize("cursor", [-1, 2])
def test_a_cursor_outside_of_the_log_is_refused(database: Database, cribbage: NewMatch, cursor: int) -> None:
    match = database.matches.create(cribbage)
    append(database, match, "0 a")
    with pytest.raises(StorageError) as refused:
        database.matches.set_cursor(match, cursor, (9, 9), "wrong")
    assert refusal(refused) == "storage.match.gap"
    assert database.matches.load(match).cursor == 1


def test_replacing_brings_the_log_up_to_date(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    append(database, match, "0 a", "1 b", "0 c")
    database.matches.replace(match, ["0 a", "1 x"], cursor=1, auto=[1], scores=(5, 0), progress="r")
    stored = database.matches.load(match)
    assert (stored.actions, stored.cursor, stored.auto) == (("0 a", "1 x"), 1, (1,))
    database.matches.replace(match, [], scores=(0, 0), progress="")
    assert database.matches.load(match).actions == ()


def test_finishing_keeps_results_and_reopening_takes_them_back(
    database: Database, cribbage: NewMatch
) -> None:
    match = database.matches.create(cribbage)
    database.matches.finish(match, WON)
    assert database.matches.running() == ()
    (finished,) = database.matches.recent(10)
    assert finished.seats == WON
    assert isinstance(finished.seats[0].score, int)
    assert finished.finished is not None
    assert finished.finished.utcoffset() == timedelta(0)
    database.matches.reopen(match)
    assert database.matches.recent(10) == ()
    (running,) = database.matches.running()
    assert running.seats == cribbage.seats


def test_lists_are_in_the_order_of_play(database: Database, cribbage: NewMatch) -> None:
    watten = replace(cribbage, document={"game": "watten"})
    first, second, third = (database.matches.create(new) for new in (cribbage, watten, cribbage))
    append(database, first, "0 a")
    assert [match.id for match in database.matches.running()] == [first, third, second]
    assert [match.id for match in database.matches.running("cribbage")] == [first, third]
    latest = database.matches.latest_running("watten")
    assert latest is not None
    assert latest.id == second
    assert database.matches.latest_running("dominoes") is None
    for match in (second, first, third):
        database.matches.finish(match, WON)
    assert [match.id for match in database.matches.recent(2)] == [third, first]


def test_deleting_takes_everything_of_a_match_and_never_gives_its_id_again(
    database: Database, path: Path, cribbage: NewMatch
) -> None:
    match = database.matches.create(replace(cribbage, actions=("0 a",)))
    database.matches.delete(match)
    database.matches.delete(match)
    assert database.matches.create(cribbage) > match
    assert len(database.matches.running()) == 1
    rows = database._connection.execute("SELECT count(*) FROM actions").fetchone()
    assert rows == (0,)


def test_renaming(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    database.matches.rename(match, "Christmas")
    assert database.matches.summary(match).title == "Christmas"


@pytest.mark.parametrize(
    "use",
    [
        lambda matches: matches.load(7),
        lambda matches: matches.summary(7),
        lambda matches: matches.append(7, 0, "0 a", scores=(), progress=""),
        lambda matches: matches.replace(7, ["0 a"], scores=(), progress=""),
        lambda matches: matches.set_cursor(7, 0, (), ""),
        lambda matches: matches.mark_helped(7),
        lambda matches: matches.finish(7, WON),
        lambda matches: matches.reopen(7),
        lambda matches: matches.rename(7, "x"),
    ],
)
def test_a_match_that_is_not_there_is_said_to_be_gone(
    database: Database, use: Callable[[object], object]
) -> None:
    with pytest.raises(StorageError) as refused:
        use(database.matches)
    assert refusal(refused) == "storage.match.missing"


def test_several_calls_can_be_one_transaction(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    with pytest.raises(RuntimeError, match="power"), database.transaction():
        append(database, match, "0 a")
        database.matches.finish(match, WON)
        raise RuntimeError("power cut")
    assert database.matches.load(match).actions == ()
    assert [running.id for running in database.matches.running()] == [match]


def test_a_refused_call_inside_a_transaction_can_be_caught(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    with database.transaction():
        append(database, match, "0 a")
        with pytest.raises(StorageError):
            database.matches.append(match, 9, "0 z", scores=(9, 9), progress="wrong")
    assert database.matches.load(match).actions == ("0 a",)
    assert database.matches.summary(match).progress == "after 0 a"


def test_everything_is_there_after_opening_again(database: Database, path: Path, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    append(database, match, "0 a", "1 b")
    database.matches.finish(match, WON)
    before = database.matches.load(match), database.matches.summary(match)
    database.close()
    again = open_database(path).database
    assert (again.matches.load(match), again.matches.summary(match)) == before
    again.close()


def test_the_year_counts_people_against_the_computer(path: Path, cribbage: NewMatch) -> None:
    moments = iter(
        [
            datetime(2025, 12, 31, 12),
            datetime(2026, 1, 1, 0, 30),
            datetime(2026, 3, 5),
            *[datetime(2026, 12, 31, 23, 59)] * 4,
        ]
    )
    now = datetime(2026, 1, 1, tzinfo=UTC)
    database = open_database(path, now=lambda: now).database
    human, expert = ("human", "expert")
    for players, won in [
        ((human, expert), (True, False)),
        ((human, expert), (True, False)),
        ((human, expert), (False, True)),
        ((human, human), (False, True)),
        ((expert, expert), (False, True)),
        ((human, expert), (None, None)),
        ((human, expert), (True, False)),
    ]:
        match = database.matches.create(cribbage)
        now = next(moments).astimezone()
        seats = [SeatSummary(seat, seat, "", players[seat], 1, won[seat]) for seat in (0, 1)]
        database.matches.finish(match, seats)
    database.matches.create(cribbage)
    year = database.matches.year(2026)
    assert (year.played, year.won, year.lost, year.tied, year.percent) == (5, 2, 1, 1, 50)
    assert year.months[0] == MonthSummary(1, won=1)
    assert year.months[2] == MonthSummary(3, lost=1)
    assert year.months[11] == MonthSummary(12, won=1, tied=1)
    assert database.matches.year(2025).won == 1
    assert database.matches.year(2024).percent is None
    database.close()


def test_partners_win_together(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    players = ("human", "expert", "human", "expert")
    seats = [SeatSummary(seat, seat % 2, "", players[seat], 15, seat % 2 == 0) for seat in range(4)]
    database.matches.finish(match, seats)
    assert database.matches.year(2026).won == 1

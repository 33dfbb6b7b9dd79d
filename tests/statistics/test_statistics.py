"""What a page says of few matches, of none, and of matches that come and go."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.facts import FactInfo
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.messages import message
from spieltisch.core.players import SeatEntry
from spieltisch.core.random_player import RandomPlayer
from spieltisch.plugins.registry import Registry
from spieltisch.statistics import Opponent, Rate, Selection, StatisticsQuery
from spieltisch.statistics.distributions import MAX_BINS, bin_width
from spieltisch.statistics.export import (
    COLUMNS,
    MATCH_COLUMNS,
    matches_csv,
    matches_json,
    page_csv,
    page_json,
)
from spieltisch.statistics.wilson import wilson_interval
from spieltisch.storage import SeatSummary
from spieltisch.storage.database import Database, open_database
from spieltisch.storage.result_tables import FIGURES
from tests.bundled import BUNDLED
from tests.statistics.conftest import FACTS, Years

CRIBBAGE = StatisticsQuery("cribbage")


def results(database: Database) -> list[tuple[Any, ...]]:
    """What is counted, with what sets stand for instead of their numbers, without the figures."""
    return database.read(
        "SELECT o.text, s.text, game, day, finished, match_id, seat, profile_id, lead, won, score, other,"
        " helped, handicap FROM results AS r JOIN oppositions AS o ON o.id = opposition"
        " JOIN option_sets AS s ON s.id = options ORDER BY match_id, seat"
    )


def test_wilson_intervals() -> None:
    assert wilson_interval(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson_interval(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    # What defines the bounds: there the share is 1.96 standard errors of the bound itself away.
    for successes, trials in ((15, 30), (109, 214), (1, 3), (9_999, 10_000)):
        for bound in wilson_interval(successes, trials):
            error = (bound * (1 - bound) / trials) ** 0.5
            assert abs(successes / trials - bound) / error == pytest.approx(1.959964, abs=1e-5)
    for wrong in ((1, 0), (3, 2), (-1, 5)):
        with pytest.raises(ValueError, match="no share"):
            wilson_interval(*wrong)


@given(st.integers(1, 500), st.integers(0, 500))
def test_wilson_intervals_hold_the_share(trials: int, successes: int) -> None:
    successes = min(successes, trials)
    low, high = wilson_interval(successes, trials)
    assert 0 <= low <= successes / trials <= high <= 1


@given(st.floats(0.001, 1e6), st.booleans())
def test_bins_are_few_and_their_width_is_round(extent: float, whole: bool) -> None:
    width = bin_width(extent, whole=whole)
    assert extent / width <= MAX_BINS
    assert float(f"{width:e}".split("e")[0]) in (1, 2, 5)
    assert width >= 1 or not whole


def test_without_matches_everything_is_empty(years: Years) -> None:
    page = years.statistics.page(CRIBBAGE, FACTS)
    assert page.total == Rate()
    assert (page.total.share, page.total.interval) == (None, None)
    assert not (page.trend.points or page.scores.bins or page.levels or page.opponents or page.options)
    assert not (page.records or page.figures or page.spreads or page.calendar)
    assert page.streaks.won is page.streaks.lost is page.streaks.current is None
    assert years.statistics.matches(Selection(CRIBBAGE)).total == 0
    assert years.statistics.choices().first is None
    assert json.loads(page_json(page))["total"]["played"] == 0


def test_one_match(years: Years) -> None:
    match = years.duel(True, 121, 85, facts={"points": 40, "hands": 5, "best": 16, "hand.8": 5})
    page = years.statistics.page(CRIBBAGE, FACTS)
    assert page.total == Rate(1, 1, 0)
    (point,) = page.trend.points
    assert (point.first, point.last, point.rate) == (1, 1, Rate(1, 1))
    assert [(bin_.low, bin_.count) for bin_ in page.scores.bins] == [(121, 1)]
    assert {record.match_id for record in page.records} == {match}
    (listed,) = years.statistics.matches(Selection(CRIBBAGE, measure="margin")).matches
    assert (listed.value, listed.score, listed.other, listed.outcome) == (36, 121, 85, "won")
    assert [(seat.name, seat.player, seat.own) for seat in listed.seats] == [
        ("Anna", "human", True),
        ("", "hard", False),
    ]
    assert listed.finished == years.now and listed.finished.tzinfo is UTC


def test_what_is_taken_back_is_not_counted(years: Years) -> None:
    first, second = years.duel(True), years.duel(False)
    years.database.matches.reopen(first)
    assert years.statistics.page(CRIBBAGE).total == Rate(1, 0, 0)
    years.database.matches.finish(first, years.told[0].seats)
    assert years.statistics.page(CRIBBAGE).total == Rate(2, 1, 0)
    years.database.matches.finish(first, years.told[0].seats)
    assert years.statistics.page(CRIBBAGE).total.played == 2
    years.database.matches.delete(second)
    assert years.statistics.page(CRIBBAGE).total == Rate(1, 1, 0)


def test_only_matches_with_people_on_one_side_count_for_everybody(years: Years) -> None:
    anna, bene = SeatSummary(0, 0, "Anna", "human", 5, True), SeatSummary(1, 1, "Bene", "human", 3, False)
    years.database.profiles.add("Anna", "#1")
    years.database.profiles.add("Bene", "#2")
    years.play((anna, bene))
    years.play((SeatSummary(0, 0, "", "hard", 5, True), SeatSummary(1, 1, "", "hard", 3, False)))
    assert years.statistics.page(CRIBBAGE).total.played == 0
    assert years.statistics.page(StatisticsQuery("cribbage", profile=1)).total == Rate(1, 1)
    assert years.statistics.page(StatisticsQuery("cribbage", profile=2)).total == Rate(1, 0)


def test_trends_by_the_calendar(years: Years) -> None:
    for won in (True, False, True, True):
        years.duel(won, after=timedelta(days=5))
    days = [match.day for match in years.told]
    assert days[0] < date(2025, 1, 6) < days[1]
    by_week = years.statistics.trend(CRIBBAGE, "week")
    assert [(point.first, point.last) for point in by_week.points] == [(1, 1), (2, 2), (3, 4)]
    by_month = years.statistics.trend(CRIBBAGE, "month").points
    assert [point.rate for point in by_month] == [Rate(4, 3)]
    assert [point.start for point in years.statistics.trend(CRIBBAGE, "day").points] == days
    assert years.statistics.trend(CRIBBAGE, "year").points[0].end == days[-1]


@pytest.mark.parametrize("total", [1, 9, 10, 11, 60, 161, 400])
def test_windows_of_a_trend_end_with_the_newest_match(years: Years, total: int) -> None:
    with years.database.transaction():
        for number in range(total):
            years.duel(number % 3 == 0)
    trend = years.statistics.trend(CRIBBAGE)
    assert trend.points[-1].last == total
    assert {point.last - point.first + 1 for point in trend.points} == {trend.size}
    assert min(total, 10) <= trend.size <= max(40, total // 10)
    assert len(trend.points) <= 121


def test_of_equal_streaks_the_newest_is_told(years: Years) -> None:
    for letter in "WWLWWTLL":
        years.duel({"W": True, "L": False, "T": None}[letter])
    streaks = years.statistics.page(CRIBBAGE).streaks
    assert streaks.won and (streaks.won.length, streaks.won.behind.numbers) == (2, (4, 5))
    assert streaks.lost and streaks.current and streaks.lost.behind.numbers == (7, 8)
    assert (streaks.current.outcome, streaks.current.length) == ("lost", 2)


def test_what_many_share_is_no_record(years: Years) -> None:
    for number in range(20):
        years.duel(True, 121, 60 + number)
    kinds = {record.kind: record for record in years.statistics.page(CRIBBAGE).records}
    assert "best_score" not in kinds
    assert (kinds["highest_win"].value, kinds["closest_win"].value) == (61, 42)


def test_lists_come_in_pages(years: Years) -> None:
    ids = [years.duel(number % 2 == 0, 100 + number) for number in range(7)]
    page = years.statistics.matches(Selection(CRIBBAGE), 2, 3)
    assert (page.total, page.offset) == (7, 2)
    assert [match.match_id for match in page.matches] == ids[::-1][2:5]
    highest = Selection(CRIBBAGE, outcome="won", measure="score", order="highest", high=106)
    assert [match.value for match in years.statistics.matches(highest).matches] == [104, 102, 100]
    lowest = Selection(CRIBBAGE, numbers=(2, 4), measure="score", order="lowest")
    assert [match.value for match in years.statistics.matches(lowest).matches] == [101, 102, 103]
    assert years.statistics.matches(Selection(CRIBBAGE, measure="no such number")).total == 0


def test_marks_say_why_a_match_was_helped(years: Years) -> None:
    matches = years.database.matches
    hinted, undone = years.duel(True, helped=True), years.duel(True, handicap=True)
    matches.set_cursor(undone, 0, (0, 0), "", helped=True)
    one, other = matches.summary(hinted), matches.summary(undone)
    assert (one.helped, one.hinted, one.undone, one.handicap) == (True, True, False, False)
    assert (other.helped, other.hinted, other.undone, other.handicap) == (True, False, True, True)


def test_a_new_person_owns_what_was_played_under_the_name(years: Years) -> None:
    years.duel(True)
    years.play((SeatSummary(0, 0, "Bene", "human", 9, True), SeatSummary(1, 1, "anna", "human", 5, False)))
    anna = years.database.profiles.add("Anna", "#1")
    bene = years.database.profiles.add("Bene", "#2")
    assert years.statistics.page(StatisticsQuery("cribbage", profile=anna.id)).total == Rate(2, 1)
    (group,) = years.statistics.page(StatisticsQuery("cribbage", profile=bene.id)).opponents
    assert (group.opponent, group.name) == (Opponent("profile", str(anna.id)), "Anna")


def test_people_are_renamed_merged_and_removed_without_losing_history(years: Years) -> None:
    profiles = years.database.profiles
    anna, annie, bene = (profiles.add(name, "#1") for name in ("Anna", "Annie", "Bene"))
    years.duel(True)
    for name in ("Anna", "Annie"):
        years.play((SeatSummary(0, 0, "Bene", "human", 9, False), SeatSummary(1, 1, name, "human", 12, True)))
    profiles.rename(anna.id, "Anne")
    profiles.recolour(anna.id, "#9")
    profiles.merge(annie.id, anna.id)
    assert [(person.name, person.colour) for person in profiles.all()] == [("Anne", "#9"), ("Bene", "#1")]
    assert years.statistics.page(StatisticsQuery("cribbage", profile=anna.id)).total == Rate(3, 3)
    of_bene = StatisticsQuery("cribbage", profile=bene.id)
    (group,) = years.statistics.page(of_bene).opponents
    assert (group.name, group.rate) == ("Anne", Rate(2, 0))
    assert years.statistics.matches(Selection(CRIBBAGE)).matches[0].seats[0].name == "Anne"
    profiles.remove(anna.id)
    groups = years.statistics.page(of_bene).opponents
    assert [(group.opponent, group.rate) for group in groups] == [
        (Opponent("name", name), Rate(1, 0)) for name in ("Anna", "Annie")
    ]
    assert years.statistics.page(CRIBBAGE).total == Rate(1, 1)
    with pytest.raises(ValueError, match="themselves"):
        profiles.merge(bene.id, bene.id)


def test_counting_anew_changes_nothing(years: Years) -> None:
    from tests.statistics.conftest import random_years

    with years.database.transaction():
        random_years(years, 60, 3)
    years.database.profiles.merge(1, 2)
    years.database.matches.delete(years.told[5].id)
    before, page = results(years.database), years.statistics.page(CRIBBAGE, FACTS)
    path = years.database.path
    years.database._connection.execute("PRAGMA user_version = 0")
    years.database.close()
    years.database = open_database(path).database
    assert results(years.database) == before
    from spieltisch.statistics import Statistics

    assert Statistics(years.database).page(CRIBBAGE, FACTS) == page


def test_more_facts_than_columns_do_no_harm(years: Years) -> None:
    facts = {f"fact{number:03}": float(number) for number in range(FIGURES + 20)}
    match = years.duel(True, facts=facts)
    assert years.database.matches.summary(match).seats[0].facts == facts
    last = FactInfo("last", message("x"), message("y"), "mean", (f"fact{FIGURES + 19:03}",))
    first = FactInfo("first", message("x"), message("y"), "mean", ("fact007",))
    assert [figure.value for figure in years.statistics.page(CRIBBAGE, (first, last)).figures] == [7]


def test_exports_can_be_read_again(years: Years) -> None:
    years.database.profiles.add("Anna", "#1")
    for number in range(30):
        years.duel(number % 2 == 0, 100 + number, options={"target": number % 2}, facts={"best": number})
    page = years.statistics.page(CRIBBAGE, FACTS)
    document = json.loads(page_json(page))
    assert document["format"] == 1
    assert document["total"] == {
        "played": 30, "won": 15, "lost": 15, "tied": 0, "share": 0.5,
        "low": pytest.approx(0.3315, abs=1e-4), "high": pytest.approx(0.6685, abs=1e-4),
    }  # fmt: skip
    assert "behind" not in page_json(page)
    text = page_csv(page)
    assert text.startswith("section,item,") and ";" not in text  # docs/match-files.md tells spreadsheets so
    rows = list(csv.DictReader(io.StringIO(text)))
    assert tuple(rows[0]) == COLUMNS
    assert {row["section"] for row in rows} == {
        "total", "trend", "distribution", "level", "opponent", "option", "streak", "record", "day",
    }  # fmt: skip
    options = [row["item"] for row in rows if row["section"] == "option"]
    assert options == ["target=0", "target=1"]
    listed = years.statistics.matches(Selection(CRIBBAGE))
    rows = list(csv.DictReader(io.StringIO(matches_csv(listed))))
    assert tuple(rows[0]) == MATCH_COLUMNS and len(rows) == 30
    assert (rows[0]["own"], rows[0]["others"], rows[0]["outcome"]) == ("Anna", "hard", "lost")
    assert len(json.loads(matches_json(listed))["matches"]) == 30


def test_a_name_in_a_table_is_no_formula(years: Years) -> None:
    name = '=HYPERLINK("x")'
    years.play((SeatSummary(0, 0, "A", "human", 1, True), SeatSummary(1, 1, name, "human", 0, False)))
    profile = years.database.profiles.add("A", "#1").id
    page = years.statistics.page(StatisticsQuery("cribbage", profile=profile))
    rows = csv.DictReader(io.StringIO(page_csv(page)))
    assert [row["item"] for row in rows if row["section"] == "opponent"] == [f"'{name}"]


def facts_of(plugin: GamePlugin, seed: str) -> Iterator[set[str]]:
    """The numbers a game gives for the sides of a match that is played by chance, as far as that gets."""
    game, player = plugin.game, RandomPlayer(plugin.game)
    seats = [SeatEntry("", "random")] * game.info.seats[0]
    match: Match[Any, Any] = Match(game, new_match_header(game, seats, seed=seed))
    for _ in range(400):  # by chance nobody would ever reach the target of 500
        seat = next(iter(game.asked(match.state)), None)
        if seat is None:
            break
        match.play(player.choose(match.view(seat), match.decision_number(seat)))
    for side in set(match.sides):
        yield set(plugin.result_facts(match.events, side))


@pytest.mark.parametrize("game", BUNDLED)
def test_games_declare_facts_that_they_have(game: str) -> None:
    plugin = Registry().game(game)
    assert plugin.facts
    keys = {key for number in range(4) for side in facts_of(plugin, f"facts-{number}") for key in side}
    keys |= {key.rpartition(".")[0] for key in keys}
    optional = {"best_line", "margin"}  # of All Fives alone; of a match that is over
    for fact in plugin.facts:
        assert set(fact.of) | set(fact.per) <= keys | optional, fact.key
        assert {fact.label.key, fact.unit.key} <= plugin.texts.keys()
    assert len({fact.key for fact in plugin.facts}) == len(plugin.facts)


def test_a_fact_that_cannot_be_computed_is_refused() -> None:
    for kind, of, per in (("mean", (), ()), ("sum", ("a",), ("b",)), ("spread", ("a", "b"), ())):
        with pytest.raises(ValueError, match="the fact"):
            FactInfo("x", message("x"), message("y"), kind, of, per)  # type: ignore[arg-type] # any kind


def test_a_file_that_was_migrated_can_be_counted(tmp_path: Path) -> None:
    import sqlite3

    fixtures = Path(__file__).parents[1] / "storage" / "fixtures"
    for schema in ("0001", "0002", "0003", "0004"):
        path = tmp_path / f"{schema}.db"
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript((fixtures / f"schema_{schema}.sql").read_text(encoding="utf-8"))
        with closing(open_database(path).database) as database:
            from spieltisch.statistics import Statistics

            page = Statistics(database).page(CRIBBAGE)
            assert page.total == Rate(1, 1)
            assert page.levels[0].value == "medium"

"""The statistics page in words: figures, charts, lists and filters as plain data."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from spieltisch.app.speech import Speech
from spieltisch.app.statistics.behind import match_row
from spieltisch.app.statistics.card import round_steps
from spieltisch.app.statistics.count_cards import calendar_card, distribution_card
from spieltisch.app.statistics.figures import tiles
from spieltisch.app.statistics.filters import Filters, filter_rows, option_chips
from spieltisch.app.statistics.layout import Columns, card_makers
from spieltisch.app.statistics.list_cards import record_card
from spieltisch.app.statistics.rate_cards import level_card, option_cards, outcome_card, trend_card
from spieltisch.app.statistics.reader import Reader
from spieltisch.core.facts import FactInfo
from spieltisch.core.messages import message
from spieltisch.statistics import (
    MIXED,
    Bin,
    CalendarDay,
    Distribution,
    Figure,
    FilterChoices,
    Group,
    Opponent,
    OptionGroups,
    PlayedMatch,
    PlayedSeat,
    Rate,
    Record,
    Selection,
    StatisticsPage,
    StatisticsQuery,
    Streak,
    Streaks,
    Trend,
    TrendPoint,
)

TODAY = date(2026, 11, 30)
QUERY = StatisticsQuery()
ALL = Selection(QUERY)
WON = Selection(QUERY, outcome="won")
FACT = FactInfo("hand", message("app.statistics.points"), message("app.statistics.points"), "mean", ("a",))
EMPTY = StatisticsPage(
    QUERY,
    Rate(),
    Trend("matches", 1),
    Distribution("score", 1),
    Distribution("margin", 1),
    (),
    (),
    (),
    (),
    Streaks(),
    (),
    (),
    (),
)


def page(**parts: object) -> StatisticsPage:
    """A page with 20 matches, of which 10 were won."""
    return replace(EMPTY, **{"total": Rate(20, 10), **parts})  # type: ignore[arg-type]


@pytest.fixture(params=["en", "de", "da"])
def reader(qapp: object, request: pytest.FixtureRequest) -> Reader:
    return reader_of(request.param)


@pytest.fixture
def english(qapp: object) -> Reader:
    return reader_of("en")


def reader_of(language: str) -> Reader:
    speech = Speech(language)
    speech.silence()
    return Reader(speech.renderer, TODAY)


def test_a_share_is_told_with_what_it_comes_from_and_how_sure_it_is(english: Reader) -> None:
    won = tiles(page(), english)[0]
    assert (won.value, won.note) == ("50%", "10 of 20 · 30 to 70%")
    assert won.behind == ALL


def test_the_figures_of_a_game_stand_beside_it_and_a_long_streak(english: Reader) -> None:
    streak = Streak("won", 7, date(2026, 5, 1), date(2026, 5, 12), WON)
    figures = tuple(Figure(FACT, value, 9, ALL) for value in (7.66, 0.256, 3.0, 4.0))
    shown = tiles(page(figures=figures, streaks=Streaks(won=streak)), english)
    assert [tile.value for tile in shown] == ["50%", "7.7", "0.26", "3.0", "7"]
    assert shown[-1].note == "until May 2026"
    assert shown[-1].behind == WON


def test_of_all_games_together_the_matches_are_counted(english: Reader) -> None:
    day = CalendarDay(TODAY, Rate(20, 10), QUERY)
    assert tiles(page(calendar=(day,)), english)[1].note == "on 1 day"


@pytest.mark.parametrize(
    ("language", "day", "end"),
    [("en", "on 1 day", "May"), ("de", "an 1 Tag", "Mai"), ("da", "på 1 dag", "maj")],
)
def test_one_match_is_not_called_matches(qapp: object, language: str, day: str, end: str) -> None:
    del qapp
    reader = reader_of(language)
    streak = Streak("won", 1, date(2026, 5, 12), date(2026, 5, 12), WON)
    days = (CalendarDay(TODAY, Rate(1, 1), QUERY),)
    played, longest = tiles(page(calendar=days, streaks=Streaks(won=streak)), reader)[1:]
    assert played.note == day
    assert end in longest.note and "," not in longest.note


def trend(*rates: Rate) -> Trend:
    points = [
        TrendPoint(number, number + 1, date(2026, number, 1), date(2026, number, 2), rate, ALL)
        for number, rate in enumerate(rates, 1)
    ]
    return Trend("matches", 2, tuple(points))


def test_a_line_lies_in_its_band_and_all_of_it_in_the_plot(reader: Reader) -> None:
    points = trend_card(trend(Rate(40, 0), Rate(40, 20), Rate(40, 40)), reader).chart["points"]
    assert [point["x"] for point in points] == [0, 0.5, 1]
    for point in points:
        assert 0 <= point["low"] <= point["y"] <= point["high"] <= 1


def test_the_scale_of_a_line_contains_the_half(reader: Reader) -> None:
    chart = trend_card(trend(Rate(400, 360), Rate(400, 380)), reader).chart
    assert 0 <= chart["reference"] <= 1
    assert chart["reference"] in [pytest.approx(tick["at"]) for tick in chart["ticks"]]


def test_a_single_point_and_none_at_all_can_be_drawn(reader: Reader) -> None:
    assert trend_card(trend(Rate(1, 1)), reader).chart["points"][0]["x"] == 0.5
    assert trend_card(trend(), reader).chart["points"] == []


def test_every_value_of_a_chart_has_its_sentence_and_its_matches(reader: Reader) -> None:
    full = page(
        trend=trend(Rate(2, 1), Rate(2, 2)),
        scores=Distribution("score", 10, (Bin(0, 3, ALL), Bin(10, 0, ALL)), 3, 4.0, 1, 9),
        levels=(Group("expert", Rate(4, 1), ALL), Group(MIXED, Rate(3, 3), ALL)),
        records=(Record("highest_win", 63, 5, TODAY, 121, 58, 1, ALL),),
        calendar=(CalendarDay(TODAY, Rate(3, 2), QUERY),),
    )
    cards = [card for make in card_makers(full, 2026, reader) for card in make() if card is not None]
    assert {card.kind for card in cards} == {"line", "outcomes", "bars", "histogram", "list", "calendar"}
    for card in cards:
        assert len(card.chart["sentences"]) == len(card.behind) == len(card.parts) > 0
        assert all(card.chart["sentences"])
        assert card.title


def test_an_empty_page_has_no_empty_charts(english: Reader) -> None:
    ids = [card.id for make in card_makers(page(), 2026, english) for card in make() if card is not None]
    assert ids == ["trend", "outcomes"]


def test_bars_say_how_sure_they_are(english: Reader) -> None:
    card = level_card(page(levels=(Group("expert", Rate(60, 13), WON),)), english)
    assert card is not None
    row = card.chart["rows"][0]
    assert (row["label"], row["value"], row["note"]) == ("Expert", "22%", "60 matches")
    assert row["low"] < row["share"] < row["high"]
    assert card.chart["sentences"] == ["Expert: 22%, 13 to 34%, 60 matches"]
    assert card.behind == [WON]


def test_ties_are_shown_only_where_there_are_some(english: Reader) -> None:
    assert [part["kind"] for part in outcome_card(page(), english).chart["parts"]] == ["won", "lost"]
    with_ties = outcome_card(page(total=Rate(20, 10, 1)), english)
    assert [part["value"] for part in with_ties.chart["parts"]] == ["10", "1", "9"]
    assert with_ties.behind == [Selection(QUERY, outcome=kind) for kind in ("won", "tied", "lost")]


def test_columns_stand_over_their_values_and_the_average_among_them(english: Reader) -> None:
    bins = tuple(Bin(low, count, ALL) for low, count in ((0, 1), (1, 0), (2, 4)))
    card = distribution_card(Distribution("score", 1, bins, 5, 1.0, 0, 2), english)
    assert card is not None
    assert [row["label"] for row in card.chart["bins"]] == ["0", "1", "2"]
    assert [row["share"] for row in card.chart["bins"]] == [0.25, 0, 1]
    assert card.chart["marker"] == {"at": 0.5, "label": "avg 1.0"}
    assert card.behind == [ALL, None, ALL]


def test_wide_columns_name_their_ends(english: Reader) -> None:
    bins = (Bin(-20, 2, ALL), Bin(0, 3, ALL))
    card = distribution_card(Distribution("margin", 20, bins, 5, 0.0, -20, 19), english)
    assert card is not None
    assert [row["label"] for row in card.chart["bins"]] == ["−20", "0"]
    assert card.parts == ["−20 to −1 points", "0 to 19 points"]


def test_scales_are_round() -> None:
    assert round_steps(1000) == [0, 200, 400, 600, 800, 1000]
    assert round_steps(3) == [0, 1, 2, 3]
    assert round_steps(0) == [0]


def test_the_days_of_a_year_begin_on_their_weekday(reader: Reader) -> None:
    card = calendar_card([CalendarDay(TODAY, Rate(2, 1), QUERY)], 2026, reader)
    assert card is not None
    assert (len(card.chart["days"]), card.chart["offset"]) == (365, 3)  # a Thursday
    assert card.chart["weekdays"][0].lower().startswith(("mo", "man"))


def test_a_day_is_the_brighter_the_more_was_played(english: Reader) -> None:
    days = [
        CalendarDay(date(2026, 1, day), Rate(played, 0), QUERY) for day, played in ((1, 1), (2, 20), (4, 10))
    ]
    card = calendar_card(days, 2026, english)
    assert card is not None
    assert [day["level"] for day in card.chart["days"][:4]] == [1, 4, 0, 2]
    assert card.behind[2] is None
    assert card.chart["sentences"][1] == "2 Jan 2026: 20 matches"


def test_other_years_can_be_turned_to_where_something_was_played(english: Reader) -> None:
    days = [CalendarDay(date(year, 3, 1), Rate(1, 1), QUERY) for year in (2024, 2026)]
    middle, last = calendar_card(days, 2025, english), calendar_card(days, 2026, english)
    assert middle is not None
    assert last is not None
    assert (middle.chart["earlier"], middle.chart["later"]) == (True, True)
    assert (last.chart["earlier"], last.chart["later"]) == (True, False)


def test_records_name_the_day_and_how_often(english: Reader) -> None:
    once = Record("highest_win", 63, 5, date(2026, 2, 3), 121, 58, 1, ALL)
    card = record_card([once, replace(once, kind="best_score", value=121, matches=3)], Streaks(), english)
    assert card is not None
    assert [row["value"] for row in card.chart["rows"]] == ["121 : 58", "121"]
    assert [row["note"] for row in card.chart["rows"]] == [
        "3 Feb 2026",
        "3 Feb 2026, and in 2 more matches",
    ]


def test_whole_numbers_have_the_minus_of_all_others(reader: Reader) -> None:
    worst = replace(FACT, kind="least")
    assert reader.fact(worst, -125) == "−125"
    assert reader.fact(worst, 125) == "125"
    assert reader.fact(worst, -12.5)[0] == "−"


def test_cards_fill_the_shorter_column(english: Reader) -> None:
    columns, card = Columns(), trend_card(trend(Rate(1, 1)), english)
    assert [columns.place(card) for _ in range(3)] == [0, 1, 0]
    calendar = calendar_card([CalendarDay(TODAY, Rate(1, 1), QUERY)], 2026, english)
    assert calendar is not None
    assert columns.place(calendar) == -1


CHOICES = FilterChoices(
    games=("cribbage", "watten"),
    levels=("hard", "expert"),
    opponents=((Opponent("name", "Bene"), "Bene"), (Opponent("player", "hard"), "")),
    options=(("target", (61, 121)), ("muggins", (False,))),
    first=date(2024, 5, 1),
    last=TODAY,
)


def test_filters_ask_for_what_is_chosen() -> None:
    filters = Filters(game="cribbage", profile="4").choose("level", "expert").choose("opponent", "name:Bene")
    query = filters.choose("option", "target=121").choose("marks", "unhelped").query(CHOICES, TODAY)
    assert query == StatisticsQuery(
        game="cribbage",
        profile=4,
        levels=("expert",),
        opponents=(Opponent("name", "Bene"),),
        options=(("target", 121),),
        helped=False,
    )


@pytest.mark.parametrize(
    ("period", "first", "last"),
    [
        ("", None, None),
        ("week", date(2026, 11, 24), None),
        ("month", date(2026, 11, 1), None),
        ("months", date(2025, 11, 28), None),
        ("year:2025", date(2025, 1, 1), date(2025, 12, 31)),
    ],
)
def test_periods_are_days(period: str, first: date | None, last: date | None) -> None:
    query = Filters(period=period).query(CHOICES, TODAY)
    assert (query.first, query.last) == (first, last)


def test_another_game_clears_what_belongs_to_the_game_before() -> None:
    filters = Filters("cribbage", level="expert", options=("target=61",), period="week")
    assert filters.choose("game", "watten") == Filters("watten", period="week")
    assert filters.choose("nonsense", "1") is filters


TWO_OPTIONS = replace(CHOICES, options=(("target", (61, 121)), ("muggins", (False, True))))


def test_several_options_are_chosen_at_once_and_taken_away_one_by_one(english: Reader) -> None:
    filters = Filters("cribbage")
    for value in ("target=61", "muggins=true", "target=121"):
        filters = filters.choose("option", value)
    query = filters.query(TWO_OPTIONS, TODAY)
    assert query.options == (("target", 61), ("muggins", True), ("target", 121))
    chips = option_chips(filters, TWO_OPTIONS, english)
    assert [chip["value"] for chip in chips] == ["target=61", "muggins=true", "target=121"]
    row = next(row for row in filter_rows(filters, TWO_OPTIONS, (), english) if row["key"] == "option")
    assert [choice["value"] for choice in row["choices"]] == ["", "several", "muggins=false"]
    assert (row["value"], row["choices"][1]["label"]) == ("several", "3 chosen")
    assert filters.choose("option", "several") is filters
    fewer = filters.choose("option", "target=61")
    assert fewer.query(TWO_OPTIONS, TODAY).options == (("muggins", True), ("target", 121))
    assert filters.choose("option", "") == Filters("cribbage")


def test_an_option_that_nobody_has_played_any_more_filters_nothing(english: Reader) -> None:
    filters = Filters("cribbage", options=("target=7", "unknown=1", "target=121"))
    assert filters.query(TWO_OPTIONS, TODAY).options == (("target", 121),)
    assert [chip["value"] for chip in option_chips(filters, TWO_OPTIONS, english)] == ["target=121"]


def test_options_are_told_of_one_game_alone(reader: Reader) -> None:
    groups = OptionGroups("partners", (Group(False, Rate(20, 10), ALL), Group(True, Rate(2, 1), ALL)))
    assert option_cards(page(options=(groups,)), reader) == []
    of_one = page(query=StatisticsQuery("dominoes"), options=(groups,))
    assert [card.id for card in option_cards(of_one, reader)] == ["option.partners"]


def test_only_filters_with_a_choice_are_shown(reader: Reader) -> None:
    keys = [row["key"] for row in filter_rows(Filters("cribbage"), CHOICES, (), reader)]
    assert keys == ["game", "period", "level", "opponent", "option", "marks"]
    none = [row["key"] for row in filter_rows(Filters(), FilterChoices(), (), reader)]
    assert none == ["game", "period", "marks"]


def test_every_filter_shows_what_is_chosen(english: Reader) -> None:
    for row in filter_rows(Filters("cribbage", period="year:2025"), CHOICES, (), english):
        assert row["value"] in [choice["value"] for choice in row["choices"]]
        assert all(choice["label"] for choice in row["choices"])


def test_a_match_says_who_played_and_whether_there_was_help(english: Reader) -> None:
    seats = (
        PlayedSeat("Anna", "human", True),
        PlayedSeat("", "expert", False),
        PlayedSeat("Vroni", "hard", True),
        PlayedSeat("", "hard", False),
    )
    now = datetime(2026, 11, 30, 12, tzinfo=UTC)
    match = PlayedMatch(3, "watten", "", now, TODAY, "tied", 15, 12.5, seats, True, True)
    row = match_row(match, now, english, "Anna")
    assert row["opponents"] == "with Vroni against Expert and Hard"
    second = replace(match, seats=(seats[2], seats[1], seats[0], seats[3]))
    assert match_row(second, now, english, "Anna")["opponents"] == "with Vroni against Expert and Hard"
    assert match_row(match, now, english)["opponents"] == "Anna with Vroni against Expert and Hard"
    assert (row["score"], row["when"], row["outcome"]) == ("15 : 12.5", "today", "tie")
    assert row["progress"] == "with undo or hint, with handicap"

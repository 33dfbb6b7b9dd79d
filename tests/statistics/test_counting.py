"""Everything is counted a second time, by hand, for many questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from spieltisch.statistics import (
    MIXED,
    Opponent,
    Rate,
    Selection,
    StatisticsPage,
    StatisticsQuery,
)
from spieltisch.storage import SeatSummary
from tests.statistics.conftest import FACTS, Told, Years, random_years

SEEDS = (1, 2)
QUERIES = (
    StatisticsQuery(),
    StatisticsQuery("cribbage"),
    StatisticsQuery("watten", profile=1),
    StatisticsQuery("cribbage", profile=2, helped=False),
    StatisticsQuery("cribbage", handicapped=False, options=(("target", 15),)),
    StatisticsQuery("cribbage", profile=1, options=(("target", 11), ("target", 15), ("weli", True))),
    StatisticsQuery("cribbage", levels=("expert", MIXED)),
    StatisticsQuery("watten", profile=2, opponents=(Opponent("profile", "1"), Opponent("player", "hard"))),
    StatisticsQuery("cribbage", profile=1, opponents=(Opponent("name", "Zoë"),)),
    StatisticsQuery("cribbage", first=date(2025, 1, 20), last=date(2025, 2, 20)),
    StatisticsQuery("dominoes"),
    StatisticsQuery("cribbage", profile=99),
    StatisticsQuery("cribbage", options=(("target", True),)),
)


def against(match: Told, own: SeatSummary) -> set[Opponent]:
    found = set()
    for seat in match.seats:
        if seat.side != own.side and seat.player != "human":
            found.add(Opponent("player", seat.player))
        elif seat.side != own.side:
            known = seat.profile is not None
            found.add(Opponent("profile", str(seat.profile)) if known else Opponent("name", seat.name))
    return found


def level(match: Told, own: SeatSummary) -> str:
    kinds = {seat.player for seat in match.seats if seat.side != own.side}
    return kinds.pop() if len(kinds) == 1 else MIXED


def rows(years: Years, query: StatisticsQuery) -> Iterator[tuple[Told, SeatSummary]]:
    """The matches of a query with the seat they are looked at from, oldest first."""
    for match in years.told:
        humans = [seat for seat in match.seats if seat.player == "human"]
        if query.profile is not None:
            own = [seat for seat in humans if seat.profile == query.profile]
            chosen = (
                own[:1] if len({seat.side for seat in own}) == 1 else []
            )  # nobody plays against themselves
        else:
            chosen = humans[:1] if len({seat.side for seat in humans}) == 1 else []
        yield from ((match, seat) for seat in chosen if counts(match, seat, query))


def counts(match: Told, own: SeatSummary, query: StatisticsQuery) -> bool:
    keys = {key for key, _value in query.options}
    wanted = {(key, type(value), value) for key, value in query.options}
    return (
        query.game in (None, match.game)
        and (query.helped or not match.helped)
        and (query.handicapped or not match.handicap)
        and (query.first is None or match.day >= query.first)
        and (query.last is None or match.day <= query.last)
        and (not query.levels or level(match, own) in query.levels)
        and (not query.opponents or not against(match, own).isdisjoint(query.opponents))
        and all((key, type(match.options[key]), match.options[key]) in wanted for key in keys)
    )


def rate(found: list[tuple[Told, SeatSummary]]) -> Rate:
    won = Counter(seat.won for _match, seat in found)
    return Rate(len(found), won[True], won[None])


def margin(match: Told, own: SeatSummary) -> float:
    return float(own.score or 0) - max(float(s.score or 0) for s in match.seats if s.side != own.side)


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[int, Years]]:
    found = {seed: Years(tmp_path_factory.mktemp("years") / "spieltisch.db") for seed in SEEDS}
    for seed, years in found.items():
        with years.database.transaction():
            random_years(years, 160, seed)
    yield found
    for years in found.values():
        years.database.close()


@pytest.fixture(params=SEEDS)
def played(everything: dict[int, Years], request: pytest.FixtureRequest) -> Years:
    return everything[request.param]


@pytest.fixture(params=QUERIES, ids=range(len(QUERIES)))
def asked(played: Years, request: pytest.FixtureRequest) -> tuple[Years, StatisticsPage, Any]:
    query = request.param
    return played, played.statistics.page(query, FACTS), list(rows(played, query))


def test_pages_say_what_can_be_counted_by_hand(asked: tuple[Years, StatisticsPage, Any]) -> None:
    _years, page, found = asked
    assert page.total == rate(found)
    assert [(day.day, day.rate) for day in page.calendar] == [
        (day, rate([row for row in found if row[0].day == day])) for day in sorted({m.day for m, _ in found})
    ]
    levels = {level(*row) for row in found}
    assert {group.value: group.rate for group in page.levels} == {
        name: rate([row for row in found if level(*row) == name]) for name in levels
    }
    opponents = {opponent for row in found for opponent in against(*row)}
    assert {group.opponent: group.rate for group in page.opponents} == {
        one: rate([row for row in found if one in against(*row)]) for one in opponents
    }
    for groups in page.options:
        for group in groups.groups:
            assert group.rate == rate([row for row in found if row[0].options[groups.key] == group.value])
    varied = {key for key in ("target", "weli") if len({match.options[key] for match, _ in found}) > 1}
    assert {groups.key for groups in page.options} == varied


def test_streaks_and_trends_follow_the_order_of_time(asked: tuple[Years, StatisticsPage, Any]) -> None:
    _years, page, found = asked
    best, run = 0, 0
    for _match, seat in found:
        run = run + 1 if seat.won else 0
        best = max(best, run)
    assert (page.streaks.won.length if page.streaks.won else 0) == best
    for streak in (page.streaks.won, page.streaks.lost, page.streaks.current):
        if streak is not None:
            assert streak.behind.numbers is not None
            first, last = streak.behind.numbers
            outcomes = {seat.won for _match, seat in found[first - 1 : last]}
            assert outcomes == {{"won": True, "lost": False, "tied": None}[streak.outcome]}
            assert (streak.start, streak.end) == (found[first - 1][0].day, found[last - 1][0].day)
    for point in page.trend.points:
        assert point.rate == rate(found[point.first - 1 : point.last])
    if found:
        assert page.trend.points[-1].last == len(found)


def test_figures_are_exact(asked: tuple[Years, StatisticsPage, Any]) -> None:
    _years, page, found = asked
    facts = [seat.facts for _match, seat in found] if page.query.game else []
    values = {figure.fact.key: (figure.value, figure.count) for figure in page.figures}
    hands = sum(fact["hands"] for fact in facts)
    expected = {}
    if facts:
        expected = {
            "hand": (sum(fact["points"] for fact in facts) / hands, hands),
            "luck": (sum(fact["lucky"] for fact in facts) / hands, hands),
            "deals": (hands, len(facts)),
        }
    rare = [fact["rare"] for fact in facts if "rare" in fact]
    if rare:
        expected["plain"] = (sum(rare) / len(rare), len(rare))
    assert values == {key: pytest.approx(value) for key, value in expected.items()}
    spread: Counter[float] = Counter()
    for fact in facts:
        spread.update({float(key[5:]): int(n) for key, n in fact.items() if key.startswith("hand.")})
    (bins,) = [found.bins for found in page.spreads] or [()]
    assert {bin_.low: bin_.count for bin_ in bins if bin_.count} == spread


def test_distributions_hold_every_match(asked: tuple[Years, StatisticsPage, Any]) -> None:
    _years, page, found = asked
    if page.query.game is None:
        assert not page.scores.bins and not page.records
        return
    for distribution, values in (
        (page.scores, [seat.score for _match, seat in found]),
        (page.margins, [margin(*row) for row in found]),
    ):
        assert distribution.count == len(values)
        for bin_ in distribution.bins:
            within = [value for value in values if bin_.low <= value < bin_.low + distribution.width]
            assert bin_.count == len(within)
        assert sum(bin_.count for bin_ in distribution.bins) == len(values)
        if values:
            assert (distribution.lowest, distribution.highest) == (min(values), max(values))
            assert distribution.mean == pytest.approx(sum(values) / len(values))


def test_every_figure_is_traced_to_its_matches(asked: tuple[Years, StatisticsPage, Any]) -> None:
    years, page, _found = asked

    def total(selection: Selection) -> int:
        return years.statistics.matches(selection, limit=3).total

    for group in (
        *page.levels,
        *page.opponents,
        *(g for o in page.options for g in o.groups),
        *page.calendar,
    ):
        assert total(group.behind) == group.rate.played
    for part in (*page.trend.points[::9], *page.calendar[::9]):
        assert total(part.behind) == part.rate.played
    for bin_ in (*page.scores.bins, *page.margins.bins):
        assert total(bin_.behind) == bin_.count
    for streak in filter(None, (page.streaks.won, page.streaks.lost, page.streaks.current)):
        listed = years.statistics.matches(streak.behind).matches
        assert len(listed) == streak.length and {match.outcome for match in listed} == {streak.outcome}
    for record in page.records:
        listed = years.statistics.matches(record.behind).matches
        assert len(listed) == record.matches
        assert (listed[0].match_id, listed[0].day, listed[0].value) == (
            record.match_id,
            record.day,
            record.value,
        )


def test_records_are_the_extremes(asked: tuple[Years, StatisticsPage, Any]) -> None:
    _years, page, found = asked
    records = {record.fact.key if record.fact else record.kind: record for record in page.records}
    if not found or page.query.game is None:
        assert not records
        return
    assert records["best"].value == max(seat.facts["best"] for _match, seat in found)
    assert records["least"].value == min(seat.facts["best"] for _match, seat in found)
    wins = [margin(*row) for row in found if row[1].won]
    defeats = [margin(*row) for row in found if row[1].won is False]
    for kind, value in (
        ("highest_win", max(wins, default=None)),
        ("closest_win", min(wins, default=None)),
        ("highest_defeat", min(defeats, default=None)),
        ("closest_defeat", max(defeats, default=None)),
    ):
        if kind in records:
            assert records[kind].value == value
            assert records[kind].score - records[kind].other == value
        else:  # nobody has it, or too many share it
            assert value is None or sum(margin(*row) == value for row in found) * 10 > len(found)


def test_choices_are_what_was_played(played: Years) -> None:
    choices = played.statistics.choices("cribbage", 1)
    found = list(rows(played, StatisticsQuery("cribbage", profile=1)))
    assert choices.games == ("cribbage", "watten")
    assert set(choices.levels) == {level(*row) for row in found}
    names = dict(choices.opponents)
    assert set(names) == {opponent for row in found for opponent in against(*row)}
    assert names[Opponent("profile", "2")] == "Bene" and names[Opponent("name", "Zoë")] == "Zoë"
    assert dict(choices.options) == {"target": (11, 15), "weli": (False, True)}
    assert (choices.first, choices.last) == (found[0][0].day, found[-1][0].day)

"""People: what they have played, two who become one, and taking that back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime

import pytest

from spieltisch.core.errors import StorageError
from spieltisch.statistics import Opponent, Rate, Statistics, StatisticsQuery
from spieltisch.storage.database import Database
from spieltisch.storage.records import Guest, Meetings, NewMatch, Parted, Profile, SeatSummary


def play(database: Database, *winners_first: str, sides: tuple[int, ...] = (0, 1)) -> int:
    """Store a finished match of people (a level where the name is in lower case); side 0 wins."""
    seats = tuple(
        SeatSummary(seat, side, name, "hard" if name.islower() else "human", 9 - side, side == 0)
        for seat, (name, side) in enumerate(zip(winners_first, sides, strict=True))
    )
    match = database.matches.create(NewMatch({"game": "cribbage"}, seats))
    database.matches.finish(match, seats)
    return match


def total(database: Database, person: Profile) -> Rate:
    return Statistics(database).page(StatisticsQuery("cribbage", profile=person.id)).total


def counted(database: Database) -> list[tuple[object, ...]]:
    """Everything that is counted, whatever the numbers of the sets of opponents."""
    return database.read(
        "SELECT match_id, seat, profile_id, lead, won, text FROM results"
        " JOIN oppositions ON id = opposition ORDER BY match_id, seat"
    )


@pytest.fixture
def people(database: Database) -> Iterator[tuple[Profile, Profile, Profile]]:
    anna, annie, bene = (database.profiles.add(name, "amber") for name in ("Anna", "Annie", "Bene"))
    play(database, "Anna", "bot")
    play(database, "Annie", "bot")
    play(database, "Anna", "Annie")
    play(database, "Bene", "Annie", "Anna", sides=(0, 1, 2))
    play(database, "Anna", "bot", "Annie", "rob", sides=(0, 1, 0, 1))
    database.matches.create(NewMatch({"game": "cribbage"}, (SeatSummary(0, 0, "Annie", "human"),)))
    yield anna, annie, bene


def test_what_people_have_played_is_summed_up(
    database: Database, people: tuple[Profile, Profile, Profile]
) -> None:
    anna, annie, bene = database.profiles.summaries()
    assert [(each.profile.name, each.matches, each.finished) for each in (anna, annie, bene)] == [
        ("Anna", 4, 4), ("Annie", 5, 4), ("Bene", 1, 1),
    ]  # fmt: skip
    assert isinstance(annie.last, datetime) and anna.last is not None and annie.last > anna.last
    new = database.profiles.add("Zoë", "blue")
    assert next(each for each in database.profiles.summaries() if each.profile == new).last is None


def test_names_of_nobody_are_guests(database: Database) -> None:
    for names in (("Zoë", "bot"), ("Zoë", "Ole"), ("", "bot")):
        play(database, *names)
    assert database.profiles.guests(9) == (Guest("Zoë", 2), Guest("Ole", 1))
    assert database.profiles.guests(1) == (Guest("Zoë", 2),)
    database.profiles.add("zoë", "amber")
    assert database.profiles.guests(9) == (Guest("Ole", 1),)


def test_a_preview_says_what_a_merge_will_do(
    database: Database, people: tuple[Profile, Profile, Profile]
) -> None:
    anna, annie, bene = people
    meetings = database.profiles.meetings(annie.id, anna.id)
    assert meetings == Meetings(one=5, other=4, against=2, together=1)
    assert meetings.merged == 6
    assert database.profiles.meetings(bene.id, anna.id) == Meetings(1, 4, 1, 0)
    running = 1
    database.profiles.merge(annie.id, anna.id)
    listed = next(each for each in database.profiles.summaries() if each.profile == anna)
    assert listed.matches == meetings.merged, "the list says the same"
    assert total(database, anna).played == meetings.merged - meetings.against - running


def test_nobody_plays_against_themselves(
    database: Database, people: tuple[Profile, Profile, Profile]
) -> None:
    anna, annie, bene = people
    database.profiles.merge(annie.id, anna.id)
    assert total(database, anna) == Rate(3, 3)
    assert total(database, bene) == Rate(1, 1)
    (group,) = Statistics(database).page(StatisticsQuery("cribbage", profile=bene.id)).opponents
    assert (group.opponent, group.rate) == (Opponent("profile", str(anna.id)), Rate(1, 1))
    everybody = Statistics(database).page(StatisticsQuery("cribbage")).total
    assert everybody == Rate(3, 3)
    assert len(database.matches.recent(9)) == 5


def test_what_is_played_later_follows_the_same_rule(
    database: Database, people: tuple[Profile, Profile, Profile]
) -> None:
    anna, _annie, _bene = people
    seats = tuple(
        SeatSummary(seat, seat, name, "human", seat, seat == 1, profile=anna.id)
        for seat, name in enumerate(("Anna", "Annie"))
    )
    before = total(database, anna)
    match = database.matches.create(NewMatch({"game": "cribbage"}, seats))
    database.matches.finish(match, seats)
    assert total(database, anna) == before


def test_two_seats_of_a_name_that_gets_a_person_count_once(database: Database) -> None:
    play(database, "Zoë", "ZOË")
    play(database, "Zoë", "bot", "ZOË", "rob", sides=(0, 1, 0, 1))
    zoe = database.profiles.add("Zoë", "amber")
    assert total(database, zoe) == Rate(1, 1)


@pytest.mark.parametrize("take_away", ["merge", "remove"])
def test_a_person_who_was_taken_away_comes_back(
    database: Database, people: tuple[Profile, Profile, Profile], take_away: str
) -> None:
    anna, annie, _bene = people
    before, profiles = counted(database), database.profiles.summaries()
    if take_away == "merge":
        parted = database.profiles.merge(annie.id, anna.id)
    else:
        parted = database.profiles.remove(annie.id)
    assert counted(database) != before
    assert [person.name for person in database.profiles.all()] == ["Anna", "Bene"]
    database.profiles.take_back(parted)
    assert counted(database) == before
    assert database.profiles.summaries() == profiles


def test_coming_back_minds_what_has_happened_since(
    database: Database, people: tuple[Profile, Profile, Profile]
) -> None:
    anna, annie, _bene = people
    parted = database.profiles.merge(annie.id, anna.id)
    for match_id, _seat in parted.seats[:2]:
        database.matches.delete(match_id)
    since = play(database, "Anna", "bot")
    database.profiles.take_back(parted)
    assert [seat.profile for seat in database.matches.summary(since).seats] == [anna.id, None]
    assert {seat.profile for match in database.matches.recent(9) for seat in match.seats} == {
        anna.id, annie.id, 3, None,
    }  # fmt: skip


def test_coming_back_needs_the_name(database: Database, people: tuple[Profile, Profile, Profile]) -> None:
    anna, annie, _bene = people
    parted = database.profiles.merge(annie.id, anna.id)
    database.profiles.rename(anna.id, "ANNIE")
    before = counted(database)
    with pytest.raises(StorageError) as refused:
        database.profiles.take_back(parted)
    assert refused.value.message.key == "storage.profile.taken"
    assert counted(database) == before


def test_what_was_played_under_another_name_stays_under_it(
    database: Database, people: tuple[Profile, Profile, Profile]
) -> None:
    anna, _annie, bene = people
    database.profiles.rename(anna.id, "Anne")
    database.profiles.remove(anna.id)
    opponents = Statistics(database).page(StatisticsQuery("cribbage", profile=bene.id)).opponents
    assert Opponent("name", "Anna") in {group.opponent for group in opponents}


def test_nobody_is_taken_away_twice(database: Database) -> None:
    calls: tuple[Callable[[], object], ...] = (
        lambda: database.profiles.remove(7),
        lambda: database.profiles.merge(7, database.profiles.add("Anna", "amber").id),
        lambda: database.profiles.merge(1, 8),
    )
    for call in calls:
        with pytest.raises(StorageError) as refused:
            call()
        assert refused.value.message.key == "storage.profile.missing"
    assert isinstance(database.profiles.remove(1), Parted)

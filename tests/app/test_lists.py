"""What the start page says of stored matches."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from spieltisch.app import lists, moments
from spieltisch.app.former_games import names_in
from spieltisch.app.message_json import message_to_text
from spieltisch.app.people import initial
from spieltisch.app.speech import Speech
from spieltisch.core.events import Json
from spieltisch.core.messages import message
from spieltisch.storage import MatchSummary, MonthSummary, SeatSummary, YearSummary
from spieltisch.texts import Renderer

NOW = datetime(2026, 9, 16, 20, 0, tzinfo=UTC)
ANNA = SeatSummary(0, 0, "Anna", "human", 121, True)
BENE = SeatSummary(1, 1, "Bene", "expert", 98, False)
MATCH = MatchSummary(
    id=7,
    game="cribbage",
    title="",
    seats=(ANNA, BENE),
    scores=(121, 98),
    progress=message_to_text(message("app.language.system")),
    created=NOW,
    updated=NOW,
    finished=NOW,
    helped=False,
)


@pytest.fixture
def renderer(qapp: object) -> Renderer:
    speech = Speech("en")
    speech.silence()
    return speech.renderer


@pytest.fixture
def reader(renderer: Renderer) -> lists.Reader:
    return lists.Reader(renderer, NOW, "Anna", {"cribbage": "Cribbage", "app": "The app"})


def test_progress_in_words_that_are_not_here_says_nothing(reader: lists.Reader) -> None:
    known = replace(MATCH, progress=message_to_text(message("app.language.system")))
    assert lists.running_row(known, reader)["progress"]
    for progress in (
        message("app.of_another_version"),
        message("app.of_person", name=message("app.of_another_version"), others=""),
        message("app.against"),
    ):
        row = lists.running_row(replace(MATCH, progress=message_to_text(progress)), reader)
        assert row["progress"] == ""
        tile = lists.tile_running([replace(MATCH, progress=message_to_text(progress))], "cribbage", reader)
        assert tile is not None
        assert "." not in tile["subtitle"]


@pytest.mark.parametrize(
    ("seats", "name", "expected"),
    [
        pytest.param((ANNA, BENE), "", "won", id="the only person"),
        pytest.param((replace(ANNA, won=False), BENE), "Somebody", "lost", id="whatever the settings say"),
        pytest.param((replace(ANNA, won=None), BENE), "Anna", "tie", id="a tie"),
        pytest.param(
            (ANNA, replace(BENE, player="human")), "Bene", "lost", id="of two, the one in the settings"
        ),
        pytest.param(
            (ANNA, replace(BENE, player="human")), "Xaver", "watched", id="of two strangers, nobody"
        ),
        pytest.param((replace(ANNA, player="hard"), BENE), "Anna", "watched", id="computers"),
        pytest.param((ANNA, BENE, replace(ANNA, seat=2)), "Xaver", "won", id="of partners, any"),
    ],
)
def test_outcome(seats: tuple[SeatSummary, ...], name: str, expected: str) -> None:
    assert lists.outcome(replace(MATCH, seats=seats), name) == expected


def test_a_finished_match(reader: lists.Reader) -> None:
    assert lists.recent_row(MATCH, reader) == {
        "id": 7,
        "game": "cribbage",
        "gameName": "Cribbage",
        "title": "",
        "missing": "",
        "opponents": "against Bene",
        "score": "121 : 98",
        "when": "today",
        "outcome": "won",
    }


def test_ones_own_score_comes_first(reader: lists.Reader) -> None:
    seats = (replace(BENE, seat=0, side=0), replace(ANNA, seat=1, side=1))
    assert lists.running_row(replace(MATCH, seats=seats, scores=(98, 121)), reader)["score"] == "121 : 98"


def test_partners_and_opponents(reader: lists.Reader) -> None:
    vroni = SeatSummary(2, 0, "Vroni", "hard")
    xaver = SeatSummary(3, 1, "Xaver", "hard")
    text = lists.players_text((ANNA, BENE, vroni, xaver), reader)
    assert text == "with Vroni against Bene and Xaver"


def test_two_people_against_computers(reader: lists.Reader) -> None:
    vroni = SeatSummary(2, 0, "Vroni", "human")
    xaver = SeatSummary(3, 1, "Xaver", "hard")
    seats = (ANNA, BENE, vroni, xaver)
    assert lists.players_text(seats, reader) == "with Vroni against Bene and Xaver"
    stranger = replace(reader, player_name="Mads")
    assert lists.players_text(seats, stranger) == "with Anna and Vroni against Bene and Xaver"
    match = replace(MATCH, seats=tuple(replace(seat, side=1 - seat.side) for seat in seats), scores=(98, 121))
    assert lists.running_row(match, stranger)["score"] == "121 : 98"


def test_a_tile_says_who_and_where(reader: lists.Reader) -> None:
    assert lists.tile_running([MATCH], "cribbage", reader) == {
        "id": 7,
        "score": "121 : 98",
        "subtitle": "against Bene · As the system",
    }
    assert lists.tile_running([MATCH], "watten", reader) is None


def test_a_match_of_a_missing_plugin_is_still_listed(reader: lists.Reader) -> None:
    foreign = replace(MATCH, game="chess", progress=message_to_text(message("chess.progress", n=3)))
    row = lists.running_row(foreign, reader)
    assert (row["gameName"], row["progress"], row["score"]) == ("chess", "", "121 : 98")
    reader = replace(reader, former={"chess": "Chess for two", "cribbage": "Old"})
    assert lists.running_row(foreign, reader)["gameName"] == "Chess for two"
    assert reader.missing("chess"), "it is still not there"
    assert lists.running_row(MATCH, reader)["gameName"] == "Cribbage"


@pytest.mark.parametrize("stored", [None, [], 3, {"chess": 3}, {"chess": {"": 3}}, {"chess": {"": ""}}])
def test_stored_names_of_former_games_may_be_broken(stored: Json) -> None:
    assert names_in("en", stored) == {}


def test_former_games_are_called_as_the_language_has_it() -> None:
    stored: Json = {"chess": {"": "Chess", "da": "Skak"}}
    assert names_in("da", stored) == {"chess": "Skak"}
    assert names_in("de", stored) == {"chess": "Chess"}


def test_the_year(renderer: Renderer) -> None:
    months = tuple(MonthSummary(month, won=month, lost=1) for month in range(1, 13))
    row = lists.year_row(YearSummary(2026, 5, 3, 1, 0, months), renderer)
    assert (row["year"], row["played"], row["won"], row["percent"]) == (2026, 5, 3, 75)
    assert row["months"][2] == {"label": "M", "name": "March", "won": 3, "lost": 1}
    assert lists.year_row(None, renderer) == {}


@pytest.mark.parametrize(
    ("ago", "expected"),
    [
        (timedelta(hours=1), "today"),
        (timedelta(hours=21), "yesterday"),
        (timedelta(days=3), "Sunday"),
        (timedelta(days=20), "27 Aug"),
        (timedelta(days=400), "12/08/2025"),
        (timedelta(hours=-2), "today"),
    ],
)
def test_when(renderer: Renderer, ago: timedelta, expected: str) -> None:
    assert moments.when_text(NOW - ago, NOW, renderer) == expected


@pytest.mark.parametrize(
    ("hour", "name", "expected"),
    [
        (7, "", "Good morning"),
        (13, "Anna", "Hello, Anna"),
        (20, "Anna", "Good evening, Anna"),
        (2, "", "Good evening"),
    ],
)
def test_greeting(renderer: Renderer, hour: int, name: str, expected: str) -> None:
    assert moments.greeting(NOW.replace(hour=hour), name, renderer) == expected


@pytest.mark.parametrize(
    ("name", "letter"), [("anna", "A"), ("Player 2", "2"), ("R2D2", "R"), ("Anna 2026", "A"), ("…", "?")]
)
def test_a_disc_shows_a_letter_or_the_number_of_who_has_no_name(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_whoever_is_linked_is_known_whatever_they_were_called(reader: lists.Reader) -> None:
    once, bene = replace(ANNA, name="Annchen", profile=7, won=False), replace(BENE, player="human", profile=8)
    match = replace(MATCH, seats=(once, bene))
    assert lists.recent_row(match, reader)["outcome"] == "watched"
    assert lists.recent_row(match, replace(reader, profile=7))["outcome"] == "lost"
    assert lists.recent_row(match, replace(reader, profile=7))["opponents"] == "against Bene"


def test_of_another_person_of_the_house_the_name_is_told(reader: lists.Reader) -> None:
    mads = replace(ANNA, name="Mads", profile=8)
    text = lists.players_text((mads, BENE), replace(reader, profile=7))
    assert text == "Mads against Bene"
    assert lists.players_text((mads, BENE), replace(reader, profile=8)) == "against Bene"
    vroni, xaver = SeatSummary(2, 0, "Vroni", "hard"), SeatSummary(3, 1, "Xaver", "hard")
    text = lists.players_text((mads, BENE, vroni, xaver), reader)
    assert text == "Mads with Vroni against Bene and Xaver"

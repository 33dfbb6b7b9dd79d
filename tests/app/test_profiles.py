"""People without a window: colours of a table, names that are completed, drafts that follow a new name."""

from __future__ import annotations

import pytest

from spieltisch.app.profiles.colours import COLOURS, NONE, colour_number, free_colour, table_colours
from spieltisch.app.profiles.directory import SUGGESTIONS, Directory
from spieltisch.app.profiles.drafts import renamed_drafts
from spieltisch.app.profiles.rows import preview_row
from spieltisch.app.speech import app_renderer
from spieltisch.core.events import Json
from spieltisch.core.players import HUMAN, SeatEntry
from spieltisch.storage.records import Guest, Meetings, Profile, ProfileSummary

ANNA, BENE, JOERGEN = (
    Profile(1, "Anna", "violet"),
    Profile(2, "Bene", "amber"),
    Profile(3, "Ole Jørgen", "amber"),
)
KNOWN = Directory(
    tuple(ProfileSummary(person, 0, 0, None) for person in (ANNA, BENE, JOERGEN)), (Guest("Annika", 3),)
)


def test_colours_have_names_and_numbers() -> None:
    assert [colour_number(colour) for colour in COLOURS] == list(range(len(COLOURS)))
    assert colour_number("#123456") == 0


def test_a_new_person_gets_a_colour_that_is_free() -> None:
    assert free_colour(()) == COLOURS[0]
    assert free_colour(("amber", "rose")) == "blue"
    assert free_colour((*COLOURS, "amber", "rose")) == "blue"


@pytest.mark.parametrize(
    ("sides", "own", "colours", "marks"),
    [
        ((0, 1), (None, None), (0, 1), (NONE, NONE)),
        ((0, 1), (4, None), (4, 1), (NONE, NONE)),
        ((0, 1), (1, None), (1, 0), (NONE, NONE)),  # the other side gives way
        ((0, 1), (2, 2), (2, 1), (NONE, NONE)),  # two people of one colour
        ((0, 1, 0, 1), (4, None, 2, None), (4, 1), (NONE, NONE, 2, NONE)),  # partners: a dot
        (
            (0, 1, 0, 1),
            (4, 2, 2, None),
            (4, 2),
            (NONE, NONE, NONE, NONE),
        ),  # no dot in the other side's colour
        ((0, 1, 2, 3, 4, 5), (None, 0, None, 5, None, None), (1, 0, 2, 5, 4, 3), (NONE,) * 6),
    ],
)
def test_sides_have_the_colours_of_their_people(
    sides: tuple[int, ...], own: tuple[int | None, ...], colours: tuple[int, ...], marks: tuple[int, ...]
) -> None:
    found = table_colours(sides, own)
    assert (found.sides, found.marks) == (colours, marks)
    assert len(set(found.sides)) == len(found.sides)


def test_people_are_found_by_name_or_by_their_link() -> None:
    entries = (SeatEntry("ANNA ", HUMAN), SeatEntry("Bene", "hard"))
    assert KNOWN.colours((0, 1), entries).sides == (colour_number("violet"), 1)
    renamed = (SeatEntry("Annchen", HUMAN), SeatEntry("", "hard"))
    assert KNOWN.colours((0, 1), renamed).sides == (0, 1)
    assert KNOWN.colours((0, 1), renamed, {0: ANNA.id}).sides == (colour_number("violet"), 1)
    assert KNOWN.colours((0, 1), renamed, {0: 99}).sides == (0, 1)


def test_names_are_completed_as_they_are_typed() -> None:
    assert KNOWN.completed("an", ()) == "Anna"
    assert KNOWN.completed("an", ("Anna",)) == "Annika"
    assert KNOWN.completed("Annikas", ()) == ""
    assert KNOWN.completed(" ", ()) == ""


def test_names_are_suggested() -> None:
    def names(text: str, taken: tuple[str, ...] = ()) -> list[str]:
        return [known.name for known in KNOWN.suggested(text, taken)]

    assert names("") == ["Anna", "Bene", "Ole Jørgen", "Annika"]
    assert names("bene", ("Anna",)) == ["Bene", "Ole Jørgen", "Annika"]
    assert names("jø") == ["Ole Jørgen"]
    assert names("zo") == []
    many = Directory(guests=tuple(Guest(f"Guest {number}", 1) for number in range(20)))
    assert len(many.suggested("", ())) == SUGGESTIONS


DRAFT: dict[str, Json] = {
    "seats": [{"name": "Anna", "player": "human"}, {"name": "Bene", "player": "human"}],
    "options": {"target": 61},
}


def test_drafts_follow_a_new_name() -> None:
    stored: dict[str, Json] = {
        "new_match/cribbage": DRAFT,
        "new_match/watten": {"seats": [{"name": "Zoë", "player": "human"}]},
        "new_match/odd": "Anna",
        "player_name": "Anna",
    }
    renamed = renamed_drafts(stored, "Anna", "Anne")
    assert renamed == {
        "new_match/cribbage": {
            "seats": [{"name": "Anne", "player": "human"}, {"name": "Bene", "player": "human"}],
            "options": {"target": 61},
        }
    }
    (merged,) = renamed_drafts(stored, "Anna", "Bene").values()
    assert isinstance(merged, dict)
    assert merged["seats"] == [{"name": "", "player": "human"}, {"name": "Bene", "player": "human"}]


def test_a_preview_tells_what_matters() -> None:
    def lines(*counts: int) -> list[str]:
        row = preview_row(ANNA, BENE, Meetings(*counts), app_renderer("en"))
        assert row["target"] == BENE.id
        return list(row["lines"])

    assert lines(0, 4, 0, 0)[0] == "Anna has played nothing: only the entry in the list goes."
    assert lines(1, 4, 0, 0) == [
        "1 match played by Anna goes to Bene, who has 5 then.",
        "Matches keep the names they were played under. This can be taken back.",
    ]
    assert lines(5, 4, 2, 1)[1:3] == [
        "2 matches of Anna against Bene count for nobody then; they stay in the list of matches.",
        "1 match that Anna and Bene played as partners counts once.",
    ]

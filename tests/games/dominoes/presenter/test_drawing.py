"""Drawing is previewed and confirmed, a drawn tile that fits has to be laid, a forced pass is announced."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.games.dominoes.presenter.support import PRESENTER, Person, Words, ranked
from tests.games.dominoes.support import RULES, act, table

LINE = "4-4 4-2:left 4-1:right"


@pytest.fixture
def words(translations: Path) -> Words:
    return Words("de", translations)


def stuck(boneyard: str, **options: Any) -> Person:
    """A person whose tiles do not fit the ends 2 and 1."""
    return Person(table(["6-6 5-5", "3-0"], LINE, boneyard=boneyard, variant="draw", **options))


def test_drawing_is_previewed_and_confirmed(words: Words) -> None:
    person = stuck("6-5 6-1 3-3")
    assert words(person.table.prompt) == "Kein Stein passt: Zieh"
    assert words(person.table.detail) == "Ein Stein kann gezogen werden; die letzten 2 bleiben im Vorrat."
    assert (person.confirmed, person.choices) == (None, ["draw"])
    person.choose("draw")
    assert person.confirmed == person.press("draw") == "0 draw"
    assert words(person.table.prompt) == "Einen Stein ziehen"
    assert (person.choice("draw").checked, person.choice("draw").place) == (True, "table")


def test_the_top_of_the_heap_draws_too(words: Words) -> None:
    person = stuck("6-5 6-1 3-3")
    heap = person.zone("boneyard")
    assert [piece.selectable for piece in heap] == [False, False, True]
    assert [piece.dimmed for piece in heap] == [True, True, False]
    assert words(heap[0].refusal) == "Die letzten 2 Steine des Vorrats werden nie gezogen."
    assert person.drop(heap[2].id, "hand/0") == "0 draw"
    assert person.drop(heap[2].id, "line") is None
    assert person.tap(heap[0].id).confirmed is None
    assert person.tap(heap[2].id).confirmed == "0 draw"
    assert person.shown(words)["boneyard"] == {
        "count": 3, "reserve": 2, "label": "Vorrat", "text": "3 Steine im Vorrat", "draw": heap[2].id,
        "selected": True,
    }  # fmt: skip


def test_a_drawn_tile_that_fits_is_named_and_has_to_be_laid(words: Words) -> None:
    state = table(["6-6 5-5", "3-0"], LINE, boneyard="2-1 6-1 3-3", variant="draw")
    person = Person.after(state, "0 draw")
    assert words(person.table.prompt) == "2-1 gezogen: passt und muss gelegt werden"
    assert words(person.table.detail) == "Das Ende wählst du."
    assert person.shown(words)["drawn"] == "2-1"
    assert [piece.face for piece in person.zone("hand/0") if piece.playable] == ["2-1"]
    assert person.choices == []
    assert person.tap("tile/2-1").confirmed is None
    assert person.piece("tile/2-1").origin == person.piece("tile/6-6").origin
    other = Person.after(state, "0 draw", seat=1)
    assert other.shown(words)["drawn"] is None


def test_only_a_deal_and_a_draw_bring_tiles_out_of_the_heap() -> None:
    uncovered = stuck("6-5 6-1 3-3")
    hands = uncovered.zone("hand/0") + uncovered.zone("hand/1")
    assert [piece.origin for piece in hands] == [None] * 3
    drawn = Person.after(table(["6-6 5-5", "3-0"], LINE, boneyard="2-1 6-1 3-3", variant="draw"), "0 draw")
    origin = drawn.piece("tile/2-1").origin
    assert origin is not None
    assert origin.zone == "boneyard"
    assert [piece.origin for piece in drawn.zone("hand/1")] == [None]


def test_a_drawn_tile_that_does_not_fit_asks_again(words: Words) -> None:
    state = table(["6-6 5-5", "3-0"], LINE, boneyard="6-5 6-1 3-3 0-0", variant="draw")
    person = Person.after(state, "0 draw")
    assert words(person.table.prompt) == "Noch passt keiner: Zieh weiter"
    assert words(person.table.plates[0].role) == "33 Augen · einen gezogen"


def test_who_may_draw_freely_is_not_told_what_to_lay(words: Words) -> None:
    state = table(["6-1 5-5", "3-0"], LINE, boneyard="2-1 6-6 3-3 0-0", variant="draw", voluntary_draw=True)
    person = Person(state)
    assert words(person.table.prompt) == "Wähl einen Stein zum Anlegen, oder zieh"
    person.tap("tile/6-1")
    assert (person.confirmed, person.choices) == ("0 play 6-1 right", ["end/right", "draw"])
    assert person.choose("draw").confirmed == "0 draw"
    after = Person.after(state, "0 draw")
    assert words(after.table.prompt) == "Wähl einen Stein zum Anlegen, oder zieh"


@pytest.mark.parametrize(
    ("options", "boneyard", "why"),
    [
        ({"variant": "draw"}, "6-5 6-4", "Die letzten 2 Steine des Vorrats werden nie gezogen."),
        ({"variant": "draw", "reserve": 1}, "6-5", "Der letzte Stein des Vorrats wird nie gezogen."),
        ({"variant": "all_fives"}, "", "Der Vorrat ist leer."),
        ({"variant": "block"}, "6-5 6-4", "Im Blockspiel wird nicht gezogen."),
    ],
)
def test_a_forced_pass_says_why(words: Words, options: dict[str, Any], boneyard: str, why: str) -> None:
    state = table(["6-6 5-5", "3-0"], LINE, boneyard=boneyard, **options)
    person = Person(state)
    assert words(person.table.prompt) == "Kein Stein passt: Du musst passen"
    assert words(person.table.detail) == why
    assert (person.table.confirm, person.choices) == (None, [])
    automatic = RULES.automatic(person.view)
    assert automatic is not None and automatic.text == "0 pass"
    after = act(state, "0 pass").state
    assert words(Person(after).table.plates[0].role) == "22 Augen · gepasst"
    assert words(Person(after).table.plates[1].role) == "ein Stein"


def test_who_may_draw_freely_may_draw_on_with_a_tile_that_fits(words: Words) -> None:
    state = table(["6-6 5-5", "3-0"], LINE, boneyard="2-1 6-1 3-3 0-0", variant="draw", voluntary_draw=True)
    person = Person.after(state, "0 draw")
    assert words(person.table.prompt) == "Wähl einen Stein zum Anlegen, oder zieh"
    assert person.shown(words)["drawn"] is None
    assert person.choices == ["draw"]


def test_a_hint_can_select_drawing(words: Words) -> None:
    person = stuck("6-5 6-1 3-3")
    only = ranked("0 draw", -5.2, error=1.5, points=0.0, next_passes=0.0)
    person.ui = PRESENTER.hinted(person.view, replace(person.ui, hint=(only,)))
    assert person.confirmed == "0 draw"
    assert person.shown(words)["hint"]["rows"][0]["label"] == "ziehen"
    assert person.zone("boneyard")[2].hinted

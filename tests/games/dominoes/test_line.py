"""The line of tiles and what its ends count."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.tiles import FULL_SET, Tile
from spieltisch.games.dominoes.line import END_NAMES, Line
from tests.games.dominoes.support import laid, line_of


def test_the_worked_example_of_all_fives_counts_as_it_should() -> None:
    line = "4-1 1-1:left 4-4:right 4-3:right 2-1:left 5-1:up 5-5:up 5-0:up 3-1:down"
    assert [step.total() for step in laid(line)] == [5, 6, 10, 5, 5, 10, 15, 5, 8]


@pytest.mark.parametrize(
    ("line", "total"),
    [
        ("6-4", 10),
        ("5-5", 10),
        ("5-0", 5),
        ("4-1", 5),
        ("3-2", 5),
        ("6-6", 12),
        ("0-0", 0),
        ("5-5 5-0:left", 10),
        ("5-5 5-0:left 5-1:right", 1),
        ("4-1 1-1:left", 6),
        ("4-1 1-1:left 2-1:left", 6),
        ("1-0 2-1:right 2-0:right", 0),
        ("6-6 6-4:left 4-4:left", 20),
        ("6-6 6-4:left 4-4:left 6-1:right", 9),
        ("6-6 6-4:left 4-4:left 6-1:right 5-4:left", 6),
        ("3-3 6-3:left 6-6:left 5-3:right 5-5:right 4-3:up 4-4:up 3-1:down 5-1:down", 35),
    ],
)
def test_totals_of_all_fives(line: str, total: int) -> None:
    assert line_of(line).total() == total


@pytest.mark.parametrize(
    ("line", "total"), [("5-5", 10), ("5-5 5-0:left", 10), ("5-5 5-0:left 5-1:right", 1), ("4-1 1-1:left", 6)]
)
def test_without_a_spinner_a_double_counts_twice_while_it_is_at_an_end(line: str, total: int) -> None:
    assert line_of(line, branching=False).total() == total


def test_both_sides_of_the_spinner_come_before_its_ends() -> None:
    names = [[end.name for end in line.ends] for line in laid("5-5 5-0:left 5-1:right 5-2:up 5-3:down")]
    both, four = ["left", "right"], ["left", "right", "up", "down"]
    assert names == [both, both, four, four, four]


def test_a_spinner_laid_on_a_line_has_that_line_at_one_side() -> None:
    left = line_of("4-1 1-1:left")
    assert (left.hub, left.spinner) == (Tile.parse("1-1"), True)
    assert [placed.outward for placed in left.arm("right")] == [4]
    assert [end.value for end in left.ends] == [1, 4]
    right = line_of("4-1 6-4:right 6-6:right")
    assert [(placed.tile.text, placed.outward) for placed in right.arm("left")] == [("6-4", 4), ("4-1", 1)]
    assert [end.value for end in right.ends] == [1, 6]


def test_only_the_first_double_branches() -> None:
    line = line_of("6-6 6-4:left 4-4:left 6-5:right 5-4:left")
    assert line.hub == Tile.parse("6-6")
    assert [end.value for end in line.ends] == [5, 5, 6, 6]
    plain = line_of("6-6 6-4:left 6-5:right", branching=False)
    assert [end.name for end in plain.ends] == ["left", "right"]


def test_the_first_tile_lies_with_its_lower_half_to_the_left() -> None:
    assert [(end.name, end.value) for end in line_of("6-4").ends] == [("left", 4), ("right", 6)]


def test_a_tile_that_does_not_fit_is_not_laid() -> None:
    for end in (*END_NAMES, None):
        with pytest.raises(ValueError, match="does not fit"):
            line_of("6-4").lay(Tile.parse("3-2"), end)


@given(st.permutations(FULL_SET), st.lists(st.integers(0, 3), min_size=28, max_size=28), st.booleans())
def test_whatever_is_laid_neighbours_match_and_nothing_is_lost(
    tiles: Sequence[Tile], choices: Sequence[int], branching: bool
) -> None:
    line, used = Line(branching), []
    for tile, choice in zip(tiles, choices, strict=True):
        ends = line.fits(tile)
        if line.hub is None or ends:
            line = line.lay(tile, ends[choice % len(ends)] if ends else None)
            used.append(tile)
    assert sorted(line.tiles) == sorted(used)
    assert line.hub is not None
    for name, arm in zip(END_NAMES, line.arms, strict=True):
        inner = line.hub.low if name == "left" else line.hub.high
        for placed in arm:
            assert placed.inward == inner
            inner = placed.outward
    first_double = next((tile for tile in used if tile.double), None)
    assert line.spinner == (branching and first_double is not None)
    if line.spinner:
        assert line.hub == first_double
    assert line.spinner or not (line.arms[2] or line.arms[3])
    assert line.total() == sum(part.count for part in line.parts())

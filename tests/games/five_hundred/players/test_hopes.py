"""What cards of a hand may still become."""

from __future__ import annotations

import pytest

from spieltisch.core.cards import Card
from spieltisch.games.five_hundred.players.hopes import ALONE, NEAR_RUN, hopes
from spieltisch.games.five_hundred.players.planner import Run, Shape


def ranks(text: str) -> int:
    """The mask of ranks of cards of one suit, named by their ranks."""
    return sum(1 << (Card.parse(f"{name}H").rank - 1) for name in text)


def hope(card: str, held: str, *, table: str = "", runs: tuple[Run, ...] = ()) -> float:
    """The hope of one card of a suit."""
    found = dict(hopes(ranks(held), Shape(runs, ranks(table))))
    assert set(found) == {rank for rank in range(13) if ranks(held) >> rank & 1}
    return found[ranks(card).bit_length() - 1]


@pytest.mark.parametrize(
    ("card", "held", "expected"),
    [
        ("7", "7", 3 * ALONE),
        ("2", "2", 2 * ALONE),
        ("A", "A", 2 * ALONE),
        ("7", "78", 2 + ALONE),
        ("7", "79", 1 + 2 * ALONE),
        ("Q", "QK", 2 + ALONE),
        ("A", "AK", 1 + ALONE),
        ("A", "A2", 1 + ALONE),
        ("A", "A2K", 2),
        ("7", "7T", 3 * ALONE),
    ],
)
def test_neighbours_give_hope(card: str, held: str, expected: float) -> None:
    assert hope(card, held) == pytest.approx(expected)


def test_what_lies_on_the_table_does_not_come_again() -> None:
    assert hope("7", "78", table="9") == pytest.approx(1 + ALONE)
    assert hope("7", "78", table="69") == 0


def test_a_run_nearby_gives_half_a_hope() -> None:
    assert hope("7", "7", table="345", runs=((3, 5, 0),)) == pytest.approx(2 * ALONE + NEAR_RUN)
    assert hope("A", "A", table="JTQ", runs=((10, 12, 0),)) == pytest.approx(ALONE + NEAR_RUN)

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.ai.sampling import systematic_sample

WEIGHTED = st.lists(st.floats(0, 1000), min_size=1, max_size=60).filter(lambda weights: sum(weights) > 1e-3)
OFFSETS = st.floats(0, 1, exclude_max=True)


@given(WEIGHTED, st.integers(1, 50), OFFSETS)
def test_keeps_the_sum_of_the_weights_and_the_order(weights: list[float], number: int, offset: float) -> None:
    drawn = systematic_sample(list(enumerate(weights)), number, offset)
    assert sum(weight for _, weight in drawn) == pytest.approx(sum(weights))
    assert [item for item, _ in drawn] == sorted({item for item, _ in drawn})
    assert len(drawn) <= max(number, sum(weight > 0 for weight in weights) if len(weights) <= number else 0)


def test_returns_few_items_as_they_are() -> None:
    assert systematic_sample([("a", 1.5), ("b", 0.0), ("c", 2.0)], 3, 0.5) == [("a", 1.5), ("c", 2.0)]


def test_draws_in_proportion_over_all_offsets() -> None:
    items = [("rare", 1.0), ("common", 6.0), ("middle", 3.0)]
    totals = dict.fromkeys(("rare", "common", "middle"), 0.0)
    for step in range(1000):
        for item, weight in systematic_sample(items, 2, step / 1000):
            totals[item] += weight / 1000
    assert totals == pytest.approx({"rare": 1.0, "common": 6.0, "middle": 3.0}, abs=0.02)


@pytest.mark.parametrize(
    ("items", "number", "offset"),
    [
        ([("a", 1.0)], 0, 0.0),
        ([("a", 1.0)], 1, 1.0),
        ([("a", 1.0)], 1, -0.1),
        ([("a", 0.0)], 1, 0.0),
        ([], 1, 0.0),
    ],
)
def test_refuses_what_cannot_be_drawn(items: list[tuple[str, float]], number: int, offset: float) -> None:
    with pytest.raises(ValueError, match=r"cannot draw|no item"):
        systematic_sample(items, number, offset)

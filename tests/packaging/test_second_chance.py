"""What failed in `dev.py test` runs once more, a crash runs everything again, and a fault still fails."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from devtools import checks

FIRST = [*checks.PARALLEL, "-k", "cut"]
AGAIN = ["-k", "cut", "--last-failed", "--last-failed-no-failures=none"]


@pytest.mark.parametrize(
    ("statuses", "runs", "status"),
    [
        ([0], [FIRST], 0),
        ([1, 0], [FIRST, AGAIN], 0),
        ([1, 1], [FIRST, AGAIN], 1),
        ([-11, 0], [FIRST, FIRST], 0),
        ([139, 1], [FIRST, FIRST], 1),
        ([2], [FIRST], 2),
        ([5], [FIRST], 5),
    ],
)
def test_runs(
    monkeypatch: pytest.MonkeyPatch, statuses: list[int], runs: list[list[str]], status: int
) -> None:
    seen: list[list[str]] = []

    def once(arguments: Sequence[str]) -> int:
        seen.append(list(arguments))
        return statuses[len(seen) - 1]

    monkeypatch.setattr(checks, "_pytest", once)
    assert checks.tests(["-k", "cut"]) == status
    assert seen == runs

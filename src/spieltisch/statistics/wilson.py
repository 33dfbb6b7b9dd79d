"""How sure a share is."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""The standard normal distribution holds 95 % between minus and plus this."""


def wilson_interval(successes: int, trials: int) -> tuple[float, float]:
    """Return the bounds (0 to 1) between which the true share lies with 95 % confidence.

    Wilson's score interval without continuity correction (E. B. Wilson 1927), which is good for few trials
    and shares near 0 and 1, too.

    Raises:
        ValueError: there are no trials, or more successes than trials.
    """
    if not 0 <= successes <= trials or not trials:
        raise ValueError(f"{successes} of {trials} is no share")
    share, z2 = successes / trials, Z95 * Z95
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z95 / (1 + z2 / trials) * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    # Exactly 0 and 1 where rounding would leave a trace.
    return (centre - half if successes else 0.0), (centre + half if successes < trials else 1.0)

"""Who sits at the table, and the number a computer player gets for a decision."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.core.randomness import derive

HUMAN = "human"
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """A seat's name (may be empty for computers) and player: `human`, a level, `random` or `module:Class`."""

    name: str
    player: str

    @property
    def human(self) -> bool:
        """Whether a person plays this seat."""
        return self.player == HUMAN


def decision_number(seed: str, seat: int, decision: int) -> int:
    """The number for the `decision`-th action (from 0) of `seat`; it tells nothing of the seed."""
    return derive(seed, f"player/{seat}/{decision}")


def reaction_number(seed: str, seat: int, question: int) -> int:
    """The number for how fast `seat` is where the first to answer wins; `question`: its place in the log."""
    return derive(seed, f"reaction/{seat}/{question}")

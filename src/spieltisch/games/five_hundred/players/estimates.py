"""Candidates on the same sampled worlds, each played out greedily: what they bring, and how sure that is."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from spieltisch.core.actions import Action
from spieltisch.games.five_hundred.players.actions import seat_of
from spieltisch.games.five_hundred.players.policy import MOST_TURNS, STANDARD, play_out
from spieltisch.games.five_hundred.players.position import Position
from spieltisch.games.five_hundred.players.worlds import Worlds
from spieltisch.games.five_hundred.players.worth import Worth
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import View

STAGE: Final = 10
"""After so many worlds each, candidates that are surely worse are given up."""
SURE: Final = 2.0
"""A candidate is surely worse when it is this many standard errors behind the best one."""
SETS_COST: Final = 3
"""How much longer a turn takes to plan where sets are allowed."""
TRUSTED: Final = 0.7
"""A lead over the greedy choice is believed from this many standard errors on."""
LEFT: Final = 0.4
"""The share of the points then left in the hands that is taken for lost."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much an estimate may cost: `worlds` at most, and `turns` played out in all of them together.

    Deals are played out for so many `rounds`, or to their end (None, and wherever chances to win the match
    count). Few rounds are cheaper, and later ones add more luck than knowledge; but what comes after them is
    missing in the worth. Where sets are allowed a turn takes longer to plan: there are fewer. `least` worlds
    are played even if the choice is clear before.
    """

    worlds: int
    turns: int
    rounds: int | None = None
    least: int = 2

    def most_turns(self, settings: Settings) -> int:
        """Return how many turns of one deal are played out at most."""
        return MOST_TURNS if self.rounds is None else self.rounds * settings.seats

    def turns_of(self, settings: Settings) -> int:
        """Return how many turns may be played out with these options."""
        return self.turns // SETS_COST if settings.sets else self.turns


@dataclass(frozen=True, slots=True)
class Candidate:
    """The next action and all that is meant to follow in this turn, as something done to a position."""

    action: Action
    start: Callable[[Position], None]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A candidate's action, its worth, the standard error of that, and what its deal counts for the seat."""

    action: Action
    worth: float
    error: float
    own: float


class _Sample:
    """One candidate with what came of it in every world so far."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.values: list[float] = []
        self.own = 0.0

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def play(self, position: Position, worth: Worth, seat: int, most: int) -> int:
        """Do it in one world and play on for `most` turns; returns how many that were."""
        end = position.turns + most
        self.candidate.start(position)
        turns = play_out(position, STANDARD, end - position.turns)
        counts = position.scores(LEFT)
        self.values.append(worth.of(counts))
        self.own += counts[seat]
        return turns + 1

    def ahead_of(self, other: _Sample) -> tuple[float, float]:
        """Return how far it is ahead in the worlds both have seen, and the error of that."""
        return _mean_and_error(
            [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        )


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def estimates(view: View, candidates: Sequence[Candidate], number: int, budget: Budget) -> list[Estimate]:
    """Estimate all candidates, the best one first; the first of them is the greedy choice.

    A lead over the greedy choice that may be luck counts nothing: such candidates come right after it.
    """
    seat = seat_of(view)
    worth = Worth(view.table.settings, view.table.scores, seat)
    worlds = Worlds(view)
    stream = random.Random(number)  # noqa: S311 - a game, no secret
    samples = [_Sample(candidate) for candidate in candidates]
    running, spent = samples, 0
    turns = budget.turns_of(view.table.settings)
    most = MOST_TURNS if worth.in_chances else budget.most_turns(view.table.settings)
    for played in range(1, budget.worlds + 1):
        world = worlds.deal(stream)
        for sample in running:
            spent += sample.play(world.copy(), worth, seat, most)
        if played % STAGE == 0:
            running = _contenders(samples[0], running)
        if played > 1 and (spent >= turns or (len(running) == 1 and played >= budget.least)):
            break
    return _ranked(samples)


def _contenders(greedy: _Sample, running: list[_Sample]) -> list[_Sample]:
    """Return the samples that may still turn out to be the best, the greedy choice among them."""
    best = max(running, key=lambda sample: sample.mean)
    kept = []
    for sample in running:
        lead, error = best.ahead_of(sample)
        if sample in (best, greedy) or lead <= SURE * error:
            kept.append(sample)
    return kept if len(kept) > 1 else [greedy]


def _ranked(samples: Sequence[_Sample]) -> list[Estimate]:
    greedy = samples[0]
    base, base_error = _mean_and_error(greedy.values)
    found = [Estimate(greedy.candidate.action, base, base_error, greedy.own / len(greedy.values))]
    for sample in samples[1:]:
        lead, error = sample.ahead_of(greedy)
        believed = lead if lead < 0 or lead > TRUSTED * error else 0.0
        own = sample.own / len(sample.values)
        found.append(Estimate(sample.candidate.action, base + believed, error, own))
    return sorted(found, key=lambda item: -item.worth)

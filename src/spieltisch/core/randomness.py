"""Named random streams: each label has its own, so thinking never shifts a deal.

A stream is derived from (seed, label) by SHA-256; the same match therefore has the same packs, lots and
computer decisions whenever it is replayed, whatever happened in between.
"""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

MAX_SEED_LENGTH = 64


def fresh_seed() -> str:
    """Draw a new match seed: eight hexadecimal digits from the system's entropy."""
    return secrets.token_hex(4)


def derive(seed: str, label: str) -> int:
    """Return the 64-bit number of `label` in the match of `seed`; it tells nothing of the seed."""
    digest = hashlib.sha256(f"{len(seed)}:{seed}/{label}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def shuffle(items: Sequence[T], stream: random.Random) -> tuple[T, ...]:
    """Fisher-Yates over `Random.random()`, the one method Python promises to keep stable."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = int(stream.random() * (last + 1))
        result[last], result[other] = result[other], result[last]
    return tuple(result)


@dataclass(frozen=True, slots=True)
class RandomSource:
    """The chance of one match: its seed and the packs a match file prescribes (first dealt first)."""

    seed: str
    packs: tuple[tuple[str, ...], ...] = ()

    def stream(self, label: str) -> random.Random:
        """A generator of its own for `label`, always starting at the same point."""
        return random.Random(derive(self.seed, label))  # noqa: S311 - games, not secrets

    def pack(self, number: int, pieces: Sequence[str]) -> tuple[str, ...]:
        """The pack of the `number`-th shuffle (from 0): prescribed, else from the stream `pack/<number>`."""
        if number < len(self.packs):
            return self.packs[number]
        return shuffle(pieces, self.stream(f"pack/{number}"))

"""The figures behind the players: made by `packaging/cribbage_tables.py`, read when first needed.

Roles index pairs: `[False]` is pone's table, `[True]` the dealer's. Files hold whole numbers in the order of
`multisets`, so that they are small and their changes can be read.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from operator import sub
from typing import Any, TypeAlias

from spieltisch.games.cribbage.players.ranks import Key, key_of, multisets, ways

FORMAT = 1
POINT_SCALE = 1000
WIN_SCALE = 100_000
FIRST_LETTER = "#"
PLAY_SHARE = 0.1
"""Part of a kept hand's advantage in the play that is counted on when laying away.

The averages are those of players who look one card ahead, and what they promise depends on the opponent; the
points of hand and crib do not. At 0.1 the play decides between discards that are close, and 97 of 100 are the
best by hand and crib.
"""

ByRole: TypeAlias = "tuple[Mapping[Key, float], Mapping[Key, float]]"


@dataclass(frozen=True, slots=True)
class Tables:
    """All figures.

    - `crib`: mean points of a crib with two given ranks in it, laid by pone or by the dealer.
    - `throws`, `keeps`: the two ranks a good player lays away and the four he keeps, for every multiset of
      six ranks in the order of `multisets(6)`.
    - `kept`: how often a player who is not always good keeps four particular cards of these ranks; only the
      proportions mean anything.
    - `pegging`: points made in the play less the opponent's, by role and kept ranks, drawn towards the mean
      of the role (`PLAY_SHARE`).
    - `pegs`: points of pone and dealer in a whole play, every pair equally likely.
    - `win`: `win[dealer's score][pone's score]` is the dealer's chance of winning before the deal.
    """

    crib: ByRole
    throws: tuple[Sequence[Key], Sequence[Key]]
    keeps: tuple[Sequence[Key], Sequence[Key]]
    kept: ByRole
    pegging: ByRole
    pegs: tuple[tuple[int, int], ...]
    win: tuple[tuple[float, ...], ...]


def _points(pair: Sequence[Sequence[int]], size: int) -> ByRole:
    keys = [key_of(ranks) for ranks in multisets(size)]
    pone, dealer = (dict(zip(keys, (n / POINT_SCALE for n in column), strict=True)) for column in pair)
    return pone, dealer


def _drawn_to_mean(pair: ByRole) -> ByRole:
    means = [sum(table.values()) / len(table) for table in pair]
    pone, dealer = (
        {key: mean + PLAY_SHARE * (points - mean) for key, points in table.items()}
        for table, mean in zip(pair, means, strict=True)
    )
    return pone, dealer


def _densities(pair: Sequence[Sequence[int]], size: int) -> ByRole:
    """Turn frequencies of rank multisets into those of single holdings, 1 on average."""
    number = ways()
    keys = [key_of(ranks) for ranks in multisets(size)]
    mean = sum(pair[0]) / sum(number[key] for key in keys)
    pone, dealer = (
        {key: n / number[key] / mean for key, n in zip(keys, column, strict=True)} for column in pair
    )
    return pone, dealer


@cache
def tables() -> Tables:
    """Read the tables (about 40 ms, once)."""
    data = json.loads(files(__package__).joinpath("data/tables.json").read_text(encoding="utf-8"))
    if data["format"] != FORMAT:
        raise ValueError(f"tables have format {data['format']}, not {FORMAT}")
    return from_json(data)


def read_throws(letters: str) -> tuple[Key, ...]:
    """Return the keys of the pairs laid away; a pair is the letter with its number above `FIRST_LETTER`."""
    pairs = [key_of(ranks) for ranks in multisets(2)]
    first = ord(FIRST_LETTER)
    return tuple(pairs[ord(letter) - first] for letter in letters)


def from_json(data: Mapping[str, Any]) -> Tables:
    """Make tables from the content of their file.

    Raises:
        ValueError: a column has another length than its multisets.
    """
    pone, dealer = (read_throws(letters) for letters in data["throws"])
    sixes = [key_of(ranks) for ranks in multisets(6)]
    return Tables(
        crib=_points(data["crib"], 2),
        throws=(pone, dealer),
        keeps=(tuple(map(sub, sixes, pone)), tuple(map(sub, sixes, dealer))),
        kept=_densities(data["kept"], 4),
        pegging=_drawn_to_mean(_points(data["pegging"], 4)),
        pegs=tuple((pone, dealer) for pone, dealer in data["pegs"]),
        win=tuple(tuple(n / WIN_SCALE for n in row) for row in data["win"]),
    )

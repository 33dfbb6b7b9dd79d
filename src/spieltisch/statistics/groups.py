"""Matches that have something in common: opponents, levels, options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from spieltisch.core.game import LEVELS
from spieltisch.core.options import OptionValue
from spieltisch.core.players import HUMAN, RANDOM
from spieltisch.statistics.filters import Filters, level_of
from spieltisch.statistics.query import MIXED, Opponent, Selection, StatisticsQuery
from spieltisch.statistics.results import Group, OpponentGroup, OptionGroups, Rate

MAX_OPPONENTS: Final = 100
"""Names of imported matches could be any number; those played most often are told."""

K = TypeVar("K")

_ORDER: Final = (RANDOM, *LEVELS, MIXED, HUMAN)
_COUNT: Final = (
    "SELECT opposition, options, count(*), total(won), sum(won IS NULL) FROM results WHERE {}"
    # The game first, as in the index; the few groups are added up.
    " GROUP BY game, opposition, options"
)


@dataclass(frozen=True, slots=True)
class _Cell:
    opponents: tuple[Opponent, ...]
    options: dict[str, OptionValue]
    rate: Rate


class Groups:
    """All groups of a query, counted once."""

    def __init__(self, filters: Filters, query: StatisticsQuery) -> None:
        self._filters = filters
        self._query = query
        found = filters.matches(query)
        self._cells = [
            _Cell(filters.oppositions[opposition], filters.option_sets[options], Rate(n, int(won), tied))
            for opposition, options, n, won, tied in filters.read(_COUNT.format(found.sql), found.values)
        ]

    def levels(self) -> tuple[Group[str], ...]:
        """By what the opponents are, the weakest first."""
        rates = _added((level_of(cell.opponents), cell.rate) for cell in self._cells)
        groups = (
            Group(level, rate, Selection(replace(self._query, levels=(level,))))
            for level, rate in rates.items()
        )
        return tuple(sorted(groups, key=lambda group: (_place(group.value), group.value)))

    def opponents(self) -> tuple[OpponentGroup, ...]:
        """By who sat on another side, the most frequent first; a match counts for each of them."""
        names = profile_names(self._filters)
        rates = _added((opponent, cell.rate) for cell in self._cells for opponent in cell.opponents)
        frequent = sorted(rates.items(), key=lambda item: (-item[1].played, item[0].kind, item[0].value))
        return tuple(
            OpponentGroup(opponent, name_of(opponent, names), rate, Selection(self._query, opponent=opponent))
            for opponent, rate in frequent[:MAX_OPPONENTS]
        )

    def options(self) -> tuple[OptionGroups, ...]:
        """By the values of each option that was played with several."""
        groups = []
        for key, rates in self._by_option().items():
            if len(rates) > 1:
                found = tuple(self._option_group(key, value, rate) for value, rate in rates)
                groups.append(OptionGroups(key, found))
        return tuple(groups)

    def option_values(self) -> tuple[tuple[str, tuple[OptionValue, ...]], ...]:
        """Every option with the values it was played with."""
        return tuple(
            (key, tuple(value for value, _rate in rates)) for key, rates in self._by_option().items()
        )

    def _option_group(self, key: str, value: OptionValue, rate: Rate) -> Group[OptionValue]:
        others = tuple(pair for pair in self._query.options if pair[0] != key)
        query = replace(self._query, options=(*others, (key, value)))
        return Group(value, rate, Selection(query))

    def _by_option(self) -> dict[str, list[tuple[OptionValue, Rate]]]:
        # True and 1 would be one key of a dictionary.
        cells = (
            ((key, type(value).__name__, value), cell.rate)
            for cell in self._cells
            for key, value in cell.options.items()
            if isinstance(value, bool | int | str)
        )
        rates = _added(cells)
        found: dict[str, list[tuple[OptionValue, Rate]]] = {}
        for (key, _kind, value), rate in sorted(rates.items(), key=lambda item: item[0]):
            found.setdefault(key, []).append((value, rate))
        return found


def profile_names(filters: Filters) -> dict[str, str]:
    """What people are called now, by the id as text."""
    return {str(number): name for number, name in filters.read("SELECT id, name FROM profiles", ())}


def name_of(opponent: Opponent, names: dict[str, str]) -> str:
    """What somebody is called; empty for a level."""
    return {"profile": names.get(opponent.value, ""), "name": opponent.value}.get(opponent.kind, "")


def _place(level: str) -> int:
    return _ORDER.index(level) if level in _ORDER else len(_ORDER)


def _added(items: Iterable[tuple[K, Rate]]) -> dict[K, Rate]:
    added: dict[K, Rate] = {}
    for key, rate in items:
        known = added.get(key, Rate())
        added[key] = Rate(known.played + rate.played, known.won + rate.won, known.tied + rate.tied)
    return added

"""The filters of the statistics page: what is chosen, what can be chosen, and the query they make."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any, Final

from spieltisch.app.qvariant import Row
from spieltisch.app.statistics.rate_cards import level_text, option_texts
from spieltisch.app.statistics.reader import Reader
from spieltisch.statistics.query import Opponent, StatisticsQuery

if TYPE_CHECKING:
    from spieltisch.statistics import FilterChoices
    from spieltisch.storage.records import Profile

EVERYTHING: Final = ""
"""The value of a filter that lets everything through."""
SEVERAL: Final = "several"
"""The value of the filter of options while any is chosen; choosing it changes nothing."""
_PERIODS: Final = {"week": 7, "month": 30}
_YEAR: Final = "year:"


@dataclass(frozen=True, slots=True)
class Filters:
    """What is chosen. Values are those of the rows; of `options` there can be several."""

    game: str = EVERYTHING
    profile: str = EVERYTHING
    period: str = EVERYTHING
    level: str = EVERYTHING
    opponent: str = EVERYTHING
    options: tuple[str, ...] = ()
    marks: str = EVERYTHING

    def choose(self, key: str, value: str) -> Filters:
        """Return the filters with another choice in one of them; an unknown filter changes nothing.

        A value of an option joins those that are chosen, or leaves them if it is one of them.
        """
        if key == "option":
            return self._with_option(value)
        if key not in self.__slots__ or key == "options" or getattr(self, key) == value:
            return self
        changes: dict[str, Any] = {key: value}
        if key in ("game", "profile"):  # these mean little for another game or person
            changes.update(level=EVERYTHING, opponent=EVERYTHING, options=())
        return replace(self, **changes)

    def _with_option(self, value: str) -> Filters:
        if value == SEVERAL:
            return self
        if value == EVERYTHING:
            return replace(self, options=())
        others = tuple(chosen for chosen in self.options if chosen != value)
        return replace(self, options=others if value in self.options else (*self.options, value))

    def query(self, choices: FilterChoices, today: date) -> StatisticsQuery:
        """Return what is asked; `choices` are those the rows were made of."""
        first, last = _days(self.period, today)
        opponents = {_opponent_value(opponent): opponent for opponent, _name in choices.opponents}
        options = {_option_value(key, value): (key, value) for key, value in _options(choices)}
        return StatisticsQuery(
            game=self.game or None,
            profile=int(self.profile) if self.profile else None,
            levels=(self.level,) if self.level else (),
            opponents=(opponents[self.opponent],) if self.opponent in opponents else (),
            options=tuple(options[chosen] for chosen in self.options if chosen in options),
            first=first,
            last=last,
            helped=self.marks not in ("unhelped", "plain"),
            handicapped=self.marks not in ("even", "plain"),
        )


def filter_rows(
    filters: Filters, choices: FilterChoices, profiles: Sequence[Profile], reader: Reader
) -> list[Row]:
    """Return the filters that make sense: `{key, label, value, choices: [{value, label}]}`."""
    rows = [
        _row("game", filters, [(game, reader.game_name(game)) for game in choices.games], reader),
        _row("profile", filters, [(str(person.id), person.name) for person in profiles], reader, "everybody"),
        _row("period", filters, _periods(choices, reader), reader, "period.all"),
        _row("level", filters, [(level, level_text(level, reader)) for level in choices.levels], reader),
        _row("opponent", filters, _opponent_choices(choices), reader),
        _option_row(filters, choices, reader),
        _row("marks", filters, _marks(reader), reader, "marks.all"),
    ]
    return [row for row in rows if len(row["choices"]) > 1 or row["key"] == "game"]


def option_chips(filters: Filters, choices: FilterChoices, reader: Reader) -> list[Row]:
    """Return the values of options that are chosen, to take each away again: `{key, value, label}`."""
    labels = dict(_option_choices(filters.game or None, choices, reader))
    return [
        {"key": "option", "value": value, "label": labels[value]}
        for value in filters.options
        if value in labels
    ]


def _option_row(filters: Filters, choices: FilterChoices, reader: Reader) -> Row:
    """The filter of options offers what is not chosen yet; what is has chips."""
    found = _option_choices(filters.game or None, choices, reader)
    chosen = [value for value, _label in found if value in filters.options]
    rest = [(value, label) for value, label in found if value not in filters.options]
    if chosen:
        rest = [(SEVERAL, reader.text("chosen", number=len(chosen))), *rest]
    return {**_row("option", filters, rest, reader), "value": SEVERAL if chosen else EVERYTHING}


def _row(
    key: str, filters: Filters, choices: Sequence[tuple[str, str]], reader: Reader, all_: str = "all"
) -> Row:
    every: list[Row] = [
        {"value": EVERYTHING, "label": reader.text(all_)},
        *({"value": value, "label": label} for value, label in choices),
    ]
    return {
        "key": key,
        "label": reader.text(f"filter.{key}"),
        "value": getattr(filters, key, EVERYTHING),
        "choices": every,
    }


def _periods(choices: FilterChoices, reader: Reader) -> list[tuple[str, str]]:
    near = [(name, reader.text(f"period.{name}")) for name in ("week", "month", "months")]
    if choices.first is None or choices.last is None:
        return near
    years = range(choices.last.year, choices.first.year - 1, -1)
    return [*near, *((f"{_YEAR}{year}", reader.text("period.year", year=str(year))) for year in years)]


def _days(period: str, today: date) -> tuple[date | None, date | None]:
    if period in _PERIODS:
        return today - timedelta(_PERIODS[period] - 1), None
    if period == "months":
        day = min(today.day, 28)
        return date(today.year - 1, today.month, day), None
    if period.startswith(_YEAR):
        year = int(period.removeprefix(_YEAR))
        return date(year, 1, 1), date(year, 12, 31)
    return None, None


def _opponent_choices(choices: FilterChoices) -> list[tuple[str, str]]:
    return [
        (_opponent_value(opponent), name) for opponent, name in choices.opponents if opponent.kind != "player"
    ]


def _opponent_value(opponent: Opponent) -> str:
    return f"{opponent.kind}:{opponent.value}"


def _options(choices: FilterChoices) -> list[tuple[str, bool | int | str]]:
    return [(key, value) for key, values in choices.options for value in values if len(values) > 1]


def _option_value(key: str, value: bool | int | str) -> str:
    return f"{key}={json.dumps(value)}"


def _option_choices(game: str | None, choices: FilterChoices, reader: Reader) -> list[tuple[str, str]]:
    if game is None:
        return []
    found = []
    for key, value in _options(choices):
        option, label = option_texts(game, key, value, reader)
        found.append((_option_value(key, value), reader.text("option", option=option, value=label)))
    return found


def _marks(reader: Reader) -> list[tuple[str, str]]:
    return [(name, reader.text(f"marks.{name}")) for name in ("unhelped", "even", "plain")]

"""The options of a game as rows of the sheet for a new match. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spieltisch.app.qvariant import Row
from spieltisch.core.match import SEATS_OPTION
from spieltisch.core.messages import message
from spieltisch.core.options import Option, Options, OptionValue
from spieltisch.texts import People, Renderer

OPENER_KEY: Final = "setup.opener"
"""The row for who begins; no option of a game has a full stop in its key."""
_BY_RULES: Final = -1


def option_rows(schema: Sequence[Option], options: Options, renderer: Renderer, people: People) -> list[Row]:
    """Describe the options beside these choices; the number of seats has a place of its own on the sheet.

    A row is `{key, type, label, explanation, value, choices: [{value, label}], applies, note, free, minimum,
    maximum}`: `note` says why the option has no effect now, `free` that other whole numbers than the offered
    ones are possible, `minimum` and `maximum` what they may be (a missing one is None).
    """
    return [
        _option_row(option, schema, options, renderer, people)
        for option in schema
        if option.key != SEATS_OPTION
    ]


def opener_row(opener: int | None, names: Sequence[str], renderer: Renderer) -> Row:
    """Describe the choice of who begins as a row like the others; `names` are those of the seats."""
    free: Row = {"value": _BY_RULES, "label": renderer.text(message("app.new_match.opener.rules"))}
    seats: list[Row] = [{"value": seat, "label": name} for seat, name in enumerate(names)]
    return {
        "key": OPENER_KEY,
        "type": "choice",
        "label": renderer.text(message("app.new_match.opener")),
        "explanation": renderer.text(message("app.new_match.opener.explanation")),
        "value": _BY_RULES if opener is None else opener,
        "choices": [free, *seats],
        "applies": True,
        "note": "",
        "free": False,
        "minimum": None,
        "maximum": None,
    }


def without_effect(row: Row, opener: str, renderer: Renderer) -> Row:
    """Describe an option that means nothing because `opener` has been chosen to begin."""
    beside = message("app.new_match.no_effect_beside", option=message("app.new_match.opener"), value=opener)
    return {**row, "applies": False, "note": renderer.text(beside)}


def seat_of_opener(value: object) -> int | None:
    """Return the seat that a value of the row of who begins stands for, None for "as the rules say"."""
    return int(value) if isinstance(value, int | float) and value != _BY_RULES else None


def _option_row(
    option: Option, schema: Sequence[Option], options: Options, renderer: Renderer, people: People
) -> Row:
    applies = option.applies(options)
    return {
        "key": option.key,
        "type": option.type,
        "label": renderer.text(option.label, people),
        "explanation": renderer.text(option.explanation_among(options), people),
        "value": options[option.key],
        "choices": [
            {"value": value, "label": value_label(option, value, renderer)} for value in option.choices
        ],
        "applies": applies,
        "note": "" if applies else _why_not(option, schema, options, renderer),
        "free": _is_free(option),
        "minimum": option.minimum,
        "maximum": option.maximum,
    }


def _is_free(option: Option) -> bool:
    """Whether whole numbers beside the offered ones are possible."""
    if option.type == "bool" or (option.type == "choice" and option.minimum is None):
        return False
    if option.minimum is None or option.maximum is None:
        return True
    return any(value not in option.choices for value in range(option.minimum, option.maximum + 1))


def _why_not(option: Option, schema: Sequence[Option], options: Options, renderer: Renderer) -> str:
    """Name the choice that leaves an option without effect."""
    condition = option.depends_on
    other = next((item for item in schema if condition is not None and item.key == condition.key), None)
    if other is None:
        return renderer.text(message("app.new_match.no_effect"))
    value = value_label(other, options[other.key], renderer)
    return renderer.text(message("app.new_match.no_effect_beside", option=other.label, value=value))


def value_label(option: Option, value: OptionValue, renderer: Renderer) -> str:
    """Return what a value of an option is called."""
    if isinstance(value, bool):
        return renderer.text(message("app.option.on" if value else "app.option.off"))
    if value in option.choices and option.choice_labels:
        return renderer.text(option.choice_labels[option.choices.index(value)])
    return renderer.number(value) if isinstance(value, int) else value

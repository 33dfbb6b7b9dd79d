"""Usual ways to play a game, as choices of its options that belong together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from spieltisch.core.messages import Message
from spieltisch.core.options import Option, Options, OptionValue

VARIANT: Final = "variant"
"""The key of the option, in games that have one, that chooses among games of different names."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A way to play that has a name ("Tavern", "Tournament"), offered above the options of a game.

    `values` are what differs from the defaults; every other option follows its default, which may depend on
    them. How many play is none of them. The first preset of a game has none: it is the game as it usually is.
    """

    key: str
    title: Message
    explanation: Message
    values: Mapping[str, OptionValue] = field(default_factory=dict)


def same_rules(schema: Sequence[Option], one: Options, other: Options) -> bool:
    """Whether two complete choices are the same way to play; what has no effect in either does not count."""
    return not differences(schema, one, other)


def differences(schema: Sequence[Option], one: Options, other: Options) -> tuple[str, ...]:
    """Return the keys of the options in which two complete choices differ with effect."""
    return tuple(
        option.key
        for option in schema
        if one[option.key] != other[option.key] and (option.applies(one) or option.applies(other))
    )

"""Text that is made only when it is shown.

Rules, presenters and errors carry a `Message`: a key and arguments. The key's first part names the catalog
that holds its English source text (`core`, `app` or a plugin's id); translating and formatting happen in
`spieltisch.texts`, so nothing below it knows a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from spieltisch.core.cards import Card
from spieltisch.core.tiles import Tile


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as a message argument; shown as the name of whoever sits there."""

    index: int


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank alone as a message argument (`Card.rank`: 11 = jack, in a Bavarian deck the Unter)."""

    value: int


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit alone as a message argument (`Card.suit`: 3 = spades, in a Bavarian deck Gras)."""

    index: int


@dataclass(frozen=True, slots=True)
class StandIn:
    """A joker that stands for a card as a message argument: "joker as five of hearts", short `*5♥`."""

    card: Card


@dataclass(frozen=True, slots=True)
class Message:
    """A key such as `cribbage.reason.over_31` and its named arguments (sorted by name)."""

    key: str
    args: tuple[tuple[str, MessageValue], ...] = ()

    @property
    def catalog(self) -> str:
        """The catalog that holds the source text: everything before the first dot."""
        return self.key.partition(".")[0]

    def arg(self, name: str) -> MessageValue:
        """Return the argument called `name`.

        Raises:
            KeyError: there is none.
        """
        return dict(self.args)[name]


MessageValue: TypeAlias = (
    "int | float | str | Card | StandIn | Rank | Suit | Tile | Seat | Message | tuple[MessageValue, ...]"
)


def message(key: str, /, **args: MessageValue) -> Message:
    """Make a `Message`; an argument `n` (whole number) chooses the plural form."""
    return Message(key, tuple(sorted(args.items())))


Texts: TypeAlias = Mapping[str, str]
"""A catalog: keys to English source texts with `{name}` fields; `%n` marks a text with plural forms."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name Qt's lupdate looks for
    """Mark `text` for translation in `context` and return it unchanged."""
    del context
    return text


MAX_EXCERPT = 60


def excerpt(text: str) -> str:
    """Make foreign text fit for a sentence: printable, on one line and at most 60 characters long."""
    printable = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:MAX_EXCERPT]
    )
    return printable + "\N{HORIZONTAL ELLIPSIS}" if len(text) > MAX_EXCERPT else printable

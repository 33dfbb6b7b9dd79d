"""Turns a `Message` into a sentence of the current language."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QLocale, QTranslator

from spieltisch.core.cards import Card, Deck
from spieltisch.core.messages import Message, MessageValue, Rank, Seat, StandIn, Suit, Texts
from spieltisch.core.texts import TEXTS as CORE_TEXTS
from spieltisch.core.tiles import Tile
from spieltisch.locations import generated_dir
from spieltisch.storage.texts import TEXTS as STORAGE_TEXTS
from spieltisch.texts import cardnames, formatting, tilenames
from spieltisch.texts.catalogs import Catalogs
from spieltisch.texts.languages import Language, language
from spieltisch.texts.texts import TEXTS

if TYPE_CHECKING:
    from spieltisch.core.events import Json
    from spieltisch.core.presentation import Extra

_LOG = logging.getLogger(__name__)

Text: TypeAlias = "Message | str"


class People(NamedTuple):
    """Who sits where, which seat reads (a text's `.you` form is for the reader), and the deck it looks at."""

    names: tuple[str, ...] = ()
    viewer: int | None = None
    deck: Deck = "french"


NOBODY: Final = People()

PROGRAM_FILE: Final = "app"
"""The translation file of the program itself; games have their own."""


_SINGLE_FORMS: Final = ("short", "plural")
"""The forms of a list that are meant for each of its values."""


class _Part(NamedTuple):
    """A piece of literal text and the field after it (`field` None at the end)."""

    literal: str
    field: str | None
    forms: formatting.Forms
    bold: bool


@lru_cache(maxsize=2048)
def _parse(source: str) -> tuple[_Part, ...]:
    return tuple(
        _Part(literal, field, formatting.parse_forms(forms or ""), conversion == "b")
        for literal, field, forms, conversion in Formatter().parse(source)
    )


def _addresses(values: Mapping[str, MessageValue], people: People) -> bool:
    """Whether a sentence is about the seat that reads: it tells of `who`, or else of a `pair` of seats."""
    pair = values.get("pair")
    if "who" in values or not isinstance(pair, tuple):
        return _is_reader(values.get("who"), people)
    return any(_is_reader(seat, people) for seat in pair)


def _is_reader(value: MessageValue | None, people: People) -> bool:
    return isinstance(value, Seat) and value.index == people.viewer


def _escape(text: str) -> str:
    """Write a text as HTML shows it; the library's module for that holds tables that take long to load."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class Renderer:
    """The texts of one language. Never raises for a bad message: it shows the key and logs it."""

    def __init__(self, code: str) -> None:
        self._language = language(code)
        self._locale = self._language.locale
        self._catalogs = Catalogs(code)

    @property
    def language(self) -> Language:
        """The current language."""
        return self._language

    @property
    def locale(self) -> QLocale:
        """Numbers and dates of the current language."""
        return self._locale

    @property
    def translators(self) -> tuple[QTranslator, ...]:
        """What an application installs for `qsTr` in QML; new objects after every change of language."""
        return self._catalogs.translators

    def set_language(self, code: str) -> None:
        """Speak another language from now on.

        Raises:
            KeyError: the program does not speak it.
        """
        self._language = language(code)
        self._locale = self._language.locale
        self._catalogs.use_language(code)

    def add_catalog(self, name: str, texts: Texts, folder: Path, file: str | None = None) -> None:
        """Register the texts whose keys begin with `name`.

        Their translations are `folder/<file>_<language>.qm` (context `name`); `file` is `name` by default.
        """
        self._catalogs.add(name, texts, folder, file or name)

    def text(self, message: Text, people: People = NOBODY) -> str:
        """Return the sentence as plain text. A string stays as it is."""
        return self._render(message, people, rich=False)

    def text_if_known(self, message: Message, people: People = NOBODY) -> str | None:
        """Return the sentence as plain text; None where its words are not here (of another version)."""
        try:
            return self._sentence(message, people, rich=False)
        except (KeyError, ValueError, TypeError, IndexError):
            return None

    def rich(self, message: Text, people: People = NOBODY) -> str:
        """Return the sentence as HTML: escaped, names and `!b` fields in `<b>`."""
        return self._render(message, people, rich=True)

    def plain(self, value: Extra, people: People = NOBODY) -> Json:
        """Return what a presenter hands to its QML with every message rendered; tuples become lists."""
        if isinstance(value, Message):
            return self.text(value, people)
        if isinstance(value, tuple):
            return [self.plain(item, people) for item in value]
        if isinstance(value, dict):
            return {key: self.plain(item, people) for key, item in value.items()}
        return value

    def seat_name(self, seat: int, people: People) -> str:
        """Return the name of who sits at `seat`, or "Player 2" if it has none."""
        name = people.names[seat] if 0 <= seat < len(people.names) else ""
        return name or self._find("texts.seat").format(number=seat + 1)

    def number(self, value: float, *forms: str) -> str:
        """Return a number as the language writes it (forms: see `formatting`)."""
        if "%" in forms:
            return self._find("texts.percent").format(number=round(100 * value))
        return formatting.format_number(self._locale, value, forms)

    def _render(self, message: Text, people: People, *, rich: bool) -> str:
        if isinstance(message, str):
            return _escape(message) if rich else message
        try:
            return self._sentence(message, people, rich)
        except (KeyError, ValueError, TypeError, IndexError):
            _LOG.warning("cannot render %s", message, exc_info=True)
            return _escape(message.key) if rich else message.key

    def _sentence(self, message: Message, people: People, rich: bool) -> str:
        values = dict(message.args)
        key = message.key
        if _addresses(values, people) and self._catalogs.has(f"{key}.you"):
            key += ".you"
        n = values.get("n")
        source = self._catalogs.find(key, n if isinstance(n, int) else -1)
        if source is None:
            raise KeyError(key)
        if isinstance(n, int):
            source = source.replace("%n", self.number(n))
        written = []
        for part in self._parts(source, values, people):
            written.append(_escape(part.literal) if rich else part.literal)
            if part.field is not None:
                written.append(self._field(values[part.field], part, people, rich))
        return "".join(written)

    def _parts(self, source: str, values: Mapping[str, MessageValue], people: People) -> tuple[_Part, ...]:
        """Take a text apart; of two ways to say whose it is, the second is for names without a genitive."""
        usual, bar, other = source.partition("|")
        parts = _parse(usual)
        if bar and any(self._lacks_genitive(values, part, people) for part in parts):
            return _parse(other)
        return parts

    def _lacks_genitive(self, values: Mapping[str, MessageValue], part: _Part, people: People) -> bool:
        if part.field is None or "genitive" not in part.forms:
            return False
        value = values[part.field]
        name = self.seat_name(value.index, people) if isinstance(value, Seat) else value
        return isinstance(name, str) and not self._language.has_genitive(name)

    def _field(self, value: MessageValue, part: _Part, people: People, rich: bool) -> str:
        text = self._value(value, part.forms, people, rich)
        bold = part.bold or isinstance(value, Seat)
        return f"<b>{text}</b>" if rich and bold else text

    def _value(self, value: MessageValue, forms: formatting.Forms, people: People, rich: bool) -> str:
        if isinstance(value, Message):
            text = self._sentence(value, people, rich)
        elif isinstance(value, tuple):
            text = self._list(value, forms, people, rich)
        else:
            text = self._atom(value, forms, people)
            text = _escape(text) if rich else text
        return formatting.capitalize(text) if "cap" in forms else text

    def _atom(
        self,
        value: int | float | str | Card | StandIn | Rank | Suit | Tile | Seat,
        forms: formatting.Forms,
        people: People,
    ) -> str:
        if isinstance(value, Card | StandIn | Rank | Suit):
            return cardnames.format_piece(value, forms, people.deck, self._find)
        if isinstance(value, Tile):
            return tilenames.format_tile(value, forms, self._find)
        if isinstance(value, int | float):
            return self.number(value, *forms)
        name = self.seat_name(value.index, people) if isinstance(value, Seat) else value
        return self._language.genitive(name) if "genitive" in forms else name

    def _list(
        self, values: tuple[MessageValue, ...], forms: formatting.Forms, people: People, rich: bool
    ) -> str:
        if "ranks" in forms:
            return "-".join(self._value(value, forms, people, rich) for value in values)
        if "others" in forms:
            values = tuple(value for value in values if not _is_reader(value, people))
        cards = [value for value in values if isinstance(value, Card | StandIn)]
        if cards and len(cards) == len(values) and "and" not in forms:
            return cardnames.cards_short(cards, people.deck, self._find)
        tiles = [value for value in values if isinstance(value, Tile)]
        if tiles and len(tiles) == len(values) and "and" not in forms:
            return tilenames.tiles_short(tiles)
        single = tuple(form for form in forms if form in _SINGLE_FORMS)
        parts = []
        for value in values:
            text = self._value(value, single, people, rich)
            parts.append(f"<b>{text}</b>" if rich and isinstance(value, Seat) else text)
        return formatting.join(parts, forms, self._find)

    def _find(self, key: str) -> str:
        text = self._catalogs.find(key)
        if text is None:
            raise KeyError(key)
        return text


def standard_renderer(code: str, folder: Path | None = None) -> Renderer:
    """Return a renderer that knows the texts of the packages below; games add theirs with `add_catalog`.

    `folder` holds the program's `.qm` files; by default the one that the build filled.
    The packages above add theirs with `file=PROGRAM_FILE`.
    """
    renderer = Renderer(code)
    texts = {"texts": TEXTS, "core": CORE_TEXTS, "storage": STORAGE_TEXTS}
    for name, catalog in texts.items():
        renderer.add_catalog(name, catalog, folder or generated_dir("translations"), PROGRAM_FILE)
    return renderer

"""What is wrong with a translation file: unfinished texts, fields that differ, careless typography."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

_STATES = ("unfinished", "obsolete", "vanished")
_CARELESS = (
    (re.compile(r"\S {2}"), "two spaces"),
    (re.compile(r"\.\.\."), "three dots instead of …"),
    (re.compile(r'"'), "a straight quotation mark"),
    (re.compile(r"'"), "a straight apostrophe"),
    (re.compile(r" [.,;!?](?:\s|$)"), "a space before a punctuation mark"),
    (re.compile(r" %(?![n\d])"), "a space before a percent sign that can break"),
    (re.compile(r" - |(?<!\S)-\d"), "a hyphen instead of a dash or a minus"),
)
_QUOTES = {"de": ("„", "“"), "da": ("”", "”")}
"""How a language opens and closes what it quotes."""
_PLACE = re.compile(r"%(?:n|L?\d+)")


@dataclass(frozen=True, slots=True)
class Entry:
    """One message of a translation file; `forms` are its plural forms, or the one translation."""

    context: str
    source: str
    forms: tuple[str, ...]
    state: str


def read_entries(ts: Path) -> Iterator[Entry]:
    """Yield the messages of a `.ts` file."""
    for context in ET.parse(ts).getroot().iter("context"):  # noqa: S314 - our own file
        for node in context.iter("message"):
            translation = node.find("translation")
            if translation is None:
                continue
            plural = node.get("numerus") == "yes"
            forms = tuple(form.text or "" for form in translation) if plural else (translation.text or "",)
            yield Entry(
                context.findtext("name") or "",
                node.findtext("source") or "",
                forms,
                translation.get("type") or "",
            )


def field_names(text: str) -> frozenset[str]:
    """Return the names of the `{}` fields of a text.

    Raises:
        ValueError: its braces do not match.
    """
    return frozenset(field for _, field, _, _ in Formatter().parse(text) if field is not None)


def careless(text: str) -> Iterator[str]:
    """Yield what is careless in a text's typography, in words."""
    yield from (name for pattern, name in _CARELESS if pattern.search(text))


def _strange_quotes(text: str, language: str) -> Iterator[str]:
    opening, closing = _QUOTES[language]
    marks = [mark for mark in text if mark in "„“”«»"]
    if marks != [opening, closing] * (len(marks) // 2):
        yield f"quotation marks other than {opening}{closing}"


def _fields(entry: Entry) -> Iterator[str]:
    try:
        wanted = field_names(entry.source)
        if any(field_names(form) != wanted for form in entry.forms):
            yield "fields other than the source's"
    except ValueError:
        yield "braces that do not match"
    places = set(_PLACE.findall(entry.source))
    for form in entry.forms[-1:]:
        if set(_PLACE.findall(form)) != places:
            yield "places (%n, %1) other than the source's"


def _edges(text: str) -> tuple[bool, bool]:
    return text[:1].isspace(), text[-1:].isspace()


def faults(entry: Entry, language: str) -> Iterator[str]:
    """Yield every fault of one message, in words."""
    if entry.state in _STATES:
        yield entry.state
        return
    if not all(entry.forms):
        yield "empty"
        return
    yield from _fields(entry)
    if any(_edges(form) != _edges(entry.source) for form in entry.forms):
        yield "spaces at its edges other than the source's"
    for form in entry.forms:
        yield from careless(form)
        if language in _QUOTES:
            yield from _strange_quotes(form, language)

"""Searching in what the window says: whether texts hold the words that were typed, and where.

Case, accents and the two ways to write an umlaut do not matter: "grosse", "groesse" and "Größe" are one word.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Final

_SHORT: Final = {"ø": "o", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th"}
"""Letters that Unicode does not take apart."""
_LONG: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"}
"""How German and Danish write letters that a keyboard lacks."""
_WAYS: Final[tuple[Mapping[str, str], ...]] = ({}, _LONG)


def finds(query: str, texts: Iterable[str]) -> bool:
    """Whether every word of `query` is somewhere in `texts`; an empty query is everywhere."""
    words = query.split()
    if not words:
        return True
    kept = " ".join(texts)
    places = [_folded(kept, way)[0] for way in _WAYS]
    return all(any(_folded(word, {})[0] in place for place in places) for word in words)


def marked(query: str, text: str, colour: str) -> str:
    """Return `text` as styled text, the words of `query` underlined and in `colour`; empty without any."""
    spans = list(_merged(sorted(_spans(query, text))))
    if not spans:
        return ""
    parts, at = [], 0
    for first, last in spans:
        parts.append(escape(text[at:first]))
        parts.append(f'<u><font color="{escape(colour)}">{escape(text[first:last])}</font></u>')
        at = last
    return "".join([*parts, escape(text[at:])])


def _spans(query: str, text: str) -> Iterator[tuple[int, int]]:
    for way in _WAYS:
        letters, places = _folded(text, way)
        for word in query.split():
            wanted = _folded(word, {})[0]
            at = letters.find(wanted) if wanted else -1
            while at >= 0:
                yield places[at], places[at + len(wanted) - 1] + 1
                at = letters.find(wanted, at + 1)


def _merged(spans: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Join what overlaps or touches; `spans` ascend."""
    open_: tuple[int, int] | None = None
    for first, last in spans:
        if open_ is not None and first <= open_[1]:
            open_ = (open_[0], max(open_[1], last))
            continue
        if open_ is not None:
            yield open_
        open_ = (first, last)
    if open_ is not None:
        yield open_


def _folded(text: str, way: Mapping[str, str]) -> tuple[str, list[int]]:
    """Return the plain small letters of `text`, and of each the place in `text` that it comes from."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        small = letter.casefold()
        plain = way.get(small) or _SHORT.get(small) or _without_accents(small)
        letters.append(plain)
        places += [place] * len(plain)
    return "".join(letters), places


def _without_accents(letters: str) -> str:
    return "".join(part for part in unicodedata.normalize("NFKD", letters) if not unicodedata.combining(part))

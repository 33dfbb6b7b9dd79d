"""Searching in what the window says: whether texts hold the words that were typed, and where.

Case, accents and the two ways to write an umlaut do not matter: "grosse", "groesse" and "Größe" are one word.
A word is found where a word of the text begins. What something is called is searched within its words, too:
German and Danish join words there ("Größe" is in "Textgröße"). In sentences that would find too much: whoever
looks for the ace ("Ass") does not mean what can be left ("lassen").
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Final

_SHORT: Final = {"ø": "o", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th"}
"""Letters that Unicode does not take apart."""
_LONG: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"}
"""How German and Danish write letters that a keyboard lacks."""
_LEAST_WITHIN: Final = 3
"""So many letters have to be typed until they are looked for within words."""
_WAYS: Final[tuple[Mapping[str, str], ...]] = ({}, _LONG)


def finds(query: str, name: str, texts: Iterable[str] = ()) -> bool:
    """Whether every word of `query` is in `name` or begins a word of `texts`; no word is everywhere."""
    kept = " ".join(texts)
    return all(
        any(_spans(word, name, within=True)) or any(_spans(word, kept, within=False))
        for word in query.split()
        if _folded(word, {})[0]
    )


def marked(query: str, text: str, colour: str, *, within: bool = False) -> str:
    """Return `text` as styled text, the words of `query` underlined and in `colour`; empty without any.

    `within` tells that `text` is a name: its words are searched from within, too.
    """
    spans = list(_merged(sorted(_spans(query, text, within=within))))
    if not spans:
        return ""
    parts, at = [], 0
    for first, last in spans:
        parts.append(escape(text[at:first]))
        parts.append(f'<u><font color="{escape(colour)}">{escape(text[first:last])}</font></u>')
        at = last
    return "".join([*parts, escape(text[at:])])


def _spans(query: str, text: str, *, within: bool) -> Iterator[tuple[int, int]]:
    for way in _WAYS:
        letters, places = _folded(text, way)
        for word in query.split():
            wanted = _folded(word, {})[0]
            at = letters.find(wanted) if wanted else -1
            while at >= 0:
                if (within and len(wanted) >= _LEAST_WITHIN) or _begins_word(text, places, at):
                    yield places[at], places[at + len(wanted) - 1] + 1
                at = letters.find(wanted, at + 1)


def _begins_word(text: str, places: Sequence[int], at: int) -> bool:
    """Whether a word of `text` begins with the plain letter `at`, which stands at `places[at]`."""
    place = places[at]
    if at > 0 and places[at - 1] == place:
        return False
    before = text[place - 1] if place > 0 else " "
    return not before.isalnum() and not unicodedata.combining(before)


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

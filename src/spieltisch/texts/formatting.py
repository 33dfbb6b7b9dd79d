"""Arguments of messages in words: numbers, names and lists.

A field of a text is `{name}`, `{name:form}` or `{name!b}` (bold where markup is possible). Forms can be
joined with commas (`{names:and,cap}`):

    genitive   whose: Annas, Lars’, Anna’s              (seats, texts)
    cap        first letter in upper case               (everything)
    and        a list closed by "and"                   (lists)
    others     without the seat that reads              (lists of seats)
    article    the eight of hearts, a joker (German:    (cards)
               Herz-Acht, einen Joker, as an object)
    short      8♥ instead of "eight of hearts"; 8; ♥    (cards, ranks, suits; lists of cards always look so;
               joker                                     a joker by itself keeps its name)
               6-4 instead of "six-four"                (tiles; lists of them always look so)
    rank       8, or the language's letter: B, Kn, J    (cards, ranks; a joker is `*`)
    ranks      7-8-9                                    (lists of cards or ranks)
    plural     jacks, Siebener                          (ranks)
    +          with its sign: +5, −2                    (numbers)
    .1 .2      that many decimals                       (numbers)
    %          0.6 as 60 %                              (numbers)

Where a language has names without a genitive (German: "Spieler 2"), a text has both ways to say whose it is,
with a bar between them: `{who:genitive} Vorrat|Vorrat von {who}`. What cards and tiles are called is in
`cardnames` and `tilenames`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QLocale

FORMS: Final = frozenset(
    {"genitive", "cap", "and", "others", "article", "short", "rank", "ranks", "plural", "+", ".1", ".2", "%"}
)

Find: TypeAlias = Callable[[str], str]
Forms: TypeAlias = tuple[str, ...]


def parse_forms(text: str) -> Forms:
    """Read the forms of a field.

    Raises:
        ValueError: there is no such form.
    """
    forms = tuple(text.split(",")) if text else ()
    unknown = set(forms) - FORMS
    if unknown:
        raise ValueError(f"unknown forms {sorted(unknown)}")
    return forms


def format_number(locale: QLocale, value: float, forms: Forms = ()) -> str:
    """Write a number as the language does; halves and the like get one decimal."""
    fixed = next((int(form[1:]) for form in forms if form in (".1", ".2")), None)
    decimals = fixed if fixed is not None else 0 if float(value).is_integer() else 1
    text = locale.toString(round(abs(value), decimals) + 0.0, "f", decimals)
    if round(value, decimals) < 0:
        return f"−{text}"
    return f"+{text}" if "+" in forms else text


def join(parts: list[str], forms: Forms, find: Find) -> str:
    """Join a list with commas; `and` closes it with the language's word for it."""
    if "and" in forms and len(parts) > 1:
        return find("texts.list.and").format(first=", ".join(parts[:-1]), last=parts[-1])
    return ", ".join(parts)


def capitalize(text: str) -> str:
    """Return `text` with its first letter in upper case and the rest as it is."""
    return text[:1].upper() + text[1:]

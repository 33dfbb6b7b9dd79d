"""Arguments of messages in words: numbers, cards, names and lists.

A field of a text is `{name}`, `{name:form}` or `{name!b}` (bold where markup is possible). Forms:

    genitive   whose: Annas, Lars’, Anna’s              (seats, texts)
    cap        first letter in upper case               (everything)
    and        a list closed by "and"                   (lists)
    short      8♥ instead of "8 of hearts"              (cards; lists of cards always look like that)
    rank       8, or the language's letter: B, Kn, J    (cards)
    ranks      7-8-9                                    (lists of cards)
    +          with its sign: +5, −2                    (numbers)
    .1 .2      that many decimals                       (numbers)
    %          0.6 as 60 %                              (numbers)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLocale

from spieltisch.core.cards import RANKS, SUITS, Card

SUIT_SIGNS: Final = "♣♦♥♠"
FORMS: Final = frozenset({"", "genitive", "cap", "and", "short", "rank", "ranks", "+", ".1", ".2", "%"})

Find = Callable[[str], str]


def format_number(locale: QLocale, value: float, form: str = "") -> str:
    """Write a number as the language does; halves and the like get one decimal."""
    decimals = int(form[1:]) if form in (".1", ".2") else 0 if float(value).is_integer() else 1
    text = locale.toString(round(abs(value), decimals) + 0.0, "f", decimals)
    if round(value, decimals) < 0:
        return f"−{text}"
    return f"+{text}" if form == "+" else text


def rank_index(card: Card, find: Find) -> str:
    """Return the rank as printed in the card's corner in the current language."""
    letter = RANKS[card.rank - 1]
    return "10" if letter == "T" else find(f"texts.index.{letter}") if letter in "AJQK" else letter


def card_short(card: Card, find: Find) -> str:
    """Return a card as `8♥`."""
    return rank_index(card, find) + SUIT_SIGNS[card.suit]


def card_name(card: Card, find: Find) -> str:
    """Return a card in words: "8 of hearts", "Herz 8", "hjerter 8"."""
    letter = RANKS[card.rank - 1]
    rank = find(f"texts.rank.{letter}") if letter in "AJQK" else rank_index(card, find)
    suit = find(f"texts.suit.{SUITS[card.suit]}")
    return find("texts.card").format(rank=rank, suit=suit)


def format_card(card: Card, form: str, find: Find) -> str:
    """Write one card in the form asked for."""
    if form == "short":
        return card_short(card, find)
    if form in ("rank", "ranks"):
        return rank_index(card, find)
    return card_name(card, find)


def join(parts: list[str], form: str, find: Find) -> str:
    """Join a list with commas; `and` closes it with the language's word for it."""
    if form == "and" and len(parts) > 1:
        return find("texts.list.and").format(first=", ".join(parts[:-1]), last=parts[-1])
    return ", ".join(parts)


def capitalize(text: str) -> str:
    """Return `text` with its first letter in upper case and the rest as it is."""
    return text[:1].upper() + text[1:]

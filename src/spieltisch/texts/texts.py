"""Texts that every game shares: names of cards, lists, a seat without a name."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

TEXTS: Final[Texts] = {
    "texts.seat": QT_TRANSLATE_NOOP("texts", "Player {number}"),
    "texts.list.and": QT_TRANSLATE_NOOP("texts", "{first} and {last}"),
    "texts.percent": QT_TRANSLATE_NOOP("texts", "{number}%"),
    "texts.card": QT_TRANSLATE_NOOP("texts", "{rank} of {suit}"),
    "texts.suit.C": QT_TRANSLATE_NOOP("texts", "clubs"),
    "texts.suit.D": QT_TRANSLATE_NOOP("texts", "diamonds"),
    "texts.suit.H": QT_TRANSLATE_NOOP("texts", "hearts"),
    "texts.suit.S": QT_TRANSLATE_NOOP("texts", "spades"),
    "texts.rank.A": QT_TRANSLATE_NOOP("texts", "ace"),
    "texts.rank.J": QT_TRANSLATE_NOOP("texts", "jack"),
    "texts.rank.Q": QT_TRANSLATE_NOOP("texts", "queen"),
    "texts.rank.K": QT_TRANSLATE_NOOP("texts", "king"),
    "texts.index.A": QT_TRANSLATE_NOOP("texts", "A"),
    "texts.index.J": QT_TRANSLATE_NOOP("texts", "J"),
    "texts.index.Q": QT_TRANSLATE_NOOP("texts", "Q"),
    "texts.index.K": QT_TRANSLATE_NOOP("texts", "K"),
}

"""The keys at the table of 500, for the list of shortcuts."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts, message
from spieltisch.core.presentation import GameKey

KEY_TEXTS: Final[Texts] = {
    "five_hundred.key.draws": QT_TRANSLATE_NOOP("five_hundred", "Draw: stock, top card, whole pile"),
    "five_hundred.key.fan": QT_TRANSLATE_NOOP("five_hundred", "Spread the pile out"),
    "five_hundred.key.meld": QT_TRANSLATE_NOOP("five_hundred", "Lay a new meld"),
    "five_hundred.key.lay": QT_TRANSLATE_NOOP("five_hundred", "Lay to a meld; again: the next place"),
    "five_hundred.key.swap": QT_TRANSLATE_NOOP("five_hundred", "Swap for a joker"),
    "five_hundred.key.sort": QT_TRANSLATE_NOOP("five_hundred", "Sort the hand another way"),
    "five_hundred.key.shift_arrows": QT_TRANSLATE_NOOP("five_hundred", "Shift+← →"),
    "five_hundred.key.arrange": QT_TRANSLATE_NOOP("five_hundred", "Move a card in the hand"),
    "five_hundred.key.space": QT_TRANSLATE_NOOP("five_hundred", "Space"),
    "five_hundred.key.claim": QT_TRANSLATE_NOOP("five_hundred", "Take a discard that fits"),
    "five_hundred.key.escape": QT_TRANSLATE_NOOP("five_hundred", "Esc"),
    "five_hundred.key.decline": QT_TRANSLATE_NOOP("five_hundred", "Leave the discard"),
}

KEYS: Final = (
    GameKey("1 2 3", message("five_hundred.key.draws")),
    GameKey("V", message("five_hundred.key.fan")),
    GameKey("M", message("five_hundred.key.meld")),
    GameKey("L", message("five_hundred.key.lay")),
    GameKey("B", message("five_hundred.key.swap")),
    GameKey("K", message("five_hundred.key.sort")),
    GameKey(message("five_hundred.key.shift_arrows"), message("five_hundred.key.arrange")),
    GameKey(message("five_hundred.key.space"), message("five_hundred.key.claim")),
    GameKey(message("five_hundred.key.escape"), message("five_hundred.key.decline")),
)
"""What is pressed, and what it does."""

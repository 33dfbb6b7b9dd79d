"""The rules page in English: a part of the catalog `dominoes`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

RULES_PAGE_TEXTS: Final[Texts] = {
    "dominoes.rules.aim": QT_TRANSLATE_NOOP("dominoes", "Aim"),
}

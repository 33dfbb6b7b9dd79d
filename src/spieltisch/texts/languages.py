"""The languages of the program: names, number formats and the little grammar that texts need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale


class Language(NamedTuple):
    """A language: its ISO code, its own name, and how a name becomes a possessive.

    A name that ends in one of `hissing` takes `short_possessive`, any other `possessive`; one that ends in a
    sign takes `sign_possessive`, and where that is empty it has no possessive: "Vorrat von Spieler 2".
    """

    code: str
    name: str
    locale_name: str
    possessive: str
    short_possessive: str
    hissing: tuple[str, ...]
    sign_possessive: str

    @property
    def locale(self) -> QLocale:
        """Numbers and dates of this language."""
        return QLocale(self.locale_name)

    def has_genitive(self, name: str) -> bool:
        """Whether a name has a possessive; a text then needs another way to say whose it is."""
        return bool(self.sign_possessive) or name[-1:].isalpha()

    def genitive(self, name: str) -> str:
        """Return whose it is: `Annas`, `Lars’`, `Anna’s`."""
        if not name[-1:].isalpha():
            return name + self.sign_possessive
        if name.lower().endswith(self.hissing):
            return name + self.short_possessive
        return name + self.possessive


GERMAN: Final = Language("de", "Deutsch", "de_DE", "s", "’", ("s", "ß", "x", "z", "ce"), "")
DANISH: Final = Language("da", "Dansk", "da_DK", "s", "’", ("s", "x", "z"), "’s")
ENGLISH: Final = Language("en", "English", "en_GB", "’s", "’s", (), "’s")

LANGUAGES: Final[tuple[Language, ...]] = (GERMAN, DANISH, ENGLISH)
_BY_CODE: Final = {item.code: item for item in LANGUAGES}


def language(code: str) -> Language:
    """Return the language called `code`.

    Raises:
        KeyError: the program does not speak it.
    """
    return _BY_CODE[code]


def system_language(preferred: Iterable[str] | None = None) -> str:
    """Return the code of the first language of the system that the program speaks, else `en`.

    `preferred` are locale names such as `de-AT`, best first; by default those of the system.
    """
    names = QLocale.system().uiLanguages() if preferred is None else preferred
    for name in names:
        code = name.replace("_", "-").partition("-")[0].lower()
        if code in _BY_CODE:
            return code
    return ENGLISH.code

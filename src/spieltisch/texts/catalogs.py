"""Catalogs of English source texts and their compiled translations."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QTranslator

from spieltisch.core.messages import Texts

_LOG = logging.getLogger(__name__)


class Catalogs:
    """The registered catalogs, and a `QTranslator` for each translation file of the current language.

    A text once found is kept until the language or the catalogs change: a log is rendered again and again.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._texts: dict[str, Texts] = {}
        self._files: dict[str, Path] = {}
        self._translators: dict[Path, QTranslator] = {}
        self._found: dict[tuple[str, int], str] = {}

    @property
    def translators(self) -> tuple[QTranslator, ...]:
        """The loaded translations; an application installs them so that QML's `qsTr` uses them too."""
        return tuple(self._translators.values())

    def add(self, name: str, texts: Texts, folder: Path, file: str) -> None:
        """Register `texts` as catalog `name`, translated by `folder/<file>_<language>.qm` if it is there."""
        self._texts[name] = texts
        old, self._files[name] = self._files.get(name), folder / file
        if old is not None and old not in self._files.values():  # a newer version of a game
            self._translators.pop(old, None)
        self._found.clear()
        self._load(folder / file)

    def use_language(self, language: str) -> None:
        """Load the translations of another language."""
        self._language = language
        self._translators.clear()
        self._found.clear()
        for stem in dict.fromkeys(self._files.values()):
            self._load(stem)

    def find(self, key: str, n: int = -1) -> str | None:
        """Return the text of `key` in the current language, in the plural form for `n`; None if unknown."""
        text = self._found.get((key, n))
        if text is None:
            text = self._translate(key, n)
            if text is not None:
                self._found[key, n] = text
        return text

    def has(self, key: str) -> bool:
        """Whether a catalog holds `key`."""
        return key in self._texts.get(key.partition(".")[0], {})

    def _translate(self, key: str, n: int) -> str | None:
        catalog = key.partition(".")[0]
        source = self._texts.get(catalog, {}).get(key)
        if source is None:
            return None
        translator = self._translators.get(self._files[catalog])
        if translator is None:
            return source
        return translator.translate(catalog, source, "", n) or source

    def _load(self, stem: Path) -> None:
        if stem in self._translators:
            return
        path = stem.with_name(f"{stem.name}_{self._language}.qm")
        translator = QTranslator()
        if path.is_file() and translator.load(str(path)):
            self._translators[stem] = translator
        else:
            _LOG.info("no translations in %s", path)

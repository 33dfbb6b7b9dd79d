"""Which picture a card or a tile has under the settings and in a language."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QUrl

from spieltisch.app.preferences import Preferences
from spieltisch.core.cards import Deck
from spieltisch.locations import generated_dir

LETTERED_RANKS: Final = "AJQK"
DEFAULT_BACK: Final = "lattice"


@lru_cache(maxsize=512)
def _first_existing(*paths: Path) -> QUrl:
    """Return the url of the first file that exists, else of the last one named."""
    return QUrl.fromLocalFile(str(next((path for path in paths if path.is_file()), paths[-1])))


def card_url(face: str, preferences: Preferences, language: str, deck: Deck = "french") -> QUrl:
    """Return the picture of the card `face`; the letter on aces and court cards has a language.

    The suits of a Bavarian deck have four colours anyway.
    """
    if face.startswith("*"):
        jokers = generated_dir("cards") / "jokers"
        return _first_existing(jokers / f"red-{preferences.index_size}.svg", jokers / "red.svg")
    colours = preferences.deck_colours if deck == "french" else "two"
    folder = generated_dir("cards") / deck / f"{colours}-{preferences.index_size}"
    plain = folder / f"{face}.svg"
    if face[:1] in LETTERED_RANKS and face:
        return _first_existing(folder / f"{face}-{language}.svg", plain)
    return _first_existing(plain)


def suit_url(suit: str, preferences: Preferences, deck: Deck = "french") -> QUrl:
    """Return the picture of a suit's sign alone (`C`, `D`, `H` or `S`)."""
    name = f"french-{preferences.deck_colours}" if deck == "french" else deck
    return _first_existing(generated_dir("cards") / "suits" / name / f"{suit}.svg")


def tile_url(face: str, preferences: Preferences) -> QUrl:
    """Return the picture of the tile `face`, higher half first (`6-4`), or of a back where it is empty.

    A set whose pips have no colours of their own, that of high contrast, keeps them as they are.
    """
    sets = generated_dir("tiles")
    name = f"{face.replace('-', '')}.svg" if face else "back.svg"
    plain = sets / preferences.tile_set / name
    if preferences.tile_pips == "tinted":
        return _first_existing(sets / f"{preferences.tile_set}-tint" / name, plain)
    return _first_existing(plain)


def back_url(name: str) -> QUrl:
    """Return the picture of the back `name`, or of the default back where there is no such."""
    folder = generated_dir("cards") / "backs"
    return _first_existing(folder / f"{name}.svg", folder / f"{DEFAULT_BACK}.svg")


@lru_cache(maxsize=1)
def back_names() -> tuple[str, ...]:
    """Return the names of all backs, the default first."""
    folder = generated_dir("cards") / "backs"
    names = {path.stem for path in folder.glob("*.svg")} | {DEFAULT_BACK}
    return tuple(sorted(names, key=lambda name: (name != DEFAULT_BACK, name)))

"""The settings as a value: what each can be, its default, and what an unknown stored value becomes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from spieltisch.core.events import Json

SettingValue: TypeAlias = "bool | int | str"
MAX_NAME_LENGTH: Final = 24


class Preferences(NamedTuple):
    """Every setting of the program; the names are the keys under which they are stored."""

    language: str = "system"
    theme: str = "system"
    table: str = "felt"
    deck_colours: str = "two"
    index_size: str = "normal"
    card_back: str = "lattice"
    card_size: str = "normal"
    text_size: int = 100
    animation: str = "normal"
    confirm_style: str = "two"
    computer_pace: str = "normal"
    numbered: bool = False
    player_name: str = ""


CHOICES: Final[Mapping[str, tuple[SettingValue, ...]]] = {
    "language": ("system", "de", "da", "en"),
    "theme": ("system", "light", "dark"),
    "table": ("felt", "wood", "plain"),
    "deck_colours": ("two", "four"),
    "index_size": ("normal", "large"),
    "card_size": ("small", "normal", "large"),
    "text_size": (100, 125),
    "animation": ("off", "fast", "normal", "slow"),
    "confirm_style": ("two", "one"),
    "computer_pace": ("instant", "fast", "normal", "slow"),
    "numbered": (False, True),
}
ART: Final = frozenset({"language", "deck_colours", "index_size", "card_back"})
"""The settings that decide which pictures the cards have."""

NAMES: Final = Preferences._fields


def accepts(name: str, value: object) -> bool:
    """Whether the setting `name` exists and can have `value`."""
    if name in CHOICES:
        return any(value == choice and type(value) is type(choice) for choice in CHOICES[name])
    return name in NAMES and isinstance(value, str) and len(value) <= MAX_NAME_LENGTH


def with_setting(preferences: Preferences, name: str, value: object) -> Preferences:
    """Return a copy with one setting changed; unchanged where the value is not possible.

    An integer setting may come as a floating-point number, as JavaScript has it.
    """
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not accepts(name, value):
        return preferences
    return preferences._replace(**{name: value})  # type: ignore[arg-type]  # what is accepted fits


def from_stored(stored: Mapping[str, Json], before: Preferences | None = None) -> Preferences:
    """Read what was stored; what is missing or impossible stays as `before`, by default the defaults."""
    preferences = before or Preferences()
    for name in NAMES:
        if name in stored:
            preferences = with_setting(preferences, name, stored[name])
    return preferences

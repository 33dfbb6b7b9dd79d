"""The settings as a value: what each can be, its default, and what an unknown stored value becomes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from spieltisch.core.events import Json
    from spieltisch.core.options import Options

SettingValue: TypeAlias = "bool | int | str"
MAX_NAME_LENGTH: Final = 24
MAX_PRESET_NAME: Final = 40
MAX_PRESETS: Final = 30
"""Of one game; more would make a list that nobody reads."""


class Preferences(NamedTuple):
    """Every setting of the program; the names are the keys under which they are stored.

    `confirm_styles` and `decks` are by game id, and hold what a person has chosen (see `game_settings`).
    `presets` are the ways to play that a person has saved, by game id and name: values of options.
    """

    language: str = "system"
    theme: str = "system"
    table: str = "felt"
    deck_colours: str = "two"
    index_size: str = "normal"
    card_back: str = "lattice"
    card_size: str = "normal"
    text_size: int = 100
    animation: str = "normal"
    computer_pace: str = "normal"
    numbered: bool = False
    player_name: str = ""
    confirm_styles: Mapping[str, str] = {}
    decks: Mapping[str, str] = {}
    tile_set: str = "ivory"
    tile_pips: str = "plain"
    presets: Mapping[str, Mapping[str, Options]] = {}
    contrast: str = "system"
    notices: str = "brief"


CHOICES: Final[Mapping[str, tuple[SettingValue, ...]]] = {
    "language": ("system", "de", "da", "en"),
    "theme": ("system", "light", "dark"),
    "table": ("felt", "wood", "plain"),
    "deck_colours": ("two", "four"),
    "index_size": ("normal", "large"),
    "card_size": ("small", "normal", "large"),
    "tile_set": ("ivory", "dark", "contrast"),
    "tile_pips": ("plain", "tinted"),
    "text_size": (100, 125),
    "contrast": ("system", "high"),
    "notices": ("brief", "stay"),
    "animation": ("off", "fast", "normal", "slow"),
    "computer_pace": ("instant", "fast", "normal", "slow"),
    "numbered": (False, True),
}
BY_GAME: Final[Mapping[str, tuple[str, ...]]] = {
    "confirm_styles": ("two", "one"),
    "decks": ("french", "bavarian"),
}
"""What each game can have for itself."""
ART: Final = frozenset(
    {"language", "deck_colours", "index_size", "card_back", "decks", "tile_set", "tile_pips"}
)
"""The settings that decide which pictures cards and tiles have."""

NAMES: Final = Preferences._fields
SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "general": ("language",),
    "appearance": ("theme", "table", "text_size"),
    "cards": ("decks", "deck_colours", "index_size", "card_size", "card_back"),
    "tiles": ("tile_set", "tile_pips"),
    "play": ("confirm_styles", "computer_pace", "animation", "numbered"),
    "accessibility": (
        "contrast",
        "text_size",
        "deck_colours",
        "index_size",
        "card_size",
        "tile_set",
        "animation",
        "notices",
        "numbered",
    ),
}
"""The settings that each section of their page puts back. Nobody's name and presets are put back."""

_OLD_CONFIRM_STYLE: Final = "confirm_style"
_OLD_GAME: Final = "cribbage"
"""The first version stored one confirm style, for the only game it had."""


def accepts(name: str, value: object) -> bool:
    """Whether the setting `name` exists and can have `value`."""
    if name in CHOICES:
        return any(value == choice and type(value) is type(choice) for choice in CHOICES[name])
    if name in BY_GAME:
        return isinstance(value, dict) and all(choice in BY_GAME[name] for choice in value.values())
    if name == "presets":
        return _are_presets(value)
    return name in NAMES and isinstance(value, str) and len(value) <= MAX_NAME_LENGTH


def _are_presets(value: object) -> bool:
    return isinstance(value, dict) and all(
        isinstance(saved, dict)
        and len(saved) <= MAX_PRESETS
        and all(0 < len(name) <= MAX_PRESET_NAME and _are_options(options) for name, options in saved.items())
        for saved in value.values()
    )


def _are_options(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(choice, bool | int | str) for choice in value.values())


def with_defaults(preferences: Preferences, section: str) -> Preferences:
    """Return a copy in which one section is as at first; unchanged for a section that has no settings."""
    defaults = Preferences()
    return preferences._replace(**{name: getattr(defaults, name) for name in SECTIONS.get(section, ())})


def with_setting(preferences: Preferences, name: str, value: object) -> Preferences:
    """Return a copy with one setting changed; unchanged where the value is not possible.

    An integer setting may come as a floating-point number, as JavaScript has it.
    """
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not accepts(name, value):
        return preferences
    return preferences._replace(**{name: value})  # type: ignore[arg-type]  # what is accepted fits


def with_game_setting(preferences: Preferences, name: str, game: str, value: object) -> Preferences:
    """Return a copy with a setting of one game changed; unchanged where the value is not possible."""
    return with_setting(preferences, name, {**getattr(preferences, name), game: value})


def from_stored(stored: Mapping[str, Json], before: Preferences | None = None) -> Preferences:
    """Read what was stored; what is missing or impossible stays as `before`, by default the defaults."""
    preferences = before or Preferences()
    if _OLD_CONFIRM_STYLE in stored and _OLD_GAME not in preferences.confirm_styles:
        preferences = with_game_setting(preferences, "confirm_styles", _OLD_GAME, stored[_OLD_CONFIRM_STYLE])
    for name in NAMES:
        if name in stored:
            preferences = with_setting(preferences, name, stored[name])
    return preferences

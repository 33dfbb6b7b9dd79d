"""What games of others are called, kept for matches of theirs that stay when they are removed.

Stored as `{id: {language: name}}`; under the language "" stands the name as its author wrote it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from spieltisch.core.messages import excerpt

if TYPE_CHECKING:
    from spieltisch.core.events import Json
    from spieltisch.plugins import PluginRecord

FORMER_GAMES: Final = "games/names"
"""The key of the names in the storage."""

_AS_WRITTEN: Final = ""


def with_names(stored: Json, records: Iterable[PluginRecord]) -> dict[str, Json]:
    """Return the stored names with those of the games of others that are here now."""
    names: dict[str, Json] = {**stored} if isinstance(stored, dict) else {}
    for record in records:
        manifest = record.manifest
        if manifest is not None and not record.found.bundled:
            translated = {code: manifest.name_in(code) for code in manifest.translations}
            names[manifest.id] = {**translated, _AS_WRITTEN: manifest.name}
    return names


def names_in(language: str, stored: Json) -> dict[str, str]:
    """Return the names by game in a language, or as they were written; what is no name is left out."""
    names = {}
    for game, spoken in stored.items() if isinstance(stored, dict) else ():
        name = spoken.get(language, spoken.get(_AS_WRITTEN)) if isinstance(spoken, dict) else None
        if isinstance(name, str) and name:
            names[game] = excerpt(name)
    return names

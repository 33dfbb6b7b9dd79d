"""A plugin's manifest: what is known of it without running any of its code.

`manifest.toml` lies in the plugin's package:

    id = "cribbage"            # also the name of its catalog of texts
    name = "Cribbage"
    version = "1.0.0"
    api = 1                    # version of the contract it was written for
    author = "..."
    summary = "..."
    entry = "plugin:PLUGIN"    # optional: module inside the package, and the GamePlugin in it

    [translations.de]          # optional
    name = "..."
    summary = "..."
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spieltisch.core.errors import PluginError
from spieltisch.core.messages import excerpt, message

API_VERSION: Final = 1
"""The version of `core.game` and `core.presentation` that this program offers."""

OLDEST_API_VERSION: Final = 1
"""Plugins written for this version still run."""

MANIFEST_NAME: Final = "manifest.toml"
DEFAULT_ENTRY: Final = "plugin:PLUGIN"
MAX_BYTES: Final = 64 * 1024

RESERVED_IDS: Final = frozenset({"app", "cli", "core", "plugins", "storage", "texts"})
"""Names of the program's own catalogs."""

_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
_ENTRY = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")


@dataclass(frozen=True, slots=True)
class Manifest:
    """A checked manifest; `entry` is relative to the plugin's package."""

    id: str
    name: str
    version: str
    api: int
    author: str
    summary: str
    entry: str = DEFAULT_ENTRY
    translations: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @property
    def compatible(self) -> bool:
        """Whether this program offers the contract the plugin was written for."""
        return OLDEST_API_VERSION <= self.api <= API_VERSION

    def name_in(self, language: str) -> str:
        """The plugin's name in a language, else as its author wrote it."""
        return self.translations.get(language, {}).get("name", self.name)

    def summary_in(self, language: str) -> str:
        """What the plugin is in one line, in a language or else as its author wrote it."""
        return self.translations.get(language, {}).get("summary", self.summary)


def read_manifest(folder: Path) -> Manifest:
    """Read the manifest of the plugin package in `folder`.

    Raises:
        PluginError: there is none, or it is broken.
    """
    path = folder / MANIFEST_NAME
    try:
        if path.exists() and not path.is_file():  # opening a named pipe might wait for ever
            raise PluginError(message("core.plugin.bad_manifest"))
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError as error:
        raise PluginError(message("core.plugin.no_manifest")) from error
    except OSError as error:
        raise PluginError(message("core.plugin.bad_manifest")) from error
    return manifest_from_bytes(data)


def manifest_from_bytes(data: bytes) -> Manifest:
    """Check the content of a manifest's file.

    Raises:
        PluginError: it is broken.
    """
    if len(data) > MAX_BYTES:
        raise PluginError(message("core.plugin.bad_manifest"))
    try:
        table = tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:
        raise PluginError(message("core.plugin.bad_manifest")) from error
    return parse_manifest(table)


def parse_manifest(table: Mapping[str, object]) -> Manifest:
    """Check the table of a manifest; keys that are not known are left out.

    Raises:
        PluginError: a key is missing or its value is impossible.
    """
    plugin_id = _text(table, "id")
    if not _ID.fullmatch(plugin_id) or plugin_id in RESERVED_IDS:
        raise PluginError(message("core.plugin.manifest_key", key="id"))
    entry = _text(table, "entry") if "entry" in table else DEFAULT_ENTRY
    if not _ENTRY.fullmatch(entry):
        raise PluginError(message("core.plugin.manifest_key", key="entry"))
    return Manifest(
        id=plugin_id,
        name=_text(table, "name"),
        version=_text(table, "version"),
        api=_api(table),
        author=_text(table, "author"),
        summary=_text(table, "summary"),
        entry=entry,
        translations=_translations(table.get("translations", {})),
    )


def _api(table: Mapping[str, object]) -> int:
    api = table.get("api")
    if not isinstance(api, int) or isinstance(api, bool) or api < 1:
        raise PluginError(message("core.plugin.manifest_key", key="api"))
    return api


def _text(table: Mapping[str, object], key: str) -> str:
    value = table.get(key)
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        raise PluginError(message("core.plugin.manifest_key", key=excerpt(key)))
    return value


def _translations(table: object) -> dict[str, dict[str, str]]:
    if not isinstance(table, dict) or not all(isinstance(texts, dict) for texts in table.values()):
        raise PluginError(message("core.plugin.manifest_key", key="translations"))
    return {
        language: {key: _text(texts, key) for key in ("name", "summary") if key in texts}
        for language, texts in table.items()
    }

"""Plugins and archives as rows for QML. Pure functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spieltisch.app.qvariant import Row
from spieltisch.core.messages import excerpt, message
from spieltisch.texts import Renderer

if TYPE_CHECKING:
    from spieltisch.plugins import Manifest, PluginRecord
    from spieltisch.plugins.archives.planning import Plan
    from spieltisch.plugins.discovery import Found

SWITCHABLE: Final = frozenset({"discovered", "disabled", "enabled"})
"""The states (values of `PluginState`) in which the user decides whether a plugin is used."""

LEFT_OUT: Final = "left_out"
"""The state shown of an added game in safe mode, where its code does not run."""

_SHORT: Final = 8


def plugin_row(record: PluginRecord, renderer: Renderer) -> Row:
    """A plugin: see `AppController.plugins`."""
    return {
        **_row(record.found, record.state.value, renderer),
        "switchable": record.state.value in SWITCHABLE,
        "reason": "" if record.reason is None else renderer.text(record.reason),
    }


def left_out_row(found: Found, renderer: Renderer) -> Row:
    """An added game in safe mode: it can be removed, but not switched on."""
    return {**_row(found, LEFT_OUT, renderer), "switchable": False, "reason": ""}


def _row(found: Found, state: str, renderer: Renderer) -> Row:
    manifest = found.manifest
    kind, _blank, place = found.source.partition(" ")
    return {
        "id": found.id,
        "key": "" if found.place is None else found.place.name,
        "name": game_name(manifest, renderer) if manifest else excerpt(found.name),
        "version": excerpt(manifest.version) if manifest else "",
        "author": excerpt(manifest.author) if manifest else "",
        "state": state,
        "stateText": renderer.text(message(f"app.plugin.{state}")),
        "source": renderer.text(message(f"app.plugin.source.{kind}", place=place)),
        "checksum": "" if found.note is None else short_checksum(found.note.sha256),
    }


def game_name(manifest: Manifest, renderer: Renderer) -> str:
    """What a plugin calls itself in the language that is spoken."""
    return excerpt(manifest.name_in(renderer.language.code))


def short_checksum(checksum: str) -> str:
    """The ends of a checksum, by which people compare it."""
    return f"{checksum[:_SHORT]} … {checksum[-_SHORT:]}"


def offer_row(plan: Plan, renderer: Renderer) -> Row:
    """An archive that may be added.

    `{file, name, summary, author, version, id, api, checksum, shortChecksum, size, update}`; `update` when it
    takes the place of another version.
    """
    archive = plan.archive
    manifest = archive.manifest
    version = excerpt(manifest.version)
    replaced = None if plan.replaced is None else plan.replaced.manifest
    if replaced is not None:
        version = renderer.text(message("app.archive.version", old=excerpt(replaced.version), new=version))
    return {
        "file": archive.file,
        "name": game_name(manifest, renderer),
        "summary": manifest.summary_in(renderer.language.code),
        "author": excerpt(manifest.author),
        "version": version,
        "id": manifest.id,
        "api": str(manifest.api),
        "checksum": archive.sha256,
        "shortChecksum": short_checksum(archive.sha256),
        "size": renderer.locale.formattedDataSize(archive.size),
        "update": plan.replaced is not None,
    }

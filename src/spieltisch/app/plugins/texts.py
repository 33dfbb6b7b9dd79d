"""The sentences about plugins: part of the catalog `app`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

PLUGIN_TEXTS: Final[Texts] = {
    "app.plugin.discovered": QT_TRANSLATE_NOOP("app", "Found"),
    "app.plugin.incompatible": QT_TRANSLATE_NOOP("app", "Made for another version"),
    "app.plugin.disabled": QT_TRANSLATE_NOOP("app", "Switched off"),
    "app.plugin.enabled": QT_TRANSLATE_NOOP("app", "Switched on"),
    "app.plugin.failed": QT_TRANSLATE_NOOP("app", "Does not work"),
    "app.plugin.left_out": QT_TRANSLATE_NOOP("app", "Left out (safe mode)"),
    "app.plugin.source.bundled": QT_TRANSLATE_NOOP("app", "Comes with Spieltisch"),
    "app.plugin.source.package": QT_TRANSLATE_NOOP("app", "Package {place}"),
    "app.plugin.source.folder": QT_TRANSLATE_NOOP("app", "Folder {place}"),
    "app.plugin.source.archive": QT_TRANSLATE_NOOP("app", "Added from {place}"),
    "app.plugin.broke": QT_TRANSLATE_NOOP(
        "app", "{game} has stopped because of an error in it ({error}: {detail}). The match is saved."
    ),
    # Adding and removing
    "app.archive.refused": QT_TRANSLATE_NOOP("app", "“{file}” cannot be added: {why}"),
    "app.archive.elsewhere": QT_TRANSLATE_NOOP("app", "A game has to be a file on this device."),
    "app.archive.version": QT_TRANSLATE_NOOP("app", "{old} → {new}"),
    "app.archive.added": QT_TRANSLATE_NOOP("app", "{game} has been added and can be played."),
    "app.archive.updated": QT_TRANSLATE_NOOP("app", "{game} is version {version} now."),
    "app.archive.added.broken": QT_TRANSLATE_NOOP("app", "{game} has been added, but does not work: {why}"),
    "app.archive.copied": QT_TRANSLATE_NOOP("app", "The checksum has been copied."),
    "app.archive.removed": QT_TRANSLATE_NOOP("app", "{game} has been removed; its matches stay saved."),
    "app.archive.not_removed": QT_TRANSLATE_NOOP("app", "{game} cannot be removed: {why}"),
    "app.match.no_game": QT_TRANSLATE_NOOP("app", "This game is not here or switched off; see Plugins."),
}

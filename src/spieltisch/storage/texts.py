"""The sentences of the storage: the catalog `storage`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

TEXTS: Final[Texts] = {
    "storage.directory": QT_TRANSLATE_NOOP("storage", "The data folder {path} cannot be written to."),
    "storage.locked": QT_TRANSLATE_NOOP("storage", "Spieltisch is already running with these matches."),
    "storage.read_only": QT_TRANSLATE_NOOP("storage", "The file {path} cannot be written to."),
    "storage.full": QT_TRANSLATE_NOOP("storage", "The disk is full: the last change was not saved."),
    "storage.update_full": QT_TRANSLATE_NOOP(
        "storage",
        "The disk is full: {path} could not be brought up to date for this version and was left as it is.",
    ),
    "storage.io": QT_TRANSLATE_NOOP("storage", "The disk reports an error: the last change was not saved."),
    "storage.damaged": QT_TRANSLATE_NOOP("storage", "The file {path} is damaged."),
    "storage.newer": QT_TRANSLATE_NOOP(
        "storage", "The file {path} was written by a newer version of Spieltisch and was left as it is."
    ),
    "storage.foreign": QT_TRANSLATE_NOOP(
        "storage", "The file {path} belongs to another program and was left as it is."
    ),
    "storage.migration": QT_TRANSLATE_NOOP(
        "storage", "The file {path} could not be brought up to date and was left as it is."
    ),
    "storage.failed": QT_TRANSLATE_NOOP("storage", "The file {path} could not be used ({code})."),
    "storage.set_aside": QT_TRANSLATE_NOOP(
        "storage",
        "The saved matches were damaged. Spieltisch starts without them and keeps the file as {name}.",
    ),
    "storage.put_back": QT_TRANSLATE_NOOP(
        "storage",
        "The saved matches were deleted or moved while Spieltisch was running and are saved again as {path}.",
    ),
    "storage.put_back_beside": QT_TRANSLATE_NOOP(
        "storage",
        "The saved matches were replaced while Spieltisch was running and are saved again as {path}; "
        "the other file is now called {name}.",
    ),
    "storage.match.missing": QT_TRANSLATE_NOOP("storage", "This match is no longer stored."),
    "storage.match.gap": QT_TRANSLATE_NOOP("storage", "An earlier move of this match was not saved."),
    "storage.profile.empty": QT_TRANSLATE_NOOP("storage", "A person needs a name."),
    "storage.profile.taken": QT_TRANSLATE_NOOP("storage", "There is already a person called {name}."),
    "storage.profile.missing": QT_TRANSLATE_NOOP("storage", "This person is no longer stored."),
    "storage.backup.missing": QT_TRANSLATE_NOOP("storage", "There is no file {path}."),
    "storage.backup.unreadable": QT_TRANSLATE_NOOP("storage", "The file {path} cannot be read."),
    "storage.backup.unwritable": QT_TRANSLATE_NOOP("storage", "The backup {path} cannot be written."),
    "storage.backup.damaged": QT_TRANSLATE_NOOP(
        "storage", "The file {path} is no backup of Spieltisch, or it is damaged. Nothing was changed."
    ),
    "storage.backup.newer": QT_TRANSLATE_NOOP(
        "storage", "The backup {path} was written by a newer version of Spieltisch. Nothing was changed."
    ),
    "storage.backup.not_empty": QT_TRANSLATE_NOOP(
        "storage", "There are matches here already: say whether the backup is added to them or replaces them."
    ),
    "storage.plugin.key": QT_TRANSLATE_NOOP("storage", "The plugin {plugin} uses a key that is too long."),
    "storage.plugin.size": QT_TRANSLATE_NOOP("storage", "The plugin {plugin} wants to store too much."),
}

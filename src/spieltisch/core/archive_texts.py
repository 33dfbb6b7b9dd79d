"""The sentences about games that are added as one file: part of the catalog `core`.

Most say why a file cannot be added and follow a sentence that names it.
"""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

ARCHIVE_TEXTS: Final[Texts] = {
    "core.archive.unreadable": QT_TRANSLATE_NOOP("core", "It cannot be read."),
    "core.archive.no_zip": QT_TRANSLATE_NOOP(
        "core", "It is neither a wheel nor a zip file, or it is damaged."
    ),
    "core.archive.damaged": QT_TRANSLATE_NOOP("core", "It is damaged (“{file}” cannot be unpacked)."),
    "core.archive.encrypted": QT_TRANSLATE_NOOP("core", "It is protected with a password."),
    "core.archive.too_large": QT_TRANSLATE_NOOP("core", "It is larger than {limit} MB."),
    "core.archive.bomb": QT_TRANSLATE_NOOP("core", "Unpacked, it would become far too large for a game."),
    "core.archive.too_many": QT_TRANSLATE_NOOP("core", "It holds more than {limit} files."),
    "core.archive.outside": QT_TRANSLATE_NOOP("core", "It would write outside its own folder (“{file}”)."),
    "core.archive.link": QT_TRANSLATE_NOOP("core", "It holds something that is no ordinary file (“{file}”)."),
    "core.archive.bad_name": QT_TRANSLATE_NOOP(
        "core", "It holds a file whose name is not possible on every system (“{file}”)."
    ),
    "core.archive.twice": QT_TRANSLATE_NOOP(
        "core", "It holds two files whose names are the same on some systems (“{file}”)."
    ),
    "core.archive.no_folder": QT_TRANSLATE_NOOP(
        "core", "It has to hold one folder with a manifest and nothing beside it."
    ),
    "core.archive.compiled": QT_TRANSLATE_NOOP(
        "core", "It holds compiled code (“{file}”), which does not run everywhere; a game is plain Python."
    ),
    "core.archive.no_entry": QT_TRANSLATE_NOOP("core", "Its code is missing (“{entry}”)."),
    # Wheels
    "core.archive.wheel": QT_TRANSLATE_NOOP("core", "It is a damaged wheel (“{file}”)."),
    "core.archive.wheel_version": QT_TRANSLATE_NOOP("core", "It is a wheel of a newer kind ({version})."),
    "core.archive.no_game": QT_TRANSLATE_NOOP("core", "It is a wheel without a game for Spieltisch."),
    "core.archive.many_games": QT_TRANSLATE_NOOP("core", "It holds more than one game."),
    "core.archive.needs": QT_TRANSLATE_NOOP(
        "core", "It needs other packages, which cannot be added with it: {names}."
    ),
    "core.archive.python": QT_TRANSLATE_NOOP(
        "core", "It needs another Python ({wanted}; here is {version})."
    ),
    # Beside what is there
    "core.archive.bundled": QT_TRANSLATE_NOOP(
        "core", "A game that comes with Spieltisch has the same id, “{id}”, and cannot be replaced."
    ),
    "core.archive.elsewhere": QT_TRANSLATE_NOOP(
        "core", "A game with the same id, “{id}”, is here already and cannot be replaced ({source})."
    ),
    "core.archive.same": QT_TRANSLATE_NOOP(
        "core", "The same file has been added already (version {version})."
    ),
    # Writing and removing
    "core.archive.no_folder_here": QT_TRANSLATE_NOOP("core", "No games can be added here."),
    "core.archive.full": QT_TRANSLATE_NOOP("core", "There is no room left on the disk."),
    "core.archive.unwritable": QT_TRANSLATE_NOOP("core", "The folder {path} cannot be written to."),
    "core.archive.no_note": QT_TRANSLATE_NOOP(
        "core", "What was noted when it was added cannot be read; remove it and add it again."
    ),
}

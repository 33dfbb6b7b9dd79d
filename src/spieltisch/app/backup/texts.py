"""The sentences about backups: part of the catalog `app`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

BACKUP_TEXTS: Final[Texts] = {
    "app.backup.writing": QT_TRANSLATE_NOOP("app", "The backup is being written …"),
    "app.backup.reading": QT_TRANSLATE_NOOP("app", "The backup is being checked …"),
    "app.backup.restoring": QT_TRANSLATE_NOOP("app", "The backup is being restored …"),
    "app.backup.written": QT_TRANSLATE_NOOP("app", "Backup saved as “{name}”: {holds}."),
    "app.backup.stopped": QT_TRANSLATE_NOOP("app", "Stopped; nothing has been changed."),
    "app.backup.restored": QT_TRANSLATE_NOOP("app", "%n match(es) have come from the backup."),
    "app.backup.restored.kept": QT_TRANSLATE_NOOP(
        "app", "{restored} What was here before is kept as “{name}” in the folder of the program."
    ),
    "app.backup.undone": QT_TRANSLATE_NOOP("app", "Everything is as it was before."),
    "app.backup.elsewhere": QT_TRANSLATE_NOOP("app", "A backup has to be a file on this device."),
    # What a backup holds, and what is here
    "app.backup.from": QT_TRANSLATE_NOOP("app", "Backup of {when}"),
    "app.backup.holds": QT_TRANSLATE_NOOP("app", "{matches} and {people}"),
    "app.backup.matches": QT_TRANSLATE_NOOP("app", "%n match(es)"),
    "app.backup.people": QT_TRANSLATE_NOOP("app", "%n person(s)"),
    "app.backup.here": QT_TRANSLATE_NOOP("app", "Stored here: {holds}."),
    "app.backup.here.none": QT_TRANSLATE_NOOP(
        "app", "Nothing is stored here yet: everything in the backup comes in, settings too."
    ),
    # What merging does
    "app.backup.merge": QT_TRANSLATE_NOOP("app", "Add to what is here"),
    "app.backup.merge.added": QT_TRANSLATE_NOOP("app", "%n new match(es) come in; then there are {total}."),
    "app.backup.merge.added.none": QT_TRANSLATE_NOOP("app", "No new match comes in."),
    "app.backup.merge.known": QT_TRANSLATE_NOOP("app", "%n match(es) are here already and stay as they are."),
    "app.backup.merge.newer": QT_TRANSLATE_NOOP(
        "app", "%n match(es) were played on in the backup and go on from there."
    ),
    "app.backup.merge.people": QT_TRANSLATE_NOOP("app", "%n person(s) come into the list."),
    "app.backup.merge.settings": QT_TRANSLATE_NOOP("app", "Settings that were changed here stay."),
    # What replacing does
    "app.backup.replace": QT_TRANSLATE_NOOP("app", "Replace what is here"),
    "app.backup.replace.gone": QT_TRANSLATE_NOOP("app", "All that is here goes: {here}, and the settings."),
    "app.backup.replace.come": QT_TRANSLATE_NOOP(
        "app", "The backup takes its place: {holds}, and the settings."
    ),
    "app.backup.replace.kept": QT_TRANSLATE_NOOP(
        "app", "A backup of what is here is written first, so that this can be undone."
    ),
}

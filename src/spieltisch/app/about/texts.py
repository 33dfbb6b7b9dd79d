"""The sentences of the page about the program: part of the catalog `app`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.messages import QT_TRANSLATE_NOOP, Texts

ABOUT_TEXTS: Final[Texts] = {
    "app.about.version": QT_TRANSLATE_NOOP("app", "Version"),
    "app.about.build": QT_TRANSLATE_NOOP("app", "Build"),
    "app.about.qt": QT_TRANSLATE_NOOP("app", "Qt"),
    "app.about.pyside": QT_TRANSLATE_NOOP("app", "PySide"),
    "app.about.python": QT_TRANSLATE_NOOP("app", "Python"),
    "app.about.system": QT_TRANSLATE_NOOP("app", "Operating system"),
    "app.about.graphics": QT_TRANSLATE_NOOP("app", "Graphics"),
    "app.about.data": QT_TRANSLATE_NOOP("app", "Data folder"),
    "app.about.build.plain": QT_TRANSLATE_NOOP("app", "{package:cap}"),
    "app.about.build.commit": QT_TRANSLATE_NOOP("app", "{package:cap}, commit {commit}"),
    "app.about.build.dated": QT_TRANSLATE_NOOP("app", "{package:cap}, commit {commit} of {date}"),
    "app.about.package.source": QT_TRANSLATE_NOOP("app", "source tree"),
    "app.about.package.wheel": QT_TRANSLATE_NOOP("app", "Python package"),
    "app.about.package.bundle": QT_TRANSLATE_NOOP("app", "program folder"),
    "app.about.package.deb": QT_TRANSLATE_NOOP("app", "Debian package (.deb)"),
    "app.about.package.rpm": QT_TRANSLATE_NOOP("app", "RPM package (.rpm)"),
    "app.about.package.flatpak": QT_TRANSLATE_NOOP("app", "Flatpak"),
    "app.about.package.appimage": QT_TRANSLATE_NOOP("app", "AppImage"),
    "app.about.package.setup": QT_TRANSLATE_NOOP("app", "Windows setup"),
    "app.about.package.macos": QT_TRANSLATE_NOOP("app", "Mac application"),
    "app.about.copied": QT_TRANSLATE_NOOP("app", "Copied."),
    "app.about.licence.none": QT_TRANSLATE_NOOP(
        "app", "{name} has come without the text of its licence; “{licence}” names it."
    ),
    # The log
    "app.log.info": QT_TRANSLATE_NOOP("app", "Note"),
    "app.log.warning": QT_TRANSLATE_NOOP("app", "Warning"),
    "app.log.error": QT_TRANSLATE_NOOP("app", "Error"),
    # Newer versions
    "app.updates.asked": QT_TRANSLATE_NOOP("app", "Spieltisch never looks for newer versions by itself."),
    "app.updates.managed": QT_TRANSLATE_NOOP(
        "app", "Your system keeps Spieltisch up to date, as it does with all its programs."
    ),
    "app.updates.asking": QT_TRANSLATE_NOOP("app", "Looking for a newer version …"),
    "app.updates.newest": QT_TRANSLATE_NOOP("app", "This is the newest version."),
    "app.updates.newer": QT_TRANSLATE_NOOP(
        "app", "Version {version} is there; you have {current}. Your matches stay when you install it."
    ),
    "app.updates.unreachable": QT_TRANSLATE_NOOP(
        "app", "The page with the newest version cannot be reached; try again later."
    ),
    "app.updates.unreadable": QT_TRANSLATE_NOOP(
        "app", "The page with the newest version gives an answer that cannot be understood; try again later."
    ),
    # Reports of crashes
    "app.crash.ended.title": QT_TRANSLATE_NOOP("app", "Spieltisch has ended unexpectedly"),
    "app.crash.ended": QT_TRANSLATE_NOOP(
        "app", "That was on {when}. Every action is stored at once, so your matches are as you left them."
    ),
    "app.crash.error.title": QT_TRANSLATE_NOOP("app", "There was an error in Spieltisch"),
    "app.crash.error": QT_TRANSLATE_NOOP(
        "app", "That was on {when}. The program went on, but something may not have been done."
    ),
    "app.crash.more": QT_TRANSLATE_NOOP("app", "%n more report(s) lie in the same folder."),
    "app.crash.removed": QT_TRANSLATE_NOOP("app", "%n report(s) deleted."),
}

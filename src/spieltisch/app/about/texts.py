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
}

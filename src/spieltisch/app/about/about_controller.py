"""The page about the program for QML."""

from __future__ import annotations

import platform
from typing import Final

import PySide6
from PySide6.QtCore import Property, QObject, QSysInfo, QUrl, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from spieltisch import __version__
from spieltisch.app.about.build import read_build
from spieltisch.app.about.crash_controller import CrashController
from spieltisch.app.about.facts import Surroundings, fact_rows, fact_text
from spieltisch.app.about.licences_controller import LicencesController
from spieltisch.app.about.log_controller import LogController
from spieltisch.app.about.updates_controller import UpdatesController
from spieltisch.app.qvariant import QVariantList, Row
from spieltisch.app.services import Services
from spieltisch.core.messages import message
from spieltisch.product import HOMEPAGE

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

GRAPHICS: Final = {
    1: "Software",
    2: "OpenVG",
    3: "OpenGL",
    4: "Direct3D 11",
    5: "Vulkan",
    6: "Metal",
    7: "Null",
    8: "Direct3D 12",
}
"""`QSGRendererInterface::GraphicsApi`, as `GraphicsInfo.api` tells it in QML."""


@QmlElement
class AboutController(QObject):
    """What the program is, what it is made of, what it has written down; `informed` carries messages."""

    factsChanged = Signal()
    informed = Signal(object)
    """Something that was done (`Message`)."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._surroundings = surroundings(str(services.storage.folder))
        self._rows: list[Row] = []
        self._licences = LicencesController(services, self)
        self._log = LogController(services, self)
        self._log.informed.connect(self.informed)
        self._updates = UpdatesController(services, self._surroundings.build, self)
        self._crash = CrashController(services, self)
        self._crash.informed.connect(self.informed)
        self.refresh()

    @Property(QVariantList, notify=factsChanged)
    def facts(self) -> list[Row]:
        """Versions, system and folders: `{key, label, value}`."""
        return self._rows

    @Property(LicencesController, constant=True)
    def licences(self) -> LicencesController:
        """The parts of the program."""
        return self._licences

    @Property(LogController, constant=True)
    def log(self) -> LogController:
        """What the program has written down."""
        return self._log

    @Property(UpdatesController, constant=True)
    def updates(self) -> UpdatesController:
        """Whether there is a newer version."""
        return self._updates

    @Property(CrashController, constant=True)
    def crash(self) -> CrashController:
        """The report of a crash before this start."""
        return self._crash

    @Property(QUrl, constant=True)
    def homepage(self) -> QUrl:
        """Where the project is at home."""
        return QUrl(HOMEPAGE)

    @Property(QUrl, constant=True)
    def dataFolder(self) -> QUrl:
        """Where the program keeps everything."""
        return QUrl.fromLocalFile(self._surroundings.data_dir)

    @Slot(int)
    def drawnBy(self, api: int) -> None:
        """Learn how the window is drawn (`GraphicsInfo.api`)."""
        self._surroundings = self._surroundings._replace(
            graphics=GRAPHICS.get(api, ""), platform=QGuiApplication.platformName()
        )
        self.refresh()

    @Slot()
    def copyFacts(self) -> None:
        """Bring the facts to the clipboard as plain text."""
        QGuiApplication.clipboard().setText(fact_text(self._rows))
        self.informed.emit(message("app.about.copied"))

    def refresh(self) -> None:
        """Show everything in the current language."""
        rows = fact_rows(self._surroundings, self._services.speech.renderer)
        if rows != self._rows:
            self._rows = rows
            self.factsChanged.emit()
        self._licences.refresh()
        self._log.refresh()
        self._updates.refresh()
        self._crash.refresh()


def surroundings(data_dir: str) -> Surroundings:
    """Look at what the program runs on, without the window."""
    system = f"{QSysInfo.prettyProductName()} ({QSysInfo.kernelType()} {QSysInfo.kernelVersion()})"
    return Surroundings(
        version=__version__,
        build=read_build(),
        qt=qVersion(),
        pyside=PySide6.__version__,
        python=f"{platform.python_version()} ({platform.python_implementation()}, {platform.machine()})",
        system=system,
        graphics="",
        platform="",
        data_dir=data_dir,
    )

"""The report of a crash for QML: shown once, at the start after it. Nothing is sent anywhere."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QDateTime, QLocale, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from spieltisch.app.observable import emit_changes
from spieltisch.app.services import Services
from spieltisch.core.messages import message
from spieltisch.diagnostics.reports import Report, mark_shown, read_report, remove_report, unseen
from spieltisch.diagnostics.watch import CRASH_FOLDER

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class CrashProps:
    """Field by field the Qt properties of `CrashController`."""

    title: str = ""
    text: str = ""
    file: str = ""
    report: str = ""


@QmlElement
class CrashController(QObject):
    """The newest report that has not been shown; `title` is empty while there is none."""

    titleChanged = Signal()
    textChanged = Signal()
    fileChanged = Signal()
    reportChanged = Signal()
    informed = Signal(object)
    """Something that was done (`Message`)."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._folder = services.storage.folder / CRASH_FOLDER
        self._reports: list[Report] = unseen(self._folder)
        self._text = read_report(self._reports[-1]) if self._reports else ""
        self._props = CrashProps()
        self.refresh()

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """What happened, in a few words; empty for nothing."""
        return self._props.title

    @Property(str, notify=textChanged)
    def text(self) -> str:
        """What happened and when, and what that means for what was played."""
        return self._props.text

    @Property(str, notify=fileChanged)
    def file(self) -> str:
        """Where the report lies."""
        return self._props.file

    @Property(str, notify=reportChanged)
    def report(self) -> str:
        """The report itself."""
        return self._props.report

    @Property(QUrl, constant=True)
    def folder(self) -> QUrl:
        """The folder with all reports."""
        return QUrl.fromLocalFile(str(self._folder))

    @Slot()
    def copyReport(self) -> None:
        """Bring the report to the clipboard."""
        QGuiApplication.clipboard().setText(self._props.report)
        self.informed.emit(message("app.about.copied"))

    @Slot()
    def remove(self) -> None:
        """Delete the reports that are told of."""
        gone, self._reports = self._reports, []
        for report in gone:
            remove_report(report)
        mark_shown(self._folder, ())
        self.refresh()
        if gone:
            self.informed.emit(message("app.crash.removed", n=len(gone)))

    @Slot()
    def dismiss(self) -> None:
        """Keep the reports and tell of them no more."""
        shown, self._reports = self._reports, []
        if shown:
            mark_shown(self._folder, shown)
        self.refresh()

    def refresh(self) -> None:
        """Show everything in the current language."""
        renderer = self._services.speech.renderer
        if not self._reports:
            self._show(CrashProps())
            return
        newest = self._reports[-1]
        moment = QDateTime.fromSecsSinceEpoch(round(newest.when.timestamp()))
        when = renderer.locale.toString(moment, QLocale.FormatType.ShortFormat)
        said = renderer.text(message(f"app.crash.{newest.kind}", when=when))
        if len(self._reports) > 1:
            more = message("app.crash.more", n=len(self._reports) - 1)
            said = f"{said} {renderer.text(more)}"
        title = renderer.text(message(f"app.crash.{newest.kind}.title"))
        self._show(CrashProps(title, said, str(newest.path), self._text))

    def _show(self, props: CrashProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)

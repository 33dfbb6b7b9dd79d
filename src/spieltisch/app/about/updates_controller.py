"""Whether there is a newer version, for QML: asked when a person wants to know, never by itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch import __version__, product
from spieltisch.app.about.build import Build
from spieltisch.app.about.errand import Errand
from spieltisch.app.observable import emit_changes
from spieltisch.app.services import Services
from spieltisch.core.messages import Message, message

if TYPE_CHECKING:
    from spieltisch.app.about.releases import Answer

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

PATIENCE_MS: Final = 30_000
"""Finding a server's number can take longer than anything one may say about it."""


@dataclass(frozen=True, slots=True)
class UpdatesProps:
    """Field by field the Qt properties of `UpdatesController`."""

    text: str = ""
    busy: bool = False
    newer: bool = False


@QmlElement
class UpdatesController(QObject):
    """One button and one sentence; `address` is what is asked, by default the project's."""

    textChanged = Signal()
    busyChanged = Signal()
    newerChanged = Signal()

    def __init__(
        self,
        services: Services,
        build: Build,
        parent: QObject | None = None,
        *,
        address: str | None = None,
        patience_ms: int = PATIENCE_MS,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._build = build
        self._address = address or product.LATEST_RELEASE
        self._page = product.RELEASES
        self._props = UpdatesProps()
        self._said = message("app.updates.managed" if build.managed else "app.updates.asked")
        self._errand = Errand("updates", self)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(patience_ms)
        self._patience.timeout.connect(self._give_up)
        self.refresh()

    @Property(bool, constant=True)
    def managed(self) -> bool:
        """Whether a system keeps the program up to date: then there is nothing to ask."""
        return self._build.managed

    @Property(str, notify=textChanged)
    def text(self) -> str:
        """What is known about newer versions."""
        return self._props.text

    @Property(bool, notify=busyChanged)
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._props.busy

    @Property(bool, notify=newerChanged)
    def newer(self) -> bool:
        """Whether there is a newer version at `page`."""
        return self._props.newer

    @Property(QUrl, notify=newerChanged)
    def page(self) -> QUrl:
        """Where the newest version is."""
        return QUrl(self._page)

    @Slot()
    def check(self) -> None:
        """Ask; the answer is told in `text`."""
        if self._build.managed or self._errand.busy:
            return
        from spieltisch.app.about.releases import ask  # noqa: PLC0415 - the network's modules are slow to load

        self._errand.run(partial(ask, self._address, __version__, product.RELEASES), self._take)
        self._patience.start()
        self._say(message("app.updates.asking"), busy=True)

    def refresh(self) -> None:
        """Show everything in the current language."""
        self._show(replace(self._props, text=self._services.speech.renderer.text(self._said)))

    def _take(self, answer: Answer | None) -> None:
        self._patience.stop()
        if answer is None or answer.release is None:
            state = "unreadable" if answer is None else answer.state
            self._say(message(f"app.updates.{state}"))
            return
        self._page = answer.release.page
        said = message(f"app.updates.{answer.state}", version=answer.release.version, current=__version__)
        self._say(said, newer=answer.state == "newer")

    @Slot()
    def _give_up(self) -> None:
        self._errand.drop()
        self._say(message("app.updates.unreachable"))

    def _say(self, said: Message, *, busy: bool = False, newer: bool = False) -> None:
        self._said = said
        self._show(replace(self._props, busy=busy, newer=newer))
        self.refresh()

    def _show(self, props: UpdatesProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)

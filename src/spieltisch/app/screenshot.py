"""One picture of the program, rendered off-screen: for `--screenshot` and the gallery.

Nothing of the user's is read or written: settings are the defaults, the storage is a folder that is thrown
away, and where matches are needed computer players have played them.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMetaObject, QObject, QTimer, QUrl, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow

from spieltisch.app import demonstration_people as people
from spieltisch.app.application import Application
from spieltisch.app.arguments import WindowArguments
from spieltisch.app.demonstration import demonstration, finished_matches, store_years
from spieltisch.app.demonstration_faults import write_faults
from spieltisch.app.opening import match_from_file, new_record
from spieltisch.app.preferences import Preferences
from spieltisch.app.session import MatchSession
from spieltisch.app.window import Window
from spieltisch.core.errors import SpieltischError
from spieltisch.core.messages import message
from spieltisch.plugin_settings import PluginSettings
from spieltisch.storage import DATABASE_NAME
from spieltisch.storage.records import NewMatch

if TYPE_CHECKING:
    from spieltisch.app.table.controller import TableController
    from spieltisch.storage.database import Database

PAGES: Final = (
    "start",
    "newmatch",
    "table",
    "rules",
    "settings",
    "settings-rules",
    "settings-search",
    "settings-people",
    "settings-merge",
    "settings-backup",
    "matches",
    "statistics",
    "plugins",
    "plugins-add",
    "about",
    "about-licences",
    "about-log",
    "start-crash",
    "handover",
    "details",
    "laststep",
)
DEFAULT_SIZE: Final = (1280, 800)
FINISHED: Final = 6
_POLL_MS: Final = 50
_SETTLED_POLLS: Final = 12
_MOST_POLLS: Final = 400


def take_screenshot(args: WindowArguments) -> int:
    """Render one picture and write it; return the exit status. What games object to is said in their words.

    Raises:
        SpieltischError: there is no such page, or the picture cannot be written.
    """
    page = _page(args)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from spieltisch.app.main import make_qt_application, print_error  # noqa: PLC0415 - it imports this module

    qt_application = make_qt_application()
    with tempfile.TemporaryDirectory(prefix="spieltisch-") as folder:
        application = _make_application(args, Path(folder))
        window = Window(application)
        try:
            window.item.resize(*(args.size or DEFAULT_SIZE))
            if page == "statistics":
                _store_years(args, Path(folder))
            write_faults(page, Path(folder))
            application.begin_at_once()
            _prepare(application, args, page)
            shot = Shot(application, window, args.screenshot or Path(), _arrangement(args, page))
            qt_application.exec()
        except SpieltischError as error:
            return print_error(error, application.speech.renderer)
        finally:
            application.controller.close()
            window.close()
            application.close()
    shot.check()
    return 0


def _page(args: WindowArguments) -> str:
    page = args.page or ("table" if args.game or args.file else "start")
    if page not in PAGES:
        raise SpieltischError(message("app.screenshot.page", page=page))
    return page


def _make_application(args: WindowArguments, folder: Path) -> Application:
    preferences = Preferences(animation="off", player_name="Anna", theme="dark")
    overrule = {name: value for name, value in (("language", args.language), ("theme", args.theme)) if value}
    return Application(folder, _plugins(args), preferences, overrule)


def _plugins(args: WindowArguments) -> PluginSettings:
    folder = None if args.data_dir is None else str(args.data_dir / "plugins")
    return PluginSettings(folder, (), args.safe_mode)


def _store_years(args: WindowArguments, folder: Path) -> None:
    registry = _plugins(args).registry()
    registry.load_all()
    games = [record.plugin for record in registry.records if record.plugin is not None]
    plugin = registry.game(args.game) if args.game else games[0]
    store_years(plugin, folder / DATABASE_NAME, datetime.now(UTC))


def _prepare(application: Application, args: WindowArguments, page: str) -> None:
    controller, shelf = application.controller, application.shelf
    game = args.game or next((record.id for record, _plugin in shelf.plugins()), "")
    plugin = shelf.plugin(game)
    if page in ("table", "handover", "details", "laststep"):
        if args.file is not None:
            match = match_from_file(args.file, shelf.plugin).match
        else:
            match = demonstration(plugin, humans=2 if page == "handover" else 1)
        controller.host.show(match)
        if controller.host.table is not None:
            controller.host.table.pause("screenshot")
            if page != "handover":
                controller.host.table.reveal()
            if page == "laststep":
                _go_to_last_step(controller.host.table)
        return
    if page == "statistics":
        controller.navigate(page)
        controller.property("statistics").choose("game", game)
        return
    for record in finished_matches(plugin, FINISHED):
        application.storage.run(partial(_store_finished, record))
    running = new_record(MatchSession(plugin, demonstration(plugin)))
    application.storage.run(lambda database: database.matches.create(running))
    _store_people(application, page)
    controller.reload()
    if page == "newmatch":
        controller.openNewMatch(game)
    elif page != "start":
        controller.navigate(page.partition("-")[0])


def _go_to_last_step(table: TableController) -> None:
    """Show the last step of a presentation, such as the count at the end of a deal."""
    steps = table.live.session.table.steps
    if steps is not None:
        table.live.do(partial(table.live.session.go_to_step, steps.total - 1))


def _store_people(application: Application, page: str) -> None:
    if page.startswith("settings"):
        application.storage.run(people.store_people)
    if page == "settings-backup":
        application.storage.run(people.store_backup)


def _store_finished(record: NewMatch, database: Database) -> None:
    database.matches.finish(database.matches.create(record), record.seats)


def _show_rules(application: Application, page: QObject) -> None:
    """Scroll the settings to the last game that has presets, with one of them changed."""
    games = [rules for rules in application.controller.property("settingsPage").rules if rules.options]
    rules = games[-1]
    rules.choosePreset(rules.presets[1]["value"])
    switch = next(row for row in rules.options if row["type"] == "bool")
    rules.setOption(switch["key"], not switch["value"])
    page.setProperty("section", f"game:{rules.gameId}")


def _search_settings(application: Application, page: QObject) -> None:
    """Search the settings for the word that the size of text is called by."""
    page.setProperty("query", {"de": "Text", "da": "tekst"}.get(application.speech.language, "text"))


def _show_part(part: str, _application: Application, page: QObject) -> None:
    """Show another part of the page about the program than its first."""
    page.setProperty("part", part)
    QMetaObject.invokeMethod(page, "takeFocus")


def _open_details(_application: Application, page: QObject) -> None:
    QMetaObject.invokeMethod(page, "openDetails")


_ARRANGEMENTS: Final[Mapping[str, Callable[[Application, QObject], None]]] = {
    "details": _open_details,
    "settings-rules": _show_rules,
    "settings-people": people.open_people,
    "settings-merge": people.open_merge,
    "settings-backup": people.open_backup,
    "settings-search": _search_settings,
    "about-licences": partial(_show_part, "licences"),
    "about-log": partial(_show_part, "log"),
}
"""What is done on a page, once it is there, before its picture is taken."""


def _arrangement(args: WindowArguments, page: str) -> Callable[[Application, QObject], None] | None:
    if page == "plugins-add" and args.file is not None:
        return partial(_offer_game, args.file)
    return _ARRANGEMENTS.get(page)


def _offer_game(file: Path, application: Application, _page: QObject) -> None:
    """Ask whether to add the game in a file."""
    application.controller.property("archives").examine(QUrl.fromLocalFile(str(file)))


class Shot(QObject):
    """Waits until everything is loaded and has been drawn, takes the picture and ends the loop.

    `arrange` changes something on the page in between.
    """

    def __init__(
        self,
        application: Application,
        window: Window,
        file: Path,
        arrange: Callable[[Application, QObject], None] | None = None,
    ) -> None:
        super().__init__()
        self._arrange = arrange
        self._application = application
        self._window = window
        self._file = file
        self._polls = 0
        self._settled = 0
        self._saved = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._poll)
        self._timer.start(_POLL_MS)

    def check(self) -> None:
        """Say whether the picture has been written.

        Raises:
            SpieltischError: it has not.
        """
        if not self._saved:
            raise SpieltischError(message("app.screenshot.unwritable", name=self._file.name))

    def _page(self) -> QQuickItem | None:
        """The page that is wanted, once it is the one that is seen: pages are made little by little."""
        page = self._window.item.findChild(QQuickItem, "page")
        made = page is not None and page.property("made") == self._application.controller.property("page")
        return page if made and not self._window.making else None

    @Slot()
    def _poll(self) -> None:
        self._polls += 1
        page = self._page()
        self._settled = self._settled + 1 if self._application.storage.idle and page is not None else 0
        if self._settled >= _SETTLED_POLLS and page is not None and self._arrange is not None:
            arrange, self._arrange, self._settled = self._arrange, None, 0
            arrange(self._application, page.property("item"))
        if self._settled >= _SETTLED_POLLS or self._polls >= _MOST_POLLS:
            self._timer.stop()
            item = self._window.item
            self._saved = isinstance(item, QQuickWindow) and item.grabWindow().save(str(self._file))
            QGuiApplication.quit()

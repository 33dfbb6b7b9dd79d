"""A tour of the program in one window: its pages, sheets and tables, filled with what years leave behind.

A station is shown from the start page, and left with Esc alone. `prepare` stores what the stations show.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtQuick import QQuickItem

from spieltisch.app.backup.backup_controller import BackupController
from spieltisch.app.demonstration import demonstration, finished_matches
from spieltisch.app.opening import new_record
from spieltisch.app.session import MatchSession
from spieltisch.storage.database import Database
from spieltisch.storage.records import NewMatch
from tests.plugins.packing import sample_archive
from tests.ui.conftest import bring
from tests.ui.driver import Driver

Station = Callable[[Driver], None]

GAMES = ("cribbage", "dominoes", "five_hundred", "watten")
PLAYERS = {"watten": ("human", "medium", "medium", "medium")}
CONTROL = Qt.KeyboardModifier.ControlModifier


def prepare(driver: Driver, folder: Path) -> None:
    """Store people, matches and a backup."""
    storage, settings = driver.application.storage, driver.application.settings
    notices = settings.preferences.notices
    settings.change("notices", "stay")
    for name, colour in {"Anna": "violet", "Annegret": "copper", "Bene": "rose"}.items():
        storage.run(lambda database, name=name, colour=colour: database.profiles.add(name, colour))
    plugin = driver.application.shelf.plugin("cribbage")
    for record in finished_matches(plugin, 6, ("expert", "medium")):
        storage.run(partial(_store, record))
    running = new_record(MatchSession(plugin, demonstration(plugin)))
    storage.run(lambda database: database.matches.create(running))
    _backup(driver).write(QUrl.fromLocalFile(str(_backup_file(folder))))
    idle(driver)
    driver.click(driver.named("Dismiss"))
    storage.run(lambda database: database.profiles.add("Vroni", "blue"))
    driver.app.reload()
    driver.wait(lambda: len(driver.app.recent) > 0)
    driver.app.exportMatch(driver.app.recent[0]["id"], QUrl.fromLocalFile(str(_match_file(folder))))
    idle(driver)
    driver.click(driver.named("Dismiss"))
    settings.change("notices", notices)


def _store(record: NewMatch, database: Database) -> None:
    database.matches.finish(database.matches.create(record), record.seats)


def _backup(driver: Driver) -> BackupController:
    found = driver.app.property("backup")
    assert isinstance(found, BackupController)
    return found


def _backup_file(folder: Path) -> Path:
    return folder / "all.spieltisch-backup"


def idle(driver: Driver) -> None:
    """Let everything be read, made and drawn."""
    driver.wait(lambda: driver.application.storage.idle and _backup(driver).work == "" and made(driver))
    driver.settle()


def made(driver: Driver) -> bool:
    """Whether the page that is wanted is the one that is seen, and all of it."""
    page = driver.find("page")
    if page is None or page.property("made") != driver.app.property("page"):
        return False
    loaders = (item for item in driver.items(page) if item.inherits("QQuickLoader"))
    return all(
        item.property("item") is not None
        or not item.property("active")
        or not item.property("sourceComponent")
        for item in loaders
    )


def floating(driver: Driver) -> list[QQuickItem]:
    """The sheets, menus and dialogs that are open."""
    return [item for item in driver.items() if item.inherits("QQuickPopupItem")]


def leave(driver: Driver) -> None:
    """Press Esc until the start page is there again, with nothing above it."""
    for _ in range(6):
        if driver.app.property("page") == "play" and not floating(driver):
            return
        if driver.find("resume") is not None:  # Esc must not end a pause by chance
            driver.key(Qt.Key.Key_P)
            driver.wait(lambda: driver.find("resume") is None, "P does not end a pause")
        before = _scene(driver)
        driver.key(Qt.Key.Key_Escape)
        driver.wait(lambda before=before: _scene(driver) != before, "Esc leads nowhere")
        idle(driver)
    raise AssertionError("Esc never leads back to the start page")


def _scene(driver: Driver) -> tuple[str, list[str]]:
    """The page, and the names of all that is seen."""
    return driver.app.property("page"), [item.objectName() for item in driver.items() if item.objectName()]


def _page(name: str, driver: Driver) -> None:
    driver.app.navigate(name)
    idle(driver)


def _new_match(game: str, driver: Driver) -> None:
    driver.app.openNewMatch(game)
    driver.item("start")


def _seat(driver: Driver) -> None:
    _new_match("cribbage", driver)
    driver.click("seat1")
    driver.item("managePeople")


def _menu(driver: Driver) -> None:
    driver.key(Qt.Key.Key_F10)
    driver.click("menu:game")


def _shortcuts(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Question, CONTROL)
    driver.item("close")


def _people(driver: Driver) -> None:
    _page("settings", driver)
    driver.click("people")
    driver.click("person:Anna")
    driver.item("personMerge")


def _merge(driver: Driver) -> None:
    _people(driver)
    driver.click("personMerge")
    driver.item("mergeInto")


def _match_file(folder: Path) -> Path:
    return folder / "one.spieltisch"


def _restore(folder: Path, driver: Driver) -> None:
    _page("settings", driver)
    _backup(driver).examine(QUrl.fromLocalFile(str(_backup_file(folder))))
    driver.item("restoreConfirm")


def _preset(driver: Driver) -> None:
    _new_match("dominoes", driver)
    driver.app.property("newMatch").setOption("target", 50)
    driver.click("savePreset")
    driver.item("presetName")


def _rename(driver: Driver) -> None:
    _page("matches", driver)
    driver.click("more")
    driver.click("rename")
    driver.item("title")


def _offer(folder: Path, driver: Driver) -> None:
    driver.app.offer_file(_match_file(folder))
    driver.item("confirm")


def _new_game(folder: Path, driver: Driver) -> None:
    _page("plugins", driver)
    driver.app.property("archives").examine(QUrl.fromLocalFile(str(sample_archive(folder))))
    driver.item("addConfirm")


def _behind(driver: Driver) -> None:
    _page("statistics", driver)
    driver.click("figure:0")
    driver.wait(lambda: bool(floating(driver)), "no matches behind a figure")


def _licences(driver: Driver) -> None:
    _page("about", driver)
    driver.click("aboutPart:licences")
    driver.item("licence:Spieltisch")


def _table(game: str, driver: Driver) -> None:
    bring(driver, *PLAYERS.get(game, ("human", "medium")), game=game)
    driver.wait(lambda: bool(driver.table.property("prompt")) and not driver.table.live.thinking)


def _over_the_table(game: str, key: Qt.Key, sheet: str, driver: Driver) -> None:
    _table(game, driver)
    driver.key(key)
    driver.item(sheet)


def _hint(game: str, driver: Driver) -> None:
    _table(game, driver)
    driver.key(Qt.Key.Key_H)
    driver.wait(lambda: driver.table.property("extra").get("hint") is not None, "no hint")


PAGES = ("play", "matches", "statistics", "rules", "settings", "plugins", "about")
_SHEETS: dict[str, Station] = {
    "seat": _seat,
    "menu": _menu,
    "shortcuts": _shortcuts,
    "people": _people,
    "merge": _merge,
    "preset": _preset,
    "rename": _rename,
    "matches behind a figure": _behind,
    "licences": _licences,
    **{f"new {game}": partial(_new_match, game) for game in GAMES},
}
_TABLES: dict[str, Station] = {
    **{game: partial(_table, game) for game in GAMES},
    "table rules": partial(_over_the_table, "watten", Qt.Key.Key_F1, "rulesArea"),
    "table scores": partial(_over_the_table, "cribbage", Qt.Key.Key_D, "detailsArea"),
    "paused table": partial(_over_the_table, "watten", Qt.Key.Key_P, "resume"),
}
_FILES: dict[str, Callable[[Path, Driver], None]] = {
    "restore": _restore,
    "import offer": _offer,
    "new game": _new_game,
}
SHEETS = (*_SHEETS, *_FILES)
TABLES = tuple(_TABLES)


class Tour:
    """A window with everything to see, prepared once."""

    def __init__(self, driver: Driver, folder: Path) -> None:
        self.driver = driver
        self._stations: dict[str, Station] = {
            **{name: partial(_page, name) for name in PAGES},
            **_SHEETS,
            **{name: partial(show, folder) for name, show in _FILES.items()},
            **_TABLES,
        }
        prepare(driver, folder)

    def show(self, name: str) -> None:
        """Go to a station from the start page."""
        self._stations[name](self.driver)
        idle(self.driver)

    def want(self, **settings: object) -> None:
        """Change settings of the program."""
        current = self.driver.application.settings
        current.replace(current.preferences._replace(**settings))
        idle(self.driver)

    def leave(self) -> None:
        """Go back to the start page, with Esc alone."""
        leave(self.driver)

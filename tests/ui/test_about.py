"""The page about the program: what it is, what it is made of, and how that is read."""

from __future__ import annotations

import sys
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from spieltisch import __version__
from spieltisch.app.about.build import Build
from spieltisch.app.about.updates_controller import UpdatesController
from spieltisch.diagnostics.log_file import FOLDER, NAME
from tests.app.answers import serving
from tests.ui.driver import Driver
from tests.ui.keyboard import Keyboard
from tests.ui.links import taking_links

LOG = """\
2026-11-30 19:02:11,204 INFO spieltisch.app.main: a start
2026-11-30 20:14:40,031 WARNING spieltisch.app.supervisor: a worker has ended
2026-11-30 20:15:02,418 ERROR spieltisch.storage.service: a job failed
Traceback (most recent call last):
ZeroDivisionError: division by zero
"""


@pytest.fixture
def about(driver: Driver) -> Driver:
    """The page, as it opens from the settings."""
    driver.app.navigate("settings")

    def focused() -> bool:
        button = driver.item("about")
        button.forceActiveFocus()
        return driver.window.activeFocusItem() == button

    driver.wait(focused)
    driver.key(Qt.Key.Key_Return)  # other parts of the settings may still come and move the button
    driver.item("aboutArea")
    return driver


@pytest.fixture
def licences(about: Driver) -> Driver:
    about.click("aboutPart:licences")
    about.item("licence:Python")
    return about


def shown(driver: Driver, root: QQuickItem | None = None) -> str:
    return "\n".join(item.property("text") for item in driver.items(root) if item.inherits("QQuickText"))


def test_it_tells_versions_system_and_folder(about: Driver) -> None:
    about.wait(lambda: "Software · offscreen" in shown(about))
    text = shown(about)
    for told in (__version__, qVersion(), PySide6.__version__, sys.version.split()[0], "MIT licence"):
        assert told in text
    assert str(about.application.storage.folder) in text
    assert about.spoken(about.item("aboutArea")) == ""
    assert about.named(f"Version: {__version__}")


def test_the_facts_are_copied_as_plain_text(about: Driver) -> None:
    about.wait(lambda: "Software" in shown(about))
    about.click("copyFacts")
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith(f"Spieltisch: {__version__}\n")
    assert f"Qt: {qVersion()}\n" in copied
    assert "Graphics: Software · offscreen\n" in copied
    assert len(copied.splitlines()) == 8
    about.wait(lambda: "Copied." in shown(about))


def test_the_settings_are_where_it_belongs(about: Driver) -> None:
    assert about.item("rail:settings").property("checked")
    about.click("rail:settings")
    about.wait(lambda: about.app.property("page") == "settings")


def test_every_part_has_a_licence_to_read(licences: Driver) -> None:
    controller = licences.app.about.licences
    names = [part["name"] for part in controller.parts]
    assert names[0] == "Spieltisch"
    assert {"Python", "SQLAlchemy", "alembic"} <= set(names)
    assert "Permission is hereby granted" in shown(licences, licences.item("licenceText"))
    for name in names:
        controller.choose(name)
        assert len(controller.chosen["text"]) > 50, name
        assert controller.chosen["name"] == name


def test_licences_are_searched_by_name_and_licence(licences: Driver) -> None:
    licences.click("licenceSearch")
    licences.type("sql mit")
    licences.wait(lambda: licences.find("licence:Python") is None)
    assert {part["name"] for part in licences.app.about.licences.parts} == {"SQLAlchemy", "sqlmodel"}
    licences.type(" nonsense")
    licences.wait(lambda: "Nothing is called that." in shown(licences))
    licences.key(Qt.Key.Key_Escape)
    licences.item("licence:Python")


def test_a_licence_is_chosen_and_read_by_keys(licences: Driver) -> None:
    keyboard = Keyboard(licences)
    keyboard.called("licence:Spieltisch")
    keyboard.press(Qt.Key.Key_Down)
    keyboard.look()
    assert licences.app.about.licences.chosen["name"] == keyboard.name
    licences.app.about.licences.choose("Python")
    keyboard.called("licenceText")
    keyboard.look()
    assert keyboard.name == "Licence of Python"
    area = licences.item("licenceText")
    keyboard.press(Qt.Key.Key_End)
    assert area.property("contentY") > area.height()
    licences.app.about.licences.choose("alembic")
    licences.wait(lambda: area.property("contentY") == 0)


def test_the_part_at_the_top_has_the_keyboard(driver: Driver) -> None:
    keyboard = Keyboard(driver)
    keyboard.go(lambda item: item.objectName() == "rail:settings")
    keyboard.press(Qt.Key.Key_Space)
    driver.item("about")
    keyboard.called("about")
    keyboard.press(Qt.Key.Key_Return)
    driver.wait(lambda: keyboard.focus.objectName() == "aboutPart:program")
    keyboard.look()
    keyboard.press(Qt.Key.Key_Right)
    driver.item("licence:Python")
    keyboard.press(Qt.Key.Key_Escape)
    driver.wait(lambda: driver.app.property("page") == "play")


@pytest.fixture
def log(about: Driver, data_dir: Path) -> Driver:
    """The log of the page, with three entries."""
    (data_dir / FOLDER).mkdir(exist_ok=True)
    (data_dir / FOLDER / NAME).write_text(LOG, encoding="utf-8")
    about.click("aboutPart:log")
    about.wait(lambda: about.app.about.log.property("count") == 3)
    return about


def test_the_log_is_shown_newest_first(log: Driver) -> None:
    text = shown(log, log.item("logEntries"))
    assert text.index("a job failed") < text.index("a worker has ended") < text.index("a start")
    assert "ZeroDivisionError" in text
    assert log.named("Warning, a worker has ended, 2026-11-30 20:14:40, app.supervisor")


def test_the_log_is_filtered_copied_and_read_anew(log: Driver, data_dir: Path) -> None:
    controller = log.app.about.log
    log.click("logLevel:warning")
    log.wait(lambda: controller.property("count") == 2)
    log.click("copyLog")
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "2026-11-30 20:14:40 WARNING spieltisch.app.supervisor: a worker has ended"
    assert lines[-1] == "ZeroDivisionError: division by zero"
    (data_dir / FOLDER / NAME).write_text(LOG.splitlines()[0] + "\n", encoding="utf-8")
    log.click("readLog")
    log.wait(lambda: "There is nothing this grave in the log." in shown(log))
    assert not log.item("copyLog").isEnabled()
    log.click("logLevel:all")
    log.wait(lambda: controller.property("count") == 1)


def test_the_log_is_scrolled_by_keys(log: Driver, data_dir: Path) -> None:
    (data_dir / FOLDER / NAME).write_text(LOG * 40, encoding="utf-8")
    log.click("readLog")
    log.wait(lambda: log.app.about.log.property("count") == 120)
    keyboard = Keyboard(log)
    keyboard.called("logEntries")
    entries = log.item("logEntries")
    keyboard.press(Qt.Key.Key_PageDown)
    assert entries.property("contentY") > 0
    keyboard.press(Qt.Key.Key_End)
    assert entries.property("atYEnd")
    keyboard.press(Qt.Key.Key_Home)
    assert entries.property("atYBeginning")


def test_nothing_is_asked_before_a_click_and_the_answer_is_told(about: Driver) -> None:
    updates = about.app.about.updates
    with serving() as server:
        updates._address = server.address
        about.click("aboutPart:log")
        about.click("aboutPart:program")
        about.item("checkUpdates").forceActiveFocus()
        about.settle()
        assert server.asked == []
        server.tell({"tag_name": "v99.0.0"})
        about.click("checkUpdates")
        about.wait(lambda: "Version 99.0.0 is there" in shown(about))
        assert len(server.asked) == 1
        assert about.item("openRelease").property("text") == "Open the page"


def test_where_a_system_keeps_programs_up_to_date_there_is_no_button(driver: Driver) -> None:
    about = driver.app.about
    about._updates = UpdatesController(about._services, Build("", "", "deb"), about)
    driver.app.navigate("about")
    driver.item("updatesText")
    assert "Your system keeps Spieltisch up to date" in shown(driver)
    assert driver.find("checkUpdates") is None


def test_what_lies_outside_is_opened_by_its_own_button(about: Driver, data_dir: Path) -> None:
    with taking_links() as links:
        about.click("homepage")
        about.click("openData")
        about.click("aboutPart:log")
        about.click("openLog")
    assert [link.toString() for link in links.opened] == [
        "https://github.com/spieltisch/spieltisch",
        f"file://{data_dir}",
        f"file://{data_dir / FOLDER}",
    ]

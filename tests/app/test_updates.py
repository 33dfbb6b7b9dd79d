"""The button that asks for a newer version: one question a click, none without, a sentence for everything."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spieltisch.app.about.build import MANAGED, Build
from spieltisch.app.about.updates_controller import UpdatesController
from spieltisch.app.application import Application
from spieltisch.app.preferences import Preferences
from spieltisch.app.services import Services
from spieltisch.plugin_settings import PluginSettings
from tests.app.answers import Answers, serving

Make = Callable[..., UpdatesController]


@pytest.fixture
def server() -> Iterator[Answers]:
    with serving() as answers:
        yield answers


@pytest.fixture
def make(qapp: object, tmp_path: Path, server: Answers) -> Iterator[Make]:
    application = Application(tmp_path, PluginSettings(safe_mode=True), Preferences(language="en"))
    services = Services(
        application.settings, application.speech, application.storage, application.shelf, application.worker
    )

    def made(package: str = "appimage", patience_ms: int = 30_000) -> UpdatesController:
        build = Build("", "", package)
        return UpdatesController(
            services, build, application, address=server.address, patience_ms=patience_ms
        )

    yield made
    application.close()


def ask(qtbot: QtBot, updates: UpdatesController) -> str:
    updates.check()
    assert updates.property("busy")
    qtbot.waitUntil(lambda: not updates.property("busy"))
    return str(updates.property("text"))


def test_nothing_is_asked_by_itself(qtbot: QtBot, make: Make, server: Answers) -> None:
    updates = make()
    updates.refresh()
    qtbot.wait(100)
    assert server.asked == []
    assert updates.property("text") == "Spieltisch never looks for newer versions by itself."


def test_a_click_is_one_question(qtbot: QtBot, make: Make, server: Answers) -> None:
    updates = make()
    server.tell({"tag_name": "99.0"})
    updates.check()
    updates.check()
    qtbot.waitUntil(lambda: not updates.property("busy"))
    assert len(server.asked) == 1
    assert updates.property("text").startswith("Version 99.0 is there; you have ")
    assert updates.property("newer")
    assert updates.property("page").toString().startswith("https://github.com/")


def test_the_answers(qtbot: QtBot, make: Make, server: Answers) -> None:
    updates = make()
    server.tell({"tag_name": "99.0"})
    ask(qtbot, updates)
    server.tell({"tag_name": "0.0.1"})
    assert ask(qtbot, updates) == "This is the newest version."
    assert not updates.property("newer")
    server.tell(b"?")
    assert "cannot be understood" in ask(qtbot, updates)
    server.tell(b"", 500)
    assert "cannot be reached" in ask(qtbot, updates)


def test_whoever_waits_too_long_is_told(qtbot: QtBot, make: Make, server: Answers) -> None:
    updates = make(patience_ms=50)
    server.be_silent()
    assert "cannot be reached" in ask(qtbot, updates)
    server.tell({"tag_name": "99.0"})
    server.going_on.set()
    qtbot.wait(50)
    assert not updates.property("newer"), "an answer that comes too late is none"


@pytest.mark.parametrize("package", sorted(MANAGED))
def test_a_system_that_keeps_programs_up_to_date_is_left_to_it(
    qtbot: QtBot, make: Make, server: Answers, package: str
) -> None:
    updates = make(package)
    assert updates.property("managed")
    assert updates.property("text").startswith("Your system keeps Spieltisch up to date")
    updates.check()
    qtbot.wait(50)
    assert server.asked == []
    assert not updates.property("busy")


def test_the_program_opens_no_connection(qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in Python is connected while the controller is made, refreshed and shown."""
    tried: list[object] = []
    monkeypatch.setattr(socket.socket, "connect", lambda _self, address: tried.append(address))
    make().refresh()
    qtbot.wait(50)
    assert tried == []

"""Every screen of the shell in every language and size: nothing is cut, unnamed or too small."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.ui.shell_audit import audit
from tests.ui.shell_window import GAME, PAGES, Shell

SMALLEST = (1024, 700)
SIZES = (SMALLEST, (1280, 800), (2560, 1440))
LANGUAGES = ("de", "da", "en")
LONGEST_WORDS = "de"


@pytest.fixture(scope="module")
def shell(qapp_with_style: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shell]:
    running = Shell(tmp_path_factory.mktemp("shell"))
    yield running
    running.close()


def _page(name: str) -> Callable[[Shell], None]:
    return lambda shell: shell.app.navigate(name)


def _new_match(shell: Shell) -> None:
    shell.app.openNewMatch(GAME)


def _four(shell: Shell) -> None:
    shell.app.openNewMatch("watten")


def _seat(shell: Shell) -> None:
    shell.app.openNewMatch(GAME)
    shell.click("seat1")


def _menu(shell: Shell) -> None:
    shell.key(Qt.Key.Key_F10)
    shell.click("menu:game")


def _shortcuts(shell: Shell) -> None:
    shell.key(Qt.Key.Key_Question, Qt.KeyboardModifier.ControlModifier)


def _licences(shell: Shell) -> None:
    shell.app.navigate("about")
    shell.click("aboutPart:licences")
    shell.settle(lambda: shell.has("licence:Python"))


def _log(shell: Shell) -> None:
    shell.app.navigate("about")
    shell.click("aboutPart:log")
    shell.settle(lambda: not shell.app.about.log.property("busy"))


def _rename(shell: Shell) -> None:
    shell.app.navigate("matches")
    shell.click("more")
    shell.click("rename")


SCREENS: dict[str, Callable[[Shell], None]] = {
    **{name: _page(name) for name in PAGES},
    "new match": _new_match,
    "new match of four": _four,
    "seat": _seat,
    "menu": _menu,
    "shortcuts": _shortcuts,
    "licences": _licences,
    "log": _log,
    "rename": _rename,
}


def leave(shell: Shell) -> None:
    """Close whatever floats and go back to the start page."""
    shell.close_floating()
    shell.app.navigate("play")
    shell.settle()


@pytest.mark.parametrize("text_size", [100, 125])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_outside_unnamed_or_too_small(
    shell: Shell, screen: str, language: str, text_size: int
) -> None:
    shell.application.settings.change("language", language)
    shell.application.settings.change("text_size", text_size)
    shell.settle(lambda: bool(shell.app.running))
    found = []
    for width, height in SIZES if language == LONGEST_WORDS else (SMALLEST,):
        shell.resize(width, height)
        SCREENS[screen](shell)
        shell.settle()
        found += [f"{width} x {height}: {finding}" for finding in audit(shell.window)]
        leave(shell)
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_drawn_in_both_themes(shell: Shell, page: str, theme: str) -> None:
    shell.application.settings.change("theme", theme)
    shell.app.navigate(page)
    shell.settle()
    picture = shell.window.grabWindow()
    corner = picture.pixelColor(picture.width() - 3, picture.height() // 2)
    assert (corner.lightness() < 128) is (theme == "dark")

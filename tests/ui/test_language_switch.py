"""Another language while something is open: it reads as if it had been opened in that language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickWindow

from spieltisch import __version__
from tests.ui.driver import Driver
from tests.ui.shell_audit import interfaces, texts
from tests.ui.shell_window import Shell, wait_for
from tests.ui.test_shell_layout import SCREENS, leave

TABLES = {
    "cribbage": ("human", "expert"),
    "dominoes": ("human", "expert"),
    "five_hundred": ("human", "expert"),
    "watten": ("human", "expert", "hard", "medium"),
}
ALIKE = {"Esc", "Spieltisch", f"Version {__version__}"}
"""The same in every language."""
SHORT = 2
"""Texts of so few words may be alike in two languages: names, numbers, Watten, Schlag."""
SHEETS: dict[str, Callable[[Driver], None]] = {
    "the table": lambda _driver: None,
    "rules": lambda driver: driver.key(Qt.Key.Key_F1),
    "details": lambda driver: driver.key(Qt.Key.Key_D),
    "a pause": lambda driver: driver.key(Qt.Key.Key_P),
}


@pytest.fixture(scope="module")
def shell(qapp_with_style: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shell]:
    running = Shell(tmp_path_factory.mktemp("languages"))
    yield running
    running.close()


def read(window: QQuickWindow) -> set[str]:
    """Everything that is written, and everything a screen reader says."""
    window.grabWindow()
    written = {item.property("text") for item in texts(window)}
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description)
    return written | {node.text(kind) for node, _ in interfaces(window) for kind in kinds}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_changes_its_language_while_it_is_open(shell: Shell, screen: str) -> None:
    def show(language: str) -> set[str]:
        shell.application.settings.change("language", language)
        shell.settle(lambda: bool(shell.app.running))
        SCREENS[screen](shell)
        shell.settle()
        return read(shell.window)

    danish = show("da")
    leave(shell)
    german = show("de") - danish - ALIKE
    assert german
    shell.application.settings.change("language", "da")
    wait_for(
        lambda: not read(shell.window) & german, "Danish", instead=lambda: str(read(shell.window) & german)
    )
    leave(shell)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("game", TABLES)
def test_a_table_changes_its_language(
    driver: Driver, play: Callable[..., Driver], with_settings: Callable[..., None], game: str, sheet: str
) -> None:
    with_settings(language="de")
    play(*TABLES[game], game=game, dealer=len(TABLES[game]) - 1)
    driver.wait(lambda: not driver.table.property("thinking"))
    SHEETS[sheet](driver)
    driver.qtbot.wait(100)
    german = {text for text in read(driver.window) if len(text.split()) > SHORT}
    assert german
    with_settings(language="da")
    driver.wait(lambda: not read(driver.window) & german, "German is left")

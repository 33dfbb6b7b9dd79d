"""The window goes while something of Qt's own lies in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMetaObject
from PySide6.QtGui import QGuiApplication

from tests.ui.shell_window import Shell, wait_for

DIALOGS = {"import": "matches", "csv": "statistics"}


@pytest.fixture
def shell(qapp_with_style: QGuiApplication, tmp_path: Path) -> Iterator[Shell]:
    """A window that is closed after the test, which must not bring the process down."""
    running = Shell(tmp_path)
    running.settle()
    yield running
    running.close()


@pytest.mark.parametrize("again", [False, True], ids=["open", "rejected"])
@pytest.mark.parametrize("button", DIALOGS)
def test_the_window_goes_with_its_dialogs(shell: Shell, button: str, again: bool) -> None:
    shell.click(f"rail:{DIALOGS[button]}")
    wait_for(lambda: shell.has(button), "the button")
    shell.click(button)
    wait_for(lambda: bool(shell.open_dialogs()), "a dialog")
    if again:
        QMetaObject.invokeMethod(shell.open_dialogs()[0], "reject")
        wait_for(lambda: not shell.open_dialogs(), "the dialog to go")

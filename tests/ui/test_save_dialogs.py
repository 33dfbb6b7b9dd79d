"""What the dialogs propose that ask where to write a file, and where they begin."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Q_ARG, QMetaObject, QObject, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from tests.ui.shell_window import Shell, wait_for


@pytest.fixture
def shell(qapp_with_style: QGuiApplication, tmp_path: Path) -> Iterator[Shell]:
    running = Shell(tmp_path)
    running.settle()
    yield running
    running.close()


def asked(shell: Shell) -> QObject:
    """The one dialog that is open."""
    wait_for(lambda: len(shell.open_dialogs()) == 1, "a dialog")
    return shell.open_dialogs()[0]


def proposed(dialog: QObject) -> str:
    name = dialog.property("selectedFile").fileName()
    assert isinstance(name, str)
    return name


def reject(shell: Shell, dialog: QObject) -> None:
    QMetaObject.invokeMethod(dialog, "reject")
    wait_for(lambda: not shell.open_dialogs(), "the dialog to go")


def choose_kind(shell: Shell, index: int) -> None:
    """Choose another kind of file in the dialog."""
    [dialog] = [
        child for child in shell.window.findChildren(QObject) if child.inherits("QQuickFileDialogImpl")
    ]
    box = next(child for child in dialog.findChildren(QQuickItem) if child.inherits("QQuickComboBox"))
    box.setProperty("currentIndex", index)
    QMetaObject.invokeMethod(box, "activated", Qt.ConnectionType.DirectConnection, Q_ARG(int, index))


def open_statistics(shell: Shell) -> None:
    shell.click("rail:statistics")
    shell.settle(lambda: not shell.app.property("statistics").property("busy"))
    wait_for(lambda: shell.has("save:trend"), "the charts")


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_figures_have_a_name_to_save_them_under(shell: Shell, kind: str) -> None:
    open_statistics(shell)
    shell.click(kind)
    dialog = asked(shell)
    assert proposed(dialog) == f"Statistics.{kind}"
    reject(shell, dialog)


def test_a_chart_gets_the_suffix_of_the_kind_of_file(shell: Shell) -> None:
    open_statistics(shell)
    shell.click("save:trend")
    dialog = asked(shell)
    assert proposed(dialog) == "Matches won over time.png"
    choose_kind(shell, 1)
    assert dialog.property("defaultSuffix") == "svg"  # of a name that was typed
    assert dialog.property("file").fileName() == "Matches won over time.svg"
    dialog.setProperty("selectedFile", QUrl("file:///folder/mine.png"))
    assert dialog.property("file") == QUrl("file:///folder/mine.png")
    reject(shell, dialog)


def test_a_match_is_saved_under_its_title_or_who_played(shell: Shell) -> None:
    shell.app.navigate("matches")
    shell.settle()
    overlays: Any = next(
        child for child in shell.window.findChildren(QObject) if "Overlays" in child.metaObject().className()
    )
    for row, name in (
        (
            {"id": 1, "gameName": "Cribbage", "title": "", "opponents": "against Mads"},
            "Cribbage against Mads",
        ),
        ({"id": 1, "gameName": "Cribbage", "title": "", "players": "against Mads"}, "Cribbage against Mads"),
        ({"id": 1, "gameName": "Cribbage", "title": "50% / 3.round", "players": ""}, "50% - 3.round"),
    ):
        overlays.openExport(row)
        dialog = asked(shell)
        assert proposed(dialog) == f"{name}.spieltisch"
        reject(shell, dialog)


@pytest.mark.parametrize("there", [True, False], ids=["documents", "home"])
def test_opening_and_saving_begin_in_the_same_folder(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    home = tmp_path / "home"
    begin = home / "Documents" if there else home
    begin.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    overlays: Any = next(
        child for child in shell.window.findChildren(QObject) if "Overlays" in child.metaObject().className()
    )
    for show in (overlays.openImport, overlays.openRestore):
        show()
        dialog = asked(shell)
        assert Path(dialog.property("currentFolder").toLocalFile()) == begin
        reject(shell, dialog)
    overlays.openBackup()
    dialog = asked(shell)
    assert Path(dialog.property("selectedFile").toLocalFile()).parent == begin
    reject(shell, dialog)


def typed_name(shell: Shell) -> QQuickItem:
    """Where Qt's own dialog has the name typed, once the dialog is ready."""
    wait_for(lambda: shell.has("fileNameTextField"), "the field for the name")
    field = shell.named("fileNameTextField")
    wait_for(field.hasActiveFocus, "the keyboard in the field for the name")
    return field


def test_the_name_is_shown_and_enter_saves(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "home" / "Documents"
    folder.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(folder.parent))
    overlays: Any = next(
        child for child in shell.window.findChildren(QObject) if "Overlays" in child.metaObject().className()
    )
    row = {"id": shell.app.running[0]["id"], "gameName": "Cribbage", "title": "Evening", "players": ""}
    for again in (False, True):
        overlays.openExport(row)
        field = typed_name(shell)
        assert field.property("text") == "Evening.spieltisch"
        assert field.property("selectedText") == "Evening"
        shell.key(Qt.Key.Key_M)  # takes the place of what is selected
        shell.key(Qt.Key.Key_Return)
        wait_for(lambda: not shell.open_dialogs(), "Enter to end the dialog")
        if again:  # it is there already
            (folder / "m.spieltisch").write_text("", encoding="utf-8")
            shell.click("confirm")
        wait_for(lambda: bool(read(folder / "m.spieltisch")), "the file")
        shell.settle()
    assert json.loads(read(folder / "m.spieltisch"))["game"] == "cribbage"


def read(file: Path) -> str:
    """What is in a file; nothing in one that is not there."""
    return file.read_text(encoding="utf-8") if file.exists() else ""

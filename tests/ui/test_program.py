"""The program around the table: start page, settings, languages, files, ending at any moment."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from spieltisch.app.first_look import read_first_look, write_first_look
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from tests.ui.conftest import QUICK, running
from tests.ui.driver import Driver

Play = Callable[..., Driver]
FILES = [
    b"",
    b"{",
    b"[]",
    b"\x00\xff",
    b'{"format": 99, "game": "cribbage"}',
    b'{"format": 1, "game": "chess"}',
]


def file_url(path: Path) -> QUrl:
    return QUrl.fromLocalFile(str(path))


class TestStart:
    def test_a_new_match_from_the_start_page(self, driver: Driver) -> None:
        driver.click("new")
        driver.click("start")
        driver.item("tablePage")
        driver.wait(lambda: driver.application.storage.idle)
        assert driver.table.property("gameName") == "Cribbage"
        assert driver.table.property("plates")[0]["name"] == "Anna"

    def test_leaving_and_continuing(self, driver: Driver) -> None:
        driver.click("new")
        driver.click("start")
        driver.item("tablePage")
        driver.click("back")
        driver.wait(lambda: len(driver.app.property("running")) == 1)
        driver.click("continue")
        driver.item("tablePage")

    def test_the_last_choice_is_remembered(self, driver: Driver) -> None:
        driver.app.openNewMatch("cribbage")
        driver.wait(lambda: driver.app.newMatch is not None)
        sheet = driver.app.newMatch
        sheet.setPlayer(1, "expert")
        driver.click("start")
        driver.item("tablePage")
        driver.app.openNewMatch("cribbage")
        driver.wait(lambda: driver.app.newMatch is not None)
        assert driver.app.newMatch.property("seats")[1]["player"] == "expert"

    def test_every_page_opens(self, driver: Driver) -> None:
        for page in ("matches", "rules", "settings", "plugins", "play"):
            driver.app.navigate(page)
            driver.wait(lambda page=page: driver.app.property("page") == page)
            driver.settle()

    def test_an_unknown_page_changes_nothing(self, driver: Driver) -> None:
        driver.app.navigate("nowhere")
        driver.app.navigate("table")
        assert driver.app.property("page") == "play"


class TestLanguages:
    def test_everything_changes_while_running(self, play: Play, with_settings: Callable[..., None]) -> None:
        driver = play("human", "hard", dealer=0)
        seen = {}
        for language in ("en", "de", "da"):
            with_settings(language=language)
            driver.settle()
            texts = [str(item.property("text")) for item in driver.items() if item.property("text")]
            seen[language] = (
                driver.table.property("prompt"),
                tuple(texts),
                driver.spoken(driver.item("undo")),
            )
            assert driver.application.settings.property("effectiveLanguage") == language
        for part in range(3):
            assert len({shown[part] for shown in seen.values()}) == 3, part

    def test_the_selection_survives(self, play: Play, with_settings: Callable[..., None]) -> None:
        driver = play("human", "hard", dealer=0)
        driver.wait(lambda: len(driver.pieces("hand/0")) == 6)
        card = driver.pieces("hand/0")[2]
        driver.click(f"piece:{card}")
        with_settings(language="de")
        assert [row.pieceId for row in driver.table.pieces.rows if row.selected] == [card]

    def test_qts_own_texts_change_too(self, driver: Driver, with_settings: Callable[..., None]) -> None:
        with_settings(language="de")
        assert QGuiApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
        with_settings(language="da")
        assert QGuiApplication.translate("QPlatformTheme", "Cancel") == "Annuller"
        with_settings(language="en")
        assert QGuiApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


class TestSettings:
    def test_they_come_back_the_next_time(
        self, qtbot: QtBot, qapp_with_style: object, data_dir: Path
    ) -> None:
        with running(qtbot, data_dir, QUICK) as driver:
            settings = driver.application.settings
            settings.setProperty("table", "wood")
            settings.setProperty("textSize", 125)
            settings.setProperty("numbered", True)
            settings.setProperty("cardSize", "enormous")
        with running(qtbot, data_dir, QUICK) as driver:
            settings = driver.application.settings
            shown = [settings.property(name) for name in ("table", "textSize", "numbered", "cardSize")]
            assert shown == ["wood", 125, True, "normal"]
            settings.restoreDefaults()
            assert settings.property("table") == "felt"
            assert settings.property("playerName") == "Anna"

    def test_the_command_line_overrules_without_being_stored(
        self, qtbot: QtBot, qapp_with_style: object, data_dir: Path
    ) -> None:
        kept = QUICK._replace(language="de")
        with running(qtbot, data_dir, kept) as driver:
            driver.application.settings.setProperty("theme", "light")
        write_first_look(data_dir, kept)
        with running(qtbot, data_dir, kept, {"language": "da"}) as driver:
            settings = driver.application.settings
            assert settings.property("effectiveLanguage") == "da"
            assert settings.property("theme") == "light"
            assert read_first_look(data_dir).language == "de"
            settings.setProperty("language", "en")
            assert read_first_look(data_dir).language == "en"

    def test_light_and_dark(self, driver: Driver) -> None:
        settings = driver.application.settings
        for theme, dark in (("light", False), ("dark", True)):
            settings.setProperty("theme", theme)
            assert settings.property("dark") is dark

    def test_cards_follow_language_and_deck(self, driver: Driver, with_settings: Callable[..., None]) -> None:
        settings = driver.application.settings
        before = settings.property("artRevision")
        with_settings(language="de", deck_colours="four", index_size="large")
        assert settings.property("artRevision") > before
        jack = settings.cardSource("JS").toLocalFile()
        assert "four-large" in jack
        assert Path(jack).is_file()
        assert Path(settings.backSource().toLocalFile()).is_file()


class TestFiles:
    def test_a_match_goes_out_and_comes_back(self, play: Play, tmp_path: Path) -> None:
        driver = play("human", "hard", dealer=0)
        driver.wait(
            lambda: len(driver.table.live.session.match.actions) == 2 and driver.application.storage.idle
        )
        match_id = driver.app.host.match_id
        path = tmp_path / "anna.spieltisch"
        told = QSignalSpy(driver.app.informed)
        driver.app.exportMatch(match_id, file_url(path))
        driver.wait(lambda: told.count() == 1)
        document = json.loads(path.read_text(encoding="utf-8"))
        assert (document["game"], len(document["actions"]), document["seed"]) == ("cribbage", 2, "test")
        driver.app.closeTable()
        driver.app.importMatch(file_url(path))
        driver.item("tablePage")
        driver.wait(lambda: driver.app.host.match_id not in (None, match_id))
        driver.wait(lambda: len(driver.app.property("running")) == 2)

    @pytest.mark.parametrize("content", FILES)
    def test_a_bad_file_is_one_sentence(self, driver: Driver, tmp_path: Path, content: bytes) -> None:
        path = tmp_path / "bad.spieltisch"
        path.write_bytes(content)
        failed = QSignalSpy(driver.app.failed)
        driver.app.importMatch(file_url(path))
        driver.wait(lambda: failed.count() == 1)
        sentence = failed.at(0)[0]
        assert sentence.endswith((".", ")")), sentence
        assert "Traceback" not in sentence
        assert driver.app.property("page") == "play"
        assert driver.app.property("running") == []

    def test_a_file_from_elsewhere_is_refused(self, driver: Driver) -> None:
        failed = QSignalSpy(driver.app.failed)
        driver.app.importMatch(QUrl("https://example.org/x.spieltisch"))
        assert failed.count() == 1

    def test_a_match_that_is_not_there(self, driver: Driver) -> None:
        failed = QSignalSpy(driver.app.failed)
        driver.app.openMatch(4711)
        driver.wait(lambda: failed.count() == 1)

    def test_deleting_the_match_at_the_table(self, play: Play) -> None:
        driver = play("human", "hard")
        driver.wait(lambda: driver.app.host.match_id is not None and driver.application.storage.idle)
        driver.app.deleteMatch(driver.app.host.match_id)
        driver.wait(lambda: driver.app.property("page") == "play" and driver.application.storage.idle)
        assert driver.app.property("running") == []


class TestEnding:
    @pytest.mark.parametrize("players", [("human", "expert"), ("expert", "expert"), ("human", "human")])
    def test_at_once_while_someone_thinks(
        self, qtbot: QtBot, qapp_with_style: object, data_dir: Path, players: tuple[str, str]
    ) -> None:
        with running(qtbot, data_dir, QUICK) as driver:
            game = driver.application.shelf.plugin("cribbage").game
            seats = [SeatEntry(name, player) for name, player in zip("AB", players, strict=True)]
            driver.app.host.show(Match(game, new_match_header(game, seats, seed="test")))
        with running(qtbot, data_dir, QUICK) as driver:
            assert len(driver.app.property("running")) == 1

    def test_the_window_can_be_closed_by_its_own_button(self, play: Play) -> None:
        driver = play("human", "expert")
        closing = QSignalSpy(driver.window.closing)
        driver.window.close()
        assert closing.count() == 1


class TestAccessibility:
    def test_cards_say_what_they_are_and_can_be_pressed(self, play: Play) -> None:
        driver = play("human", "hard", dealer=0)
        driver.wait(lambda: len(driver.pieces("hand/0")) == 6)
        card = driver.item(f"piece:{driver.pieces('hand/0')[0]}")
        interface = driver.accessible(card)
        assert interface.role() == QAccessible.Role.Button
        assert interface.state().checkable
        interface.actionInterface().doAction("Press")
        assert driver.accessible(card).state().checked
        assert "selected" in driver.spoken(card)

    def test_everything_that_can_be_pressed_has_a_name(self, play: Play) -> None:
        driver = play("human", "hard", dealer=0)
        nameless = [
            interface.object().objectName()
            for interface in driver.tree()
            if interface.role() == QAccessible.Role.Button and not interface.text(QAccessible.Text.Name)
        ]
        assert nameless == []

    def test_what_happens_is_announced(self, play: Play) -> None:
        driver = play("human", "hard", dealer=0)
        said = QSignalSpy(driver.table.announced)
        driver.wait(lambda: len(driver.pieces("hand/0")) == 6)
        for card in driver.pieces("hand/0")[:2]:
            driver.click(f"piece:{card}")
        driver.key(Qt.Key.Key_Return)
        driver.wait(lambda: said.count() > 0)
        assert all(said.at(index)[0] for index in range(said.count()))

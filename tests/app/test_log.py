"""The log tells its views what is new, and renders no line twice; under Qt's own fatal model tester."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester

from spieltisch.app.speech import app_renderer
from spieltisch.app.table.log import LogModel, ShownLine
from spieltisch.app.table.picture import RenderedLog
from spieltisch.app.table.render import Wording
from spieltisch.core.messages import Seat, message
from spieltisch.core.presentation import LogLine
from spieltisch.texts import People, Renderer


def lines(words: str) -> list[ShownLine]:
    return [ShownLine(word, "plain", "", -1) for word in words]


@pytest.fixture
def model(qapp: object) -> LogModel:
    model = LogModel()
    model.tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return model


def test_a_longer_log_is_told_as_new_rows_and_another_line_as_a_change(model: LogModel) -> None:
    seen: list[tuple[object, ...]] = []
    model.rowsInserted.connect(lambda _parent, first, last: seen.append(("insert", first, last)))
    model.rowsRemoved.connect(lambda _parent, first, last: seen.append(("remove", first, last)))
    model.dataChanged.connect(lambda first, last, _roles: seen.append(("change", first.row(), last.row())))
    for shown in ("ab", "abcd", "abcd", "abx", ""):
        model.update(lines(shown))
    assert seen == [
        *(("insert", 0, 1), ("insert", 2, 3)),
        *(("change", 2, 2), ("remove", 3, 3)),
        ("remove", 0, 2),
    ]


def test_a_row_has_its_roles(model: LogModel) -> None:
    model.update([ShownLine("<b>Anna</b> pegs", "points", "+2", 1)])
    index = model.index(0)
    roles = {name.data().decode(): model.data(index, role) for role, name in model.roleNames().items()}
    assert roles == {"text": "<b>Anna</b> pegs", "kind": "points", "value": "+2", "side": 1}
    assert model.data(index, 0) is None
    assert model.data(model.index(1), 257) is None


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(logs=st.lists(st.text("ab", max_size=6)))
def test_it_shows_whatever_it_is_given(model: LogModel, logs: list[str]) -> None:
    for log in logs:
        model.update(lines(log))
        assert list(model.lines) == lines(log)


class TestRendering:
    TOLD = (
        LogLine(message("texts.seat", number=1)),
        LogLine(message("texts.seat", number=2), "points", "+1", 1),
    )

    def words(self, renderer: Renderer | None = None, reader: int = 0) -> Wording:
        return Wording(renderer or app_renderer("en"), People(("Anna", "Ben"), reader))

    def test_lines_that_stay_are_kept(self) -> None:
        log = RenderedLog()
        log.follow(self.TOLD[:1], self.words())
        (first,) = log.shown
        log.follow(self.TOLD, self.words())
        assert log.shown[0] is first
        assert log.shown == (ShownLine("Player 1", "plain", "", -1), ShownLine("Player 2", "points", "+1", 1))

    def test_a_line_that_differs_is_rendered_again(self) -> None:
        log = RenderedLog()
        log.follow(self.TOLD, self.words())
        log.follow(self.TOLD[1:], self.words())
        assert [line.text for line in log.shown] == ["Player 2"]

    def test_another_language_renders_everything(self) -> None:
        log = RenderedLog()
        words = self.words()
        log.follow(self.TOLD, words)
        words.renderer.set_language("de")
        log.follow(self.TOLD, words)
        assert [line.text for line in log.shown] == ["Spieler 1", "Spieler 2"]

    def test_another_reader_renders_everything(self) -> None:
        renderer = app_renderer("en")
        renderer.add_catalog("some", {"some.go": "{who} goes", "some.go.you": "You go"}, Path("nowhere"))
        log = RenderedLog()
        shown = []
        for reader in (0, 1):
            log.follow([LogLine(message("some.go", who=Seat(0)))], self.words(renderer, reader))
            shown += [line.text for line in log.shown]
        assert shown == ["You go", "<b>Anna</b> goes"]

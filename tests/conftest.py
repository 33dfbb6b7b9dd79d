"""What holds for every test: off-screen, in a data folder of its own, and without a word of warning.

A warning of Qt or QML fails the test by itself (pytest-qt), and so does a log record from WARNING upwards,
unless the test says with the marker `logs_expected` that it wants one.
"""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

# A busy machine is no fault of what is tested: nothing is judged by how long it takes.
settings.register_profile("spieltisch", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("spieltisch")


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell started the tests in the background:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # programs under test would inherit that
    config.addinivalue_line("markers", "logs_expected: the test provokes log records of its own")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))


@pytest.fixture(autouse=True)
def data_dir(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder for the program, so that no test touches the user's."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("SPIELTISCH_DATA_DIR", str(folder))
    return folder


@pytest.fixture(autouse=True)
def no_internet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the program looks for newer versions nobody answers: no test asks the internet."""
    from spieltisch import product

    monkeypatch.setattr(product, "LATEST_RELEASE", "http://127.0.0.1:9/")


@pytest.fixture(autouse=True)
def no_unexpected_logs(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning it does not expect."""
    yield
    if request.node.get_closest_marker("logs_expected") is None:
        records = [record for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
        assert not records, [record.getMessage() for record in records]


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """The program needs no widgets."""
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication

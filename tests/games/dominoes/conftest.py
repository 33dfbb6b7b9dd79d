from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from tests.games.dominoes.layouts import Layout


@pytest.fixture(scope="module")
def layout(qapp: QGuiApplication) -> Layout:
    """The scripts that lay out the line."""
    del qapp
    return Layout()

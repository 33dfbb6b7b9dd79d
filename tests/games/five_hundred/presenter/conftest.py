from __future__ import annotations

from pathlib import Path

import pytest

from tests.texts.support import build, tools


@pytest.fixture(scope="session")
def translations(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the translations of the program and of 500 as they are now."""
    folder = tmp_path_factory.mktemp("translations")
    for ts in (*build.FOLDER.glob("app_*.ts"), *build.FOLDER.glob("five_hundred_*.ts")):
        tools.lrelease(ts, folder / f"{ts.stem}.qm")
    return folder

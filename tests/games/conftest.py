from __future__ import annotations

from pathlib import Path

import pytest

from tests.texts.support import compile_translations


@pytest.fixture(scope="session")
def translations(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all translations as they are now."""
    return compile_translations(tmp_path_factory.mktemp("translations"))

"""Loading plugins leaves no traces in the search path of later tests."""

from __future__ import annotations

import sys

import pytest


@pytest.fixture(autouse=True)
def own_search_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])

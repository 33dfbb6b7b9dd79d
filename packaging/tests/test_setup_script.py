"""The script of the Windows setup, compiled by NSIS here; what it does is tried on Windows (`smoke.ps1`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools.console import SetupError
from native import windows
from tests.native_tools import needs


def test_nsis_makes_the_setup_without_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs("makensis")
    monkeypatch.setattr(windows, "DIST", tmp_path)
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    for name in ("spieltisch.exe", "spieltisch-cli.exe", "_internal/python311.dll"):
        (bundle / name).write_bytes(b"MZ")
    setup = windows.make_setup(bundle)
    assert setup.read_bytes().startswith(b"MZ")


def test_a_bundle_of_another_system_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no bundle for Windows"):
        windows.make_setup(tmp_path)

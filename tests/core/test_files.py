"""Small files are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.files import write_whole


@pytest.mark.parametrize("durable", [False, True])
def test_a_file_is_replaced(tmp_path: Path, durable: bool) -> None:
    path = tmp_path / "a.json"
    path.write_text("old")
    write_whole(path, "ä\n", durable=durable)
    assert path.read_bytes() == b"\xc3\xa4\n"
    assert [found.name for found in tmp_path.iterdir()] == ["a.json"]


def test_half_a_file_is_not_left_behind(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("old")
    with pytest.raises(ValueError, match="surrogates"):
        write_whole(path, "x" * 100_000 + "\ud800")
    assert path.read_text() == "old"
    assert [found.name for found in tmp_path.iterdir()] == ["a.json"]


def test_what_cannot_be_replaced_leaves_nothing_either(tmp_path: Path) -> None:
    (tmp_path / "a.json").mkdir()
    with pytest.raises(OSError, match=r"a\.json"):
        write_whole(tmp_path / "a.json", "new")
    assert [found.name for found in tmp_path.rglob("*")] == ["a.json"]

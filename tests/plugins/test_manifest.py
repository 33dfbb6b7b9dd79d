"""Manifests are read without running anything, and mistakes in them are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.core.errors import PluginError
from spieltisch.plugins.manifest import DEFAULT_ENTRY, parse_manifest, read_manifest

SOUND: dict[str, Any] = {
    "id": "rummy",
    "name": "Rummy",
    "version": "1.0",
    "api": 1,
    "author": "A. N. Author",
    "summary": "Collect and lay.",
}


def test_a_sound_manifest_is_read() -> None:
    manifest = parse_manifest({**SOUND, "homepage": "https://example.org"})
    assert (manifest.id, manifest.name, manifest.version, manifest.api) == ("rummy", "Rummy", "1.0", 1)
    assert manifest.entry == DEFAULT_ENTRY
    assert manifest.compatible


def test_names_may_be_translated() -> None:
    manifest = parse_manifest({**SOUND, "translations": {"de": {"name": "Rommé"}}})
    assert manifest.name_in("de") == "Rommé"
    assert manifest.name_in("da") == "Rummy"
    assert manifest.summary_in("de") == "Collect and lay."


@pytest.mark.parametrize("key", sorted(SOUND))
def test_no_key_may_be_missing(key: str) -> None:
    with pytest.raises(PluginError) as error:
        parse_manifest({name: value for name, value in SOUND.items() if name != key})
    assert error.value.message.key == "core.plugin.manifest_key"
    assert error.value.message.arg("key") == key


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("id", "Rummy"),
        ("id", "../rummy"),
        ("id", "core"),
        ("id", "app"),
        ("id", 5),
        ("name", ""),
        ("name", "two\nlines"),
        ("version", 1.0),
        ("api", "1"),
        ("api", True),
        ("api", 0),
        ("entry", "plugin"),
        ("entry", "plugin:PLUGIN()"),
        ("entry", "../plugin:PLUGIN"),
        ("translations", []),
        ("translations", {"de": "Rommé"}),
    ],
)
def test_no_value_may_be_impossible(key: str, value: object) -> None:
    with pytest.raises(PluginError) as error:
        parse_manifest({**SOUND, key: value})
    assert error.value.message.key == "core.plugin.manifest_key"
    assert error.value.message.arg("key") == key


@pytest.mark.parametrize(("api", "compatible"), [(1, True), (2, False)])
def test_other_interfaces_are_incompatible(api: int, compatible: bool) -> None:
    assert parse_manifest({**SOUND, "api": api}).compatible is compatible


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (None, "core.plugin.no_manifest"),
        (b"id = ", "core.plugin.bad_manifest"),
        (b"\xff\xfe", "core.plugin.bad_manifest"),
        (b"a = " + b"[" * 10_000 + b"]" * 10_000, "core.plugin.bad_manifest"),
        (b"#" * 70_000, "core.plugin.bad_manifest"),
        (b"", "core.plugin.manifest_key"),
    ],
)
def test_a_file_that_is_no_manifest_is_told(tmp_path: Path, data: bytes | None, key: str) -> None:
    if data is not None:
        (tmp_path / "manifest.toml").write_bytes(data)
    with pytest.raises(PluginError) as error:
        read_manifest(tmp_path)
    assert error.value.message.key == key


def test_every_bundled_game_has_a_manifest() -> None:
    games = Path(spieltisch.__file__).parent / "games"
    folders = [path for path in games.iterdir() if (path / "plugin.py").exists()]
    assert folders
    for folder in folders:
        manifest = read_manifest(folder)
        assert manifest.id == folder.name
        assert {"de", "da"} <= set(manifest.translations)

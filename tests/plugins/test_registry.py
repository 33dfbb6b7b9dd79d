"""Discovery, states and isolation of plugins."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from spieltisch.core.errors import PluginError
from spieltisch.core.messages import message
from spieltisch.core.texts import TEXTS
from spieltisch.plugins import PluginState, Registry
from spieltisch.plugins.discovery import package_folder
from tests.bundled import BUNDLED

SAMPLES = Path(__file__).parents[1] / "sample_games"
GOOD = SAMPLES / "good"
BROKEN = SAMPLES / "broken"

FAILURES = {
    "import_error": "core.plugin.crashed",
    "leaves": "core.plugin.crashed",
    "raises": "core.plugin.crashed",
    "recursion": "core.plugin.crashed",
    "no_module": "core.plugin.crashed",
    "no_object": "core.plugin.crashed",
    "wrong_type": "core.plugin.wrong_type",
    "other_id": "core.plugin.other_id",
    "no_level": "core.plugin.no_level",
    "foreign_text": "core.plugin.bad_text",
    "no_text": "core.plugin.no_text",
    "no_table": "core.plugin.no_table",
    "bad_info": "core.plugin.crashed",
    "json_game": "core.plugin.name_taken",
    "no_manifest": "core.plugin.no_manifest",
    "bad_toml": "core.plugin.bad_manifest",
    "no_name": "core.plugin.manifest_key",
    "bad_id": "core.plugin.manifest_key",
    "reserved": "core.plugin.manifest_key",
}


def good(**arguments: object) -> Registry:
    """A registry that finds the sample game in a plugin folder and nothing else."""
    return Registry(GOOD, points=(), **arguments)


@pytest.mark.parametrize("kind", ["loop", "file", "missing", "too_long"])
def test_a_plugin_folder_that_is_none_holds_none(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / ("x" * 5000 if kind == "too_long" else kind)
    if kind == "loop":
        folder.symlink_to(folder)
    elif kind == "file":
        folder.touch()
    assert Registry(folder, points=()).records == ()


@pytest.mark.parametrize("kind", ["folder", "pipe", "binary", "huge"])
def test_a_manifest_that_is_no_text_is_told(tmp_path: Path, kind: str) -> None:
    manifest = tmp_path / "game" / "manifest.toml"
    manifest.parent.mkdir()
    if kind == "folder":
        manifest.mkdir()
    elif kind == "pipe":
        if not hasattr(os, "mkfifo"):
            pytest.skip("named pipes are for Unix")
        os.mkfifo(manifest)
    else:
        manifest.write_bytes(b"\xff\x00" if kind == "binary" else b"#" * 100_000)
    (record,) = Registry(tmp_path, points=()).records
    assert (record.state, record.reason) == (PluginState.FAILED, message("core.plugin.bad_manifest"))


BAD_PARTS = [
    "game=Odd(seats=None)",
    "game=Odd(seats=())",
    "game=Odd(name='Odd')",
    "game=Odd(version='1')",
    "game=Odd(options=(1,))",
    "game=Odd(options=(replace(OPTION, default=None),))",
    "game=Odd(options=(replace(OPTION, type='float'),))",
    "game=Odd(options=(replace(OPTION, depends_on='ties'),))",
    "players=None",
    "texts=None",
    "table_qml=None",
    "translations=5",
    "adviser=None",
]


@pytest.mark.parametrize("part", BAD_PARTS)
def test_a_plugin_whose_parts_have_other_types_is_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    folder = tmp_path / "odd_game"
    folder.mkdir()
    (folder / "manifest.toml").write_text(
        'id = "highcard"\nname = "Odd"\nversion = "1"\napi = 1\nauthor = "a"\nsummary = "s"\n'
    )
    (folder / "__init__.py").touch()
    (folder / "plugin.py").write_text(
        "from dataclasses import replace\n"
        "from highcard.plugin import PLUGIN as GOOD\n"
        "from highcard.rules import HighCard\n"
        "OPTION = GOOD.game.info.options[0]\n"
        "class Odd(HighCard):\n"
        "    def __init__(self, **changes): self.changes = changes\n"
        "    @property\n"
        "    def info(self): return replace(super().info, **self.changes)\n"
        f"PLUGIN = replace(GOOD, {part})\n"
    )
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("odd_game", "odd_game.plugin"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    registry = Registry(tmp_path, points=())
    registry.load_all()
    (record,) = registry.records
    assert record.state is PluginState.FAILED
    assert record.reason == message("core.plugin.wrong_type", entry="odd_game.plugin:PLUGIN")


BAD_PACKAGES = {
    "no_name": ("Version: 1\n", b"[spieltisch.games]\nx = x:y\n"),
    "no_text": ("Name: other\n", b"\xff\xfe"),
    "no_sections": ("Name: other\n", b"[spieltisch.games\nx\n="),
    "no_values": ("Name: other\n", b"[spieltisch.games]\na =\nb = :\nc = a..b:c\nd = .x:y\ne = !\n"),
}


@pytest.mark.parametrize("name", BAD_PACKAGES)
def test_broken_packages_beside_the_program_do_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    metadata, points = BAD_PACKAGES[name]
    for package in ("first", "second"):
        folder = tmp_path / f"{package}-1.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(metadata)
        (folder / "entry_points.txt").write_bytes(points)
    monkeypatch.syspath_prepend(tmp_path)
    registry = Registry()
    assert registry.game("cribbage").game.info.id == "cribbage"
    others = [record for record in registry.records if record.id not in BUNDLED]
    assert {record.state for record in others} <= {PluginState.FAILED}


def bundled_point(value: str = "spieltisch.games.cribbage.plugin:PLUGIN") -> EntryPoint:
    return EntryPoint(name="cribbage", value=value, group="spieltisch.games")


def test_a_plugin_runs_when_its_game_is_asked_for() -> None:
    registry = good()
    assert [(record.id, record.state) for record in registry.records] == [
        ("highcard", PluginState.DISCOVERED)
    ]
    plugin = registry.game("highcard")
    assert plugin.game.info.id == "highcard"
    record = registry.record("highcard")
    assert record.state is PluginState.ENABLED
    assert record.plugin is plugin
    assert record.source == f"folder {GOOD / 'highcard'}"
    assert (record.name, record.version, record.folder) == ("High Card", "1.2.0", GOOD / "highcard")
    assert registry.rules("highcard") is plugin.game
    assert registry.game("highcard") is plugin


def test_the_bundled_games_are_found_through_their_entry_points() -> None:
    registry = Registry(safe_mode=True)
    assert [record.id for record in registry.records] == [*BUNDLED]
    for name in BUNDLED:
        assert registry.record(name).source == "bundled"
        assert registry.game(name).game.info.id == name


def test_reading_manifests_imports_nothing() -> None:
    script = (
        "import sys; from spieltisch.plugins import Registry; registry = Registry(); "
        "assert registry.record('cribbage').manifest.name == 'Cribbage'; "
        "assert not [name for name in sys.modules if name.startswith('spieltisch.games')], sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_an_installed_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dist = tmp_path / "high_card_game-1.2.dist-info"
    dist.mkdir()
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: high-card-game\nVersion: 1.2\n")
    (dist / "entry_points.txt").write_text("[spieltisch.games]\nhighcard = highcard.plugin:PLUGIN\n")
    monkeypatch.syspath_prepend(tmp_path)
    registry = Registry()
    assert registry.record("highcard").source == "package high-card-game"
    assert registry.game("highcard").game.info.id == "highcard"
    assert "highcard" not in [record.id for record in Registry(safe_mode=True).records]


@pytest.mark.parametrize("plugin_id", sorted(FAILURES))
def test_a_broken_plugin_fails_by_itself(plugin_id: str) -> None:
    registry = Registry(BROKEN, points=())
    with pytest.raises(PluginError) as error:
        registry.game(plugin_id)
    record = registry.record(plugin_id)
    assert record.state is PluginState.FAILED
    assert record.reason is not None
    assert record.reason.key == FAILURES[plugin_id]
    assert record.reason.key in TEXTS
    for _name, value in record.reason.args:
        assert "\n" not in str(value)
        assert len(str(value)) < 100
    assert error.value.message.arg("why") == record.reason


def test_every_broken_plugin_is_told_and_nothing_else_suffers() -> None:
    registry = Registry(BROKEN, points=[EntryPoint("highcard", "highcard.plugin:PLUGIN", "spieltisch.games")])
    games = registry.load_all()
    assert [plugin.game.info.id for plugin in games] == ["highcard"]
    failed = {record.id for record in registry.records if record.state is PluginState.FAILED}
    assert failed == {*FAILURES, "highcard"}, "the twin of the sample game fails as well"
    assert registry.record("highcard").state is PluginState.ENABLED
    assert len(registry.records) == sum(path.is_dir() for path in BROKEN.iterdir()) + 1


def test_the_first_of_two_plugins_with_one_id_wins() -> None:
    points = [EntryPoint("highcard", "highcard.plugin:PLUGIN", "spieltisch.games")]
    first, second = [r for r in Registry(BROKEN, points=points).records if r.id == "highcard"]
    assert first.state is PluginState.DISCOVERED
    assert second.state is PluginState.FAILED
    assert second.reason is not None
    assert second.reason.key == "core.plugin.duplicate"


def test_another_interface_is_incompatible() -> None:
    registry = Registry(BROKEN, points=())
    record = registry.record("future")
    assert record.state is PluginState.INCOMPATIBLE
    assert record.reason == message("core.plugin.incompatible", api=99)
    with pytest.raises(PluginError):
        registry.game("future")


@pytest.mark.parametrize("value", ["nowhere.plugin:PLUGIN", "spieltisch.nowhere.plugin:PLUGIN", "sys:path"])
def test_an_entry_point_to_nothing_fails(value: str) -> None:
    (record,) = Registry(points=[EntryPoint("lost", value, "spieltisch.games")]).records
    assert (record.id, record.state) == ("lost", PluginState.FAILED)
    assert record.reason == message("core.plugin.no_package")


def test_a_plugin_can_be_switched_off_and_on() -> None:
    registry = good(disabled=["highcard", "not_here"])
    assert registry.record("highcard").state is PluginState.DISABLED
    with pytest.raises(PluginError) as error:
        registry.game("highcard")
    assert error.value.message.key == "core.plugin.disabled"
    assert registry.load_all() == ()
    assert registry.enable("highcard").state is PluginState.DISCOVERED
    registry.game("highcard")
    assert registry.disabled == {"not_here"}
    assert registry.disable("highcard").plugin is None
    assert registry.disabled == {"highcard", "not_here"}


def test_a_plugin_that_breaks_in_a_match_is_taken_out_of_service() -> None:
    registry = good()
    registry.game("highcard")
    reason = message("core.plugin.crashed", error="KeyError", detail="5")
    assert registry.fail("highcard", reason).state is PluginState.FAILED
    with pytest.raises(PluginError) as error:
        registry.game("highcard")
    assert error.value.message.arg("why") == reason


def test_safe_mode_leaves_out_the_plugins_of_others() -> None:
    assert good(safe_mode=True).records == ()


def test_an_unknown_game_is_told() -> None:
    for call in (good().game, good().enable, good().disable, good().record):
        with pytest.raises(PluginError) as error:
            call("chess")
        assert error.value.message == message("core.plugin.unknown_game", game="chess")


@pytest.mark.parametrize("folder", [None, "none", "file"])
def test_a_plugin_folder_may_be_missing(tmp_path: Path, folder: str | None) -> None:
    (tmp_path / "file").write_text("")
    assert Registry(folder and tmp_path / folder, points=()).records == ()


def test_the_folder_of_a_module_is_that_of_its_package() -> None:
    assert package_folder("spieltisch.games.cribbage.plugin") == package_folder("spieltisch.games.cribbage")
    assert package_folder("highcard.plugin") == GOOD / "highcard"
    assert package_folder("highcard") == GOOD / "highcard"
    assert package_folder("sys") is None
    assert package_folder("nowhere.at.all") is None


def test_nothing_of_others_is_shadowed() -> None:
    import json

    Registry(BROKEN, points=()).load_all()
    assert "sample_games" not in str(json.__file__)

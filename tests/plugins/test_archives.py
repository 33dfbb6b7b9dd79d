"""Reading archives of games: what is refused and why, and that reading writes and runs nothing."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.archive_texts import ARCHIVE_TEXTS
from spieltisch.core.errors import PluginError
from spieltisch.core.texts import TEXTS
from spieltisch.plugins import Registry
from spieltisch.plugins.archives.archive import read_archive
from spieltisch.plugins.archives.contents import unpack
from spieltisch.plugins.archives.planning import plan
from spieltisch.plugins.archives.store import install
from spieltisch.plugins.archives.wheel import python_fits
from tests.plugins.bad_archives import BAD, GAME, Bad, wheel, with_entry, zipped
from tests.plugins.packing import SAMPLES, game_files, sample_archive, with_version, write_zip

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "highcard"
version = "1.2.0"
requires-python = ">=3.11"
dependencies = ["spieltisch>=0.1"]
license-files = ["LICENSE"]

[project.optional-dependencies]
dev = ["pytest"]

[project.entry-points."spieltisch.games"]
highcard = "highcard.plugin:PLUGIN"
"""


def write_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def refusal(path: Path) -> str:
    """The key of the sentence that refuses a file."""
    with pytest.raises(PluginError) as told:
        read_archive(path)
    return told.value.message.key


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: bad.name)
def test_what_cannot_be_added_is_told(tmp_path: Path, bad: Bad) -> None:
    path = tmp_path / "game.zip"
    path.write_bytes(bad.make())
    before = set(sys.modules)
    assert refusal(path) == bad.key
    assert [file.name for file in tmp_path.iterdir()] == ["game.zip"]
    assert "highcard.plugin" not in set(sys.modules) - before


def test_every_sentence_has_its_archive() -> None:
    elsewhere = {
        "unreadable",
        "bundled",
        "elsewhere",
        "same",
        "no_folder_here",
        "full",
        "unwritable",
        "no_note",
    }
    said = {bad.key for bad in BAD if bad.key.startswith("core.archive.")}
    assert said == ARCHIVE_TEXTS.keys() - {f"core.archive.{key}" for key in elsewhere}
    assert all(bad.key in TEXTS for bad in BAD)
    assert len({bad.name for bad in BAD}) == len(BAD) >= 50


@pytest.mark.parametrize("kind", ["missing", "folder", "pipe"])
def test_what_is_no_file_is_told(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "game.zip"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        if not hasattr(os, "mkfifo"):
            pytest.skip("named pipes are for Unix")
        os.mkfifo(path)
    assert refusal(path) == "core.archive.unreadable"


@pytest.mark.parametrize("kind", ["zip", "wheel"])
@pytest.mark.parametrize("package", ["highcard", "unusual"])
def test_a_game_is_read(tmp_path: Path, kind: str, package: str) -> None:
    path = sample_archive(tmp_path, kind, package, "2.5.1")
    archive = read_archive(path)
    assert (archive.manifest.id, archive.package, archive.manifest.version) == (package, package, "2.5.1")
    assert (
        archive.entry == {"highcard": "highcard.plugin:PLUGIN", "unusual": "unusual.bookkept:PLUGIN"}[package]
    )
    assert archive.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()
    assert archive.size == path.stat().st_size
    assert archive.file == path.name
    assert archive.files == with_version(game_files(package), "2.5.1")


def test_what_zipfile_packs_is_read(tmp_path: Path) -> None:
    """As the documentation says: `python -m zipfile -c my_game.zip my_game`."""
    path = tmp_path / "game.zip"
    subprocess.run(
        [sys.executable, "-m", "zipfile", "-c", str(path), "highcard"], check=True, cwd=SAMPLES / "good"
    )
    assert read_archive(path).files == GAME


def test_what_a_build_backend_packs_is_read(tmp_path: Path) -> None:
    """As the documentation says: a wheel with an entry point, by hatchling."""
    write_folder(tmp_path, GAME)
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (tmp_path / "LICENSE").write_text("Do what you like.", encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        check=True,
        cwd=tmp_path,
        capture_output=True,
    )
    (wheel_file,) = (tmp_path / "dist").iterdir()
    archive = read_archive(wheel_file)
    assert (archive.files, archive.entry) == (GAME, "highcard.plugin:PLUGIN")


@pytest.mark.parametrize(
    "name", ["__MACOSX/._plugin.py", "highcard/__pycache__/rules.cpython-311.pyc", "highcard/.DS_Store"]
)
def test_what_systems_put_beside_it_is_left_out(tmp_path: Path, name: str) -> None:
    path = tmp_path / "game.zip"
    path.write_bytes(with_entry(name, b"something"))
    assert read_archive(path).files == GAME


@pytest.mark.parametrize(
    "headers",
    [
        ("Requires-Dist: spieltisch>=0.1",),
        ("Requires-Dist: pytest; extra == 'dev'", "Requires-Python: >=3.11"),
    ],
)
def test_a_wheel_may_need_the_program_and_what_is_for_developers(
    tmp_path: Path, headers: tuple[str, ...]
) -> None:
    path = tmp_path / "game.whl"
    path.write_bytes(wheel(headers=headers))
    assert read_archive(path).package == "highcard"


@pytest.mark.parametrize(
    ("wanted", "fits"),
    [
        ("", True),
        (">=3.11", True),
        (">=3.11,<4", True),
        ("~=3.11", True),
        ("==3.*", True),
        ("!=3.0.*", True),
        ("<3", False),
        (">4", False),
        ("==2.7", False),
        ("~=2.0", False),
        (">=3.11,<3.11", False),
        ("what you like", True),
    ],
)
def test_a_wheel_says_which_python_it_needs(wanted: str, fits: bool) -> None:
    assert python_fits(wanted) is fits


@given(st.data())
def test_whatever_is_damaged_is_refused_or_read(data: st.DataObject) -> None:
    """Bytes flipped, cut and repeated anywhere: a sentence, or the files as they were packed."""
    content = bytearray(zipped(GAME))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(0, 40))
    try:
        files = unpack(bytes(content[: len(content) - cut]))
    except PluginError as error:
        assert error.message.key in TEXTS
    else:
        assert set(files.values()) <= set(GAME.values())


class TestPlans:
    def test_a_new_game_replaces_nothing(self, tmp_path: Path) -> None:
        archive = read_archive(sample_archive(tmp_path))
        assert plan(archive, found(Registry(tmp_path / "plugins"))).replaced is None

    def test_another_version_replaces_the_one_that_was_added(self, tmp_path: Path) -> None:
        home = install(read_archive(sample_archive(tmp_path)), tmp_path / "plugins")
        archive = read_archive(sample_archive(tmp_path, version="2.0"))
        replaced = plan(archive, found(Registry(tmp_path / "plugins", points=()))).replaced
        assert replaced is not None
        assert replaced.place == home

    def test_the_same_file_is_refused(self, tmp_path: Path) -> None:
        archive = read_archive(sample_archive(tmp_path))
        install(archive, tmp_path / "plugins")
        assert self.refusal(archive, tmp_path / "plugins") == "core.archive.same"

    def test_the_same_file_mends_what_was_damaged(self, tmp_path: Path) -> None:
        archive = read_archive(sample_archive(tmp_path))
        place = install(archive, tmp_path / "plugins")
        (place / "unusual" / "manifest.toml").unlink()
        plan(archive, found(Registry(tmp_path / "plugins", points=())))
        assert install(archive, tmp_path / "plugins") == place
        (record,) = Registry(tmp_path / "plugins", points=()).records
        assert record.manifest == archive.manifest

    def test_a_bundled_game_stays(self, tmp_path: Path) -> None:
        path = tmp_path / "game.zip"
        files = {name: it.replace(b'id = "highcard"', b'id = "watten"') for name, it in game_files().items()}
        archive = read_archive(write_zip(path, files))
        with pytest.raises(PluginError) as told:
            plan(archive, found(Registry()))
        assert told.value.message.key == "core.archive.bundled"

    def test_a_game_in_the_folder_of_plugins_stays(self, tmp_path: Path) -> None:
        write_folder(tmp_path / "plugins", game_files("unusual"))
        archive = read_archive(sample_archive(tmp_path))
        assert self.refusal(archive, tmp_path / "plugins") == "core.archive.elsewhere"

    @pytest.mark.parametrize("package", ["json", "csv", "spieltisch", "pytest", "winreg"])
    def test_the_name_of_another_package_is_refused(self, tmp_path: Path, package: str) -> None:
        files = {name.replace("highcard", package): content for name, content in game_files().items()}
        archive = read_archive(write_zip(tmp_path / "game.zip", files))
        assert self.refusal(archive, tmp_path / "plugins") == "core.plugin.name_taken"

    def test_the_package_of_another_added_game_is_refused(self, tmp_path: Path) -> None:
        install(read_archive(sample_archive(tmp_path)), tmp_path / "plugins")
        files = {
            name: it.replace(b'id = "unusual"', b'id = "another"')
            for name, it in game_files("unusual").items()
        }
        archive = read_archive(write_zip(tmp_path / "game.zip", files))
        assert self.refusal(archive, tmp_path / "plugins") == "core.plugin.name_taken"

    @staticmethod
    def refusal(archive: object, plugin_dir: Path) -> str:
        with pytest.raises(PluginError) as told:
            plan(archive, found(Registry(plugin_dir, points=())))  # type: ignore[arg-type]
        return told.value.message.key


def found(registry: Registry) -> list[object]:
    return [record.found for record in registry.records]

"""What desktops and shops read, as their own tools judge it."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from devtools.console import ROOT
from native.linux import HICOLOR_SIZES
from native.product import APP_ID
from native.system_libraries import needed_from_system
from tests.native_tools import needs


def judge(*words: str | Path) -> str:
    """What a checking tool says; fails when it is not content."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    return said


def test_the_desktop_file_is_valid(tree: Path) -> None:
    needs("desktop-file-validate")
    assert judge("desktop-file-validate", tree / "usr/share/applications/spieltisch.desktop") == ""


def test_the_description_for_shops_is_valid(tree: Path) -> None:
    needs("appstreamcli")
    (file,) = (tree / "usr/share/metainfo").iterdir()
    judge("appstreamcli", "validate", "--no-net", file)


def test_the_pictures_for_shops_are_in_the_gallery(tree: Path) -> None:
    (file,) = (tree / "usr/share/metainfo").iterdir()
    pictures = re.findall(r"/docs/gallery/([\w-]+\.png)<", file.read_text(encoding="utf-8"))
    assert len(pictures) >= 3
    for picture in pictures:
        image = QImage(str(ROOT / "docs" / "gallery" / picture))
        assert (image.width(), image.height()) == (1280, 800), picture


def test_the_flatpak_manifest_is_understood() -> None:
    needs("flatpak-builder")
    manifest = ROOT / "packaging" / "flatpak" / f"{APP_ID}.yaml"
    told = json.loads(judge("flatpak-builder", "--show-manifest", manifest))
    assert [module["name"] for module in told["modules"]][-1] == "spieltisch"


def test_the_file_type_is_known_by_its_ending(tree: Path, tmp_path: Path) -> None:
    needs("update-mime-database")
    target = tmp_path / "mime"
    (target / "packages").mkdir(parents=True)
    source = tree / "usr/share/mime/packages/spieltisch.xml"
    (target / "packages" / source.name).write_bytes(source.read_bytes())
    judge("update-mime-database", target)
    assert "application/x-spieltisch-match:*.spieltisch" in (target / "globs").read_text()


@pytest.mark.parametrize("size", HICOLOR_SIZES)
def test_icons_have_their_sizes(tree: Path, size: int) -> None:
    image = QImage(str(tree / f"usr/share/icons/hicolor/{size}x{size}/apps/spieltisch.png"))
    assert (image.width(), image.height()) == (size, size)


def test_debian_finds_no_fault(deb: Path) -> None:
    needs("lintian")
    done = subprocess.run(["lintian", "--no-cfg", str(deb)], capture_output=True, text=True, check=False)
    assert "Skipping" not in done.stdout + done.stderr
    faults = re.findall(r"(?m)^E: .*$", done.stdout)
    assert not faults


def test_no_library_of_the_build_machine_is_shipped(tree: Path) -> None:
    shipped = {file.name for file in tree.rglob("*.so*")}
    for library in (
        "libstdc++.so.6",
        "libgcc_s.so.1",
        "libX11.so.6",
        "libxcb.so.1",
        "libglib-2.0.so.0",
        "libGL.so.1",
    ):
        assert library not in shipped
        assert library in needed_from_system(tree)


def test_the_program_can_tell_what_package_and_build_it_is(tree: Path) -> None:
    library = tree / "usr/lib/spieltisch"
    assert (library / "package").read_text() == "deb\n"
    build = json.loads((library / "_internal/spieltisch/_data/build.json").read_text(encoding="utf-8"))
    assert re.fullmatch(r"[0-9a-f]{40}|", build["commit"])
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", build["date"])


def test_qml_is_shipped_compiled(tree: Path) -> None:
    sources = [file for file in tree.rglob("*.qml") if "/spieltisch/_data/" in str(file)]
    assert sources
    assert not [file for file in sources if not file.with_suffix(".qmlc").is_file()]

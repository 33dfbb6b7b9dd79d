"""What goes into native packages: decided by pure functions, so no package has to be made."""

from __future__ import annotations

import importlib.util
import json
import re
import struct
from pathlib import Path

import pytest

from devtools.console import ROOT, SetupError
from native import checksums, slim
from native.command import build
from native.components import components
from native.icons import ICNS_TYPES, icns, ico
from native.product import APP_ID, version
from native.sbom import bill_of_materials
from native.system_libraries import debian_packages, rpm_capabilities


def test_every_qt_module_that_our_qml_imports_is_shipped() -> None:
    sources = [*(ROOT / "qml").rglob("*.qml"), *(ROOT / "src/spieltisch/games").rglob("*.qml")]
    imported = {
        name.replace(".", "/")
        for source in sources
        for name in re.findall(r"(?m)^import (Qt[\w.]+)", source.read_text(encoding="utf-8"))
    }
    assert "QtQuick/Templates" in imported
    assert imported <= slim.QML_MODULES


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/qml/QtQuick/Controls/Basic/Button.qml",
        "PySide6/Qt/qml/QtQuick/Dialogs/quickimpl/qmldir",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/translations/qtbase_da.qm",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "libpython3.11.so.1.0",
        "libz.so.1",
        "spieltisch/_data/qml/Main.qmlc",
    ],
)
def test_wanted(name: str) -> None:
    assert slim.is_wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/qml/QtQuick/Controls/Fusion/Button.qml",
        "PySide6/Qt/qml/QtQuick/VirtualKeyboard/qmldir",
        "PySide6/Qt/qml/QtQuick/plugins.qmltypes",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "libstdc++.so.6",
        "libX11.so.6",
        "libzstd.so.1",
    ],
)
def test_unwanted(name: str) -> None:
    assert not slim.is_wanted(name)


def test_libraries_that_nothing_needs_stay_out() -> None:
    needs = {"program": {"libA.so"}, "q/libA.so": {"libB.so", "libc.so"}, "q/libB.so": {"libA.so"}}
    libraries = ["q/libA.so", "q/libB.so", "q/libC.so"]
    assert slim.unreachable(libraries, ["program"], lambda name: needs.get(name, set())) == {"q/libC.so"}


def test_a_package_depends_on_what_brings_its_libraries() -> None:
    found = debian_packages({"libX11.so.6", "libglib-2.0.so.0", "libgthread-2.0.so.0"}, "2.36")
    assert found == ["libc6 (>= 2.36)", "libglib2.0-0t64 | libglib2.0-0", "libx11-6"]
    assert rpm_capabilities({"libX11.so.6"}) == ["libX11.so.6()(64bit)"]


def test_a_library_of_unknown_origin_stops_the_build() -> None:
    with pytest.raises(SetupError, match=r"libnew\.so\.1"):
        debian_packages({"libnew.so.1"}, "2.36")


def test_an_icon_for_windows_finds_its_pictures() -> None:
    pictures = {16: b"small", 256: b"larger"}
    data = ico(pictures)
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    for index, (size, picture) in enumerate(pictures.items()):
        width, _, _, _, _, _, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * index)
        assert (width or 256, data[offset : offset + length]) == (size, picture)


def test_an_icon_for_macos_has_every_size() -> None:
    data = icns({size: str(size).encode() for size in ICNS_TYPES.values()})
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    place, found = 8, {}
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        found[kind] = int(data[place + 8 : place + length])
        place += length
    assert found == dict(ICNS_TYPES)


PACKED = pytest.mark.skipif(
    importlib.util.find_spec("PyInstaller") is None, reason="PyInstaller (group native) is not installed"
)


@PACKED
def test_every_part_has_a_licence_with_its_text() -> None:
    parts = components()
    names = [part.name for part in parts]
    assert names[0] == "spieltisch"
    assert {"Python", "SQLAlchemy", "OpenSSL", "Qt for Python (PySide6_Essentials)"} <= set(names)
    assert len(names) == len(set(names))
    assert all(part.licence and part.version and min(map(len, part.texts)) > 200 for part in parts)


@PACKED
def test_the_bill_of_materials_is_the_same_for_the_same_parts() -> None:
    bill = bill_of_materials(components())
    assert bill == bill_of_materials(components())
    assert bill["bomFormat"] == "CycloneDX"
    assert f'"version": "{version()}"' in json.dumps(bill["metadata"])


def test_checksums_of_earlier_packages_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checksums, "DIST", tmp_path)
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_bytes(b"")
    other.write_bytes(b"x")
    checksums.write_checksums([one])
    lines = checksums.write_checksums([other]).read_text().splitlines()
    assert [line.split("  ")[1] for line in lines] == ["one", "other"]
    assert lines[0].startswith("e3b0c44298fc1c14")


def test_a_package_of_unknown_kind_is_refused() -> None:
    with pytest.raises(SetupError, match="'msi'"):
        build(["msi"])


def test_the_flatpak_has_the_name_of_the_program() -> None:
    manifest = ROOT / "packaging" / "flatpak" / f"{APP_ID}.yaml"
    assert f"id: {APP_ID}\n" in manifest.read_text(encoding="utf-8")

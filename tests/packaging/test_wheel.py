"""Source archive and wheel: what is inside, and that the program starts from it."""

from __future__ import annotations

import json
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from art.catalogue import pictures
from tests.bundled import BUNDLED
from tests.packaging.conftest import ROOT, Installed

PACKAGE = ROOT / "src" / "spieltisch"
MATCH = {
    "format": 1,
    "game": "cribbage",
    "seats": [{"name": "Åse", "player": "human"}, {"player": "expert"}],
    "seed": "wheel",
    "setup": {"dealer": 1},
    "actions": [],
}


def names(wheel: Path) -> set[str]:
    """Names of the files in the wheel, without its metadata."""
    with zipfile.ZipFile(wheel) as archive:
        listed = archive.namelist()
    assert len(listed) == len(set(listed))
    return {name for name in listed if ".dist-info/" not in name}


def files(folder: Path) -> Iterator[str]:
    """Relative names of all files in a source folder that were not made by running it."""
    for file in folder.rglob("*"):
        name = file.relative_to(folder)
        made = any(part.startswith((".", "__pycache__")) for part in name.parts) or name.parts[0] == "_data"
        if file.is_file() and not made:
            yield name.as_posix()


def expected() -> set[str]:
    """Everything a wheel has to hold."""
    data = {f"_data/{part}/{name}" for part in ("qml", "resources") for name in files(ROOT / part)}
    translations = {f"_data/translations/{ts.stem}.qm" for ts in (ROOT / "translations").glob("*.ts")}
    drawn = {f"_data/{name}" for name, _svg in pictures()}
    return {f"spieltisch/{name}" for name in {*files(PACKAGE), *data, *translations, *drawn}}


def test_the_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    assert names(wheel) == expected()


def test_the_source_archive_holds_what_people_develop_with(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    trees = ("docs", "packaging", "qml", "resources", "src", "tests", "translations")
    wanted = {f"{tree}/{name}" for tree in trees for name in files(ROOT / tree)}
    single = {"CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "dev.py", "pyproject.toml"}
    made = {name for name in wanted if name.startswith(("docs/gallery/", "src/spieltisch/_data/"))}
    assert held - {".gitignore", "PKG-INFO"} == wanted - made | single


def test_the_installed_package_is_what_runs(installed: Installed) -> None:
    script = "import spieltisch.locations as l; print(l.__file__, l.qml_dir(), l.resources_dir(), sep='\\n')"
    done = installed.python("-c", script)
    assert done.stderr == ""
    assert all(Path(line).is_relative_to(installed.folder) for line in done.stdout.splitlines())


@pytest.mark.parametrize("words", [("--lang", "da"), ("--lang", "da", "--game", "cribbage")])
def test_it_draws_its_pages(installed: Installed, tmp_path: Path, words: tuple[str, ...]) -> None:
    picture = tmp_path / "picture.png"
    done = installed.spieltisch("--screenshot", picture, "--size", "1024x700", *words)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1024, 700)
    assert len({image.pixel(x, y) for x in range(0, 1024, 8) for y in range(0, 700, 8)}) > 50


def test_it_answers_on_the_command_line(installed: Installed, tmp_path: Path) -> None:
    match = tmp_path / "match.spieltisch"
    match.write_text(json.dumps(MATCH), encoding="utf-8")
    games = installed.spieltisch("games", "--json")
    hint = installed.spieltisch("hint", match, "--json")
    assert (games.stderr, hint.stderr) == ("", "")
    assert [game["id"] for game in json.loads(games.stdout)] == [*BUNDLED]
    assert json.loads(hint.stdout)["actions"]


def test_it_speaks_danish_and_german(installed: Installed) -> None:
    said = {code: installed.spieltisch("games", "--lang", code).stdout for code in ("en", "da", "de")}
    assert len(set(said.values())) == 3


def test_it_stores(installed: Installed, tmp_path: Path) -> None:
    script = """
import sys
from pathlib import Path
from spieltisch.storage.service import StorageService

for _ in range(2):
    service = StorageService(Path(sys.argv[1]))
    service.opened.result()
    print(service.submit(lambda database: database.settings.get_all()).result())
    service.submit(lambda database: database.settings.set("language", "da")).result()
    service.close()
"""
    done = installed.python("-c", script, tmp_path / "data.sqlite")
    assert (done.stdout.split("\n"), done.stderr) == (["{}", "{'language': 'da'}", ""], "")

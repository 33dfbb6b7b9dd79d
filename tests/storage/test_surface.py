"""What the package promises to its users: a cheap import, a folder, and texts for every message."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from string import Formatter

import pytest

import spieltisch.storage
from spieltisch.core.errors import StorageError
from spieltisch.storage import default_data_dir, prepare_data_dir
from spieltisch.storage.texts import TEXTS

PACKAGE = Path(spieltisch.storage.__file__).parent


def loaded_after(statement: str) -> set[str]:
    script = f"import sys\n{statement}\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    result = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    return set(result.stdout.split())


@pytest.mark.parametrize("module", ["", ".records", ".service", ".texts", ".paths"])
def test_importing_does_not_load_the_database_stack(module: str) -> None:
    loaded = loaded_after(f"import spieltisch.storage{module}")
    assert not loaded & {"sqlmodel", "sqlalchemy", "pydantic", "alembic"}


def test_an_ordinary_start_does_not_load_alembic(tmp_path: Path) -> None:
    opening = f"""
from pathlib import Path
from spieltisch.storage.database import open_database
for _ in range(2):
    open_database(Path({str(tmp_path / "x.db")!r})).database.close()
"""
    loaded = loaded_after(opening)
    assert "sqlmodel" in loaded
    assert "alembic" not in loaded


def test_the_data_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPIELTISCH_DATA_DIR", str(tmp_path / "here"))
    assert default_data_dir() == tmp_path / "here"
    monkeypatch.setenv("SPIELTISCH_DATA_DIR", "")
    assert default_data_dir().name == "Spieltisch"
    assert default_data_dir().is_absolute()


def test_the_data_folder_is_made(tmp_path: Path) -> None:
    assert prepare_data_dir(tmp_path / "a" / ".." / "b" / "c") == tmp_path.resolve() / "b" / "c"
    assert (tmp_path / "b" / "c").is_dir()
    (tmp_path / "file").touch()
    with pytest.raises(StorageError) as refused:
        prepare_data_dir(tmp_path / "file")
    assert refused.value.message.arg("path") == str(tmp_path / "file")


def test_every_message_has_a_text_with_its_arguments_and_no_text_is_left_over() -> None:
    source = "\n".join(
        file.read_text(encoding="utf-8") for file in PACKAGE.glob("*.py") if file.name != "texts.py"
    )
    used = set(re.findall(r'"(storage\.[a-z_.]+)"', source))
    assert used == set(TEXTS)
    for key, arguments in re.findall(r'message\("(storage\.[a-z_.]+)"(.*)', source):
        fields = {name for _, name, _, _ in Formatter().parse(TEXTS[key]) if name}
        assert fields == set(re.findall(r"(\w+)=", arguments)), key

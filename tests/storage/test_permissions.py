"""Files and folders that may not be written, seen as an ordinary user."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.core.errors import StorageError
from spieltisch.storage.database import open_database
from spieltisch.storage.records import NewMatch

pytestmark = pytest.mark.skipif(not hasattr(os, "setresuid"), reason="needs POSIX users")

NOBODY = 65534


@pytest.fixture
def home() -> Iterator[Path]:
    """A folder of the user this process acts as; root, who may write everywhere, becomes nobody."""
    folder = Path(tempfile.mkdtemp())
    root = os.geteuid() == 0
    if root:
        os.chown(folder, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield folder
    finally:
        if root:
            os.setresuid(0, 0, 0)
        folder.chmod(0o700)
        shutil.rmtree(folder)


@pytest.fixture
def filled(home: Path, cribbage: NewMatch) -> Path:
    path = home / "spieltisch.db"
    database = open_database(path).database
    database.matches.create(cribbage)
    database.close()
    return path


def refused(path: Path) -> str:
    with pytest.raises(StorageError) as error:
        open_database(path, busy_timeout=0)
    return error.value.message.key


def test_a_file_that_cannot_be_written(filled: Path) -> None:
    filled.chmod(0o400)
    assert refused(filled) == "storage.read_only"
    filled.chmod(0o600)
    database = open_database(filled).database
    assert len(database.matches.running()) == 1
    database.close()


def test_a_file_that_cannot_be_read(filled: Path) -> None:
    filled.chmod(0)
    assert refused(filled) == "storage.read_only"


def test_a_folder_that_cannot_be_written(filled: Path) -> None:
    filled.parent.chmod(0o500)
    assert refused(filled) == "storage.directory"
    filled.parent.chmod(0o700)
    database = open_database(filled).database
    assert len(database.matches.running()) == 1
    database.close()


def test_a_folder_that_cannot_be_made(home: Path) -> None:
    home.chmod(0o500)
    assert refused(home / "data" / "spieltisch.db") == "storage.directory"


def test_a_damaged_file_that_cannot_be_set_aside_is_kept(filled: Path) -> None:
    filled.write_bytes(b"broken")
    filled.parent.chmod(0o500)
    assert refused(filled) == "storage.directory"
    assert filled.read_bytes() == b"broken"

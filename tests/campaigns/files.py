"""Broken files given to the running program: `python -m tests.campaigns.files`.

Match files, backups, archives of games and plugins are damaged at random (`damage.py`). A match file is
opened and, in turns, handed over as a second start does; a backup is examined; an archive is given to the
plugins page, those of `tests/plugins/bad_archives.py` too. What is refused has to be refused in one sentence,
and nothing that is stored may be different; what is still good is no fault. Prints one line of JSON for each
kind.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDeadlineTimer, QUrl
from PySide6.QtTest import QTest

from spieltisch.app.application import Application
from spieltisch.app.preferences import Preferences
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.plugin_settings import PluginSettings
from spieltisch.storage.database import Database
from tests.bundled import BUNDLED
from tests.campaigns.damage import BYTES, MATCHES, Damage
from tests.campaigns.ears import Ears
from tests.campaigns.monkey import make_qt_application, say
from tests.plugins.bad_archives import BAD
from tests.plugins.packing import sample_archive

ROOT = Path(__file__).parents[2]
GOOD_MATCHES = sorted((ROOT / "packaging").glob("gallery_*.spieltisch"))
GOOD_PLUGIN = ROOT / "tests" / "sample_games" / "good" / "highcard"
BROKEN_PLUGINS = ROOT / "tests" / "sample_games" / "broken"
PATIENCE = 60_000
EVERYTHING = (
    "SELECT * FROM matches ORDER BY id",
    "SELECT * FROM actions ORDER BY 1, 2",
    "SELECT * FROM seats ORDER BY 1, 2",
    "SELECT * FROM profiles ORDER BY id",
    "SELECT * FROM settings ORDER BY 1",
)


class Reader:
    """The program without its window, and what it says."""

    def __init__(self, folder: Path) -> None:
        self.said: list[str] = []
        self.folder = folder
        plugins = PluginSettings(str(folder / "plugins"))
        self.application = Application(folder, plugins, Preferences(language="en", computer_pace="instant"))
        self.application.controller.failed.connect(self.said.append)
        self.application.begin_at_once()
        self.rest()

    @property
    def app(self) -> Any:
        """What QML sees."""
        return self.application.controller

    def rest(self) -> None:
        """Wait until everything is done."""
        deadline = QDeadlineTimer(PATIENCE)
        while not self.application.storage.idle or self.app.loading:
            assert not deadline.hasExpired(), "the storage never came to rest"
            QTest.qWait(1)

    def stored(self) -> list[str]:
        """Everything in the database that a person would miss."""
        found: list[list[str]] = []

        def read(database: Database) -> list[str]:
            return [repr(database.read(statement)) for statement in EVERYTHING]

        self.application.storage.run(read, found.append)
        self.rest()
        return found[0]

    def begin_a_match(self) -> None:
        """Store something that can be lost."""
        game = self.application.shelf.plugin("cribbage").game
        seats = [SeatEntry("Anna", "human"), SeatEntry("Bene", "human")]
        self.app.host.show(Match(game, new_match_header(game, seats, seed="files")))
        self.rest()


@contextmanager
def reader(folder: Path) -> Iterator[Reader]:
    """A program that has something stored."""
    program = Reader(folder)
    try:
        program.begin_a_match()
        yield program
    finally:
        program.application.controller.close()
        program.application.close()


def refusals(
    program: Reader, wanted: int, make: Callable[[], Path], read: Callable[[Path], bool]
) -> dict[str, int]:
    """Read damaged files until `wanted` have been refused; returns how many of each there were.

    `read` says whether it has taken the file; what it took it has put away again.

    Raises:
        AssertionError: more or less than one sentence was said, or something stored has changed.
    """
    counts = {"refused": 0, "still good": 0}
    sentences: set[str] = set()
    before = program.stored()
    while counts["refused"] < wanted:
        program.said.clear()
        path = make()
        taken = read(path)
        program.rest()
        if taken:
            assert not program.said, program.said
            counts["still good"] += 1
            continue
        assert len(program.said) == 1, (path, program.said)
        (sentence,) = program.said
        assert is_one_sentence(sentence), sentence
        assert program.stored() == before, (path, sentence)
        sentences.add(sentence)
        counts["refused"] += 1
    return {**counts, "different sentences": len(sentences)}


def is_one_sentence(text: str) -> bool:
    """Whether a text is fit to be shown: one line that ends as a sentence, without Python's words."""
    ends = text.endswith((".", "!", "?", ".”"))
    return ends and "\n" not in text and "Traceback" not in text and not text.startswith(("<", "("))


def damage_matches(program: Reader, number: int, dice: random.Random) -> dict[str, int]:
    """Open broken match files, every other one as a second start hands it over."""
    ways: dict[bool, int] = {True: 0, False: 0}

    def read(path: Path) -> bool:
        by_start = dice.random() < 0.5
        ways[by_start] += 1
        if by_start:
            program.app.offer_file(path)
            program.rest()
            taken = bool(program.app.offer.property("title"))
            program.app.offer.decline()
            return taken
        before = program.app.host.match_id
        program.app.importMatch(QUrl.fromLocalFile(str(path)))
        program.rest()
        if program.app.host.match_id == before:
            return False
        program.app.deleteMatch(program.app.host.match_id)
        program.app.host.deletions.finish()
        program.rest()
        program.app.openMatch(before)
        program.rest()
        return True

    maker = damaging(program.folder / "broken.spieltisch", GOOD_MATCHES, MATCHES, dice)
    return {**refusals(program, number, maker, read), "as a second start": ways[True]}


def damage_backups(program: Reader, number: int, dice: random.Random) -> dict[str, int]:
    """Examine broken backups."""
    good = program.folder / "good.spieltisch-backup"
    program.application.storage.run(lambda database: database.backups.write(good))
    program.rest()

    def read(path: Path) -> bool:
        program.app.backup.examine(QUrl.fromLocalFile(str(path)))
        program.rest()
        taken = bool(program.app.backup.offer)
        program.app.backup.dismiss()
        return taken

    return refusals(program, number, damaging(program.folder / "broken.zip", [good], BYTES, dice), read)


def damage_archives(program: Reader, number: int, dice: random.Random) -> dict[str, int]:
    """Give broken archives of games to the plugins page: half of them malformed on purpose, half damaged."""
    archives = program.app.archives
    plugins = program.folder / "plugins"
    before = sorted(plugins.rglob("*"))

    def read(path: Path) -> bool:
        archives.examine(QUrl.fromLocalFile(str(path)))
        while archives.busy:
            QTest.qWait(1)
        assert sorted(plugins.rglob("*")) == before, path
        taken = bool(archives.offer)
        archives.dismiss()
        return taken

    target = program.folder / "broken-game.zip"
    malformed = iter(dice.sample(BAD, min(len(BAD), number // 2)))
    good = [sample_archive(program.folder, kind) for kind in ("zip", "wheel")]
    damaged = damaging(target, good, BYTES, dice)

    def make() -> Path:
        bad = next(malformed, None)
        if bad is None:
            return damaged()
        target.write_bytes(bad.make())
        return target

    return refusals(program, number, make, read)


def damaging(
    target: Path, sources: list[Path], damages: tuple[Damage, ...], dice: random.Random
) -> Callable[[], Path]:
    """Return what writes another damaged copy of one of `sources` to `target` at each call."""

    def make() -> Path:
        target.write_bytes(dice.choice(damages)(dice.choice(sources).read_bytes(), dice))
        return target

    return make


def damage_plugins(folder: Path, number: int, dice: random.Random) -> dict[str, int]:
    """Start with broken plugins in the folder: the bundled games work, what is broken has a reason."""
    plugins = folder / "plugins"
    shutil.copytree(BROKEN_PLUGINS, plugins, ignore=shutil.ignore_patterns("__pycache__"))
    for index in range(number - len(list(plugins.iterdir()))):
        copy = plugins / f"broken{index}"
        shutil.copytree(GOOD_PLUGIN, copy, ignore=shutil.ignore_patterns("__pycache__"))
        victim = dice.choice([path for path in copy.rglob("*") if path.is_file() and path.suffix != ".qml"])
        victim.write_bytes(dice.choice(BYTES)(victim.read_bytes(), dice))
    with reader(folder) as program:
        rows = program.app.plugins
        assert {game["id"] for game in program.app.games} >= set(BUNDLED)
        broken = [row for row in rows if row["state"] in ("failed", "incompatible")]
        for row in broken:
            assert row["reason"], row
            assert "\n" not in row["reason"], row
        assert program.said == []
    return {"plugins": number, "refused with a reason": len(broken)}


def main() -> int:
    """Run the campaign as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--backups", type=int, default=50)
    parser.add_argument("--archives", type=int, default=100)
    parser.add_argument("--plugins", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    qt_application = make_qt_application()
    ears = Ears()
    dice = random.Random(wanted.seed)
    with tempfile.TemporaryDirectory(prefix="files") as folder, reader(Path(folder)) as program:
        say({"seed": wanted.seed, "kind": "matches", **damage_matches(program, wanted.matches, dice)})
        say({"seed": wanted.seed, "kind": "backups", **damage_backups(program, wanted.backups, dice)})
        say({"seed": wanted.seed, "kind": "archives", **damage_archives(program, wanted.archives, dice)})
    with tempfile.TemporaryDirectory(prefix="plugins") as folder:
        say({"seed": wanted.seed, "kind": "plugins", **damage_plugins(Path(folder), wanted.plugins, dice)})
    del qt_application
    unexpected = [text for text in ears() if not text.startswith("plugin ")]
    if unexpected:
        sys.stdout.write(json.dumps(unexpected) + "\n")
    return 1 if unexpected else 0


if __name__ == "__main__":
    sys.exit(main())

"""Draw the gallery: `gallery.py [--all] [TARGET]`.

By default a choice of pictures goes to `docs/gallery`; `--all` draws every scene in every language, theme and
size into `build/gallery`, for looking through before a release.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from spieltisch.plugins.archives.archive import read_archive
from spieltisch.plugins.archives.store import install

ROOT = Path(__file__).resolve().parents[1]
FOLDER = Path(__file__).resolve().parent
LANGUAGES = ("de", "da", "en")
THEMES = ("dark", "light")
SIZES = ("1024x700", "1280x800", "2560x1440")
PAGES = ("start", "newmatch", "matches", "rules", "settings", "plugins", "handover")
ABOUT = ("about", "about-licences", "about-log", "start-crash")
SETTINGS = ("settings-rules", "settings-search", "settings-people", "settings-merge", "settings-backup")
PLUGINS = ("plugins", "plugins-add")
"""Pages that show a game which was added, and one that is offered."""
MATCHES = {
    "gallery_match.spieltisch": {"cut": 0, "discard": 1, "opponent": 64, "play": 68, "show": 72, "end": 108},
    "gallery_watten.spieltisch": {
        "watten-schlag": 0,
        "watten-trumpf": 19,
        "watten-play": 23,
        "watten-raise": 49,
        "watten-round": 18,
    },
    "gallery_dominoes.spieltisch": {"dominoes-play": 32, "dominoes-draw": 38, "dominoes-round": 42},
    "gallery_dominoes_pairs.spieltisch": {"dominoes-pairs": 15, "dominoes-pairs-round": 24},
    "gallery_five_hundred.spieltisch": {
        "500-draw": 147,
        "500-turn": 157,
        "500-melds": 209,
        "500-claim": 91,
        "500-hands": 101,
    },
}
"""Scenes at the table by match: how many of its actions have been played."""
PARTS = {
    "watten-details": ("gallery_watten_scores.spieltisch", 150, "details"),
    "watten-handover": ("gallery_watten.spieltisch", 23, "handover"),
    "500-count": ("gallery_five_hundred.spieltisch", 101, "laststep"),
    "500-forty": ("gallery_five_hundred_hand.spieltisch", 65, "table"),
}
"""Scenes with another page than the table itself: the match, how many actions, and the page."""
MOMENTS = {scene: (file, cursor) for file, scenes in MATCHES.items() for scene, cursor in scenes.items()}


@dataclass(frozen=True)
class Picture:
    """One picture: a page, or a moment at the table."""

    scene: str
    language: str
    theme: str
    size: str

    @property
    def name(self) -> str:
        """The file's name."""
        return f"{self.scene}-{self.language}-{self.theme}-{self.size}.png"


def chosen() -> Iterator[Picture]:
    """The pictures kept in the repository: every scene once, languages and themes taking turns."""
    turns = list(product(LANGUAGES, THEMES))
    for number, scene in enumerate((*PAGES, *MOMENTS)):
        language, theme = turns[number % len(turns)]
        yield Picture(scene, language, theme, "1280x800")
    yield Picture("settings-rules", "de", "light", "1280x800")
    yield Picture("settings-rules", "da", "dark", "1024x700")
    yield Picture("settings-search", "en", "dark", "1280x800")
    yield Picture("settings-people", "da", "light", "1280x800")
    yield Picture("settings-merge", "de", "dark", "1280x800")
    yield Picture("settings-backup", "en", "light", "1280x800")
    yield Picture("plugins-add", "de", "dark", "1280x800")
    yield Picture("plugins-add", "da", "light", "1024x700")
    yield Picture("about", "de", "dark", "1280x800")
    yield Picture("about-licences", "da", "dark", "1280x800")
    yield Picture("about-log", "de", "light", "1280x800")
    yield Picture("start-crash", "en", "dark", "1280x800")
    yield Picture("statistics", "da", "light", "1280x800")
    yield Picture("statistics", "de", "dark", "1024x700")
    yield Picture("play", "de", "dark", "1024x700")
    yield Picture("show", "da", "light", "1024x700")
    yield Picture("play", "en", "dark", "2560x1440")
    yield Picture("watten-play", "de", "light", "1024x700")
    yield Picture("watten-raise", "da", "dark", "1024x700")
    yield Picture("watten-play", "en", "dark", "2560x1440")
    yield Picture("watten-details", "de", "dark", "1280x800")
    yield Picture("watten-handover", "da", "light", "1280x800")
    yield Picture("dominoes-play", "da", "light", "1024x700")
    yield Picture("dominoes-pairs", "de", "dark", "1024x700")
    yield Picture("dominoes-play", "en", "dark", "2560x1440")
    yield Picture("500-claim", "da", "dark", "1024x700")
    yield Picture("500-melds", "de", "light", "1024x700")
    yield Picture("500-turn", "en", "dark", "2560x1440")
    yield Picture("500-count", "de", "dark", "1280x800")
    yield Picture("500-forty", "da", "dark", "1024x700")
    yield Picture("500-forty", "de", "light", "1280x800")


def everything() -> Iterator[Picture]:
    """Every scene in every language, theme and size."""
    for scene, language, theme, size in product(
        (*PAGES, *ABOUT, "plugins-add", *SETTINGS, "statistics", *MOMENTS, *PARTS), LANGUAGES, THEMES, SIZES
    ):
        yield Picture(scene, language, theme, size)


def at_table(match: str, cursor: int, page: str, file: Path) -> list[str | Path]:
    """Write the match after `cursor` actions to `file`; returns the arguments that show it."""
    document = json.loads((FOLDER / match).read_text(encoding="utf-8"))
    document["cursor"] = cursor
    if page == "handover":  # the device is handed round where several people play
        document["seats"] = [seat | {"player": "human"} for seat in document["seats"]]
    file.write_text(json.dumps(document), encoding="utf-8")
    return ["--game", document["game"], "--file", file, "--page", page]


def with_added_game(folder: Path) -> list[str | Path]:
    """Add a sample game in `folder`, and pack one to be offered; returns the arguments that show them."""
    sys.path.append(str(ROOT))
    from tests.plugins.packing import sample_archive  # noqa: PLC0415 - found by the line before

    folder.mkdir()
    added = folder / "data"
    install(read_archive(sample_archive(folder, "wheel", "highcard")), added / "plugins")
    return ["--data-dir", added, "--file", sample_archive(folder, "zip", "unusual")]


def draw(picture: Picture, target: Path, matches: Path) -> bool:
    """Draw one picture; returns whether it worked."""
    command: list[str | Path] = [sys.executable, "-m", "spieltisch", "--screenshot", target / picture.name]
    command += ["--size", picture.size, "--lang", picture.language, "--theme", picture.theme]
    if picture.scene in MOMENTS:
        match, cursor = MOMENTS[picture.scene]
        command += at_table(match, cursor, "table", matches / f"{picture.scene}.spieltisch")
    elif picture.scene in PARTS:
        command += at_table(*PARTS[picture.scene], matches / f"{picture.scene}.spieltisch")
    else:
        command += ["--page", picture.scene]
        command += with_added_game(matches / picture.name) if picture.scene in PLUGINS else []
    return subprocess.run([str(word) for word in command], cwd=ROOT, check=False).returncode == 0


def main(arguments: list[str]) -> int:
    """Draw the pictures asked for."""
    full = "--all" in arguments
    rest = [argument for argument in arguments if argument != "--all"]
    target = Path(rest[0]) if rest else ROOT / ("build/gallery" if full else "docs/gallery")
    target.mkdir(parents=True, exist_ok=True)
    pictures = list(everything() if full else chosen())
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        drawn = list(pool.map(lambda picture: draw(picture, target, Path(folder)), pictures))
    print(f"{sum(drawn)} of {len(drawn)} pictures in {target}")
    return 0 if all(drawn) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Which pictures there are, and what an SVG of ours may contain."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from art import write_all
from art.catalogue import pictures

ROOT = Path(__file__).resolve().parents[2]
ELEMENTS = {"svg", "g", "path", "circle", "ellipse", "rect"}
ATTRIBUTES = {
    *("viewBox", "width", "height", "x", "y", "rx", "ry", "cx", "cy", "r", "d", "transform"),
    *("fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "opacity"),
}


@pytest.fixture(scope="module")
def drawings() -> dict[str, str]:
    return dict(pictures())


def expected() -> set[str]:
    names = set()
    for colours, size in product(("two", "four"), ("normal", "large")):
        folder = f"cards/french/{colours}-{size}"
        names |= {f"{folder}/{rank}{suit}" for rank, suit in product("23456789T", "CDHS")}
        lettered = product("AJQK", "CDHS", ("de", "da", "en"))
        names |= {f"{folder}/{rank}{suit}-{language}" for rank, suit, language in lettered}
    for size in ("normal", "large"):
        cards = [f"{rank}{suit}" for rank, suit in product("789TJQK", "CDHS")]
        cards += [f"A{suit}-{language}" for suit, language in product("CDHS", ("de", "da", "en"))]
        names |= {f"cards/bavarian/two-{size}/{card}" for card in [*cards, "6D"]}
    decks = ("french-two", "french-four", "bavarian")
    names |= {f"cards/suits/{deck}/{suit}" for deck, suit in product(decks, "CDHS")}
    names |= {f"cards/jokers/{name}" for name in ("red", "black", "red-large", "black-large")}
    names |= {f"cards/backs/{name}" for name in ("lattice", "scale", "wine", "plain")}
    for tile_set in ("ivory", "dark", "contrast", "ivory-tint", "dark-tint"):
        tiles = [f"{high}{low}" for high, low in product(range(7), repeat=2) if high >= low]
        names |= {f"tiles/{tile_set}/{tile}" for tile in [*tiles, "back"]}
    return {f"{name}.svg" for name in names}


def test_every_picture_is_there_once(drawings: dict[str, str]) -> None:
    assert set(drawings) == expected()
    assert len(list(pictures())) == len(drawings)


def test_pictures_differ(drawings: dict[str, str]) -> None:
    variants = ("-de.svg", "-da.svg"), ("four", "tint")
    plain = {
        name: svg
        for name, svg in drawings.items()
        if not name.endswith(variants[0]) and not any(word in name for word in variants[1])
    }
    assert len(plain) > 250
    assert len(set(plain.values())) == len(plain)


def folders() -> list[str]:
    return [f"{colours}-{size}" for colours, size in product(("two", "four"), ("normal", "large"))]


@pytest.mark.parametrize("folder", folders())
def test_letters_follow_the_language(drawings: dict[str, str], folder: str) -> None:
    def card(rank: str, language: str) -> str:
        return drawings[f"cards/french/{folder}/{rank}H-{language}.svg"]

    assert card("K", "de") == card("K", "da") == card("K", "en")
    assert card("Q", "de") == card("Q", "da") != card("Q", "en")
    assert len({card("J", language) for language in ("de", "da", "en")}) == 3
    assert card("A", "de") == card("A", "en") != card("A", "da")


@pytest.mark.parametrize("size", ["normal", "large"])
def test_a_bavarian_ace_follows_the_language(drawings: dict[str, str], size: str) -> None:
    aces = {
        language: drawings[f"cards/bavarian/two-{size}/AS-{language}.svg"] for language in ("de", "da", "en")
    }
    assert aces["de"] == aces["en"] != aces["da"]


def test_four_colours_change_diamonds_and_clubs_only(drawings: dict[str, str]) -> None:
    changed = {
        name.rpartition("/")[2][1]
        for name, svg in drawings.items()
        if "/two-" in name and "french" in name and svg != drawings[name.replace("/two-", "/four-")]
    }
    assert changed == {"C", "D"}
    for card in ("2D", "JD-de", "AC-en", "KC-da"):
        assert (
            drawings[f"cards/french/two-normal/{card}.svg"]
            != drawings[f"cards/french/four-normal/{card}.svg"]
        )


def test_only_plain_elements(drawings: dict[str, str]) -> None:
    for name, svg in drawings.items():
        for element in ET.fromstring(svg).iter():  # noqa: S314 - our own text
            assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ELEMENTS, name
            assert set(element.attrib) <= ATTRIBUTES, name
            assert not (element.text or "").strip(), name


def test_numbers_are_short(drawings: dict[str, str]) -> None:
    long_number = re.compile(r"\.\d{5}|e-\d|nan|inf")
    assert [name for name, svg in drawings.items() if long_number.search(svg)] == []


def test_qt_can_draw_all(drawings: dict[str, str]) -> None:
    for name, svg in drawings.items():
        renderer = QSvgRenderer(QByteArray(svg.encode()))
        assert renderer.isValid(), name
        size = (100, 200) if name.startswith("tiles") else (110, 110) if "/suits/" in name else (250, 350)
        assert renderer.defaultSize().toTuple() == size, name


def test_written_files_are_the_same_in_another_process(tmp_path: Path, drawings: dict[str, str]) -> None:
    write_all(tmp_path)
    written = {file.relative_to(tmp_path).as_posix(): file.read_bytes() for file in tmp_path.rglob("*.svg")}
    assert written == {name: svg.encode() for name, svg in drawings.items()}

    script = "import hashlib; from art.catalogue import pictures; "
    script += "print(hashlib.sha256(repr(sorted(pictures())).encode()).hexdigest())"
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "packaging"), "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", script]
    other = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()
    assert other == hashlib.sha256(repr(sorted(drawings.items())).encode()).hexdigest()

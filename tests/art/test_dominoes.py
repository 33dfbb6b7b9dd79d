"""Domino tiles: pips to count, and contrast with tile and felt."""

from __future__ import annotations

from itertools import product

import pytest

from art.dominoes import TILE_SETS, domino, domino_back
from tests.art.pixels import Pixel, blobs, contrast, difference, pixel, render

FELTS = ("#1E5853", "#174846", "#28685C", "#1E5048")
"""The table in the evening and by day."""


@pytest.mark.parametrize(("upper", "lower"), list(product(range(7), repeat=2)))
def test_tiles_show_their_numbers(upper: int, lower: int) -> None:
    colours = TILE_SETS["dark"]
    image, pips = render(domino(upper, lower, colours), 100, 200), pixel(colours.pip)

    def is_pip(colour: Pixel) -> bool:
        return difference(colour, pips) < 90

    inside = range(8, 92)
    assert blobs(image, is_pip, inside, range(8, 92)) == upper
    assert blobs(image, is_pip, inside, range(108, 192)) == lower


@pytest.mark.parametrize("name", TILE_SETS)
def test_all_twelve_pips_are_seen_on_the_smallest_tile(name: str) -> None:
    """At 20 pixels, the narrowest a tile of a long line gets."""
    colours = TILE_SETS[name]
    image, pips = render(domino(6, 6, colours), 20, 40), pixel(colours.pip)

    def is_pip(colour: Pixel) -> bool:
        return difference(colour, pips) < 130

    assert blobs(image, is_pip, range(2, 18), range(2, 19)) == 6
    assert blobs(image, is_pip, range(2, 18), range(22, 38)) == 6


@pytest.mark.parametrize("name", TILE_SETS)
def test_pips_stand_out_from_the_tile(name: str) -> None:
    colours = TILE_SETS[name]
    for pip in (colours.pip, *colours.tints.values()):
        assert contrast(pip, colours.face) >= 4.5


@pytest.mark.parametrize(("name", "felt"), list(product(TILE_SETS, FELTS)))
def test_tiles_stand_out_from_the_felt(name: str, felt: str) -> None:
    colours = TILE_SETS[name]
    assert max(contrast(colours.edge, felt), contrast(colours.face, felt)) >= 3


@pytest.mark.parametrize("name", TILE_SETS)
def test_corners_are_transparent(name: str) -> None:
    for svg in (domino(6, 5, TILE_SETS[name]), domino_back(TILE_SETS[name])):
        image = render(svg, 200, 400)
        for x, y in product((1, 198), (1, 398)):
            assert image.at(x, y)[3] == 0


def test_tints_tell_numbers_apart() -> None:
    for colours in TILE_SETS.values():
        assert len(set(colours.tints.values())) in {0, 6}

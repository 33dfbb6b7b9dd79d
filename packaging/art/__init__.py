"""The drawings of Spieltisch: cards, backs, jokers and domino tiles as SVG, made from plain paths."""

from __future__ import annotations

from pathlib import Path

from art.catalogue import pictures


def write_all(target: Path) -> None:
    """Write every picture below the folder `target`; the same pictures every time, byte for byte."""
    for name, svg in pictures():
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(svg, encoding="utf-8", newline="\n")

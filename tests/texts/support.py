"""The build step of the translations, and a renderer that speaks what it has compiled."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import translations as build  # noqa: E402 - found through the path just added
from i18n import checks, sources, tools  # noqa: E402 - as above
from spieltisch.games.cribbage.texts import TEXTS as CRIBBAGE  # noqa: E402 - as above
from spieltisch.texts import People, Renderer, standard_renderer  # noqa: E402 - as above

__all__ = ["CRIBBAGE", "ROOT", "build", "checks", "compile_translations", "renderer", "sources", "tools"]

ANNA_AND_BENE = People(("Anna", "Bene"), viewer=0)


def compile_translations(folder: Path) -> Path:
    """Compile the translations as they are now; that none is missing is tested on its own."""
    build.compile_all(folder, drafts=True)
    return folder


def renderer(code: str, folder: Path, **catalogs: dict[str, str]) -> Renderer:
    """A renderer of the program's and cribbage's texts, and of catalogs nobody translates."""
    made = standard_renderer(code, folder)
    made.add_catalog("cribbage", CRIBBAGE, folder)
    for name, texts in catalogs.items():
        made.add_catalog(name, texts, folder)
    return made


def literal_strings(tree: Any) -> set[str]:
    """Every string constant of a syntax tree."""
    import ast

    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }

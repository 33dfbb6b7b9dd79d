"""Every key of the catalogs `core` and `cli` is used, and every used key has a text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import spieltisch
from spieltisch.cli.texts import TEXTS as CLI_TEXTS
from spieltisch.core.game import LEVELS
from spieltisch.core.texts import TEXTS as CORE_TEXTS

SOURCES = Path(spieltisch.__file__).parent
HELPERS = {"_bad": "core.file.", "usage": "cli.usage."}


def keys_used(catalog: str) -> Iterator[str]:
    """Keys, or patterns of keys, in the source: `core.level.*` stands for an f-string."""
    for path in SOURCES.rglob("*.py"):
        if path.name != "texts.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                yield from _keys_of(node, catalog)


def _keys_of(node: ast.AST, catalog: str) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if re.fullmatch(rf"{catalog}(\.[a-z_]+)+", node.value):
            yield node.value
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "*" for part in node.values]
        pattern = "".join(str(part) for part in parts)
        if re.fullmatch(rf"{catalog}\.[a-z_.*]+", pattern):
            yield pattern
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in HELPERS:
        first = node.args[0] if node.args else None
        if isinstance(first, ast.Constant) and HELPERS[node.func.id].startswith(f"{catalog}."):
            yield HELPERS[node.func.id] + str(first.value)


def matches(key: str, patterns: set[str]) -> bool:
    return any(re.fullmatch(re.escape(pattern).replace(r"\*", ".+"), key) for pattern in patterns)


@pytest.mark.parametrize(("catalog", "texts"), [("core", CORE_TEXTS), ("cli", CLI_TEXTS)])
def test_texts_and_keys_agree(catalog: str, texts: dict[str, str]) -> None:
    used = set(keys_used(catalog))
    missing = {key for key in used if "*" not in key and key not in texts}
    assert not missing
    unused = {key for key in texts if not matches(key, used)}
    assert not unused


def test_every_level_has_a_name_and_an_explanation() -> None:
    for player in (*LEVELS, "human", "random"):
        assert CORE_TEXTS[f"core.level.{player}"]
        assert CORE_TEXTS[f"core.level.{player}.explanation"]

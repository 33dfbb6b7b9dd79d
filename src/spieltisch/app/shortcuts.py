"""The keyboard shortcuts, as the overlay lists them."""

from __future__ import annotations

from typing import Final

from spieltisch.app.qvariant import Row
from spieltisch.core.messages import message
from spieltisch.texts import Renderer

_SHORTCUTS: Final = (
    ("game", "Ctrl+N", "new"),
    ("game", "{escape}", "back"),
    ("game", "P", "pause"),
    ("game", "R", "rematch"),
    ("game", "Ctrl+Q", "quit"),
    ("move", "{arrows}", "arrows"),
    ("move", "{space}", "select"),
    ("move", "{enter}", "confirm"),
    ("move", "Ctrl+Z", "undo"),
    ("move", "Ctrl+Shift+Z", "redo"),
    ("move", "H", "hint"),
    ("view", "D", "details"),
    ("view", "F11", "fullscreen"),
    ("help", "F1", "rules"),
    ("help", "Ctrl+?", "overlay"),
)
"""Group, keys and text, in the order of the menus; a key in braces has a name in each language."""


def shortcut_rows(renderer: Renderer) -> list[Row]:
    """Return `{keys, text, group}` for every shortcut."""
    return [
        {
            "keys": _keys(keys, renderer),
            "text": renderer.text(message(f"app.shortcut.{text}")),
            "group": renderer.text(message(f"app.shortcut.{group}")),
        }
        for group, keys, text in _SHORTCUTS
    ]


def _keys(keys: str, renderer: Renderer) -> str:
    return renderer.text(message(f"app.key.{keys[1:-1]}")) if keys.startswith("{") else keys

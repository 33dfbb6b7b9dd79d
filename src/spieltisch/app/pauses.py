"""The reasons why a match waits; others name theirs (`rules`, `elsewhere`, ...)."""

from __future__ import annotations

from typing import Final

BY_PERSON: Final = "person"
AFTER_UNDO: Final = "undo"
AFTER_FAILURE: Final = "failure"
OWN_PAUSES: Final = frozenset({AFTER_UNDO, AFTER_FAILURE})
"""Reasons to wait that nobody asked for: something was taken back, a computer cannot decide."""


def without(pauses: frozenset[str], reason: str) -> frozenset[str]:
    """Take a reason away; a person who goes on ends every wait that nobody asked for, too."""
    return pauses - {reason, *(OWN_PAUSES if reason == BY_PERSON else ())}

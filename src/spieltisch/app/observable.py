"""Fold, derive, emit: a controller replaces its frozen props and tells only what has changed."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from _typeshed import DataclassInstance
    from PySide6.QtCore import QObject

Props: TypeAlias = "DataclassInstance | NamedTuple"
"""A frozen dataclass or, where the first frame waits for it, a named tuple: Python makes its class faster."""


def field_names(props: Props) -> tuple[str, ...]:
    """Return the names of the fields in declaration order."""
    return props._fields if isinstance(props, tuple) else tuple(field.name for field in fields(props))


def changed_fields(old: Props, new: Props) -> tuple[str, ...]:
    """Return the names of the fields in which two values of one type differ, in declaration order."""
    return tuple(name for name in field_names(new) if getattr(old, name) != getattr(new, name))


def signal_name(field_name: str) -> str:
    """Return the notify signal of a field: `can_undo` is told by `canUndoChanged`."""
    head, *rest = field_name.split("_")
    return head + "".join(word.capitalize() for word in rest) + "Changed"


def emit_changes(owner: QObject, old: Props, new: Props) -> None:
    """Emit the notify signal of every field that differs; the owner already holds `new`."""
    for name in changed_fields(old, new):
        getattr(owner, signal_name(name)).emit()

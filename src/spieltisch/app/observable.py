"""Fold, derive, emit: a controller replaces its frozen props and tells only what has changed."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import DataclassInstance
    from PySide6.QtCore import QObject


def changed_fields(old: DataclassInstance, new: DataclassInstance) -> tuple[str, ...]:
    """Return the names of the fields in which two values of one dataclass differ, in declaration order."""
    return tuple(field.name for field in fields(new) if getattr(old, field.name) != getattr(new, field.name))


def signal_name(field_name: str) -> str:
    """Return the notify signal of a field: `can_undo` is told by `canUndoChanged`."""
    head, *rest = field_name.split("_")
    return head + "".join(word.capitalize() for word in rest) + "Changed"


def emit_changes(owner: QObject, old: DataclassInstance, new: DataclassInstance) -> None:
    """Emit the notify signal of every field that differs; the owner already holds `new`."""
    for name in changed_fields(old, new):
        getattr(owner, signal_name(name)).emit()

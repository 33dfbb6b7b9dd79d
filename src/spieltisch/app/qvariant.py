"""Names for the types of properties and slots that carry plain data.

At run time they are the Python types, which PySide turns into the Qt types of the same name; the tools that
check QML read the names.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

QVariantList = list
QVariantMap = dict
QStringList = list
QVariant: Any = "QVariant"
"""For what may be missing; Qt has this type alone by name. A None arrives as `undefined`."""
Row: TypeAlias = dict[str, Any]
"""A JavaScript object: strings, numbers, booleans, lists and rows; a None arrives as `undefined`."""

NO_ROWS: Final[list[Row]] = []
NO_ROW: Final[Row] = {}
"""Nothing to show yet; both stay empty."""

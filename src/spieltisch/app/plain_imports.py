"""Takes PySide's own `import` statement back."""

from __future__ import annotations

import builtins


def import_plainly() -> None:
    """Let `import` be Python's own again, after PySide has been imported.

    PySide puts a function in its place that asks of every module whether it uses PySide's `__feature__`, by
    reading the module's source. Nothing here does, reading all that takes a third of the time of imports,
    and it asks modules with a `__getattr__` for things that are not there: pydantic answers with imports of
    its own, which fail where it is still being imported, and the storage cannot be opened.
    """
    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        builtins.__import__ = original

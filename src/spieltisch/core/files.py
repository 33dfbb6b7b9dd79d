"""Writing small files so that nobody ever finds half of one."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_whole(path: Path, content: str | bytes, *, durable: bool = False) -> None:
    """Write a file, text in UTF-8; a file of that name is replaced only when the new one is complete.

    With `durable` it is on the disk when this returns, even if the power fails then.

    Raises:
        OSError: it cannot be written; nothing is left of it, and the old file is as it was.
        ValueError: the path is none.
    """
    temporary = path.with_name(f".{path.name}.part")
    try:
        with temporary.open("wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError, ValueError):
            temporary.unlink(missing_ok=True)
        raise

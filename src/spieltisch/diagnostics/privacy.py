"""Exceptions told without what people have typed or played.

A report holds where in the program something happened. The message of an exception may quote anything, a name
or a hand of cards: it is kept for kinds alone whose messages name parts of the program.
"""

from __future__ import annotations

import errno
import re
import traceback
from pathlib import Path
from typing import Final

TELLING: Final = (
    AttributeError,
    ImportError,
    IndexError,
    MemoryError,
    NameError,
    NotImplementedError,
    RecursionError,
    TypeError,
    ZeroDivisionError,
)
"""Their messages name attributes, modules and types."""
LEFT_OUT: Final = "(message left out)"
_QT: Final = re.compile(r"Internal C\+\+ object \([\w.:]+\) already deleted\.")
_INSTALLED: Final = re.compile(r".*[/\\](?:site-packages|dist-packages|src|python3\.\d+)[/\\]")
_MOST_FRAMES: Final = 60


def exception_lines(error: BaseException) -> list[str]:
    """Return the traceback of an exception, and of those that led to it, as lines, the newest call last."""
    lines: list[str] = []
    chain = _chain(error)
    for number, (one, link) in enumerate(chain):
        if number:
            lines += ["", link, ""]
        lines.append("Traceback (most recent call last):")
        frames = traceback.extract_tb(one.__traceback__)
        if len(frames) > _MOST_FRAMES:
            lines.append(f"  ... {len(frames) - _MOST_FRAMES} more calls")
        for frame in frames[-_MOST_FRAMES:]:
            lines.append(f"  {place(frame.filename)}:{frame.lineno} in {frame.name}")
            if frame.line:
                lines.append(f"    {frame.line}")
        lines.append(told(one))
    return lines


def told(error: BaseException) -> str:
    """Name an exception, with its message where that cannot quote what is nobody's business."""
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    return f"{name}: {_detail(error)}"


def place(file: str) -> str:
    """Name a source file without the folders it is installed in, which may hold a user's name."""
    return without_home(_INSTALLED.sub("", file))


def without_home(text: str) -> str:
    """Put `~` in place of the user's folder wherever it stands in a text."""
    home = str(Path.home())
    return text if len(home) < 2 else text.replace(home, "~")


def _detail(error: BaseException) -> str:
    if isinstance(error, OSError) and error.errno is not None:
        return f"{errno.errorcode.get(error.errno, error.errno)} {error.strerror or ''}".rstrip()
    text = str(error)
    if isinstance(error, TELLING) or _QT.fullmatch(text):
        return without_home(text) or "-"
    return LEFT_OUT if text else "-"


def _chain(error: BaseException) -> list[tuple[BaseException, str]]:
    """An exception after those that led to it, each with the words that link it to the one before."""
    chain: list[tuple[BaseException, str]] = []
    seen: set[int] = set()
    at: BaseException | None = error
    while at is not None and id(at) not in seen:
        seen.add(id(at))
        if at.__cause__ is not None:
            chain.append((at, "which led to:"))
            at = at.__cause__
        else:
            chain.append((at, "and while that was dealt with:"))
            at = None if at.__suppress_context__ else at.__context__
    return chain[::-1]

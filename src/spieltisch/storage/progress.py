"""How far long work has got, and stopping it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

_INSTRUCTIONS: Final = 20_000
"""After so many steps of SQLite's virtual machine it is asked whether to go on: some milliseconds."""


class Cancelled(Exception):  # noqa: N818 - no error: somebody has thought better of it
    """The work was stopped before its end; nothing has been changed."""


Progress: TypeAlias = Callable[[float], None]
"""Is told the share that is done, from 0 to 1, and may raise `Cancelled`."""


def unwatched(_share: float) -> None:
    """Nobody looks."""


def part(progress: Progress, first: float, last: float) -> Progress:
    """Return the progress of a part of the work, which goes from `first` to `last`."""
    return lambda share: progress(first + (last - first) * min(1.0, share))


@contextmanager
def watched(connection: sqlite3.Connection, look: Callable[[], None]) -> Iterator[None]:
    """Call `look` again and again while SQLite works for the block; it may raise `Cancelled`.

    Raises:
        Cancelled: `look` has; what SQLite did is interrupted.
    """
    stopped: list[Cancelled] = []

    def ask() -> int:
        try:
            look()
        except Cancelled as wish:
            stopped.append(wish)
            return 1
        return 0

    connection.set_progress_handler(ask, _INSTRUCTIONS)
    try:
        yield
    except Exception:
        if stopped:
            raise stopped[0] from None
        raise
    finally:
        connection.set_progress_handler(None, 0)

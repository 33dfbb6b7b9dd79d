"""Transactions, and the base of the repositories that work in them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine
from sqlmodel import Session

from spieltisch.storage.faults import storage_errors


class Transactions:
    """Hands out sessions. The outermost block commits; a block inside another one is a savepoint."""

    def __init__(self, engine: Engine, path: Path) -> None:
        self._engine = engine
        self._path = path
        self._session: Session | None = None

    @contextmanager
    def begin(self) -> Iterator[Session]:
        """Everything done in the block is stored when it ends, and nothing of it when it raises.

        Raises:
            StorageError: the database failed.
        """
        if self._session is not None:
            with self._session.begin_nested():
                yield self._session
            return
        with storage_errors(self._path), Session(self._engine) as session, session.begin():
            self._session = session
            try:
                yield session
            finally:
                self._session = None


class Repository:
    """A part of the database."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

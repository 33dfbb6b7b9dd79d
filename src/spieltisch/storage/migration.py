"""Brings an older file up to date with Alembic: all revisions in one transaction, or none."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine

_log = logging.getLogger(__name__)


def script_config(scripts: Path, connection: Connection | None = None) -> Config:
    """Alembic's configuration without an ini file; `env.py` takes the connection from it."""
    config = Config()
    # Alembic hands the option to configparser, where % starts an interpolation.
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(engine: Engine, revision: str, scripts: Path) -> None:
    """Run every migration up to `revision` in one transaction.

    Foreign keys must be off: SQLite changes a table by rebuilding it, which would delete the rows that refer
    to it. `env.py` checks them before the transaction ends.

    Raises:
        Exception: whatever a migration raised; the file is as it was.
    """
    with engine.begin() as connection:
        command.upgrade(script_config(scripts, connection), revision)
    _log.info("migrated to schema %s", revision)

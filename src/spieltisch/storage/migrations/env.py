"""Run by Alembic: migrates on the connection that `spieltisch.storage.migration` opened."""

from alembic import context
from sqlalchemy import Connection

from spieltisch.storage.tables import Table


def run(connection: Connection) -> None:
    """Run the migrations inside the caller's transaction.

    Raises:
        ValueError: they left references to rows that are not there.
    """
    context.configure(connection=connection, target_metadata=Table.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise ValueError(f"{len(broken)} rows refer to nothing after the migration")


run(context.config.attributes["connection"])

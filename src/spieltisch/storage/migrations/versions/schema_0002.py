"""The time a person has for a decision: what is left of it, and what was left at every action."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; nothing is known of older matches."""
    op.add_column("matches", sa.Column("clock", sa.Float))
    op.add_column("actions", sa.Column("clock", sa.Float))

"""What each seat of a match keeps, whatever is played: how its hand is sorted."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; in older matches nobody keeps anything."""
    op.add_column("matches", sa.Column("kept", sa.Text, nullable=False, server_default=sa.text("'{}'")))

"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables."""
    _create_matches()
    _create_parts_of_matches()
    _create_others()


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("cursor", sa.Integer, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("progress", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("updated", sa.DateTime, nullable=False),
        sa.Column("finished", sa.DateTime),
        sa.Column("helped", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_game_finished", "matches", ["game", "finished"])
    op.create_index("ix_matches_finished", "matches", ["finished"])


def _create_parts_of_matches() -> None:
    op.create_table(
        "seats",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("score", sa.Float),
        sa.Column("won", sa.Boolean),
        sa.Column("facts", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_player", "seats", ["player", "match_id"])
    op.create_table(
        "actions",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("auto", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )


def _create_others() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "profiles",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
        sa.UniqueConstraint("name", name="uq_profiles_name"),
    )
    op.create_table(
        "plugin_values",
        sa.Column("plugin", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )

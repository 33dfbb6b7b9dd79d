"""Years of play: people at their seats, why a match was helped, and the tables that statistics count in.

The new tables stay empty here: what is in them is derived, and made when the file is opened.
"""

import json
from collections.abc import Mapping

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_FIGURES = tuple(f"f{number:02}" for number in range(96))


def upgrade() -> None:
    """Add columns and tables; mark handicaps, and seat the people who are known by name."""
    for name in ("undone", "hinted", "handicap"):
        op.add_column("matches", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    _link_seats()
    _mark_handicaps()
    _seat_people()
    _create_sets()
    _create_results()


def _link_seats() -> None:
    """Make `seats` anew with profiles: SQLite cannot add a foreign key, Alembic only one with a name."""
    op.rename_table("seats", "old_seats")
    op.drop_index("ix_seats_player", "old_seats")
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
        sa.Column("profile_id", sa.Integer, sa.ForeignKey("profiles.id", ondelete="SET NULL")),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO seats SELECT *, NULL FROM old_seats")
    op.drop_table("old_seats")
    op.create_index("ix_seats_player", "seats", ["player", "match_id"])
    op.create_index("ix_seats_profile", "seats", ["profile_id"])


def _mark_handicaps() -> None:
    connection = op.get_bind()
    rows = connection.exec_driver_sql(
        "SELECT id, document FROM matches WHERE document LIKE '%\"setup\"%' OR document LIKE '%\"packs\"%'"
    ).fetchall()
    for match_id, text in rows:
        if _is_handicap(json.loads(text)):
            connection.exec_driver_sql("UPDATE matches SET handicap = 1 WHERE id = ?", (match_id,))


def _is_handicap(document: object) -> bool:
    if not isinstance(document, Mapping):
        return False
    setup = document.get("setup")
    scores = setup.get("scores") if isinstance(setup, Mapping) else None
    return bool(document.get("packs")) or (isinstance(scores, list) and any(scores))


def _seat_people() -> None:
    connection = op.get_bind()
    profiles = connection.exec_driver_sql("SELECT id, name FROM profiles").fetchall()
    by_name = {name.casefold(): profile_id for profile_id, name in profiles}
    names = connection.exec_driver_sql("SELECT DISTINCT name FROM seats WHERE player = 'human'").fetchall()
    for (name,) in names:
        if (profile_id := by_name.get(name.casefold())) is not None:
            connection.exec_driver_sql(
                "UPDATE seats SET profile_id = ? WHERE player = 'human' AND name = ?", (profile_id, name)
            )


def _create_sets() -> None:
    for table in ("option_sets", "oppositions"):
        op.create_table(
            table,
            sa.Column("id", sa.Integer, primary_key=True),
            sa.Column("text", sa.Text, nullable=False),
        )
        op.create_index(f"ix_{table}_text", table, ["text"])
    op.create_table(
        "figure_columns",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("fact", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _create_results() -> None:
    op.create_table(
        "results",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("finished", sa.Integer, nullable=False),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("profile_id", sa.Integer, sa.ForeignKey("profiles.id", ondelete="SET NULL")),
        sa.Column("lead", sa.Boolean, nullable=False),
        sa.Column("opposition", sa.Integer, sa.ForeignKey("oppositions.id"), nullable=False),
        sa.Column("options", sa.Integer, sa.ForeignKey("option_sets.id"), nullable=False),
        sa.Column("won", sa.Boolean),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("other", sa.Float, nullable=False),
        sa.Column("helped", sa.Boolean, nullable=False),
        sa.Column("handicap", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Float) for name in _FIGURES),
        sa.PrimaryKeyConstraint("game", "day", "finished", "match_id", "seat", name="pk_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_match", "results", ["match_id"])
    op.create_index("ix_results_profile", "results", ["profile_id"])
    filters = ["helped", "handicap", "won"]
    order = ["game", "day", "finished", "match_id", "seat"]
    people = ["lead", "profile_id"]
    sets = ["opposition", "options"]
    op.create_index("ix_results_course", "results", [*order, *people, *sets, *filters, "score", "other"])
    op.create_index("ix_results_days", "results", [*order[1:], *people, *sets, *filters])
    op.create_index("ix_results_groups", "results", ["game", *sets, *people, "day", *filters])

"""Matches, settings and profiles in one SQLite file, used through `StorageService`.

Importing this package is cheap: the database stack (SQLModel, SQLAlchemy) is loaded by the service's own
thread when it opens the file, and Alembic only when an older file has to be migrated.
"""

from spieltisch.storage.paths import DATABASE_NAME, default_data_dir, prepare_data_dir
from spieltisch.storage.records import (
    MatchSummary,
    MonthSummary,
    NewMatch,
    Profile,
    SeatSummary,
    StoredMatch,
    YearSummary,
)
from spieltisch.storage.service import StorageService

__all__ = [
    "DATABASE_NAME",
    "MatchSummary",
    "MonthSummary",
    "NewMatch",
    "Profile",
    "SeatSummary",
    "StorageService",
    "StoredMatch",
    "YearSummary",
    "default_data_dir",
    "prepare_data_dir",
]

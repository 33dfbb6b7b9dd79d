"""Matches, settings and profiles in one SQLite file, used through `StorageService`.

Importing this package is cheap, because the first frame of the window waits for it: records and service are
loaded when they are asked for, the database stack (SQLModel, SQLAlchemy) by the service's own thread when it
opens the file, and Alembic only when an older file has to be migrated.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from spieltisch.storage.paths import DATABASE_NAME, default_data_dir, prepare_data_dir

if TYPE_CHECKING:
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


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = "service" if name == "StorageService" else "records"
    return getattr(import_module(f"{__name__}.{module}"), name)

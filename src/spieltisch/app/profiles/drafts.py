"""The names in what is remembered of the last matches, when people get other names. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping

from spieltisch.app.drafts import DRAFT_PREFIX
from spieltisch.core.events import Json


def renamed_drafts(stored: Mapping[str, Json], old: str, new: str) -> dict[str, Json]:
    """Return the drafts among the settings in which `old` sits, with `new` there.

    Where `new` sits at the table as well, the seat loses its name: nobody sits at a table twice.
    """
    drafts = ((key, value) for key, value in stored.items() if key.startswith(DRAFT_PREFIX))
    renamed = ((key, value, _renamed(value, old, new)) for key, value in drafts)
    return {key: after for key, before, after in renamed if after != before}


def _renamed(draft: Json, old: str, new: str) -> Json:
    seats = draft.get("seats") if isinstance(draft, dict) else None
    if not isinstance(draft, dict) or not isinstance(seats, list):
        return draft
    others = [_name(seat) for seat in seats if _name(seat) != old]
    name = "" if new in others else new
    return {
        **draft,
        "seats": [
            {**seat, "name": name} if isinstance(seat, dict) and _name(seat) == old else seat
            for seat in seats
        ],
    }


def _name(seat: Json) -> Json:
    return seat.get("name") if isinstance(seat, dict) else None

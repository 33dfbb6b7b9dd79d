"""What the table controller shows, as one frozen value of plain, rendered data."""

from __future__ import annotations

from dataclasses import dataclass, field

from spieltisch.app.qvariant import Row


def _row() -> Row:
    return {}


def _rows() -> list[Row]:
    return []


@dataclass(frozen=True, slots=True)
class TableProps:
    """Field by field the Qt properties of `TableController`."""

    zones: dict[str, int] = field(default_factory=dict)
    game_id: str = ""
    game_name: str = ""
    shortcuts: list[Row] = field(default_factory=_rows)
    table_source: str = ""
    progress: str = ""
    prompt: str = ""
    detail: str = ""
    confirm_button: Row = field(default_factory=lambda: {"visible": False, "enabled": False, "label": ""})
    choices: list[Row] = field(default_factory=_rows)
    plates: list[Row] = field(default_factory=_rows)
    colours: list[int] = field(default_factory=list)
    scores: list[Row] = field(default_factory=_rows)
    steps: Row = field(default_factory=lambda: dict(NO_STEPS))
    extra: Row = field(default_factory=_row)
    details: list[Row] = field(default_factory=_rows)
    rules: list[Row] = field(default_factory=_rows)
    covered: bool = False
    cover: Row = field(default_factory=lambda: dict(NO_COVER))
    view_seat: int = -1
    can_undo: bool = False
    can_redo: bool = False
    can_clear: bool = False
    thinking: bool = False
    watching: bool = False
    open_hands: bool = False
    over: bool = False
    outcome: Row = field(default_factory=lambda: dict(NO_OUTCOME))
    paused: bool = False
    focus_zones: list[str] = field(default_factory=list)
    hint_active: bool = False
    hint_awaited: bool = False
    deck: str = "french"


NO_STEPS: Row = {"active": False, "index": 0, "total": 0, "nextLabel": "", "skipLabel": ""}
NO_COVER: Row = {
    "name": "",
    "initial": "",
    "text": "",
    "side": 0,
    "mark": -1,
    "anywhere": False,
    "tiles": False,
}
NO_OUTCOME: Row = {"title": "", "text": ""}

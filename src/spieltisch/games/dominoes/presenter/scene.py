"""Everything in `TableView.extra`, as `extra` describes it."""

from __future__ import annotations

from spieltisch.core.messages import message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.games.dominoes.presenter.choosing import can_draw, draw_selected, drawn_next
from spieltisch.games.dominoes.presenter.ending import Ending, ending_extra
from spieltisch.games.dominoes.presenter.hints import hint_extra
from spieltisch.games.dominoes.presenter.lines import line_extra
from spieltisch.games.dominoes.presenter.naming import gain
from spieltisch.games.dominoes.presenter.offers import offers, offers_extra, preview_extra
from spieltisch.games.dominoes.presenter.outcome import result_extra
from spieltisch.games.dominoes.presenter.prompts import drawn_to_play
from spieltisch.games.dominoes.presenter.standing import round_points
from spieltisch.games.dominoes.state import View


def table_extra(view: View, ui: UiState[View], ending: Ending | None) -> dict[str, Extra]:
    """Return the values for the table's QML."""
    table = view.table
    settings = table.settings
    drawn = None if ending else drawn_to_play(view, ui)
    legal = tuple(offer.end for offer in offers(view, ui) if offer.end is not None)
    return {
        "phase": "ended" if ending else "over" if table.over else "play",
        "variant": settings.variant.value,
        "round": ending.record.number if ending else table.number,
        "opener": table.opener,
        "turn": None if ending else table.turn,
        "line": line_extra(ending.record.line if ending else table.line, fives=settings.fives, legal=legal),
        "ends_label": message("dominoes.label.ends"),
        "preview": preview_extra(view, ui),
        "offers": offers_extra(view, ui),
        "boneyard": _boneyard(view, ui, ending),
        "hands": _hands(view, ending),
        "drawn": None if drawn is None else drawn.text,
        "target": _target(view),
        "round_points": _round_points(view, ending),
        "end": ending_extra(ending) if ending else None,
        "hint": hint_extra(view, ui),
        "result": result_extra(view) if ending is None else None,
    }


def _boneyard(view: View, ui: UiState[View], ending: Ending | None) -> dict[str, Extra]:
    table = view.table
    count = ending.record.boneyard if ending else table.boneyard
    stay = min(count, table.settings.reserve) if table.settings.draws else count
    return {
        "count": count,
        "reserve": stay,
        "label": message("dominoes.label.boneyard"),
        "text": message("dominoes.label.boneyard_count", n=count),
        "draw": drawn_next(view) if can_draw(view, ui) else "",
        "selected": draw_selected(view, ui),
    }


def _hands(view: View, ending: Ending | None) -> tuple[Extra, ...]:
    """Return how many tiles each seat holds, with a label."""
    sizes = tuple(map(len, ending.record.hands)) if ending else view.table.hand_sizes
    return tuple({"count": size, "label": message("dominoes.tiles", n=size)} for size in sizes)


def _target(view: View) -> dict[str, Extra]:
    target = view.table.settings.target
    if not target:
        return {"points": 0, "label": message("dominoes.label.one_round")}
    return {"points": target, "label": message("dominoes.label.target", target=target)}


def _round_points(view: View, ending: Ending | None) -> tuple[Extra, ...]:
    """Return what each side has scored in the running round; nothing in games that score at its end."""
    if ending is not None or not view.table.settings.fives:
        return ()
    return tuple(
        {"points": points, "label": message("dominoes.label.round_points", gain=gain(points))}
        for points in round_points(view.table)
    )

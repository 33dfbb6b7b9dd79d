"""Everything in `TableView.extra`, as `extra` describes it."""

from __future__ import annotations

from spieltisch.core.messages import Message, Seat, message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.games.cribbage.legality import LIMIT, cut_range
from spieltisch.games.cribbage.presenter.board import board
from spieltisch.games.cribbage.presenter.choosing import CUTS, acting, depth, selected_cards
from spieltisch.games.cribbage.presenter.hints import hint_extra
from spieltisch.games.cribbage.presenter.outcome import result_extra
from spieltisch.games.cribbage.presenter.pegging import PlayedCard, badge, goes, play_row, preview_play
from spieltisch.games.cribbage.presenter.pieces import known_hand, played_counts
from spieltisch.games.cribbage.presenter.show import Moment, due_show, show_scene
from spieltisch.games.cribbage.state import Phase, View

_SEATS = (0, 1)
_CRIB_SIZE = 4


def table_extra(view: View, ui: UiState[View], moment: Moment | None) -> dict[str, Extra]:
    """Return the values for the table's QML."""
    told = moment.record if moment else due_show(view) if view.phase is Phase.OVER else None
    dealer = told.dealer if told else view.dealer
    row = () if told else play_row(view, ui.recent)
    played = (_CRIB_SIZE, _CRIB_SIZE) if told else played_counts(view)
    return {
        "phase": "show" if moment else view.phase.value,
        "deal": told.deal if told else view.deal,
        "dealer": dealer,
        "count": 0 if told else view.count,
        **_count(view, ui, told=told is not None),
        "play_row": tuple(_played(card) for card in row),
        "goes": tuple(
            {"seat": seat, "slot": slot, "text": message("cribbage.go")}
            for seat, slot in (() if told else goes(view.plays))
        ),
        "crib": {
            "owner": dealer,
            "size": _CRIB_SIZE if told else view.crib_size,
            "label": message("cribbage.crib.label", who=Seat(dealer)) if dealer is not None else "",
        },
        "starter_label": message("cribbage.starter"),
        "pack_label": message("cribbage.pack"),
        "hand_notes": tuple(None if told else _hand_note(view, ui, seat) for seat in _SEATS),
        "played": played,
        "played_label": message("cribbage.played"),
        "cut": _cut(view, ui),
        "board": board(view, ui, moment),
        "show": show_scene(moment) if moment else None,
        "hint": hint_extra(view, ui),
        "result": None if moment else result_extra(view),
    }


def _count(view: View, ui: UiState[View], *, told: bool) -> dict[str, Extra]:
    chosen = selected_cards(view, ui) if view.phase is Phase.PLAY and not told else ()
    note: Message | None = None
    with_card: int | None = None
    if chosen:
        with_card = preview_play(view, chosen[0]).count
        note = message("cribbage.count.with", card=chosen[0], count=with_card)
    elif view.count and not told and view.phase is not Phase.OVER:
        note = message("cribbage.count.left", left=LIMIT - view.count)
    return {"count_with": with_card, "count_label": message("cribbage.count.label"), "count_note": note}


def _played(card: PlayedCard) -> dict[str, Extra]:
    return {
        "owner": card.seat,
        "points": card.points,
        "reason": badge(card.gains),
        "finished": card.finished,
    }


def _hand_note(view: View, ui: UiState[View], seat: int) -> Message | None:
    size = view.hand_sizes[seat]
    if not size or known_hand(view, ui, seat) is not None:
        return None
    return message("cribbage.hand.size", n=size)


def _cut(view: View, ui: UiState[View]) -> dict[str, Extra] | None:
    if view.phase not in CUTS or not acting(view, ui):
        return None
    low, high = cut_range(view.phase)
    now = depth(view, ui)
    return {
        "depth": now,
        "minimum": low,
        "maximum": high,
        "cards": low + high,
        "label": message("cribbage.cut.depth", n=now),
    }

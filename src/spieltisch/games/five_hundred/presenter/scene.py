"""Everything in `TableView.extra`, as `extra` describes it."""

from __future__ import annotations

from spieltisch.core.eventfacts import number_of
from spieltisch.core.messages import Message, StandIn, message
from spieltisch.core.presentation import Extra, UiState
from spieltisch.games.five_hundred.legality import SMALLEST_PILE
from spieltisch.games.five_hundred.melds import Meld, Shown
from spieltisch.games.five_hundred.presenter import ids
from spieltisch.games.five_hundred.presenter.arranging import arranged, sort_of
from spieltisch.games.five_hundred.presenter.choosing import READING
from spieltisch.games.five_hundred.presenter.claiming import claim_extra
from spieltisch.games.five_hundred.presenter.counting import count_extra
from spieltisch.games.five_hundred.presenter.ending import Ending
from spieltisch.games.five_hundred.presenter.hints import hint_extra
from spieltisch.games.five_hundred.presenter.naming import cards_words, gain, meld_name, named, place_words
from spieltisch.games.five_hundred.presenter.outcome import result_extra
from spieltisch.games.five_hundred.presenter.previews import Preview, preview, preview_warning
from spieltisch.games.five_hundred.presenter.readings import chosen_reading, readings
from spieltisch.games.five_hundred.presenter.spots import spots
from spieltisch.games.five_hundred.presenter.standing import risk_extra, stand_extra
from spieltisch.games.five_hundred.presenter.taking import taking, taking_words
from spieltisch.games.five_hundred.presenter.turns import (
    TAKE_ALL,
    acting_seat,
    draw_action,
    drawing,
    laying_now,
    refusal,
)
from spieltisch.games.five_hundred.state import Phase, View


def table_extra(view: View, ui: UiState[View], ending: Ending | None) -> dict[str, Extra]:
    """Return the values for the table's QML."""
    table = view.table
    return {
        "phase": "ended" if ending else table.phase.value,
        "deal": ending.record.number if ending else table.number,
        "turn": None if ending else table.turn_of,
        "steps": _steps(view, ui, ending),
        "melds": melds_extra(view, ui, ending),
        "preview": _preview_extra(view, ui),
        "risk": risk_extra(view, ui, ending),
        "stock": _stock(view, ending),
        "pile": _pile(view, ui, ending),
        "claim": None if ending else claim_extra(view, ui),
        "stand": stand_extra(view, ending),
        "count": count_extra(ending) if ending is not None and ending.counted else None,
        "readings": _readings(view, ui),
        "gaps": () if ending or view.seat is None else arranged(view, ui).gaps,
        "sort": sort_of(ui),
        "target": {
            "points": table.settings.target,
            "label": message("five_hundred.label.target", target=table.settings.target),
        },
        "labels": {
            "sort": message("five_hundred.label.sort"),
            "hand": message("five_hundred.label.hand"),
            "table": message("five_hundred.label.table"),
            "newMeld": message("five_hundred.label.new_meld"),
        },
        "hint": hint_extra(view, ui),
        "result": result_extra(view) if ending is None else None,
    }


def _steps(view: View, ui: UiState[View], ending: Ending | None) -> tuple[Extra, ...]:
    """Return the three parts of a turn: drawing, laying, discarding; none once the match is over."""
    if ending is None and view.table.phase is Phase.OVER:
        return ()
    states = _step_states(view, ui, ending)
    return tuple(
        {"id": name, "label": message(f"five_hundred.step.{name}"), "state": state}
        for name, state in zip(("draw", "lay", "discard"), states, strict=True)
    )


def _step_states(view: View, ui: UiState[View], ending: Ending | None) -> tuple[str, str, str]:
    if ending is not None:
        return "next", "next", "next"
    if view.table.phase is Phase.DRAW:
        return "now", "next", "next"
    if view.table.phase is Phase.CLAIM:
        return "done", "done", "done"
    now = preview(view, ui)
    if now is not None and now.kind == "discard":
        return "done", "done", "now"
    return "done", "now", "next"


def melds_extra(view: View, ui: UiState[View], ending: Ending | None) -> tuple[Extra, ...]:
    """Return `extra["melds"]` (see `extra`)."""
    melds = ending.record.melds if ending else view.table.melds
    return tuple(_meld(view, ui, ending, number, meld) for number, meld in enumerate(melds, 1))


def _meld(view: View, ui: UiState[View], ending: Ending | None, number: int, meld: Meld) -> dict[str, Extra]:
    here = [] if ending else [one for one in spots(view, ui) if one.number == number and one.refused is None]
    fits: list[Extra] = [
        {
            "choice": one.choice,
            "end": one.end,
            "gain": gain(one.gain),
            "text": place_words(meld, one.end, one.shown),
        }
        for one in here
        if not one.is_swap
    ]
    return {
        "number": number,
        "name": meld_name(meld),
        "kind": meld.kind,
        "suit": meld.cards[0].shown.card.text[-1] if meld.kind == "run" else "",
        "low": meld.low if meld.kind == "run" else meld.rank,
        "high": meld.high if meld.kind == "run" else meld.rank,
        "cards": tuple(
            {**card_extra(laid.shown), "owner": laid.owner, "name": named_card(laid.shown)}
            for laid in meld.cards
        ),
        "fits": tuple(fits),
        "swaps": tuple(
            {"choice": one.choice, "slot": one.slot, "gain": gain(one.gain), "name": meld_joker(one.shown)}
            for one in here
            if one.is_swap
        ),
        "glow": number in _grown(ui),
    }


def card_extra(shown: Shown) -> dict[str, Extra]:
    """Return a card as it lies (`*` for a joker) and the card it stands for."""
    return {"face": shown.held.text, "shown": shown.card.text if shown.joker else ""}


def named_card(shown: Shown) -> Extra:
    """Return what a badge says of a joker: the card it stands for in short; "" for others."""
    return message("five_hundred.short", card=shown.card) if shown.joker else ""


def meld_joker(shown: Shown) -> Message:
    """Return what a joker is called that a card can be swapped for."""
    return message("five_hundred.joker", card=StandIn(shown.card))


def _grown(ui: UiState[View]) -> frozenset[int]:
    """Return the melds that the newest action has laid or added to."""
    laying = ("melded", "laid", "swapped", "claim_laid")
    return frozenset(number_of(event, "meld") for event in ui.recent if event.type in laying)


def _preview_extra(view: View, ui: UiState[View]) -> dict[str, Extra] | None:
    now = preview(view, ui)
    if now is None:
        return None
    return {
        "kind": now.kind,
        "title": _title(now),
        "gain": gain(now.gain) if now.gain else "",
        "points": now.gain,
        "cards": tuple(card_extra(shown) for shown in now.cards if now.kind != "takeall"),
        "meld": now.meld,
        "end": now.end,
        "slot": now.slot,
        "possible": now.refused is None,
        "warning": now.refused or preview_warning(view, now),
        "note": _note(view, now),
    }


def _title(now: Preview) -> Extra:
    if now.kind in ("meld", "draw", "takeall"):
        return message(f"five_hundred.preview.{now.kind}")
    card = named(now.cards[0])
    return message(f"five_hundred.preview.{now.kind}", card=card)


def _note(view: View, now: Preview) -> Extra:
    """Say what taking the pile would bring: what can be laid now, what stays in the hand."""
    if now.kind != "takeall":
        return None
    return taking_words(view, len(now.cards))


def _stock(view: View, ending: Ending | None) -> dict[str, Extra]:
    count = 0 if ending else view.table.stock
    return {"count": count, "label": message("five_hundred.label.stock", count=count)}


def _pile(view: View, ui: UiState[View], ending: Ending | None) -> dict[str, Extra]:
    pile = () if ending else view.table.pile
    # Where the last card has closed the deal, it hides the pile.
    top = pile[-1] if pile and view.table.phase is not Phase.OVER else None
    seat = acting_seat(view, ui) if drawing(view, ui) else None
    seen = view.table.settings.whole_pile_visible
    whole = None if seat is None or len(pile) < SMALLEST_PILE or not seen else _whole(view, seat)
    return {
        "count": len(pile),
        "label": message("five_hundred.label.pile", n=len(pile)),
        "top": None if top is None else message("five_hundred.label.top", card=top),
        "visible": seen,
        "fan": bool(ui.value(ids.FAN_VALUE, 0)) and len(pile) > 1 and seen,
        "joins": _joins(view) if whole is not None else (),
        "whole": whole,
    }


def _joins(view: View) -> tuple[int, ...]:
    """Return the slots of the pile whose cards would go into a new meld."""
    joining = taking(view, len(view.table.pile)).joining
    return tuple(slot for slot, card in enumerate(view.table.pile) if card in joining)


def _whole(view: View, seat: int) -> dict[str, Extra]:
    """Return what taking the whole pile would mean."""
    pile = view.table.pile
    now = Preview("takeall", draw_action(seat, view, TAKE_ALL), tuple(map(Shown, pile)))
    refused = refusal(view, now.action)
    plan = taking(view, len(pile))
    return {
        "possible": refused is None,
        "reason": refused,
        "layNow": gain(plan.points),
        "inHand": gain(-plan.left),
        "warning": preview_warning(view, now) if refused is None else None,
    }


def _readings(view: View, ui: UiState[View]) -> tuple[Extra, ...]:
    found = readings(view, ui) if laying_now(view, ui) else ()
    chosen = chosen_reading(view, ui)
    if len(found) < 2:
        return ()
    return tuple(
        {
            "choice": f"{READING}{place}",
            "cards": tuple({**card_extra(item), "name": named_card(item)} for item in reading.shown),
            "text": cards_words(reading.shown),
            "gain": gain(reading.gain),
            "chosen": reading == chosen,
        }
        for place, reading in enumerate(found)
    )

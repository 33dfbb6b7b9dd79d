"""Views of High Card as plain JSON and back."""

from __future__ import annotations

from typing import Any

from highcard.state import Table, View
from spieltisch.core.cards import format_cards, parse_cards
from spieltisch.core.events import Json


def view_to_json(view: View) -> Json:
    """Write a view."""
    table = view.table
    return {
        "seat": view.seat,
        "hand": format_cards(view.hand),
        "own_laid": None if view.own_laid is None else view.own_laid.text,
        "has_laid": list(view.has_laid),
        "hand_sizes": list(view.hand_sizes),
        "stock_size": view.stock_size,
        "options": dict(table.options),
        "seats": table.seats,
        "deal": table.deal,
        "scores": list(table.scores),
        "shown": format_cards(table.shown),
        "bonus_cards": format_cards(table.bonus_cards),
        "gone": format_cards(table.gone),
        "waiting": table.waiting,
        "over": table.over,
        "doubler": table.doubler,
        "doubted": table.doubted,
        "stake": table.stake,
    }


def view_from_json(data: Any) -> View:
    """Read a view.

    Raises:
        ValueError: it is none.
    """
    try:
        table = Table(
            options=dict(data["options"]),
            seats=data["seats"],
            deal=data["deal"],
            scores=tuple(data["scores"]),
            shown=parse_cards(data["shown"]),
            bonus_cards=parse_cards(data["bonus_cards"]),
            gone=parse_cards(data["gone"]),
            waiting=data["waiting"],
            over=data["over"],
            doubler=data["doubler"],
            doubted=data["doubted"],
            stake=data["stake"],
        )
        own_laid = None if data["own_laid"] is None else parse_cards(data["own_laid"])[0]
        return View(
            table=table,
            seat=data["seat"],
            hand=parse_cards(data["hand"]),
            own_laid=own_laid,
            has_laid=tuple(data["has_laid"]),
            hand_sizes=tuple(data["hand_sizes"]),
            stock_size=data["stock_size"],
        )
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError("not a view of High Card") from error

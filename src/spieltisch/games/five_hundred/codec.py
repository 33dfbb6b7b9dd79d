"""Views as plain JSON: what `spieltisch view` prints and what the worker process gets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from typing import Any, TypeVar

from spieltisch.core.cards import Card
from spieltisch.core.events import Json
from spieltisch.games.five_hundred.dealing import parse
from spieltisch.games.five_hundred.melds import Cards, Laid, Meld, Shown
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import (
    Claim,
    ClaimWindow,
    DealRecord,
    Drawn,
    Phase,
    SeatCount,
    Table,
    Turn,
    View,
)

T = TypeVar("T")


def view_to_json(view: View) -> Json:
    """Return the view as a JSON object; cards in notation."""
    table = view.table
    settings: dict[str, Json] = asdict(table.settings)
    return {
        "seat": view.seat,
        "hand": _texts(view.hand),
        "drawn": None if view.drawn is None else view.drawn.text,
        "settings": settings,
        "phase": table.phase.value,
        "deal": table.number,
        "starter": table.starter,
        "turn_of": table.turn_of,
        "scores": [*table.scores],
        "hand_sizes": [*table.hand_sizes],
        "stock": table.stock,
        "pile": _texts(table.pile),
        "known": [_texts(cards) for cards in table.known],
        "penalties": [*table.penalties],
        "turn": _turn_json(table.turn),
        "turns": table.turns,
        "melds": [_meld_json(meld) for meld in table.melds],
        "window": None if table.window is None else _window_json(table.window),
        "last_draw": table.last_draw,
        "idle_turns": table.idle_turns,
        "last_deal": None if table.last_deal is None else _record_json(table.last_deal),
        "winner": table.winner,
    }


def _texts(cards: Iterable[Card]) -> list[Json]:
    return [card.text for card in cards]


def _turn_json(turn: Turn) -> Json:
    return {
        "drawn": None if turn.drawn is None else turn.drawn.value,
        "top": None if turn.top is None else turn.top.text,
        "pile": _texts(turn.pile),
        "new_meld": turn.new_meld,
        "laid": turn.laid,
        "swapped": turn.swapped,
        "held_back": turn.held_back,
    }


def _meld_json(meld: Meld) -> Json:
    cards: list[Json] = [{"card": laid.shown.text, "owner": laid.owner} for laid in meld.cards]
    return {"kind": meld.kind, "low": meld.low, "laid_by": meld.laid_by, "cards": cards}


def _window_json(window: ClaimWindow) -> Json:
    claims: list[Json] = [
        {"seat": claim.seat, "card": claim.shown.text, "meld": claim.meld} for claim in window.claims
    ]
    return {
        "card": window.card.text,
        "discarder": window.discarder,
        "waiting": [*window.waiting],
        "claims": claims,
        "judge": window.judge,
    }


def _record_json(record: DealRecord) -> Json:
    return {
        "number": record.number,
        "closer": record.closer,
        "melds": [_meld_json(meld) for meld in record.melds],
        "counts": [
            {
                "laid": count.laid,
                "hand": count.hand,
                "penalty": count.penalty,
                "bonus": count.bonus,
                "cards": _texts(count.cards),
            }
            for count in record.counts
        ],
    }


def view_from_json(data: Json) -> View:
    """Read what `view_to_json` wrote.

    Raises:
        ValueError: it is no such thing.
    """
    try:
        return _view(data)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError("this is no view of 500") from error


def _view(data: Any) -> View:
    table = Table(
        settings=Settings(**data["settings"]),
        phase=Phase(data["phase"]),
        number=_number(data["deal"]),
        starter=_number(data["starter"]),
        turn_of=_optional(data["turn_of"], _number),
        scores=_numbers(data["scores"]),
        hand_sizes=_numbers(data["hand_sizes"]),
        stock=_number(data["stock"]),
        pile=_cards(data["pile"]),
        known=tuple(_cards(cards) for cards in data["known"]),
        penalties=_numbers(data["penalties"]),
        turn=_turn(data["turn"]),
        turns=_number(data["turns"]),
        melds=tuple(_meld(meld) for meld in data["melds"]),
        window=_optional(data["window"], _window),
        last_draw=bool(data["last_draw"]),
        idle_turns=_number(data["idle_turns"]),
        last_deal=_optional(data["last_deal"], _record),
        winner=_optional(data["winner"], _number),
    )
    return View(
        table, _optional(data["seat"], _number), _cards(data["hand"]), _optional(data["drawn"], parse)
    )


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("not a whole number")
    return value


def _numbers(values: Any) -> tuple[int, ...]:
    return tuple(_number(value) for value in values)


def _optional(value: Any, read: Callable[[Any], T]) -> T | None:
    return None if value is None else read(value)


def _cards(texts: Sequence[str]) -> Cards:
    return tuple(parse(text) for text in texts)


def _turn(data: Any) -> Turn:
    return Turn(
        drawn=_optional(data["drawn"], Drawn),
        top=_optional(data["top"], parse),
        pile=_cards(data["pile"]),
        new_meld=bool(data["new_meld"]),
        laid=bool(data["laid"]),
        swapped=_number(data["swapped"]),
        held_back=_number(data["held_back"]),
    )


def _meld(data: Any) -> Meld:
    if data["kind"] not in ("run", "set"):
        raise ValueError("no such meld")
    cards = tuple(Laid(Shown.parse(laid["card"]), _number(laid["owner"])) for laid in data["cards"])
    return Meld(data["kind"], _number(data["low"]), cards, _number(data["laid_by"]))


def _window(data: Any) -> ClaimWindow:
    claims = tuple(
        Claim(_number(claim["seat"]), Shown.parse(claim["card"]), _number(claim["meld"]))
        for claim in data["claims"]
    )
    return ClaimWindow(
        parse(data["card"]),
        _number(data["discarder"]),
        _numbers(data["waiting"]),
        claims,
        _optional(data["judge"], _number),
    )


def _record(data: Any) -> DealRecord:
    counts = tuple(
        SeatCount(
            laid=_number(count["laid"]),
            hand=_number(count["hand"]),
            penalty=_number(count["penalty"]),
            bonus=_number(count["bonus"]),
            cards=_cards(count["cards"]),
        )
        for count in data["counts"]
    )
    return DealRecord(
        _number(data["number"]),
        _optional(data["closer"], _number),
        tuple(_meld(meld) for meld in data["melds"]),
        counts,
    )

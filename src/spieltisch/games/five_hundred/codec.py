"""Views as plain JSON: what `spieltisch view` prints and what the worker process gets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any, Final, Literal

from spieltisch.core.cards import Card
from spieltisch.core.events import Json
from spieltisch.core.jsonfields import Fields, flag, items, text, whole
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

_KINDS: Final[Mapping[str, Literal["run", "set"]]] = {"run": "run", "set": "set"}


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
        return _view(Fields(data))
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError("this is no view of 500") from error


def _view(fields: Fields) -> View:
    table = Table(
        settings=fields.read("settings", _settings),
        phase=Phase(fields.read("phase", text)),
        number=fields.read("deal", whole),
        starter=fields.read("starter", whole),
        turn_of=fields.maybe("turn_of", whole),
        scores=fields.items("scores", whole),
        hand_sizes=fields.items("hand_sizes", whole),
        stock=fields.read("stock", whole),
        pile=fields.read("pile", _cards),
        known=fields.items("known", _cards),
        penalties=fields.items("penalties", whole),
        turn=fields.read("turn", _turn),
        turns=fields.read("turns", whole),
        melds=fields.items("melds", _meld),
        window=fields.maybe("window", _window),
        last_draw=fields.read("last_draw", flag),
        idle_turns=fields.read("idle_turns", whole),
        last_deal=fields.maybe("last_deal", _record),
        winner=fields.maybe("winner", whole),
    )
    return View(table, fields.maybe("seat", whole), fields.read("hand", _cards), fields.maybe("drawn", _card))


def _settings(data: Json) -> Settings:
    if not isinstance(data, dict):
        raise TypeError("an object is expected")
    settings: dict[str, Any] = data
    return Settings(**settings)


def _card(data: Json) -> Card:
    return parse(text(data))


def _cards(data: Json) -> Cards:
    return items(data, _card)


def _shown(data: Json) -> Shown:
    return Shown.parse(text(data))


def _turn(data: Json) -> Turn:
    fields = Fields(data)
    return Turn(
        drawn=fields.maybe("drawn", _drawn),
        top=fields.maybe("top", _card),
        pile=fields.read("pile", _cards),
        new_meld=fields.read("new_meld", flag),
        laid=fields.read("laid", flag),
        swapped=fields.read("swapped", whole),
        held_back=fields.read("held_back", whole),
    )


def _drawn(data: Json) -> Drawn:
    return Drawn(text(data))


def _meld(data: Json) -> Meld:
    fields = Fields(data)
    return Meld(
        kind=fields.word("kind", _KINDS),
        low=fields.read("low", whole),
        cards=fields.items("cards", _laid),
        laid_by=fields.read("laid_by", whole),
    )


def _laid(data: Json) -> Laid:
    fields = Fields(data)
    return Laid(fields.read("card", _shown), fields.read("owner", whole))


def _window(data: Json) -> ClaimWindow:
    fields = Fields(data)
    return ClaimWindow(
        card=fields.read("card", _card),
        discarder=fields.read("discarder", whole),
        waiting=fields.items("waiting", whole),
        claims=fields.items("claims", _claim),
        judge=fields.maybe("judge", whole),
    )


def _claim(data: Json) -> Claim:
    fields = Fields(data)
    return Claim(fields.read("seat", whole), fields.read("card", _shown), fields.read("meld", whole))


def _record(data: Json) -> DealRecord:
    fields = Fields(data)
    return DealRecord(
        number=fields.read("number", whole),
        closer=fields.maybe("closer", whole),
        melds=fields.items("melds", _meld),
        counts=fields.items("counts", _count),
    )


def _count(data: Json) -> SeatCount:
    fields = Fields(data)
    return SeatCount(
        laid=fields.read("laid", whole),
        hand=fields.read("hand", whole),
        penalty=fields.read("penalty", whole),
        bonus=fields.read("bonus", whole),
        cards=fields.read("cards", _cards),
    )

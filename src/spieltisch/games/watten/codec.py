"""Views as plain JSON: what `spieltisch view` prints and what the worker process gets."""

from __future__ import annotations

from typing import Literal, get_args

from spieltisch.core.cards import Card
from spieltisch.core.events import Json
from spieltisch.core.jsonfields import Fields, flag, items, text, whole
from spieltisch.games.watten.notation import parse_rank, parse_suit, rank_text, suit_text
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.state import Cards, Pair, Phase, RoundRecord, Said, Table, Trick, View

Verb = Literal["raise", "hold", "fold"]
_VERBS: dict[str, Verb] = {verb: verb for verb in get_args(Verb)}
_PHASES = {phase.value: phase for phase in Phase}


def view_to_json(view: View) -> Json:
    """Return the view as a JSON object; cards, ranks and suits in notation."""
    table = view.table
    return {
        "seat": view.seat,
        "hand": _texts(view.hand),
        "settings": _settings_json(table.settings),
        "phase": table.phase.value,
        "round": table.number,
        "dealer": table.dealer,
        "turn": table.turn,
        "scores": list(table.scores),
        "rank": None if table.rank is None else rank_text(table.rank),
        "trump": None if table.trump is None else suit_text(table.trump),
        "hand_sizes": list(table.hand_sizes),
        "tricks": [_trick_json(trick) for trick in table.tricks],
        "trick": _trick_json(table.trick),
        "stake": table.stake,
        "raiser": table.raiser,
        "last_raiser": table.last_raiser,
        "said": [{"seat": said.seat, "verb": said.verb, "stake": said.stake} for said in table.said],
        "last_round": None if table.last_round is None else _record_json(table.last_round),
        "winner": table.winner,
    }


def _texts(cards: Cards) -> list[Json]:
    return [card.text for card in cards]


def _settings_json(settings: Settings) -> Json:
    return {
        "variant": "bavarian" if settings.bavarian else "tyrolean",
        "target": settings.target,
        "weli": settings.weli,
        "guate": settings.guate,
        "obligation": settings.obligation,
        "raising": settings.raising,
        "seconds_per_move": settings.seconds,
    }


def _trick_json(trick: Trick) -> Json:
    return {"leader": trick.leader, "cards": _texts(trick.cards), "winner": trick.winner}


def _record_json(record: RoundRecord) -> Json:
    return {
        "round": record.number,
        "side": record.side,
        "points": record.points,
        "tricks": list(record.tricks),
        "rank": rank_text(record.rank),
        "trump": suit_text(record.trump),
        "folded": record.folded,
        "trick": _trick_json(record.trick),
    }


def view_from_json(data: Json) -> View:
    """Read what `view_to_json` wrote.

    Raises:
        ValueError: `data` does not have that form.
    """
    try:
        fields = Fields(data)
        return View(_table(fields), fields.maybe("seat", whole), fields.read("hand", _cards))
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"not a view of Watten: {error}") from error


def _table(fields: Fields) -> Table:
    first, second, third, fourth = fields.items("hand_sizes", whole)
    return Table(
        settings=fields.read("settings", _settings),
        phase=fields.word("phase", _PHASES),
        number=fields.read("round", whole),
        dealer=fields.read("dealer", whole),
        turn=fields.maybe("turn", whole),
        scores=fields.pair("scores", whole),
        rank=fields.maybe("rank", _rank),
        trump=fields.maybe("trump", _suit),
        hand_sizes=(first, second, third, fourth),
        tricks=fields.items("tricks", _trick),
        trick=fields.read("trick", _trick),
        stake=fields.read("stake", whole),
        raiser=fields.maybe("raiser", whole),
        last_raiser=fields.maybe("last_raiser", whole),
        said=fields.items("said", _said),
        last_round=fields.maybe("last_round", _record),
        winner=fields.maybe("winner", whole),
    )


def _settings(data: Json) -> Settings:
    fields = Fields(data)
    return Settings(
        bavarian=fields.word("variant", {"bavarian": True, "tyrolean": False}),
        target=fields.read("target", whole),
        weli=fields.read("weli", flag),
        guate=fields.read("guate", flag),
        obligation=fields.read("obligation", flag),
        raising=fields.read("raising", flag),
        seconds=fields.read("seconds_per_move", whole),
    )


def _trick(data: Json) -> Trick:
    fields = Fields(data)
    return Trick(fields.read("leader", whole), fields.read("cards", _cards), fields.maybe("winner", whole))


def _said(data: Json) -> Said:
    fields = Fields(data)
    return Said(fields.read("seat", whole), fields.word("verb", _VERBS), fields.read("stake", whole))


def _record(data: Json) -> RoundRecord:
    fields = Fields(data)
    tricks: Pair = fields.pair("tricks", whole)
    return RoundRecord(
        number=fields.read("round", whole),
        side=fields.read("side", whole),
        points=fields.read("points", whole),
        tricks=tricks,
        rank=fields.read("rank", _rank),
        trump=fields.read("trump", _suit),
        folded=fields.maybe("folded", whole),
        trick=fields.read("trick", _trick),
    )


def _card(data: Json) -> Card:
    return Card.parse(text(data))


def _cards(data: Json) -> Cards:
    return items(data, _card)


def _rank(data: Json) -> int:
    return parse_rank(text(data))


def _suit(data: Json) -> int:
    return parse_suit(text(data))

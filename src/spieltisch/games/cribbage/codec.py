"""Views as plain JSON: what `spieltisch view` prints and what the worker process gets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from spieltisch.core.cards import Card
from spieltisch.core.events import Json
from spieltisch.core.jsonfields import Fields, flag, items, text, two, whole
from spieltisch.games.cribbage.records import (
    Cards,
    Combination,
    HandCount,
    Holding,
    Kind,
    Play,
    ShowRecord,
)
from spieltisch.games.cribbage.state import CutRound, Phase, View

_HOLDINGS: dict[str, Holding] = {name: name for name in get_args(Holding)}
_KIND_NAMES: dict[str, Kind] = {name: name for name in get_args(Kind)}


def view_to_json(view: View) -> Json:
    """Return the view as a JSON object; cards in notation."""
    return {
        "seat": view.seat,
        "phase": view.phase.value,
        "to_act": list(view.to_act),
        "scores": list(view.scores),
        "back_pegs": list(view.back_pegs),
        "deal": view.deal,
        "dealer": view.dealer,
        "cuts": [[_card_text(card) for card in cut] for cut in view.cuts],
        "hand": _texts(view.hand),
        "laid": _texts(view.laid),
        "hand_sizes": list(view.hand_sizes),
        "discarded": list(view.discarded),
        "starter": _card_text(view.starter),
        "plays": [_play_json(play) for play in view.plays],
        "count": view.count,
        "passed": view.passed,
        "least_values": list(view.least_values),
        "last_show": None if view.last_show is None else _show_json(view.last_show),
        "winner": view.winner,
    }


def _card_text(card: Card | None) -> str | None:
    return None if card is None else card.text


def _texts(cards: Sequence[Card]) -> list[Json]:
    return [card.text for card in cards]


def _play_json(play: Play) -> Json:
    return {"seat": play.seat, "card": _card_text(play.card), "count": play.count, "points": play.points}


def _show_json(show: ShowRecord) -> Json:
    return {
        "deal": show.deal,
        "dealer": show.dealer,
        "starter": show.starter.text,
        "hands": [_texts(hand) for hand in show.hands],
        "crib": None if show.crib is None else _texts(show.crib),
        "counts": [_count_json(count) for count in show.counts],
        "plays": [_play_json(play) for play in show.plays],
    }


def _count_json(count: HandCount) -> Json:
    return {
        "seat": count.seat,
        "of": count.of,
        "cards": _texts(count.cards),
        "combinations": [
            {"kind": one.kind, "points": one.points, "cards": _texts(one.cards)} for one in count.combinations
        ],
        "points": count.points,
        "before": count.before,
        "after": count.after,
        "back": count.back,
    }


def view_from_json(data: Json) -> View:
    """Read what `view_to_json` wrote.

    Raises:
        ValueError: `data` does not have that form.
    """
    try:
        return _view(Fields(data))
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"not a view of cribbage: {error}") from error


def _view(fields: Fields) -> View:
    return View(
        seat=fields.maybe("seat", whole),
        phase=fields.word("phase", {phase.value: phase for phase in Phase}),
        to_act=fields.items("to_act", whole),
        scores=fields.pair("scores", whole),
        back_pegs=fields.pair("back_pegs", whole),
        deal=fields.read("deal", whole),
        dealer=fields.maybe("dealer", whole),
        cuts=fields.items("cuts", _cut),
        hand=fields.read("hand", _cards),
        laid=fields.read("laid", _cards),
        hand_sizes=fields.pair("hand_sizes", whole),
        discarded=fields.pair("discarded", flag),
        starter=fields.maybe("starter", _card),
        plays=fields.items("plays", _play),
        count=fields.read("count", whole),
        passed=fields.maybe("passed", whole),
        least_values=fields.pair("least_values", whole),
        last_show=fields.maybe("last_show", _show),
        winner=fields.maybe("winner", whole),
    )


def _play(data: Json) -> Play:
    fields = Fields(data)
    return Play(
        seat=fields.read("seat", whole),
        card=fields.maybe("card", _card),
        count=fields.read("count", whole),
        points=fields.read("points", whole),
    )


def _show(data: Json) -> ShowRecord:
    fields = Fields(data)
    return ShowRecord(
        deal=fields.read("deal", whole),
        dealer=fields.read("dealer", whole),
        starter=fields.read("starter", _card),
        hands=fields.pair("hands", _cards),
        crib=fields.maybe("crib", _cards),
        counts=fields.items("counts", _count),
        plays=fields.items("plays", _play),
    )


def _count(data: Json) -> HandCount:
    fields = Fields(data)
    return HandCount(
        seat=fields.read("seat", whole),
        of=fields.word("of", _HOLDINGS),
        cards=fields.read("cards", _cards),
        combinations=fields.items("combinations", _combination),
        points=fields.read("points", whole),
        before=fields.read("before", whole),
        after=fields.read("after", whole),
        back=fields.read("back", whole),
    )


def _combination(data: Json) -> Combination:
    fields = Fields(data)
    return Combination(
        kind=fields.word("kind", _KIND_NAMES),
        points=fields.read("points", whole),
        cards=fields.read("cards", _cards),
    )


def _cut(data: Json) -> CutRound:
    return two(data, lambda item: None if item is None else _card(item))


def _card(data: Json) -> Card:
    return Card.parse(text(data))


def _cards(data: Json) -> Cards:
    return items(data, _card)

"""Views as plain JSON: what `spieltisch view` prints and what the worker process gets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, get_args

from spieltisch.core.cards import Card
from spieltisch.core.events import Json
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

T = TypeVar("T")

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
        "cuts": [[_text(card) for card in cut] for cut in view.cuts],
        "hand": _texts(view.hand),
        "laid": _texts(view.laid),
        "hand_sizes": list(view.hand_sizes),
        "discarded": list(view.discarded),
        "starter": _text(view.starter),
        "plays": [_play_json(play) for play in view.plays],
        "count": view.count,
        "passed": view.passed,
        "least_values": list(view.least_values),
        "last_show": None if view.last_show is None else _show_json(view.last_show),
        "winner": view.winner,
    }


def _text(card: Card | None) -> str | None:
    return None if card is None else card.text


def _texts(cards: Sequence[Card]) -> list[Json]:
    return [card.text for card in cards]


def _play_json(play: Play) -> Json:
    return {"seat": play.seat, "card": _text(play.card), "count": play.count, "points": play.points}


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
        return _view(_Reader(data))
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"not a view of cribbage: {error}") from error


class _Reader:
    """Typed access to the members of a JSON object."""

    def __init__(self, data: Json) -> None:
        if not isinstance(data, dict):
            raise TypeError("an object is expected")
        self._data = data

    def whole(self, key: str) -> int:
        return _whole(self._data[key])

    def word(self, key: str, words: dict[str, T]) -> T:
        return words[_string(self._data[key])]

    def card(self, key: str) -> Card:
        return _card(self._data[key])

    def cards(self, key: str) -> Cards:
        return _cards(self._data[key])

    def items(self, key: str, read: Callable[[Json], T]) -> tuple[T, ...]:
        return _items(self._data[key], read)

    def maybe(self, key: str, read: Callable[[Json], T]) -> T | None:
        return None if self._data[key] is None else read(self._data[key])

    def pair(self, key: str, read: Callable[[Json], T]) -> tuple[T, T]:
        return _two(self._data[key], read)


def _view(reader: _Reader) -> View:
    return View(
        seat=reader.maybe("seat", _whole),
        phase=reader.word("phase", {phase.value: phase for phase in Phase}),
        to_act=reader.items("to_act", _whole),
        scores=reader.pair("scores", _whole),
        back_pegs=reader.pair("back_pegs", _whole),
        deal=reader.whole("deal"),
        dealer=reader.maybe("dealer", _whole),
        cuts=reader.items("cuts", _cut),
        hand=reader.cards("hand"),
        laid=reader.cards("laid"),
        hand_sizes=reader.pair("hand_sizes", _whole),
        discarded=reader.pair("discarded", _flag),
        starter=reader.maybe("starter", _card),
        plays=reader.items("plays", _play),
        count=reader.whole("count"),
        passed=reader.maybe("passed", _whole),
        least_values=reader.pair("least_values", _whole),
        last_show=reader.maybe("last_show", _show),
        winner=reader.maybe("winner", _whole),
    )


def _play(data: Json) -> Play:
    reader = _Reader(data)
    return Play(
        seat=reader.whole("seat"),
        card=reader.maybe("card", _card),
        count=reader.whole("count"),
        points=reader.whole("points"),
    )


def _show(data: Json) -> ShowRecord:
    reader = _Reader(data)
    return ShowRecord(
        deal=reader.whole("deal"),
        dealer=reader.whole("dealer"),
        starter=reader.card("starter"),
        hands=reader.pair("hands", _cards),
        crib=reader.maybe("crib", _cards),
        counts=reader.items("counts", _count),
        plays=reader.items("plays", _play),
    )


def _count(data: Json) -> HandCount:
    reader = _Reader(data)
    return HandCount(
        seat=reader.whole("seat"),
        of=reader.word("of", _HOLDINGS),
        cards=reader.cards("cards"),
        combinations=reader.items("combinations", _combination),
        points=reader.whole("points"),
        before=reader.whole("before"),
        after=reader.whole("after"),
        back=reader.whole("back"),
    )


def _combination(data: Json) -> Combination:
    reader = _Reader(data)
    return Combination(
        kind=reader.word("kind", _KIND_NAMES), points=reader.whole("points"), cards=reader.cards("cards")
    )


def _cut(data: Json) -> CutRound:
    return _two(data, lambda item: None if item is None else _card(item))


def _whole(data: Json) -> int:
    if isinstance(data, bool) or not isinstance(data, int):
        raise TypeError("a whole number is expected")
    return data


def _flag(data: Json) -> bool:
    if not isinstance(data, bool):
        raise TypeError("true or false is expected")
    return data


def _string(data: Json) -> str:
    if not isinstance(data, str):
        raise TypeError("a text is expected")
    return data


def _card(data: Json) -> Card:
    return Card.parse(_string(data))


def _cards(data: Json) -> Cards:
    return _items(data, _card)


def _items(data: Json, read: Callable[[Json], T]) -> tuple[T, ...]:
    if not isinstance(data, list):
        raise TypeError("a list is expected")
    return tuple(read(item) for item in data)


def _two(data: Json, read: Callable[[Json], T]) -> tuple[T, T]:
    first, second = _items(data, read)
    return first, second

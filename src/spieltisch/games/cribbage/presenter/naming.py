"""Names of what scores, as messages: "run", "run 7-8-9", "run 7-8-9 for 3"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, Seat, message
from spieltisch.games.cribbage.records import Holding

_NAMES: Final = {
    "fifteen": message("cribbage.name.fifteen"),
    "thirty_one": message("cribbage.name.thirty_one"),
    "run": message("cribbage.name.run"),
    "go": message("cribbage.name.go"),
    "last": message("cribbage.name.last"),
    "heels": message("cribbage.name.heels"),
    "flush": message("cribbage.name.flush"),
    "nobs": message("cribbage.name.nobs"),
}
_EQUALS: Final = {
    3: message("cribbage.name.three"),
    4: message("cribbage.name.four"),
}
_PAIR: Final = message("cribbage.name.pair")


def reason_name(reason: str, cards: Sequence[Card] = ()) -> Message:
    """Return the name of a reason; how many cards are equal decides between pair, three and four."""
    if reason == "pair":
        return _EQUALS.get(len(cards), _PAIR)
    return _NAMES[reason]


def reason_phrase(reason: str, cards: Sequence[Card] = ()) -> Message:
    """Return the name with what makes a run: "run 7-8-9"."""
    if reason == "run" and cards:
        return message("cribbage.phrase.run", cards=tuple(sorted(cards)))
    return reason_name(reason, cards)


def reason_worth(reason: str, points: int, cards: Sequence[Card] = ()) -> Message:
    """Return the phrase with its points: "run 7-8-9 for 3"."""
    return message("cribbage.phrase.worth", reason=reason_phrase(reason, cards), points=points)


def holding_title(seat: int, of: Holding) -> Message:
    """Return "Anna's hand" or "Anna's crib"."""
    who = Seat(seat)
    return message("cribbage.crib.of", who=who) if of == "crib" else message("cribbage.hand.of", who=who)

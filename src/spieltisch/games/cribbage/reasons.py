"""Why the rules refuse an action or a setup: every message key of the rules, in one place.

Keys (`cribbage.reason.*`, English source texts are in the game's catalog):

- `unknown_seat(seat)`, `unknown_verb(verb)`
- `match_over`: the match has ended
- `wrong_phase(expected)`: something else is asked for, one of the `cribbage.expected.*` messages
- `not_your_turn`, `already_cut`, `already_discarded`
- `depth_number`: a cut needs one whole number; `depth_range(low, high)`
- `discard_two`: exactly two cards; `same_card_twice(card)`
- `play_one`: exactly one card
- `not_a_card(text)`, `not_in_hand(card)`, `over_31(card, count)`

`cribbage.expected.*` has a message for each phase: cut_for_deal, cut_pack, discard, cut_starter, play.

Setups (`cribbage.setup.*`): `seats(seats)`, `scores(target)`, `dealer`.
"""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.errors import IllegalAction, SpieltischError
from spieltisch.core.messages import Message, MessageValue, message
from spieltisch.games.cribbage.records import TARGET
from spieltisch.games.cribbage.state import Phase


def _refuse(reason: str, **args: MessageValue) -> IllegalAction:
    return IllegalAction(message(f"cribbage.reason.{reason}", **args))


def unknown_seat(seat: int) -> IllegalAction:
    """There are seats 0 and 1 only."""
    return _refuse("unknown_seat", seat=seat)


def unknown_verb(verb: str) -> IllegalAction:
    """The word is no action of cribbage."""
    return _refuse("unknown_verb", verb=verb)


def match_over() -> IllegalAction:
    """Nothing can be done after the end."""
    return _refuse("match_over")


def wrong_phase(phase: Phase) -> IllegalAction:
    """Something else is asked for now."""
    return _refuse("wrong_phase", expected=expected(phase))


def expected(phase: Phase) -> Message:
    """Name what `phase` waits for."""
    return message(f"cribbage.expected.{phase.value}")


def not_your_turn() -> IllegalAction:
    """The other seat is to act."""
    return _refuse("not_your_turn")


def already_cut() -> IllegalAction:
    """The seat has cut for the deal and waits for the other."""
    return _refuse("already_cut")


def already_discarded() -> IllegalAction:
    """The seat has laid its two cards away."""
    return _refuse("already_discarded")


def depth_number() -> IllegalAction:
    """The depth is no whole number."""
    return _refuse("depth_number")


def depth_range(low: int, high: int) -> IllegalAction:
    """At least four cards stay on each side of a cut."""
    return _refuse("depth_range", low=low, high=high)


def discard_two() -> IllegalAction:
    """A discard names exactly two cards."""
    return _refuse("discard_two")


def same_card_twice(card: Card) -> IllegalAction:
    """A discard names two different cards."""
    return _refuse("same_card_twice", card=card)


def play_one() -> IllegalAction:
    """A play names exactly one card."""
    return _refuse("play_one")


def not_a_card(text: str) -> IllegalAction:
    """The word is no card."""
    return _refuse("not_a_card", text=text[:20])


def not_in_hand(card: Card) -> IllegalAction:
    """The seat does not hold the card."""
    return _refuse("not_in_hand", card=card)


def over_31(card: Card, count: int) -> IllegalAction:
    """The card would take the count past 31."""
    return _refuse("over_31", card=card, count=count)


def bad_seats(seats: int) -> SpieltischError:
    """Two play."""
    return SpieltischError(message("cribbage.setup.seats", seats=seats))


def bad_scores() -> SpieltischError:
    """A match starts from two whole numbers from 0 to 120."""
    return SpieltischError(message("cribbage.setup.scores", target=TARGET))


def bad_dealer() -> SpieltischError:
    """The dealer is seat 0 or 1."""
    return SpieltischError(message("cribbage.setup.dealer"))

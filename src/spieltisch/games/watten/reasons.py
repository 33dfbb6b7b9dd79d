"""Why the rules refuse an action or a setup: every message key of the rules, in one place.

Keys (`watten.reason.*`, English source texts are in the game's catalog):

- `unknown_seat(seat)`, `unknown_verb(verb)`, `no_words(verb)`: raise, hold and fold stand alone
- `match_over`: the match has ended
- `wrong_phase(expected)`: something else is asked for, one of the `watten.expected.*` messages
- `not_your_turn`
- `rank_one`, `not_a_rank(text)`, `six_needs_weli(rank)`; `suit_one`, `not_a_suit(text)`
- `play_one`, `not_a_card(text)`, `not_in_hand(card)`
- `owes_trump_or_critical(card)`, `owes_trump(card)`: the duty to follow; `card` is the one led
- `answer_first`: the other pair has raised and waits; `wait_for_answer`: the own pair has
- `nothing_to_answer`: nobody has raised
- `raise_switched_off`, `raise_tense(points)`, `raise_last_raiser`, `raise_pointless`: see `raising.Barrier`

`watten.expected.*` has a message for each phase but the last: rank, trump, play.

Setups (`watten.setup.*`): `seats(seats)`, `scores(target)`, `dealer`.
"""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.errors import IllegalAction, SpieltischError
from spieltisch.core.messages import Message, MessageValue, Rank, excerpt, message
from spieltisch.games.watten.duty import Duty
from spieltisch.games.watten.raising import Barrier
from spieltisch.games.watten.ranking import SIX
from spieltisch.games.watten.state import Phase


def _refuse(reason: str, **args: MessageValue) -> IllegalAction:
    return IllegalAction(message(f"watten.reason.{reason}", **args))


def unknown_seat(seat: int) -> IllegalAction:
    """There are seats 0 to 3 only."""
    return _refuse("unknown_seat", seat=seat)


def unknown_verb(verb: str) -> IllegalAction:
    """The word is no action of Watten."""
    return _refuse("unknown_verb", verb=excerpt(verb))


def no_words(verb: str) -> IllegalAction:
    """Nothing follows the verb."""
    return _refuse("no_words", verb=verb)


def match_over() -> IllegalAction:
    """Nothing can be done after the end."""
    return _refuse("match_over")


def wrong_phase(phase: Phase) -> IllegalAction:
    """Something else is asked for now."""
    return _refuse("wrong_phase", expected=expected(phase))


def expected(phase: Phase) -> Message:
    """Name what `phase` waits for."""
    return message(f"watten.expected.{phase.value}")


def not_your_turn() -> IllegalAction:
    """Another seat is to act."""
    return _refuse("not_your_turn")


def rank_one() -> IllegalAction:
    """The Schlag is exactly one rank."""
    return _refuse("rank_one")


def not_a_rank(text: str) -> IllegalAction:
    """The word is no rank of the pack."""
    return _refuse("not_a_rank", text=excerpt(text))


def six_needs_weli() -> IllegalAction:
    """The only six there can be is the Weli."""
    return _refuse("six_needs_weli", rank=Rank(SIX))


def suit_one() -> IllegalAction:
    """The trump is exactly one suit."""
    return _refuse("suit_one")


def not_a_suit(text: str) -> IllegalAction:
    """The word is no suit."""
    return _refuse("not_a_suit", text=excerpt(text))


def play_one() -> IllegalAction:
    """A play names exactly one card."""
    return _refuse("play_one")


def not_a_card(text: str) -> IllegalAction:
    """The word is no card."""
    return _refuse("not_a_card", text=excerpt(text))


def not_in_hand(card: Card) -> IllegalAction:
    """The seat does not hold the card."""
    return _refuse("not_in_hand", card=card)


def duty_unmet(what: Duty, lead: Card) -> IllegalAction:
    """The hand has a card that the duty to follow asks for."""
    return _refuse(f"owes_{what.value}", card=lead)


def answer_first() -> IllegalAction:
    """The other pair's raise has to be answered before anything else."""
    return _refuse("answer_first")


def wait_for_answer() -> IllegalAction:
    """The own pair has raised and the other pair has not answered yet."""
    return _refuse("wait_for_answer")


def nothing_to_answer() -> IllegalAction:
    """Nobody has raised."""
    return _refuse("nothing_to_answer")


def no_raise(why: Barrier, points: int) -> IllegalAction:
    """The pair, which has so many points, may not raise."""
    if why is Barrier.TENSE:
        return _refuse("raise_tense", points=points)
    return _refuse(f"raise_{why.value}")


def bad_seats(seats: int) -> SpieltischError:
    """Four play."""
    return SpieltischError(message("watten.setup.seats", seats=seats))


def bad_scores(target: int) -> SpieltischError:
    """A match starts from two whole numbers from 0 to below the target."""
    return SpieltischError(message("watten.setup.scores", target=target))


def bad_dealer() -> SpieltischError:
    """The first dealer, given or drawn by lot, is one of the four seats."""
    return SpieltischError(message("watten.setup.dealer"))

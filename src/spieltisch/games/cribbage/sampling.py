"""Whole states that look to a seat like its view: what it cannot see is dealt anew."""

from __future__ import annotations

import random
from math import comb

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.core.randomness import RandomSource, shuffle
from spieltisch.games.cribbage.dealing import shuffled_pack
from spieltisch.games.cribbage.legality import LIMIT
from spieltisch.games.cribbage.records import Cards
from spieltisch.games.cribbage.state import Phase, State, View
from spieltisch.games.cribbage.values import value

_CRIB_SHARE = 2


def sample_state(view: View, stream: random.Random) -> State:
    """Deal anew what the viewing seat cannot see: hidden cards, the rest of the pack, all later packs.

    A seat that said go, or was stuck when a count ended, gets only cards that would have been too high; a
    seat on turn in the play gets at least one it can play. Every world that fits is equally likely.
    """
    chance = RandomSource(f"{stream.getrandbits(64):016x}")
    packs_used = len(view.cuts) + view.deal
    if view.phase is Phase.CUT_FOR_DEAL:
        stock, hands, laid = _cut_stock(view, stream), _NO_CARDS, _NO_CARDS
    elif view.phase is Phase.CUT_PACK:
        stock, hands, laid = shuffled_pack(chance, packs_used - 1), _NO_CARDS, _NO_CARDS
    else:
        stock, hands, laid = _deal_hidden(view, stream)
    return State(
        chance=chance,
        packs_used=packs_used,
        stock=stock,
        phase=view.phase,
        to_act=view.to_act,
        scores=view.scores,
        back_pegs=view.back_pegs,
        deal=view.deal,
        dealer=view.dealer,
        cuts=view.cuts,
        hands=hands,
        laid=laid,
        starter=view.starter,
        plays=view.plays,
        pile=view.pile,
        count=view.count,
        passed=view.passed,
        least_values=view.least_values,
        last_show=view.last_show,
        winner=view.winner,
    )


_NO_CARDS: tuple[Cards, Cards] = ((), ())


def _cut_stock(view: View, stream: random.Random) -> Cards:
    """Shuffle a pack that shows the cards already cut in this round."""
    shown = view.cuts[-1]
    rest = iter(shuffle([card for card in FULL_PACK if card not in shown], stream))
    front = tuple(next(rest) if card is None else card for card in shown)
    return (*front, *rest)


def _deal_hidden(view: View, stream: random.Random) -> tuple[Cards, tuple[Cards, Cards], tuple[Cards, Cards]]:
    """Return stock, hands and discards of a world the view allows."""
    played = (play.card for play in view.plays)
    crib = _shown_crib(view)
    seen = {*view.hand, *view.laid, *played, view.starter, *crib}
    rest = list(shuffle([card for card in FULL_PACK if card not in seen], stream))
    unknown_crib = [card for card in crib if card not in view.laid]
    hands: list[Cards] = []
    laid: list[Cards] = []
    for seat in (0, 1):
        if seat == view.seat:
            hands.append(view.hand)
            laid.append(view.laid)
        else:
            hands.append(_draw_hand(view, seat, rest, stream))
            source = unknown_crib if crib else rest
            laid.append(_take(source, source[: _CRIB_SHARE if view.discarded[seat] else 0]))
    return tuple(rest), (hands[0], hands[1]), (laid[0], laid[1])


def _shown_crib(view: View) -> Cards:
    """Return the crib of this deal if the show has laid it open (then the match is over)."""
    show = view.last_show
    return show.crib if show is not None and show.deal == view.deal and show.crib is not None else ()


def _draw_hand(view: View, seat: int, rest: list[Card], stream: random.Random) -> Cards:
    """Remove what `seat` holds from the shuffled `rest`: cards that agree with its goes and its turn."""
    size = view.hand_sizes[seat]
    eligible = [card for card in rest if value(card) >= view.least_values[seat]]
    if view.phase is not Phase.PLAY or seat not in view.to_act:
        return _take(rest, eligible[:size])
    room = LIMIT - view.count
    playable = [card for card in eligible if value(card) <= room]
    others = [card for card in eligible if value(card) > room]
    numbers = range(1, size + 1)
    weights = [comb(len(playable), number) * comb(len(others), size - number) for number in numbers]
    (number,) = stream.choices(numbers, weights)
    return _take(rest, playable[:number] + others[: size - number])


def _take(cards: list[Card], taken: list[Card]) -> Cards:
    """Remove `taken` from `cards` and return them sorted."""
    for card in taken:
        cards.remove(card)
    return tuple(sorted(taken))

"""From the cut for deal to the starter: everything before the first card is played."""

from __future__ import annotations

from dataclasses import replace

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.core.events import Fact
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage.ledger import Ledger
from spieltisch.games.cribbage.records import Cards, Pair
from spieltisch.games.cribbage.state import CutRound, Phase, State

PIECES = tuple(card.text for card in FULL_PACK)

_JACK = 11
_BY_TEXT = {card.text: card for card in FULL_PACK}
_PONE_CARDS = slice(0, 12, 2)
_DEALER_CARDS = slice(1, 12, 2)
_DEALT = 12


def shuffled_pack(chance: RandomSource, number: int) -> Cards:
    """Return the pack of the `number`-th shuffle, next card first."""
    return tuple(map(_BY_TEXT.__getitem__, chance.pack(number, PIECES)))


def first_state(chance: RandomSource, scores: Pair, dealer: int | None) -> tuple[State, Ledger]:
    """Start a match: with the cut for deal, or with the first deal if the dealer is given."""
    state = State(
        chance=chance,
        packs_used=0,
        stock=(),
        phase=Phase.CUT_FOR_DEAL,
        to_act=(0, 1),
        scores=scores,
        back_pegs=scores,
        deal=0,
        dealer=dealer,
        cuts=(),
    )
    ledger = Ledger(state)
    ledger.note("start", scores=scores)
    if dealer is None:
        return _new_cut(state), ledger
    return next_deal(state, ledger, dealer), ledger


def _new_cut(state: State) -> State:
    """Take a pack for a round of the cut for deal."""
    return replace(
        state,
        packs_used=state.packs_used + 1,
        stock=shuffled_pack(state.chance, state.packs_used),
        to_act=(0, 1),
        cuts=(*state.cuts, (None, None)),
    )


def cut_for_deal(state: State, ledger: Ledger, seat: int, depth: int) -> State:
    """Turn the seat's card up; the lower rank deals, equal ranks cut again (rules text, section Regeln)."""
    card = state.stock[seat]
    before = state.cuts[-1]
    cut: CutRound = (card, before[1]) if seat == 0 else (before[0], card)
    ledger.note("cut_for_deal", side=seat, depth=depth, card=card.text)
    state = replace(state, cuts=(*state.cuts[:-1], cut), to_act=(1 - seat,))
    first, second = cut
    if first is None or second is None:
        return state
    cards = (first.text, second.text)
    if first.rank == second.rank:
        ledger.note("tie", cards=cards)
        return _new_cut(state)
    dealer = 0 if first.rank < second.rank else 1
    ledger.note("first_dealer", dealer=dealer, cards=cards)
    return next_deal(state, ledger, dealer)


def next_deal(state: State, ledger: Ledger, dealer: int) -> State:
    """Shuffle for the next deal and wait for pone's cut."""
    ledger.deal = state.deal + 1
    ledger.note("deal", dealer=dealer, scores=ledger.scores)
    return replace(
        state,
        packs_used=state.packs_used + 1,
        stock=shuffled_pack(state.chance, state.packs_used),
        phase=Phase.CUT_PACK,
        to_act=(1 - dealer,),
        scores=ledger.scores,
        back_pegs=ledger.back_pegs,
        deal=ledger.deal,
        dealer=dealer,
        hands=((), ()),
        laid=((), ()),
        starter=None,
        plays=(),
        pile=(),
        count=0,
        passed=None,
        least_values=(1, 1),
    )


def cut_pack(state: State, ledger: Ledger, seat: int, depth: int) -> State:
    """Deal six cards each, one at a time, pone first; the depth decides nothing."""
    ledger.note("cut_pack", side=seat, depth=depth)
    ledger.note("dealt", cards=6)
    pone_hand: Cards = tuple(sorted(state.stock[_PONE_CARDS]))
    dealer_hand: Cards = tuple(sorted(state.stock[_DEALER_CARDS]))
    return replace(
        state,
        stock=state.stock[_DEALT:],
        phase=Phase.DISCARD,
        to_act=(0, 1),
        hands=(pone_hand, dealer_hand) if seat == 0 else (dealer_hand, pone_hand),
    )


def discard(state: State, ledger: Ledger, seat: int, cards: Cards) -> State:
    """Lay two cards into the crib; nobody sees which."""
    ledger.note("discarded", side=seat, cards=len(cards))
    kept: Cards = tuple(card for card in state.hands[seat] if card not in cards)
    hands = (kept, state.hands[1]) if seat == 0 else (state.hands[0], kept)
    laid = (cards, state.laid[1]) if seat == 0 else (state.laid[0], cards)
    waiting = tuple(other for other in state.to_act if other != seat)
    if waiting:
        return replace(state, hands=hands, laid=laid, to_act=waiting)
    return replace(state, hands=hands, laid=laid, phase=Phase.CUT_STARTER, to_act=(pone_of(state),))


def cut_starter(state: State, ledger: Ledger, seat: int, depth: int) -> State:
    """Turn the starter up; a jack gives the dealer two at once, which may win. Pone leads."""
    starter = state.stock[0]
    ledger.note("cut_starter", side=seat, depth=depth)
    ledger.note("starter", card=starter.text)
    if starter.rank == _JACK:
        facts: dict[str, Fact] = {"phase": "play", "cards": (starter.text,)}
        ledger.award(1 - seat, [("heels", 2, facts)])
    over = ledger.winner is not None
    return replace(
        state,
        stock=state.stock[1:],
        starter=starter,
        phase=Phase.OVER if over else Phase.PLAY,
        to_act=() if over else (seat,),
        scores=ledger.scores,
        back_pegs=ledger.back_pegs,
        winner=ledger.winner,
    )


def pone_of(state: State) -> int:
    """Return the seat that does not deal, once there is a dealer."""
    return 1 if state.dealer == 0 else 0


def parse_cards(words: tuple[str, ...]) -> Cards:
    """Read cards known to be cards, sorted."""
    return tuple(sorted(Card.parse(word) for word in words))

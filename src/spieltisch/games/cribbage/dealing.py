"""From the cut for deal to the starter: everything before the first card is played."""

from __future__ import annotations

from spieltisch.core.cards import FULL_PACK
from spieltisch.core.events import Fact
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage.draft import PIECES, Draft
from spieltisch.games.cribbage.records import Cards, Pair
from spieltisch.games.cribbage.state import Phase, State

_JACK = 11
_BY_TEXT = dict(zip(PIECES, FULL_PACK, strict=True))
_PONE_CARDS = slice(0, 12, 2)
_DEALER_CARDS = slice(1, 12, 2)
_DEALT = 12


def shuffled_pack(chance: RandomSource, number: int) -> Cards:
    """Return the pack of the `number`-th shuffle, next card first."""
    return tuple(map(_BY_TEXT.__getitem__, chance.pack(number, PIECES)))


def first_draft(chance: RandomSource, scores: Pair, dealer: int | None) -> Draft:
    """Start a match: with the cut for deal, or with the first deal if the dealer is given."""
    blank = State(
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
    draft = Draft(blank)
    draft.note("start", scores=scores)
    if dealer is None:
        _new_cut(draft)
    else:
        next_deal(draft, dealer)
    return draft


def _shuffle(draft: Draft) -> None:
    draft.stock = shuffled_pack(draft.chance, draft.packs_used)
    draft.packs_used += 1


def _new_cut(draft: Draft) -> None:
    """Take a pack for a round of the cut for deal."""
    _shuffle(draft)
    draft.to_act = (0, 1)
    draft.cuts = (*draft.cuts, (None, None))


def cut_for_deal(draft: Draft, seat: int, depth: int) -> None:
    """Turn the seat's card up; the lower rank deals, equal ranks cut again (rules text, section Regeln)."""
    card = draft.stock[seat]
    *earlier, (first, second) = draft.cuts
    first, second = (card, second) if seat == 0 else (first, card)
    draft.cuts = (*earlier, (first, second))
    draft.to_act = (1 - seat,)
    draft.note("cut_for_deal", side=seat, depth=depth, card=card.text)
    if first is None or second is None:
        return
    if first.rank == second.rank:
        draft.note("tie", cards=(first.text, second.text))
        _new_cut(draft)
        return
    dealer = 0 if first.rank < second.rank else 1
    draft.note("first_dealer", dealer=dealer, cards=(first.text, second.text))
    next_deal(draft, dealer)


def next_deal(draft: Draft, dealer: int) -> None:
    """Shuffle for the next deal and wait for pone's cut."""
    _shuffle(draft)
    draft.deal += 1
    draft.dealer = dealer
    draft.phase = Phase.CUT_PACK
    draft.to_act = (1 - dealer,)
    draft.hands = [(), ()]
    draft.laid = [(), ()]
    draft.starter = None
    draft.plays = draft.pile = ()
    draft.count = 0
    draft.passed = None
    draft.least_values = [1, 1]
    draft.note("deal", dealer=dealer, scores=tuple(draft.scores))


def cut_pack(draft: Draft, seat: int, depth: int) -> None:
    """Deal six cards each, one at a time, pone first; the depth decides nothing."""
    draft.note("cut_pack", side=seat, depth=depth)
    draft.note("dealt", cards=_DEALT // 2)
    draft.hands[seat] = tuple(sorted(draft.stock[_PONE_CARDS]))
    draft.hands[1 - seat] = tuple(sorted(draft.stock[_DEALER_CARDS]))
    draft.stock = draft.stock[_DEALT:]
    draft.phase = Phase.DISCARD
    draft.to_act = (0, 1)


def discard(draft: Draft, seat: int, cards: Cards) -> None:
    """Lay two cards (sorted) into the crib; nobody sees which."""
    draft.note("discarded", side=seat, cards=len(cards))
    draft.hands[seat] = tuple(card for card in draft.hands[seat] if card not in cards)
    draft.laid[seat] = cards
    draft.to_act = tuple(other for other in draft.to_act if other != seat)
    if not draft.to_act:
        draft.phase = Phase.CUT_STARTER
        draft.to_act = (1 if draft.dealer == 0 else 0,)


def cut_starter(draft: Draft, seat: int, depth: int) -> None:
    """Turn the starter up; a jack gives the dealer two at once, which may win. Pone leads."""
    starter, *rest = draft.stock
    draft.starter = starter
    draft.stock = tuple(rest)
    draft.phase = Phase.PLAY
    draft.to_act = (seat,)
    draft.note("cut_starter", side=seat, depth=depth)
    draft.note("starter", card=starter.text)
    if starter.rank == _JACK:
        facts: dict[str, Fact] = {"phase": "play", "cards": (starter.text,)}
        draft.award(1 - seat, [("heels", 2, facts)])

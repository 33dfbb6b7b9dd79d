"""Which actions a seat has, and why others are refused.

`check_action` validates one action without listing any; `legal_actions` lists them all. A test holds them to
each other.
"""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.core.actions import Action
from spieltisch.core.cards import JOKER, Card
from spieltisch.core.errors import IllegalAction
from spieltisch.games.five_hundred import claiming, laying, notation, reasons
from spieltisch.games.five_hundred.melds import Cards, Shown
from spieltisch.games.five_hundred.possible import can_lay_joker, has_new_meld, joker_places, new_melds
from spieltisch.games.five_hundred.state import Drawn, Phase, Table

SMALLEST_PILE = 2


def actors(table: Table) -> tuple[int, ...]:
    """Return the seats that have a legal action, ascending."""
    if table.phase is Phase.CLAIM:
        return tuple(sorted(claiming.answering(table)))
    return () if table.turn_of is None else (table.turn_of,)


def check_action(action: Action, table: Table, hand: Cards) -> None:
    """Say why the seat that holds `hand` may not do this.

    Raises:
        IllegalAction: the rules refuse it.
    """
    seat, verb, words = action.seat, action.verb, notation.canonical(action).args
    if table.phase is Phase.OVER:
        raise reasons.refused("over")
    if verb in (notation.CLAIM, notation.DECLINE, notation.AWARD):
        _check_answer(table, seat, verb, words)
        return
    if table.phase is Phase.CLAIM:
        raise reasons.refused("claim_pending")
    if seat != table.turn_of:
        raise reasons.refused("not_your_turn")
    if verb in (notation.DRAW, notation.TAKE, notation.TAKE_ALL):
        _check_draw(table, hand, verb, words)
        return
    if verb not in (notation.MELD, notation.LAY, notation.SWAP, notation.DISCARD):
        raise reasons.refused("unknown_action")
    if table.phase is Phase.DRAW:
        raise reasons.refused("draw_first")
    _check_laying(table, hand, seat, verb, words)


def _check_draw(table: Table, hand: Cards, verb: str, words: tuple[str, ...]) -> None:
    if table.phase is not Phase.DRAW:
        raise reasons.refused("drawn_already")
    if verb == notation.TAKE_ALL:
        _check_take_all(table, hand, words)
        return
    if words:
        raise reasons.refused("unknown_action")
    if verb == notation.DRAW and not table.stock:
        raise reasons.refused("stock_empty")
    if verb == notation.TAKE and not table.pile:
        raise reasons.refused("pile_empty")


def _check_take_all(table: Table, hand: Cards, words: tuple[str, ...]) -> None:
    if table.banned:
        raise reasons.refused("pile_banned")
    if len(table.pile) < SMALLEST_PILE:
        raise reasons.refused("pile_of_one" if table.pile else "pile_empty")
    taken = pile_part(table, words)
    if table.settings.pile_rule != "warn" and not meld_after_taking(table, hand, taken):
        raise reasons.refused("pile_no_meld")


def pile_part(table: Table, words: tuple[str, ...]) -> Cards:
    """Return the cards that `take-all` takes: the whole pile, or with the option so many from the top.

    Raises:
        IllegalAction: the words mean no part of the pile.
    """
    if not words:
        return table.pile
    count = notation.number(words[0]) if len(words) == 1 else 0
    if not table.settings.partial_pile or not SMALLEST_PILE <= count < len(table.pile):
        raise reasons.refused("pile_part")
    return table.pile[-count:]


def meld_after_taking(table: Table, hand: Cards, taken: Cards) -> bool:
    """Whether hand and pile hold a new meld that leaves a card for the discard."""
    if laying.melds_banned(table):
        return False
    wanted = taken if table.settings.pile_meld_uses_pile else ()
    together = tuple(sorted((*hand, *taken)))
    return has_new_meld(table.settings, together, laying.least_kept(table), wanted)


def _check_laying(table: Table, hand: Cards, seat: int, verb: str, words: tuple[str, ...]) -> None:
    if verb == notation.MELD:
        laying.new_meld(table, hand, seat, [notation.shown_card(word) for word in words])
        return
    if verb == notation.DISCARD:
        if len(words) != 1:
            raise reasons.refused("unknown_action")
        check_discard(table, hand, notation.held_card(words[0]))
        return
    if len(words) != 2:
        raise reasons.refused("unknown_action")
    if verb == notation.LAY:
        laying.lay_off(table, hand, seat, notation.shown_card(words[0]), notation.number(words[1]))
    else:
        laying.swap(table, hand, seat, _true_card(words[0]), notation.number(words[1]))


def _true_card(word: str) -> Card:
    card = notation.held_card(word)
    if card.joker:
        raise reasons.refused("not_a_card")
    return card


def check_discard(table: Table, hand: Cards, card: Card) -> None:
    """Say why a card may not be discarded.

    Raises:
        IllegalAction: with the reason.
    """
    rest = laying.without(hand, [card])
    if not rest and table.banned:
        raise reasons.refused("closing_banned")
    returns = table.turn.drawn is Drawn.TOP and card == table.turn.top and card not in rest
    if returns and rest and not table.settings.return_top:
        raise reasons.refused("top_stays")
    if table.settings.pile_rule == "forbid" and table.turn.owes_meld and laying.can_pay(table, hand):
        raise reasons.refused("meld_owed")
    if table.settings.swapped_joker == "same_turn" and table.turn.swapped and _joker_fits(table, hand):
        raise reasons.refused("joker_must_be_laid")


def _joker_fits(table: Table, hand: Cards) -> bool:
    banned = laying.melds_banned(table)
    return can_lay_joker(table.settings, hand, laying.least_kept(table), table.melds, banned)


def _check_answer(table: Table, seat: int, verb: str, words: tuple[str, ...]) -> None:
    claiming.check_may_answer(table, seat)
    window = table.window
    assert window is not None  # noqa: S101 - somebody may answer
    if (verb == notation.AWARD) != (not window.waiting):
        raise reasons.refused("unknown_action")
    if verb == notation.CLAIM:
        claiming.claim_of(table, seat, words)
    elif verb == notation.DECLINE:
        if words:
            raise reasons.refused("unknown_action")
    elif len(words) != 1 or words[0] not in {str(claim.seat) for claim in window.claims}:
        raise reasons.refused("not_a_claimant")


def legal_actions(table: Table, seat: int, hand: Cards) -> tuple[Action, ...]:
    """Return the actions of a seat in canonical order; empty when it has none."""
    if seat not in actors(table):
        return ()
    listed = {
        Phase.DRAW: _draws,
        Phase.LAY: _layings,
        Phase.CLAIM: _answers,
    }[table.phase](table, seat, hand)
    return tuple(action for action in listed if _allowed(action, table, hand))


def _allowed(action: Action, table: Table, hand: Cards) -> bool:
    try:
        check_action(action, table, hand)
    except IllegalAction:
        return False
    return True


def _draws(table: Table, seat: int, hand: Cards) -> Iterator[Action]:
    del hand
    yield Action(seat, notation.DRAW)
    yield Action(seat, notation.TAKE)
    yield Action(seat, notation.TAKE_ALL)
    for count in range(SMALLEST_PILE, len(table.pile)):
        yield Action(seat, notation.TAKE_ALL, (str(count),))


def _layings(table: Table, seat: int, hand: Cards) -> Iterator[Action]:
    most = len(hand) - laying.least_kept(table)
    for meld in new_melds(table.settings, hand, most, table.turn.held_back):
        yield Action(seat, notation.MELD, notation.words(meld))
    cards = tuple(dict.fromkeys(hand))
    for card in cards:
        for shown, number in _lay_places(table, card):
            yield Action(seat, notation.LAY, (shown.text, str(number)))
    for card in cards:
        for number, meld_on_table in enumerate(table.melds, 1):
            if not card.joker and meld_on_table.joker_place(card) is not None:
                yield Action(seat, notation.SWAP, (card.text, str(number)))
    for card in cards:
        yield Action(seat, notation.DISCARD, (card.text,))


def _lay_places(table: Table, card: Card) -> Iterator[tuple[Shown, int]]:
    for number, meld in enumerate(table.melds, 1):
        if card == JOKER:
            for stands in joker_places(table.settings, meld):
                yield Shown(stands, joker=True), number
        else:
            yield Shown(card), number


def _answers(table: Table, seat: int, hand: Cards) -> Iterator[Action]:
    del hand
    window = table.window
    assert window is not None  # noqa: S101 - the phase says so
    if not window.waiting:
        for claim in window.claims:
            yield Action(seat, notation.AWARD, (str(claim.seat),))
        return
    for shown, number in claiming.places(table.settings, table.melds, window.card):
        named = (shown.text,) if shown.joker else ()
        yield Action(seat, notation.CLAIM, (*named, str(number)))
    yield Action(seat, notation.DECLINE)

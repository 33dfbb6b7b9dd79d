"""What a seat may do, from what it knows: legal actions, and reasons against the others."""

from __future__ import annotations

from functools import cache

from spieltisch.core.actions import Action
from spieltisch.core.cards import SUITS, Card
from spieltisch.games.watten import reasons
from spieltisch.games.watten.duty import duty_of, playable
from spieltisch.games.watten.notation import parse_rank, parse_suit, rank_text, ranks_to_name
from spieltisch.games.watten.raising import answering, barrier, may_raise
from spieltisch.games.watten.state import SEATS, Cards, Phase, Table, pair_of

VERBS = ("rank", "trump", "play", "raise", "hold", "fold")
_ON_TURN = {Phase.RANK: "rank", Phase.TRUMP: "trump", Phase.PLAY: "play"}
_WORDLESS = ("raise", "hold", "fold")


def actors(table: Table) -> tuple[int, ...]:
    """Return the seats with a legal action, ascending."""
    if table.raiser is not None:
        return tuple(sorted(answering(table)))
    return tuple(seat for seat in range(SEATS) if seat == table.turn or may_raise(table, seat))


def asked(table: Table) -> tuple[int, ...]:
    """Return the seats the match waits for, those to be asked first in front.

    Of a pair that has to answer a raise that is the seat left of the raiser; the first answer counts.
    """
    if table.raiser is not None:
        return answering(table)
    return () if table.turn is None else (table.turn,)


@cache
def _wordless(seat: int, verb: str) -> Action:
    return Action(seat, verb)


@cache
def _play(seat: int, card: Card) -> Action:
    return Action(seat, "play", (card.text,))


def legal_actions(table: Table, seat: int, hand: Cards) -> tuple[Action, ...]:
    """List the actions of a seat: what its turn asks for, then raise, hold and fold."""
    gehen = (_wordless(seat, "raise"),) if may_raise(table, seat) else ()
    if table.raiser is not None:
        if seat not in answering(table):
            return ()
        return (*gehen, _wordless(seat, "hold"), _wordless(seat, "fold"))
    return (*_on_turn(table, seat, hand), *gehen) if seat == table.turn else gehen


def _on_turn(table: Table, seat: int, hand: Cards) -> tuple[Action, ...]:
    if table.phase is Phase.RANK:
        return tuple(Action(seat, "rank", (rank_text(rank),)) for rank in ranks_to_name(table.settings))
    if table.phase is Phase.TRUMP:
        return tuple(Action(seat, "trump", (suit,)) for suit in SUITS)
    return tuple(_play(seat, card) for card in playable_cards(table, hand))


def playable_cards(table: Table, hand: Cards) -> Cards:
    """Return the cards of a hand that may be played to the running trick; () before the announcements."""
    ranking = table.ranking
    return () if ranking is None else playable(table, ranking, hand)


def check_action(table: Table, hand: Cards, action: Action) -> None:
    """Refuse an action the acting seat may not do; `hand` is what that seat holds.

    Raises:
        IllegalAction: the message says why.
    """
    if not 0 <= action.seat < SEATS:
        raise reasons.unknown_seat(action.seat)
    if table.phase is Phase.OVER:
        raise reasons.match_over()
    if action.verb not in VERBS:
        raise reasons.unknown_verb(action.verb)
    if action.verb in _WORDLESS:
        _check_said(table, action)
    else:
        _check_on_turn(table, hand, action)


def _check_said(table: Table, action: Action) -> None:
    if table.phase is not Phase.PLAY:
        raise reasons.wrong_phase(table.phase)
    if table.raiser is not None and action.seat not in answering(table):
        raise reasons.wait_for_answer()
    if action.verb == "raise":
        pair = pair_of(action.seat)
        why = barrier(table, pair)
        if why is not None:
            raise reasons.no_raise(why, table.scores[pair])
    elif table.raiser is None:
        raise reasons.nothing_to_answer()
    if action.args:
        raise reasons.no_words(action.verb)


def _check_on_turn(table: Table, hand: Cards, action: Action) -> None:
    if action.verb != _ON_TURN[table.phase]:
        raise reasons.wrong_phase(table.phase)
    if table.raiser is not None:
        answers = action.seat in answering(table)
        raise reasons.answer_first() if answers else reasons.wait_for_answer()
    if action.seat != table.turn:
        raise reasons.not_your_turn()
    if action.verb == "rank":
        _check_rank(table, action.args)
    elif action.verb == "trump":
        _check_trump(action.args)
    else:
        _check_play(table, hand, action.args)


def _check_rank(table: Table, words: tuple[str, ...]) -> None:
    if len(words) != 1:
        raise reasons.rank_one()
    try:
        rank = parse_rank(words[0])
    except ValueError:
        raise reasons.not_a_rank(words[0]) from None
    if rank not in ranks_to_name(table.settings):
        raise reasons.six_needs_weli()


def _check_trump(words: tuple[str, ...]) -> None:
    if len(words) != 1:
        raise reasons.suit_one()
    try:
        parse_suit(words[0])
    except ValueError:
        raise reasons.not_a_suit(words[0]) from None


def _check_play(table: Table, hand: Cards, words: tuple[str, ...]) -> None:
    if len(words) != 1:
        raise reasons.play_one()
    try:
        card = Card.parse(words[0])
    except ValueError:
        raise reasons.not_a_card(words[0]) from None
    if card not in hand:
        raise reasons.not_in_hand(card)
    if card not in playable_cards(table, hand):
        what = duty_of(table.settings)
        assert what is not None  # noqa: S101 - only a duty forbids a card
        raise reasons.duty_unmet(what, table.trick.cards[0])

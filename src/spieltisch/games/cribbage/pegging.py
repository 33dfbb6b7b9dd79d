"""The play: cards one after the other up to 31, goes, the point for the last card, and then the show."""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.events import Fact
from spieltisch.games.cribbage.dealing import next_deal
from spieltisch.games.cribbage.draft import Draft, texts
from spieltisch.games.cribbage.legality import LIMIT, can_play
from spieltisch.games.cribbage.records import Cards, Play
from spieltisch.games.cribbage.scoring import CARD_RANKS, play_scores
from spieltisch.games.cribbage.show import count_show
from spieltisch.games.cribbage.values import value


def play_card(draft: Draft, seat: int, card: Card) -> None:
    """Play a card, score it and go on to whoever can play next, to the next count or to the show."""
    draft.count = count = draft.count + value(card)
    draft.pile = pile = (*draft.pile, card)
    draft.hands[seat] = tuple(one for one in draft.hands[seat] if one != card)
    draft.note("played", side=seat, card=card.text, count=count)
    scored = play_scores([CARD_RANKS[one] for one in pile], count)
    points = sum(part[1] for part in scored)
    draft.plays = (*draft.plays, Play(seat, card, count, points))
    if scored:
        draft.award(
            seat, [(reason, points, _facts(pile[-length:], count)) for reason, points, length in scored]
        )
    if draft.winner is None:
        _next_turn(draft, seat)


def _facts(cards: Cards, count: int) -> dict[str, Fact]:
    return {"phase": "play", "cards": texts(cards), "count": count}


def _next_turn(draft: Draft, seat: int) -> None:
    """Find who plays after `seat`: the other seat, the same one again after a go, or nobody."""
    other = 1 - seat
    if can_play(draft.hands[other], draft.count):
        draft.to_act = (other,)
        return
    if draft.hands[other] and draft.passed is None and draft.count < LIMIT:
        _go(draft, other)
    if can_play(draft.hands[seat], draft.count):
        draft.to_act = (seat,)
    else:
        _end_count(draft, seat)


def _go(draft: Draft, seat: int) -> None:
    """Note that `seat` cannot play at this count, which also holds for the rest of the count."""
    draft.note("go", side=seat, count=draft.count)
    draft.plays = (*draft.plays, Play(seat, None, draft.count))
    draft.passed = seat
    _learn(draft, seat)


def _learn(draft: Draft, seat: int) -> None:
    """Keep what everybody now knows: no card of `seat` fits the count."""
    draft.least_values[seat] = max(draft.least_values[seat], LIMIT + 1 - draft.count)


def _end_count(draft: Draft, seat: int) -> None:
    """Give the point for the last card (none at 31), then start the next count or show the hands."""
    finished = not draft.hands[0] and not draft.hands[1]
    if draft.count < LIMIT:
        reason = "last" if finished else "go"
        draft.award(seat, [(reason, 1, _facts(draft.pile[-1:], draft.count))])
        if draft.winner is not None:
            return
        _learn(draft, 0)
        _learn(draft, 1)
    if finished:
        _show(draft)
        return
    leader = 1 - seat if draft.hands[1 - seat] else seat
    draft.note("reset", count=draft.count, leader=leader)
    draft.pile = ()
    draft.count = 0
    draft.passed = None
    draft.to_act = (leader,)


def _show(draft: Draft) -> None:
    """Count the hands and go on to the next deal, which the other seat deals."""
    record = count_show(draft)
    draft.last_show = record
    if draft.winner is None:
        next_deal(draft, 1 - record.dealer)

"""What taking cards of the pile would mean: what can be laid at once, what stays in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, message
from spieltisch.games.five_hundred import counting, laying, melds
from spieltisch.games.five_hundred.melds import Cards, Meld, Shown
from spieltisch.games.five_hundred.possible import new_melds
from spieltisch.games.five_hundred.presenter.arranging import without
from spieltisch.games.five_hundred.presenter.naming import gain
from spieltisch.games.five_hundred.presenter.spots import added_points
from spieltisch.games.five_hundred.state import View


@dataclass(frozen=True, slots=True)
class Taking:
    """What could be laid after taking `cards`: `points` of it, `left` the points that stay in the hand.

    `joining` are the taken cards that go into new melds.
    """

    cards: Cards
    points: int
    left: int
    joining: frozenset[Card]


@lru_cache(maxsize=32)
def taking(view: View, count: int) -> Taking:
    """Plan the turn after taking `count` cards of the pile: the dearest meld first, then single cards.

    The plan is a good one, not always the best; it lays what the rules allow.
    """
    table = view.table
    cards = table.pile[-count:] if count else ()
    hand = tuple(sorted((*view.hand, *cards)))
    laid, points = _melds(view, hand)
    rest = without(hand, (item.held for shown in laid for item in shown))
    made = [meld for shown in laid if (meld := melds.make(shown, 0)) is not None]
    more, rest = _single_cards(view, (*table.melds, *made), rest)
    joined = frozenset(item.held for shown in laid for item in shown) & frozenset(cards)
    return Taking(cards, points + more, counting.hand_points(table.settings, rest), joined)


def taking_words(view: View, count: int) -> Message:
    """Say what taking `count` cards of the pile would bring, as far as they are seen."""
    if not view.table.settings.whole_pile_visible:
        return message("five_hundred.detail.takeall_hidden", card=view.table.pile[-1])
    plan = taking(view, count)
    return message("five_hundred.detail.takeall", now=gain(plan.points), left=gain(-plan.left))


def _melds(view: View, hand: Cards) -> tuple[list[tuple[Shown, ...]], int]:
    """Lay the dearest new meld again and again."""
    table = view.table
    laid: list[tuple[Shown, ...]] = []
    points = 0
    if laying.melds_banned(table):
        return laid, points
    while True:
        most = len(hand) - laying.least_kept(table)
        found = max(
            new_melds(table.settings, hand, most), key=lambda shown: _worth(view, shown), default=None
        )
        if found is None:
            return laid, points
        laid.append(found)
        points += _worth(view, found)
        hand = without(hand, (item.held for item in found))


def _worth(view: View, shown: Sequence[Shown]) -> int:
    made = melds.make(shown, 0)
    return 0 if made is None else counting.meld_points(view.table.settings, made)


def _single_cards(view: View, on_table: Sequence[Meld], hand: Cards) -> tuple[int, Cards]:
    """Lay single cards to melds as long as one fits; jokers stay."""
    lying, points = list(on_table), 0
    while len(hand) > laying.least_kept(view.table):
        spot = _first_fit(view, lying, hand)
        if spot is None:
            break
        card, place, gained = spot
        meld = lying[place]
        end = melds.fitting_ends(meld, card, ace_both_ends=view.table.settings.ace_both_ends)[0]
        lying[place] = melds.extended(meld, Shown(card), 0, end)
        points += gained
        hand = without(hand, (card,))
    return points, hand


def _first_fit(view: View, lying: Sequence[Meld], hand: Cards) -> tuple[Card, int, int] | None:
    both = view.table.settings.ace_both_ends
    for card in hand:
        for place, meld in enumerate(lying):
            ends = () if card.joker else melds.fitting_ends(meld, card, ace_both_ends=both)
            if ends:
                return card, place, added_points(view, meld, Shown(card), ends[0])
    return None

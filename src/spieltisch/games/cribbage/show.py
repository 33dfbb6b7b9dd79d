"""The show: pone's hand, dealer's hand, the crib, each with the starter, until somebody has 121."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from spieltisch.core.cards import Card
from spieltisch.core.events import Fact
from spieltisch.games.cribbage.draft import Draft, texts
from spieltisch.games.cribbage.records import Cards, Combination, HandCount, Holding, Play, ShowRecord
from spieltisch.games.cribbage.scoring import show_combinations

_KIND = attrgetter("kind")


def count_show(draft: Draft) -> ShowRecord:
    """Count what the rules let count after a finished play and return the public record of it."""
    dealer, starter = draft.dealer, draft.starter
    assert dealer is not None and starter is not None  # noqa: S101 - both are there once cards are played
    hands = (_hand(draft.plays, 0), _hand(draft.plays, 1))
    crib: Cards = tuple(sorted((*draft.laid[0], *draft.laid[1])))
    pone = 1 - dealer
    turns: tuple[tuple[int, Holding, Cards], ...] = (
        (pone, "hand", hands[pone]),
        (dealer, "hand", hands[dealer]),
        (dealer, "crib", crib),
    )
    counts: list[HandCount] = []
    for seat, of, cards in turns:
        if draft.winner is None:
            counts.append(_count(draft, seat, of, cards, starter))
    shown = crib if counts[-1].of == "crib" else None
    return ShowRecord(draft.deal, dealer, starter, hands, shown, tuple(counts), draft.plays)


def _hand(plays: tuple[Play, ...], seat: int) -> Cards:
    return tuple(sorted(play.card for play in plays if play.seat == seat and play.card is not None))


def _count(draft: Draft, seat: int, of: Holding, cards: Cards, starter: Card) -> HandCount:
    found = show_combinations(cards, starter, crib=of == "crib")
    points = sum(combination.points for combination in found)
    before, back = draft.scores[seat], draft.back_pegs[seat]
    listed: tuple[Fact, ...] = tuple((one.kind, one.points, texts(one.cards)) for one in found)
    draft.note(
        "show",
        side=seat,
        of=of,
        cards=texts(cards),
        starter=starter.text,
        points=points,
        combinations=listed,
    )
    draft.award(seat, [_part(kind, of, [*group]) for kind, group in groupby(found, key=_KIND)])
    return HandCount(seat, of, cards, found, points, before, draft.scores[seat], back)


def _part(kind: str, of: Holding, found: Sequence[Combination]) -> tuple[str, int, dict[str, Fact]]:
    """Return what one kind adds to a count: all its combinations together."""
    union = sorted({card for one in found for card in one.cards})
    facts: dict[str, Fact] = {
        "phase": "show",
        "of": of,
        "cards": texts(union),
        "combinations": tuple(texts(one.cards) for one in found),
    }
    return kind, sum(one.points for one in found), facts

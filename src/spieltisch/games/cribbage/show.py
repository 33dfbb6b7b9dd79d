"""The show: pone's hand, dealer's hand, the crib, each with the starter, until somebody has 121."""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.events import Fact
from spieltisch.games.cribbage.ledger import Ledger, texts
from spieltisch.games.cribbage.records import KINDS, Cards, Combination, HandCount, Holding, Play, ShowRecord
from spieltisch.games.cribbage.scoring import show_combinations


def count_show(
    ledger: Ledger, dealer: int, starter: Card, laid: tuple[Cards, Cards], plays: tuple[Play, ...]
) -> ShowRecord:
    """Count what the rules let count and return the public record of it.

    `laid` are both seats' discards, `plays` the finished play that has shown both hands.
    """
    hands = (_hand(plays, 0), _hand(plays, 1))
    crib: Cards = tuple(sorted((*laid[0], *laid[1])))
    pone = 1 - dealer
    turns: tuple[tuple[int, Holding, Cards], ...] = (
        (pone, "hand", hands[pone]),
        (dealer, "hand", hands[dealer]),
        (dealer, "crib", crib),
    )
    counts: list[HandCount] = []
    for seat, of, cards in turns:
        if ledger.winner is None:
            counts.append(_count(ledger, seat, of, cards, starter))
    shown = crib if counts[-1].of == "crib" else None
    return ShowRecord(ledger.deal, dealer, starter, hands, shown, tuple(counts), plays)


def _hand(plays: tuple[Play, ...], seat: int) -> Cards:
    return tuple(sorted(play.card for play in plays if play.seat == seat and play.card is not None))


def _count(ledger: Ledger, seat: int, of: Holding, cards: Cards, starter: Card) -> HandCount:
    found = show_combinations(cards, starter, crib=of == "crib")
    points = sum(combination.points for combination in found)
    before, back = ledger.scores[seat], ledger.back_pegs[seat]
    listed: tuple[Fact, ...] = tuple((one.kind, one.points, texts(one.cards)) for one in found)
    ledger.note(
        "show",
        side=seat,
        of=of,
        cards=texts(cards),
        starter=starter.text,
        points=points,
        combinations=listed,
    )
    parts = (_part(kind, of, [one for one in found if one.kind == kind]) for kind in KINDS)
    ledger.award(seat, [part for part in parts if part is not None])
    return HandCount(seat, of, cards, found, points, before, ledger.scores[seat], back)


def _part(kind: str, of: Holding, found: list[Combination]) -> tuple[str, int, dict[str, Fact]] | None:
    """Return what one kind adds to a count: all its combinations together."""
    if not found:
        return None
    union = sorted({card for one in found for card in one.cards})
    facts: dict[str, Fact] = {
        "phase": "show",
        "of": of,
        "cards": texts(union),
        "combinations": tuple(texts(one.cards) for one in found),
    }
    return kind, sum(one.points for one in found), facts

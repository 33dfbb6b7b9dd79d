"""How the end of a round was counted, in one sentence (rules text, "Alle Fünfen")."""

from __future__ import annotations

from spieltisch.core.messages import Message, Seat, message
from spieltisch.games.dominoes.playing import in_points
from spieltisch.games.dominoes.presenter.naming import of_side, seats_of
from spieltisch.games.dominoes.scoring import round_to_five, side_pips
from spieltisch.games.dominoes.settings import HALVES, Settings
from spieltisch.games.dominoes.state import RoundRecord


def count_words(settings: Settings, record: RoundRecord) -> Message:
    """Say whose pips make how many points for whom."""
    if record.out is not None:
        return _out(settings, record, settings.side_of(record.out))
    counts = side_pips(settings, record.hands)
    lowest = [side for side, count in enumerate(counts) if count == min(counts)]
    gaining = [side for side, points in enumerate(record.gains) if points]
    if settings.fives and (len(counts), len(lowest)) == (3, 2):
        return _split(counts, lowest)
    if gaining and len(lowest) > 1:
        return _lightest(settings, counts, gaining[0], record)
    if len(lowest) > 1:
        return message("dominoes.count.tie", n=min(counts))
    return _lowest(settings, counts, lowest[0], record)


def _out(settings: Settings, record: RoundRecord, side: int) -> Message:
    counts = side_pips(settings, record.hands)
    others = sum(counts) - counts[side]
    worth = round_to_five(others) if settings.fives else others
    if worth and not record.gains[side]:
        return message("dominoes.count.beyond", points=worth, target=settings.target)
    key = "dominoes.count.out_rounded" if worth != others else "dominoes.count.out"
    return of_side(key, seats_of(settings.sides, side), n=worth, pips=others)


def _lowest(settings: Settings, counts: tuple[int, ...], side: int, record: RoundRecord) -> Message:
    """One side alone holds the fewest pips."""
    others = sum(counts) - counts[side]
    seats = seats_of(settings.sides, side)
    if settings.fives:
        worth = round_to_five(others)
        key = "rounded" if worth != others else "full"
    else:
        worth = others if settings.gross_block else others - counts[side]
        key = "full" if settings.gross_block else "net"
    if worth and not record.gains[side]:
        return message("dominoes.count.beyond", points=worth, target=settings.target)
    return of_side(f"dominoes.count.blocked_{key}", seats, n=worth, own=counts[side], pips=others)


def _lightest(settings: Settings, counts: tuple[int, ...], side: int, record: RoundRecord) -> Message:
    """Several hold the fewest pips, and the lightest tile decides."""
    seats = seats_of(settings.sides, side)
    points = record.gains[side] // HALVES
    return of_side("dominoes.count.lightest", seats, n=points, own=counts[side])


def _split(counts: tuple[int, ...], lowest: list[int]) -> Message:
    """Two of three hold the fewest pips and share what the third hand is worth, rounded."""
    rounded = round_to_five(max(counts))
    return message(
        "dominoes.count.split",
        pair=tuple(map(Seat, lowest)),
        own=min(counts),
        third=max(counts),
        rounded=rounded,
        points=in_points(rounded * HALVES // len(lowest)),
    )

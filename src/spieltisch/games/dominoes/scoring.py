"""What a play and the end of a round are worth, in half-points (rules text, "Alle Fünfen").

In the block and draw games the winner scores what the opponents hold, after a block less the own rest.
"""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.games.dominoes.line import Line
from spieltisch.games.dominoes.settings import HALVES, Settings
from spieltisch.games.dominoes.state import HalfPoints, Tiles

FIVE = 5


def round_to_five(pips: int) -> int:
    """Return the multiple of five next to a whole number; a tie cannot occur."""
    return (pips + FIVE // 2) // FIVE * FIVE


def line_points(settings: Settings, line: Line) -> int:
    """Return the points the line scores as it lies: its total if that is a positive multiple of five."""
    total = line.total() if settings.fives else 0
    return total if total % FIVE == 0 else 0


def pips(tiles: Tiles) -> int:
    """Return the pips of some tiles."""
    return sum(tile.pips for tile in tiles)


def side_pips(settings: Settings, hands: Sequence[Tiles]) -> tuple[int, ...]:
    """Return the pips left on each side; partners count together."""
    counts = [0] * settings.side_count
    for seat, hand in enumerate(hands):
        counts[settings.side_of(seat)] += pips(hand)
    return tuple(counts)


def out_gains(settings: Settings, hands: Sequence[Tiles], seat: int) -> tuple[HalfPoints, ...]:
    """Return what each side gains when `seat` has laid its last tile: the pips of its opponents."""
    return gains_of_going_out(settings, side_pips(settings, hands), settings.side_of(seat))


def gains_of_going_out(settings: Settings, counts: Sequence[int], winner: int) -> tuple[HalfPoints, ...]:
    """Return the same from the pips left on each side and the side that has gone out."""
    return _to(settings, winner, _bonus(settings, sum(counts) - counts[winner]))


def blocked_gains(settings: Settings, hands: Sequence[Tiles]) -> tuple[HalfPoints, ...]:
    """Return what each side gains when nobody can go on."""
    counts = side_pips(settings, hands)
    lowest = lightest(counts)
    if len(lowest) > 1 and settings.lightest_tile and not settings.fives:
        lowest = _with_lightest_tile(settings, hands, lowest)
    return gains_of_block(settings, counts, lowest)


def lightest(counts: Sequence[int]) -> list[int]:
    """Return the sides with the fewest pips."""
    fewest = min(counts)
    return [side for side, count in enumerate(counts) if count == fewest]


def gains_of_block(settings: Settings, counts: Sequence[int], lowest: list[int]) -> tuple[HalfPoints, ...]:
    """Return what each side gains after a block, from the pips of all sides and the sides in front."""
    if settings.fives:
        return _blocked_fives(settings, counts, lowest)
    if len(lowest) > 1:
        return (0,) * len(counts)
    own = 0 if settings.gross_block else counts[lowest[0]]
    return _to(settings, lowest[0], sum(counts) - counts[lowest[0]] - own)


def _blocked_fives(settings: Settings, counts: Sequence[int], lowest: list[int]) -> tuple[HalfPoints, ...]:
    if len(lowest) == 1:
        return _to(settings, lowest[0], round_to_five(sum(counts) - counts[lowest[0]]))
    if len(counts) == 3 and len(lowest) == 2:
        share = round_to_five(max(counts)) * HALVES // 2
        return tuple(share if side in lowest else 0 for side in range(len(counts)))
    return (0,) * len(counts)


def _with_lightest_tile(settings: Settings, hands: Sequence[Tiles], sides: list[int]) -> list[int]:
    """Return the sides that hold the lightest single tile of all these sides."""
    lightest = {
        side: min(
            tile.pips for seat, hand in enumerate(hands) if settings.side_of(seat) == side for tile in hand
        )
        for side in sides
    }
    return [side for side in sides if lightest[side] == min(lightest.values())]


def _bonus(settings: Settings, count: int) -> int:
    return round_to_five(count) if settings.fives else count


def _to(settings: Settings, side: int, points: int) -> tuple[HalfPoints, ...]:
    return tuple(HALVES * points if other == side else 0 for other in range(settings.side_count))


def credited(settings: Settings, score: HalfPoints, gain: HalfPoints) -> HalfPoints:
    """Return what counts of a gain: nothing if the target has to be hit exactly and it goes beyond."""
    beyond = bool(settings.target) and score + gain > HALVES * settings.target
    return 0 if settings.exact_target and beyond else gain


def leader(settings: Settings, scores: Sequence[HalfPoints]) -> int | None:
    """Return the side that wins the match with these scores: alone in front at or over the target."""
    best = max(scores)
    sole = [side for side, score in enumerate(scores) if score == best]
    reached = bool(settings.target) and best >= HALVES * settings.target
    return sole[0] if reached and len(sole) == 1 else None

"""From scores to chances of winning: the show at the end of a deal, and the deals after it."""

from __future__ import annotations

from collections.abc import Mapping

from spieltisch.games.cribbage.players.pegging import START, Hand, Node, Reply
from spieltisch.games.cribbage.players.tables import Tables
from spieltisch.games.cribbage.records import TARGET


def chance_after_show(
    tables: Tables, dealer: bool, mine: int, his: int, hands: tuple[int, int], crib: int
) -> float:
    """Return the player's chance of winning once pone's hand, the dealer's hand and the crib are counted.

    Args:
        tables: for the deals to come.
        dealer: whether the player deals.
        mine: his score before the show, below 121; `his` is the opponent's.
        his: see `mine`.
        hands: points of the own and of the opponent's hand.
        crib: points of the crib, the dealer's.
    """
    own, other = hands
    if dealer:
        his += other
        if his >= TARGET:
            return 0.0
        mine += own + crib
        return 1.0 if mine >= TARGET else 1 - tables.win[his][mine]
    mine += own
    if mine >= TARGET:
        return 1.0
    his += other + crib
    return 0.0 if his >= TARGET else tables.win[mine][his]


class Show:
    """The chance of winning after the play, by the scores before the show and the opponent's hand."""

    def __init__(self, tables: Tables, dealer: bool, hand: int, crib: Mapping[int, float]) -> None:
        """Take the own hand's points and the probability of each value of the crib."""
        self._tables = tables
        self._dealer = dealer
        self._hand = hand
        self._crib = tuple(crib.items())
        self._known: dict[tuple[int, int, int], float] = {}

    def chance(self, mine: int, his: int, other_hand: int) -> float:
        """Return the player's chance of winning; both scores are below 121."""
        key = (mine, his, other_hand)
        found = self._known.get(key)
        if found is None:
            found = sum(
                weight
                * chance_after_show(self._tables, self._dealer, mine, his, (self._hand, other_hand), points)
                for points, weight in self._crib
            )
            self._known[key] = found
        return found


class ChanceSolver:
    """Perfect play with open hands for the chance of winning instead of points.

    Values are the player's chances, whoever is to move: the player takes the most, the opponent the least.
    """

    def __init__(self, show: Show, other_hand: int) -> None:
        self._show = show
        self._other_hand = other_hand
        self._known: dict[int, float] = {}

    def value(self, mover: Hand, other: Hand, place: Node, mine: int, his: int, me: bool) -> float:
        """Return the player's chance; `mover`, the player if `me`, has a card that fits."""
        key = mover.first + other.second + place.index + (((mine << 7) + his << 1) + me << 48)
        found = self._known.get(key)
        if found is not None:
            return found
        best = -1.0 if me else 2.0
        after = place.after
        for rank, rest in mover.moves:
            reply = after[rank]
            if reply is None:
                break
            chance = self.after(reply, rest, other, mine, his, me)
            if me:
                if chance > best:
                    best = chance
                    if best == 1.0:
                        break
            elif chance < best:
                best = chance
                if best == 0.0:
                    break
        self._known[key] = best
        return best

    def after(self, reply: Reply, rest: Hand, other: Hand, mine: int, his: int, me: bool) -> float:
        """Return the player's chance after a card: `reply` is its outcome, `rest` what its player keeps."""
        points, child = reply
        room = child.room
        answer = room > 0 and other.low <= room
        goes_on = answer or (room > 0 and rest.low <= room)
        if room and not goes_on:
            points += 1
        if me:
            mine += points
            if mine >= TARGET:
                return 1.0
        else:
            his += points
            if his >= TARGET:
                return 0.0
        if not goes_on:
            child = START
            if not other.moves and not rest.moves:
                return self._show.chance(mine, his, self._other_hand)
            answer = bool(other.moves)
        if answer:
            return self.value(other, rest, child, mine, his, not me)
        return self.value(rest, other, child, mine, his, me)

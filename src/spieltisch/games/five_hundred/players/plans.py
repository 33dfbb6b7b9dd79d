"""The best that a whole hand can lay: suits put together over the jokers, and sets where they are allowed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spieltisch.games.five_hundred.melds import SET_SIZE, SMALLEST
from spieltisch.games.five_hundred.players.moves import (
    JOKER_CODE,
    NEW,
    RunMove,
    SetMove,
    ranks_of,
)
from spieltisch.games.five_hundred.players.planner import (
    ALLOWED,
    BANNED,
    NEW_COST,
    WANTED,
    WISH,
    Best,
    Hand,
    Planner,
    Shape,
    moves_of,
)

LayMove = RunMove | SetMove


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on the table: shapes of the four suits, and sets as (rank, mask of suits, jokers)."""

    shapes: tuple[Shape, ...]
    sets: tuple[tuple[int, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """Moves in the order they are done (new melds first), their gain, and how many cards they take."""

    gain: float
    moves: tuple[LayMove, ...]
    used: int

    @property
    def fresh(self) -> bool:
        """Whether there is a new meld among them."""
        return any(_is_new(move) for move in self.moves)


NOTHING = Plan(0.0, (), 0)


def _is_new(move: LayMove) -> bool:
    return (move.run if isinstance(move, RunMove) else move.place) == NEW


def cards_in(hand: Hand) -> int:
    """Return how many cards a hand has."""
    return hand[0].bit_count() + hand[1].bit_count() + hand[2].bit_count() + hand[3].bit_count() + hand[4]


def codes(hand: Hand) -> Iterator[int]:
    """Yield the different cards of a hand, the lowest first in every suit, jokers last."""
    for suit in range(4):
        mask = hand[suit]
        while mask:
            lowest = mask & -mask
            yield 4 * (lowest.bit_length() - 1) + suit
            mask ^= lowest
    if hand[4]:
        yield JOKER_CODE


def add(hand: Hand, code: int) -> None:
    """Put a card into a hand."""
    if code == JOKER_CODE:
        hand[4] += 1
    else:
        hand[code & 3] |= 1 << (code >> 2)


def remove(hand: Hand, code: int) -> None:
    """Take a card out of a hand that has it."""
    if code == JOKER_CODE:
        hand[4] -= 1
    else:
        hand[code & 3] &= ~(1 << (code >> 2))


def remove_laid(hand: Hand, move: LayMove) -> None:
    """Take the cards of a move out of a hand."""
    hand[4] -= move.wild.bit_count()
    if isinstance(move, RunMove):
        heights = (2 << move.high) - (1 << move.low) & ~move.wild
        hand[move.suit] &= ~ranks_of(heights)
        return
    for suit in range(4):
        if (move.suits & ~move.wild) >> suit & 1:
            hand[suit] &= ~(1 << (move.rank - 1))


def rest_after(hand: Hand, moves: Sequence[LayMove]) -> Hand:
    """Return what moves leave of a hand."""
    rest = hand[:]
    for move in moves:
        remove_laid(rest, move)
    return rest


def best_plan(planner: Planner, hand: Hand, board: Board, fresh: int = ALLOWED) -> Plan:
    """Return the plan with the greatest gain; runs alone are exact, sets are added as long as they pay."""
    plan = _best_runs(planner, hand, board, fresh)
    if not planner.settings.sets:
        return plan
    done: tuple[LayMove, ...] = ()
    done_gain = 0.0
    rest = hand
    while True:
        better: tuple[float, SetMove, Plan] | None = None
        for tried in _set_moves(planner, rest, board.sets, fresh):
            runs = _best_runs(planner, rest_after(rest, (tried,)), board, fresh)
            total = done_gain + _set_gain(planner, tried, fresh) + runs.gain
            if total > (better[0] if better else plan.gain):
                better = (total, tried, runs)
        if better is None:
            return plan
        total, move, runs = better
        done = (*done, move)
        done_gain = total - runs.gain
        rest = rest_after(rest, (move,))
        board = Board(board.shapes, _sets_after(board.sets, move))
        moves = tuple(sorted((*done, *runs.moves), key=lambda item: not _is_new(item)))
        plan = Plan(total, moves, sum(item.size for item in moves))


def _best_runs(planner: Planner, hand: Hand, board: Board, fresh: int) -> Plan:
    jokers = hand[4]
    suits = [planner.suit(hand[suit], jokers, board.shapes[suit], fresh) for suit in range(4)]
    chosen = _shared(suits, jokers) if jokers else [suit[0] for suit in suits]
    gain = chosen[0][0] + chosen[1][0] + chosen[2][0] + chosen[3][0]
    if not gain:
        return NOTHING
    moves = [move for suit, best in enumerate(chosen) for move in moves_of(suit, best[1])]
    moves.sort(key=lambda move: move.run != NEW)
    return Plan(gain, tuple(moves), sum(move.size for move in moves))


def _shared(suits: Sequence[tuple[Best, ...]], jokers: int) -> list[Best]:
    """Share the jokers out between the suits."""
    best: list[tuple[float, list[Best]]] = [
        (suits[0][number][0], [suits[0][number]]) for number in range(jokers + 1)
    ]
    for suit in suits[1:]:
        best = [
            max(
                (
                    (best[number - own][0] + suit[own][0], [*best[number - own][1], suit[own]])
                    for own in range(number + 1)
                ),
                key=lambda item: item[0],
            )
            for number in range(jokers + 1)
        ]
    return best[jokers][1]


def _set_moves(
    planner: Planner, hand: Hand, sets: Sequence[tuple[int, int, int]], fresh: int
) -> Iterator[SetMove]:
    """Yield sets that the hand can make, and cards of it that fit a set on the table."""
    for place, (rank, suits, jokers) in enumerate(sets):
        missing = 15 & ~suits
        held = _held_suits(hand, rank) & missing
        if held:
            yield SetMove(rank, held, place, 0)
        elif missing and hand[4] and jokers + 1 <= planner.joker_limit(suits.bit_count() + 1):
            wild = missing & -missing
            yield SetMove(rank, wild, place, wild)
    if fresh == BANNED:
        return
    for rank in range(1, 14):
        held = _held_suits(hand, rank)
        number = held.bit_count()
        if number >= SMALLEST:
            yield SetMove(rank, held, NEW, 0)
            if number == SET_SIZE:
                yield from (SetMove(rank, held & ~(1 << suit), NEW, 0) for suit in range(4))
        elif number and number + hand[4] >= SMALLEST and SMALLEST - number <= planner.joker_limit(SMALLEST):
            wild = 0
            for _joker in range(SMALLEST - number):
                missing = 15 & ~held & ~wild
                wild |= missing & -missing
            yield SetMove(rank, held | wild, NEW, wild)


def _held_suits(hand: Hand, rank: int) -> int:
    bit = rank - 1
    return sum((hand[suit] >> bit & 1) << suit for suit in range(4))


def _set_gain(planner: Planner, move: SetMove, fresh: int) -> float:
    extra = 0.0
    if move.place == NEW:
        extra = WISH if fresh == WANTED else -NEW_COST
    points = planner.held[4 * (move.rank - 1)]
    jokers = move.wild.bit_count()
    held_joker = planner.held[JOKER_CODE]
    joker = (points if planner.settings.joker_value is None else planner.settings.joker_value) + held_joker
    return extra + 2 * points * (move.size - jokers) + joker * jokers


def _sets_after(sets: tuple[tuple[int, int, int], ...], move: SetMove) -> tuple[tuple[int, int, int], ...]:
    """Cards can only be laid to a new set in the next round of planning, which numbers it as the next one."""
    jokers = move.wild.bit_count()
    if move.place == NEW:
        return (*sets, (move.rank, move.suits, jokers))
    rank, suits, before = sets[move.place]
    return (*sets[: move.place], (rank, suits | move.suits, before + jokers), *sets[move.place + 1 :])


def best_keeping(planner: Planner, hand: Hand, board: Board, kept: int, fresh: int = ALLOWED) -> Plan:
    """Return the best plan that leaves `kept` cards in the hand.

    With one card kept, which will be discarded, this is exact; a second one is the least missed after it.
    """
    plan = best_plan(planner, hand, board, fresh)
    most = cards_in(hand) - kept
    while plan.used > most:
        options = []
        for code in codes(hand):
            rest = hand[:]
            remove(rest, code)
            found = best_plan(planner, rest, board, fresh)
            options.append((found.gain + planner.held[code], found, rest))
        _worth, plan, hand = max(options, key=lambda option: option[0])
    return plan

"""The greedy player: what it draws, lays, swaps and discards, by a taste of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from spieltisch.games.five_hundred.players.hopes import JOKER_HOPE, hopes
from spieltisch.games.five_hundred.players.moves import JOKER_CODE, Move, RunMove, SetMove, SwapMove
from spieltisch.games.five_hundred.players.planner import ALLOWED, BANNED, WANTED, WISH, Hand
from spieltisch.games.five_hundred.players.plans import (
    Board,
    Plan,
    add,
    best_keeping,
    best_plan,
    cards_in,
    codes,
    remove,
    rest_after,
)
from spieltisch.games.five_hundred.players.position import Position

MOST_TURNS: Final = 200
"""A playout that is still going on then is counted as it stands."""
NEVER: Final = -1e9
SHORT_STOCK: Final = 4
"""With fewer cards a seat in the stock nobody waits any more."""
LONG_DEAL: Final = 15
"""After so many rounds nobody seems to get on: the fear fades in as many more, or hands of one or two cards
for which nothing comes would be played on forever."""
CLOSES: Final = (0.0, 0.3, 0.08, 0.12, 0.03, 0.012, 0.006, 0.004, 0.001)
"""How often a seat that begins its turn with so many cards closes in it (1,200 deals among two and four)."""
OTHERS_LOSE: Final = 4.0
"""What a card left in another hand is worth to whoever closes: half of an average card, as that hand would
have laid some."""
FEEDING: Final = 40.0
"""What it costs to discard a card that another seat can lay at once, beside its points."""


@dataclass(frozen=True, slots=True)
class Taste:
    """How a player weighs things.

    - `unload`: how likely a turn is to find a place for a card that has none now; against it stands the
      chance that somebody closes, plus `unrest`.
    - `unseen`: what an unseen card from the stock is worth, in points; `reserve`: what a pile has to promise
      more than that.
    - `pair`: what two neighbours in the hand are worth to each other, while the card they need may come.
    - `tidy`: how much a high card wants to leave the hand, as a share of its points.
    - `careful`: whether cards that fit somewhere stay in the hand.
    - `price`: the points a card has to bring to be laid early in a deal that nobody may close. There hands
      only shrink: six of seven cards can be laid, and until the stock is short it costs nothing to wait for
      dear ones.
    """

    unload: float = 0.35
    unrest: float = 0.07
    unseen: float = 4.0
    reserve: float = 3.0
    pair: float = 3.0
    tidy: float = 0.0
    careful: bool = True
    price: float = 8.0


STANDARD: Final = Taste()
MEDIUM: Final = Taste(unseen=0.0, reserve=35.0, pair=2.0, tidy=0.3, careful=False, price=0.0)


class TurnPlan(NamedTuple):
    """What is laid, in order, and the discard (None: everything is laid)."""

    moves: tuple[Move, ...]
    discard: int | None


def fear(position: Position, taste: Taste) -> float:
    """Return the share of the points left in a hand that is taken for lost."""
    hands = position.hands
    seats = len(hands)
    going_on = 1.0
    if not position.close_banned:
        for seat in range(seats):
            if seat != position.turn:
                going_on *= 1 - CLOSES[min(cards_in(hands[seat]), 8)]
    danger = 1 - going_on
    if not position.renews:
        danger = max(danger, (seats / (len(position.stock) + seats)) ** 1.5)
    danger += taste.unrest
    share = danger / (danger + taste.unload)
    tired = position.turns / seats - LONG_DEAL
    return share if tired <= 0 else share * max(0.0, 1 - tired / LONG_DEAL)


def choose_source(position: Position, taste: Taste) -> int:
    """Return 0 to draw from the stock, else how many cards to take from the pile."""
    return ranked_sources(position, taste)[0][0]


def ranked_sources(position: Position, taste: Taste) -> list[tuple[int, float]]:
    """Return what can be drawn as `sources` does, what is liked best first.

    The top card comes last where it would only be discarded again: two who do that never get on.
    """
    ranked = sorted(sources(position, taste), key=lambda option: (-option[1], option[0]))
    instead = len(ranked) > 1 and ranked[1][1] > NEVER
    if instead and ranked[0][0] == 1 and _would_give_back(position, taste):
        ranked.append(ranked.pop(0))
    return ranked


def _would_give_back(position: Position, taste: Taste) -> bool:
    """Whether the top card of the pile would only be discarded again: two who do that never get on."""
    top = position.pile[-1]
    together = _with(position.hands[position.turn], [top])
    plan = best_keeping(position.planner, together, position.board, position.kept, _freshness(position))
    rest = rest_after(together, plan.moves)
    return cards_in(rest) > 0 and discards(position, rest, taste)[0] == top


def sources(position: Position, taste: Taste) -> Iterator[tuple[int, float]]:
    """Yield what can be drawn (0: the stock, else cards of the pile) with what it is worth."""
    hand, pile = position.hands[position.turn], position.pile
    share = fear(position, taste)
    if position.stock:
        now = best_plan(position.planner, hand, position.board, _freshness(position))
        yield 0, sum(_prospects(position, hand, now, share, taste)) + taste.unseen
    if pile:
        together = _with(hand, pile[-1:])
        plan = best_keeping(position.planner, together, position.board, position.kept, _freshness(position))
        yield 1, _after_discard(position, together, plan, share, taste)
    if len(pile) > 1 and not position.banned and not position.melds_banned:
        for number in range(2, len(pile)) if position.planner.settings.partial_pile else ():
            yield number, _pile_worth(position, number, share, taste)
        yield len(pile), _pile_worth(position, len(pile), share, taste)


def _pile_worth(position: Position, number: int, share: float, taste: Taste) -> float:
    """Return what a pile is worth: nothing if no new meld can pay for it."""
    taken = position.pile[-number:]
    together = _with(position.hands[position.turn], taken)
    plan = paying_plan(position, together, position.board, tuple(taken), position.kept)
    if plan is None:
        return NEVER
    return _after_discard(position, together, plan, share, taste) - taste.reserve


def _prospects(position: Position, hand: Hand, plan: Plan, share: float, taste: Taste) -> list[float]:
    """Return the points that a plan lays, then what each card left in the hand is worth.

    Half of a gain is laid, the other half not lost.
    """
    rest = rest_after(hand, plan.moves) if plan.moves else hand
    held, pair = position.planner.held, taste.pair / 2
    worths = [plan.gain / 2]
    for suit in range(4):
        if rest[suit]:
            for rank, hope in hopes(rest[suit], position.shapes[suit]):
                worths.append(pair * hope - share * held[4 * rank])
    worths.extend([pair * JOKER_HOPE - share * held[JOKER_CODE]] * rest[4])
    return worths


def _after_discard(position: Position, hand: Hand, plan: Plan, share: float, taste: Taste) -> float:
    """Return what a plan with its discard is worth."""
    worths = _prospects(position, hand, plan, share, taste)
    if len(worths) > 2:
        return sum(worths) - min(worths[1:])
    others = sum(map(cards_in, position.hands)) - cards_in(position.hands[position.turn])
    return worths[0] + OTHERS_LOSE * others / (len(position.hands) - 1)


def paying_plan(
    position: Position, hand: Hand, board: Board, taken: tuple[int, ...], kept: int
) -> Plan | None:
    """Return the best plan with a new meld that counts for the pile, or None if there is none."""
    plan = best_keeping(position.planner, hand, board, kept)
    if pays(position, plan, taken):
        return plan
    plan = best_keeping(position.planner, hand, board, kept, WANTED)
    if not pays(position, plan, taken):
        return None
    wishes = sum(isinstance(move, RunMove) and move.run < 0 for move in plan.moves)
    wishes += sum(not isinstance(move, RunMove) and move.place < 0 for move in plan.moves)
    return Plan(plan.gain - wishes * WISH, plan.moves, plan.used)


def pays(position: Position, plan: Plan, taken: tuple[int, ...]) -> bool:
    """Whether a plan has a new meld that counts for the pile."""
    before, position.taken = position.taken, taken
    found = any(
        (move.run if isinstance(move, RunMove) else move.place) < 0 and position.pays(move)
        for move in plan.moves
    )
    position.taken = before
    return found


def _with(hand: Hand, taken: list[int]) -> Hand:
    together = hand[:]
    for code in taken:
        add(together, code)
    return together


def _worth(position: Position, hand: Hand, gain: float, share: float) -> float:
    """Return points laid less the share of the others that is lost; half of a gain is laid, half not lost."""
    return gain / 2 * (1 + share) - share * position.hand_points(hand)


def _freshness(position: Position) -> int:
    return BANNED if position.melds_banned else ALLOWED


def swaps(position: Position, taste: Taste) -> tuple[SwapMove, ...]:
    """Return the jokers worth taking, in the order they are taken."""
    seat = position.turn
    found: list[SwapMove] = []
    hand, board = position.hands[seat][:], position.board
    held_back = position.held_back
    for code, meld, owner, worth in position.wild:
        if not position.may_swap(owner) or not hand[code & 3] >> (code >> 2) & 1:
            continue
        after = hand[:]
        remove(after, code)
        add(after, JOKER_CODE)
        waits = held_back + (position.planner.settings.swapped_joker == "next_turn")
        gain = position.swap_points(code, meld) + (-worth if owner == seat else worth / len(position.hands))
        share = fear(position, taste)
        fresh = _freshness(position)
        kept = _worth(
            position, hand, best_plan(position.planner, _usable(hand, held_back), board, fresh).gain, share
        )
        taken = _worth(
            position, after, best_plan(position.planner, _usable(after, waits), board, fresh).gain, share
        )
        if taken + gain > kept:
            hand, held_back = after, waits
            found.append(SwapMove(code, meld))
    return tuple(found)


def _usable(hand: Hand, held_back: int) -> Hand:
    """Return a hand without the jokers that have to wait."""
    return [*hand[:4], max(0, hand[4] - held_back)]


def plan_turn(position: Position, taste: Taste) -> TurnPlan:
    """Plan the turn of a seat that has drawn: as much as possible is laid, then what is missed least goes."""
    swapped = swaps(position, taste) if position.wild else ()
    hand = position.hands[position.turn][:]
    for swap in swapped:
        remove(hand, swap.card)
        add(hand, JOKER_CODE)
    waits = position.planner.settings.swapped_joker == "next_turn"
    held_back = position.held_back + (len(swapped) if waits else 0)
    plan = lay_plan(position, _usable(hand, held_back), max(0, position.kept - min(held_back, hand[4])))
    if taste.price and position.close_banned and not position.owes:
        plan = _dear_part(position, plan, taste)
    rest = rest_after(hand, plan.moves)
    if not cards_in(rest):
        return TurnPlan((*swapped, *plan.moves), None)
    return TurnPlan((*swapped, *plan.moves), discards(position, rest, taste)[0])


def _dear_part(position: Position, plan: Plan, taste: Taste) -> Plan:
    """Leave cheap moves of a plan for later, as long as there is time to wait."""
    if len(position.stock) < SHORT_STOCK * len(position.hands):
        return plan
    moves = tuple(move for move in plan.moves if _points_each(position, move) >= taste.price)
    return Plan(plan.gain, moves, sum(move.size for move in moves))


def _points_each(position: Position, move: RunMove | SetMove) -> float:
    """Return what the cards of a move count on the table, on average."""
    if isinstance(move, RunMove):
        return position.planner.points(move.low, move.high, move.wild) / move.size
    return position.planner.held[4 * (move.rank - 1)]


def lay_plan(position: Position, hand: Hand, kept: int) -> Plan:
    """Return what is best laid of a hand; a pile that was taken is paid for if that is possible."""
    board = position.board
    if position.owes and not position.melds_banned:
        plan = paying_plan(position, hand, board, position.taken, kept)
        if plan is not None:
            return plan
    return best_keeping(position.planner, hand, board, kept, _freshness(position))


def discards(position: Position, rest: Hand, taste: Taste) -> list[int]:
    """Return the cards of what is left, the one to be missed least first."""
    if cards_in(rest) == 1:
        return list(codes(rest))
    held = position.planner.held
    wanted_away = taste.tidy + fear(position, taste)
    costs: list[tuple[float, int]] = []
    for suit in range(4):
        if rest[suit]:
            for rank, hope in hopes(rest[suit], position.shapes[suit]):
                code = 4 * rank + suit
                cost = taste.pair * hope - wanted_away * held[code]
                if taste.careful and position.fitting(code) is not None:
                    cost += FEEDING + 2.5 * held[code]
                costs.append((cost, code))
    if rest[4]:
        costs.append((taste.pair * JOKER_HOPE, JOKER_CODE))
    costs.sort()
    return [code for _cost, code in costs]


def finish_turn(position: Position, plan: TurnPlan) -> None:
    """Do what has been planned."""
    for move in plan.moves:
        position.do(move)
    if not position.over and plan.discard is not None:
        position.discard(plan.discard)


def play_out(position: Position, taste: Taste, most_turns: int = MOST_TURNS) -> int:
    """Play the deal to its end with the same taste in every seat; returns how many turns that took."""
    turns = 0
    while not position.over and turns < most_turns:
        if not position.drawn:
            position.draw(choose_source(position, taste))
        finish_turn(position, plan_turn(position, taste))
        turns += 1
    return turns

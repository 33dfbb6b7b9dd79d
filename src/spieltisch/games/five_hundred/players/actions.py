"""Views as positions, and moves as actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spieltisch.core.actions import Action
from spieltisch.core.cards import JOKER, Card
from spieltisch.core.errors import IllegalAction
from spieltisch.games.five_hundred import counting, laying, notation
from spieltisch.games.five_hundred.legality import check_action, legal_actions
from spieltisch.games.five_hundred.melds import HIGH_ACE, LOW_ACE, Shown, card_at
from spieltisch.games.five_hundred.players.moves import JOKER_CODE, NEW, Move, RunMove, SetMove, SwapMove
from spieltisch.games.five_hundred.players.policy import TurnPlan
from spieltisch.games.five_hundred.players.position import Position, hand_of
from spieltisch.games.five_hundred.state import Claim, View


def seat_of(view: View) -> int:
    """Return the seat that looks.

    Raises:
        ValueError: an onlooker, who decides nothing.
    """
    if view.seat is None:
        raise ValueError("an onlooker is not to act")
    return view.seat


def own_position(view: View) -> Position:
    """Return the position with the own hand; of other cards only the number is there."""
    position = Position.of(view.table)
    position.hands = [[0, 0, 0, 0, size] for size in view.table.hand_sizes]
    position.hands[seat_of(view)] = hand_of(view.hand)
    position.stock = [0] * view.table.stock
    return position


def allowed(view: View, action: Action) -> bool:
    """Whether the viewing seat may do this."""
    try:
        check_action(action, view.table, view.hand)
    except IllegalAction:
        return False
    return True


def draw_action(view: View, number: int) -> Action:
    """Return the action that draws from the stock (0), or takes so many cards of the pile."""
    if number == 0:
        return Action(seat_of(view), notation.DRAW)
    if number == 1:
        return Action(seat_of(view), notation.TAKE)
    words = () if number == len(view.table.pile) else (str(number),)
    return Action(seat_of(view), notation.TAKE_ALL, words)


def first_action(view: View, position: Position, plan: TurnPlan) -> Action:
    """Return what a plan does first; what the rules refuse is left out, anything legal comes at last."""
    for action in _actions_of(seat_of(view), position, plan.moves):
        if allowed(view, action):
            return action
    if plan.discard is not None:
        action = discard_action(seat_of(view), plan.discard)
        if allowed(view, action):
            return action
    return _anything(view)


def _anything(view: View) -> Action:
    """Return a legal action that comes to an end: the most cards laid, else the dearest discard."""
    legal = legal_actions(view.table, seat_of(view), view.hand)
    melds = [action for action in legal if action.verb == notation.MELD]
    paying = [action for action in melds if laying.pays_for_pile(view.table, _shown(action))]
    lays = [action for action in legal if action.verb == notation.LAY]
    if paying or lays:
        return max(paying or lays, key=lambda action: len(action.args))
    ends = [action for action in legal if action.verb == notation.DISCARD]
    return max(ends or legal, key=lambda action: _held_points(view, action))


def _shown(action: Action) -> list[Shown]:
    return [Shown.parse(word) for word in action.args]


def _held_points(view: View, action: Action) -> int:
    if action.verb != notation.DISCARD or action.args[0] == JOKER.text:
        return 0
    return counting.hand_points(view.table.settings, (Card.parse(action.args[0]),))


def discard_action(seat: int, code: int) -> Action:
    """Return the action that discards a card."""
    return Action(seat, notation.DISCARD, (Card(code).text if code != JOKER_CODE else JOKER.text,))


def _actions_of(seat: int, position: Position, moves: Sequence[Move]) -> Iterator[Action]:
    """Yield the first action of every move."""
    for move in moves:
        if isinstance(move, SwapMove):
            yield Action(seat, notation.SWAP, (Card(move.card).text, str(move.meld + 1)))
            continue
        shown = _shown_cards(move)
        place = move.run if isinstance(move, RunMove) else move.place
        if place == NEW:
            yield Action(seat, notation.MELD, notation.words(shown))
            continue
        if isinstance(move, SetMove):
            number, first = position.set_ids[place], shown[0]
        else:
            number = position.run_ids[move.suit][place]
            upward = position.shapes[move.suit].runs[place][1] < move.low
            first = shown[0 if upward else -1]
        yield Action(seat, notation.LAY, (first.text, str(number + 1)))


def _shown_cards(move: RunMove | SetMove) -> list[Shown]:
    if isinstance(move, RunMove):
        heights = range(move.low, move.high + 1)
        return [Shown(card_at(height, move.suit), bool(move.wild >> height & 1)) for height in heights]
    suits = (suit for suit in range(4) if move.suits >> suit & 1)
    return [Shown(Card.of(move.rank, suit), bool(move.wild >> suit & 1)) for suit in suits]


def claims_of(view: View) -> tuple[Action, ...]:
    """Return the claims the viewing seat may make."""
    legal = legal_actions(view.table, seat_of(view), view.hand)
    return tuple(action for action in legal if action.verb == notation.CLAIM)


def claim_worth(view: View, action: Action) -> tuple[int, int]:
    """Return the points of a claim, then how little its place leaves to others.

    Best is a new end where only the own hand fits, then one whose card is gone, then one others may have.
    """
    table, seat = view.table, seat_of(view)
    window = table.window
    assert window is not None  # noqa: S101 - there is something to claim
    number = int(action.args[-1])
    shown = Shown(window.card) if len(action.args) == 1 else Shown.parse(action.args[0])
    before = table.melds[number - 1]
    after = laying.with_card(table, seat, shown, number)
    place = next(i for i, laid in enumerate(after.cards) if laid not in before.cards)
    points = counting.place_points(table.settings, after, place)
    if after.kind == "set":
        return points, 1
    height = after.low - 1 if after.low < before.low else after.high + 1
    if not LOW_ACE <= height <= HIGH_ACE:
        return points, 1
    beyond = card_at(height, after.suit)
    if beyond in view.hand:
        return points, 2
    on_table = any(laid.shown == Shown(beyond) for meld in table.melds for laid in meld.cards)
    return points, int(on_table)


def claim_move(position: Position, wanted: Claim) -> RunMove | SetMove:
    """Return how a claimed card is laid."""
    shown, number = wanted.shown, wanted.meld - 1
    card = shown.card
    if number in position.set_ids:
        suit = 1 << card.suit
        return SetMove(card.rank, suit, position.set_ids.index(number), suit if shown.joker else 0)
    run = position.run_ids[card.suit].index(number)
    low, _high, _jokers = position.shapes[card.suit].runs[run]
    height = card.rank if card.rank > 1 or low == LOW_ACE + 1 else HIGH_ACE
    return RunMove(card.suit, height, height, run, 1 << height if shown.joker else 0)

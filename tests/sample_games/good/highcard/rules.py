"""The rules of High Card.

Everyone lays one card face down, in any order; when the last one lies they are shown and the highest rank
scores a point (equal ranks share it or nobody scores). With the bonus option the winner may draw a card from
the stock, worth another point if it is red. A match ends when a side reaches the target.

With the option for turns cards are laid in the order of the seats. With doubling anybody may double the worth
of a round of their own accord as long as cards are laid, once a round; the other sides are asked whether they
accept it, and if they give in, the side that doubled has a point and the round counts as usual.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from highcard import codec
from highcard.state import Cards, State, Table, View
from spieltisch.core.actions import Action
from spieltisch.core.cards import FULL_PACK, Card, format_cards
from spieltisch.core.errors import IllegalAction, SpieltischError
from spieltisch.core.events import Event, Json, event, score_event
from spieltisch.core.game import GameInfo, Result, Score, Setup, Step
from spieltisch.core.messages import message
from spieltisch.core.options import Condition, Option, Options
from spieltisch.core.randomness import RandomSource, shuffle

T = TypeVar("T")

EXPLANATION = message("highcard.option.explanation")
OPTIONS = (
    Option("seats", "int", 2, message("highcard.option.seats"), EXPLANATION, minimum=2, maximum=4),
    Option("hand", "int", 3, message("highcard.option.hand"), EXPLANATION, (2, 3, 5), minimum=1, maximum=6),
    Option("target", "int", 4, message("highcard.option.target"), EXPLANATION, minimum=1, maximum=50),
    Option(
        "ties",
        "choice",
        "share",
        message("highcard.option.ties"),
        EXPLANATION,
        ("none", "share"),
        (message("highcard.option.ties.none"), message("highcard.option.ties.share")),
    ),
    Option(
        "bonus",
        "bool",
        False,
        message("highcard.option.bonus"),
        EXPLANATION,
        depends_on=Condition("ties", ("share",)),
    ),
    Option("turns", "bool", False, message("highcard.option.turns"), EXPLANATION),
    Option("doubling", "bool", False, message("highcard.option.doubling"), EXPLANATION),
    Option(
        "seconds", "int", 0, message("highcard.option.seconds"), EXPLANATION, (0, 30), minimum=0, maximum=600
    ),
)
INFO = GameInfo(
    "highcard", 1, message("highcard.name"), message("highcard.summary"), seats=(2, 3, 4), options=OPTIONS
)


def _refused(reason: str) -> IllegalAction:
    return IllegalAction(message(f"highcard.reason.{reason}"))


class HighCard:
    """The game contract of High Card."""

    @property
    def info(self) -> GameInfo:
        return INFO

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:
        return Table(options, seats, 0, ()).sides

    def pieces(self, options: Options) -> tuple[str, ...]:
        return tuple(card.text for card in FULL_PACK)

    def check_setup(self, setup: Setup) -> None:
        target = int(setup.options["target"])
        if setup.scores is not None and not all(0 <= score < target for score in setup.scores):
            raise SpieltischError(message("highcard.setup.scores", target=target))

    def start(self, setup: Setup) -> Step[State]:
        self.check_setup(setup)
        sides = max(self.sides(setup.seats, setup.options)) + 1
        table = Table(setup.options, setup.seats, 0, setup.scores or (0,) * sides)
        return _deal(table, setup.chance)

    def actors(self, state: State) -> tuple[int, ...]:
        return tuple(range(state.table.seats)) if state.table.may_double else tuple(sorted(self.asked(state)))

    def turn(self, state: State) -> int | None:
        asked = self.asked(state)
        return asked[0] if len(asked) == 1 else None

    def asked(self, state: State) -> tuple[int, ...]:
        return state.table.asked([card is not None for card in state.laid])

    def view(self, state: State, seat: int | None) -> View:
        return View(
            table=state.table,
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            own_laid=None if seat is None else state.laid[seat],
            has_laid=tuple(card is not None for card in state.laid),
            hand_sizes=tuple(len(hand) for hand in state.hands),
            stock_size=len(state.stock),
        )

    def legal(self, view: View) -> tuple[Action, ...]:
        seat, table = view.seat, view.table
        if seat is None:
            return ()
        double = (Action(seat, "double"),) if table.may_double else ()
        if not view.asked:
            return double
        if table.waiting is not None:
            return (Action(seat, "draw"), Action(seat, "stay"))
        if table.doubted:
            return (Action(seat, "accept"), Action(seat, "give-in"))
        return (*(Action(seat, "lay", (card.text,)) for card in view.hand), *double)

    def canonical(self, action: Action) -> Action:
        return action

    def check(self, view: View, action: Action) -> None:
        if view.table.over:
            raise _refused("over")
        legal = self.legal(view)
        if action in legal:
            return
        if not legal or action.seat != view.seat:
            raise _refused("not_your_turn")
        raise _refused("not_in_hand" if action.verb == legal[0].verb == "lay" else "verb")

    def apply(self, state: State, action: Action) -> Step[State]:
        self.check(self.view(state, action.seat), action)
        if action.verb == "lay":
            return _lay(state, action.seat, Card.parse(action.args[0]))
        if action.verb == "stay":
            return _next_round(replace(state, table=replace(state.table, waiting=None)), ())
        if action.verb == "draw":
            return _draw(state, action.seat)
        return _talk(state, action)

    def automatic(self, view: View) -> Action | None:
        legal = self.legal(view)
        return legal[0] if view.asked and len(legal) == 1 else None

    def result(self, state: State) -> Result:
        scores = state.table.scores
        best = [side for side, score in enumerate(scores) if score == max(scores)]
        winner = best[0] if state.table.over and len(best) == 1 else None
        return Result(state.table.over, scores, winner)

    def sample(self, view: View, stream: random.Random) -> State:
        table = view.table
        known = {*view.hand, *table.shown, *table.bonus_cards, *table.gone, view.own_laid}
        rest = iter(shuffle([card for card in FULL_PACK if card not in known], stream))
        hands = tuple(
            view.hand if seat == view.seat else tuple(sorted(next(rest) for _ in range(size)))
            for seat, size in enumerate(view.hand_sizes)
        )
        laid = tuple(
            None if not has_laid else view.own_laid if seat == view.seat else next(rest)
            for seat, has_laid in enumerate(view.has_laid)
        )
        return State(table, hands, laid, tuple(rest), RandomSource(f"{stream.random()}"))

    def view_to_json(self, view: View) -> Json:
        return codec.view_to_json(view)

    def view_from_json(self, data: Json) -> View:
        return codec.view_from_json(data)


def _deal(table: Table, chance: RandomSource) -> Step[State]:
    pack = tuple(Card.parse(text) for text in chance.pack(table.deal, [card.text for card in FULL_PACK]))
    size = int(table.options["hand"])
    hands = tuple(tuple(sorted(pack[seat * size : (seat + 1) * size])) for seat in range(table.seats))
    state = State(table, hands, (None,) * table.seats, pack[table.seats * size :], chance)
    return Step(state, (event("deal", number=table.deal + 1),))


def _lay(state: State, seat: int, card: Card) -> Step[State]:
    hands = _replaced(state.hands, seat, tuple(held for held in state.hands[seat] if held != card))
    laid = _replaced(state.laid, seat, card)
    state = replace(state, hands=hands, laid=laid)
    happened = event("laid", seat=seat)
    shown = tuple(card for card in laid if card is not None)
    if len(shown) < len(laid):
        return Step(state, (happened,))
    return _show(state, shown, happened)


def _talk(state: State, action: Action) -> Step[State]:
    table = state.table
    happened = event(action.verb, seat=action.seat)
    if action.verb == "double":
        return Step(replace(state, table=replace(table, doubler=action.seat, doubted=True)), (happened,))
    if action.verb == "accept":
        return Step(replace(state, table=replace(table, doubted=False, stake=2)), (happened,))
    side = table.sides[table.doubler or 0]
    table = replace(table, doubted=False, scores=_added(table.scores, [side], 1))
    return _next_round(replace(state, table=table), (happened, score_event(side, 1, "doubling")))


def _show(state: State, shown: Cards, happened: Event) -> Step[State]:
    table = state.table
    best = max(card.rank for card in shown)
    winners = [seat for seat, card in enumerate(shown) if card.rank == best]
    sides = sorted({table.sides[seat] for seat in winners})
    if len(sides) == 1:
        points: Score = 1
    else:
        points = 0.5 if table.options["ties"] == "share" and len(sides) == 2 else 0
    points *= table.stake
    events = [happened, event("shown", cards=format_cards(shown))]
    events += [score_event(side, points, "round") for side in sides if points]
    offers = bool(table.options["bonus"]) and len(winners) == 1
    table = replace(
        table,
        scores=_added(table.scores, sides, points),
        gone=table.gone + table.shown,
        shown=shown,
        waiting=winners[0] if offers else None,
        doubler=None,
        stake=1,
    )
    state = replace(state, table=table, laid=(None,) * table.seats)
    return _next_round(state, tuple(events))


def _draw(state: State, seat: int) -> Step[State]:
    card, *stock = state.stock
    red = card.suit in (1, 2)
    side = state.table.sides[seat]
    events = [event("bonus", seat=seat, card=card.text)]
    events += [score_event(side, 1, "bonus")] if red else []
    table = replace(
        state.table,
        bonus_cards=(*state.table.bonus_cards, card),
        scores=_added(state.table.scores, [side], int(red)),
        waiting=None,
    )
    return _next_round(replace(state, table=table, stock=tuple(stock)), tuple(events))


def _next_round(state: State, events: tuple[Event, ...]) -> Step[State]:
    table = state.table
    if max(table.scores) >= int(table.options["target"]):
        over = replace(table, over=True, waiting=None)
        return Step(replace(state, table=over), (*events, event("over")))
    if table.waiting is not None or any(state.hands):
        return Step(state, events)
    next_table = Table(table.options, table.seats, table.deal + 1, table.scores)
    dealt = _deal(next_table, state.chance)
    return Step(dealt.state, (*events, *dealt.events))


def _added(scores: tuple[Score, ...], sides: Sequence[int], points: Score) -> tuple[Score, ...]:
    return tuple(score + points if side in sides else score for side, score in enumerate(scores))


def _replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])

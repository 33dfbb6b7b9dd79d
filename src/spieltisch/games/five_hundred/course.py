"""What actions do: drawing, laying, discarding, claims, the end of a deal and of the match.

All functions take actions that have been checked.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from spieltisch.core.cards import JOKER, Card
from spieltisch.core.events import Event, event, score_event
from spieltisch.core.game import Step
from spieltisch.games.five_hundred import claiming, counting, dealing, laying
from spieltisch.games.five_hundred.melds import Cards, Meld, Shown
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import (
    Claim,
    ClaimWindow,
    DealRecord,
    Drawn,
    Phase,
    State,
    Table,
    Turn,
)

IDLE_ROUNDS: Final = 6
"""After so many rounds without a card drawn from the stock or laid, the deal is counted."""


def draw(state: State, seat: int) -> Step[State]:
    """Take the top card of the stock."""
    table = state.table
    last = len(state.stock) == 1 and not dealing.renewable(table)
    table = replace(
        table,
        phase=Phase.LAY,
        stock=table.stock - 1,
        last_draw=last,
        idle_turns=0,
        turn=Turn(drawn=Drawn.STOCK),
    )
    card = state.stock[0]
    state = _with_hand(replace(state, table=table, stock=state.stock[1:], drawn=card), seat, (card,), ())
    return Step(state, (event("drawn", seat=seat, stock=table.stock),))


def take(state: State, seat: int) -> Step[State]:
    """Take the top card of the pile."""
    card = state.table.pile[-1]
    turn = Turn(drawn=Drawn.TOP, top=card)
    return Step(_taken(state, seat, (card,), turn), (event("took", seat=seat, card=card.text),))


def take_all(state: State, seat: int, cards: Cards) -> Step[State]:
    """Take the pile, or its upper part."""
    turn = Turn(drawn=Drawn.PILE, pile=cards)
    taken = event("took_pile", seat=seat, cards=_texts(cards))
    return Step(_taken(state, seat, cards, turn), (taken,))


def _taken(state: State, seat: int, cards: Cards, turn: Turn) -> State:
    pile = state.table.pile[: -len(cards)]
    table = replace(state.table, phase=Phase.LAY, pile=pile, turn=turn)
    return _with_hand(replace(state, table=table), seat, cards, (), known=True)


def _with_hand(state: State, seat: int, gained: Cards, lost: Cards, *, known: bool = False) -> State:
    """Give a seat cards and take others; `known` if everybody has seen what it gained."""
    hand = laying.without(tuple(sorted((*state.hands[seat], *gained))), lost)
    seen = Counter(state.table.known[seat])
    seen.update(gained if known else ())
    seen.subtract(lost)
    held = tuple(sorted((+seen).elements()))
    table = replace(
        state.table,
        hand_sizes=_set(state.table.hand_sizes, seat, len(hand)),
        known=tuple(held if other == seat else cards for other, cards in enumerate(state.table.known)),
    )
    hands = tuple(hand if other == seat else cards for other, cards in enumerate(state.hands))
    return replace(state, table=table, hands=hands)


def _set(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return tuple(value if other == seat else old for other, old in enumerate(values))


def _texts(cards: Cards) -> tuple[str, ...]:
    return tuple(card.text for card in cards)


def meld(state: State, seat: int, shown: tuple[Shown, ...]) -> Step[State]:
    """Lay a new meld."""
    table = state.table
    made = laying.new_meld(table, state.hands[seat], seat, shown)
    turn = _after_laying(table.turn, sum(item.joker for item in shown))
    turn = replace(turn, new_meld=turn.new_meld or laying.pays_for_pile(table, shown))
    table = replace(table, melds=(*table.melds, made), turn=turn, idle_turns=0)
    state = _with_hand(replace(state, table=table), seat, (), tuple(item.held for item in shown))
    points = counting.meld_points(table.settings, made)
    laid = event(
        "melded",
        seat=seat,
        cards=tuple(item.text for item in shown),
        meld=len(table.melds),
        points=points,
    )
    return _perhaps_closed(state, seat, (laid,))


def _after_laying(turn: Turn, jokers: int) -> Turn:
    return replace(turn, laid=True, swapped=max(0, turn.swapped - jokers))


def lay(state: State, seat: int, shown: Shown, number: int) -> Step[State]:
    """Lay one card to a meld."""
    made = laying.lay_off(state.table, state.hands[seat], seat, shown, number)
    table = replace(
        state.table,
        melds=_replaced(state.table.melds, number, made),
        turn=_after_laying(state.table.turn, int(shown.joker)),
        idle_turns=0,
    )
    state = _with_hand(replace(state, table=table), seat, (), (shown.held,))
    return _perhaps_closed(state, seat, (_laid_event(table.settings, "laid", seat, shown, number, made),))


def _replaced(melds: tuple[Meld, ...], number: int, made: Meld) -> tuple[Meld, ...]:
    return (*melds[: number - 1], made, *melds[number:])


def _laid_event(settings: Settings, name: str, seat: int, shown: Shown, number: int, made: Meld) -> Event:
    place = next(index for index, laid in enumerate(made.cards) if laid.shown == shown)
    points = counting.place_points(settings, made, place)
    return event(name, seat=seat, card=shown.text, meld=number, place=place, points=points)


def swap(state: State, seat: int, card: Card, number: int) -> Step[State]:
    """Put the true card in a joker's place and take the joker."""
    made = laying.swap(state.table, state.hands[seat], seat, card, number)
    turn = state.table.turn
    waits = state.table.settings.swapped_joker == "next_turn"
    turn = replace(turn, laid=True, swapped=turn.swapped + 1, held_back=turn.held_back + waits)
    table = replace(state.table, melds=_replaced(state.table.melds, number, made), turn=turn, idle_turns=0)
    state = _with_hand(replace(state, table=table), seat, (JOKER,), (card,), known=True)
    return Step(state, (_laid_event(table.settings, "swapped", seat, Shown(card), number, made),))


def _perhaps_closed(state: State, seat: int, events: tuple[Event, ...]) -> Step[State]:
    """A hand that has been laid to the last card closes the deal, where no discard is needed."""
    if state.hands[seat]:
        return Step(state, events)
    return _closed(state, seat, events)


def discard(state: State, seat: int, card: Card) -> Step[State]:
    """Discard a card; the last one closes the deal, any other may be claimed."""
    state = _with_hand(replace(state, drawn=None), seat, (), (card,))
    if not state.hands[seat]:
        return _closed(replace(state, closing_card=card), seat, ())
    window = claiming.window_for(state.table, card, seat)
    phase = Phase.LAY if window is None else Phase.CLAIM
    table = replace(state.table, pile=(*state.table.pile, card), window=window, phase=phase)
    table = _charged(table, seat)
    state = replace(state, table=table)
    events = (
        event("discarded", seat=seat, card=card.text, claim=window is not None),
        *_penalty_event(state.table, seat),
    )
    return Step(state, events) if window else _turn_over(state, events)


def _charged(table: Table, seat: int) -> Table:
    """Note the penalty for a pile that was taken without a new meld (rules text: "Du får -50 point")."""
    if not table.turn.owes_meld:
        return table
    penalties = _set(table.penalties, seat, table.penalties[seat] + table.settings.pile_penalty)
    return replace(table, penalties=penalties)


def _penalty_event(table: Table, seat: int) -> tuple[Event, ...]:
    if not table.turn.owes_meld or not table.settings.pile_penalty:
        return ()
    return (event("penalty", seat=seat, points=table.settings.pile_penalty),)


def claim(state: State, wanted: Claim) -> Step[State]:
    """Somebody wants the discarded card."""
    window = _window(state)
    window = replace(
        window,
        waiting=tuple(seat for seat in window.waiting if seat != wanted.seat),
        claims=(*window.claims, wanted),
    )
    told = event("claimed", seat=wanted.seat, meld=wanted.meld, card=wanted.shown.text)
    if window.judge is None:
        return _given(state, wanted, (told,))
    return _answered(state, window, (told,))


def decline(state: State, seat: int) -> Step[State]:
    """Somebody does not want the discarded card."""
    window = _window(state)
    window = replace(window, waiting=tuple(other for other in window.waiting if other != seat))
    return _answered(state, window, (event("declined", seat=seat),))


def award(state: State, claimant: int) -> Step[State]:
    """The judge gives the card to one of those that want it."""
    window = _window(state)
    wanted = next(claim for claim in window.claims if claim.seat == claimant)
    return _given(state, wanted, (event("awarded", seat=window.judge, claimant=claimant),))


def _window(state: State) -> ClaimWindow:
    window = state.table.window
    assert window is not None  # noqa: S101 - the action has been checked
    return window


def _answered(state: State, window: ClaimWindow, events: tuple[Event, ...]) -> Step[State]:
    state = replace(state, table=replace(state.table, window=window))
    if window.waiting or len(window.claims) > 1:
        return Step(state, events)
    if window.claims:
        return _given(state, window.claims[0], events)
    return _turn_over(_without_window(state), events)


def _without_window(state: State) -> State:
    return replace(state, table=replace(state.table, window=None))


def _given(state: State, wanted: Claim, events: tuple[Event, ...]) -> Step[State]:
    """The card goes to the meld; nothing else of the turn changes."""
    table = state.table
    made = laying.with_card(table, wanted.seat, wanted.shown, wanted.meld)
    table = replace(
        table,
        pile=table.pile[:-1],
        melds=_replaced(table.melds, wanted.meld, made),
        window=None,
        idle_turns=0,
    )
    laid = _laid_event(table.settings, "claim_laid", wanted.seat, wanted.shown, wanted.meld, made)
    return _turn_over(replace(state, table=table), (*events, laid))


def _turn_over(state: State, events: tuple[Event, ...]) -> Step[State]:
    """Hand the turn on; the deal ends where nobody can draw, or nothing has happened for rounds."""
    table = state.table
    seats = table.settings.seats
    assert table.turn_of is not None  # noqa: S101 - somebody has just acted
    idle = table.idle_turns + (table.turn.drawn is not Drawn.STOCK and not table.turn.laid)
    table = replace(
        table,
        phase=Phase.DRAW,
        turn_of=(table.turn_of + 1) % seats,
        turns=table.turns + 1,
        turn=Turn(),
        idle_turns=idle,
    )
    state = replace(state, table=table)
    if table.last_draw or idle >= IDLE_ROUNDS * seats:
        return _deal_over(state, events, None)
    if not table.stock and len(table.pile) > 1 and dealing.renewable(table):
        step = dealing.reshuffled(state)
        state, events = step.state, (*events, *step.events)
    if not state.table.stock and not state.table.pile:
        return _deal_over(state, events, None)
    return Step(state, events)


def _closed(state: State, seat: int, events: tuple[Event, ...]) -> Step[State]:
    """The deal is closed: its last card lies face down, and everything is counted at once."""
    state = replace(state, table=_charged(state.table, seat))
    penalty = _penalty_event(state.table, seat)
    return _deal_over(state, (*events, *penalty, event("closed", seat=seat)), seat)


def _deal_over(state: State, events: tuple[Event, ...], closer: int | None) -> Step[State]:
    table, settings = state.table, state.table.settings
    counts = counting.counts(settings, table.melds, state.hands, table.penalties, closer)
    scores = tuple(old + count.total for old, count in zip(table.scores, counts, strict=True))
    record = DealRecord(table.number, closer, table.melds, counts)
    events = (*events, *_count_events(record, table.scores, scores))
    state = replace(state, table=replace(table, scores=scores, last_deal=record))
    over, winner = counting.winner(settings, scores)
    if over:
        table = replace(state.table, phase=Phase.OVER, turn_of=None, window=None, winner=winner)
        return Step(replace(state, table=table), (*events, event("over", winner=winner, scores=scores)))
    step = dealing.next_deal(state, record)
    return Step(step.state, (*events, *step.events))


def _count_events(record: DealRecord, before: tuple[int, ...], after: tuple[int, ...]) -> tuple[Event, ...]:
    """The end of the deal with every hand, then one score for every reason."""
    end = event(
        "count",
        number=record.number,
        closer=record.closer,
        hands=tuple(_texts(count.cards) for count in record.counts),
        totals=after,
    )
    scores: list[Event] = []
    for seat, count in enumerate(record.counts):
        total = before[seat]
        parts = (
            ("laid", count.laid),
            ("hand", -count.hand),
            ("pile_penalty", -count.penalty),
            ("closing", count.bonus),
        )
        for reason, points in parts:
            if points:
                total += points
                scores.append(score_event(seat, points, reason, deal=record.number, total=total))
    return (end, *scores)

"""Dealing, and the stock (rules text: seven cards each, the next one turned up, the rest a stock)."""

from __future__ import annotations

from dataclasses import replace

from spieltisch.core.cards import FULL_PACK, JOKER, Card
from spieltisch.core.events import event
from spieltisch.core.game import Setup, Step
from spieltisch.core.randomness import shuffle
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import DealRecord, Phase, State, Table, Turn


def pieces(settings: Settings) -> tuple[Card, ...]:
    """Return the pack: 52 cards and the jokers."""
    return (*FULL_PACK, *(JOKER,) * settings.jokers)


def parse(text: str) -> Card:
    """Read a card of the pack.

    Raises:
        ValueError: it is none.
    """
    return JOKER if text == JOKER.text else Card.parse(text)


def first_deal(settings: Settings, setup: Setup, scores: tuple[int, ...]) -> Step[State]:
    """Deal for the first time; the starter is `setup.dealer`, the only person, or found by lot."""
    starter, by_lot = _first_starter(settings, setup)
    table = Table(
        settings=settings,
        phase=Phase.DRAW,
        number=0,
        starter=starter,
        turn_of=starter,
        scores=scores,
        hand_sizes=(0,) * settings.seats,
        stock=0,
        pile=(),
        known=((),) * settings.seats,
        penalties=(0,) * settings.seats,
    )
    before = State(setup.chance, table, ((),) * settings.seats, (), 0)
    lot = (event("lot", seat=starter),) if by_lot else ()
    step = deal(before, starter)
    return Step(step.state, (*lot, *step.events))


def _first_starter(settings: Settings, setup: Setup) -> tuple[int, bool]:
    if setup.dealer is not None:
        return setup.dealer, False
    if settings.youngest_starts and len(setup.humans) == 1:
        return setup.humans[0], False
    if setup.lots:
        return setup.lots[0], True
    return int(setup.chance.stream("lot/0").random() * settings.seats), True


def next_deal(state: State, record: DealRecord) -> Step[State]:
    """Deal after the deal that `record` tells of; the start moves one seat to the left."""
    settings = state.table.settings
    told = replace(state, table=replace(state.table, last_deal=record))
    return deal(told, (state.table.starter + 1) % settings.seats)


def deal(state: State, starter: int) -> Step[State]:
    """Shuffle everything and deal one card at a time round the table, beginning with the starter."""
    settings, table = state.table.settings, state.table
    names = [card.text for card in pieces(settings)]
    pack = tuple(parse(text) for text in state.chance.pack(state.packs_used, names))
    seats, dealt = settings.seats, settings.seats * settings.hand_size
    hands = tuple(tuple(sorted(pack[(seat - starter) % seats : dealt : seats])) for seat in range(seats))
    stock = pack[dealt + 1 :]
    table = replace(
        table,
        phase=Phase.DRAW,
        number=table.number + 1,
        starter=starter,
        turn_of=starter,
        hand_sizes=(settings.hand_size,) * seats,
        stock=len(stock),
        pile=(pack[dealt],),
        known=((),) * seats,
        penalties=(0,) * seats,
        turn=Turn(),
        turns=1,
        melds=(),
        window=None,
        last_draw=False,
        idle_turns=0,
    )
    # Whoever tells the deal has to know what the table does not show.
    shown = {} if settings.whole_pile_visible else {"pile": "top"}
    dealt_event = event(
        "deal",
        number=table.number,
        starter=starter,
        cards=settings.hand_size,
        up=pack[dealt].text,
        stock=len(stock),
        **shown,
    )
    state = replace(
        state,
        table=table,
        hands=hands,
        stock=stock,
        packs_used=state.packs_used + 1,
        closing_card=None,
        drawn=None,
    )
    return Step(state, (dealt_event,))


def renewable(table: Table) -> bool:
    """Whether an empty stock is made anew from the pile: not in a first deal in which nobody may close."""
    settings = table.settings
    return settings.reshuffle and not (settings.ban_scope == "first_deal" and table.number == 1)


def reshuffled(state: State) -> Step[State]:
    """Shuffle all discards but the top one into a new stock."""
    pile = state.table.pile
    stream = state.chance.stream(f"stock/{state.reshuffles}")
    stock = shuffle(pile[:-1], stream)
    table = replace(state.table, pile=pile[-1:], stock=len(stock))
    state = replace(state, table=table, stock=stock, reshuffles=state.reshuffles + 1)
    return Step(state, (event("reshuffled", stock=len(stock)),))

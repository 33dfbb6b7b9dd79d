"""The pack and the deal (rules text, "Austeilen"): 32 cards or 33 with the Weli, five to each seat."""

from __future__ import annotations

from dataclasses import replace

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.core.randomness import RandomSource
from spieltisch.games.watten.ranking import RANKS_UP, WELI
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.state import HAND_SIZE, SEATS, Cards, Phase, State, Table, Trick

SMALL_PACK: Cards = tuple(card for card in FULL_PACK if card.rank in RANKS_UP)


def pack_of(settings: Settings) -> Cards:
    """Return every card of the match once, sorted."""
    return tuple(sorted((*SMALL_PACK, WELI))) if settings.weli else SMALL_PACK


def deal_round(chance: RandomSource, table: Table) -> State:
    """Shuffle for round `table.number` and deal: five cards to forehand, five to the next seat and so on.

    What the table says of an earlier round is wiped off; scores, dealer and the record of the round stay.
    """
    pieces = tuple(card.text for card in pack_of(table.settings))
    pack = tuple(map(Card.parse, chance.pack(table.number - 1, pieces)))
    fresh = Table(
        settings=table.settings,
        phase=Phase.RANK,
        number=table.number,
        dealer=table.dealer,
        turn=table.forehand,
        scores=table.scores,
        trick=Trick(table.forehand),
        last_round=table.last_round,
    )
    first, second, third, fourth = (_hand(pack, table, seat) for seat in range(SEATS))
    return State(chance, fresh, (first, second, third, fourth), pack[SEATS * HAND_SIZE :])


def _hand(pack: Cards, table: Table, seat: int) -> Cards:
    place = (seat - table.forehand) % SEATS
    return tuple(sorted(pack[place * HAND_SIZE : (place + 1) * HAND_SIZE]))


def next_round(state: State) -> State:
    """Deal the next round; the deal moves one seat to the left."""
    table = state.table
    dealer = (table.dealer + 1) % SEATS
    return deal_round(state.chance, replace(table, number=table.number + 1, dealer=dealer))

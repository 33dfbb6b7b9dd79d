"""The integers of the players against the rules, turn by turn."""

from __future__ import annotations

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.cards import JOKER, Card
from spieltisch.games.five_hundred.dealing import parse
from spieltisch.games.five_hundred.melds import Shown
from spieltisch.games.five_hundred.players import PLAYERS
from spieltisch.games.five_hundred.players.actions import claim_move
from spieltisch.games.five_hundred.players.moves import Move, RunMove, SetMove, SwapMove
from spieltisch.games.five_hundred.players.policy import STANDARD, play_out
from spieltisch.games.five_hundred.players.position import Position, hand_of
from spieltisch.games.five_hundred.state import Claim, Phase, State
from tests.games.five_hundred.players.games import decisions, open_position

MATCHES = range(24)


def move_of(position: Position, action: Action) -> Move:
    """What lays or swaps as a move of a position."""
    if action.verb == "swap":
        return SwapMove(int(Card.parse(action.args[0])), int(action.args[1]) - 1)
    if action.verb == "lay":
        return claim_move(position, Claim(0, Shown.parse(action.args[0]), int(action.args[1])))
    shown = [Shown.parse(word) for word in action.args]
    wild = [item.joker for item in shown]
    first = shown[0].card
    if shown[1].card.rank == first.rank:
        suits = sum(1 << item.card.suit for item in shown)
        jokers = sum(1 << item.card.suit for item in shown if item.joker)
        return SetMove(first.rank, suits, -1, jokers)
    low = first.rank
    jokers = sum(joker << (low + index) for index, joker in enumerate(wild))
    return RunMove(first.suit, low, low + len(shown) - 1, -1, jokers)


def do(position: Position, action: Action, state: State) -> None:
    """Do an action of the rules in a position; claims are answered by the one who gets the card."""
    if action.verb in ("draw", "take"):
        position.draw(int(action.verb == "take"))
    elif action.verb == "take-all":
        position.draw(int(action.args[0]) if action.args else len(state.table.pile))
    elif action.verb == "discard":
        position.discard(int(parse(action.args[0])))
    else:
        position.do(move_of(position, action))


def check_same(position: Position, state: State) -> None:
    """The position is the deal of the state."""
    table, fresh = state.table, open_position(state)
    assert position.hands == fresh.hands
    assert position.laid == fresh.laid
    assert position.lost == fresh.lost
    assert position.pile == fresh.pile
    assert position.shapes == fresh.shapes
    assert position.run_ids == fresh.run_ids
    assert (position.sets, position.set_ids) == (fresh.sets, fresh.set_ids)
    assert sorted(position.wild) == sorted(fresh.wild)
    assert (position.turn, position.turns, position.idle) == (table.turn_of, table.turns, table.idle_turns)
    assert (position.last_draw, len(position.stock)) == (table.last_draw, table.stock)
    assert (position.banned, position.melds) == (table.banned, len(table.melds))
    assert position.owes == table.turn.owes_meld


@pytest.mark.parametrize("number", MATCHES)
def test_positions_agree_with_the_rules(number: int) -> None:
    """From every state of a match, what follows from what is done there."""
    for match, _seat, action in decisions(PLAYERS["hard"](), number):
        state = match.state
        if state.table.phase is Phase.CLAIM:
            continue
        position = open_position(state)
        do(position, action, state)
        after = match.game.apply(state, action).state
        if after.table.number != state.table.number or after.table.phase is Phase.OVER:
            assert position.over
            assert after.table.last_deal is not None
            assert position.scores() == [count.total for count in after.table.last_deal.counts]
        elif after.table.phase is not Phase.CLAIM:
            assert not position.over
            check_same(position, after)


@pytest.mark.parametrize("number", MATCHES)
def test_playing_out_keeps_every_card(number: int) -> None:
    for index, (match, _seat, _action) in enumerate(decisions(PLAYERS["medium"](), number)):
        if index % 9 or match.state.table.phase is Phase.CLAIM:
            continue
        position = open_position(match.state)
        unchanged = position.copy()
        play_out(position, STANDARD)
        laid = [1 << rank for shape in position.shapes for rank in range(13) if shape.table >> rank & 1]
        held = sum(sum(mask.bit_count() for mask in hand[:4]) + hand[4] for hand in position.hands)
        everything = held + len(laid) + len(position.wild) + len(position.pile) + len(position.stock)
        closing = position.closer >= 0 and everything < len(match.game.pieces(match.header.options))
        assert everything + closing == len(match.game.pieces(match.header.options))
        assert unchanged.hands == [hand_of(hand) for hand in match.state.hands]


def test_the_pack_is_what_it_should_be() -> None:
    assert int(JOKER) == 52

"""The block game in lock-step with two public engines: the package `dominoes` (four in pairs) and OpenSpiel.

Neither counts passes as moves or tells equal ends apart, and both score a round in their own way; compared
are whose turn it is, what may be laid where, how the round ends, and the pips that are left.
"""

from __future__ import annotations

import random
from typing import Any

import dominoes
import pytest

from spieltisch.core.actions import Action
from spieltisch.core.game import Setup
from spieltisch.core.randomness import RandomSource
from spieltisch.core.tiles import FULL_SET, Tile
from spieltisch.games.dominoes import scoring
from spieltisch.games.dominoes.state import State
from tests.games.dominoes.support import RULES, setup_of

Plays = dict[tuple[Tile, int], Action]
"""The actions by tile and the value of the end; of equal ends the first."""


def dealt(seats: int, hand_size: int, seed: int) -> State:
    chosen = {"variant": "block", "hand_size": hand_size, "partners": seats == 4, "target": 0}
    options = setup_of(seats, chosen).options
    return RULES.start(Setup(seats, options, RandomSource(f"{seed}"), dealer=0)).state


def skip_passes(state: State) -> State:
    """Let pass whoever has to; the state in which a tile can be laid or the round is over."""
    while state.table.turn is not None and not plays(state):
        state = RULES.apply(state, Action(state.table.turn, "pass")).state
    return state


def plays(state: State) -> Plays:
    turn = state.table.turn
    assert turn is not None
    found: Plays = {}
    for action in RULES.legal(RULES.view(state, turn)):
        if action.verb == "play":
            tile = Tile.parse(action.args[0])
            end = state.table.line.end(action.args[1]) if len(action.args) > 1 else None
            found.setdefault((tile, -1 if end is None else end.value), action)
    return found


class PublicDominoes:
    """A round of the package `dominoes`."""

    def __init__(self, state: State) -> None:
        hands = [
            dominoes.Hand([dominoes.Domino(tile.low, tile.high) for tile in hand]) for hand in state.hands
        ]
        first = tuple((tile, True) for tile in hands[0])
        self.game: Any = dominoes.Game(dominoes.Board(), hands, [], 0, first, 0, None)

    @property
    def turn(self) -> int | None:
        return None if self.game.result is not None else int(self.game.turn)

    def plays(self) -> set[tuple[Tile, int]]:
        return {(self._tile(piece), self._value(left)) for piece, left in self.game.valid_moves}

    def _value(self, left: bool) -> int:
        board = self.game.board
        if len(board) == 0:
            return -1
        return int(board.left_end() if left else board.right_end())

    @staticmethod
    def _tile(piece: Any) -> Tile:
        return Tile.of(piece.first, piece.second)

    def lay(self, tile: Tile, value: int) -> None:
        for piece, left in self.game.valid_moves:
            if (self._tile(piece), self._value(left)) == (tile, value):
                self.game.make_move(piece, left)
                return
        raise AssertionError("not among the moves")

    def hands(self) -> list[list[Tile]]:
        return [sorted(self._tile(piece) for piece in hand) for hand in self.game.hands]


class OpenSpiel:
    """A round of OpenSpiel's block dominoes for two."""

    def __init__(self, state: State) -> None:
        pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel (group bench) is not installed")
        engine = pytest.importorskip("open_spiel.python.games.block_dominoes")
        self.actions = engine._ACTIONS
        self.state: Any = pyspiel.load_game("python_block_dominoes").new_initial_state()
        codes = {Tile.of(int(low), int(high)): code for code, (low, high) in enumerate(engine._DECK)}
        for hand in state.hands:
            for tile in hand:
                self.state.apply_action(codes[tile])

    @property
    def turn(self) -> int | None:
        return None if self.state.is_terminal() else int(self.state.current_player())

    def _legal(self) -> dict[tuple[Tile, int], int]:
        found = {}
        for code in self.state.legal_actions():
            action = self.actions[code]
            tile = Tile.of(*(int(half) for half in action.tile))
            found[tile, -1 if action.edge is None else int(action.edge)] = code
        return found

    def plays(self) -> set[tuple[Tile, int]]:
        return set(self._legal())

    def lay(self, tile: Tile, value: int) -> None:
        self.state.apply_action(self._legal()[tile, value])

    def hands(self) -> list[list[Tile]]:
        return [sorted(Tile.of(*(int(half) for half in tile)) for tile in hand) for hand in self.state.hands]


def play_in_step(state: State, other: PublicDominoes | OpenSpiel, stream: random.Random) -> State:
    """Play a round at random in both; returns the state at its end."""
    while (state := skip_passes(state)).table.turn is not None:
        ours = plays(state)
        assert other.turn == state.table.turn
        assert other.plays() == set(ours)
        chosen = stream.choice(sorted(ours))
        other.lay(*chosen)
        state = RULES.apply(state, ours[chosen]).state
    assert other.turn is None
    record = state.table.last_round
    assert record is not None
    assert other.hands() == [list(hand) for hand in record.hands]
    return state


@pytest.mark.parametrize("seed", range(60))
def test_four_seats_play_as_the_package_dominoes_does(seed: int) -> None:
    state = dealt(4, 7, seed)
    public = PublicDominoes(state)
    state = play_in_step(state, public, random.Random(seed))
    record, result = state.table.last_round, public.game.result
    assert record is not None
    assert (record.out is not None) == result.won
    assert abs(result.points) in (0, sum(scoring.pips(hand) for hand in record.hands))
    winner = None if not result.points else int(result.points < 0)
    assert RULES.result(state).winner == winner


@pytest.mark.parametrize("seed", range(60))
def test_two_seats_play_as_open_spiel_does(seed: int) -> None:
    state = dealt(2, 7, seed)
    public = OpenSpiel(state)
    state = play_in_step(state, public, random.Random(seed))
    record = state.table.last_round
    assert record is not None
    ours, theirs = RULES.result(state).scores, public.state.returns()
    assert (ours[0] > ours[1], ours[0] < ours[1]) == (theirs[0] > theirs[1], theirs[0] < theirs[1])
    assert max(theirs) in (0, scoring.pips(record.hands[0]), scoring.pips(record.hands[1]))


def leaves(state: State, depth: int) -> int:
    """How many ways there are to lay `depth` tiles, or fewer to the end of the round."""
    state = skip_passes(state)
    if state.table.turn is None or depth == 0:
        return 1
    return sum(leaves(RULES.apply(state, action).state, depth - 1) for action in plays(state).values())


UNMIXED = RandomSource("unmixed", (tuple(tile.text for tile in FULL_SET),))


def unmixed() -> State:
    options = setup_of(2, {"variant": "block", "target": 0}).options
    return RULES.start(Setup(2, options, UNMIXED, dealer=0)).state


def test_ways_to_lay_seven_tiles_are_those_of_open_spiel() -> None:
    assert leaves(unmixed(), 7) == 1_595


@pytest.mark.slow
def test_all_ways_to_play_a_round_are_those_of_open_spiel() -> None:
    assert leaves(unmixed(), 99) == 21_613

"""Rounds against the computer players of the public package `dominoes`, by its rules, in duplicate.

`python -m tests.benchmarks.domino_public [LEVEL] [BOT ...] [--deals N] [--start N] [--seed S]`: four in
pairs, seven tiles each, no boneyard; whoever goes out or holds the fewest pips wins the round for its pair.
Every deal is played from both sides. Printed are the rounds won, lost and tied, and the share won with its
95 % interval over deals.

The bots decide on a game of the package that is made from a view: hands they cannot see hold the hidden tiles
in any order, as they look at nothing but which tiles those are.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from typing import Any

import dominoes

from spieltisch.core.actions import Action
from spieltisch.core.tiles import FULL_SET, Tile
from spieltisch.games.dominoes.legality import legal_actions
from spieltisch.games.dominoes.state import View
from tests.benchmarks.domino_rounds import Contest, Player, make_player, mean_of

CONTEST = Contest.of("block", 4, partners=True, hand_size=7, blocked="gross", target=0)


def game_of(view: View) -> Any:
    """Return the round as the package sees it, with the viewing seat on turn."""
    table = view.table
    board = dominoes.Board()
    moves: list[tuple[Any, bool] | None] = []
    for move in table.moves:
        if move.tile is None:
            moves.append(None)
            continue
        piece, left = piece_of(move.tile), move.end != "right"
        moves.append((piece, left))
        board.add(piece, left)
    hidden = iter(sorted(set(FULL_SET) - set(table.line.tiles) - set(view.hand)))
    hands = [
        dominoes.Hand([piece_of(tile) for tile in view.hand])
        if seat == view.seat
        else dominoes.Hand([piece_of(next(hidden)) for _tile in range(size)])
        for seat, size in enumerate(table.hand_sizes)
    ]
    first = tuple((piece, True) for piece in hands[view.seat or 0])
    game = dominoes.Game(board, hands, moves, view.seat, first, table.opener, None)
    if moves:
        game._update_valid_moves()
    return game


def piece_of(tile: Tile) -> Any:
    """Return a tile of the package; its first half lies to the left when it opens, as with us."""
    return dominoes.Domino(tile.low, tile.high)


class PublicBot:
    """A player of the package (a function that puts the moves it prefers first) at our table."""

    def __init__(self, *preferences: Callable[[Any], None]) -> None:
        self._preferences = preferences

    def choose(self, view: View, number: int) -> Action:
        """Return one of the viewing seat's legal actions; chance follows the number."""
        assert view.seat is not None
        legal = legal_actions(view.table, view.seat, view.hand)
        if len(legal) == 1:
            return legal[0]
        game = game_of(view)
        random.seed(number)
        for prefer in self._preferences:
            prefer(game)
        piece, left = game.valid_moves[0]
        tile = Tile.of(piece.first, piece.second)
        ends = () if view.table.line.hub is None else ("left" if left else "right",)
        return Action(view.seat, "play", (tile.text, *ends))


BOTS: dict[str, Callable[[], PublicBot]] = {
    "bota_gorda": lambda: PublicBot(dominoes.players.bota_gorda),
    "double": lambda: PublicBot(dominoes.players.bota_gorda, dominoes.players.double),
    "alphabeta": lambda: PublicBot(
        dominoes.players.probabilistic_alphabeta(start_move=12, sample_size=10),
    ),
}
"""The heaviest tile; doubles before that; any tile and, from move 12 on, a search in ten sampled deals."""


def played(first: Player, second: Player, seed: str) -> tuple[int, int, int]:
    """Return how many rounds of a deal `first` wins, loses and ties over both places."""
    won = lost = tied = 0
    for own, players in enumerate(CONTEST.placings(first, second)):
        winner = CONTEST.play(players, seed).table.winner
        won += winner == own
        lost += winner == 1 - own
        tied += winner is None
    return won, lost, tied


def main() -> None:
    """Read the command line and print a line for each bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level", nargs="?", default="expert")
    parser.add_argument("bots", nargs="*", default=list(BOTS))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--seed", default="public")
    arguments = parser.parse_args()
    for name in arguments.bots:
        deals = range(arguments.start, arguments.start + arguments.deals)
        level, bot = make_player(arguments.level), BOTS[name]()
        rounds = [played(level, bot, f"{arguments.seed}/{deal}") for deal in deals]
        won, lost, tied = (sum(column) for column in zip(*rounds, strict=True))
        share, half = mean_of([deal[0] / 2 for deal in rounds])
        sure = f"{100 * share:.1f} ± {100 * half:.1f} %"
        print(f"{arguments.level} against {name}: {won} : {lost} : {tied}, {sure}")


if __name__ == "__main__":
    main()

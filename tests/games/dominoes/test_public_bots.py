"""The bots of the package `dominoes` at our table see the round as it is, and do what their names say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.legality import legal_actions
from spieltisch.games.dominoes.state import View
from tests.benchmarks.domino_public import BOTS, CONTEST, game_of, played

Rank = Callable[[Tile], tuple[int, ...]]


class Watched:
    """A bot whose choices are compared with the best by a rank."""

    def __init__(self, bot: str, rank: Rank) -> None:
        self._bot = BOTS[bot]()
        self._rank = rank
        self.choices = 0

    def choose(self, view: View, number: int) -> Action:
        assert view.seat is not None
        action = self._bot.choose(view, number)
        plays = [play for play in legal_actions(view.table, view.seat, view.hand) if play.verb == "play"]
        if len(plays) > 1:
            tiles = [Tile.parse(play.args[0]) for play in plays]
            assert self._rank(Tile.parse(action.args[0])) == max(map(self._rank, tiles))
            seen = {Tile.of(piece.first, piece.second) for piece, _left in game_of(view).valid_moves}
            assert seen == set(tiles)
            self.choices += 1
        return action


@pytest.mark.parametrize(
    ("bot", "rank"),
    [
        ("bota_gorda", lambda tile: (tile.pips,)),
        ("double", lambda tile: (tile.double, tile.pips)),
    ],
)
def test_bots_lay_what_they_prefer(bot: str, rank: Rank) -> None:
    watched = Watched(bot, rank)
    for seed in range(5):
        assert CONTEST.play([watched, watched], f"bots/{seed}").table.over
    assert watched.choices > 40


def test_the_searching_bot_plays_rounds_from_both_sides() -> None:
    won, lost, tied = played(BOTS["alphabeta"](), BOTS["bota_gorda"](), "bots/1")
    assert won + lost + tied == 2

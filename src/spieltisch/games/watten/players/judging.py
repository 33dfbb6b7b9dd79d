"""What each card is worth: hidden hands are dealt anew many times and played out by the rules of thumb.

The last two tricks are solved instead of played out, over all deals of the hidden cards if they are few.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from spieltisch.games.watten.players.endgame import solve
from spieltisch.games.watten.players.playout import Position
from spieltisch.games.watten.players.reading import Situation
from spieltisch.games.watten.players.worlds import World, all_worlds, number_of_worlds, sampled_worlds
from spieltisch.games.watten.state import TRICKS_TO_WIN

WORLDS: Final = 160
"""Budget: deals of the hidden cards that are played out for a decision."""
FEW_WORLDS: Final = 3000
"""Up to so many deals are all solved; this covers every decision in the last trick."""
ENDGAME_WORLDS: Final = 200
"""Budget: deals that are solved when there are more."""
ENDGAME_CARDS: Final = 2


@dataclass(frozen=True, slots=True)
class Judgement:
    """What comes of a card: the chance to win the round, and the tricks of the own pair in it.

    `card` is its number; None stands for whatever the seat on turn plays.
    """

    card: int | None
    win: float
    tricks: float


def judge(situation: Situation, number: int) -> tuple[Judgement, ...]:
    """Judge every card the seat may play, the best first; a seat not on turn gets one judgement.

    The same deals serve for all cards.
    """
    cards: list[int | None] = [*situation.allowed()] if situation.on_turn else [None]
    pair = situation.pair
    ending = max(situation.sizes) <= ENDGAME_CARDS
    wins, tricks, total = [0] * len(cards), [0] * len(cards), 0
    for world in _worlds(situation, ending, number):
        total += 1
        for place, card in enumerate(cards):
            position = _open(situation.position, world)
            if card is not None:
                position.play(card)
            won = solve(position) if ending else _finish(position)
            wins[place] += won[pair] == TRICKS_TO_WIN
            tricks[place] += won[pair]
    judged = [Judgement(card, wins[place] / total, tricks[place] / total) for place, card in enumerate(cards)]
    judged.sort(key=lambda judgement: (-judgement.win, -judgement.tricks))
    return tuple(judged)


def _worlds(situation: Situation, ending: bool, number: int) -> Iterable[World]:
    stream = random.Random(number)  # noqa: S311 - a game
    if not ending:
        return sampled_worlds(situation, WORLDS, stream)
    if number_of_worlds(situation) <= FEW_WORLDS:
        return all_worlds(situation)
    return sampled_worlds(situation, ENDGAME_WORLDS, stream)


def _open(known: Position, world: World) -> Position:
    """Return the position with the hands of a world."""
    return Position(
        known.order,
        [hand[:] for hand in world],
        known.leader,
        known.trick[:],
        known.best,
        known.winning,
        known.won[:],
        known.played,
    )


def _finish(position: Position) -> list[int]:
    if not position.over:
        position.finish()
    return position.won

"""The worlds that are dealt agree with what is known, and all of them are dealt."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from spieltisch.core.tiles import FULL_SET
from spieltisch.games.dominoes.sampling import HiddenTiles
from spieltisch.games.dominoes.voids import voids
from tests.games.dominoes.players.rounds import random_match
from tests.games.dominoes.support import RULES, act, table


@pytest.mark.parametrize("number", range(48))
def test_worlds_agree_with_every_draw_and_pass(number: int) -> None:
    """In positions that came about by play there is always a world without a contradiction."""
    stream = random.Random(number)
    for index, (state, action) in enumerate(random_match(number)):
        if index % 5:
            continue
        view = RULES.view(state, action.seat)
        hidden = HiddenTiles(view)
        for _world in range(3):
            hands, boneyard = hidden.deal(stream)
            tiles = [*view.table.line.tiles, *boneyard, *(tile for hand in hands for tile in hand)]
            assert sorted(tiles) == list(FULL_SET)
            assert hands[action.seat] == view.hand
            assert tuple(len(hand) for hand in hands) == view.table.hand_sizes
            broken = sum(
                max(0, len(rule.tiles.intersection(hand)) - rule.limit)
                for seat, hand in enumerate(hands)
                if seat != action.seat
                for rule in voids(view.table, seat)
            )
            assert broken == 0


def test_rules_that_cannot_all_hold_are_broken_as_little_as_possible() -> None:
    """A seat that passed holds more tiles than lack the open values: it gets as few others as needed."""
    laid = "6-6 6-5:left 6-4:right 5-5:left 4-4:right 5-3:left 4-3:right"
    state = table(["6-3", "2-0", "1-0 1-1"], laid, variant="block", turn=1)
    state = act(state, "1 pass").state
    (rule,) = voids(state.table, 1)
    view = RULES.view(state, 0)
    free = {tile for tile in FULL_SET if tile not in (*rule.tiles, *view.table.line.tiles, *view.hand)}
    crowded = replace(view, table=replace(view.table, hand_sizes=(1, len(free) + 2, 0)))
    hands, _boneyard = HiddenTiles(crowded).deal(random.Random(1))
    assert free <= set(hands[1])
    assert len(rule.tiles.intersection(hands[1])) == 2


def test_every_hidden_tile_comes_to_every_place() -> None:
    state = table(["6-3 1-0", "2-0 2-1", "1-1 5-0"], "6-4", variant="draw", boneyard="0-0 3-0 4-0")
    hidden = HiddenTiles(RULES.view(state, 0))
    stream = random.Random(5)
    places: Counter[tuple[int, str]] = Counter()
    for _world in range(3000):
        hands, boneyard = hidden.deal(stream)
        for place, tiles in enumerate((*hands, boneyard)):
            places.update((place, tile.text) for tile in tiles)
    unseen = [tile.text for tile in FULL_SET if tile.text not in ("6-3", "1-0", "6-4")]
    for tile in unseen:
        for seat in (1, 2):
            assert places[seat, tile] == pytest.approx(3000 * 2 / len(unseen), rel=0.3)

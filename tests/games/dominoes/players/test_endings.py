"""Endings searched to the end against a plain search through the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.options import OptionValue
from spieltisch.core.tiles import FULL_SET
from spieltisch.games.dominoes.players import endings
from spieltisch.games.dominoes.players.estimates import do
from spieltisch.games.dominoes.players.levels import expert
from spieltisch.games.dominoes.players.position import Position
from spieltisch.games.dominoes.players.worth import Worth
from spieltisch.games.dominoes.state import State
from tests.games.dominoes.players.rounds import VARIANTS, random_match
from tests.games.dominoes.support import RULES

INFINITE = float("inf")
TWO_SEATS = [number for number in range(120) if number // 3 % 4 == 0]


def plain_value(state: State, worth: Worth, seat: int, number: int) -> float:
    """What `seat` reaches against the best answers, without any cut."""
    table = state.table
    if table.over or table.number != number:
        decided = table.winner if table.over and table.settings.target else None
        return worth.of(table.scores, -1 if decided is None else decided)
    assert table.turn is not None
    legal = RULES.legal(RULES.view(state, table.turn))
    values = [plain_value(RULES.apply(state, action).state, worth, seat, number) for action in legal]
    return max(values) if table.turn == seat else min(values)


def ending_states(number: int, tiles: int, **options: OptionValue) -> Iterator[State]:
    """States of two seats in which nothing can be drawn and few tiles are left."""
    for state, _action in random_match(number, exact_target=False, **options):
        table = state.table
        if not table.drawable and table.line.hub is not None and sum(table.hand_sizes) <= tiles:
            yield state


@pytest.mark.parametrize("number", TWO_SEATS)
def test_the_search_finds_what_a_plain_search_finds(number: int) -> None:
    for state in ending_states(number, 6):
        table = state.table
        assert table.turn is not None
        worth = Worth(table.settings, table.scores, table.turn)
        position = Position.of(table, state.hands, state.boneyard)
        found = endings.search(position, worth, table.turn, -INFINITE, INFINITE)
        assert found == pytest.approx(plain_value(state, worth, table.turn, table.number))


def test_there_are_endings_of_every_variant() -> None:
    variants = [VARIANTS[number % 3] for number in TWO_SEATS if any(ending_states(number, 6))]
    assert set(variants) == set(VARIANTS)


def known_endings(number: int) -> Iterator[tuple[State, dict[Action, float]]]:
    """States in which the boneyard is used up, so that all hands are known, with the values of actions."""
    for state in ending_states(number, 7, variant=VARIANTS[1 + number % 2], reserve=0):
        table = state.table
        if table.boneyard or table.turn is None:
            continue
        worth = Worth(table.settings, table.scores, table.turn)
        values = {
            action: plain_value(RULES.apply(state, action).state, worth, table.turn, table.number)
            for action in RULES.legal(RULES.view(state, table.turn))
        }
        if len(set(values.values())) > 1:
            yield state, values


def test_the_expert_plays_known_endings_without_a_mistake() -> None:
    endings_met = [ending for number in TWO_SEATS[:15] for ending in known_endings(number)]
    assert len(endings_met) >= 5
    for state, values in endings_met:
        assert state.table.turn is not None
        choice = expert().choose(RULES.view(state, state.table.turn), 1)
        assert values[choice] == pytest.approx(max(values.values()))


@pytest.mark.parametrize("number", TWO_SEATS[:12])
def test_every_hand_that_agrees_is_searched_once(number: int) -> None:
    """The true hand is among the worlds, none comes twice, and each has all tiles."""
    for state in ending_states(number, 7):
        view = RULES.view(state, state.table.turn)
        found = list(endings.worlds(view))
        hands = [hands for hands, _boneyard in found]
        assert state.hands in hands
        assert len(set(hands)) == len(hands)
        for dealt, boneyard in found:
            tiles = [*view.table.line.tiles, *boneyard, *(tile for hand in dealt for tile in hand)]
            assert sorted(tiles) == list(FULL_SET)


def test_only_small_endings_of_two_seats_are_searched() -> None:
    for number in range(24):
        for state, action in random_match(number):
            table = state.table
            view = RULES.view(state, action.seat)
            if endings.searchable(view):
                assert table.settings.seats == 2
                assert not table.drawable
                assert sum(table.hand_sizes) <= endings.MOST_TILES[table.boneyard]
                early = replace(table, hand_sizes=tuple(size + 9 for size in table.hand_sizes))
                assert not endings.searchable(replace(view, table=early))


def test_a_search_leaves_its_position_alone() -> None:
    for state in ending_states(0, 6):
        position = Position.of(state.table, state.hands, state.boneyard)
        hands = [hand[:] for hand in position.hands]
        worth = Worth(state.table.settings, state.table.scores, position.turn)
        endings.search(position, worth, position.turn, -INFINITE, INFINITE)
        assert (position.hands, position.over) == (hands, False)
        do(position, RULES.legal(RULES.view(state, position.turn))[0])

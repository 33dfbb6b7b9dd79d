"""Estimates: their budgets, and what becomes of actions that are given up; the policy of playouts."""

from __future__ import annotations

import random

import pytest

from spieltisch.games.dominoes.players import estimates as module
from spieltisch.games.dominoes.players.estimates import STAGE, Budget, estimates
from spieltisch.games.dominoes.players.policy import Taste, best_play
from spieltisch.games.dominoes.players.position import PIPS, Position
from spieltisch.games.dominoes.state import View
from tests.games.dominoes.support import RULES, table

PLAIN: Taste = ([float(pips) for pips in PIPS], [0.0] * 4)


def opening() -> View:
    """An opening lead of All Fives: 5-5 scores ten at once, most others nothing."""
    return RULES.view(table(["6-4 5-5 3-1 2-0 6-6", "3-2 1-1 4-0 6-5 4-4"], variant="all_fives"), 0)


def playouts_of(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> int:
    played: list[Position] = []
    play_out = module.play_out

    def counted(position: Position, liked: Taste) -> None:
        played.append(position)
        play_out(position, liked)

    monkeypatch.setattr(module, "play_out", counted)
    view = opening()
    estimates(view, RULES.legal(view), random.Random(1), budget)
    return len(played)


def test_budgets_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert playouts_of(Budget(worlds=7, playouts=1000), monkeypatch) == 7 * 5


def test_playouts_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert playouts_of(Budget(worlds=100, playouts=60), monkeypatch) == 60


def test_giving_up_saves_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    spent = playouts_of(Budget(worlds=3 * STAGE, playouts=10_000, narrows=True), monkeypatch)
    assert 5 * STAGE <= spent < 5 * 3 * STAGE


def test_what_is_given_up_stays_behind_the_best() -> None:
    view = opening()
    budget = Budget(worlds=5 * STAGE, playouts=10_000, narrows=True)
    found = estimates(view, RULES.legal(view), random.Random(1), budget)
    values = [item.worth for item in found]
    assert values == sorted(values, reverse=True)
    assert len(found) == 5
    assert all(item.error > 0 for item in found)
    assert {item.action.args[0]: item.points for item in found} == {
        "6-4": 10,
        "5-5": 10,
        "3-1": 0,
        "2-0": 0,
        "6-6": 0,
    }


def test_actions_meet_the_same_worlds() -> None:
    """Two ends that are alike in everything are worth exactly the same."""
    state = table(["3-1 0-0", "2-2 4-4"], "6-3 6-2:right 3-2:right", variant="block")
    view = RULES.view(state, 0)
    left, right = estimates(view, RULES.legal(view), random.Random(3), Budget(worlds=30, playouts=1000))
    assert (left.worth, left.error) == (right.worth, right.error)


def test_playouts_score_most_and_then_lay_the_heaviest() -> None:
    state = table(["5-4 6-6 6-1", "3-2"], "6-5", variant="all_fives")
    position = Position.of(state.table, state.hands, state.boneyard)
    five_four = next(int(tile) for tile in state.hands[0] if tile.text == "5-4")
    assert best_play(position, PLAIN) == (five_four, 0)
    plain = table(["5-4 6-6 6-1", "3-2"], "6-5", variant="draw")
    position = Position.of(plain.table, plain.hands, plain.boneyard)
    double_six = next(int(tile) for tile in plain.hands[0] if tile.text == "6-6")
    assert best_play(position, PLAIN) == (double_six, 1)
    nothing = table(["4-4", "3-2"], "6-5", variant="draw")
    assert best_play(Position.of(nothing.table, nothing.hands, nothing.boneyard), PLAIN) is None

"""The conformance kit: the sample game passes; laws that players, presenters and texts break are found."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from highcard.players import BestFirst, NoisyPlayer
from highcard.plugin import PLUGIN
from highcard.presentation import HighCardPresenter
from highcard.rules import HighCard
from highcard.state import State, View

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import Confirm, TableView, UiState
from spieltisch.plugins import conformance
from spieltisch.plugins.conformance import Case, NonConformance, check_game, default_cases
from tests.plugins.high_card import TALK, TWO, pieces_of

FOUR = Case(4, {"bonus": True, "ties": "share"})


@pytest.mark.parametrize("case", [FOUR, TWO, Case(3), TALK])
def test_the_sample_game_conforms(case: Case) -> None:
    check_game(PLUGIN, [case], pieces_of=pieces_of)


@pytest.mark.slow
def test_the_sample_game_conforms_with_every_option() -> None:
    check_game(PLUGIN, pieces_of=pieces_of)


def test_the_default_cases_cover_every_option() -> None:
    cases = default_cases(PLUGIN.game)
    assert [case.seats for case in cases[:3]] == [2, 3, 4]
    changed = [dict(case.options) for case in cases[3:]]
    for expected in (
        {"hand": 2},
        {"hand": 5},
        {"hand": 1},
        {"hand": 6},
        {"target": 1},
        {"target": 50},
        {"ties": "none"},
        {"ties": "share", "bonus": True},
        {"turns": True},
        {"doubling": True},
        {"seconds": 30},
        {"seconds": 600},
    ):
        assert expected in changed
    assert len(changed) == 12


class Cheat:
    """Decides by looking at the identity of the view it was given."""

    def __init__(self) -> None:
        self.first: View | None = None

    def choose(self, view: View, number: int) -> Action:
        legal = PLUGIN.game.legal(view)
        if self.first is None:
            self.first = view
            return legal[0]
        return legal[-1]


class Reckless:
    """Does what is not allowed."""

    def choose(self, view: View, number: int) -> Action:
        return Action(view.seat or 0, "win")


class Ambitious:
    """Advises what is not allowed."""

    unit = "points"

    def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
        return (RankedAction(Action(0, "win"), 1.0),)


class WorstFirst:
    """Advises the wrong way round."""

    unit = "points"

    def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
        legal = PLUGIN.game.legal(view)
        return tuple(RankedAction(action, float(index)) for index, action in enumerate(legal))


def test_computer_players_that_break_the_law_are_found() -> None:
    for player, problem in ((Cheat, "remembers"), (Reckless, "not legal")):
        plugin = replace(PLUGIN, players={**PLUGIN.players, "hard": player})
        with pytest.raises(NonConformance, match=problem):
            conformance.check_computers(plugin, Case(2))


def test_a_player_that_uses_chance_of_its_own_is_found() -> None:
    class Dice(NoisyPlayer):
        def choose(self, view: View, number: int) -> Action:
            return random.choice(PLUGIN.game.legal(view))

    plugin = replace(PLUGIN, players={**PLUGIN.players, "expert": lambda: Dice(0)})
    with pytest.raises(NonConformance, match=r"knows more|remembers"):
        conformance.check_computers(plugin, Case(2, {"hand": 6}), decisions=20)


@pytest.mark.parametrize(("adviser", "problem"), [(Ambitious, "not legal"), (WorstFirst, "not first")])
def test_advice_that_breaks_the_law_is_found(adviser: type, problem: str) -> None:
    with pytest.raises(NonConformance, match=problem):
        conformance.check_adviser(replace(PLUGIN, adviser=adviser), Case(2))


def test_computer_players_are_only_called_for_seats_that_are_asked() -> None:
    called: list[bool] = []

    class Notes(NoisyPlayer):
        def choose(self, view: View, number: int) -> Action:
            called.append(view.asked)
            return super().choose(view, number)

    players = {level: lambda: Notes(0) for level in PLUGIN.players}
    conformance.check_computers(replace(PLUGIN, players=players), TALK, decisions=20)
    assert called
    assert all(called)


def test_advice_is_there_for_who_acts_of_their_own_accord() -> None:
    advised: list[bool] = []

    class Notes(BestFirst):
        def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
            advised.append(view.asked)
            return super().rank(view, number)

    conformance.check_adviser(replace(PLUGIN, adviser=Notes), TALK, decisions=20)
    assert not all(advised)


class Presented(HighCardPresenter):
    """A presenter whose tables are changed by the test."""

    def __init__(self, change: Callable[[TableView, Any], TableView]) -> None:
        self.change = change

    def table(self, view: View, ui: UiState[View]) -> TableView:
        return self.change(super().table(view, ui), view)


def doubled(table: TableView, _view: View) -> TableView:
    return replace(table, pieces=table.pieces + table.pieces[:1])


def wordless(table: TableView, _view: View) -> TableView:
    return replace(table, prompt=Message("highcard.prompt.think"))


def fieldless(table: TableView, _view: View) -> TableView:
    return replace(table, progress=Message("highcard.progress"))


def unfair(table: TableView, _view: View) -> TableView:
    return replace(table, confirm=Confirm(table.prompt, Action(0, "win")))


def foreign(table: TableView, _view: View) -> TableView:
    return replace(table, pieces=tuple(replace(piece, face="*") for piece in table.pieces))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (doubled, "one id"),
        (wordless, "has no text"),
        (fieldless, "does not give"),
        (unfair, "not legal"),
        (foreign, "not in the pack"),
    ],
)
def test_tables_that_break_the_law_are_found(
    change: Callable[[TableView, Any], TableView], problem: str
) -> None:
    with pytest.raises(NonConformance, match=problem):
        conformance.check_presenter(replace(PLUGIN, presenter=Presented(change)), TWO)


def test_a_table_that_shows_a_secret_is_found() -> None:
    hands: list[tuple[Card, ...]] = []

    class Spying(HighCard):
        def view(self, state: State, seat: int | None) -> View:
            if not hands:
                hands.append(state.hands[1])
            return super().view(state, seat)

    def betray(table: TableView, view: View) -> TableView:
        return replace(table, extra={"peek": tuple(card.text for card in hands[0])})

    def honest(table: TableView, view: View) -> TableView:
        return table if view.seat != 0 else betray(table, view)

    plugin = replace(PLUGIN, game=Spying(), presenter=Presented(honest))
    with pytest.raises(NonConformance, match="shows a secret"):
        conformance.check_secrets_on_table(plugin, TWO)


def test_texts_with_foreign_keys_are_found() -> None:
    for texts, problem in (
        ({"app.title": "Title"}, "foreign key"),
        ({"highcard.x": "{"}, "cannot be read"),
        ({"highcard.x": " "}, "is empty"),
    ):
        with pytest.raises(NonConformance, match=problem):
            conformance.check_texts(replace(PLUGIN, texts={**PLUGIN.texts, **texts}))


def test_plural_texts_need_a_number() -> None:
    plugin = replace(PLUGIN, texts={"highcard.cards": "%n card(s)"})
    conformance.check_message(plugin, message("highcard.cards", n=3))
    with pytest.raises(NonConformance, match="no n"):
        conformance.check_message(plugin, message("highcard.cards", count=3))

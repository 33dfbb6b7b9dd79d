"""What the tests of the presenter need: a table to look at, and words for up to four people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.events import Event
from spieltisch.core.messages import Message
from spieltisch.core.presentation import Choice, Piece, TableView, UiState
from spieltisch.games.dominoes.presenter import DominoesPresenter
from spieltisch.games.dominoes.state import State, View
from spieltisch.games.dominoes.texts import TEXTS
from spieltisch.texts import People, Renderer, standard_renderer
from tests.games.dominoes.support import RULES, act

PRESENTER = DominoesPresenter()
NAMES = ("Anna", "Bene", "Vroni", "Xaver")


class Words:
    """The words of one language for one reader."""

    def __init__(self, language: str, folder: Path, *, viewer: int | None = 0) -> None:
        self.renderer: Renderer = standard_renderer(language, folder)
        self.renderer.add_catalog("dominoes", TEXTS, folder)
        self.people = People(NAMES, viewer)

    def __call__(self, text: Message | str | None) -> str:
        assert text is not None
        return self.renderer.text(text, self.people)

    def plain(self, extra: Any) -> Any:
        return self.renderer.plain(extra, self.people)


class Person:
    """Somebody at the table: what they see, and what their doings lead to."""

    def __init__(self, state: State, seat: int | None = 0, recent: tuple[Event, ...] = ()) -> None:
        self.view: View = RULES.view(state, seat)
        self.ui: UiState[View] = UiState(recent=recent)

    @classmethod
    def after(cls, state: State, *actions: str, seat: int | None = 0) -> Person:
        """Somebody who looks at what the last of these actions has led to."""
        for text in actions[:-1]:
            state = act(state, text).state
        step = act(state, actions[-1])
        return cls(step.state, seat, step.events)

    @property
    def table(self) -> TableView:
        return PRESENTER.table(self.view, self.ui)

    def tap(self, piece_id: str) -> Person:
        """Select a piece."""
        self.ui = PRESENTER.select(self.view, self.ui, piece_id)
        return self

    def choose(self, choice: str) -> Person:
        """Press a choice that does nothing yet."""
        outcome = PRESENTER.choose(self.view, self.ui, choice)
        assert isinstance(outcome, UiState)
        self.ui = outcome
        return self

    def press(self, choice: str) -> str:
        """Press a choice that does something."""
        outcome = PRESENTER.choose(self.view, self.ui, choice)
        assert isinstance(outcome, Action)
        return outcome.text

    def drop(self, piece_id: str, zone: str) -> Any:
        """Drop a piece: an action as text, a state, or None."""
        outcome = PRESENTER.drop(self.view, self.ui, piece_id, zone)
        return outcome.text if isinstance(outcome, Action) else outcome

    def go_on(self) -> None:
        """Have looked at the end of the round."""
        self.ui = UiState(step=1, recent=self.ui.recent)

    @property
    def confirmed(self) -> str | None:
        """What the main button would do."""
        confirm = self.table.confirm
        return None if confirm is None or confirm.action is None else confirm.action.text

    def piece(self, piece_id: str) -> Piece:
        return next(one for one in self.table.pieces if one.id == piece_id)

    def zone(self, name: str) -> list[Piece]:
        return [one for one in self.table.pieces if one.place.zone == name]

    def choice(self, choice_id: str) -> Choice:
        return next(one for one in self.table.choices if one.id == choice_id)

    @property
    def choices(self) -> list[str]:
        return [one.id for one in self.table.choices]

    def shown(self, words: Words) -> Any:
        """The values for QML in plain words."""
        return words.plain(self.table.extra)


def ranked(text: str, value: float, unit: str = "points", **figures: float) -> RankedAction:
    """An action as the adviser ranks it."""
    return RankedAction(Action.parse(text), value, tuple(figures.items()), unit)

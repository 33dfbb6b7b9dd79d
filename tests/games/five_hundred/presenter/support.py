"""What the tests of the presenter need: somebody at a table, and words for up to six people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.events import Event
from spieltisch.core.messages import Message
from spieltisch.core.presentation import Choice, Piece, TableView, UiState
from spieltisch.games.five_hundred.presenter import FiveHundredPresenter
from spieltisch.games.five_hundred.state import State, View
from spieltisch.games.five_hundred.texts import TEXTS
from spieltisch.texts import People, Renderer, standard_renderer
from tests.games.five_hundred.support import RULES, act

PRESENTER = FiveHundredPresenter()
NAMES = ("Anna", "Mads", "Freja", "Per", "Ida", "Bo")
LOOKED = 2
"""The step at which the end of a deal has been looked at."""


class Words:
    """The words of one language for one reader."""

    def __init__(self, language: str, folder: Path, *, viewer: int | None = 0) -> None:
        self.renderer: Renderer = standard_renderer(language, folder)
        self.renderer.add_catalog("five_hundred", TEXTS, folder)
        self.people = People(NAMES, viewer)

    def __call__(self, text: Message | str | None) -> str:
        assert text is not None
        return self.renderer.text(text, self.people)

    def plain(self, extra: Any) -> Any:
        return self.renderer.plain(extra, self.people)


class Person:
    """Somebody at the table: what they see, and what their doings lead to."""

    def __init__(self, state: State, seat: int | None = 0, recent: tuple[Event, ...] = ()) -> None:
        self.state = state
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

    def tap(self, *pieces: str) -> Person:
        """Select pieces one after the other."""
        for piece in pieces:
            self.ui = PRESENTER.select(self.view, self.ui, piece)
        return self

    def cards(self, text: str) -> Person:
        """Select cards of the own hand."""
        return self.tap(*(f"card/{word}" for word in text.split()))

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

    def drop(self, piece: str, zone: str) -> Any:
        """Drop a piece: an action as text, a state, or None."""
        outcome = PRESENTER.drop(self.view, self.ui, piece, zone)
        return outcome.text if isinstance(outcome, Action) else outcome

    def arrange(self, piece: str, slot: int) -> Person:
        """Drag a card of the hand to another slot."""
        outcome = PRESENTER.drop(self.view, self.ui, piece, f"hand/{self.view.seat}/{slot}")
        assert isinstance(outcome, UiState)
        self.ui = outcome
        return self

    def then(self, *actions: str) -> Person:
        """The same person after these actions: selection and values are gone, what is kept stays."""
        step = act(self.state, *actions)
        later = Person(step.state, self.view.seat, step.events)
        later.ui = UiState(recent=step.events, kept=self.ui.kept)
        return later

    def at_step(self, step: int) -> Person:
        """Look at another step of a deal's end."""
        self.ui = UiState(step=step, recent=self.ui.recent)
        return self

    @property
    def confirmed(self) -> str | None:
        """What the main button would do."""
        confirm = self.table.confirm
        return None if confirm is None or confirm.action is None else confirm.action.text

    def zone(self, name: str) -> list[Piece]:
        return [one for one in self.table.pieces if one.place.zone == name]

    @property
    def hand(self) -> str:
        """The own cards as they are shown."""
        return " ".join(str(one.face) for one in self.zone(f"hand/{self.view.seat}"))

    def piece(self, piece_id: str) -> Piece:
        return next(one for one in self.table.pieces if one.id == piece_id)

    def choice(self, choice_id: str) -> Choice:
        return next(one for one in self.table.choices if one.id == choice_id)

    @property
    def choices(self) -> list[str]:
        """What can be pressed but for the order of the hand and the pile's fan."""
        general = ("sort/", "fan")
        return [one.id for one in self.table.choices if not one.id.startswith(general)]

    def shown(self, words: Words) -> Any:
        """The values for QML in plain words."""
        return words.plain(self.table.extra)


def ranked(text: str, value: float, unit: str = "points", **figures: float) -> RankedAction:
    """An action as the adviser ranks it."""
    return RankedAction(Action.parse(text), value, tuple(figures.items()), unit)

"""What the tests of Watten's presenter need: a table to look at, and words for four people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.cards import Deck
from spieltisch.core.messages import Message
from spieltisch.core.presentation import Choice, Piece, TableView, UiState
from spieltisch.games.watten.presenter import WattenPresenter
from spieltisch.games.watten.state import View
from spieltisch.games.watten.texts import TEXTS
from spieltisch.texts import People, Renderer, standard_renderer

PRESENTER = WattenPresenter()
NAMES = ("Anna", "Bene", "Vroni", "Xaver")


class Words:
    """The words of one language for one reader who looks at one deck."""

    def __init__(self, language: str, folder: Path, *, viewer: int | None = 0, deck: Deck = "french") -> None:
        self.renderer: Renderer = standard_renderer(language, folder)
        self.renderer.add_catalog("watten", TEXTS, folder)
        self.people = People(NAMES, viewer, deck)

    def __call__(self, text: Message | None) -> str:
        assert text is not None
        return self.renderer.text(text, self.people)

    def plain(self, extra: Any) -> Any:
        return self.renderer.plain(extra, self.people)


def table(view: View, **doings: Any) -> TableView:
    return PRESENTER.table(view, UiState(**doings))


def piece(shown: TableView, piece_id: str) -> Piece:
    return next(one for one in shown.pieces if one.id == piece_id)


def zone(shown: TableView, name: str) -> list[Piece]:
    return [one for one in shown.pieces if one.place.zone == name]


def choice(shown: TableView, choice_id: str) -> Choice:
    return next(one for one in shown.choices if one.id == choice_id)


def ranked(text: str, value: float, **figures: float) -> RankedAction:
    """An action as an adviser ranks it."""
    return RankedAction(Action.parse(text), value, tuple(figures.items()))

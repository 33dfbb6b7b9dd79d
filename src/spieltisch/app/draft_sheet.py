"""The sheet for a new match without Qt: a draft that is being filled in, and what is shown of it."""

from __future__ import annotations

from typing import Any

from spieltisch.app.draft import (
    PLAYERS,
    Draft,
    choices_of,
    first_draft,
    header_of,
    problem_of,
    swapped,
    with_name,
    with_option,
    with_player,
)
from spieltisch.app.new_match import NewMatchProps
from spieltisch.app.people import initial, seat_names
from spieltisch.app.qvariant import Row
from spieltisch.core.game import Game
from spieltisch.core.match import MatchHeader
from spieltisch.core.messages import message
from spieltisch.core.names import level_name
from spieltisch.core.options import Option
from spieltisch.core.players import SeatEntry
from spieltisch.texts import Renderer


class DraftSheet:
    """Fills in a draft; `player_name` is the person whose settings these are."""

    def __init__(self, game: Game[Any, Any], draft: Draft, player_name: str, renderer: Renderer) -> None:
        self.draft = draft
        self._game = game
        self._player_name = player_name
        self._renderer = renderer

    def set_name(self, seat: int, name: str) -> None:
        """Name whoever sits on a seat."""
        if 0 <= seat < len(self.draft.seats):
            self.draft = with_name(self.draft, seat, name)

    def set_player(self, seat: int, player: str) -> None:
        """Put a human or a level on a seat."""
        if 0 <= seat < len(self.draft.seats):
            self.draft = with_player(self.draft, seat, player)

    def swap_seats(self) -> None:
        """Let everyone move on by one seat."""
        self.draft = swapped(self.draft)

    def set_option(self, key: str, value: object) -> None:
        """Choose the value of an option."""
        self.draft = with_option(self.draft, self._game, key, value)

    def restore_defaults(self) -> None:
        """Go back to the game's defaults."""
        self.draft = first_draft(self._game, self._player_name)

    def header(self) -> MatchHeader | None:
        """Make the header of the match; None while there is a problem."""
        return header_of(self.draft, self._game) if problem_of(self.draft, self._game) is None else None

    def props(self) -> NewMatchProps:
        """Render the draft."""
        return derive(self.draft, self._game, self._renderer)


def derive(draft: Draft, game: Game[Any, Any], renderer: Renderer) -> NewMatchProps:
    """Render a draft."""
    problem = problem_of(draft, game)
    sides = game.sides(len(draft.seats), draft.options)
    shown = seat_names(draft.seats, renderer)
    note = "app.new_match.note_again" if draft.again else "app.new_match.note"
    return NewMatchProps(
        game_id=game.info.id,
        title=renderer.text(message("app.new_match.title", game=game.info.name)),
        seats=[
            _seat_row(seat, entry, sides[seat], shown[seat], renderer)
            for seat, entry in enumerate(draft.seats)
        ],
        players=[_player_row(player, renderer) for player in PLAYERS],
        options=[_option_row(option, draft, renderer) for option in game.info.options],
        problem="" if problem is None else renderer.text(problem),
        note=renderer.text(message(note)),
    )


def _seat_row(seat: int, entry: SeatEntry, side: int, shown: str, renderer: Renderer) -> Row:
    return {
        "seat": seat,
        "name": entry.name,
        "shownName": shown,
        "player": entry.player,
        "playerName": renderer.text(level_name(entry.player)),
        "side": side,
        "initial": initial(shown),
    }


def _player_row(player: str, renderer: Renderer) -> Row:
    explanation = message(f"core.level.{player}.explanation")
    return {
        "id": player,
        "name": renderer.text(level_name(player)),
        "explanation": renderer.text(explanation),
    }


def _option_row(option: Option, draft: Draft, renderer: Renderer) -> Row:
    return {
        "key": option.key,
        "type": option.type,
        "label": renderer.text(option.label),
        "explanation": renderer.text(option.explanation),
        "value": draft.options[option.key],
        "choices": [
            {"value": value, "label": str(value) if label is None else renderer.text(label)}
            for value, label in choices_of(option)
        ],
        "applies": option.applies(draft.options),
    }

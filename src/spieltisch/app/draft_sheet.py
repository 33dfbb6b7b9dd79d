"""The sheet for a new match without Qt: a draft that is being filled in, and what is shown of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from spieltisch.app.draft import (
    PLAYERS,
    Draft,
    first_draft,
    header_of,
    options_of,
    problem_of,
    swapped,
    with_another_person,
    with_name,
    with_opener,
    with_option,
    with_player,
    with_preset,
    with_seat_count,
    without_namesakes,
)
from spieltisch.app.new_match import NewMatchProps
from spieltisch.app.option_rows import OPENER_KEY, opener_row, option_rows, seat_of_opener, without_effect
from spieltisch.app.people import initial, seat_names
from spieltisch.app.presets import OWN, KnownPreset, known_presets, name_problem, preset_rows, way_of, way_row
from spieltisch.app.profiles.colours import TableColours
from spieltisch.app.profiles.directory import Directory
from spieltisch.app.profiles.rows import known_row
from spieltisch.app.qvariant import Row
from spieltisch.app.rules_controller import RulesProps
from spieltisch.core.cards import Deck
from spieltisch.core.game import Game
from spieltisch.core.match import MatchHeader
from spieltisch.core.messages import message
from spieltisch.core.names import level_name
from spieltisch.core.options import Options
from spieltisch.core.players import HUMAN, SeatEntry
from spieltisch.core.presentation import TableHabits
from spieltisch.core.presets import Preset
from spieltisch.texts import People, Renderer

_USUAL_HABITS: Final = TableHabits()


class DraftSheet:
    """Fills in a draft; `player_name` is the person whose settings these are, `deck` that of the cards.

    `habits` are those of the game's table, `declared` its presets; `own` returns those that the person has
    saved for the game. Without `begins` nobody is asked who begins.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        draft: Draft,
        player_name: str,
        renderer: Renderer,
        deck: Deck = "french",
        habits: TableHabits = _USUAL_HABITS,
        *,
        declared: Sequence[Preset] = (),
        own: Callable[[], Mapping[str, Options]] = dict,
        begins: bool = True,
        people: Callable[[], Directory] = Directory,
    ) -> None:
        self._people = people
        self.draft = self._apart(draft)
        self._game = game
        self._player_name = player_name
        self._renderer = renderer
        self.deck = deck
        self._habits = habits if begins else replace(habits, opener=False)
        self._declared = declared
        self._own = own

    def set_name(self, seat: int, name: str) -> None:
        """Name whoever sits on a seat."""
        if 0 <= seat < len(self.draft.seats):
            self.draft = with_name(self.draft, seat, name)

    def sit(self, seat: int, name: str) -> None:
        """Put a person on a seat."""
        if 0 <= seat < len(self.draft.seats):
            self.draft = with_name(with_player(self.draft, seat, HUMAN), seat, name)

    def suggested(self, seat: int, text: str) -> list[Row]:
        """Return whom one may mean who types `text` as the name of a seat, see `known_row`."""
        return [known_row(known) for known in self._people().suggested(text, self._others(seat))]

    def completed(self, seat: int, text: str) -> str:
        """Return the name that goes on as `text` does; empty where there is none."""
        return self._people().completed(text, self._others(seat))

    def is_new(self, name: str) -> bool:
        """Whether this is a name of nobody."""
        return bool(name.strip()) and self._people().named(name) is None

    def set_player(self, seat: int, player: str) -> None:
        """Put a human or a level on a seat."""
        if 0 <= seat < len(self.draft.seats):
            self.draft = self._apart(with_player(self.draft, seat, player))

    def swap_seats(self) -> None:
        """Let everyone move on by one seat."""
        self.draft = swapped(self.draft)

    def set_seat_count(self, count: int) -> None:
        """Choose how many play."""
        self.draft = self._apart(with_seat_count(self.draft, self._game, count))

    def add_person(self) -> None:
        """Let one more person play instead of a computer."""
        self.draft = with_another_person(self.draft)

    def set_option(self, key: str, value: object) -> None:
        """Choose the value of an option, or who begins."""
        if key == OPENER_KEY and self._habits.opener:
            self.draft = with_opener(self.draft, seat_of_opener(value))
            return
        self.draft = self._apart(with_option(self.draft, self._game, key, value))

    def choose_preset(self, key: str) -> None:
        """Play by a preset; an unknown one changes nothing."""
        found = next((preset for preset in self._presets() if preset.key == key), None)
        if found is not None:
            self.draft = with_preset(self.draft, self._game, key, found.values)

    def adopt_preset(self, name: str) -> None:
        """Remember that the draft is the preset that has been saved under `name`."""
        self.draft = replace(self.draft, preset=OWN + name)

    def restore_rules(self) -> None:
        """Go back to the game's first preset; everybody keeps their seats."""
        self.draft = with_preset(self.draft, self._game, "", {})

    @property
    def chosen(self) -> bool:
        """Whether the rules are not those of the game's first preset."""
        presets = self._presets()
        way = way_of(self.draft, self._game, presets)
        return way.changed or way.preset != presets[0]

    def has_own(self, name: str) -> bool:
        """Whether the person has saved a preset under this name."""
        return name.strip() in self._own()

    def name_problem(self, name: str, *, renaming: bool) -> str:
        """Say why no preset can be called `name`; empty if one can."""
        presets = self._presets()
        renamed = way_of(self.draft, self._game, presets).preset.key if renaming else None
        problem = name_problem(name, presets, renamed)
        return "" if problem is None else self._renderer.text(problem)

    def restore_defaults(self) -> None:
        """Go back to the game's defaults."""
        self.draft = self._apart(first_draft(self._game, self._player_name))

    def header(self) -> MatchHeader | None:
        """Make the header of the match; None while there is a problem."""
        return header_of(self.draft, self._game) if problem_of(self.draft, self._game) is None else None

    def props(self) -> NewMatchProps:
        """Render the draft."""
        props = derive(self.draft, self._game, self._renderer, self.deck, self._habits, self._people())
        return replace(props, known=[known_row(known) for known in self._people().known()])

    def _apart(self, draft: Draft) -> Draft:
        """Let no computer player be called like somebody in the list."""
        people = self._people()
        return without_namesakes(draft, lambda name: people.named(name) is not None)

    def _others(self, seat: int) -> list[str]:
        """The names of the people at the other seats."""
        return [entry.name for other, entry in enumerate(self.draft.seats) if other != seat and entry.human]

    def rules(self) -> RulesProps:
        """Render the rules of the draft."""
        info, presets = self._game.info, self._presets()
        way = way_of(self.draft, self._game, presets)
        return RulesProps(
            game_id=info.id,
            game_name=self._renderer.text(info.name),
            options=_rows(self.draft, self._game, self._renderer, self.deck, self._habits),
            presets=preset_rows(presets, way) if info.options else [],
            preset=way_row(way, self._renderer),
        )

    def _presets(self) -> tuple[KnownPreset, ...]:
        return known_presets(self._declared, self._own(), self._renderer, People(deck=self.deck))


def derive(
    draft: Draft,
    game: Game[Any, Any],
    renderer: Renderer,
    deck: Deck,
    habits: TableHabits,
    directory: Directory,
) -> NewMatchProps:
    """Render a draft."""
    problem = problem_of(draft, game)
    options = options_of(draft, game)
    sides = game.sides(len(draft.seats), options)
    shown = seat_names(draft.seats, renderer)
    colours = directory.colours(sides, draft.seats)
    return NewMatchProps(
        game_id=game.info.id,
        title=renderer.text(message("app.new_match.title", game=game.info.name)),
        seats=[
            {
                **_seat_row(seat, entry, sides[seat], shown[seat], renderer),
                "colour": colours.sides[sides[seat]],
                "mark": colours.mark(seat),
            }
            for seat, entry in enumerate(draft.seats)
        ],
        deck=deck,
        seat_counts=list(game.info.seats) if len(game.info.seats) > 1 else [],
        sides=_side_rows(sides, shown, colours, renderer),
        players=[_player_row(player, renderer) for player in PLAYERS],
        options=_rows(draft, game, renderer, deck, habits),
        problem="" if problem is None else renderer.text(problem),
        note=_note(draft, habits, shown, renderer),
        tiles=habits.pieces == "tiles",
    )


def _rows(
    draft: Draft, game: Game[Any, Any], renderer: Renderer, deck: Deck, habits: TableHabits
) -> list[Row]:
    rows = option_rows(game.info.options, options_of(draft, game), renderer, People(deck=deck))
    if not habits.opener:
        return rows
    return _with_opener(rows, draft.opener, seat_names(draft.seats, renderer), habits, renderer)


def _with_opener(
    rows: list[Row], opener: int | None, names: Sequence[str], habits: TableHabits, renderer: Renderer
) -> list[Row]:
    """Put the choice of who begins first, and say which options it leaves without effect."""
    if opener is not None:
        rows = [
            without_effect(row, names[opener], renderer) if row["key"] in habits.replaced_by_opener else row
            for row in rows
        ]
    return [opener_row(opener, names, renderer), *rows]


def _note(draft: Draft, habits: TableHabits, names: Sequence[str], renderer: Renderer) -> str:
    """Say who begins, as far as that is known, and whether all is as last time."""
    if not habits.opener:
        return renderer.text(message("app.new_match.note_again" if draft.again else "app.new_match.note"))
    again = renderer.text(message("app.new_match.again")) if draft.again else ""
    if draft.opener is None:
        return again
    begins = renderer.text(message("app.new_match.begins", name=names[draft.opener]))
    return f"{again} {begins}".strip()


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


def _side_rows(
    sides: Sequence[int], names: Sequence[str], colours: TableColours, renderer: Renderer
) -> list[Row]:
    """Name the sides where several play together: `{side, colour, text}`."""
    if len(set(sides)) == len(sides):
        return []
    rows = []
    for side in sorted(set(sides)):
        members = tuple(name for name, its in zip(names, sides, strict=True) if its == side)
        text = renderer.text(message("app.side", names=members))
        rows.append({"side": side, "colour": colours.sides[side], "text": text})
    return rows

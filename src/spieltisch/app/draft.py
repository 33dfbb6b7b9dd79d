"""What has been chosen on the sheet for a new match, as a value. Pure functions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from spieltisch.core.errors import SpieltischError
from spieltisch.core.events import Json
from spieltisch.core.game import LEVELS, Game
from spieltisch.core.match import SEATS_OPTION, MatchHeader, complete_options, new_match_header
from spieltisch.core.matchfile import JOINERS, MAX_NAME_LENGTH, printable
from spieltisch.core.messages import Message, message
from spieltisch.core.options import Options, OptionValue
from spieltisch.core.players import HUMAN, SeatEntry

COMPUTER_NAMES: Final = ("Bene", "Vroni", "Xaver", "Mads", "Freja", "Lene", "Ida")
FIRST_LEVEL: Final = "medium"
PLAYERS: Final = (HUMAN, *LEVELS)


@dataclass(frozen=True, slots=True)
class Draft:
    """Seats and options; `again` says that they are those of the last match.

    `opener` is the seat that begins; None leaves that to the rules. `preset` is the key of the preset that
    was chosen last; options may have been changed since.
    `options` holds what a person has chosen; the others follow their defaults, which may depend on it, and on
    whether several people play. The number of seats is that of `seats`, also where it is an option of the
    game.
    """

    seats: tuple[SeatEntry, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    again: bool = False
    opener: int | None = None
    preset: str = ""


def first_draft(game: Game[Any, Any], player_name: str) -> Draft:
    """One person against computer players, everything else by default."""
    defaults = {option.key: option.default for option in game.info.options}
    count = defaults.get(SEATS_OPTION, game.info.seats[0])
    return Draft(_with_count((SeatEntry(player_name, HUMAN),), int(count)))


def options_of(draft: Draft, game: Game[Any, Any]) -> dict[str, OptionValue]:
    """Return a value for every option: the chosen one, else the default beside the others."""
    return complete_options(game, len(draft.seats), _given(draft, game))


def _given(draft: Draft, game: Game[Any, Any]) -> dict[str, OptionValue]:
    """Return what has been chosen, and what is chosen by itself for several people at one device."""
    shared: dict[str, OptionValue] = {}
    if sum(entry.human for entry in draft.seats) > 1:
        for option in game.info.options:
            if option.shared_default is not None:
                shared[option.key] = option.shared_default
    return {**shared, **draft.options}


def with_name(draft: Draft, seat: int, name: str) -> Draft:
    """Name whoever sits on a seat."""
    clean = _trimmed("".join(letter for letter in name if printable(letter)))
    return _with_seat(draft, seat, SeatEntry(_trimmed(clean[:MAX_NAME_LENGTH]), draft.seats[seat].player))


def with_player(draft: Draft, seat: int, player: str) -> Draft:
    """Put a person or a level on a seat; computer players get names of their own."""
    entry = draft.seats[seat]
    if player not in PLAYERS:
        return draft
    name = entry.name
    if player == HUMAN and name in COMPUTER_NAMES:
        name = ""
    elif player != HUMAN and entry.human:
        name = _free_name(_names(draft.seats))
    return _with_seat(draft, seat, SeatEntry(name, player))


def without_namesakes(draft: Draft, known: Callable[[str], bool]) -> Draft:
    """Give computer players other names where theirs, given by the program, are those of somebody `known`."""
    taken = _names(draft.seats) | {name for name in COMPUTER_NAMES if known(name)}
    seats = draft.seats
    for seat, entry in enumerate(seats):
        if not entry.human and entry.name in COMPUTER_NAMES and known(entry.name):
            name = _free_name(taken)
            taken.add(name)
            seats = (*seats[:seat], SeatEntry(name, entry.player), *seats[seat + 1 :])
    return replace(draft, seats=seats)


def swapped(draft: Draft) -> Draft:
    """Let everyone move on by one seat, who begins along with the others."""
    opener = None if draft.opener is None else (draft.opener + 1) % len(draft.seats)
    return replace(draft, seats=(draft.seats[-1], *draft.seats[:-1]), again=False, opener=opener)


def with_opener(draft: Draft, seat: int | None) -> Draft:
    """Choose who begins; None: as the rules say. A seat that is not there changes nothing."""
    if seat is not None and not 0 <= seat < len(draft.seats):
        return draft
    return replace(draft, opener=seat, again=draft.again and seat == draft.opener)


def with_option(draft: Draft, game: Game[Any, Any], key: str, value: object) -> Draft:
    """Choose an option; an unknown key or an impossible value changes nothing."""
    option = next((option for option in game.info.options if option.key == key), None)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if option is None or not option.accepts(value) or not isinstance(value, bool | int | str):
        return draft
    if key == SEATS_OPTION:
        return with_seat_count(draft, game, int(value))
    return replace(draft, options={**draft.options, key: value}, again=False)


def with_preset(draft: Draft, game: Game[Any, Any], key: str, values: Options) -> Draft:
    """Play by a preset: its values, and defaults for the rest. What the game does not know is left out."""
    chosen = replace(draft, options={}, preset=key, again=False)
    for name, value in values.items():
        if name != SEATS_OPTION:
            chosen = with_option(chosen, game, name, value)
    return chosen


def with_seat_count(draft: Draft, game: Game[Any, Any], count: int) -> Draft:
    """Add seats of computer players or take the last ones away; an impossible count changes nothing."""
    if count not in game.info.seats or count == len(draft.seats):
        return draft
    opener = draft.opener if draft.opener is not None and draft.opener < count else None
    return replace(draft, seats=_with_count(draft.seats, count), again=False, opener=opener)


def with_another_person(draft: Draft) -> Draft:
    """Let a person sit down on the first seat of a computer player, if there is one."""
    free = next((seat for seat, entry in enumerate(draft.seats) if not entry.human), None)
    return draft if free is None else with_player(draft, free, HUMAN)


def header_of(draft: Draft, game: Game[Any, Any]) -> MatchHeader:
    """Make the header of the match, with a fresh seed.

    Raises:
        SpieltischError: this cannot be played.
    """
    seen: set[str] = set()
    for entry in draft.seats:
        if entry.name and entry.name in seen:
            raise SpieltischError(message("app.new_match.same_name", name=entry.name))
        seen.add(entry.name)
    return new_match_header(game, draft.seats, _given(draft, game), dealer=draft.opener)


def problem_of(draft: Draft, game: Game[Any, Any]) -> Message | None:
    """Say why the match cannot start."""
    try:
        header_of(draft, game)
    except SpieltischError as error:
        return error.message
    return None


def draft_to_json(draft: Draft) -> Json:
    """The draft as it is remembered for the next time."""
    seats: list[Json] = [{"name": entry.name, "player": entry.player} for entry in draft.seats]
    options: dict[str, Json] = {**draft.options}
    return {"seats": seats, "options": options, "opener": draft.opener, "preset": draft.preset}


def draft_from_json(data: Json, game: Game[Any, Any], player_name: str) -> Draft:
    """Read what was remembered; whatever does not fit any more is left out."""
    draft = first_draft(game, player_name)
    if not isinstance(data, dict):
        return draft
    options, preset = data.get("options"), data.get("preset")
    seats = _seats_from_json(data.get("seats"))
    draft = with_seat_count(draft, game, len(seats))
    for key, value in options.items() if isinstance(options, dict) else ():
        draft = with_option(draft, game, key, value)
    draft = replace(draft, preset=preset if isinstance(preset, str) else "")
    if len(seats) != len(draft.seats):
        return draft
    opener = _opener_from_json(data.get("opener"), seats)
    remembered = replace(draft, seats=seats, again=True, opener=opener)
    return draft if problem_of(remembered, game) else remembered


def _seats_from_json(data: Json | None) -> tuple[SeatEntry, ...]:
    rows = data if isinstance(data, list) else []
    seats = []
    for row in rows:
        if not isinstance(row, dict) or row.get("player") not in PLAYERS:
            return ()
        name = row.get("name")
        usable = isinstance(name, str) and len(name) <= MAX_NAME_LENGTH and printable(name)
        seats.append(SeatEntry(str(name) if usable else "", str(row["player"])))
    return tuple(seats)


def _opener_from_json(data: Json | None, seats: Sequence[SeatEntry]) -> int | None:
    return next((seat for seat in range(len(seats)) if data == seat and not isinstance(data, bool)), None)


def _trimmed(name: str) -> str:
    """The name without what cannot be seen at its ends: blanks, and joiners that join nothing."""
    return name.strip(f" {JOINERS}")


def _with_seat(draft: Draft, seat: int, entry: SeatEntry) -> Draft:
    seats = (*draft.seats[:seat], entry, *draft.seats[seat + 1 :])
    return replace(draft, seats=seats, again=draft.again and seats == draft.seats)


def _with_count(seats: tuple[SeatEntry, ...], count: int) -> tuple[SeatEntry, ...]:
    while len(seats) < count:
        seats = (*seats, SeatEntry(_free_name(_names(seats)), FIRST_LEVEL))
    return seats[:count]


def _names(seats: Sequence[SeatEntry]) -> set[str]:
    return {entry.name for entry in seats}


def _free_name(taken: Collection[str]) -> str:
    return next((name for name in COMPUTER_NAMES if name not in taken), "")

"""Match files (`.spieltisch`): JSON documents that hold a whole match.

Reading checks everything that the game's rules need not be asked for, and one `BadMatchFile` says what is
wrong. `read_document` makes a `MatchDocument`; `spieltisch.core.replay` plays its log.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypeGuard

from spieltisch.core.errors import BadMatchFile, SpieltischError
from spieltisch.core.events import Json
from spieltisch.core.files import write_whole
from spieltisch.core.game import LEVELS, Game, Score
from spieltisch.core.match import Match, MatchHeader, UnknownKeys, check_seat_count, complete_options
from spieltisch.core.messages import MessageValue, excerpt, message
from spieltisch.core.options import OptionValue
from spieltisch.core.players import HUMAN, RANDOM, SeatEntry
from spieltisch.core.randomness import MAX_SEED_LENGTH, fresh_seed
from spieltisch.core.strictjson import MAX_BYTES, parse_json

FORMAT = 1
MAX_ACTIONS = 20_000
MAX_LIST = 10_000
MAX_NAME_LENGTH = 40
MAX_SCORE = 1_000_000
PLAYERS = (HUMAN, *LEVELS, RANDOM)

JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
_LOG_KEYS = frozenset({"actions", "cursor", "clock", "auto"})
_TOP_KEYS = _LOG_KEYS | {"format", "game", "rules_version", "options", "seats", "seed", "setup", "packs"}
_SEAT_KEYS = frozenset({"name", "player"})
_SETUP_KEYS = frozenset({"scores", "dealer", "lots"})

GameFinder: TypeAlias = Callable[[str], Game[Any, Any]]
"""Returns the game of an id; raises `PluginError` when there is none that can be used."""


@dataclass(frozen=True, slots=True)
class MatchDocument:
    """A match file after checking: the header and the log as text, not yet played.

    `clock` are the seconds left for the pending decision; `auto` the indices of actions a clock chose.
    """

    header: MatchHeader
    actions: tuple[str, ...]
    cursor: int
    clock: float | None = None
    auto: tuple[int, ...] = ()


def _bad(key: str, /, **args: MessageValue) -> BadMatchFile:
    return BadMatchFile(message(f"core.file.{key}", **args))


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _object(value: Json, key: str) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise _bad("type", key=key)
    return value


def _list(value: Json, key: str, limit: int = MAX_LIST) -> list[Json]:
    if not isinstance(value, list):
        raise _bad("type", key=key)
    if len(value) > limit:
        raise _bad("too_long", key=key, limit=limit)
    return value


def _text(value: Json, key: str) -> str:
    if not isinstance(value, str):
        raise _bad("type", key=key)
    return value


def _whole(value: Json, key: str) -> int:
    if not _is_whole(value):
        raise _bad("type", key=key)
    return value


def _unknown(data: Mapping[str, Json], known: frozenset[str]) -> dict[str, Json]:
    return {key: value for key, value in data.items() if key not in known}


def read_file(path: Path, find_game: GameFinder) -> MatchDocument:
    """Read a match file.

    Raises:
        BadMatchFile: it cannot be read, or is broken, foreign, newer or hostile.
    """
    return read_document(parse_json(read_bytes(path)), find_game)


def read_bytes(path: Path) -> bytes:
    """Return what the file holds, never reading much more than a match file may be long.

    Raises:
        BadMatchFile: it cannot be read.
    """
    name = excerpt(path.name or str(path))
    try:
        if path.is_dir():
            raise _bad("folder", name=name)
        with open(path, "rb", opener=_open_at_once) as file:
            return file.read(MAX_BYTES + 1)
    except FileNotFoundError as error:
        raise _bad("not_found", name=name) from error
    except (OSError, ValueError) as error:
        raise _bad("unreadable", name=name) from error


def _open_at_once(name: str, flags: int) -> int:
    """Open a named pipe too without waiting for somebody to write into it; it is empty then."""
    descriptor = os.open(name, flags | getattr(os, "O_NONBLOCK", 0))
    if hasattr(os, "O_NONBLOCK"):
        os.set_blocking(descriptor, True)
    return descriptor


def read_document(document: Json, find_game: GameFinder) -> MatchDocument:
    """Check a document and make it a `MatchDocument`; a seed that is left out is drawn.

    Raises:
        BadMatchFile: something in it is wrong; the message names it.
    """
    if not isinstance(document, dict) or "format" not in document or "game" not in document:
        raise _bad("foreign")
    _check_format(document["format"])
    for key in ("seats", "actions"):
        if key not in document:
            raise _bad("missing", key=key)
    try:
        game = find_game(_text(document["game"], "game"))
        header = _read_header(document, game)
        check_header(header, game)
    except BadMatchFile:
        raise
    except SpieltischError as error:
        raise BadMatchFile(error.message) from error
    actions = _read_actions(document["actions"])
    return MatchDocument(
        header=header,
        actions=actions,
        cursor=_read_cursor(document, len(actions)),
        clock=_read_clock(document),
        auto=_read_auto(document, len(actions)),
    )


def check_header(header: MatchHeader, game: Game[Any, Any]) -> None:
    """Check what `read_document` leaves to the game: packs, seats, scores and the rest of the setup.

    Raises:
        BadMatchFile: something is wrong.
        SpieltischError: the game cannot start from this setup.
    """
    sides = max(game.sides(len(header.seats), header.options)) + 1
    if header.scores is not None and len(header.scores) != sides:
        raise _bad("scores_count", sides=sides)
    for key, seats in (("dealer", () if header.dealer is None else (header.dealer,)), ("lots", header.lots)):
        for seat in seats:
            if not 0 <= seat < len(header.seats):
                raise _bad("seat_range", key=key, seat=seat)
    whole_pack = Counter(game.pieces(header.options))
    for number, pack in enumerate(header.packs, start=1):
        if Counter(pack) != whole_pack:
            raise _bad("pack", number=number)
    game.check_setup(header.setup)


def _check_format(value: Json) -> None:
    if not _is_whole(value) or value < 1:
        raise _bad("foreign")
    if value > FORMAT:
        raise _bad("format_newer", format=value)


def _read_header(document: Mapping[str, Json], game: Game[Any, Any]) -> MatchHeader:
    seats_data = [_object(item, "seats") for item in _list(document["seats"], "seats", limit=99)]
    check_seat_count(game, len(seats_data))
    setup = _object(document.get("setup", {}), "setup")
    return MatchHeader(
        game=game.info.id,
        rules=_read_rules(document, game),
        options=complete_options(game, len(seats_data), _object(document.get("options", {}), "options")),
        seats=tuple(_read_seat(data, number) for number, data in enumerate(seats_data, start=1)),
        seed=_read_seed(document),
        scores=_read_scores(setup),
        dealer=_whole(setup["dealer"], "dealer") if "dealer" in setup else None,
        lots=tuple(_whole(item, "lots") for item in _list(setup.get("lots", []), "lots")),
        packs=_read_packs(document),
        unknown=UnknownKeys(
            top=_unknown(document, _TOP_KEYS),
            setup=_unknown(setup, _SETUP_KEYS),
            seats=_unknown_of_seats(seats_data),
        ),
    )


def _unknown_of_seats(seats_data: Sequence[Mapping[str, Json]]) -> tuple[Mapping[str, Json], ...]:
    unknown = tuple(_unknown(data, _SEAT_KEYS) for data in seats_data)
    return unknown if any(unknown) else ()


def _read_rules(document: Mapping[str, Json], game: Game[Any, Any]) -> int:
    rules = _whole(document.get("rules_version", game.info.version), "rules_version")
    if rules < 1:
        raise _bad("type", key="rules_version")
    if rules > game.info.version:
        raise _bad("rules_newer", game=game.info.name, version=rules)
    return rules


def _read_seat(data: Mapping[str, Json], number: int) -> SeatEntry:
    if "player" not in data:
        raise _bad("missing", key="player")
    player = _text(data["player"], "player")
    if player not in PLAYERS:
        raise _bad("player", player=excerpt(player))
    name = _text(data.get("name", ""), "name")
    if len(name) > MAX_NAME_LENGTH or not printable(name) or name != name.strip():
        raise _bad("name", number=number, limit=MAX_NAME_LENGTH)
    return SeatEntry(name, player)


def printable(name: str) -> bool:
    """Whether a name can be shown on one line; joiners belong to Persian names, say, and to emoji."""
    return all(letter.isprintable() or letter in JOINERS for letter in name)


def _read_seed(document: Mapping[str, Json]) -> str:
    if "seed" not in document:
        return fresh_seed()
    seed = _text(document["seed"], "seed")
    if not 1 <= len(seed) <= MAX_SEED_LENGTH:
        raise _bad("seed", limit=MAX_SEED_LENGTH)
    return seed


def _read_scores(setup: Mapping[str, Json]) -> tuple[Score, ...] | None:
    if "scores" not in setup:
        return None
    return tuple(_read_score(item) for item in _list(setup["scores"], "scores"))


def _read_score(value: Json) -> Score:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise _bad("type", key="scores")
    if abs(value) > MAX_SCORE or value * 2 != int(value * 2):
        raise _bad("scores_value")
    return int(value) if value == int(value) else value


def _read_packs(document: Mapping[str, Json]) -> tuple[tuple[str, ...], ...]:
    packs = _list(document.get("packs", []), "packs")
    return tuple(tuple(_text(piece, "packs") for piece in _list(pack, "packs")) for pack in packs)


def _read_actions(value: Json) -> tuple[str, ...]:
    return tuple(_text(item, "actions") for item in _list(value, "actions", MAX_ACTIONS))


def _read_cursor(document: Mapping[str, Json], length: int) -> int:
    cursor = _whole(document.get("cursor", length), "cursor")
    if not 0 <= cursor <= length:
        raise _bad("cursor", cursor=cursor, length=length)
    return cursor


def _read_clock(document: Mapping[str, Json]) -> float | None:
    clock = document.get("clock")
    if clock is None:
        return None
    if not isinstance(clock, int | float) or isinstance(clock, bool) or not 0 <= clock <= 1e6:
        raise _bad("clock")
    return clock


def _read_auto(document: Mapping[str, Json], length: int) -> tuple[int, ...]:
    auto = tuple(_whole(item, "auto") for item in _list(document.get("auto", []), "auto", MAX_ACTIONS))
    if any(not 0 <= index < length for index in auto) or len(set(auto)) < len(auto):
        raise _bad("auto")
    return tuple(sorted(auto))


def header_document(header: MatchHeader) -> dict[str, Json]:
    """The document of a match without its log (`actions`, `cursor`, `clock`, `auto`)."""
    options: Mapping[str, OptionValue] = header.options
    document: dict[str, Json] = {
        "format": FORMAT,
        "game": header.game,
        "rules_version": header.rules,
        "options": dict(options),
        "seats": [_seat_document(header, index) for index in range(len(header.seats))],
        "seed": header.seed,
    }
    if setup := _setup_document(header):
        document["setup"] = setup
    if header.packs:
        document["packs"] = [list(pack) for pack in header.packs]
    return {**document, **header.unknown.top}


def _seat_document(header: MatchHeader, index: int) -> dict[str, Json]:
    entry = header.seats[index]
    unknown = header.unknown.seats[index] if index < len(header.unknown.seats) else {}
    return {**({"name": entry.name} if entry.name else {}), "player": entry.player, **unknown}


def _setup_document(header: MatchHeader) -> dict[str, Json]:
    setup: dict[str, Json] = {}
    if header.scores is not None:
        setup["scores"] = list(header.scores)
    if header.dealer is not None:
        setup["dealer"] = header.dealer
    if header.lots:
        setup["lots"] = list(header.lots)
    return {**setup, **header.unknown.setup}


def match_document(match: Match[Any, Any], clock: float | None = None) -> dict[str, Json]:
    """The whole document of a match, with what can be done again."""
    document = header_document(match.header)
    document["actions"] = [action.text for action in match.actions]
    document["cursor"] = match.cursor
    if clock is not None:
        document["clock"] = clock
    if match.auto:
        document["auto"] = list(match.auto)
    return document


def write_file(path: Path, match: Match[Any, Any], clock: float | None = None) -> None:
    """Write a match file; a file of that name is replaced only when the new one is complete.

    Raises:
        SpieltischError: it cannot be written.
    """
    text = json.dumps(match_document(match, clock), ensure_ascii=False, indent=1) + "\n"
    try:
        write_whole(path, text, durable=True)
    except (OSError, ValueError) as error:
        name = excerpt(path.name or str(path))  # the root has no name
        raise SpieltischError(message("core.file.unwritable", name=name)) from error

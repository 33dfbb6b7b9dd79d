"""From what is stored to a match that can be played. Runs in the storage's thread, away from the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from spieltisch.app.clocks import Remaining
from spieltisch.app.message_json import message_to_text
from spieltisch.app.results import seat_summaries
from spieltisch.app.session import MatchSession
from spieltisch.app.sight import Kept
from spieltisch.core.errors import SpieltischError, error_facts
from spieltisch.core.events import Json
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match
from spieltisch.core.matchfile import MatchDocument, header_document, read_document, read_file
from spieltisch.core.messages import Message, message
from spieltisch.core.replay import open_match
from spieltisch.storage.records import NewMatch, StoredMatch

T = TypeVar("T")
AnyMatch: TypeAlias = "Match[Any, Any]"
PluginFinder = Callable[[str], GamePlugin]


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T]):
    """A value, or the one sentence that says why there is none."""

    value: T | None = None
    problem: Message | None = None


@dataclass(frozen=True, slots=True)
class OpenedMatch:
    """A match that can be played, with what is known of the time for its decisions.

    By seat: the profiles of its people, and what each seat keeps.
    """

    match: AnyMatch
    remaining: Remaining = field(default_factory=Remaining)
    people: Mapping[int, int] = field(default_factory=dict)
    kept: Mapping[int, Kept] = field(default_factory=dict)


def attempt(work: Callable[[], T]) -> Outcome[T]:
    """Do something that a user or a plugin can make fail."""
    try:
        return Outcome(value=work())
    except SpieltischError as error:
        return Outcome(problem=error.message)
    except Exception as error:
        return Outcome(problem=message("app.match.unusable", **error_facts(error)))


def stored_match(stored: StoredMatch, find: PluginFinder) -> OpenedMatch:
    """Play a stored log.

    Raises:
        SpieltischError: the game is missing or does not accept the log.
    """
    document: dict[str, Json] = {
        **stored.document,
        "actions": list(stored.actions),
        "cursor": stored.cursor,
        "auto": list(stored.auto),
        "clock": stored.clock,
    }
    opened = _play(read_document(document, lambda game: find(game).game), find, stored.clocks)
    kept = {seat: tuple(sorted(values.items())) for seat, values in stored.kept.items()}
    return replace(opened, people=stored.people, kept=kept)


def match_from_file(path: Path, find: PluginFinder) -> OpenedMatch:
    """Read and play a match file.

    Raises:
        SpieltischError: the file is broken, its game is missing or an action is not allowed.
    """
    return _play(read_file(path, lambda game: find(game).game), find)


def _play(document: MatchDocument, find: PluginFinder, clocks: tuple[float | None, ...] = ()) -> OpenedMatch:
    match = open_match(document, find(document.header.game).game)
    return OpenedMatch(match, Remaining(document.clock, clocks))


def new_record(session: MatchSession) -> NewMatch:
    """Describe a match that is not in the storage yet."""
    match = session.match
    return NewMatch(
        document=header_document(match.header),
        seats=seat_summaries(session.plugin, match),
        scores=match.result().scores,
        progress=message_to_text(session.table.progress),
        actions=tuple(action.text for action in match.actions),
        cursor=match.cursor,
        auto=match.auto,
        clock=session.remaining,
    )

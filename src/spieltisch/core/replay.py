"""Playing the log of a match document, up to the first action that the rules refuse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spieltisch.core.actions import Action
from spieltisch.core.errors import BadMatchFile, IllegalAction
from spieltisch.core.game import Game
from spieltisch.core.match import Match
from spieltisch.core.matchfile import MatchDocument
from spieltisch.core.messages import Message, excerpt, message


@dataclass(frozen=True, slots=True)
class Refusal:
    """The action of a log that the rules refuse: its index from 0, its text and why."""

    index: int
    text: str
    message: Message

    @property
    def reason(self) -> str:
        """A short key for programs, such as `over_31`."""
        return IllegalAction(self.message).reason


@dataclass(frozen=True, slots=True)
class Replay:
    """A match played as far as the rules allow; with a refusal it shows the state before that action."""

    match: Match[Any, Any]
    refusal: Refusal | None = None


def parse_action(text: str) -> Action:
    """Read the notation.

    Raises:
        IllegalAction: `text` is no action at all.
    """
    try:
        return Action.parse(text)
    except ValueError as error:
        raise IllegalAction(message("core.action.notation", text=excerpt(text))) from error


def replay(document: MatchDocument, game: Game[Any, Any]) -> Replay:
    """Play the actions before the cursor; what lies beyond it is left out."""
    match: Match[Any, Any] = Match(game, document.header)
    refusal = _play(match, document, document.cursor)
    return Replay(match, refusal)


def open_match(document: MatchDocument, game: Game[Any, Any]) -> Match[Any, Any]:
    """Play the whole log, also what can be done again, and go to the cursor.

    Raises:
        BadMatchFile: the rules refuse one of the actions.
    """
    match: Match[Any, Any] = Match(game, document.header)
    refusal = _play(match, document, len(document.actions))
    if refusal is not None:
        number, text = refusal.index + 1, excerpt(refusal.text)
        raise BadMatchFile(message("core.file.illegal_action", number=number, text=text, why=refusal.message))
    match.seek(document.cursor)
    return match


def _play(match: Match[Any, Any], document: MatchDocument, length: int) -> Refusal | None:
    by_clock = frozenset(document.auto)
    for index, text in enumerate(document.actions[:length]):
        try:
            match.play(parse_action(text), auto=index in by_clock)
        except IllegalAction as error:
            return Refusal(index, text, error.message)
    return None

"""Games of others that fail wherever they are asked: one sentence names the game, and nothing else ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from highcard.plugin import PLUGIN

from tests.core.support import new_match, play_first

HOOKS = [
    "sides",
    "pieces",
    "check_setup",
    "start",
    "actors",
    "turn",
    "view",
    "legal",
    "canonical",
    "check",
    "apply",
    "automatic",
    "result",
    "view_to_json",
    "view_from_json",
]
ERRORS = [ZeroDivisionError("by zero"), SystemExit(0), FileNotFoundError(2, "gone"), RecursionError()]
COMMANDS = [["replay", "--json"], ["legal"], ["view", "--seat", "0"], ["hint"]]


@pytest.fixture
def log() -> list[str]:
    """Actions that are allowed, found before the game fails."""
    match = new_match()
    play_first(match, 3)
    return [action.text for action in match.actions]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("hook", HOOKS)
def test_a_game_that_fails_is_named(
    command: Any,
    match_file: Callable[..., Path],
    log: list[str],
    monkeypatch: pytest.MonkeyPatch,
    hook: str,
    error: BaseException,
) -> None:
    def fails(*_arguments: object, **_named: object) -> None:
        raise error

    path = match_file(0, actions=log, cursor=len(log))
    monkeypatch.delenv("SPIELTISCH_DEBUG")
    monkeypatch.setattr(type(PLUGIN.game), hook, fails)
    arena = ["arena", "--game", "highcard", "--players", "random,random", "--matches", "1", "--seed", "s"]
    answers = [command(verb, path, *words) for verb, *words in COMMANDS]
    answers.append(command(*arena))
    failed = [ran for ran in answers if ran.status]
    assert failed
    for ran in failed:
        assert ran.status == 2
        assert ran.err.count("\n") == 1
        named = f"The game “High Card” cannot be used: Its code failed ({type(error).__name__}"
        assert ran.err.startswith((named, "The player “random” failed ("))
    for ran in answers:
        assert ran in failed or ran.err == ""


@pytest.mark.parametrize(
    "answer", [None, object(), 7, "x", [None]], ids=["none", "object", "number", "text", "list"]
)
@pytest.mark.parametrize("hook", ["view_to_json", "actors", "result", "legal"])
def test_nonsense_from_a_game_is_no_traceback(
    command: Any,
    match_file: Callable[..., Path],
    log: list[str],
    monkeypatch: pytest.MonkeyPatch,
    hook: str,
    answer: object,
) -> None:
    path = match_file(0, actions=log, cursor=len(log))
    monkeypatch.delenv("SPIELTISCH_DEBUG")
    monkeypatch.setattr(type(PLUGIN.game), hook, lambda *_arguments: answer)
    for verb, *words in COMMANDS:
        ran = command(verb, path, *words)
        assert ran.status in (0, 2)
        assert ran.err.count("\n") == (1 if ran.status else 0)

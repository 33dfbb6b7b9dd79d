"""Duplicate matches: a group plays the same packs once for every way to seat the players in turn."""

from __future__ import annotations

import importlib
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from multiprocessing import active_children, get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from spieltisch.core.actions import Action
from spieltisch.core.errors import IllegalAction, PluginError, SpieltischError, error_facts
from spieltisch.core.game import ComputerPlayer, GamePlugin
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.messages import excerpt, message
from spieltisch.core.options import OptionValue
from spieltisch.core.players import RANDOM, SeatEntry
from spieltisch.core.random_player import RandomPlayer
from spieltisch.core.randomness import derive
from spieltisch.plugin_settings import PluginSettings

MOST_PROCESSES = 61
"""Windows cannot wait for more."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what: everything that decides how the matches go."""

    game: str
    options: Mapping[str, OptionValue]
    players: tuple[str, ...]
    seats: int
    seed: str


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """One match by player: whether its side won, its score, and its decision times in seconds."""

    won: tuple[bool, ...]
    scores: tuple[float, ...]
    seconds: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Group:
    """The matches on the same packs."""

    matches: tuple[PlayedMatch, ...]


def seatings(players: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """The different ways to seat the players in their order round the table.

    Names repeat round the table: two at four seats sit at 0 and 2, and at 1 and 3.

    >>> seatings(2, 4)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    """
    first = tuple(seat % players for seat in range(seats))
    return tuple(dict.fromkeys(first[turn:] + first[:turn] for turn in range(seats)))


def run_contest(source: PluginSettings, contest: Contest, groups: int, jobs: int) -> tuple[Group, ...]:
    """Play `groups` groups in up to `jobs` processes; the results do not depend on their number.

    Raises:
        SpieltischError: a player cannot be found, fails or does what is not allowed.
    """
    check_players(source, contest)
    pool = _make_pool(min(jobs, groups, MOST_PROCESSES), source, contest)
    if pool is None:
        plugin = source.registry().game(contest.game)
        return tuple(play_group(plugin, contest, number) for number in range(groups))
    size = max(1, groups // (8 * jobs))
    chunks = [range(first, min(first + size, groups)) for first in range(0, groups, size)]
    try:
        with _children_deaf_to_interrupts():
            futures = [pool.submit(_work, chunk) for chunk in chunks]
        return tuple(chain.from_iterable(future.result() for future in futures))
    except BaseException:
        _stop_workers()  # what still waits breaks with them; cancelling it too would be a race
        raise
    finally:
        pool.shutdown()


def _make_pool(processes: int, source: PluginSettings, contest: Contest) -> ProcessPoolExecutor | None:
    """Several processes; None for one, or where the system lends no semaphores to share (`/dev/shm`)."""
    if processes == 1:
        return None
    arguments = (source, contest, _current_folder())
    try:
        return ProcessPoolExecutor(processes, get_context("spawn"), _start_worker, arguments)
    except (OSError, NotImplementedError):
        return None


@contextmanager
def _children_deaf_to_interrupts() -> Iterator[None]:
    """Processes that start now ignore interrupts from their first moment on; this one will end them."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _stop_workers() -> None:
    """End the processes at once: a player may be deep in thought. This process has no other children."""
    for process in active_children():
        process.terminate()


_worker: tuple[GamePlugin, Contest] | None = None


def _start_worker(source: PluginSettings, contest: Contest, folder: str) -> None:
    global _worker  # noqa: PLW0603 - a worker process has one task for its whole life
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where a new process does not take that over
    if folder not in sys.path:
        sys.path.insert(0, folder)
    _worker = source.registry().game(contest.game), contest


def _work(numbers: range) -> tuple[Group, ...]:
    if _worker is None:
        raise RuntimeError("the worker was not started")
    plugin, contest = _worker
    return tuple(play_group(plugin, contest, number) for number in numbers)


def check_players(source: PluginSettings, contest: Contest) -> None:
    """Make every player once, so that a wrong name is told before anything is played.

    Raises:
        SpieltischError: one cannot be found.
    """
    plugin = source.registry().game(contest.game)
    for name in contest.players:
        player_maker(plugin, name)


def player_maker(plugin: GamePlugin, name: str) -> Callable[[], ComputerPlayer[Any]]:
    """Return what makes a player: a level of the game, `random`, or `module:Class`.

    Modules are also looked for in the current folder.

    Raises:
        PluginError: there is no such player.
    """
    if name == RANDOM:
        return lambda: RandomPlayer(plugin.game)
    if name in plugin.players:
        return plugin.players[name]
    module, colon, attribute = name.partition(":")
    if not colon or not module or not attribute:
        raise PluginError(message("cli.arena.player", player=excerpt(name)))
    if (folder := _current_folder()) not in sys.path:
        sys.path.insert(0, folder)
    try:
        made: Callable[[], ComputerPlayer[Any]] = getattr(importlib.import_module(module), attribute)
    except (ModuleNotFoundError, AttributeError, ValueError) as error:
        raise PluginError(message("cli.arena.player", player=excerpt(name))) from error
    except (Exception, SystemExit) as error:
        raise _failed(name, error) from error
    return made


def _current_folder() -> str:
    """The current folder; if somebody has removed it, what Python takes for it."""
    try:
        return str(Path.cwd())
    except OSError:
        return ""


def _failed(name: str, error: BaseException) -> PluginError:
    return PluginError(message("cli.arena.failed", player=excerpt(name), **error_facts(error)))


def play_group(plugin: GamePlugin, contest: Contest, number: int) -> Group:
    """Play the matches of group `number` (from 0)."""
    seed = f"{derive(contest.seed, f'arena/{number}'):016x}"
    return Group(
        tuple(
            play_match(plugin, contest, seating, seed)
            for seating in seatings(len(contest.players), contest.seats)
        )
    )


def play_match(plugin: GamePlugin, contest: Contest, seating: Sequence[int], seed: str) -> PlayedMatch:
    """Play one match. Players are made anew, so that none remembers earlier matches."""
    game = plugin.game
    entries = [SeatEntry("", contest.players[player]) for player in seating]
    match: Match[Any, Any] = Match(game, new_match_header(game, entries, contest.options, seed=seed))
    players = [_Timed(name, player_maker(plugin, name)) for name in contest.players]
    while asked := match.asked():
        seat = asked[0]
        player = players[seating[seat]]
        view = match.view(seat)
        action = game.automatic(view) or player.choose(view, match.decision_number(seat))
        player.play(match, seat, action)
    result = match.result()
    sides = [
        [match.sides[seat] for seat, who in enumerate(seating) if who == index]
        for index in range(len(players))
    ]
    return PlayedMatch(
        won=tuple(result.winner in own for own in sides),
        scores=tuple(sum(float(result.scores[side]) for side in own) / len(own) for own in sides),
        seconds=tuple(tuple(player.seconds) for player in players),
    )


class _Timed:
    """A player with a stop-watch; whatever goes wrong in it becomes one sentence."""

    def __init__(self, name: str, make: Callable[[], ComputerPlayer[Any]]) -> None:
        self._name = name
        self.seconds: list[float] = []
        self._player = self._guarded(make)

    def choose(self, view: Any, number: int) -> Action:
        """Let the player decide and note how long it took."""
        start = perf_counter()
        action: object = self._guarded(lambda: self._player.choose(view, number))
        self.seconds.append(perf_counter() - start)
        if not isinstance(action, Action):
            raise _failed(self._name, TypeError(f"{action!r} is no action"))
        return action

    def play(self, match: Match[Any, Any], seat: int, action: Action) -> None:
        """Do the action of `seat`, and of no other.

        Raises:
            PluginError: the rules refuse it.
        """
        try:
            match.game.check(match.view(seat), action)
            match.play(action)
        except IllegalAction as error:
            name, text = excerpt(self._name), excerpt(action.text)
            raise PluginError(
                message("cli.arena.illegal", player=name, action=text, why=error.message)
            ) from error

    def _guarded(self, call: Callable[[], Any]) -> Any:
        try:
            return call()
        except SpieltischError:
            raise
        except (Exception, SystemExit) as error:
            raise _failed(self._name, error) from error

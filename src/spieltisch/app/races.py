"""Where several seats are asked at once and the first to act may win. Pure functions.

Times are seconds from the end of the signal, on the clock of the person who looks. Computers decide at once
and act when the time has come that the game gives each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from spieltisch.core.actions import Action
from spieltisch.core.game import GamePlugin, MoveClock, Reactions
from spieltisch.core.match import Match

TIE_SECONDS: Final = 0.05
"""Whoever is less than this behind is as fast; then the seat that is asked first wins."""

Answers: TypeAlias = Mapping[int, Action]
"""What computers have decided, by seat."""


@dataclass(frozen=True, slots=True)
class Runner:
    """A computer in a race: it acts after `delay` seconds; None: it notices too late.

    `passes` is what is done by who does not act in time.
    """

    seat: int
    delay: float | None
    passes: Action


@dataclass(frozen=True, slots=True)
class Race:
    """A question to several seats, at the place `cursor` of the log; `question` is where it was asked first.

    - `order`: the seats that are asked, the one that wins ties first.
    - `runners`: the computers that act by themselves here. Where the log goes on beyond the cursor that is
      the one that comes next in it, or nobody.
    - `recorded`: what that one does, as the log has it.
    - `limit`: the seconds each person has; `lead`: those of the signal before.
    - `timed`: whether a person is asked. Without one nobody has to wait for the delays.
    """

    question: int
    cursor: int
    order: tuple[int, ...]
    runners: tuple[Runner, ...]
    recorded: Action | None
    limit: int
    lead: float
    timed: bool


def race_of(plugin: GamePlugin, match: Match[Any, Any]) -> Race | None:
    """Return the race at this place of the match; None where it does not matter who is first."""
    asked = match.asked()
    if plugin.reactions is None or plugin.clock is None or not asked:
        return None
    view = match.view(asked[0])
    lead, limit = plugin.reactions.lead(view), plugin.clock.limit(view)
    if lead is None or limit is None:
        return None
    humans = match.header.humans
    following = match.actions[match.cursor] if match.can_redo else None
    if following is not None and following.seat not in asked:  # done of its own accord, not as an answer
        following = None
    recorded = None if following is None or following.seat in humans else following
    seats = [seat for seat in asked if seat not in humans] if following is None else []
    if recorded is not None:
        seats = [recorded.seat]
    return Race(
        question=match.question,
        cursor=match.cursor,
        order=asked,
        runners=tuple(_runner(plugin.reactions, plugin.clock, match, seat) for seat in seats),
        recorded=recorded,
        limit=limit,
        lead=lead,
        timed=any(seat in humans for seat in asked),
    )


def _runner(reactions: Reactions[Any], clock: MoveClock[Any], match: Match[Any, Any], seat: int) -> Runner:
    view, level = match.view(seat), match.header.seats[seat].player
    delay, limit = reactions.delay(view, level, match.reaction_number(seat)), clock.limit(view)
    late = delay is None or (limit is not None and delay > limit)
    return Runner(seat, None if late else delay, clock.expired(view))


def thinkers(race: Race, answers: Answers) -> tuple[int, ...]:
    """Return the seats that still have to decide, the fastest first."""
    if race.recorded is not None:
        return ()
    noticing = [(delay, seat) for seat, delay in _delays(race) if seat not in answers]
    return tuple(seat for _delay, seat in sorted(noticing))


def due(race: Race, answers: Answers, now: float | None) -> Action | None:
    """Return what a computer does `now`, None while everybody waits. `now` is None if the race is not timed.

    A computer that wants nothing says so only when no person is asked any more: else it would tell something.
    """
    if race.recorded is not None:
        return _recorded(race, race.recorded, now)
    wanted = dict(_wanted(race, answers))
    soonest = min((delay for delay, _action in wanted.values()), default=None)
    if now is not None:
        if soonest is None or now < min(soonest + TIE_SECONDS, race.limit):
            return None
        return _first(race, wanted, soonest)
    thinking = [dict(_delays(race))[seat] for seat in thinkers(race, answers)]
    if soonest is not None and all(delay > soonest + TIE_SECONDS for delay in thinking):
        return _first(race, wanted, soonest)
    if thinking or not race.runners:
        return None
    return race.runners[0].passes


def rival(race: Race, answers: Answers, now: float, seat: int) -> Action | None:
    """Return what a computer has done before the person on `seat` acts `now`; None: the person is first."""
    wanted = dict(_wanted(race, answers))
    soonest = min([now, *(delay for delay, _action in wanted.values())])
    contenders = {other: claim for other, claim in wanted.items() if claim[0] <= soonest + TIE_SECONDS}
    if now <= soonest + TIE_SECONDS:
        first = min((*contenders, seat), key=race.order.index)
        return None if first == seat else contenders[first][1]
    return _first(race, wanted, soonest)


def _recorded(race: Race, action: Action, now: float | None) -> Action | None:
    (runner,) = race.runners
    if now is None or action == runner.passes:
        return action
    delay = race.limit if runner.delay is None else runner.delay
    return action if now >= min(delay + TIE_SECONDS, race.limit) else None


def _delays(race: Race) -> Iterator[tuple[int, float]]:
    """Yield the seats that notice in time, and when."""
    for runner in race.runners:
        if runner.delay is not None:
            yield runner.seat, runner.delay


def _wanted(race: Race, answers: Answers) -> Iterator[tuple[int, tuple[float, Action]]]:
    """Yield the seats that have decided to do something, when and what."""
    passes = {runner.seat: runner.passes for runner in race.runners}
    for seat, delay in _delays(race):
        action = race.recorded or answers.get(seat)
        if action is not None and action != passes[seat]:
            yield seat, (delay, action)


def _first(race: Race, wanted: Mapping[int, tuple[float, Action]], soonest: float) -> Action:
    """Return what the first seat does among those that are as fast as the fastest."""
    fast = [seat for seat, (delay, _action) in wanted.items() if delay <= soonest + TIE_SECONDS]
    return wanted[min(fast, key=race.order.index)][1]

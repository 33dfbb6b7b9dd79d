"""The rules page: exactly the paragraphs that the options of a match make true (rules text of the game)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import RulesSection
from spieltisch.core.tiles import FULL_SET
from spieltisch.games.dominoes.playing import IDLE_LIMIT
from spieltisch.games.dominoes.presenter.naming import part_words
from spieltisch.games.dominoes.settings import Opener, Settings

Example: TypeAlias = "tuple[tuple[str, ...], Message]"

_ROUNDED_HAND: Final = ("6-5", "1-1")
"""Thirteen pips, which count fifteen."""


def rules_sections(settings: Settings) -> tuple[RulesSection, ...]:
    """Return all sections in the order of the game."""
    return tuple(_sections(settings))


def _sections(settings: Settings) -> Iterator[RulesSection]:
    yield RulesSection(message("dominoes.rules.aim"), tuple(_aim(settings)))
    yield RulesSection(message("dominoes.rules.deal"), tuple(_deal(settings)))
    yield RulesSection(message("dominoes.rules.opening"), tuple(_opening(settings)))
    yield RulesSection(
        message("dominoes.rules.laying"), tuple(_laying(settings)), tuple(_laying_examples(settings))
    )
    yield RulesSection(message("dominoes.rules.drawing"), tuple(_drawing(settings)))
    if settings.fives:
        yield RulesSection(
            message("dominoes.rules.line"), tuple(_line(settings)), tuple(_line_examples(settings))
        )
    yield RulesSection(message("dominoes.rules.end"), tuple(_end(settings)), tuple(_end_examples(settings)))
    yield RulesSection(message("dominoes.rules.controls"), tuple(_controls()))
    yield RulesSection(message("dominoes.rules.program"), tuple(_program()))


def _aim(settings: Settings) -> Iterator[Message]:
    yield message(f"dominoes.rules.aim.{settings.variant.value}")
    if settings.partners:
        yield message("dominoes.rules.aim.partners")
    if not settings.target:
        yield message("dominoes.rules.aim.one_round")
        return
    yield message(f"dominoes.rules.aim.target{'_fives' if settings.fives else ''}", target=settings.target)
    if settings.fives:
        yield message("dominoes.rules.aim.lead")
    if settings.exact_target:
        yield message("dominoes.rules.aim.exact", target=settings.target, n=IDLE_LIMIT)


def _deal(settings: Settings) -> Iterator[Message]:
    yield message("dominoes.rules.deal.tiles")
    yield message("dominoes.rules.deal.hands", seats=settings.seats, n=settings.hand_size)
    rest = len(FULL_SET) - settings.seats * settings.hand_size
    if not rest:
        yield message("dominoes.rules.deal.none")
    elif settings.draws:
        yield message("dominoes.rules.deal.boneyard", n=rest)
    else:
        yield message("dominoes.rules.deal.sleeping", n=rest)


def _opening(settings: Settings) -> Iterator[Message]:
    if settings.opening is Opener.HIGHEST_DOUBLE:
        yield message("dominoes.rules.opening.highest_double")
    else:
        yield message("dominoes.rules.opening.lot")
    if not settings.target:
        return
    if settings.lot_after_block:
        yield message("dominoes.rules.opening.next.winner_or_lot")
    else:
        yield message(f"dominoes.rules.opening.next.{settings.next_opener.value}")


def _laying(settings: Settings) -> Iterator[Message]:
    yield message("dominoes.rules.laying.match")
    if settings.spinner:
        yield message("dominoes.rules.laying.spinner")
    else:
        yield message("dominoes.rules.laying.two_ends")


def _laying_examples(settings: Settings) -> Iterator[Example]:
    yield ("6-4", "4-0", "0-0"), message("dominoes.rules.example.match")
    if settings.spinner:
        yield ("5-5", "5-0", "5-2"), message("dominoes.rules.example.spinner")


def _drawing(settings: Settings) -> Iterator[Message]:
    if not settings.draws:
        yield message("dominoes.rules.drawing.block")
    elif settings.voluntary_draw:
        yield message("dominoes.rules.drawing.voluntary")
    else:
        yield message("dominoes.rules.drawing.until")
        yield message("dominoes.rules.drawing.drawn")
    if settings.draws and settings.reserve:
        yield message("dominoes.rules.drawing.reserve", n=settings.reserve)
    yield message("dominoes.rules.drawing.pass" if settings.draws else "dominoes.rules.drawing.pass_block")
    yield message("dominoes.rules.drawing.blocked")


def _line(settings: Settings) -> Iterator[Message]:
    yield message("dominoes.rules.line.sum")
    yield message("dominoes.rules.line.double")
    if settings.spinner:
        yield message("dominoes.rules.line.spinner")


def _line_examples(settings: Settings) -> Iterator[Example]:
    yield ("4-1",), _scoring(((1, False), (4, False)))
    yield ("5-5", "5-0"), _scoring(((5, True), (0, False)))
    yield ("4-4", "4-2"), _scoring(((4, True), (2, False)))
    if settings.spinner:
        yield ("6-6", "5-5", "4-4", "5-3"), _scoring(((6, True), (5, True), (4, True), (5, False)))


def _scoring(parts: tuple[tuple[int, bool], ...]) -> Message:
    """Say what these open ends score."""
    total = sum(2 * value if double else value for value, double in parts)
    terms = tuple(part_words(value, double=double) for value, double in parts)
    return message("dominoes.rules.example.ends", parts=terms, n=total)


def _end(settings: Settings) -> Iterator[Message]:
    yield message("dominoes.rules.end.out")
    if settings.fives:
        yield from _end_of_fives(settings)
    else:
        yield message("dominoes.rules.end.out_points")
        yield message(f"dominoes.rules.end.blocked_{'gross' if settings.gross_block else 'net'}")
        tie = "lightest_tile" if settings.lightest_tile else "none"
        yield message(f"dominoes.rules.end.tie_{tie}")
    if settings.partners:
        yield message("dominoes.rules.end.partners")
    if settings.draws:
        yield message("dominoes.rules.end.boneyard")
    yield message("dominoes.rules.end.hands")


def _end_of_fives(settings: Settings) -> Iterator[Message]:
    yield message("dominoes.rules.end.rounded")
    if settings.side_count == 3:
        yield message("dominoes.rules.end.split")
    else:
        yield message("dominoes.rules.end.no_bonus")


def _end_examples(settings: Settings) -> Iterator[Example]:
    if settings.fives:
        yield _ROUNDED_HAND, message("dominoes.rules.example.rounded", pips=13, n=15)
        if settings.side_count == 3:
            yield _ROUNDED_HAND, message("dominoes.rules.example.split", pips=13, rounded=15, points=7.5)
    else:
        yield _ROUNDED_HAND, message("dominoes.rules.example.pips", n=13)


def _controls() -> Iterator[Message]:
    yield message("dominoes.rules.controls.direct")
    yield message("dominoes.rules.controls.preview")
    yield message("dominoes.rules.controls.ends")
    yield message("dominoes.rules.controls.view")
    yield message("dominoes.rules.controls.keys")
    yield message("dominoes.rules.controls.hint")


def _program() -> Iterator[Message]:
    yield message("dominoes.rules.program.automatic")
    yield message("dominoes.rules.program.pause")
    yield message("dominoes.rules.program.handover")
    yield message("dominoes.rules.program.undo")
    yield message("dominoes.rules.program.restart")
    yield message("dominoes.rules.program.fair")

"""The whole picture of a table: all props and pieces of one moment, drawn from the session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QUrl

from spieltisch.app.profiles.colours import TableColours
from spieltisch.app.qvariant import Row
from spieltisch.app.session import MatchSession
from spieltisch.app.table import render
from spieltisch.app.table.log import ShownLine, common_beginning
from spieltisch.app.table.pieces import ShownPiece
from spieltisch.app.table.props import TableProps
from spieltisch.app.table.render import Wording
from spieltisch.core.cards import Deck
from spieltisch.core.events import Event
from spieltisch.core.messages import Message
from spieltisch.core.presentation import LogLine
from spieltisch.texts import Renderer


@dataclass(frozen=True, slots=True)
class Moment:
    """What is shown at one moment, and what a screen reader says about how it came to be."""

    props: TableProps
    pieces: tuple[ShownPiece, ...]
    log: tuple[ShownLine, ...]
    announcements: tuple[str, ...]


class RenderedLog:
    """The log as styled text. A line that stays is not rendered again: a whole log would take a frame."""

    def __init__(self) -> None:
        self._wording: object = None
        self._told: tuple[LogLine, ...] = ()
        self.shown: tuple[ShownLine, ...] = ()

    def follow(self, told: Sequence[LogLine], words: Wording) -> None:
        """Show the lines `told`."""
        wording = (words.people, words.renderer.language.code)
        same = common_beginning(self._told, told) if wording == self._wording else 0
        new = (render.shown_line(line, words) for line in told[same:])
        self.shown = (*self.shown[:same], *new)
        self._told, self._wording = tuple(told), wording


class Picture:
    """Draws a session. It remembers the parts that change seldom: the log, the details, the rules.

    `folder` is the plugin's package, `deck` what the cards look like and are called, `colours` returns those
    of the sides and people. Details and rules are drawn once somebody wants to see them.
    """

    def __init__(
        self,
        renderer: Renderer,
        folder: Path,
        deck: Deck = "french",
        colours: Callable[[], TableColours] = TableColours,
    ) -> None:
        self._renderer = renderer
        self._folder = folder
        self.deck = deck
        self._colours = colours
        self.with_details = False
        self.with_rules = False
        self._kept: dict[str, tuple[object, list[Row]]] = {}
        self._log_key: object = None
        self._rendered = RenderedLog()
        self._announced: object = None

    def text(self, session: MatchSession, text: Message) -> str:
        """Render a message for whoever looks at the table."""
        return Wording.of(session, self._renderer, self.deck).text(text)

    def draw(self, session: MatchSession, *, thinking: bool, hint_awaited: bool = False) -> Moment:
        """Draw the present moment; `thinking` tells of a computer player, `hint_awaited` of the adviser."""
        words = Wording.of(session, self._renderer, self.deck)
        return Moment(
            props=self._props(session, words, thinking, hint_awaited),
            pieces=render.shown_pieces(session.table.pieces, words),
            log=self._log(session, words),
            announcements=self._announcements(session, words),
        )

    def _props(self, session: MatchSession, words: Wording, thinking: bool, hint_awaited: bool) -> TableProps:
        table, match, plugin = session.table, session.match, session.plugin
        seat, colours = session.viewer.shown_seat, self._colours()
        return TableProps(
            zones=render.zone_counts(table.pieces),
            game_id=match.header.game,
            game_name=words.text(plugin.game.info.name),
            shortcuts=render.key_rows(plugin, words),
            table_source=QUrl.fromLocalFile(str(self._folder / plugin.table_qml)).toString(),
            progress=words.text(table.progress),
            prompt=words.text(table.prompt),
            detail=words.text(table.detail),
            confirm_button=render.confirm_button(table, words),
            choices=render.choice_rows(table, words),
            plates=render.plate_rows(session, words, colours),
            colours=list(colours.sides),
            scores=render.score_rows(session, words),
            steps=render.steps_row(table, words),
            extra=render.extra_row(table, words),
            details=self._details(session, words),
            rules=self._rules(session, words),
            covered=session.viewer.covered,
            cover=render.cover_row(session, words, colours),
            view_seat=-1 if seat is None else seat,
            can_undo=match.can_undo,
            can_redo=match.can_redo,
            can_clear=session.can_clear or hint_awaited,
            thinking=thinking,
            watching=session.watching,
            open_hands=session.open_hands,
            over=session.ended and not session.presenting,
            outcome=render.outcome_row(session, words),
            paused=session.paused,
            focus_zones=list(table.focus),
            hint_active=session.hint_active,
            hint_awaited=hint_awaited,
            deck=self.deck,
        )

    def _log(self, session: MatchSession, words: Wording) -> tuple[ShownLine, ...]:
        key = _history_key(session, words)
        if key != self._log_key:
            self._log_key = key
            told = session.plugin.presenter.log(_told(session), session.match.sides)
            self._rendered.follow(told, words)
        return self._rendered.shown

    def _details(self, session: MatchSession, words: Wording) -> list[Row]:
        if not self.with_details:
            return []
        presenter = session.plugin.presenter
        return self._keep(
            "details",
            _history_key(session, words),
            lambda: render.detail_rows(presenter.details(_told(session), session.match.sides), words),
        )

    def _rules(self, session: MatchSession, words: Wording) -> list[Row]:
        if not self.with_rules:
            return []
        presenter = session.plugin.presenter
        return self._keep(
            "rules",
            (words.renderer.language.code, self.deck),
            lambda: render.rules_rows(presenter.rules(session.match.header.options), words),
        )

    def _keep(self, name: str, key: object, draw: Any) -> list[Row]:
        kept = self._kept.get(name)
        if kept is None or kept[0] != key:
            kept = self._kept[name] = (key, draw())
        return kept[1]

    def _announcements(self, session: MatchSession, words: Wording) -> tuple[str, ...]:
        """What is new is said once; opening a match or going back says nothing."""
        place = (session.match.cursor, session.match.actions[: session.match.cursor], session.ui.step)
        said, self._announced = self._announced, place
        if said is None or said == place or not _follows(said, place):
            return ()
        return tuple(render.announcements(session.table, words))


def _history_key(session: MatchSession, words: Wording) -> object:
    actions: Sequence[object] = session.match.actions[: session.match.cursor]
    return (tuple(actions), session.table.untold, words.people, words.renderer.language.code)


def _told(session: MatchSession) -> Sequence[Event]:
    """Return the events as far as the presentation has told them."""
    events = session.match.events
    return events[: len(events) - session.table.untold]


def _follows(before: Any, after: Any) -> bool:
    """Whether the match, or the presentation of the same place, has gone forward."""
    if after[:2] == before[:2]:
        return bool(after[2] > before[2])
    return bool(after[0] > before[0] and after[1][: before[0]] == before[1])

"""From a session to what QML shows: pure functions that render every message in the current language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spieltisch.app.people import initial, people_of
from spieltisch.app.profiles.colours import PLAIN_COLOURS, TableColours
from spieltisch.app.qvariant import Row
from spieltisch.app.session import MatchSession
from spieltisch.app.table.log import ShownLine
from spieltisch.app.table.pieces import ShownPiece
from spieltisch.app.table.props import NO_COVER, NO_OUTCOME, NO_STEPS
from spieltisch.core.cards import Deck
from spieltisch.core.events import Json
from spieltisch.core.game import GamePlugin, Result
from spieltisch.core.messages import Message, message
from spieltisch.core.names import level_name
from spieltisch.core.presentation import DetailSection, LogLine, Piece, RulesSection, TableView
from spieltisch.texts import People, Renderer

SCORE_SEPARATOR = " : "


@dataclass(frozen=True, slots=True)
class Wording:
    """A renderer and the people it speaks of and to."""

    renderer: Renderer
    people: People

    @classmethod
    def of(cls, session: MatchSession, renderer: Renderer, deck: Deck) -> Wording:
        """The words for whoever looks at the session's table, which shows cards of `deck`."""
        return cls(renderer, people_of(session.match.header, session.viewer.shown_seat, renderer, deck))

    def text(self, text: Message | None) -> str:
        """Render a message; nothing for None."""
        return "" if text is None else self.renderer.text(text, self.people)

    def rich(self, text: Message) -> str:
        """Render a message as styled text: escaped, names in bold."""
        return self.renderer.rich(text, self.people)


def shown_pieces(pieces: Sequence[Piece], words: Wording) -> tuple[ShownPiece, ...]:
    """Render the pieces."""
    return tuple(_shown_piece(piece, words) for piece in pieces)


def _shown_piece(piece: Piece, words: Wording) -> ShownPiece:
    return ShownPiece(
        pieceId=piece.id,
        kind=piece.kind,
        face=piece.face or "",
        zone=piece.place.zone,
        slot=piece.place.slot,
        name=words.text(piece.name),
        playable=piece.playable,
        selectable=piece.selectable,
        selected=piece.selected,
        hinted=piece.hinted,
        dimmed=piece.dimmed,
        refused=piece.refusal is not None and not piece.selectable,
        preview=piece.preview,
        badge=words.text(piece.badge),
        number=-1 if piece.number is None else piece.number,
        originZone="" if piece.origin is None else piece.origin.zone,
        originSlot=-1 if piece.origin is None else piece.origin.slot,
        owner=-1 if piece.owner is None else piece.owner,
    )


def zone_counts(pieces: Sequence[Piece]) -> dict[str, int]:
    """Count the pieces of every zone."""
    counts: dict[str, int] = {}
    for piece in pieces:
        counts[piece.place.zone] = counts.get(piece.place.zone, 0) + 1
    return counts


def confirm_button(table: TableView, words: Wording) -> Row:
    """The main button."""
    confirm = table.confirm
    if confirm is None:
        return {"visible": False, "enabled": False, "label": ""}
    return {"visible": True, "enabled": confirm.action is not None, "label": words.text(confirm.label)}


def choice_rows(table: TableView, words: Wording) -> list[Row]:
    """The further buttons, each with its place."""
    return [
        {
            "id": choice.id,
            "label": words.text(choice.label),
            "enabled": choice.enabled,
            "checked": choice.checked,
            "key": words.renderer.text(choice.key),
            "explanation": words.text(choice.explanation),
            "place": choice.place,
        }
        for choice in table.choices
    ]


def key_rows(plugin: GamePlugin, words: Wording) -> list[Row]:
    """The game's own keys, for the list of shortcuts."""
    group = words.text(plugin.game.info.name)
    return [
        {"keys": words.renderer.text(key.keys), "text": words.text(key.text), "group": group}
        for key in plugin.habits.keys
    ]


def plate_rows(session: MatchSession, words: Wording, colours: TableColours = PLAIN_COLOURS) -> list[Row]:
    """The plates of all seats."""
    entries, names = session.match.header.seats, words.people.names
    return [
        {
            "seat": plate.seat,
            "side": plate.side,
            "name": names[plate.seat],
            "level": words.text(level_name(entries[plate.seat].player)),
            "role": words.text(plate.role),
            "active": plate.active and not session.ended,
            "human": entries[plate.seat].human,
            "initial": initial(names[plate.seat]),
            "self": plate.seat == session.viewer.shown_seat,
            "mark": colours.mark(plate.seat),
        }
        for plate in session.table.plates
    ]


def score_rows(session: MatchSession, words: Wording) -> list[Row]:
    """The scores of all sides."""
    return [
        {
            "side": score.side,
            "name": _side_name(session, score.side, words),
            "level": _side_level(session, score.side, words),
            "points": score.points,
            "text": words.renderer.number(score.points),
            "note": words.text(score.note),
            "gain": score.gain,
            "gainText": f"+{words.renderer.number(score.gain)}" if score.gain > 0 else "",
            "initial": initial(words.people.names[score.side]),
        }
        for score in session.table.scores
    ]


def _side_name(session: MatchSession, side: int, words: Wording) -> str:
    names = _names_of_side(session, side, words)
    return names[0] if len(names) == 1 else words.text(message("app.side", names=names))


def _names_of_side(session: MatchSession, side: int, words: Wording) -> tuple[str, ...]:
    return tuple(words.people.names[seat] for seat, its in enumerate(session.match.sides) if its == side)


def _side_level(session: MatchSession, side: int, words: Wording) -> str:
    seats = session.match.header.seats
    levels = [seats[seat].player for seat, its in enumerate(session.match.sides) if its == side]
    return words.text(level_name(levels[0])) if len(levels) == 1 else ""


def steps_row(table: TableView, words: Wording) -> Row:
    """The presentation that waits, if there is one."""
    steps = table.steps
    if steps is None:
        return dict(NO_STEPS)
    return {
        "active": steps.index < steps.total,
        "index": steps.index,
        "total": steps.total,
        "nextLabel": words.text(steps.next_label),
        "skipLabel": words.text(steps.skip_label),
    }


def cover_row(session: MatchSession, words: Wording, colours: TableColours = PLAIN_COLOURS) -> Row:
    """Who is to take the device."""
    seat = session.viewer.seat
    if not session.viewer.covered or seat is None:
        return dict(NO_COVER)
    name = words.people.names[seat]
    return {
        "name": name,
        "initial": initial(name),
        "text": words.text(message("app.cover")),
        "side": session.match.sides[seat],
        "mark": colours.mark(seat),
        "anywhere": session.plugin.habits.handover == "action",
        "tiles": session.plugin.habits.pieces == "tiles",
    }


def outcome_row(session: MatchSession, words: Wording) -> Row:
    """How the match ended, once everything has been shown: who won, and what the game says about it."""
    if not session.ended or session.presenting:
        return dict(NO_OUTCOME)
    result = session.match.result()
    score = message("app.outcome.score", score=score_text(result.scores, words.renderer))
    return {
        "title": words.text(_outcome_title(session, result, words)),
        "text": words.text(session.table.detail or score),
    }


def _outcome_title(session: MatchSession, result: Result, words: Wording) -> Message:
    if result.winner is None:
        return message("app.outcome.tie")
    sides = session.match.sides
    humans = session.match.header.humans
    if len(humans) == 1:
        won = sides[humans[0]] == result.winner
        return message("app.outcome.won.you" if won else "app.outcome.lost")
    names = _names_of_side(session, result.winner, words)
    if len(names) > 1:
        return message("app.outcome.side_won", names=names)
    return message("app.outcome.won", who=names[0])


def score_text(scores: Sequence[int | float], renderer: Renderer) -> str:
    """Write scores as `84 : 77`."""
    return SCORE_SEPARATOR.join(renderer.number(score) for score in scores)


def shown_line(line: LogLine, words: Wording) -> ShownLine:
    """Render a line of the running log."""
    side = -1 if line.side is None else line.side
    return ShownLine(words.rich(line.text), line.kind, words.renderer.text(line.value), side)


def detail_rows(sections: Sequence[DetailSection], words: Wording) -> list[Row]:
    """The scored events of the match."""
    return [
        {
            "title": words.text(section.title),
            "rows": [
                {
                    "text": words.text(row.text),
                    "pieces": list(row.pieces),
                    "side": row.side,
                    "points": words.renderer.number(row.points),
                    "total": words.renderer.number(row.total),
                }
                for row in section.rows
            ],
        }
        for section in sections
    ]


def rules_rows(sections: Sequence[RulesSection], words: Wording) -> list[Row]:
    """The rules, section by section."""
    return [
        {
            "title": words.text(section.title),
            "paragraphs": [words.text(paragraph) for paragraph in section.paragraphs],
            "examples": [
                {"pieces": list(pieces), "text": words.text(text)} for pieces, text in section.examples
            ],
        }
        for section in sections
    ]


def extra_row(table: TableView, words: Wording) -> dict[str, Json]:
    """What the presenter hands to its own QML."""
    return {name: words.renderer.plain(value, words.people) for name, value in table.extra.items()}


def announcements(table: TableView, words: Wording) -> list[str]:
    """What a screen reader says about the newest events."""
    return [words.text(text) for text in table.announcements]

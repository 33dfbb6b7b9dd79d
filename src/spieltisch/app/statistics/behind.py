"""The matches behind a figure, as rows."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from spieltisch.app.moments import when_text
from spieltisch.app.people import seat_names
from spieltisch.app.qvariant import Row
from spieltisch.app.statistics.reader import Reader
from spieltisch.core.messages import message
from spieltisch.core.players import HUMAN, SeatEntry

if TYPE_CHECKING:
    from spieltisch.statistics import PlayedMatch

_MARKS = {"won": "won", "lost": "lost", "tied": "tie"}


def match_row(match: PlayedMatch, now: datetime, reader: Reader, player_name: str = "") -> Row:
    """Describe a match as the matches page does; `now` is aware, `player_name` who needs no name.

    The row is `{id, game, gameName, title, opponents, score, when, outcome, progress}`; `progress` says
    whether there was help or a handicap.
    """
    own, other = reader.number(match.score), reader.number(match.other)
    marks = [
        reader.text(f"mark.{name}")
        for name, is_so in (("helped", match.helped), ("handicap", match.handicapped))
        if is_so
    ]
    return {
        "id": match.match_id,
        "game": match.game,
        "gameName": reader.game_name(match.game),
        "title": match.title,
        "opponents": _players(match, reader, player_name),
        "score": reader.text("score", own=own, other=other),
        "when": when_text(match.finished, now, reader.renderer),
        "outcome": _MARKS[match.outcome],
        "progress": ", ".join(marks),
    }


def _players(match: PlayedMatch, reader: Reader, player_name: str) -> str:
    """Say who played: "against Bene", "Anna with Vroni against Bene and Xaver"."""
    entries = [SeatEntry(seat.name, seat.player) for seat in match.seats]
    named = list(zip(seat_names(entries, reader.renderer), match.seats, strict=True))
    person = next((seat for seat in match.seats if seat.own and seat.player == HUMAN), None)
    partners = [name for name, seat in named if seat.own and seat is not person]
    others = tuple(name for name, seat in named if not seat.own)
    if partners:
        said = reader.said(message("app.with_against", partners=tuple(partners), names=others))
    else:
        said = reader.said(message("app.against", names=others))
    if person is None or person.name in ("", player_name):
        return said
    return reader.said(message("app.of_person", name=person.name, others=said))

"""The rows of the start page and the list of matches. Pure functions over what the storage returns."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from PySide6.QtCore import QLocale

from spieltisch.app.message_json import message_from_text
from spieltisch.app.moments import when_text
from spieltisch.app.people import seat_names
from spieltisch.app.qvariant import Row
from spieltisch.app.table.render import score_text
from spieltisch.core.cards import Deck
from spieltisch.core.events import Json
from spieltisch.core.messages import message
from spieltisch.core.players import SeatEntry
from spieltisch.storage.records import MatchSummary, SeatSummary, YearSummary
from spieltisch.texts import People, Renderer


@dataclass(frozen=True, slots=True)
class Stored:
    """What the storage knows, newest first."""

    running: tuple[MatchSummary, ...] = ()
    recent: tuple[MatchSummary, ...] = ()
    year: YearSummary | None = None
    games: Json = None
    """What games that may be gone are called, see `former_games`."""

    def without(self, hidden: Container[int]) -> Stored:
        """Leave matches out."""
        running = tuple(match for match in self.running if match.id not in hidden)
        return replace(self, running=running, recent=tuple(m for m in self.recent if m.id not in hidden))


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom rows are made: the language, the moment, the person whose matches they are, decks by game.

    `profile` is the number of that person in the list of people, whatever they were called in a match.
    `former` are names of games that may be missing.
    """

    renderer: Renderer
    now: datetime
    player_name: str
    game_names: Mapping[str, str]
    decks: Mapping[str, Deck] = field(default_factory=dict)
    profile: int | None = None
    former: Mapping[str, str] = field(default_factory=dict)

    def game_name(self, game: str) -> str:
        """The game's name, also when its plugin is missing; the id of one that was never here."""
        return self.game_names.get(game) or self.former.get(game, game)

    def missing(self, game: str) -> str:
        """Say that a match cannot be opened because its game is not there; empty if it is."""
        return "" if game in self.game_names else self.renderer.text(message("app.match.no_game"))


def recent_row(match: MatchSummary, reader: Reader) -> Row:
    """A finished match."""
    return {
        "id": match.id,
        "game": match.game,
        "gameName": reader.game_name(match.game),
        "title": match.title,
        "missing": reader.missing(match.game),
        "opponents": players_text(match.seats, reader),
        "score": score_text(_own_first(match, reader), reader.renderer),
        "when": when_text(match.finished or match.updated, reader.now, reader.renderer),
        "outcome": outcome(match, reader.player_name, reader.profile),
    }


def running_row(match: MatchSummary, reader: Reader) -> Row:
    """A match to continue."""
    return {
        "id": match.id,
        "game": match.game,
        "gameName": reader.game_name(match.game),
        "title": match.title,
        "missing": reader.missing(match.game),
        "players": players_text(match.seats, reader),
        "score": score_text(_own_first(match, reader), reader.renderer),
        "progress": _progress(match, reader),
        "when": when_text(match.updated, reader.now, reader.renderer),
    }


def tile_running(matches: Sequence[MatchSummary], game: str, reader: Reader) -> Row | None:
    """The newest running match of a game for its tile on the start page."""
    match = next((match for match in matches if match.game == game), None)
    if match is None:
        return None
    row = running_row(match, reader)
    texts = [row["players"], row["progress"]]
    if all(texts):
        subtitle = reader.renderer.text(message("app.tile", players=texts[0], progress=texts[1]))
    else:
        subtitle = "".join(texts)
    return {"id": match.id, "score": row["score"], "subtitle": subtitle}


def year_row(year: YearSummary | None, renderer: Renderer) -> Row:
    """This year's results, month by month."""
    if year is None:
        return {}
    locale = renderer.locale
    return {
        "year": year.year,
        "played": year.played,
        "won": year.won,
        "percent": year.percent,
        "months": [
            {
                "label": locale.standaloneMonthName(month.month, QLocale.FormatType.NarrowFormat),
                "name": locale.standaloneMonthName(month.month, QLocale.FormatType.LongFormat),
                "won": month.won,
                "lost": month.lost,
            }
            for month in year.months
        ],
    }


def outcome(match: MatchSummary, player_name: str, profile: int | None = None) -> str:
    """Return `won`, `lost` or `tie` for the person the rows are for, `watched` if that is nobody.

    Of several people it is the one who is `profile` in the list of people, or whose name is in the settings,
    unless all of them are partners.
    """
    side = _own_side(match.seats, player_name, profile)
    if side is None:
        return "watched"
    won = next(seat.won for seat in match.seats if seat.side == side)
    return {True: "won", False: "lost", None: "tie"}[won]


def _own_seat(seats: Sequence[SeatSummary], player_name: str, profile: int | None) -> SeatSummary | None:
    people = [seat for seat in seats if seat.player == "human"]
    if len(people) == 1:
        return people[0]
    linked = (seat for seat in people if seat.profile is not None and seat.profile == profile)
    named = (seat for seat in people if seat.name and seat.name == player_name)
    return next(linked, None) or next(named, None)


def _own_side(seats: Sequence[SeatSummary], player_name: str, profile: int | None) -> int | None:
    own = _own_seat(seats, player_name, profile)
    if own is not None:
        return own.side
    sides = {seat.side for seat in seats if seat.player == "human"}
    return sides.pop() if len(sides) == 1 else None


def _own_first(match: MatchSummary, reader: Reader) -> tuple[int | float, ...]:
    side = _own_side(match.seats, reader.player_name, reader.profile)
    if side is None or side >= len(match.scores):
        return match.scores
    scores = list(match.scores)
    return (scores.pop(side), *scores)


def players_text(seats: Sequence[SeatSummary], reader: Reader) -> str:
    """Say who plays: "against Bene", "with Vroni against Bene and Xaver", or all names.

    The person whose matches they are knows who "against Bene" was; of another one the name is told.
    """
    names = _names(seats, reader.renderer)
    own = _own_seat(seats, reader.player_name, reader.profile)
    side = _own_side(seats, reader.player_name, reader.profile)
    if side is None:
        return reader.renderer.text(message("app.watched", names=tuple(names)))
    named = list(zip(names, seats, strict=True))
    partners = [name for name, seat in named if seat.side == side and seat != own]
    others = [name for name, seat in named if seat.side != side]
    if partners:
        text = message("app.with_against", partners=tuple(partners), names=tuple(others))
    else:
        text = message("app.against", names=tuple(others))
    said = reader.renderer.text(text)
    if own is None or own.name in ("", reader.player_name) or own.profile in (None, reader.profile):
        return said
    return reader.renderer.text(message("app.of_person", name=own.name, others=said))


def _names(seats: Sequence[SeatSummary], renderer: Renderer) -> tuple[str, ...]:
    return seat_names([SeatEntry(seat.name, seat.player) for seat in seats], renderer)


def _progress(match: MatchSummary, reader: Reader) -> str:
    progress = message_from_text(match.progress)
    if progress is None or progress.catalog not in reader.game_names:
        return ""  # the words are in the catalog of a plugin that is missing
    deck = reader.decks.get(match.game, "french")
    people = People(_names(match.seats, reader.renderer), deck=deck)
    return reader.renderer.text_if_known(progress, people) or ""

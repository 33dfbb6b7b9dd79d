"""A finished match is looked at again: hands lie open, nothing is played or stored."""

from __future__ import annotations

from importlib import import_module

import pytest

from spieltisch.app.demonstration import demonstration, finished_matches
from spieltisch.app.opening import stored_match
from spieltisch.app.people import seat_names
from spieltisch.app.review import ReviewSession
from spieltisch.app.speech import app_renderer
from spieltisch.app.table.render import Wording
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.storage.records import StoredMatch
from tests.bundled import BUNDLED

PLUGINS: dict[str, GamePlugin] = {
    game: import_module(f"spieltisch.games.{game}.plugin").PLUGIN for game in BUNDLED
}


@pytest.fixture(params=BUNDLED)
def plugin(request: pytest.FixtureRequest) -> GamePlugin:
    return PLUGINS[request.param]


@pytest.fixture
def session(plugin: GamePlugin) -> ReviewSession:
    (record,) = finished_matches(plugin, 1)
    stored = StoredMatch(1, dict(record.document), record.actions, len(record.actions), record.auto)
    return ReviewSession(plugin, stored_match(stored, PLUGINS.__getitem__).match)


def walk(session: ReviewSession) -> list[int]:
    """Go forward to the end; returns the places that were seen."""
    places = []
    while session.presenting or session.match.can_redo:
        places.append(session.match.cursor)
        session.forward()
    return places


def test_it_begins_at_the_start_with_every_hand_open(session: ReviewSession) -> None:
    assert session.match.cursor == 0
    assert session.viewer.shown_seat is None
    assert len(session.ui.open_views) == len(session.match.header.seats)


@pytest.mark.parametrize("name", ["", "Anna"])
def test_the_only_person_is_called_as_in_the_lists(qapp: object, plugin: GamePlugin, name: str) -> None:
    renderer = app_renderer("en")
    players = ["human", *["hard"] * (plugin.game.info.seats[-1] - 1)]
    seats = [SeatEntry(name if player == "human" else "", player) for player in players]
    session = ReviewSession(plugin, Match(plugin.game, new_match_header(plugin.game, seats, seed="names")))
    words = Wording.of(session, renderer, "french")
    assert words.people.names == seat_names(seats, renderer)
    assert words.people.names[0] == (name or "You")
    # Whoever is called so is spoken to: "You deals" is no sentence.
    assert words.people.viewer == (None if name else 0)


def test_every_action_is_shown_and_nothing_comes_by_itself(session: ReviewSession) -> None:
    seen = set()
    while session.presenting or session.match.can_redo:
        assert session.duty is None
        seen.add(session.match.cursor)
        session.forward()
    assert seen | {session.match.cursor} == set(range(len(session.match.actions) + 1))
    assert session.ended


def test_the_log_stays_whole_wherever_one_goes(session: ReviewSession) -> None:
    actions = session.match.actions
    session.go_to(len(actions))
    session.back()
    session.go_to(3)
    session.go_to(len(actions) + 1)
    session.go_to(-1)
    assert session.match.cursor == 3
    assert session.match.actions == actions


def test_back_leads_out_of_a_presentation_to_its_start_then_on(session: ReviewSession) -> None:
    walk(session)
    for _ in range(2 * len(session.match.actions) + 2):
        session.back()
    assert session.match.cursor == 0


def test_a_branch_is_a_match_of_its_own(plugin: GamePlugin, session: ReviewSession) -> None:
    session.go_to(5)
    branch = session.branch()
    assert branch.actions == session.match.actions[:5]
    assert branch.header == session.match.header
    assert not branch.can_redo
    seat = branch.asked()[0]
    branch.play(branch.legal(seat)[0])
    assert len(session.match.actions) > 6


def test_a_running_match_can_be_looked_at_too(plugin: GamePlugin) -> None:
    match: Match[object, object] = demonstration(plugin, length=20)
    review = ReviewSession(plugin, match)
    walk(review)
    assert review.match.cursor == len(match.actions)
    assert not review.ended

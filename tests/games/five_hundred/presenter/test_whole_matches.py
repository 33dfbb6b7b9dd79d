"""Random matches through the presenter: nothing fails, nothing leaks, exactly what is legal is offered."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.events import Event
from spieltisch.core.match import Match
from spieltisch.core.messages import Message
from spieltisch.core.presentation import TableView, UiState
from spieltisch.games.five_hundred.presenter.facts import cards_of
from spieltisch.games.five_hundred.state import Phase, State, View
from spieltisch.games.five_hundred.texts import TEXTS
from spieltisch.plugins.conformance.messages import messages_in
from tests.games.five_hundred.presenter.support import LOOKED, PRESENTER, Words
from tests.games.five_hundred.support import RULES, new_match, random_options

LONGEST = 60
"""So many actions of each match are looked at."""

Moment = tuple[Match[State, View], tuple[Event, ...]]

SEEDS = tuple(range(4))


def moments(seed: int) -> Iterator[Moment]:
    """A match with random options: each moment of it with the newest events; laying is preferred."""
    stream = random.Random(seed)
    match = new_match(2 + seed % 5, random_options(stream), f"seen {seed}")
    yield match, match.recent
    while match.actors() and len(match.actions) < LONGEST:
        legal = match.legal(stream.choice(match.actors()))
        laid = [action for action in legal if action.verb in ("meld", "lay", "swap", "claim", "take-all")]
        match.play(stream.choice(laid if laid and stream.random() < 0.6 else legal))
        yield match, match.recent


def shown(view: View, recent: tuple[Event, ...], step: int = 0, **doings: Any) -> TableView:
    return PRESENTER.table(view, UiState(recent=recent, step=step, **doings))


def texts_of(table: TableView) -> list[Message]:
    """Every message of a table but those of `extra`."""
    texts: list[Message | None] = [table.progress, table.prompt, table.detail, *table.announcements]
    texts += [text for one in table.pieces for text in (one.name, one.badge, one.refusal)]
    texts += [text for one in table.choices for text in (one.label, one.explanation)]
    texts += [score.note for score in table.scores] + [plate.role for plate in table.plates]
    texts += [table.confirm.label] if table.confirm else []
    texts += [table.steps.next_label] if table.steps else []
    return [text for text in texts if text is not None]


@pytest.mark.parametrize("language", ["de", "da", "en"])
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_everything_of_a_match_can_be_said(
    translations: Path, caplog: pytest.LogCaptureFixture, language: str, seed: int
) -> None:
    words = [Words(language, translations, viewer=seat) for seat in (0, None)]
    for number, (match, recent) in enumerate(moments(seed)):
        for say in words:
            for step in range(LOOKED + 1 if number % 4 == 0 else 1):
                table = shown(match.view(say.people.viewer), recent, step, numbered=True)
                assert all(say(text) for text in texts_of(table))
                assert say.plain(table.extra)
    for line in PRESENTER.log(match.events, match.sides):
        assert words[0](line.text)
        assert (line.kind == "points") == bool(words[0](line.value))
    rows = [row for section in PRESENTER.details(match.events, match.sides) for row in section.rows]
    assert all(words[0](row.text) for row in rows)
    assert not caplog.records


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_choose_a_plural_form_only_where_there_is_one(seed: int) -> None:
    """A text without forms is not found in another language when it is asked for with a number."""
    for match, recent in moments(seed):
        for step in range(LOOKED + 1):
            table = shown(match.view(0), recent, step)
            for one in messages_in((table, PRESENTER.log(recent, match.sides))):
                assert ("n" in dict(one.args)) == ("%n" in TEXTS.get(one.key, "")), one.key


@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_have_one_place_and_one_id_each(seed: int) -> None:
    for match, recent in moments(seed):
        for seat in (0, None):
            for step in (0, LOOKED):
                table = shown(match.view(seat), recent, step)
                ids = [one.id for one in table.pieces]
                places = [one.place for one in table.pieces]
                assert len(set(ids)) == len(ids) == len(set(places))
                for zone in {place.zone for place in places}:
                    slots = sorted(place.slot for place in places if place.zone == zone)
                    assert slots == list(range(len(slots)))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_see_leaves_no_trace(seed: int) -> None:
    """Whatever a seat cannot see is dealt anew, and its table stays the same."""
    for number, (match, recent) in enumerate(moments(seed)):
        if number % 4:
            continue
        for seat in range(len(match.header.seats)):
            view = match.view(seat)
            other = RULES.view(RULES.sample(view, random.Random(number)), seat)
            for step in range(LOOKED + 1):
                assert shown(view, recent, step) == shown(other, recent, step)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_face_is_shown_that_the_seat_does_not_know(seed: int) -> None:
    for match, recent in moments(seed):
        state = match.state
        for seat in (*range(len(match.header.seats)), None):
            hidden = {card.text for card in state.stock} | {
                card.text for one, hand in enumerate(state.hands) if one != seat for card in hand
            }
            table = shown(match.view(seat), recent, step=LOOKED)
            faces = {one.face for one in table.pieces if one.place.zone != "pile" or one.face != "*"}
            assert not faces & (hidden - {"*"})


def offered(view: View, recent: tuple[Event, ...]) -> set[Action]:
    """What the choices of a seat do, one or two presses deep, and the main button for every selection."""
    start: UiState[View] = UiState(step=LOOKED, recent=recent)
    found: set[Action] = set()
    selections = [start]
    table = PRESENTER.table(view, start)
    for piece in table.pieces:
        selected = PRESENTER.select(view, start, piece.id)
        assert (selected != start) == piece.selectable
        selections += [selected] if piece.selectable else []
    for ui in selections:
        found |= pressed(view, ui)
    return found


def pressed(view: View, ui: UiState[View]) -> set[Action]:
    """What the button and every enabled choice do."""
    table = PRESENTER.table(view, ui)
    found = {table.confirm.action} if table.confirm and table.confirm.action else set()
    for choice in table.choices:
        if not choice.enabled or choice.id.startswith(("sort/", "fan")):
            continue
        outcome = PRESENTER.choose(view, ui, choice.id)
        if isinstance(outcome, Action):
            found.add(outcome)
            continue
        later = PRESENTER.table(view, outcome)
        if later.confirm is not None and later.confirm.action is not None:
            assert PRESENTER.choose(view, outcome, choice.id) == later.confirm.action
            found.add(later.confirm.action)
    return found


def melding(view: View, recent: tuple[Event, ...], action: Action) -> set[Action]:
    """What selecting the cards of a meld offers."""
    ui: UiState[View] = UiState(step=LOOKED, recent=recent)
    assert view.seat is not None
    zone = f"hand/{view.seat}"
    hand = [one for one in PRESENTER.table(view, ui).pieces if one.place.zone == zone]
    for word in action.args:
        face = "*" if word.startswith("*") else word
        piece = next(one.id for one in hand if one.face == face and one.id not in ui.selection)
        ui = PRESENTER.select(view, ui, piece)
    return pressed(view, ui)


@pytest.mark.parametrize("seed", SEEDS)
def test_exactly_what_the_rules_allow_is_offered(seed: int) -> None:
    stream = random.Random(seed)
    for match, recent in moments(seed):
        for seat in range(len(match.header.seats)):
            view = match.view(seat)
            legal = set(RULES.legal(view))
            melds = [action for action in sorted(legal, key=str) if action.verb == "meld"]
            assert offered(view, recent) == legal - set(melds)
            for action in stream.sample(melds, min(3, len(melds))):
                found = melding(view, recent, action)
                assert action in found and found <= legal


@pytest.mark.parametrize("seed", SEEDS)
def test_every_drop_is_legal(seed: int) -> None:
    stream = random.Random(seed)
    zones = ["new", "pile", "hand/0", "hand/0/0", "hand/1/1"]
    zones += [f"meld/{number}/{end}" for number in range(1, 5) for end in ("low", "high", 0, 1, 2)]
    for match, recent in moments(seed):
        for seat in match.actors():
            view = match.view(seat)
            ui: UiState[View] = UiState(step=LOOKED, recent=recent)
            pieces = PRESENTER.table(view, ui).pieces
            for _try in range(20):
                outcome = PRESENTER.drop(view, ui, stream.choice(pieces).id, stream.choice(zones))
                if isinstance(outcome, Action):
                    assert outcome in RULES.legal(view)


@pytest.mark.parametrize("seed", SEEDS)
def test_hints_are_selected_as_they_are(seed: int) -> None:
    stream = random.Random(seed)
    for match, recent in moments(seed):
        seat = match.actors()[0] if match.actors() else None
        if seat is None or match.state.table.phase is Phase.CLAIM:
            continue
        view = match.view(seat)
        action = stream.choice(match.legal(seat))
        ui: UiState[View] = UiState(step=LOOKED, recent=recent, hint=(RankedAction(action, 1.0),))
        confirm = PRESENTER.table(view, PRESENTER.hinted(view, ui)).confirm
        assert confirm is not None and confirm.action == action


@pytest.mark.parametrize("seed", SEEDS)
def test_every_score_is_in_the_details_and_the_log(seed: int) -> None:
    *_, (match, _recent) = moments(seed)
    scores = [event for event in match.events if event.type == "score"]
    rows = [row for section in PRESENTER.details(match.events, match.sides) for row in section.rows]
    assert [(row.side, row.points, row.total) for row in rows] == [
        (event["side"], event["points"], event["total"]) for event in scores
    ]
    piles = [cards_of(event) for event in match.events if event.type == "took_pile"]
    assert all(len(pile) > 1 for pile in piles)

"""Random matches through the presenter: nothing fails, nothing leaks, everything can be said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.cards import Deck
from spieltisch.core.messages import Message
from spieltisch.core.presentation import TableView, UiState
from spieltisch.games.watten.state import SEATS
from tests.games.watten.presenter.support import PRESENTER, Words, table
from tests.games.watten.support import COMBINATIONS, RULES, Match

SIDES = (0, 1, 0, 1)
RAISES = 0.1
LANGUAGES_AND_DECKS: list[tuple[str, Deck]] = [
    (language, deck) for language in ("de", "da", "en") for deck in ("french", "bavarian")
]


def moments(seed: str, **options: Any) -> Iterator[tuple[Match, tuple[Any, ...]]]:
    """A random match to 5 points with few raises: each moment of it with the newest events."""
    match = Match.start(seed=seed, dealer=None, target=5, **options)
    stream = random.Random(seed)
    yield match, tuple(match.events)
    while not match.over:
        raising = [f"{seat} raise" for seat in match.actors if f"{seat} raise" in match.legal(seat)]
        plain = [text for text in match.legal(stream.choice(match.asked)) if not text.endswith("raise")]
        recent = match.do(stream.choice(raising if raising and stream.random() < RAISES else plain))
        yield match, tuple(recent)


def texts_of(shown: TableView) -> list[Message]:
    """Every message of a table but those of `extra`."""
    texts: list[Message | None] = [shown.progress, shown.prompt, shown.detail, *shown.announcements]
    texts += [text for one in shown.pieces for text in (one.name, one.badge)]
    texts += [text for one in shown.choices for text in (one.label, one.explanation)]
    texts += [one.key for one in shown.choices if isinstance(one.key, Message)]
    texts += [score.note for score in shown.scores] + [plate.role for plate in shown.plates]
    texts += [shown.confirm.label] if shown.confirm else []
    texts += [shown.steps.next_label] if shown.steps else []
    return [text for text in texts if text is not None]


@pytest.mark.parametrize(("language", "deck"), LANGUAGES_AND_DECKS)
def test_everything_of_a_match_can_be_said(translations: Path, language: str, deck: Deck) -> None:
    words = [Words(language, translations, viewer=seat, deck=deck) for seat in (0, None)]
    for number, (now, recent) in enumerate(moments(f"say {language} {deck}", weli=True, guate=True)):
        for say in words:
            view = now.view(say.people.viewer)
            for step in (0, 1):
                shown = table(view, recent=recent, step=step, numbered=True)
                assert all(say(text) for text in texts_of(shown))
                assert say.plain(shown.extra)
        if number % 9 == 0 or now.over:
            assert all(words[0](line.text) for line in PRESENTER.log(now.events, SIDES))
    rows = [row for section in PRESENTER.details(now.events, SIDES) for row in section.rows]
    assert rows and all(words[0](row.text) for row in rows)


@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_pieces_have_one_place_and_one_id_each(options: dict[str, Any]) -> None:
    for now, recent in moments("places", **options):
        for seat in (0, None):
            for step in (0, 1):
                shown = table(now.view(seat), recent=recent, step=step)
                ids = [one.id for one in shown.pieces]
                assert len(set(ids)) == len(ids)
                places = [one.place for one in shown.pieces]
                assert len(set(places)) == len(places)
                zones = {place.zone for place in places}
                slots = {zone: sorted(p.slot for p in places if p.zone == zone) for zone in zones}
                assert all(found == list(range(len(found))) for found in slots.values())


@pytest.mark.parametrize("options", COMBINATIONS[::5])
def test_no_face_is_shown_that_the_seat_does_not_know(options: dict[str, Any]) -> None:
    for now, recent in moments("hidden", **options):
        state = now.state
        for seat in (*range(SEATS), None):
            hidden = {card.text for card in state.rest}
            hidden |= {card.text for one in range(SEATS) if one != seat for card in state.hands[one]}
            ended = state.table.last_round
            known = {card.text for card in ended.trick.cards} if ended else set()
            shown = table(now.view(seat), recent=recent)
            faces = {one.face for one in shown.pieces} | {one.id.rpartition("/")[2] for one in shown.pieces}
            assert not faces & (hidden - known)


@pytest.mark.parametrize("options", COMBINATIONS[2::9])
def test_what_a_seat_cannot_see_leaves_no_trace(options: dict[str, Any]) -> None:
    """Whatever a seat cannot see is dealt anew, and its table stays the same."""
    for number, (now, recent) in enumerate(moments("trace", **options)):
        for seat in range(SEATS):
            view = now.view(seat)
            other = RULES.view(RULES.sample(view, random.Random(number)), seat)
            for step in (0, 1):
                assert table(view, recent=recent, step=step) == table(other, recent=recent, step=step)


@pytest.mark.parametrize("options", COMBINATIONS[1::10])
def test_exactly_what_the_rules_allow_is_offered(options: dict[str, Any]) -> None:
    """Through taps, chips and words a seat can do every legal action and no other."""
    for now, recent in moments("offer", **options):
        for seat in range(SEATS):
            view = now.view(seat)
            start: UiState[Any] = UiState(step=1, recent=recent)
            shown = PRESENTER.table(view, start)
            offered = set()
            for one in shown.pieces:
                selected = PRESENTER.select(view, start, one.id)
                dropped = PRESENTER.drop(view, start, one.id, "trick")
                assert (selected is not start) == (dropped is not None) == one.selectable
                if one.selectable:
                    confirm = PRESENTER.table(view, selected).confirm
                    assert confirm is not None and confirm.action == dropped
                    offered.add(dropped)
            for choice in shown.choices:
                outcome = PRESENTER.choose(view, start, choice.id)
                if isinstance(outcome, UiState):
                    outcome = PRESENTER.choose(view, outcome, choice.id)
                assert isinstance(outcome, UiState) == (not choice.enabled)
                if not isinstance(outcome, UiState):
                    offered.add(outcome)
            assert offered == set(RULES.legal(view))


def test_the_log_never_tells_a_round_ahead_of_its_end() -> None:
    for now, recent in moments("untold"):
        shown = table(now.view(0), recent=recent)
        told = now.events[: len(now.events) - shown.untold]
        if shown.steps is not None:
            assert told[-1].type == "score"
        assert len(PRESENTER.log(told, SIDES)) <= len(PRESENTER.log(now.events, SIDES))

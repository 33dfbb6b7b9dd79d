"""Random matches through the presenter: nothing fails, nothing leaks, everything can be said."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.messages import Message
from spieltisch.core.presentation import TableView, UiState
from spieltisch.games.cribbage.presenter.show import moments
from spieltisch.texts import LANGUAGES, Renderer
from tests.games.cribbage.presenter.support import PRESENTER, steps_of, table
from tests.games.cribbage.support import RULES, Table, play_out
from tests.texts.support import ANNA_AND_BENE, renderer


def say_everything(words: Renderer, shown: TableView) -> list[str]:
    """Render every message of a table; the conftest fails the test if one cannot be."""
    texts: list[Message | None] = [shown.progress, shown.prompt, shown.detail, *shown.announcements]
    texts += [text for one in shown.pieces for text in (one.name, one.badge)]
    texts += [choice.label for choice in shown.choices] + [score.note for score in shown.scores]
    texts += [plate.role for plate in shown.plates]
    if shown.confirm:
        texts.append(shown.confirm.label)
    if shown.steps:
        texts += [shown.steps.next_label, shown.steps.skip_label]
    words.plain(shown.extra, ANNA_AND_BENE)
    return [words.text(text, ANNA_AND_BENE) for text in texts if text is not None]


@pytest.mark.parametrize("language", [item.code for item in LANGUAGES])
def test_everything_of_a_match_can_be_said(translations: Path, language: str) -> None:
    words = renderer(language, translations)
    game = Table.start(seed=f"say {language}")
    for now in play_out(game, random.Random(7), until_deal=5):
        for seat in (0, 1, None):
            view = now.view(seat)
            for shown in (
                *steps_of(view),
                table(view, step=99, recent=tuple(now.events[-6:]), numbered=True),
            ):
                assert all(say_everything(words, shown))
    for line in PRESENTER.log(game.events, (0, 1)):
        assert words.text(line.text, ANNA_AND_BENE)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_pieces_have_one_place_and_one_id_each(seed: str) -> None:
    game = Table.start(seed=seed)
    for now in play_out(game, random.Random(seed)):
        view = now.view(0)
        for shown in (*steps_of(view), table(view, step=99)):
            ids = [one.id for one in shown.pieces]
            assert len(set(ids)) == len(ids)
            places = [one.place for one in shown.pieces]
            assert len(set(places)) == len(places)
            faces = [one.face for one in shown.pieces if one.face and not one.preview]
            assert len(set(faces)) == len(faces)


@pytest.mark.parametrize("seed", ["x", "y"])
def test_hidden_cards_leave_no_trace(seed: str) -> None:
    """Whatever a seat cannot see is dealt anew, and its table stays the same."""
    game = Table.start(seed=seed)
    stream = random.Random(seed)
    for number, now in enumerate(play_out(game, stream, until_deal=4)):
        for seat in (0, 1):
            view = now.view(seat)
            other = RULES.view(RULES.sample(view, random.Random(number)), seat)
            assert table(view) == table(other)
        hidden = {card.text for card in (*now.state.hands[1], *now.state.laid[1])} - {
            str(one.face) for one in table(now.view(1), step=99).pieces if one.place.zone == "play"
        }
        shown = table(now.view(0), step=99)
        assert not [
            one for one in shown.pieces if one.face in hidden or one.id.removeprefix("card/") in hidden
        ]


def test_confirm_does_what_the_rules_allow() -> None:
    """Select what can be selected: every action offered is legal, in the play every card is."""
    game = Table.start(seed="confirm")
    for now in play_out(game, random.Random(3), until_deal=4):
        for seat in now.state.to_act:
            view = now.view(seat)
            legal = set(RULES.legal(view))
            ui: UiState[Any] = UiState(step=99)
            offered = set()
            for one in PRESENTER.table(view, ui).pieces:
                if one.selectable:
                    ui = PRESENTER.select(view, ui, one.id)
                    confirm = PRESENTER.table(view, ui).confirm
                    if confirm and confirm.action:
                        offered.add(confirm.action)
            assert offered and offered <= legal
            if view.phase.value == "play":
                assert offered == legal


def test_steps_tell_every_point_of_every_show() -> None:
    game = Table.start(seed="steps")
    shows = {}
    for now in play_out(game, random.Random(5)):
        if now.state.last_show is not None:
            shows[now.state.last_show.deal] = now.state.last_show
    shows[game.state.deal] = game.state.last_show or shows[game.state.deal]
    assert len(shows) > 3
    for record in shows.values():
        told = moments(record)
        for stage, count in enumerate(record.counts):
            last = [one for one in told if one.stage == stage][-1]
            assert (last.sum, last.left) == (count.points, 0)
        assert told[-1].overview


def test_an_open_match_shows_both_hands() -> None:
    game = Table.start(seed="open", dealer=0)
    game.do("1 cut 26")
    onlooker = game.view(None)
    closed = table(onlooker)
    opened = table(onlooker, open_views=(game.view(0), game.view(1)))
    assert sum(one.face is None for one in closed.pieces) == 13
    assert sum(one.face is None for one in opened.pieces) == 1
    assert opened.extra["hand_notes"] == (None, None)
    assert all(note is not None for note in closed.extra["hand_notes"])

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.presentation import UiState
from spieltisch.texts import LANGUAGES
from tests.games.cribbage.presenter.support import (
    PRESENTER,
    deal_out,
    newest,
    piece,
    said,
    steps_of,
    table,
    zone,
)
from tests.games.cribbage.support import Table, pack_from
from tests.texts.support import renderer

UI = UiState()
HEELS = pack_from("2C 3C 6C 7C 8C 9C", "2D 3D 6D 7D 8D 9D", "JH")
TWENTY_NINE = ("5S 5D JH 5C", "2C 4S 8D TH", "QS KH AD 2H", "5H")


@pytest.fixture(scope="module")
def twenty_nine() -> Table:
    return deal_out(*TWENTY_NINE)


def test_the_best_hand_step_by_step(twenty_nine: Table, translations: Path) -> None:
    words = renderer("de", translations)
    steps = steps_of(twenty_nine.view(0))
    hand = [one.extra["show"] for one in steps if one.extra["show"]["of"] == "hand"]
    mine = [scene for scene in hand if scene["seat"] == 0]
    kinds = [scene["current"]["kind"] for scene in mine]
    assert kinds == ["fifteen"] * 8 + ["pair"] * 6 + ["nobs"]
    assert [scene["sum"] for scene in mine] == [*range(2, 30, 2), 29]
    assert [scene["left"] for scene in mine] == list(range(14, -1, -1))
    assert said(words, mine[3]["heading"]) == "Kombination 4 von 15"
    assert said(words, mine[0]["left_label"]) == "noch 14 …"
    assert said(words, mine[13]["left_label"]) == "noch eine …"
    assert mine[14]["left_label"] is None
    assert said(words, mine[3]["title"]) == "Deine Hand"
    assert said(words, mine[14]["current"]["label"]) == "Bube in Startfarbe"
    assert [one["current"] for one in mine[3]["combinations"]] == [False, False, False, True]
    assert said(words, steps[14].prompt) == "Deine Hand: 29 Punkte"
    assert said(words, steps[3].prompt) == "Deine Hand: 8 bisher"
    assert said(words, steps[3].detail) == "Fünfzehn für 2 · noch 11 Kombinationen"


def test_the_order_and_the_stages(twenty_nine: Table) -> None:
    steps = steps_of(twenty_nine.view(0))
    order = dict.fromkeys((one.extra["show"]["seat"], one.extra["show"]["of"]) for one in steps)
    assert list(order) == [(0, "hand"), (1, "hand"), (1, "crib"), (None, None)]
    states = [[stage["state"] for stage in one.extra["show"]["stages"]] for one in steps]
    assert states[0] == ["current", "coming", "coming"]
    assert states[15] == ["done", "current", "coming"]
    assert states[-1] == ["done", "done", "done"]
    assert [stage["points"] for stage in steps[15].extra["show"]["stages"]] == [29, None, None]
    assert [one.steps.index for one in steps if one.steps] == list(range(len(steps)))
    assert {one.steps.total for one in steps if one.steps} == {len(steps)}
    assert steps[-1].extra["show"]["summary"]


def test_the_score_grows_hand_by_hand(twenty_nine: Table) -> None:
    view = twenty_nine.view(0)
    record = view.last_show
    assert record is not None
    before = (record.counts[0].before, record.counts[1].before)
    steps = steps_of(view)
    assert [(score.points, score.gain) for score in steps[0].scores] == [(before[0], 2), (before[1], 0)]
    assert [(score.points, score.gain) for score in steps[14].scores] == [(before[0], 29), (before[1], 0)]
    assert steps[15].scores[0].points == before[0] + 29
    assert steps[14].extra["board"]["preview"]["hole"] == before[0] + 29
    assert steps[14].extra["show"]["score"] == {"before": before[0], "after": before[0] + 29}
    for one in steps:
        for peg in one.extra["board"]["pegs"]:
            assert 0 <= peg["back"] <= peg["front"]
    last = steps[-1]
    assert tuple(score.points for score in last.scores) == view.scores
    assert [peg["back"] for peg in last.extra["board"]["pegs"]] == list(view.back_pegs)
    assert last.extra["board"]["preview"] is None


def test_cards_of_the_show(twenty_nine: Table) -> None:
    steps = steps_of(twenty_nine.view(0))
    first = steps[0]
    assert [card.face for card in zone(first, "show")] == ["5C", "5D", "5S", "JH"]
    lit = set(first.extra["show"]["current"]["cards"])
    assert {card.face for card in first.pieces if card.selected} == lit
    assert all(card.dimmed != card.selected for card in zone(first, "show"))
    assert [card.face for card in zone(first, "crib")] == [None] * 4
    assert [card.face for card in zone(first, "hand/1")] == ["2C", "4S", "8D", "TH"]
    crib = steps[-2]
    assert [card.face for card in zone(crib, "show")] == ["AD", "2H", "QS", "KH"]
    assert zone(crib, "crib") == []
    assert piece(crib, "card/QS").owner == 1
    assert [card.face for card in zone(steps[-1], "crib")] == ["AD", "2H", "QS", "KH"]
    assert not any(one.selectable for shown in steps for one in shown.pieces)


def test_a_crib_that_counts_nothing_has_a_step(translations: Path) -> None:
    nothing = deal_out("2C 4S 8D TH", "5S 5D JH 5C", "QS KH AD 2H", "9H")
    words = renderer("en", translations)
    scenes = [one for one in steps_of(nothing.view(0)) if one.extra["show"]["of"] == "crib"]
    assert len(scenes) == 1
    assert scenes[0].extra["show"]["combinations"] == ()
    assert said(words, scenes[0].prompt) == "Bene’s crib: 0 points"
    assert said(words, scenes[0].detail) == "No combination"


BUTTONS = {
    "en": ["Next combination", "Bene’s hand", "Bene’s crib", "Overview", "Next deal"],
    "de": ["Nächste Kombination", "Benes Hand", "Benes Vorrat", "Übersicht", "Nächstes Blatt"],
    "da": ["Næste kombination", "Benes hånd", "Benes krybbe", "Oversigt", "Næste giv"],
}


@pytest.mark.parametrize("language", [item.code for item in LANGUAGES])
def test_the_buttons(twenty_nine: Table, translations: Path, language: str) -> None:
    words = renderer(language, translations)
    steps = [one.steps for one in steps_of(twenty_nine.view(0)) if one.steps]
    assert list(dict.fromkeys(said(words, one.next_label) for one in steps)) == BUTTONS[language]


def test_skipping_shows_the_hand_and_then_everything(twenty_nine: Table) -> None:
    view = twenty_nine.view(0)
    first = table(view).steps
    assert first is not None and first.skip_to == 14
    whole = table(view, step=14)
    assert whole.extra["show"]["sum"] == 29
    assert whole.steps is not None and whole.steps.skip_to == whole.steps.total - 1
    overview = table(view, step=whole.steps.skip_to)
    assert overview.extra["show"]["summary"]
    assert overview.steps is not None and overview.steps.skip_label is None


def test_after_the_show_the_next_deal_is_asked_for(twenty_nine: Table, translations: Path) -> None:
    view = twenty_nine.view(1)
    looked_at = table(view, step=len(steps_of(view)))
    assert looked_at.steps is None
    assert looked_at.extra["show"] is None
    assert said(renderer("en", translations), looked_at.progress) == "Deal 2 · Cutting"
    assert looked_at.confirm is not None
    twenty_nine_later = table(view, step=0)
    assert twenty_nine_later.confirm is None
    assert PRESENTER.select(view, UI, "back/pack/0") is UI


def test_a_match_won_in_the_middle_of_the_show_ends_there(translations: Path) -> None:
    # W5 of the rules: pone wins although the dealer's hand would be worth more.
    game = deal_out(*TWENTY_NINE, scores=(95, 60))
    assert game.over and game.state.winner == 0
    view = game.view(1)
    steps = steps_of(view)
    scenes = [one.extra["show"] for one in steps]
    assert {scene["of"] for scene in scenes} == {"hand", None}
    assert [stage["state"] for stage in scenes[0]["stages"]] == ["current", "void", "void"]
    assert scenes[-2]["score"]["after"] == 121
    last = steps[-1].steps
    assert last is not None
    words = renderer("de", translations)
    assert said(words, last.next_label) == "Ergebnis"
    assert [card.face for card in zone(steps[-1], "crib")] == [None] * 4
    assert steps[-1].extra["result"] is None

    end = table(view, step=len(steps))
    assert end.steps is None
    assert end.extra["result"]["winner"] == 0
    assert end.scores[0].points == 121
    assert end.scores[0].note is None
    assert said(words, end.prompt) == "Du gewinnst 121 : 62"
    assert said(words, end.detail) == "Ein Skunk: Die Gegenseite blieb bei 62 stehen."


def test_points_over_121_are_not_pegged() -> None:
    # W8 of the rules: 110 and a hand of 24 (here 29) show 121.
    game = deal_out(*TWENTY_NINE, scores=(100, 0))
    steps = steps_of(game.view(0))
    whole = steps[14]
    assert whole.extra["show"]["sum"] == 29
    assert whole.extra["show"]["score"]["after"] == 121
    assert whole.extra["board"]["preview"]["hole"] == 121


def test_a_match_won_by_heels_has_no_show(translations: Path) -> None:
    game = Table.start([HEELS], dealer=1, scores=(120, 119))
    game.do("0 cut 26", "0 discard 2C 3C", "1 discard 2D 3D", "0 cut 20")
    shown = table(game.view(0), recent=tuple(game.events))
    assert shown.steps is None
    words = renderer("en", translations)
    assert said(words, shown.prompt) == "Bene wins 121 : 120"
    assert said(words, shown.extra["board"]["pegs"][1]["last"]) == "+2 Jack as starter"


def test_screen_readers_hear_the_show_step_by_step(translations: Path) -> None:
    game = deal_out(*TWENTY_NINE)
    view, recent = game.view(0), newest(game)
    total = len(steps_of(view))
    words = renderer("en", translations)

    def heard(step: int) -> list[str]:
        return [said(words, text) for text in table(view, step=step, recent=recent).announcements]

    first = heard(0)
    assert first[-2:] == ["Your hand: 2 so far", "Fifteen for 2 · 14 more combinations"]
    assert "count" in first[0]
    assert not any("crib" in text for text in first)
    assert heard(14) == ["Your hand: 29 points", "Jack in suit for 1"]
    assert heard(total) == ["Deal 2 · you deal"]


def test_the_log_waits_for_the_show(translations: Path) -> None:
    game = deal_out(*TWENTY_NINE)
    view, recent = game.view(0), newest(game)
    total = len(steps_of(view))

    def told(step: int) -> list[str]:
        shown = table(view, step=step, recent=recent)
        lines = PRESENTER.log(game.events[: len(game.events) - shown.untold], (0, 1))
        return [said(renderer("en", translations), line.text) for line in lines]

    assert not any("hand" in line for line in told(0))
    assert told(14)[-1] == "Your hand 5♣ 5♦ 5♠ J♥"
    assert told(15)[-1] == "Your hand 5♣ 5♦ 5♠ J♥"
    assert told(total - 1)[-1] == "Bene’s crib A♦ 2♥ Q♠ K♥"
    assert told(total)[-1] == "Deal 2 · you deal"

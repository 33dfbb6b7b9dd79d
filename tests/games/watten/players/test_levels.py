"""The levels: legal, pure, blind to what is hidden; and decisions with a known answer."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.game import LEVELS
from spieltisch.games.watten.players import PLAYERS, Beginner, Expert, Hard, Medium, WattenAdviser, judging
from spieltisch.games.watten.state import Phase
from tests.games.watten.players.rounds import RULES, matches_of, random_states, some_options
from tests.games.watten.support import Match, announced

QUICK = LEVELS[:3]
KINGS = ["KH 7D 7C 9H 8S", "8C 8D TC TD JC", "QC QD JD AC AD", "TS JS QS KS AS"]
"""Seat 0 has all Kritische and the Rechter under 9/H."""


def test_there_is_a_player_of_each_level() -> None:
    assert tuple(PLAYERS) == LEVELS


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("number", range(32))
def test_whole_matches_are_legal(level: str, number: int) -> None:
    for state in matches_of(PLAYERS[level](), f"legal {number}", some_options(number)):
        seat = RULES.asked(state)[0]
        assert PLAYERS[level]().choose(RULES.view(state, seat), number) in RULES.legal(
            RULES.view(state, seat)
        )


@pytest.mark.parametrize("number", [3, 28])
def test_the_expert_plays_whole_matches_legally(number: int) -> None:
    options = {**some_options(number), "target": 5}
    assert any(state.table.phase is Phase.PLAY for state in matches_of(Expert(), "legal", options))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(32))
def test_the_expert_plays_legally_with_all_options(number: int) -> None:
    assert list(matches_of(Expert(), f"expert {number}", some_options(number)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", [1, 14, 22])
def test_hidden_cards_change_no_choice(level: str, number: int) -> None:
    """The same view with everything unseen dealt anew, or sent as JSON, gives the same choice."""
    stream = random.Random("law")
    player = PLAYERS[level]()
    step = 29 if level == "expert" else 3
    for index, state in enumerate(random_states(f"law {number}", some_options(number))):
        if index % step:
            continue
        for seat in RULES.asked(state):
            view = RULES.view(state, seat)
            choice = player.choose(view, index)
            assert player.choose(RULES.view(RULES.sample(view, stream), seat), index) == choice
            assert PLAYERS[level]().choose(RULES.view_from_json(RULES.view_to_json(view)), index) == choice


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_that_is_not_to_act_is_refused(level: str) -> None:
    match = Match.start(dealer=3)
    with pytest.raises(ValueError, match="not to act"):
        PLAYERS[level]().choose(match.view(2), 1)
    with pytest.raises(ValueError, match="onlooker"):
        PLAYERS[level]().choose(match.view(None), 1)


def test_the_beginner_never_raises_and_seldom_folds() -> None:
    match = announced(KINGS, "9/H")
    assert all(Beginner().choose(match.view(0), number).verb == "play" for number in range(300))
    match.do("0 raise")
    folds = sum(Beginner().choose(match.view(1), number).verb == "fold" for number in range(1000))
    assert 60 <= folds <= 140
    assert {Beginner().choose(match.view(1), number).verb for number in range(100)} == {"fold", "hold"}


def test_the_beginner_mostly_plays_at_random() -> None:
    match = announced(["8C 8D TC TD JS"], "9/H")
    played = {Beginner().choose(match.view(0), number).args[0] for number in range(100)}
    assert played == {"8C", "8D", "TC", "TD", "JS"}


def test_medium_raises_with_three_sure_tricks_only() -> None:
    assert Medium().choose(announced(KINGS, "9/H").view(0), 1).verb == "raise"
    two = ["KH 7D 9C AH 8S", *KINGS[1:]]
    assert Medium().choose(announced(two, "9/H").view(0), 1).verb == "play"


def test_medium_gives_up_without_a_strong_card() -> None:
    match = announced(["KH 7D 7C 9H AH", "8C 8S TC TD JC", "QC QD JD AC AD", "9C JS QS KS AS"], "9/H")
    match.do("0 raise")
    assert Medium().choose(match.view(1), 1).verb == "fold"
    assert Medium().choose(match.view(3), 1).verb == "hold"


def test_medium_takes_tricks_from_its_partner_and_hard_does_not() -> None:
    match = announced(["AC JC", "TC 8D", "KH 8S AS QD TD", "9S TS"], "8/H")
    match.play("AC", "TC")
    assert Medium().choose(match.view(2), 1) == Action(2, "play", ("8S",))
    assert Hard().choose(match.view(2), 1).args[0] == "TD"


def test_hard_raises_with_a_very_good_hand_or_when_it_costs_nothing() -> None:
    assert Hard().choose(announced(KINGS, "9/H").view(0), 1).verb == "raise"
    poor = ["8C 8D TC TD JS", "KH 7D 7C 9H AH", *KINGS[2:3]]
    assert Hard().choose(announced(poor, "9/H").view(0), 1).verb == "play"
    assert Hard().choose(announced(poor, "9/H", scores=(12, 13)).view(0), 1).verb == "raise"
    assert Hard().choose(announced(KINGS, "9/H", scores=(13, 3)).view(0), 1).verb == "play"


def test_the_expert_raises_with_a_sure_round_but_not_when_it_wins_anyway(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judging, "WORLDS", 5)
    raises = [Expert().choose(announced(KINGS, "9/H").view(0), number).verb for number in range(100)]
    assert 75 <= raises.count("raise") < 100, "it keeps quiet now and then"
    for scores in ((13, 3), (14, 14)):
        assert Expert().choose(announced(KINGS, "9/H", scores=scores).view(0), 1).verb == "play"


def test_the_expert_raises_when_it_costs_nothing() -> None:
    poor = ["8C 8D TC TD AS", "KH 7D 9H AH JH"]
    match = announced(poor, "9/H", scores=(12, 13))
    assert all(Expert().choose(match.view(0), number).verb == "raise" for number in range(4))


def test_the_expert_seldom_bluffs(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a middling hand about one opening lead in 25 is a raise."""
    match = announced(["9S AH TC TD AC", "KH 8D 8C QC JC"], "9/H")
    win = WattenAdviser().rank(match.view(0), 1)[0].detail("win_round")
    assert 0.27 < win < 0.48
    monkeypatch.setattr(judging, "WORLDS", 20)
    raises = sum(Expert().choose(match.view(0), number).verb == "raise" for number in range(120))
    assert 1 <= raises <= 16


def test_the_expert_answers_by_its_chances() -> None:
    """Behind by a trick with nothing left it gives up; a sure round it raises again."""
    match = announced(["KH 7D 7C 9H 9C", "8C 8S TC TD JC", "8D", "JD QD"], "9/H")
    match.play("KH", "8C", "8D", "JD", "7D", "8S")
    match.do("2 play " + RULES.legal(match.view(2))[0].args[0], "0 raise")
    assert Expert().choose(match.view(1), 1).verb == "fold"
    strong = announced(["8C 8S TC TD JC", "KH 7D 7C 9H 9C"], "9/H")
    strong.do("0 raise")
    assert Expert().choose(strong.view(1), 1).verb == "raise"


@pytest.mark.parametrize("number", [0, 9, 23])
def test_the_adviser_ranks_every_legal_action_best_first(number: int) -> None:
    adviser = WattenAdviser()
    assert adviser.unit == "round_probability"
    for index, state in enumerate(random_states(f"advice {number}", some_options(number))):
        if index % 7:
            continue
        for seat in RULES.actors(state):
            view = RULES.view(state, seat)
            ranking = adviser.rank(view, index)
            assert {ranked.action for ranked in ranking} == set(RULES.legal(view))
            values = [ranked.value for ranked in ranking]
            assert values == sorted(values, reverse=True)
            answering = state.table.raiser is not None
            for ranked in ranking:
                win, tricks, match = (ranked.detail(name) for name in ("win_round", "tricks", "win_match"))
                assert 0 <= win <= 1
                assert 3 * win <= tricks + 1e-9, "three tricks of every round that is won"
                if ranked.action.verb != "fold":
                    assert tricks <= 3 * win + 2 * (1 - win) + 1e-9, "two at most of one that is lost"
                assert 0 <= match <= 1
                assert ranked.unit == ("win_probability" if answering else "")
                assert ranked.value == (match if answering else win)


def test_the_adviser_has_nothing_to_say_to_others() -> None:
    match = Match.start(dealer=3)
    assert WattenAdviser().rank(match.view(None), 1) == ()
    assert WattenAdviser().rank(match.view(2), 1) == ()


def test_the_first_hint_is_what_the_expert_does() -> None:
    """Except for its whims, which hints leave out."""
    agreed = total = 0
    for index, state in enumerate(random_states("hint", {**some_options(1), "raising": True})):
        if index % 5:
            continue
        seat = RULES.asked(state)[0]
        view = RULES.view(state, seat)
        total += 1
        agreed += WattenAdviser().rank(view, index)[0].action == Expert().choose(view, index)
    assert agreed >= total - 2


def test_a_longer_target_changes_no_card() -> None:
    """Cards are chosen by the round alone."""
    match = announced(["9S AH TC TD AC"], "9/H", raising=False)
    view = match.view(0)
    far = replace(view, table=replace(view.table, settings=replace(view.table.settings, target=999)))
    assert Expert().choose(view, 5) == Expert().choose(far, 5)

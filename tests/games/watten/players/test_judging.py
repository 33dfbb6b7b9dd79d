"""The expert's judgement of cards: proportions, certainty, and figures that can be relied on."""

from __future__ import annotations

import pytest

from spieltisch.games.watten.players.judging import judge, likely
from spieltisch.games.watten.players.reading import read_play
from spieltisch.games.watten.state import TRICKS_TO_WIN
from tests.games.watten.support import announced, cards


def test_shares_are_trusted_less_than_they_say() -> None:
    """Measured with the expert against itself: 0.92 came true in 82 of 100, 0.65 in 52, 0.15 in 23."""
    assert likely(0.92) == pytest.approx(0.82, abs=0.03)
    assert likely(0.65) == pytest.approx(0.52, abs=0.05)
    assert likely(0.15) == pytest.approx(0.23, abs=0.06)
    assert (likely(0.0), likely(1.0)) == (0.0, 1.0)
    shares = [number / 160 for number in range(161)]
    assert sorted(map(likely, shares)) == [likely(share) for share in shares]
    assert len(set(map(likely, shares))) == len(shares)


def test_a_sure_round_is_sure() -> None:
    """All Kritische and the Rechter: three tricks whatever the others hold."""
    judged = judge(read_play(announced(["KH 7D 7C 9H AH"], "9/H").view(0)), 1)
    assert judged[0].win == 1.0
    assert judged[0].tricks == TRICKS_TO_WIN
    assert [each.win for each in judged] == sorted((each.win for each in judged), reverse=True)


def test_every_card_that_may_be_played_is_judged() -> None:
    """Under the duty that is the trump alone; who is not on turn gets one judgement without a card."""
    match = announced(["9H", "AH 8S TC JC QC"], "9/H")
    match.play("9H")
    order = read_play(match.view(1)).order
    assert [order.cards[each.card or 0] for each in judge(read_play(match.view(1)), 1)] == list(cards("AH"))
    (waiting,) = judge(read_play(match.view(3)), 1)
    assert waiting.card is None
    assert 0 < waiting.win < 1


def test_the_same_number_gives_the_same_figures() -> None:
    situation = read_play(announced(["9S AH TC TD AC"], "9/H").view(0))
    assert judge(situation, 1) == judge(situation, 1)
    assert judge(situation, 1) != judge(situation, 2)

"""Which cards may be played: the duty to follow of either variant, and its absence."""

from __future__ import annotations

import pytest

from spieltisch.games.watten.duty import playable
from spieltisch.games.watten.state import Phase, Table, Trick
from tests.games.watten.support import announced, cards, ranking_of, settings_of

CASES = {
    "L1": ("bay", "9/H", 1, "9H", "9C 9S AH 8D KS", "AH"),
    "L3": ("bay", "9/H", 1, "9H", "7D 9S AC", "7D"),
    "L5": ("bay", "9/H", 2, "9H", "AH 8S", "AH 8S"),
    "L7": ("bay", "K/H", 1, "KH", "AH 8S", "AH 8S"),
    "L9": ("bay w", "6/S", 1, "W", "AS 8D 7C", "AS 7C"),
    "L11": ("tir", "9/H", 3, "7H", "AH 9S KC 8D", "AH 9S"),
    "L13": ("tir", "9/H", 3, "7H", "9S KC 8D", "9S KC 8D"),
    "L15": ("tir w", "J/S", 1, "W", "7S AD", "7S"),
    "L17": ("tir", "9/H", 1, "9H", "7H 9C AC", "7H 9C"),
    "L19": ("tir g", "9/H", 2, "TH", "7H 9S AC", "7H 9S"),
    "a Kritischer in the trick ends the duty": ("bay", "9/H", 1, "9H AH 7C", "8H 8S", "8H 8S"),
    "a trump in the trick does not": ("bay", "9/H", 1, "9H AH", "8H 8S", "8H"),
    "nothing to give": ("bay", "9/H", 1, "9H", "9C 9S AC 8D KS", "9C 9S AC 8D KS"),
    "seven of diamonds as Rechter demands nothing (A4)": ("bay", "7/D", 1, "7D", "AD 8S", "AD 8S"),
    "seven of clubs as Rechter demands nothing (A4)": ("bay", "7/C", 1, "7C", "AC 8S", "AC 8S"),
    "seven of spades as Rechter does": ("bay", "7/S", 1, "7S", "AS 7H 8C", "AS"),
    "the Weli answers the duty (A10)": ("bay w", "9/H", 1, "9H", "W 8S", "W"),
    "the Weli led demands nothing unless it is the Rechter": ("bay w", "9/H", 1, "W", "AH 8S", "AH 8S"),
    "a Kritischer is owed too (A11)": ("bay", "9/H", 1, "9H", "7C 8S AC TD JS", "7C"),
    "a Guate led demands nothing (A12)": ("bay g", "9/H", 1, "TH", "AH 8S", "AH 8S"),
    "a Guate answers the duty": ("bay g", "9/H", 1, "9H", "TH 8S", "TH"),
    "a trump led demands nothing in the Bavarian game": ("bay", "9/H", 1, "AH", "8H 8S", "8H 8S"),
    "a Kritischer led demands nothing": ("bay", "9/H", 1, "7D", "8H 8S", "8H 8S"),
    "the Rechter as the only trump (A13)": ("tir", "9/H", 2, "7H", "9H KC 8D", "9H"),
    "a Linke led demands nothing": ("tir", "9/H", 1, "9S", "AH 8S", "AH 8S"),
    "a plain card led demands nothing": ("tir", "9/H", 1, "AS", "AH KS 8C", "AH KS 8C"),
    "the Weli as the only trump": ("tir w", "J/S", 1, "7S", "W AD JC", "W JC"),
    "the six announced: no Linke": ("tir w", "6/S", 1, "7S", "W AD JC", "W"),
    "the Rechter led after the first trick": ("bay w", "6/S", 3, "W", "AS 8D", "AS 8D"),
    "Tyrolean kings of hearts are trumps like others": ("tir", "9/H", 4, "7H", "KH 7D", "KH"),
}
"""Setting, announcement, number of the trick, its cards so far; the hand and what of it may be played."""


def table_of(setting: str, announcement: str, trick: int, lying: str) -> Table:
    ranking = ranking_of(setting, announcement)
    earlier = tuple(Trick(0, cards("8C 8H QC QD"), 0) for _ in range(trick - 1))
    return Table(
        settings_of(setting),
        Phase.PLAY,
        number=1,
        dealer=3,
        turn=len(cards(lying)),
        scores=(0, 0),
        rank=ranking.rank,
        trump=ranking.trump,
        tricks=earlier,
        trick=Trick(0, cards(lying)),
    )


@pytest.mark.parametrize("case", CASES)
def test_what_may_be_played(case: str) -> None:
    setting, announcement, trick, lying, hand, allowed = CASES[case]
    table = table_of(setting, announcement, trick, lying)
    assert playable(table, ranking_of(setting, announcement), cards(hand)) == cards(allowed)


@pytest.mark.parametrize("case", CASES)
def test_without_the_duty_everything_may_be_played(case: str) -> None:
    setting, announcement, trick, lying, hand, _allowed = CASES[case]
    table = table_of(f"{setting} off", announcement, trick, lying)
    assert playable(table, ranking_of(setting, announcement), cards(hand)) == cards(hand)


@pytest.mark.parametrize("setting", ["bay w g", "tir w g"])
def test_leading_is_free(setting: str) -> None:
    hand = cards("9H 9S AH 8D W")
    table = table_of(setting, "9/H", 1, "")
    assert playable(table, ranking_of(setting, "9/H"), hand) == hand


def test_the_partner_of_the_leader_is_bound_too() -> None:
    match = announced(["9H", "8D 8C", "AH 8S", "QD"], "9/H")
    match.play("9H")
    match.do(f"1 {match.legal(1)[0].removeprefix('1 ')}")
    assert "2 play AH" in match.legal(2)
    assert match.refusal("2 play 8S") == "owes_trump_or_critical"


def test_nobody_has_to_beat_a_card() -> None:
    match = announced(["9H", "7H TH AH 8S 8C"], "9/H", variant="tyrolean", weli=False)
    match.play("9H")
    assert [text for text in match.legal(1) if "play" in text] == ["1 play AH", "1 play 7H", "1 play TH"]
    assert match.refusal("1 play 8S") == "owes_trump"

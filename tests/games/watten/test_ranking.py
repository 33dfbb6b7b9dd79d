"""Which card wins a trick, and what every card is worth under an announcement."""

from __future__ import annotations

from itertools import product

import pytest

from spieltisch.core.cards import SUITS, Card
from spieltisch.games.watten.dealing import pack_of
from spieltisch.games.watten.notation import parse_rank, ranks_to_name
from spieltisch.games.watten.ranking import KRITISCHE, WELI, Ranking
from tests.games.watten.support import cards, ranking_of, settings_of

CASES = {
    "T1": ("bay", "9/H", "9S 9C 9D AH", 1),
    "own 2": ("bay", "9/H", "AH 9C 9S 9D", 2),
    "T3": ("bay", "9/H", "9H 7C 7D KH", 4),
    "own 4": ("bay", "9/H", "9H 9S AH KD", 1),
    "T5": ("bay", "7/S", "7H 7S 8D AC", 2),
    "own 6": ("bay", "7/S", "7H 7C 8S AC", 2),
    "T7": ("bay", "K/H", "KS AH KH KC", 3),
    "own 8": ("bay g", "K/H", "KS AH KC 7D", 4),
    "T9": ("bay", "K/H", "KS AH KC KD", 1),
    "own 10": ("bay g", "K/H", "KS AH KC KD", 2),
    "T11": ("bay g", "9/H", "9H TH 7C 9S", 3),
    "own 12": ("bay g", "9/H", "9H TH AH 9S", 2),
    "T13": ("tir", "9/H", "TH 9H 9S AH", 2),
    "own 14": ("tir", "9/H", "9H 7C 7D KH", 1),
    "T15": ("tir w", "J/S", "W 7S AD 8D", 2),
    "own 16": ("tir w", "J/D", "W 7D AS 8S", 2),
    "T17": ("tir w", "J/S", "W AD 7D AH", 1),
    "own 18": ("tir w", "6/S", "AS W KS QS", 2),
    "T19": ("bay w", "6/D", "W 7D AD 8D", 2),
    "own 20": ("bay w", "6/D", "W 8D AD 9D", 1),
    "T21": ("bay", "T/H", "8C AS 9C AD", 3),
    "own 22": ("bay", "T/H", "AC 8C 7H KC", 3),
    "T23": ("bay", "9/S", "7C AC AS 9S", 1),
    "own 24": ("tir", "9/S", "7C AC 8D TC", 2),
    "T25": ("bay g", "7/D", "7S 8D AD 7H", 2),
    "own 26": ("bay g", "7/D", "7S 8D 7D 7H", 3),
    "T27": ("bay w", "7/D", "W 8D 7H 9D", 3),
    "own 28": ("tir g", "A/S", "AH KS AD AC", 1),
    "T29": ("bay", "K/S", "KC KH KS AS", 2),
    "own 30": ("bay g", "Q/H", "QS KH QH AH", 2),
}
"""Setting, announcement, the cards in the order played, and which of them wins (counted from 1)."""


@pytest.mark.parametrize("case", CASES)
def test_the_winner_of_a_trick(case: str) -> None:
    setting, announcement, trick, winner = CASES[case]
    assert ranking_of(setting, announcement).winner(cards(trick)) + 1 == winner


def in_order(setting: str, announcement: str) -> list[list[str]]:
    """The cards above the plain ones from the top, equal ones together."""
    ranking = ranking_of(setting, announcement)
    by_base: dict[int, list[str]] = {}
    for card in pack_of(settings_of(setting)):
        if base := ranking.base(card):
            by_base.setdefault(base, []).append(card.text)
    return [sorted(by_base[base]) for base in sorted(by_base, reverse=True)]


ORDERS = {
    "the ranking of the rules text": (
        "bay", "9/H", "KH | 7D | 7C | 9H | 9C 9D 9S | AH | QH | JH | TH | 8H | 7H",
    ),
    "no Kritische in the Tyrolean game (A1)": (
        "tir", "9/H", "9H | 9C 9D 9S | AH | KH | QH | JH | TH | 8H | 7H",
    ),
    "the Guate below the Kritischen, above the Rechter (A2)": (
        "bay g", "9/S", "KH | 7D | 7C | TS | 9S | 9C 9D 9H | AS | KS | QS | JS | 8S | 7S",
    ),
    "a Rechter that is a Kritischer keeps its place (A3)": (
        "bay g", "K/H", "KH | 7D | 7C | AH | KC KD KS | QH | JH | TH | 9H | 8H | 7H",
    ),
    "a Guate that is a Kritischer adds nothing (A5)": (
        "bay g", "Q/H", "KH | 7D | 7C | QH | QC QD QS | AH | JH | TH | 9H | 8H | 7H",
    ),
    "Kritische are no Linke: sevens (A6)": (
        "bay", "7/S", "KH | 7D | 7C | 7S | 7H | AS | KS | QS | JS | TS | 9S | 8S",
    ),
    "Kritische are no Linke: kings (A6)": (
        "bay", "K/S", "KH | 7D | 7C | KS | KC KD | AS | QS | JS | TS | 9S | 8S | 7S",
    ),
    "no Guate above the ace (A7)": (
        "tir g", "A/D", "AD | AC AH AS | KD | QD | JD | TD | 9D | 8D | 7D",
    ),
    "no Guate above the six, and no Linke (A7, A8)": (
        "tir w g", "6/C", "6D | AC | KC | QC | JC | TC | 9C | 8C | 7C",
    ),
    "the Weli is the lowest trump even of its own suit (A9)": (
        "tir w", "J/D", "JD | JC JH JS | AD | KD | QD | TD | 9D | 8D | 7D | 6D",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", ORDERS)
def test_the_order_of_the_cards(case: str) -> None:
    setting, announcement, order = ORDERS[case]
    assert in_order(setting, announcement) == [part.split() for part in order.split(" | ")]


def test_the_weli_never_follows_or_wins_as_diamonds() -> None:
    ranking = ranking_of("tir w", "J/S")
    assert ranking.winner(cards("AD W KD QD")) == 1
    assert ranking.strength(WELI, Card.parse("AD")) == ranking.base(WELI) > 0
    assert ranking.strength(Card.parse("AD"), WELI) == 0


def test_plain_cards_win_in_the_suit_led_alone() -> None:
    ranking = ranking_of("tir", "9/H")
    assert ranking.winner(cards("7S 8S AC KD")) == 1
    assert ranking.winner(cards("AS KS QS JS")) == 0


WINNERS = {
    "bay": (8195016, 6573600, 6472836, 6375828),
    "bay g": (8185356, 6570460, 6476096, 6385368),
    "bay w": (10391760, 8428692, 8319738, 8214690),
    "tir": (8854464, 6403008, 6252480, 6107328),
    "tir g": (8840520, 6398472, 6257184, 6121104),
    "tir w": (11184384, 8216448, 8054976, 7899072),
}
"""How often the first, second, third and fourth card wins, over all announcements and ordered tricks."""


def winning_places(ranking: Ranking, pack: tuple[Card, ...]) -> tuple[int, int, int, int]:
    """Count the places of the winner over all ordered tricks of four cards from the pack.

    Beside a lead only the strengths of the others matter: the winner is stronger than what lies before it,
    and what comes behind is no stronger. So the tricks need not be looked at one by one.
    """
    places = [0, 0, 0, 0]
    for lead in pack:
        own = ranking.strength(lead, lead)
        others = [ranking.strength(card, lead) for card in pack if card != lead]
        places[0] += _ordered(sum(strength <= own for strength in others), 3)
        for strength in others:
            if strength > own:
                below = sum(other < strength for other in others)
                upto = sum(other <= strength for other in others) - 1
                places[1] += upto * (upto - 1)
                places[2] += below * (upto - 1)
                places[3] += below * (below - 1)
    return places[0], places[1], places[2], places[3]


def _ordered(number: int, drawn: int) -> int:
    """In how many ways `drawn` of `number` things can follow each other."""
    return 1 if drawn == 0 else number * _ordered(number - 1, drawn - 1)


@pytest.mark.parametrize("setting", WINNERS)
def test_winners_of_all_tricks_under_all_announcements(setting: str) -> None:
    settings = settings_of(setting)
    pack = pack_of(settings)
    counts = [
        winning_places(Ranking.of(settings, rank, suit), pack)
        for rank, suit in product(ranks_to_name(settings), range(4))
    ]
    assert tuple(map(sum, zip(*counts, strict=True))) == WINNERS[setting]
    assert sum(WINNERS[setting]) == (35_354_880 if settings.weli else 27_617_280)


ROWS = {"7": (261420, 201944, 200540, 199136), "8": (256422, 205906, 202156, 198556)}


@pytest.mark.parametrize("rank", ROWS)
def test_winners_of_all_tricks_under_one_announcement(rank: str) -> None:
    ranking = ranking_of("bay", f"{rank}/C")
    assert winning_places(ranking, pack_of(settings_of("bay"))) == ROWS[rank]


@pytest.mark.slow
@pytest.mark.parametrize("setting", WINNERS)
def test_winners_of_all_tricks_one_by_one(setting: str) -> None:
    """The same by asking the rules about each trick, for three announcements."""
    settings = settings_of(setting)
    pack = pack_of(settings)
    for number, rank in enumerate(ranks_to_name(settings)[::3]):
        ranking = Ranking.of(settings, rank, number % len(SUITS))
        places = [0, 0, 0, 0]
        for lead, second, third in product(pack, repeat=3):
            if len({lead, second, third}) == 3:
                for last in pack:
                    if last not in (lead, second, third):
                        places[ranking.winner((lead, second, third, last))] += 1
        assert tuple(places) == winning_places(ranking, pack)


def test_the_weli_takes_part_only_as_the_33rd_card() -> None:
    assert len(pack_of(settings_of("bay"))) == 32
    assert WELI not in pack_of(settings_of("tir"))
    assert len(pack_of(settings_of("bay w"))) == 33
    assert set(KRITISCHE) < set(pack_of(settings_of("bay")))
    assert parse_rank("6") not in ranks_to_name(settings_of("bay"))

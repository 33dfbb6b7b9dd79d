"""The rules against a second, naive reading of the rules text."""

from __future__ import annotations

import random
from itertools import product

import pytest

from spieltisch.core.cards import SUITS, Card
from spieltisch.games.watten.dealing import pack_of
from spieltisch.games.watten.notation import parse_rank, rank_text, ranks_to_name
from spieltisch.games.watten.ranking import Ranking
from spieltisch.games.watten.settings import Settings
from tests.games.watten.second_opinion import Round
from tests.games.watten.support import COMBINATIONS, Match, random_actions

SETTINGS = [
    Settings(bavarian, weli=weli, guate=guate) for bavarian, weli, guate in product(*[(False, True)] * 3)
]
TRICKS = 200


def reading(settings: Settings, rank: str, suit: str) -> Round:
    return Round(settings.bavarian, settings.guate, settings.obligation, rank, suit)


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_winners_of_random_tricks(settings: Settings) -> None:
    stream = random.Random(str(settings))
    pack = pack_of(settings)
    for rank, suit in product(ranks_to_name(settings), SUITS):
        ranking = Ranking.of(settings, rank, SUITS.index(suit))
        second = reading(settings, rank_text(rank), suit)
        for _ in range(TRICKS):
            trick = tuple(stream.sample(pack, stream.randint(1, 4)))
            assert ranking.winner(trick) == second.winner([card.text for card in trick]), (rank, suit, trick)


def strong_first(pack: tuple[Card, ...], ranking: Ranking, stream: random.Random) -> list[Card]:
    """Shuffle a pack so that cards of worth come up early more often than by chance."""
    return sorted(pack, key=lambda card: stream.random() - (0.5 if ranking.base(card) else 0))


@pytest.mark.slow
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_winners_of_many_tricks(settings: Settings) -> None:
    stream = random.Random(f"many {settings}")
    pack = pack_of(settings)
    for rank, suit in product(ranks_to_name(settings), SUITS):
        ranking = Ranking.of(settings, rank, SUITS.index(suit))
        second = reading(settings, rank_text(rank), suit)
        for _ in range(20 * TRICKS):
            trick = tuple(strong_first(pack, ranking, stream)[:4])
            assert ranking.winner(trick) == second.winner([card.text for card in trick]), (rank, suit, trick)


def check_match(match: Match, stream: random.Random) -> int:
    """Play a match at random and compare what may be played and who takes a trick; return how many cards."""
    compared = 0
    for now in random_actions(match, stream):
        table = now.state.table
        if table.rank is None or table.trump is None or table.turn is None or table.raiser is not None:
            continue
        second = reading(table.settings, rank_text(table.rank), SUITS[table.trump])
        lying = [card.text for card in table.trick.cards]
        hand = [card.text for card in now.state.hands[table.turn]]
        expected = second.legal(len(table.tricks) + 1, lying, hand)
        plays = [text.split()[2] for text in now.legal(table.turn) if " play " in text]
        assert plays == expected
        compared += len(expected) < len(hand)
    for event in match.of_type("announced"):
        if event["what"] == "trump":
            assert event["value"] in SUITS
    for number in range(1, len(match.of_type("deal")) + 1):
        check_tricks(match, number)
    return compared


def check_tricks(match: Match, number: int) -> None:
    events = [event for event in match.events if event["round"] == number]
    named = {event["what"]: event["value"] for event in events if event.type == "announced"}
    for event in events:
        if event.type == "trick":
            second = reading(match.state.table.settings, named["rank"], named["trump"])
            assert parse_rank(named["rank"])
            assert (event["leader"] + second.winner(event["cards"])) % 4 == event["seat"]


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_whole_matches(number: int) -> None:
    options = {**COMBINATIONS[number], "target": 18}
    bound = 0
    for seed in range(8):
        match = Match.start(seed=f"second {seed}", dealer=None, **options)
        bound += check_match(match, random.Random(f"{seed}/{number}"))
    assert bool(bound) == bool(options["obligation"])

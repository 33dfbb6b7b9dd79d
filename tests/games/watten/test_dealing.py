"""The pack, the deal, the dealer and the setups a match can start from."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from spieltisch.core.cards import Card
from spieltisch.core.errors import SpieltischError
from spieltisch.core.game import Setup
from spieltisch.core.options import OptionValue, complete
from spieltisch.core.randomness import RandomSource, shuffle
from spieltisch.games.watten.options import OPTIONS
from tests.games.watten.support import RULES, Match, cards, pack_with, pieces_of, random_match

DEFAULTS = complete(OPTIONS, {})


def test_the_pack_has_32_cards_or_33_with_the_weli() -> None:
    small = RULES.pieces(DEFAULTS)
    assert len(set(small)) == len(small) == 32
    large = RULES.pieces(complete(OPTIONS, {"weli": True}))
    assert len(set(large)) == len(large) == 33
    assert set(large) - set(small) == {"6D"}
    assert {card[0] for card in small} == set("789TJQKA")


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("weli", [False, True])
def test_five_cards_go_to_forehand_then_to_the_next_seat(dealer: int, weli: bool) -> None:
    options = complete(OPTIONS, {"weli": weli})
    pieces = shuffle(RULES.pieces(options), RandomSource("x").stream("test"))
    state = RULES.start(Setup(4, options, RandomSource("x", (pieces,)), dealer=dealer)).state
    for number in range(4):
        hand = state.hands[(dealer + 1 + number) % 4]
        assert hand == tuple(sorted(map(Card.parse, pieces[5 * number : 5 * number + 5])))
    assert [card.text for card in state.rest] == list(pieces[20:])
    assert len(state.rest) == (13 if weli else 12)


def test_the_deal_moves_to_the_left_every_round() -> None:
    match = random_match("moves", raising=False)
    deals = match.of_type("deal")
    assert len(deals) > 4
    for number, (before, after) in enumerate(pairwise(deals), start=1):
        assert after["dealer"] == (before["dealer"] + 1) % 4
        assert (before["round"], after["round"]) == (number, number + 1)
        assert before["forehand"] == after["dealer"]


def test_every_round_takes_the_next_pack() -> None:
    first, second = pack_with(["AC"]), pack_with(["AS"], dealer=0)
    step = RULES.start(Setup(4, DEFAULTS, RandomSource("x", (first, second)), dealer=3))
    match = Match(step.state)
    match.do("0 rank 9", "3 trump H", "0 raise", "1 fold")
    assert Card.parse("AC") not in match.state.hands[0]
    assert Card.parse("AS") in match.state.hands[0]
    third = match.do("1 rank 9", "0 trump H", "1 raise", "0 fold")[-1]
    assert third.type == "deal"
    packs = [shuffle(RULES.pieces(DEFAULTS), RandomSource("x").stream(f"pack/{number}")) for number in (2, 3)]
    assert match.state.rest == cards(" ".join(packs[0][20:]))


def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = Counter(
        Match.start(seed=f"lot {number}", dealer=None).state.table.dealer for number in range(200)
    )
    assert sorted(dealers) == [0, 1, 2, 3]
    assert min(dealers.values()) > 25
    match = Match.start(seed="lot", dealer=None)
    (lot,) = match.of_type("first_dealer")
    assert lot["dealer"] == match.state.table.dealer


@pytest.mark.parametrize("seat", range(4))
def test_a_setup_names_the_first_dealer_or_the_lots(seat: int) -> None:
    given = Match.start(dealer=seat, lots=((seat + 1) % 4,))
    assert (given.state.table.dealer, given.of_type("first_dealer")) == (seat, [])
    drawn = Match.start(dealer=None, lots=(seat,))
    assert drawn.state.table.dealer == seat
    assert [event["dealer"] for event in drawn.of_type("first_dealer")] == [seat]


def test_lots_and_dealers_shift_no_deal() -> None:
    rests = {Match.start(seed="same", dealer=dealer).state.rest for dealer in (None, 0, 1, 2, 3)}
    assert len(rests) == 1


def test_a_match_can_start_from_scores() -> None:
    match = Match.start(scores=(14, 7))
    assert match.scores == (14, 7)
    assert [event["scores"] for event in match.of_type("start")] == [(14, 7)]


@pytest.mark.parametrize(
    ("target", "scores"),
    [
        (15, (15, 0)),
        (15, (0, 15)),
        (11, (11, 0)),
        (15, (-1, 0)),
        (15, (0.5, 0)),
        (15, (0,)),
        (15, (0, 0, 0)),
        (15, (True, 0)),
    ],
)
def test_impossible_scores_are_refused(target: int, scores: tuple[int | float, ...]) -> None:
    setup = Setup(4, complete(OPTIONS, {"target": target}), RandomSource("x"), scores=scores)
    for attempt in (RULES.check_setup, RULES.start):
        with pytest.raises(SpieltischError, match=r"watten\.setup\.scores"):
            attempt(setup)


@pytest.mark.parametrize(
    ("seats", "dealer", "lots", "key"),
    [
        (2, 0, (), "seats"),
        (5, 0, (), "seats"),
        (4, 4, (), "dealer"),
        (4, -1, (), "dealer"),
        (4, None, (4, 0), "dealer"),
    ],
)
def test_impossible_tables_are_refused(
    seats: int, dealer: int | None, lots: tuple[int, ...], key: str
) -> None:
    setup = Setup(seats, DEFAULTS, RandomSource("x"), dealer=dealer, lots=lots)
    for attempt in (RULES.check_setup, RULES.start):
        with pytest.raises(SpieltischError, match=rf"watten\.setup\.{key}"):
            attempt(setup)


def test_partners_sit_opposite() -> None:
    assert RULES.sides(4, DEFAULTS) == (0, 1, 0, 1)


@pytest.mark.parametrize("options", [{}, {"weli": True}, {"variant": "tyrolean"}])
def test_no_card_is_lost_in_a_match(options: dict[str, OptionValue]) -> None:
    match = random_match("all", **options)
    assert sorted(pieces_of(match.state)) == sorted(RULES.pieces(complete(OPTIONS, options)))

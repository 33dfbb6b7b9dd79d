"""From the cut for deal to the starter."""

from __future__ import annotations

import random

import pytest

from spieltisch.core.cards import FULL_PACK, Card, parse_cards
from spieltisch.core.errors import SpieltischError
from spieltisch.core.game import Setup
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage.state import Phase
from tests.games.cribbage.support import RULES, Table, pack_from, play_out


def cut_pack(first: str, second: str) -> tuple[str, ...]:
    """A pack that shows these cards in the cut for deal."""
    rest = [card.text for card in FULL_PACK if card.text not in (first, second)]
    return (first, second, *rest)


@pytest.mark.parametrize(
    ("first", "second", "dealer"),
    [("AC", "KS", 0), ("KC", "AS", 1), ("TD", "JD", 0), ("JC", "TS", 1), ("2S", "3C", 0), ("QH", "JH", 1)],
)
@pytest.mark.parametrize("order", [("0 cut 4", "1 cut 48"), ("1 cut 4", "0 cut 48")])
def test_lower_rank_deals(first: str, second: str, dealer: int, order: tuple[str, str]) -> None:
    table = Table.start([cut_pack(first, second)])
    assert RULES.turn(table.state) is None
    assert RULES.actors(table.state) == (0, 1)
    table.do(order[0])
    assert RULES.turn(table.state) == int(order[1][0])
    table.do(order[1])
    assert table.state.dealer == dealer
    assert (table.state.deal, table.state.phase, table.state.to_act) == (1, Phase.CUT_PACK, (1 - dealer,))
    assert table.view(None).cuts == ((Card.parse(first), Card.parse(second)),)


def test_a_tie_takes_the_next_pack() -> None:
    deal = pack_from("2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D", "KH")
    packs = [cut_pack("9C", "9S"), cut_pack("TC", "TH"), cut_pack("QC", "4H"), deal]
    table = Table.start(packs)
    table.do("1 cut 20", "0 cut 20")
    assert [event.type for event in table.events] == ["start", "cut_for_deal", "cut_for_deal", "tie"]
    assert RULES.actors(table.state) == (0, 1)
    table.do("0 cut 20", "1 cut 20")
    assert table.view(0).phase is Phase.CUT_FOR_DEAL
    table.do("0 cut 20", "1 cut 20")
    assert table.state.dealer == 1
    assert len(table.view(None).cuts) == 3
    table.do("0 cut 30")
    assert " ".join(card.text for card in table.state.hands[0]) == "2C 3C 4C 5C 6C 7C"


def test_a_given_dealer_takes_no_pack_for_a_cut() -> None:
    deal = pack_from("2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D", "KH")
    table = Table.start([deal], dealer=0)
    assert table.state.to_act == (1,)
    table.do("1 cut 4")
    assert table.view(1).hand == parse_cards("2C 3C 4C 5C 6C 7C")
    assert table.view(None).cuts == ()


def test_cards_go_alternately_to_pone_and_dealer_and_the_next_is_the_starter() -> None:
    pack = tuple(random.Random(5).sample([card.text for card in FULL_PACK], 52))
    for dealer in (0, 1):
        table = Table.start([pack], dealer=dealer)
        table.do(f"{1 - dealer} cut 48")
        assert {card.text for card in table.state.hands[1 - dealer]} == set(pack[0:12:2])
        assert {card.text for card in table.state.hands[dealer]} == set(pack[1:12:2])
        table.do(table.legal(1)[0], table.legal(0)[0], f"{1 - dealer} cut 36")
        assert table.state.starter == Card.parse(pack[12])


def test_the_depth_of_a_cut_decides_nothing() -> None:
    def play(stream: random.Random) -> list[str]:
        table = Table.start(seed="depth")
        while table.state.deal < 2:
            seat = table.state.to_act[0]
            legal = table.legal(seat)
            table.do(stream.choice(legal) if " cut " in legal[0] else legal[0])
        hidden = ("cut_for_deal", "cut_pack", "cut_starter")
        return [str(event) for event in table.events if event.type not in hidden]

    assert play(random.Random(1)) == play(random.Random(2))


def test_depths_leave_four_cards_on_each_side() -> None:
    table = Table.start()
    assert table.legal(0) == [f"0 cut {depth}" for depth in range(4, 49)]
    table = Table.start(dealer=0)
    assert table.legal(1) == [f"1 cut {depth}" for depth in range(4, 49)]
    assert table.legal(0) == []
    table.do("1 cut 4")
    table.do(table.legal(0)[0], table.legal(1)[0])
    assert table.legal(1) == [f"1 cut {depth}" for depth in range(4, 37)]


@pytest.mark.parametrize("first", [0, 1])
def test_both_discard_in_either_order_and_unseen(first: int) -> None:
    table = Table.start(seed="either", dealer=0)
    table.do("1 cut 30")
    assert RULES.actors(table.state) == (0, 1)
    assert len(table.legal(0)) == len(table.legal(1)) == 15
    other_view = table.view(1 - first)
    event, *_ = table.do(table.legal(first)[3])
    assert (event.type, event["side"], event["cards"]) == ("discarded", first, 2)
    assert RULES.turn(table.state) == 1 - first
    after = table.view(1 - first)
    assert after.hand == other_view.hand
    assert after.discarded[first]
    assert len(table.view(first).laid) == 2
    assert table.view(None).starter is None
    table.do(table.legal(1 - first)[7])
    assert (table.state.phase, table.state.to_act) == (Phase.CUT_STARTER, (1,))
    assert table.view(None).crib_size == 4


def test_discards_are_listed_in_canonical_order() -> None:
    pack = pack_from("5H JD 5C AS KD TC", "2D 3D 4D 5D 6D 7D", "KH")
    table = Table.start([pack], dealer=1)
    table.do("0 cut 30")
    assert table.legal(0)[:6] == [
        "0 discard AS 5C",
        "0 discard AS 5H",
        "0 discard AS TC",
        "0 discard AS JD",
        "0 discard AS KD",
        "0 discard 5C 5H",
    ]


def test_a_discard_may_name_its_cards_in_either_order() -> None:
    pack = pack_from("5H JD 5C AS KD TC", "2D 3D 4D 5D 6D 7D", "KH")
    table = Table.start([pack], dealer=1)
    table.do("0 cut 30", "0 discard JD 5H")
    assert [card.text for card in table.view(0).laid] == ["5H", "JD"]
    assert [card.text for card in table.view(0).hand] == ["AS", "5C", "TC", "KD"]


def test_heels_go_to_the_dealer_at_once() -> None:
    pack = pack_from("2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D", "JH")
    table = Table.start([pack], dealer=1)
    events = table.do("0 cut 30", "0 discard 2C 3C", "1 discard 2D 3D", "0 cut 9")
    assert [event.type for event in events] == ["cut_starter", "starter", "score"]
    assert table.scored() == [(1, "heels", 2)]
    assert table.state.phase is Phase.PLAY


def test_the_deal_alternates() -> None:
    table = Table.start(seed="alternate")
    dealers: dict[int, int] = {}
    for now in play_out(table, random.Random(3)):
        if now.state.deal:
            assert now.state.dealer is not None
            dealers[now.state.deal] = now.state.dealer
    assert len(dealers) > 5
    assert all(dealers[deal] != dealers[deal - 1] for deal in dealers if deal > 1)


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 3},
        {"seats": 1},
        {"scores": (121, 0)},
        {"scores": (0, 130)},
        {"scores": (-1, 0)},
        {"scores": (7.5, 0)},
        {"scores": (0,)},
        {"scores": (0, 0, 0)},
        {"dealer": 2},
        {"dealer": -1},
    ],
)
def test_impossible_setups_are_refused(setup: dict[str, object]) -> None:
    arguments = {"seats": 2, "options": {}, "chance": RandomSource("x"), **setup}
    bad = Setup(**arguments)
    for refuse in (RULES.check_setup, RULES.start):
        with pytest.raises(SpieltischError) as caught:
            refuse(bad)
        assert caught.value.message.key.startswith("cribbage.setup.")


def test_a_handicap_is_where_the_pegs_start() -> None:
    table = Table.start(scores=(31, 120), dealer=1)
    assert RULES.result(table.state).scores == (31, 120)
    assert table.events[0]["scores"] == (31, 120)


def test_the_same_seed_deals_the_same_cards() -> None:
    first, second = (Table.start(seed="same") for _ in range(2))
    for table in (first, second):
        for _ in play_out(table, random.Random(9)):
            pass
    assert first.events == second.events
    assert first.state == second.state
    third = Table.start(seed="other")
    assert third.state.stock != Table.start(seed="same").state.stock

"""What a seat may know: nothing hidden in a view, sampled worlds that fit it, JSON both ways."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.games.cribbage.state import Phase, State, View
from tests.games.cribbage.support import RULES, Table, cards_of, pack_from, play_out, play_ranks, start_play

SEATS = (0, 1, None)


def states(seed: int, until_deal: int = 4) -> Iterator[State]:
    """Every state of a random match up to a deal; every fifth match is played out."""
    table = Table.start(seed=f"views {seed}")
    stream = random.Random(seed)
    for now in play_out(table, stream, 10**6 if seed % 5 == 0 else until_deal):
        yield now.state
    yield table.state


@pytest.mark.parametrize("seed", range(25))
def test_the_pack_is_conserved(seed: int) -> None:
    for state in states(seed):
        assert sorted(cards_of(state)) == list(FULL_PACK)


@pytest.mark.parametrize("seed", range(15))
def test_sampled_worlds_look_the_same(seed: int) -> None:
    for number, state in enumerate(states(seed)):
        for seat in SEATS:
            view = RULES.view(state, seat)
            world = RULES.sample(view, random.Random(number))
            assert RULES.view(world, seat) == view
            assert sorted(cards_of(world)) == list(FULL_PACK)
            assert RULES.actors(world) == RULES.actors(state)
            assert RULES.result(world) == RULES.result(state)
            assert world == RULES.sample(view, random.Random(number))


@pytest.mark.parametrize("seed", range(15))
def test_sampled_worlds_differ_only_in_what_is_hidden(seed: int) -> None:
    """Re-deal everything a seat cannot see: whatever it may decide with stays the same."""
    for number, state in enumerate(states(seed)):
        for seat in (0, 1):
            view = RULES.view(state, seat)
            again = RULES.view(RULES.sample(view, random.Random(number)), seat)
            assert RULES.legal(again) == RULES.legal(view)
            assert RULES.view_to_json(again) == RULES.view_to_json(view)


@pytest.mark.parametrize("seed", range(15))
def test_sampled_worlds_can_be_played_to_the_end(seed: int) -> None:
    stream = random.Random(seed)
    every = list(states(seed, until_deal=3))
    for state in stream.sample(every, 8):
        world = RULES.sample(RULES.view(state, stream.choice(SEATS)), stream)
        table = Table(world)
        for now in play_out(table, stream):
            assert sorted(cards_of(now.state)) == list(FULL_PACK)
        assert table.over


def test_sampling_reaches_every_hidden_card() -> None:
    table = Table.start(seed="spread", dealer=1)
    table.do("0 cut 20")
    view = table.view(0)
    seen: set[Card] = set()
    for number in range(60):
        seen |= set(RULES.sample(view, random.Random(number)).hands[1])
    assert seen == set(FULL_PACK) - set(view.hand)


def test_sampling_respects_a_go() -> None:
    table = start_play("T 5 3 3", "K Q 9 8")
    play_ranks(table, "T K 5")
    view = table.view(0)
    assert view.least_values == (1, 7)
    worlds = [RULES.sample(view, random.Random(number)) for number in range(50)]
    assert all(min(card.rank, 10) >= 7 for world in worlds for card in world.hands[1])
    assert any(min(card.rank, 10) < 7 for world in worlds for card in world.laid[1])


def test_sampling_gives_the_seat_on_turn_a_card_it_can_play() -> None:
    table = start_play("K Q J 2", "K Q A 9")
    play_ranks(table, "K K J")
    view = table.view(0)
    assert (view.to_act, view.count) == ((1,), 30)
    worlds = [RULES.sample(view, random.Random(number)) for number in range(50)]
    assert all(any(card.rank == 1 for card in world.hands[1]) for world in worlds)


def test_sampled_packs_are_not_the_packs_of_the_match() -> None:
    table = Table.start([pack_from("5H JD 5C AS KD TC", "2D 3D 4D 5D 6D 7D", "KH")], dealer=1)
    worlds = [RULES.sample(table.view(0), random.Random(number)) for number in range(5)]
    assert len({world.stock for world in worlds}) == 5
    assert all(world.chance.seed != table.state.chance.seed for world in worlds)
    assert all(world.stock != table.state.stock for world in worlds)


@pytest.mark.parametrize("seed", range(6))
def test_views_hold_no_hidden_card(seed: int) -> None:
    """Every card named in a view is the seat's own or has been shown to all."""
    for state in states(seed):
        shown = {card.text for card in _public_cards(state)}
        for seat in SEATS:
            own = () if seat is None else (*state.hands[seat], *state.laid[seat])
            allowed = shown | {card.text for card in own}
            assert _cards_in(RULES.view_to_json(RULES.view(state, seat))) <= allowed


def _public_cards(state: State) -> Iterator[Card]:
    yield from (play.card for play in state.plays if play.card is not None)
    yield from (card for cut in state.cuts for card in cut if card is not None)
    if state.starter is not None:
        yield state.starter
    show = state.last_show
    if show is not None:
        yield from (show.starter, *show.hands[0], *show.hands[1])
        yield from show.crib or ()


def _cards_in(data: object) -> set[str]:
    texts = {card.text for card in FULL_PACK}
    if isinstance(data, dict):
        return set().union(*map(_cards_in, data.values()))
    if isinstance(data, list):
        return set().union(*map(_cards_in, data)) if data else set()
    return {data} if isinstance(data, str) and data in texts else set()


def test_views_and_events_know_no_seed() -> None:
    table = Table.start(seed="a very secret seed")
    for now in play_out(table, random.Random(1), 3):
        for seat in SEATS:
            assert "secret" not in repr(now.view(seat))
    assert "secret" not in repr(table.events)


@pytest.mark.parametrize("seed", range(10))
def test_views_survive_json(seed: int) -> None:
    for state in states(seed):
        for seat in SEATS:
            view = RULES.view(state, seat)
            written = json.dumps(RULES.view_to_json(view))
            assert RULES.view_from_json(json.loads(written)) == view


def _a_view() -> View:
    table = start_play("J 7 6 4", "5 6 2 4")
    play_ranks(table, "J 5 7 6 2 6 4 4")
    return table.view(0)


@pytest.mark.parametrize("name", [field.name for field in fields(View)])
def test_broken_json_is_refused(name: str) -> None:
    data = RULES.view_to_json(_a_view())
    assert isinstance(data, dict)
    for broken in ({}, "nonsense", 1.5, [[["7C"]]]):
        with pytest.raises(ValueError, match="view"):
            RULES.view_from_json({**data, name: broken})
    del data[name]
    with pytest.raises(ValueError, match="view"):
        RULES.view_from_json(data)


@pytest.mark.parametrize("data", [None, [], "view", 3, {}])
def test_json_that_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="view"):
        RULES.view_from_json(data)


def test_json_with_other_cards_is_refused() -> None:
    data = RULES.view_to_json(_a_view())
    assert isinstance(data, dict)
    with pytest.raises(ValueError, match="card"):
        RULES.view_from_json({**data, "hand": ["1C"]})


def test_the_show_stays_in_view_while_the_next_deal_waits() -> None:
    view = _a_view()
    assert view.phase is Phase.CUT_PACK
    show = view.last_show
    assert show is not None
    assert (show.deal, view.deal) == (1, 2)
    assert show.crib is not None
    assert [(count.seat, count.of) for count in show.counts] == [(0, "hand"), (1, "hand"), (1, "crib")]
    assert all(sum(one.points for one in count.combinations) == count.points for count in show.counts)
    assert len([play for play in show.plays if play.card is not None]) == 8


def test_kept_is_the_hand_that_will_be_counted() -> None:
    table = start_play("J 7 6 4", "5 6 2 4")
    before = table.view(0).kept
    play_ranks(table, "J 5 7 6 2")
    assert table.view(0).kept == before
    assert len(before) == 4
    assert table.view(None).kept == ()


def test_pile_is_the_running_count() -> None:
    table = start_play("T 5 3 3", "K Q 9 8")
    play_ranks(table, "T K 5 3")
    assert table.view(None).pile == table.state.pile
    assert [card.text[0] for card in table.state.pile] == list("TK53")
    play_ranks(table, "3")
    assert table.view(None).pile == table.state.pile == ()


def test_an_onlooker_has_no_hand() -> None:
    view = start_play("T 5 3 3", "K Q 9 8").view(None)
    assert (view.hand, view.laid, view.hand_sizes) == ((), (), (4, 4))
    assert RULES.legal(view) == ()
    assert replace(view, seat=0) != start_play("T 5 3 3", "K Q 9 8").view(0)

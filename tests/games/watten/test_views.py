"""What a seat may know: nothing hidden in a view, sampled worlds that fit it, JSON both ways."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from spieltisch.core.cards import Card
from spieltisch.games.watten.dealing import pack_of
from spieltisch.games.watten.sampling import binding_cards, void_seats
from spieltisch.games.watten.state import State, Table, View
from tests.games.watten.support import (
    COMBINATIONS,
    RULES,
    Match,
    announced,
    cards,
    pieces_of,
    random_actions,
)

SEATS = (0, 1, 2, 3, None)


def states(number: int, target: int = 11) -> Iterator[State]:
    """Every state of a random match with the options of that combination."""
    match = Match.start(seed=f"views {number}", dealer=None, target=target, **COMBINATIONS[number])
    for now in random_actions(match, random.Random(number)):
        yield now.state
    yield match.state


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_the_pack_is_conserved(number: int) -> None:
    for state in states(number, target=18):
        assert sorted(pieces_of(state)) == sorted(card.text for card in pack_of(state.table.settings))
        assert state.table.hand_sizes == tuple(map(len, state.hands))
        assert all(list(hand) == sorted(hand) for hand in state.hands)


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_sampled_worlds_look_the_same(number: int) -> None:
    for step, state in enumerate(states(number)):
        for seat in SEATS:
            view = RULES.view(state, seat)
            world = RULES.sample(view, random.Random(step))
            again = RULES.view(world, seat)
            assert again == view
            assert RULES.legal(again) == RULES.legal(view)
            assert RULES.asked(world) == RULES.asked(state)
            assert sorted(pieces_of(world)) == sorted(pieces_of(state))
            assert world == RULES.sample(view, random.Random(step))


@pytest.mark.parametrize("number", range(0, len(COMBINATIONS), 3))
def test_sampled_worlds_can_be_played_to_the_end(number: int) -> None:
    stream = random.Random(number)
    every = list(states(number))
    for state in stream.sample(every, min(6, len(every))):
        match = Match(RULES.sample(RULES.view(state, stream.choice(SEATS)), stream))
        for _ in random_actions(match, stream):
            pass
        assert match.over


BOUND = [number for number, one in enumerate(COMBINATIONS) if one["obligation"] and not one["raising"]]


@pytest.mark.parametrize("number", BOUND)
def test_no_sampled_seat_holds_what_it_should_have_played(number: int) -> None:
    """In a sampled world every card that has been played was legal when it was played."""
    checked = 0
    for step, state in enumerate(states(number, target=18)):
        table = state.table
        void, binding = void_seats(table), binding_cards(table)
        for seat in void:
            assert not set(state.hands[seat]) & binding, "the real hands agree with what is known"
        viewer = step % 4
        world = RULES.sample(RULES.view(state, viewer), random.Random(step))
        for seat in void - {viewer}:
            assert not set(world.hands[seat]) & binding
            checked += bool(world.hands[seat])
        _check_history(table, world.hands)
    assert checked or COMBINATIONS[number]["variant"] == "bavarian", "Bavarians are rarely bound"


def _check_history(table: Table, hands: tuple[tuple[Card, ...], ...]) -> None:
    """Take the played cards back one by one; each must be legal where it was played."""
    held = [set(hand) for hand in hands]
    for number in reversed(range(len(table.tricks) + bool(table.trick.cards))):
        trick = (*table.tricks, table.trick)[number]
        for place in reversed(range(len(trick.cards))):
            seat = trick.seats[place]
            held[seat].add(trick.cards[place])
            before = replace(
                table, turn=seat, raiser=None, tricks=table.tricks[:number],
                trick=replace(trick, cards=trick.cards[:place], winner=None),
            )  # fmt: skip
            if table.winner is None:
                legal = RULES.legal(View(before, seat, tuple(sorted(held[seat]))))
                assert f"{seat} play {trick.cards[place]}" in {action.text for action in legal}


def test_a_bavarian_who_gives_neither_trump_nor_kritischer_has_none() -> None:
    match = announced(["9H", "9S 8C 8S QC QS", "AH 8D", "7C JS"], "9/H")
    match.play("9H")
    assert void_seats(match.state.table) == frozenset()
    match.play("9S")
    assert void_seats(match.state.table) == {1}
    match.play("AH", "7C")
    assert void_seats(match.state.table) == {1}
    expected = [card for card in pack_of(match.state.table.settings) if card.suit == 2]
    assert binding_cards(match.state.table) == {*expected, *cards("7C 7D KH")}
    for number in range(200):
        hand = RULES.sample(match.view(0), random.Random(number)).hands[1]
        assert not set(hand) & binding_cards(match.state.table)


def test_after_a_kritischer_in_the_trick_nothing_is_known() -> None:
    match = announced(["9H", "7C", "8S QC QS JS JC"], "9/H")
    match.play("9H", "7C", "8S")
    assert void_seats(match.state.table) == frozenset()


def test_a_tyrolean_who_gives_a_linke_may_still_hold_trumps() -> None:
    match = announced(["AH 7S", "9S QS", "8S QC TC JC KC"], "9/H", variant="tyrolean", weli=True)
    match.play("AH", "9S", "8S")
    assert void_seats(match.state.table) == {2}
    assert binding_cards(match.state.table) == {*cards("7H 8H 9H TH JH QH KH AH W")}


def test_a_voids_knowledge_ends_with_the_round() -> None:
    match = announced(["AH", "8S QC TC JC KC"], "9/H", variant="tyrolean")
    match.play("AH", "8S")
    match.do("0 raise", "1 fold")
    assert (void_seats(match.state.table), match.state.table.number) == (frozenset(), 2)


def test_without_the_duty_nothing_is_known() -> None:
    match = announced(["9H AH", "8S QC TC JC KC"], "9/H", obligation=False)
    match.play("9H", "8S")
    assert (void_seats(match.state.table), binding_cards(match.state.table)) == (frozenset(), frozenset())


def test_every_world_that_fits_is_equally_likely() -> None:
    """Seat 1 has no trump; each card it can hold comes up as often as any other, and so with the others."""
    match = announced(["AH AC KC", "8S QS JS TS 7S"], "9/H", variant="tyrolean", weli=False)
    match.play("AH", "8S")
    stream = random.Random("likely")
    held: list[Counter[str]] = [Counter(), Counter(), Counter(), Counter()]
    number = 6000
    for _ in range(number):
        world = RULES.sample(match.view(0), stream)
        for seat in (1, 2, 3):
            held[seat].update(card.text for card in world.hands[seat])
    own = {card.text for card in match.state.hands[0]} | {"AH", "8S"}
    hidden = [card.text for card in pack_of(match.state.table.settings) if card.text not in own]
    plain = [card for card in hidden if card[1] != "H"]
    trumps = [card for card in hidden if card[1] == "H"]
    expected = number * 4 / len(plain)
    assert set(held[1]) == set(plain)
    assert all(abs(held[1][card] - expected) < 6 * expected**0.5 for card in plain)
    for seat in (2, 3):
        expected_trump = number * 5 / (len(hidden) - 4)
        assert all(abs(held[seat][card] - expected_trump) < 6 * expected_trump**0.5 for card in trumps)


def test_views_hold_no_hidden_card_and_no_seed() -> None:
    for state in states(3):
        for seat in (0, 1, 2, 3):
            view = RULES.view(state, seat)
            hidden = {card for other in range(4) if other != seat for card in state.hands[other]}
            hidden |= set(state.rest)
            shown = json.dumps({**RULES.view_to_json(view), "last_round": None})
            named = {word for word in shown.replace('"', " ").replace(",", " ").split() if len(word) == 2}
            assert not {card.text for card in hidden} & named
            assert "views 3" not in shown
    assert {field.name for field in fields(View)} == {"table", "seat", "hand"}


@pytest.mark.parametrize("number", range(0, len(COMBINATIONS), 5))
def test_views_survive_json(number: int) -> None:
    for state in states(number):
        for seat in SEATS:
            view = RULES.view(state, seat)
            data = RULES.view_to_json(view)
            assert RULES.view_from_json(json.loads(json.dumps(data))) == view


def damaged() -> list[object]:
    view = RULES.view_to_json(announced(["9H"], "9/H").view(0))
    assert isinstance(view, dict)
    without = [{name: value for name, value in view.items() if name != key} for key in view]
    wrong = [{**view, key: bad} for key in view for bad in ({}, "nonsense", 1.5)]
    return [None, 5, "", [], {}, *without, *wrong]


@pytest.mark.parametrize("data", damaged(), ids=lambda data: str(data)[-40:])
def test_foreign_data_is_no_view(data: object) -> None:
    with pytest.raises(ValueError, match="not a view of Watten"):
        RULES.view_from_json(data)

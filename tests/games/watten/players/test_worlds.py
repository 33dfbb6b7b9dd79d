"""Deals of the hidden cards: their number, that they fit, and that none is favoured."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spieltisch.games.watten.players.reading import Situation, read_play
from spieltisch.games.watten.players.worlds import all_worlds, number_of_worlds, sampled_worlds
from tests.games.watten.players.rounds import RULES, play_states, some_options
from tests.games.watten.support import announced


def situation_after(plays: str, hands: list[str], announcement: str, seat: int, variant: str) -> Situation:
    match = announced(hands, announcement, variant=variant, weli=False)
    match.play(*plays.split())
    return read_play(match.view(seat))


@pytest.mark.parametrize(
    ("variant", "weli", "number"),
    [("bavarian", False, 13_155_340_358_160), ("tyrolean", True, 28_334_579_232_960)],
)
def test_the_number_of_worlds_at_the_lead(variant: str, weli: bool, number: int) -> None:
    """Published counts (rules notes: 27 or 28 unseen cards, three hands of five)."""
    match = announced([], "9/H", variant=variant, weli=weli)
    assert number_of_worlds(read_play(match.view(0))) == number


def test_every_world_of_the_last_trick_is_there_once() -> None:
    """15 hidden cards, three hands of one: 2730 worlds."""
    for number in range(40):
        for state in play_states(f"last {number}", {"variant": "bavarian"}):
            if len(state.table.tricks) == 4 and not state.table.trick.cards:
                assert state.table.turn is not None
                situation = read_play(RULES.view(state, state.table.turn))
                worlds = {tuple(map(tuple, world)) for world in all_worlds(situation)}
                assert len(worlds) == number_of_worlds(situation) == len(list(all_worlds(situation)))
                if not situation.void:
                    assert len(worlds) == 2730
                return
    pytest.fail("no round of five tricks")


@pytest.mark.parametrize("number", range(16))
def test_worlds_fit_the_view(number: int) -> None:
    for step, state in enumerate(play_states(f"fit {number}", some_options(2 * number))):
        seat = step % 4
        situation = read_play(RULES.view(state, seat))
        for world in sampled_worlds(situation, 3, random.Random(step)):
            assert tuple(map(len, world)) == situation.sizes
            assert world[seat] == situation.hand
            held = [card for other, hand in enumerate(world) if other != seat for card in hand]
            assert len(set(held)) == len(held)
            assert set(held) <= set(situation.hidden)
            assert all(hand == sorted(hand) for hand in world)
            for other in situation.void - {seat}:
                assert not any(situation.binding >> card & 1 for card in world[other])


def test_a_seat_that_failed_its_duty_is_void() -> None:
    """The Rechter led in the first trick: seat 1 gives neither trump nor Kritischen, so it has none."""
    hands = ["9H AS KS QS JS", "8S TS 8C TC JC", "TH 8D TD JD QD", "JH AC KC QC AD"]
    situation = situation_after("9H 8S", hands, "9/H", 2, "bavarian")
    assert situation.void == {1}
    for world in sampled_worlds(situation, 50, random.Random(1)):
        names = {situation.order.cards[card].text for card in world[1]}
        assert not any(name.endswith("H") or name in ("7D", "7C") for name in names)


def test_sampled_worlds_are_equally_likely() -> None:
    """Two hidden hands of one card with a void seat: all worlds come up alike (chi-square, 0.1 %)."""
    hands = ["9H AS KS QS JS", "8S TS 8C TC JC", "TH 8D TD JD QD", "JH AC KC QC AD"]
    situation = situation_after("9H 8S TH JH", hands, "9/H", 0, "bavarian")
    draws = 6000
    stream = random.Random("uniform")
    seen = Counter(world[1][0] for world in sampled_worlds(situation, draws, stream))
    free = [card for card in situation.hidden if not situation.binding >> card & 1]
    assert set(seen) <= set(free)
    held = Counter(card for world in sampled_worlds(situation, draws, stream) for card in world[1])
    expected = draws * situation.sizes[1] / len(free)
    assert sum((held[card] - expected) ** 2 / expected for card in free) < 45


def test_the_same_number_gives_the_same_worlds() -> None:
    situation = read_play(announced([], "9/H").view(0))
    first, again, other = (list(sampled_worlds(situation, 5, random.Random(seed))) for seed in (1, 1, 2))
    assert first == again != other

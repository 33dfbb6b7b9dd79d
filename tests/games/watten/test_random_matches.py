"""What holds in every match, whatever is chosen and done."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.options import OptionValue
from spieltisch.games.watten.dealing import pack_of
from spieltisch.games.watten.raising import barrier
from spieltisch.games.watten.state import Phase, State
from tests.games.watten.support import RULES, SWITCHES, Match, pieces_of

MATCHES = 200
ALL_MATCHES = 10_000
BATCH = 250

choices = st.fixed_dictionaries(
    {
        "variant": st.sampled_from(["bavarian", "tyrolean"]),
        "target": st.integers(5, 30),
        "seconds_per_move": st.sampled_from([0, 30, 60, 90, 120]),
        **{name: st.booleans() for name in SWITCHES},
    }
)


def random_options(stream: random.Random) -> dict[str, OptionValue]:
    """Any options, targets mostly usual ones."""
    return {
        "variant": stream.choice(["bavarian", "tyrolean"]),
        "target": stream.choice([5, 11, 13, 15, 18, stream.randint(5, 40)]),
        "seconds_per_move": stream.choice([0, 60]),
        **{name: stream.random() < 0.5 for name in SWITCHES},
    }


def check_state(state: State) -> None:
    """What holds at every point of a match."""
    table = state.table
    settings = table.settings
    assert sorted(pieces_of(state)) == sorted(card.text for card in pack_of(settings))
    assert table.hand_sizes == tuple(map(len, state.hands))
    assert (table.winner is not None) == (table.phase is Phase.OVER) == (table.turn is None)
    if table.phase is Phase.OVER:
        assert max(table.scores) >= settings.target
        assert table.scores.index(max(table.scores)) == table.winner
        return
    assert max(table.scores) < settings.target
    assert max(table.won) < 3
    assert 2 <= table.stake <= max(2, settings.target - min(table.scores))
    assert (table.raiser is None) or table.phase is Phase.PLAY
    actors = RULES.actors(state)
    assert actors == tuple(sorted(set(actors)))
    assert set(RULES.asked(state)) <= set(actors)
    for seat in range(4):
        legal = RULES.legal(RULES.view(state, seat))
        assert bool(legal) == (seat in actors)
        assert len({action.text for action in legal}) == len(legal)
        if any(action.verb == "raise" for action in legal):
            assert barrier(table, seat % 2) is None
            assert table.scores[seat % 2] < settings.tense_from


def play(match: Match, stream: random.Random, bold: float) -> int:
    """Play to the end, raising and answering with a raise as often as `bold`; return the actions done."""
    number = 0
    while not match.over:
        check_state(match.state)
        seat = stream.choice(match.actors)
        legal = match.legal(seat)
        raises = [text for text in legal if text.endswith("raise")]
        others = [text for text in legal if text not in raises]
        match.do(
            raises[0] if raises and (not others or stream.random() < bold) else stream.choice(others or legal)
        )
        number += 1
        assert number < 20_000
    check_state(match.state)
    return number


def random_whole_match(number: int) -> Match:
    stream = random.Random(f"match {number}")
    match = Match.start(
        seed=f"match {number}",
        dealer=stream.choice([None, 0, 1, 2, 3]),
        **random_options(stream),
    )
    play(match, stream, bold=stream.choice([0.0, 0.2, 0.9]))
    return match


@pytest.mark.parametrize("first", range(0, MATCHES, BATCH // 5))
def test_random_matches_end_legally(first: int) -> None:
    for number in range(first, first + BATCH // 5):
        random_whole_match(number)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, ALL_MATCHES, BATCH))
def test_ten_thousand_random_matches_end_legally(first: int) -> None:
    for number in range(first, first + BATCH):
        random_whole_match(number)


@given(options=choices, scores=st.tuples(st.integers(0, 29), st.integers(0, 29)), data=st.data())
def test_any_start_with_any_actions(
    options: dict[str, OptionValue], scores: tuple[int, int], data: st.DataObject
) -> None:
    target = int(options["target"])
    start = (scores[0] % target, scores[1] % target)
    match = Match.start(seed="given", scores=start, **options)
    for _ in range(data.draw(st.integers(0, 60))):
        if match.over:
            break
        check_state(match.state)
        seat = data.draw(st.sampled_from(match.actors))
        match.do(data.draw(st.sampled_from(match.legal(seat))))
    check_state(match.state)


@given(options=choices, words=st.lists(st.text(max_size=4), max_size=3), seat=st.integers(-1, 5))
def test_nonsense_is_refused_with_a_reason(
    options: dict[str, OptionValue], words: list[str], seat: int
) -> None:
    match = Match.start(seed="nonsense", dealer=3, **options)
    match.do("0 rank 9", "3 trump H")
    verb, *args = [*words, "play"]
    text = " ".join(
        [str(max(seat, 0)), "".join(verb.split()) or "x", *("".join(word.split()) or "y" for word in args)]
    )
    if text not in [*match.legal(0), *match.legal(1), *match.legal(2), *match.legal(3)] and text.isascii():
        try:
            reason = match.refusal(text)
        except ValueError:  # no action at all: nothing the rules are ever asked about
            return
        assert reason


def test_raising_without_end_stops_at_the_stake_that_decides() -> None:
    match = Match.start(seed="bold", target=40)
    match.do("0 rank 9", "3 trump H")
    raises = 0
    while any(text.endswith("raise") for seat in match.actors for text in match.legal(seat)):
        seat = next(seat for seat in match.actors if f"{seat} raise" in match.legal(seat))
        match.do(f"{seat} raise")
        raises += 1
    assert raises == 38
    match.do(f"{match.asked[0]} hold")
    assert match.state.table.stake == 40

"""Announcements, turns, and why an action is refused."""

from __future__ import annotations

import inspect
from string import Formatter

import pytest

from spieltisch.core.cards import Card
from spieltisch.core.errors import SpieltischError
from spieltisch.games.watten import reasons
from spieltisch.games.watten.duty import Duty
from spieltisch.games.watten.raising import Barrier
from spieltisch.games.watten.state import Phase
from spieltisch.games.watten.texts import TEXTS
from tests.games.watten.support import Match, announced

HANDS = ["9H 9C AH AS AC", "7H 8H QS JS TS", "KD QD 8D JD TD", "7S 8S 8C QC JC"]


@pytest.mark.parametrize("dealer", range(4))
def test_forehand_names_the_schlag_then_the_dealer_the_trumpf(dealer: int) -> None:
    match = Match.start(dealer=dealer)
    forehand = (dealer + 1) % 4
    assert (match.actors, match.asked) == ((forehand,), (forehand,))
    match.do(f"{forehand} rank Q")
    assert (match.actors, match.asked) == ((dealer,), (dealer,))
    match.do(f"{dealer} trump H")
    assert match.asked == (forehand,)
    assert [text for text in match.legal(forehand) if "play" in text]


def test_announcements_in_canonical_order() -> None:
    match = Match.start(weli=False)
    assert match.legal(0) == [f"0 rank {rank}" for rank in "789TJQKA"]
    match.do("0 rank A")
    assert match.legal(3) == [f"3 trump {suit}" for suit in "CDHS"]
    match = Match.start(weli=True)
    assert match.legal(0) == [f"0 rank {rank}" for rank in "6789TJQKA"]


def test_what_is_announced_need_not_be_held() -> None:
    match = Match.start(HANDS)
    match.do("0 rank J", "3 trump D")
    assert match.state.table.phase is Phase.PLAY


def test_plays_by_rank_then_suit_before_the_raise() -> None:
    match = announced(HANDS, "9/H")
    assert match.legal(0) == ["0 play AC", "0 play AH", "0 play AS", "0 play 9C", "0 play 9H", "0 raise"]
    assert match.legal(1) == ["1 raise"]


def test_who_takes_a_trick_leads_the_next() -> None:
    match = announced(HANDS, "9/H")
    match.play("AS", "7H", "KD", "8S")
    assert match.asked == (1,)
    assert (match.state.table.trick.leader, match.state.table.trick.cards) == (1, ())


def test_a_round_ends_with_the_third_trick_of_a_pair() -> None:
    match = announced(HANDS, "9/H", variant="tyrolean", weli=False)
    for number, trick in enumerate(("9H 7H KD 8C", "AH 8H QD QC", "9C QS 8D JC"), start=1):
        assert match.state.table.number == 1
        match.play(*trick.split())
        if number < 3:
            assert match.state.table.won == (number, 0)
    assert match.state.table.number == 2


def test_the_last_trick_of_a_round_stays_known() -> None:
    match = announced(HANDS, "9/H", variant="tyrolean", weli=False)
    match.play("9H", "7H", "KD", "8C", "AH", "8H", "QD", "QC", "9C", "QS", "8D", "JC")
    record = match.state.table.last_round
    assert record is not None
    assert [card.text for card in record.trick.cards] == ["9C", "QS", "8D", "JC"]
    assert (record.trick.leader, record.trick.winner) == (0, 0)
    assert (record.rank, record.trump, record.tricks, record.folded) == (9, 2, (3, 0), None)


START: list[str] = []
NAMED = ["0 rank 9", "3 trump H"]
LED = [*NAMED, "0 play 9H"]
REFUSALS = [
    (START, "4 rank 9", "unknown_seat"),
    (START, "0 fly", "unknown_verb"),
    (START, "0 rank", "rank_one"),
    (START, "0 rank 9 T", "rank_one"),
    (START, "0 rank 5", "not_a_rank"),
    (START, "0 rank q", "not_a_rank"),
    (START, "0 rank 6", "six_needs_weli"),
    (START, "1 rank 9", "not_your_turn"),
    (START, "0 trump H", "wrong_phase"),
    (START, "0 play 9H", "wrong_phase"),
    (START, "0 hold", "wrong_phase"),
    (["0 rank 9"], "3 rank 9", "wrong_phase"),
    (["0 rank 9"], "0 trump H", "not_your_turn"),
    (["0 rank 9"], "3 trump", "suit_one"),
    (["0 rank 9"], "3 trump H S", "suit_one"),
    (["0 rank 9"], "3 trump E", "not_a_suit"),
    (["0 rank 9"], "3 trump HS", "not_a_suit"),
    (NAMED, "0 rank 9", "wrong_phase"),
    (NAMED, "3 play 7S", "not_your_turn"),
    (NAMED, "0 play", "play_one"),
    (NAMED, "0 play 9H 9C", "play_one"),
    (NAMED, "0 play ZZ", "not_a_card"),
    (NAMED, "0 play 7H", "not_in_hand"),
    (NAMED, "0 play 2C", "not_in_hand"),
    (NAMED, "0 raise 3", "no_words"),
    (NAMED, "0 hold", "nothing_to_answer"),
    (NAMED, "1 fold", "nothing_to_answer"),
    (LED, "1 play QS", "owes_trump_or_critical"),
    (LED, "0 play AS", "not_your_turn"),
    ([*NAMED, "0 raise"], "1 hold now", "no_words"),
    ([*NAMED, "0 raise"], "1 play 7H", "answer_first"),
    ([*NAMED, "0 raise"], "2 fold", "wait_for_answer"),
    ([*NAMED, "0 raise"], "0 play 9H", "wait_for_answer"),
]


@pytest.mark.parametrize(("before", "text", "reason"), REFUSALS)
def test_a_refusal_says_why(before: list[str], text: str, reason: str) -> None:
    match = Match.start(HANDS)
    match.do(*before)
    assert match.refusal(text) == reason
    assert f"watten.reason.{reason}" in TEXTS


EXAMPLES = {"seat": 7, "verb": "jump", "phase": Phase.PLAY, "seats": 3, "text": "XX", "points": 13}
EXAMPLES |= {"card": Card.parse("7C"), "lead": Card.parse("9H"), "target": 15}
EVERY_SORT = {"what": list(Duty), "why": list(Barrier)}


def refusals() -> list[SpieltischError]:
    """One error from every function in `reasons` that makes one, for each duty and barrier."""
    found = []
    for name, function in inspect.getmembers(reasons, inspect.isfunction):
        if function.__module__ == reasons.__name__ and not name.startswith("_") and name != "expected":
            names = [*inspect.signature(function).parameters]
            sorts = EVERY_SORT.get(names[0], [None]) if names else [None]
            found += [function(*(EXAMPLES.get(name, sort) for name in names)) for sort in sorts]
    return found


@pytest.mark.parametrize("error", refusals(), ids=lambda error: error.message.key)
def test_every_reason_has_a_text_with_its_fields(error: SpieltischError) -> None:
    source = TEXTS[error.message.key]
    fields = {name.partition(":")[0] for _, name, _, _ in Formatter().parse(source) if name}
    assert fields <= {name for name, _ in error.message.args}


def test_every_reason_with_a_text_can_come_up() -> None:
    made = {error.message.key for error in refusals()}
    assert {key for key in TEXTS if key.startswith(("watten.reason.", "watten.setup."))} == made


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_every_phase_says_what_it_expects(phase: Phase) -> None:
    assert TEXTS[reasons.expected(phase).key]

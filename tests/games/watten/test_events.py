"""The log and the score details can be told from the events alone."""

from __future__ import annotations

import json

import pytest

from spieltisch.core.cards import FULL_PACK
from spieltisch.core.events import Event
from spieltisch.games.watten.figures import result_facts
from tests.games.watten.support import COMBINATIONS, Match, announced, random_match

HANDS = ["9H 9C AH AS AC", "7H 8H QS JS TS", "KD QD 8D JD TD", "7S 8S 8C QC JC"]
CARD_TEXTS = {card.text for card in FULL_PACK}
TRICKS = ["9H 7H KD 8C", "AH 8H QD QC", "9C QS 8D JC"]


def told(events: list[Event]) -> list[str]:
    return [" ".join([event.type, *(f"{key}={fact}" for key, fact in event.facts)]) for event in events]


def test_the_story_of_a_round() -> None:
    match = Match.start(HANDS, variant="tyrolean", weli=False, guate=True)
    match.do("0 rank 9", "3 trump H")
    match.play(*TRICKS[0].split())
    match.do("1 raise", "2 raise", "3 hold")
    match.play(*" ".join(TRICKS[1:]).split())
    assert told(match.events) == [
        "start round=0 scores=(0, 0)",
        "deal round=1 dealer=3 forehand=0 scores=(0, 0)",
        "announced round=1 side=0 seat=0 what=rank value=9",
        "announced round=1 side=1 seat=3 what=trump value=H critical=() right=9H guate=TH",
        "played round=1 side=0 seat=0 card=9H trick=1",
        "played round=1 side=1 seat=1 card=7H trick=1",
        "played round=1 side=0 seat=2 card=KD trick=1",
        "played round=1 side=1 seat=3 card=8C trick=1",
        "trick round=1 side=0 seat=0 number=1 leader=0 cards=('9H', '7H', 'KD', '8C') won=(1, 0)",
        "raised round=1 side=1 seat=1 stake=2 offered=3 counter=False",
        "raised round=1 side=0 seat=2 stake=3 offered=4 counter=True",
        "held round=1 side=1 seat=3 stake=4",
        "played round=1 side=0 seat=0 card=AH trick=2",
        "played round=1 side=1 seat=1 card=8H trick=2",
        "played round=1 side=0 seat=2 card=QD trick=2",
        "played round=1 side=1 seat=3 card=QC trick=2",
        "trick round=1 side=0 seat=0 number=2 leader=0 cards=('AH', '8H', 'QD', 'QC') won=(2, 0)",
        "played round=1 side=0 seat=0 card=9C trick=3",
        "played round=1 side=1 seat=1 card=QS trick=3",
        "played round=1 side=0 seat=2 card=8D trick=3",
        "played round=1 side=1 seat=3 card=JC trick=3",
        "trick round=1 side=0 seat=0 number=3 leader=0 cards=('9C', 'QS', '8D', 'JC') won=(3, 0)",
        "round round=1 side=0 points=4 tricks=(3, 0) rank=9 trump=H folded=None",
        "score side=0 points=4 reason=round round=1 total=4 tricks=(3, 0)",
        "deal round=2 dealer=0 forehand=1 scores=(4, 0)",
    ]


def test_the_story_of_giving_up_and_winning() -> None:
    match = announced(HANDS, "6/H", weli=True, scores=(13, 3))
    match.play("9H", "7H")
    assert told(match.do("3 raise", "0 fold"))[:3] == [
        "folded round=1 side=0 seat=0 stake=2",
        "round round=1 side=1 points=2 tricks=(0, 0) rank=6 trump=H folded=0",
        "score side=1 points=2 reason=fold round=1 total=5 tricks=(0, 0)",
    ]
    announcement = next(event for event in match.events if event.get("what") == "trump")
    assert (announcement["right"], announcement["guate"]) == ("6D", None)
    assert announcement["critical"] == ("KH", "7D", "7C")
    match = announced(HANDS, "9/H", variant="tyrolean", weli=False, scores=(13, 3))
    match.play(*" ".join(TRICKS).split())
    assert told(match.events)[-1] == "over round=1 winner=0 scores=(15, 3) margin=12"


@pytest.mark.parametrize("number", range(0, len(COMBINATIONS), 3))
def test_events_are_public_facts(number: int) -> None:
    """Everything told is JSON, cards come up only once they are played or as Rechter, Guate and Kritische."""
    match = random_match(f"events {number}", **COMBINATIONS[number])
    played: set[tuple[int, str]] = set()
    for event in match.events:
        assert json.loads(json.dumps(event.to_json()))["type"] == event.type
        facts = dict(event.facts)
        if event.type == "announced":
            continue
        if event.type == "played":
            played.add((facts["round"], facts["card"]))
        flat = [item for fact in facts.values() for item in (fact if isinstance(fact, tuple) else (fact,))]
        assert {(facts["round"], item) for item in flat if item in CARD_TEXTS} <= played


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_points_add_up(number: int) -> None:
    match = random_match(f"points {number}", target=(5, 11, 15, 18)[number % 4], **COMBINATIONS[number])
    totals = [0, 0]
    for event in match.of_type("score"):
        totals[event["side"]] += event["points"]
        assert event["total"] == totals[event["side"]]
        assert event["reason"] in ("round", "fold")
    assert tuple(totals) == match.scores
    assert len(match.of_type("score")) == len(match.of_type("round")) == len(match.of_type("deal"))
    if not COMBINATIONS[number]["raising"]:
        assert {event["points"] for event in match.of_type("score")} == {2}


def test_figures_of_a_match() -> None:
    match = announced(HANDS, "9/H", variant="tyrolean", weli=False, target=6)
    match.do("1 raise", "2 raise", "3 raise", "0 hold")
    match.play(*" ".join(TRICKS).split())
    assert match.scores == (5, 0)
    match.do("1 rank 9", "0 trump S", "1 raise", "0 hold")
    number = match.state.table.number
    while match.state.table.number == number and not match.over:
        turn = match.state.table.turn
        match.do(next(text for text in match.legal(turn) if "play" in text))
    while not match.over:
        forehand = match.state.table.turn
        match.do(f"{forehand} rank A", f"{(forehand - 1) % 4} trump H")
        match.do("1 raise", "2 fold") if match.scores[0] < 4 else match.do("3 raise", "0 fold")
    second = next(event for event in match.of_type("round") if event["round"] == 2)
    facts = [result_facts(match.events, side) for side in (0, 1)]
    rounds = len(match.of_type("round"))
    assert facts[0]["rounds"] == facts[1]["rounds"] == rounds
    assert facts[0]["rounds_won"] + facts[1]["rounds_won"] == rounds
    assert facts[0]["stakes"] == facts[1]["stakes"] == sum(match.scores)
    assert facts[0]["round_points"] == match.scores[0]
    assert facts[0]["stake_average"] == sum(match.scores) / rounds
    assert facts[0]["tricks"] + facts[1]["tricks"] == len(match.of_type("trick"))
    assert (facts[0]["raises"], facts[0]["counter_raises"], facts[0]["raises_held"]) == (1, 1, 1)
    assert facts[1]["raises"] == 3 + len(match.of_type("folded"))
    assert facts[1]["counter_raises"] == 1
    assert facts[1]["raises_held"] == 3
    assert facts[1]["raises_folded"] == facts[0]["folds"] == facts[1]["rounds_won_by_fold"]
    assert facts[0]["holds"] == 2
    assert facts[0]["margin"] == -facts[1]["margin"] == match.scores[0] - match.scores[1]
    assert second["points"] == 3


def test_figures_of_a_match_that_is_not_over() -> None:
    facts = result_facts(Match.start(HANDS).events, 0)
    assert facts["rounds"] == facts["raises"] == facts["stakes"] == 0
    assert not {"margin", "round_average", "stake_average"} & facts.keys()

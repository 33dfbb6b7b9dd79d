"""The log, the score details and the show can be told from the events alone."""

from __future__ import annotations

import json
import random

import pytest

from spieltisch.core.cards import FULL_PACK
from spieltisch.games.cribbage.figures import result_facts
from spieltisch.games.cribbage.records import KINDS
from tests.games.cribbage.support import RULES, Table, pack_from, play_ranks, random_match, start_play

CARD_TEXTS = {card.text for card in FULL_PACK}
REASONS = {"heels", "fifteen", "thirty_one", "pair", "run", "go", "last", "flush", "nobs"}


def told(table: Table) -> list[str]:
    """The events of a table as words, cards included."""
    return [" ".join([event.type, *(f"{key}={fact}" for key, fact in event.facts)]) for event in table.events]


def test_the_story_of_a_deal() -> None:
    table = Table.start([pack_from("5H JD 5C AS KD TC", "2D 3D 4D 5D 6D 7D", "KH")], dealer=1)
    table.do("0 cut 20", "1 discard 6D 7D", "0 discard AS TC", "0 cut 9", "0 play 5H", "1 play 5D")
    assert told(table) == [
        "start deal=0 scores=(0, 0)",
        "deal deal=1 dealer=1 scores=(0, 0)",
        "cut_pack deal=1 side=0 depth=20",
        "dealt deal=1 cards=6",
        "discarded deal=1 side=1 cards=2",
        "discarded deal=1 side=0 cards=2",
        "cut_starter deal=1 side=0 depth=9",
        "starter deal=1 card=KH",
        "played deal=1 side=0 card=5H count=5",
        "played deal=1 side=1 card=5D count=10",
        "score side=1 points=2 reason=pair deal=1 total=2 raw=2 phase=play cards=('5H', '5D') count=10",
    ]


def test_the_show_is_one_event_a_hand_and_one_a_kind() -> None:
    table = Table.start([pack_from("5S 5D JH 5C 2C 9D", "AC AD 8H 9H 4D TS", "5H")], dealer=1)
    table.do("0 cut 20", "0 discard 2C 9D", "1 discard 4D TS", "0 cut 9")
    for word in ["JH", "9H", "5S", "AC", "5C", "AD", "5D", "8H"]:
        table.do(f"{table.state.to_act[0]} play {word}")
    shown = [event for event in table.events if event.type == "show"]
    assert [(event["side"], event["of"]) for event in shown] == [(0, "hand"), (1, "hand"), (1, "crib")]
    hand = shown[0]
    assert (hand["cards"], hand["starter"], hand["points"]) == (("5C", "5D", "5S", "JH"), "5H", 29)
    assert len(hand["combinations"]) == 8 + 6 + 1
    assert hand["combinations"][0] == ("fifteen", 2, ("5C", "JH"))
    assert hand["combinations"][-1] == ("nobs", 1, ("JH",))
    parts = [event for event in table.events if event.get("phase") == "show" and event["side"] == 0]
    assert [(event["reason"], event["points"], event["of"]) for event in parts] == [
        ("fifteen", 16, "hand"),
        ("pair", 12, "hand"),
        ("nobs", 1, "hand"),
    ]
    assert parts[1]["combinations"][0] == ("5C", "5D")
    assert parts[0]["cards"] == ("5C", "5D", "5H", "5S", "JH")
    before = parts[0]["total"] - 16
    assert [event["total"] for event in parts] == [before + 16, before + 28, before + 29]


@pytest.mark.parametrize("seed", range(8))
def test_events_add_up(seed: int) -> None:
    table = random_match(f"events {seed}")
    totals = [0, 0]
    for event in table.events:
        assert isinstance(event["deal"], int)
        if event.type == "score":
            assert event["reason"] in REASONS
            assert event["phase"] == ("show" if event["reason"] in ("flush", "nobs") else event["phase"])
            assert event["phase"] in ("play", "show")
            assert ("of" in dict(event.facts)) == (event["phase"] == "show")
            assert event["points"] > 0
            totals[event["side"]] += event["points"]
            assert event["total"] == min(totals[event["side"]], 121)
            assert event["cards"]
            assert cards_in(event["cards"]) == set(event["cards"])
        elif event.type == "show":
            kinds = [kind for kind, _, _ in event["combinations"]]
            assert kinds == sorted(kinds, key=KINDS.index)
            assert sum(points for _, points, _ in event["combinations"]) == event["points"]
    assert tuple(min(total, 121) for total in totals) == table.state.scores
    over = table.events[-1]
    assert (over.type, over["winner"], over["scores"]) == ("over", table.state.winner, table.state.scores)


def test_events_are_plain() -> None:
    for event in random_match("plain").events:
        assert json.loads(json.dumps(event.to_json())) == event.to_json()


def cards_in(fact: object) -> set[str]:
    """All card texts in a fact."""
    if isinstance(fact, tuple):
        return set().union(*map(cards_in, fact))
    return {fact} if fact in CARD_TEXTS else set()


@pytest.mark.parametrize("seed", range(6))
def test_events_name_no_hidden_card(seed: int) -> None:
    """A card is named only once it lies open: cut, played, starter, or counted in the show."""
    table, stream = Table.start(seed=f"hidden {seed}"), random.Random(seed)
    named_at_all = 0
    while not table.over:
        seat = stream.choice(table.state.to_act)
        events = table.do(stream.choice(table.legal(seat)))
        view = table.view(None)
        named = {card for event in events for _, fact in event.facts for card in cards_in(fact)}
        assert named <= cards_in(tuple(_texts(RULES.view_to_json(view))))
        named_at_all += len(named)
    assert named_at_all > 100


def _texts(data: object) -> list[str]:
    if isinstance(data, dict):
        return [text for value in data.values() for text in _texts(value)]
    if isinstance(data, list):
        return [text for value in data for text in _texts(value)]
    return [data] if isinstance(data, str) else []


def test_figures_of_a_finished_match() -> None:
    table = random_match("figures")
    for side in (0, 1):
        facts = result_facts(table.events, side)
        pegged = sum(p for s, r, p in table.scored(phase="play") if s == side and r != "heels")
        assert facts["pone_peg_points"] + facts["dealer_peg_points"] == pegged
        shown = sum(p for s, _, p in table.scored(phase="show") if s == side)
        assert facts["pone_hand_points"] + facts["dealer_hand_points"] + facts["crib_points"] == shown
        heels = sum(p for s, _, p in table.scored(reason="heels") if s == side)
        assert facts["heels_points"] == heels
        raw = [event["raw"] for event in table.events if event.type == "score" and event["side"] == side]
        assert pegged + shown + heels == raw[-1]
        assert facts["pone_hand_average"] == facts["pone_hand_points"] / facts["pone_hands"]
        assert facts["deals"] == facts["pone_deals"] + facts["dealer_deals"] == table.state.deal
        hands = [event["points"] for event in table.events if event.type == "show" and event["side"] == side]
        assert max(facts["best_hand"], facts["best_crib"]) == max(hands)
    margins = [result_facts(table.events, side)["margin"] for side in (0, 1)]
    assert margins[0] == -margins[1]
    assert abs(margins[0]) == abs(table.state.scores[0] - table.state.scores[1])


@pytest.mark.parametrize(
    ("loser", "won", "lost"),
    [(91, None, None), (90, "skunk", "skunked"), (60, "double_skunk", "double_skunked")],
)
def test_figures_of_skunks(loser: int, won: str | None, lost: str | None) -> None:
    table = start_play("2 3 4 5", "6 7 8 9", scores=(loser, 119), starter="J")
    names = ("skunk", "double_skunk", "skunked", "double_skunked")
    winner_facts, loser_facts = result_facts(table.events, 1), result_facts(table.events, 0)
    assert {name for name in names if winner_facts[name]} == ({won} if won else set())
    assert {name for name in names if loser_facts[name]} == ({lost} if lost else set())
    assert "crib_average" not in winner_facts
    assert winner_facts["heels_points"] == 2
    assert winner_facts["deals"] == 0


def test_figures_of_an_unfinished_match_have_no_outcome() -> None:
    table = start_play("5 5 K Q", "5 5 K Q")
    play_ranks(table, "5 5 5")
    facts = result_facts(table.events, 0)
    assert "margin" not in facts
    assert (facts["pone_peg_points"], facts["dealer_peg_points"], facts["deals"]) == (8, 0, 1)

"""What other programs rely on: cribbage through match files and commands, from outside."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.cards import FULL_PACK
from tests.cli.match_files import Files
from tests.games.cribbage.support import kept_pack, pack_from

DECK = [card.text for card in FULL_PACK]
QUIET = pack_from("2C 9S AC 2H 4D 6D", "3D 3C 5H 4H JD TC", "4S")
"""A deal in which only the dealer pegs, one for the last card; pone holds 6, the dealer 20."""
QUIET_DEAL = ["0 cut 4", "0 discard 4D 6D", "1 discard TC JD", "0 cut 36"]
QUIET_PLAYS = ["0", "2C", "1", "5H", "0", "2H", "1", "4H", "0", "9S", "1", "3D", "0", "AC", "1", "3C"]


@pytest.fixture
def files(command: Callable[..., Any], tmp_path: Path) -> Files:
    return Files(command, tmp_path)


def plays(words: Sequence[str]) -> list[str]:
    return [f"{seat} play {card}" for seat, card in zip(words[::2], words[1::2], strict=True)]


def scores(answer: Any, **facts: Any) -> list[tuple[int, str, int]]:
    return [
        (event["side"], event["reason"], event["points"])
        for event in answer["events"]
        if event["type"] == "score" and facts.items() <= event.items()
    ]


def front(*cards: str) -> list[str]:
    return [*cards, *(card for card in DECK if card not in cards)]


def test_both_cut_for_the_first_deal_until_the_ranks_differ(files: Files) -> None:
    deal = front("KC", "KD", "QC", "QD", "JC", "JD", "TC", "TD", "9C", "9D", "8C", "8D", "7H")
    given: dict[str, Any] = {"setup": {}, "packs": [front("TC", "TD"), front("JC", "TH"), deal]}
    assert files.legal([], **given) == {
        str(seat): [f"{seat} cut {depth}" for depth in range(4, 49)] for seat in (0, 1)
    }
    start = files.replay([], **given)
    assert (start["over"], start["scores"], start["winner"]) == (False, [0, 0], None)
    assert (start["turn"], start["to_act"]) == (None, [0, 1])
    actions = ["1 cut 48", "0 cut 4"]
    assert files.replay(actions[:1], **given)["to_act"] == [0]
    tie = files.replay(actions, **given)
    assert tie["to_act"] == [0, 1]
    shown = [(event["side"], event["card"]) for event in tie["events"] if event["type"] == "cut_for_deal"]
    assert shown == [(1, "TD"), (0, "TC")]
    assert {"type": "tie", "deal": 0, "cards": ["TC", "TD"]} in tie["events"]
    actions += ["0 cut 5", "1 cut 5"]
    cut = files.replay(actions, **given)
    assert [event["dealer"] for event in cut["events"] if event["type"] == "first_dealer"] == [1]
    assert (cut["turn"], cut["to_act"]) == (0, [0])
    discards = files.legal([*actions, "0 cut 17"], **given)
    assert discards["0"][0] == "0 discard 8C 9C"
    assert discards["1"][0] == "1 discard 8D 9D"


def test_cards_go_out_one_at_a_time_and_every_deal_takes_the_next_pack(files: Files) -> None:
    packs = [list(QUIET), [*reversed(DECK)]]
    legal = files.legal(QUIET_DEAL[:1], packs=packs)
    held = [sorted({card for text in legal[seat] for card in text.split()[2:]}) for seat in "01"]
    assert held == [sorted(QUIET[0:12:2]), sorted(QUIET[1:12:2])]
    answer = files.replay(QUIET_DEAL, packs=packs)
    assert [event["card"] for event in answer["events"] if event["type"] == "starter"] == [QUIET[12]]
    assert (answer["turn"], answer["to_act"]) == (0, [0])
    finished = [*QUIET_DEAL, *plays(QUIET_PLAYS)]
    after = files.replay(finished, packs=packs)
    assert (after["turn"], after["to_act"]) == (1, [1])
    second = files.legal([*finished, "1 cut 20"], packs=packs)
    assert second["1"][-1] == "1 discard KD KS"
    assert second["0"][-1] == "0 discard KC KH"
    assert files.legal(finished, packs=packs)["1"] == [f"1 cut {depth}" for depth in range(4, 49)]


def test_discards_are_listed_by_rank_then_suit_and_accepted_in_any_order(files: Files) -> None:
    pack = pack_from("5S 5C JH 5H AD TD", "2C 3C 4C 6C 7C 8C", "KS")
    legal = files.legal(["0 cut 17"], packs=[pack])["0"]
    order = ["AD", "5C", "5H", "5S", "TD", "JH"]
    pairs = [(one, two) for place, one in enumerate(order) for two in order[place + 1 :]]
    assert legal == [f"0 discard {one} {two}" for one, two in pairs]
    given = files.replay(["0 cut 17", "0 discard JH 5C"], packs=[pack])
    assert (given["turn"], given["to_act"]) == (1, [1])
    assert not {"JH", "5C"} & set(json.dumps(given["events"]).replace('"', " ").replace(",", " ").split())


def test_the_depth_of_a_cut_decides_nothing(files: Files) -> None:
    told = []
    for first, second in (("0 cut 4", "0 cut 4"), ("0 cut 48", "0 cut 36")):
        answer = files.replay([first, *QUIET_DEAL[1:3], second], packs=[QUIET])
        told.append([event for event in answer["events"] if "depth" not in event])
    assert told[0] == told[1]


HANDS = [
    ("5S 5D JH 5C", "5H", {"fifteen": 16, "pair": 12, "nobs": 1}),
    ("TS JH QD KC", "5H", {"fifteen": 8, "run": 4, "nobs": 1}),
    ("5D 5C 5H JD", "5S", {"fifteen": 16, "pair": 12}),
    ("QS KH AD 2C", "9H", {}),
    ("7S 7H 7D AC", "7C", {"fifteen": 12, "pair": 12}),
    ("JS 3H 8D 9C", "2S", {"fifteen": 2, "nobs": 1}),
    ("6C 6D 7S 7D", "8S", {"fifteen": 4, "pair": 4, "run": 12}),
    ("2H 4H 6H 8H", "KH", {"flush": 5}),
    ("6S 7H 7D 8C", "9H", {"fifteen": 6, "pair": 2, "run": 8}),
    ("9C TC JC QC", "KC", {"run": 5, "flush": 5, "nobs": 1}),
    ("AS 2H 3D 4C", "5H", {"fifteen": 2, "run": 5}),
    ("4H 6H JH QH", "5H", {"fifteen": 6, "run": 3, "flush": 5, "nobs": 1}),
]


@pytest.mark.parametrize(("hand", "starter", "points"), HANDS)
def test_hands_count_as_in_the_rules(files: Files, hand: str, starter: str, points: dict[str, int]) -> None:
    rest = [card for card in DECK if card not in (*hand.split(), starter)]
    pack = pack_from(f"{hand} {' '.join(rest[:2])}", " ".join(rest[2:8]), starter)
    laid = [f"0 discard {' '.join(rest[:2])}", f"1 discard {' '.join(rest[2:4])}"]
    actions = ["0 cut 17", *laid, "0 cut 17"]
    files.play_first(actions, 8, packs=[pack])
    answer = files.replay(actions, packs=[pack])
    counted = scores(answer, phase="show", of="hand", side=0)
    assert sorted(counted) == sorted((0, kind, value) for kind, value in points.items())
    shows = [(event["side"], event["of"]) for event in answer["events"] if event["type"] == "show"]
    assert shows == [(0, "hand"), (1, "hand"), (1, "crib")]


@pytest.mark.parametrize(("crib", "starter", "points"), [HANDS[7], HANDS[9], HANDS[11]])
def test_cribs_count_as_in_the_rules(files: Files, crib: str, starter: str, points: dict[str, int]) -> None:
    cards = crib.split()
    rest = [card for card in DECK if card not in (*cards, starter)]
    pack = pack_from(" ".join([*cards[:2], *rest[:4]]), " ".join([*cards[2:], *rest[4:8]]), starter)
    actions = ["0 cut 17", f"0 discard {' '.join(cards[:2])}", f"1 discard {' '.join(cards[2:])}", "0 cut 4"]
    files.play_first(actions, 8, packs=[pack])
    counted = scores(files.replay(actions, packs=[pack]), phase="show", of="crib")
    assert sorted(counted) == sorted((1, kind, value) for kind, value in points.items())


def test_four_cards_of_one_suit_are_a_flush_in_the_hand_alone(files: Files) -> None:
    pack = pack_from("2H 4H 6H 8H AS KS", "2D 4D 6D 8D AC KC", "QC")
    in_hand = ["0 cut 17", "0 discard AS KS", "1 discard AC KC", "0 cut 17"]
    files.play_first(in_hand, 8, packs=[pack])
    flushes = [entry for entry in scores(files.replay(in_hand, packs=[pack])) if entry[1] == "flush"]
    assert flushes == [(0, "flush", 4), (1, "flush", 4)]
    pack = pack_from("2H 4H TC JD AS KS", "6H 8H 6D 8D AC KC", "QC")
    in_crib = ["0 cut 17", "0 discard 2H 4H", "1 discard 6H 8H", "0 cut 17"]
    files.play_first(in_crib, 8, packs=[pack])
    assert not [entry for entry in scores(files.replay(in_crib, packs=[pack])) if entry[1] == "flush"]


PLAYS = {
    "P1": ("J 7 6 4", "5 6 2 4", "J 5 7 6 2 / 6 4 4", 3, 6),
    "P3": ("5 5 K Q", "5 5 K Q", "5 5 5 5 K / K Q Q", 9, 17),
    "P5": ("A 3 5 7", "2 4 6 K", "A 2 3 4 5 6 7 / K", 18, 11),
    "P7": ("T 5 3 3", "K Q 9 8", "T K 5 3 3 / Q 9 8", 4, 1),
    "P9": ("T 5 3 3", "K 7 7 7", "T K 5 3 3 / 7 7 7", 4, 9),
    "P11": ("9 8 4 K", "Q 4 2 J", "9 Q 8 4 / 4 2 K J", 0, 3),
    "P13": ("K K 9 8", "J J Q 7", "K J K / J 9 Q / 8 7", 1, 4),
    "P15": ("4 6 9 K", "5 4 Q Q", "4 5 6 4 9 / Q K Q", 6, 4),
}


@pytest.mark.parametrize("case", PLAYS)
def test_plays_count_as_in_the_rules(files: Files, case: str) -> None:
    pone, dealer, order, pone_points, dealer_points = PLAYS[case]
    pack, first, second = kept_pack(pone, dealer, "A")
    actions = ["0 cut 9", f"0 discard {' '.join(first)}", f"1 discard {' '.join(second)}", "0 cut 9"]
    files.play_ranks(actions, order.replace("/", "").split(), packs=[pack])
    answer = files.replay(actions, packs=[pack])
    totals: Counter[int] = Counter()
    for side, _reason, points in scores(answer, phase="play"):
        totals[side] += points
    assert (totals[0], totals[1]) == (pone_points, dealer_points)
    told = [event["card"][0] if event["type"] == "played" else "/" for event in answer["events"]
            if event["type"] in ("played", "reset")]  # fmt: skip
    assert " ".join(told) == order
    assert sum(points for _side, _reason, points in scores(answer)) == sum(answer["scores"])


def test_points_of_the_play_are_told_one_reason_each(files: Files) -> None:
    pack, first, second = kept_pack("T 5 3 3", "K Q 9 8", "A")
    actions = ["0 cut 9", f"0 discard {' '.join(first)}", f"1 discard {' '.join(second)}", "0 cut 9"]
    files.play_ranks(actions, "TK533Q98", packs=[pack])
    told = scores(files.replay(actions, packs=[pack]), phase="play")
    assert told == [(0, "thirty_one", 2), (0, "pair", 2), (1, "last", 1)]


def won(files: Files, actions: Sequence[str], start: list[int], **keys: Any) -> Any:
    setup = {"dealer": 1, "scores": start}
    answer = files.replay(actions, setup=setup, **keys)
    assert (answer["over"], answer["turn"], answer["to_act"]) == (True, None, [])
    assert files.legal(actions, setup=setup, **keys) == {}
    hint = files.run("hint", actions, setup=setup, **keys).json
    assert (hint["seat"], hint["actions"]) == (None, [])
    more = files.run("replay", [*actions, "0 cut 17"], setup=setup, **keys)
    assert (more.status, more.json["error"]["reason"]) == (2, "match_over")
    return answer


def test_w1_heels_win_before_a_card_is_played(files: Files) -> None:
    pack, first, second = kept_pack("2 3 4 5", "6 7 8 9", "J")
    actions = ["0 cut 9", f"0 discard {' '.join(first)}", f"1 discard {' '.join(second)}", "0 cut 9"]
    answer = won(files, actions, [120, 119], packs=[pack])
    assert (answer["winner"], answer["scores"]) == (1, [120, 121])
    assert scores(answer) == scores(answer, phase="play") == [(1, "heels", 2)]


def test_w3_the_point_for_a_go_wins(files: Files) -> None:
    pack, first, second = kept_pack("K 9 8 8", "Q 7 7 6", "A")
    actions = ["0 cut 9", f"0 discard {' '.join(first)}", f"1 discard {' '.join(second)}", "0 cut 9"]
    files.play_ranks(actions, "KQ9", packs=[pack], setup={"dealer": 1, "scores": [120, 0]})
    answer = won(files, actions, [120, 0], packs=[pack])
    assert (answer["winner"], answer["scores"]) == (0, [121, 0])
    assert scores(answer) == [(0, "go", 1)]


def test_w5_pone_counts_first(files: Files) -> None:
    answer = won(files, [*QUIET_DEAL, *plays(QUIET_PLAYS)], [115, 119], packs=[QUIET])
    assert (answer["winner"], answer["scores"]) == (0, [121, 120])
    assert {entry[0] for entry in scores(answer, phase="show")} == {0}


def test_w8_a_hand_counts_in_full_and_shows_121(files: Files) -> None:
    pack = pack_from("7S 7H 7D AC 2D KH", "AS AD AH 3D 6D QH", "7C")
    actions = ["0 cut 9", "0 discard 2D KH", "1 discard 6D QH", "0 cut 9"]
    actions += plays(["0", "AC", "1", "3D", "0", "7H", "1", "AH", "0", "7S", "1", "AD", "0", "7D", "1", "AS"])
    answer = won(files, actions, [110, 0], packs=[pack])
    assert (answer["winner"], answer["scores"]) == (0, [121, 1])
    assert scores(answer, phase="show") == [(0, "fifteen", 12), (0, "pair", 12)]


REFUSALS = [
    ([], "1 cut 20", "not_your_turn"),
    ([], "0 cut 3", "depth_range"),
    ([], "0 cut 49", "depth_range"),
    ([], "0 cut x", "depth_number"),
    ([], "0 play 7C", "wrong_phase"),
    ([], "2 cut 20", "no_seat"),
    ([], "0 fly", "unknown_verb"),
    ([], "nonsense", "notation"),
    ([], "", "notation"),
    (QUIET_DEAL[:1], "0 discard 4D", "discard_two"),
    (QUIET_DEAL[:1], "0 discard 4D 4D", "same_card_twice"),
    (QUIET_DEAL[:1], "0 discard 4D KS", "not_in_hand"),
    (QUIET_DEAL[:1], "0 discard 4D 4X", "not_a_card"),
    (QUIET_DEAL[:2], "0 discard 2C 2H", "already_discarded"),
    (QUIET_DEAL[:3], "0 cut 37", "depth_range"),
    (QUIET_DEAL, "0 play 4D", "not_in_hand"),
    (QUIET_DEAL, "1 play 3D", "not_your_turn"),
    (QUIET_DEAL, "0 play 2C 2H", "play_one"),
]


@pytest.mark.parametrize(("before", "text", "reason"), REFUSALS)
def test_a_refused_action_shows_the_state_before(
    files: Files, before: list[str], text: str, reason: str
) -> None:
    ran = files.run("replay", [*before, text, "0 never reached"], packs=[QUIET])
    answer = ran.json
    error = answer.pop("error")
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert answer == files.replay(before, packs=[QUIET])
    assert (error["action"], error["text"], error["reason"]) == (len(before), text, reason)
    assert error["message"].endswith(".")


def test_a_card_over_31_is_refused(files: Files) -> None:
    pack, first, second = kept_pack("K 9 8 2", "Q 7 7 6", "A")
    actions = ["0 cut 9", f"0 discard {' '.join(first)}", f"1 discard {' '.join(second)}", "0 cut 9"]
    files.play_ranks(actions, "KQ", packs=[pack])
    legal = files.legal(actions, packs=[pack])["0"]
    assert [text[7] for text in legal] == ["2", "8", "9"]
    files.play_ranks(actions, "9", packs=[pack])
    assert [text[7] for text in files.legal(actions, packs=[pack])["0"]] == ["2"]
    eight = next(card for card in pack[0:12:2] if card[0] == "8")
    ran = files.run("replay", [*actions, f"0 play {eight}"], packs=[pack])
    assert (ran.status, ran.json["error"]["reason"]) == (2, "over_31")


def test_what_lies_beyond_the_cursor_is_left_out(files: Files) -> None:
    log = [*QUIET_DEAL, *plays(QUIET_PLAYS), "nonsense"]
    for cursor in range(len(log)):
        assert files.replay(log, packs=[QUIET], cursor=cursor) == files.replay(log[:cursor], packs=[QUIET])


def redealt(pack: Sequence[str], hidden: Iterable[int]) -> list[str]:
    """The pack with the cards at these places the other way round."""
    places = [*hidden]
    cards = [*pack]
    for place, card in zip(places, [cards[place] for place in reversed(places)], strict=True):
        cards[place] = card
    return cards


@pytest.mark.parametrize(
    "log", [QUIET_DEAL[:1], QUIET_DEAL[:2], [QUIET_DEAL[0], QUIET_DEAL[2]], QUIET_DEAL[:3], QUIET_DEAL]
)
def test_what_a_seat_cannot_see_changes_nothing_for_it(files: Files, log: list[str]) -> None:
    """Seat 0 knows its own cards and, once it is cut, the starter; all else is dealt anew."""
    other = redealt(QUIET, [1, 3, 5, 7, 9, 11, *range(12 if len(log) < 4 else 13, 52)])
    assert other != list(QUIET)
    theirs = {"1 discard TC JD": f"1 discard {other[1]} {other[3]}"}
    changed = [theirs.get(text, text) for text in log]
    answers = [
        [files.run(verb, actions, "--seat", 0, packs=[pack]).out for verb in ("view", "legal", "hint")]
        for actions, pack in ((log, QUIET), (changed, other))
    ]
    assert answers[0] == answers[1]
    assert all(answers[0])
    words = set(answers[0][0].replace('"', " ").replace(",", " ").replace("]", " ").split())
    known = {*QUIET[0:12:2], *QUIET[12:13]}
    assert not (set(DECK) - known) & words


def test_hints_rank_every_legal_action_best_first(files: Files) -> None:
    for length in (1, 4):
        answer = files.run("hint", QUIET_DEAL[:length], packs=[QUIET]).json
        assert list(answer) == ["seat", "unit", "actions"]
        assert answer["seat"] == 0
        values = [row["value"] for row in answer["actions"]]
        assert values == sorted(values, reverse=True)
        legal = files.legal(QUIET_DEAL[:length], packs=[QUIET])["0"]
        assert sorted(row["action"] for row in answer["actions"]) == sorted(legal)


@pytest.mark.parametrize(
    "keys",
    [
        {"setup": {"scores": [121, 0]}},
        {"setup": {"scores": [-1, 0]}},
        {"setup": {"scores": [0.5, 0]}},
        {"setup": {"scores": [0]}},
        {"setup": {"dealer": 2}},
        {"setup": {"dealer": None}},
        {"options": {"target": 61}},
        {"options": {"seats": 2}},
        {"packs": [DECK[1:]]},
        {"packs": [[*DECK[1:], "AD"]]},
        {"seats": [{"player": "human"}] * 3},
        {"seats": [{"player": "human"}, {"player": "god"}]},
        {"seed": ""},
        {"cursor": 1},
        {"format": 2},
        {"game": "watten"},
    ],
)
def test_impossible_files_are_refused_in_one_sentence(files: Files, keys: dict[str, Any]) -> None:
    ran = files.run("replay", [], **keys)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.endswith(".\n")


def test_the_arena_plays_cribbage(command: Any) -> None:
    words = ("arena", "--game", "cribbage", "--players", "random,beginner", "--seed", "s", "--json")
    alone, together = (command(*words, "--matches", 3, "--jobs", jobs).json for jobs in (1, 2))
    for answer in (alone, together):
        assert (answer["game"], answer["options"], answer["matches"]) == ("cribbage", {}, 4)
        for row in answer["players"]:
            del row["decision_ms"]
    assert alone == together
    assert sum(row["wins"] for row in alone["players"]) == 4

"""What other programs rely on: Watten through match files and commands, from outside."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.cli.match_files import Files

SMALL = [rank + suit for rank in "A789TJQK" for suit in "CDHS"]
LARGE = [*SMALL, "6D"]
PEOPLE = [{"name": name, "player": "human"} for name in ("Anna", "Bene", "Cilli", "Dori")]
HANDS = ["9H 9C AH AS AC", "7H 8H QS JS TS", "KD QD 8D JD TD", "7S 8S 8C QC JC"]
"""Under 9/H in the Tyrolean game seats 0 and 2 take the first three tricks."""
NAMED = ["0 rank 9", "3 trump H"]
TRICKS = ["0 play 9H", "1 play 7H", "2 play KD", "3 play 8C", "0 play AH", "1 play 8H", "2 play QD",
          "3 play QC", "0 play 9C", "1 play QS", "2 play 8D", "3 play JC"]  # fmt: skip
TYROLEAN = {"variant": "tyrolean", "weli": False}


def pack_of(hands: Sequence[str] = HANDS, pack: Sequence[str] = SMALL) -> list[str]:
    """A pack that deals these hands when seat 3 deals; other cards follow."""
    front = [card for hand in hands for card in hand.split()]
    return [*front, *(card for card in pack if card not in front)]


@pytest.fixture
def files(command: Callable[..., Any], tmp_path: Path) -> Files:
    """Four people; seat 3 deals first, so that seat 0 is forehand."""
    return Files(command, tmp_path, game="watten", seats=PEOPLE, setup={"dealer": 3}, packs=[pack_of()])


def scores(answer: Any) -> list[tuple[int, str, int]]:
    return [
        (event["side"], event["reason"], event["points"])
        for event in answer["events"]
        if event["type"] == "score"
    ]


def test_the_options(command: Any) -> None:
    game = next(game for game in command("games", "--json").json if game["id"] == "watten")
    assert (game["version"], game["seats"]) == (1, [4])
    options = [(row["key"], row["type"], row["default"], row["choices"]) for row in game["options"]]
    assert options == [
        ("variant", "choice", "bavarian", ["bavarian", "tyrolean"]),
        ("target", "int", 15, [11, 13, 15, 18]),
        ("weli", "bool", False, []),
        ("guate", "bool", False, []),
        ("obligation", "bool", True, []),
        ("raising", "bool", True, []),
        ("seconds_per_move", "int", 60, [0, 30, 60, 90, 120]),
    ]


def test_a_round_from_the_deal_to_its_points(files: Files) -> None:
    start = files.replay([])
    assert (start["over"], start["scores"], start["winner"]) == (False, [0, 0], None)
    assert (start["turn"], start["to_act"]) == (0, [0])
    assert files.legal([]) == {"0": [f"0 rank {rank}" for rank in "789TJQKA"]}
    assert files.legal(NAMED[:1]) == {"3": [f"3 trump {suit}" for suit in "CDHS"]}
    assert files.legal(NAMED) == {
        "0": ["0 play AC", "0 play AH", "0 play AS", "0 play 9C", "0 play 9H", "0 raise"],
        **{seat: [f"{seat} raise"] for seat in "123"},
    }
    lying = files.replay([*NAMED, *TRICKS[:2]], options=TYROLEAN)
    assert (lying["turn"], lying["to_act"], lying["scores"]) == (2, [0, 1, 2, 3], [0, 0])
    answer = files.replay([*NAMED, *TRICKS], options=TYROLEAN)
    assert scores(answer) == [(0, "round", 2)]
    assert (answer["scores"], answer["turn"], answer["to_act"]) == ([2, 0], 1, [1])
    taken = [(event["seat"], event["cards"]) for event in answer["events"] if event["type"] == "trick"]
    assert taken[0] == (0, ["9H", "7H", "KD", "8C"])
    assert [event["dealer"] for event in answer["events"] if event["type"] == "deal"] == [3, 0]


def test_the_weli_is_the_33rd_card_and_can_be_named(files: Files) -> None:
    packs = [pack_of(["6D 9H 9C AH AS", *HANDS[1:]], LARGE)]
    legal = files.legal([], options={"weli": True}, packs=packs)
    assert legal["0"][0] == "0 rank 6"
    answer = files.run("replay", [], options={"variant": "tyrolean"}, packs=packs)
    assert answer.status == 0, "the Tyrolean game has the Weli unless the file says otherwise"
    for options, pack in ({}, LARGE), ({"weli": True}, SMALL), ({"variant": "tyrolean"}, SMALL):
        refused = files.run("replay", [], options=options, packs=[pack])
        assert (refused.status, refused.err.count("\n")) == (2, 1)


def test_a_raise_waits_for_either_seat_of_the_other_pair(files: Files) -> None:
    raised = files.replay([*NAMED, "2 raise"])
    assert (raised["turn"], raised["to_act"]) == (None, [1, 3])
    assert files.legal([*NAMED, "2 raise"]) == {
        seat: [f"{seat} {verb}" for verb in ("raise", "hold", "fold")] for seat in "13"
    }
    for seat in (1, 3):
        held = files.replay([*NAMED, "2 raise", f"{seat} hold"])
        assert (held["turn"], held["to_act"]) == (0, [0, 1, 3])
        folded = files.replay([*NAMED, "2 raise", f"{seat} fold"])
        assert (scores(folded), folded["scores"]) == ([(0, "fold", 2)], [2, 0])


def test_stakes(files: Files) -> None:
    held = files.replay([*NAMED, "0 raise", "3 hold", *TRICKS], options=TYROLEAN)
    assert scores(held) == [(0, "round", 3)]
    counter = [*NAMED, "0 raise", "1 raise"]
    assert files.replay(counter)["to_act"] == [0, 2]
    assert scores(files.replay([*counter, "2 fold"])) == [(1, "fold", 3)]
    assert scores(files.replay([*counter, "2 hold", *TRICKS], options=TYROLEAN)) == [(0, "round", 4)]


def test_the_end_of_a_match(files: Files) -> None:
    setup = {"dealer": 3, "scores": [14, 10]}
    answer = files.replay([*NAMED, *TRICKS], options=TYROLEAN, setup=setup)
    assert (answer["over"], answer["scores"], answer["winner"]) == (True, [16, 10], 0)
    assert (answer["turn"], answer["to_act"]) == (None, [])
    assert files.legal([*NAMED, *TRICKS], options=TYROLEAN, setup=setup) == {}
    hint = files.run("hint", [*NAMED, *TRICKS], options=TYROLEAN, setup=setup).json
    assert (hint["seat"], hint["actions"]) == (None, [])
    more = files.run("replay", [*NAMED, *TRICKS, "0 raise"], options=TYROLEAN, setup=setup)
    assert (more.status, more.json["error"]["reason"]) == (2, "match_over")


def test_the_first_dealer(files: Files) -> None:
    for dealer in range(4):
        assert files.replay([], setup={"dealer": dealer})["turn"] == (dealer + 1) % 4
        assert files.replay([], setup={"lots": [dealer]})["turn"] == (dealer + 1) % 4
    drawn = {files.replay([], setup={}, seed=f"seed {number}")["turn"] for number in range(30)}
    assert drawn == {0, 1, 2, 3}


def test_every_round_takes_the_next_pack(files: Files) -> None:
    second = [*reversed(SMALL)]
    actions = [*NAMED, "0 raise", "1 fold", "1 rank 9", "0 trump S"]
    plays = files.legal(actions, packs=[pack_of(), second])["1"]
    assert {text.split()[2] for text in plays if "play" in text} == set(second[:5])


TENSE = {"setup": {"dealer": 3, "scores": [13, 12]}}
EVEN = {"setup": {"dealer": 3, "scores": [12, 12]}}
REFUSALS = [
    ([], "1 rank 9", {}, "not_your_turn"),
    ([], "0 rank 6", {}, "six_needs_weli"),
    ([], "0 rank 2", {}, "not_a_rank"),
    ([], "0 trump H", {}, "wrong_phase"),
    ([], "4 rank 9", {}, "no_seat"),
    ([], "0 fly", {}, "unknown_verb"),
    ([], "", {}, "notation"),
    (NAMED[:1], "3 trump X", {}, "not_a_suit"),
    (NAMED, "0 play 7H", {}, "not_in_hand"),
    (NAMED, "0 play 9", {}, "not_a_card"),
    (NAMED, "1 play 7H", {}, "not_your_turn"),
    (NAMED, "0 hold", {}, "nothing_to_answer"),
    (NAMED, "0 raise", {"options": {"raising": False}}, "raise_switched_off"),
    (NAMED, "0 raise", TENSE, "raise_tense"),
    ([*NAMED, "0 raise"], "1 raise", EVEN, "raise_pointless"),
    ([*NAMED, "0 raise"], "0 play 9H", {}, "wait_for_answer"),
    ([*NAMED, "0 raise"], "1 play 7H", {}, "answer_first"),
    ([*NAMED, "0 raise", "1 hold"], "2 raise", {}, "raise_last_raiser"),
    ([*NAMED, "0 play 9H"], "1 play QS", {}, "owes_trump_or_critical"),
    ([*NAMED, "0 play AH"], "1 play QS", {"options": TYROLEAN}, "owes_trump"),
]


@pytest.mark.parametrize(("before", "text", "keys", "reason"), REFUSALS)
def test_a_refused_action_shows_the_state_before(
    files: Files, before: list[str], text: str, keys: dict[str, Any], reason: str
) -> None:
    ran = files.run("replay", [*before, text, "0 never reached"], **keys)
    answer = ran.json
    error = answer.pop("error")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert answer == files.replay(before, **keys)
    assert (error["action"], error["text"], error["reason"]) == (len(before), text, reason)
    assert error["message"].endswith(".")


@pytest.mark.parametrize("language", ["de", "da", "en"])
def test_refusals_are_sentences_in_every_language(
    files: Files, command: Any, tmp_path: Path, language: str
) -> None:
    files.run("replay", [*NAMED, "0 play 9H", "1 play QS"])
    ran = command("replay", tmp_path / "match.spieltisch", language=language)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert ran.err.endswith(".\n")


def test_what_lies_beyond_the_cursor_is_left_out(files: Files) -> None:
    log = [*NAMED, "0 raise", "3 hold", *TRICKS[:5], "nonsense"]
    for cursor in range(0, len(log), 2):
        assert files.replay(log, options=TYROLEAN, cursor=cursor) == files.replay(
            log[:cursor], options=TYROLEAN
        )


@pytest.mark.parametrize("length", [0, 1, 2, 3, 5, 8])
def test_what_a_seat_cannot_see_changes_nothing_for_it(files: Files, length: int) -> None:
    """Seat 0 sees its hand and what has been played: all else is dealt the other way round."""
    log = [*NAMED, *TRICKS][:length]
    played = {text.split()[2] for text in log if "play" in text}
    hidden = [place for place, card in enumerate(pack_of()) if place >= 5 and card not in played]
    other = pack_of()
    for place, card in zip(hidden, [other[place] for place in reversed(hidden)], strict=True):
        other[place] = card
    options = {**TYROLEAN, "obligation": False}
    first, second = (
        [
            files.run(verb, log, "--seat", 0, packs=[pack], options=options).out
            for verb in ("view", "legal", "hint")
        ]
        for pack in (pack_of(), other)
    )
    assert first == second
    assert first[0]
    words = set(first[0].replace('"', " ").replace(",", " ").replace("]", " ").split())
    assert not (set(SMALL) - {*HANDS[0].split(), *played}) & words


def test_hints_rank_legal_actions_best_first(files: Files) -> None:
    for length in (0, 1, 2, 4):
        log = [*NAMED, *TRICKS][:length]
        answer = files.run("hint", log, options=TYROLEAN).json
        assert list(answer) == ["seat", "unit", "actions"]
        legal = files.legal(log, options=TYROLEAN)
        assert answer["seat"] == min(map(int, legal))
        values = [row["value"] for row in answer["actions"]]
        assert values == sorted(values, reverse=True)
        assert {row["action"] for row in answer["actions"]} <= set(legal[str(answer["seat"])])
        assert answer["actions"]


@pytest.mark.parametrize(
    "keys",
    [
        {"setup": {"scores": [15, 0]}},
        {"setup": {"scores": [11, 0]}, "options": {"target": 11}},
        {"setup": {"scores": [-1, 0]}},
        {"setup": {"scores": [0.5, 0]}},
        {"setup": {"scores": [0, 0, 0, 0]}},
        {"setup": {"dealer": 4}},
        {"setup": {"lots": [4]}},
        {"options": {"target": 4}},
        {"options": {"target": "15"}},
        {"options": {"variant": "swiss"}},
        {"options": {"weli": 1}},
        {"options": {"seconds_per_move": -1}},
        {"options": {"deck": "bavarian"}},
        {"packs": [SMALL[1:]]},
        {"packs": [[*SMALL[1:], "AD"]]},
        {"packs": [LARGE]},
        {"seats": PEOPLE[:2]},
        {"seats": [*PEOPLE, PEOPLE[0]]},
    ],
)
def test_impossible_files_are_refused_in_one_sentence(files: Files, keys: dict[str, Any]) -> None:
    ran = files.run("replay", [], **keys)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.endswith(".\n")


def damaged(document: dict[str, Any], stream: random.Random) -> bytes:
    """Write a match file in which something is wrong, or may be."""
    kind = stream.randrange(5)
    if kind == 0:
        actions = document["actions"]
        actions.insert(
            stream.randrange(len(actions) + 1), stream.choice([*actions, "0 raise", "9", "1 hold"])
        )
    elif kind == 1:
        stream.shuffle(document["actions"])
    elif kind == 2:
        key = stream.choice([*document])
        document[key] = stream.choice([None, -1, 2.5, "x", [], {}, True, [[]], {"target": []}])
    elif kind == 3:
        document["options"] = {
            stream.choice(["target", "weli", "x"]): stream.choice([None, 0, 5, "on", [], 1e9])
        }
    data = json.dumps(document).encode()
    if kind == 4:
        place = stream.randrange(len(data))
        data = data[:place] + bytes([stream.randrange(256)]) + data[place + stream.randrange(3) :]
    return data


@pytest.mark.parametrize("number", range(120))
def test_damaged_files_give_one_sentence_or_an_answer(command: Any, tmp_path: Path, number: int) -> None:
    stream = random.Random(f"damaged {number}")
    document = {
        "format": 1, "game": "watten", "options": dict(TYROLEAN), "seats": [dict(seat) for seat in PEOPLE],
        "seed": "s", "setup": {"dealer": 3}, "packs": [pack_of()], "actions": [*NAMED, *TRICKS], "cursor": 9,
        "auto": [3], "clock": 12.5,
    }  # fmt: skip
    path = tmp_path / "damaged.spieltisch"
    path.write_bytes(damaged(document, stream))
    for verb in ("replay", "legal"):
        ran = command(verb, path, "--json")
        assert "Traceback" not in ran.err
        if ran.status:
            assert (ran.status, ran.err.count("\n")) == (2, 1)
        else:
            assert ran.err == ""
            assert ran.json is not None


def test_the_arena_seats_two_names_as_pairs(command: Any) -> None:
    words = ("arena", "--game", "watten", "--players", "random,beginner", "--seed", "s", "--json")
    words = (*words, "-o", "target=5", "-o", "variant=tyrolean")
    alone, together = (command(*words, "--matches", 3, "--jobs", jobs).json for jobs in (1, 2))
    for answer in (alone, together):
        assert (answer["game"], answer["matches"]) == ("watten", 4)
        assert (answer["options"]["target"], answer["options"]["variant"]) == (5, "tyrolean")
        assert [row["name"] for row in answer["players"]] == ["random", "beginner"]
        for row in answer["players"]:
            del row["decision_ms"]
    assert alone == together
    assert sum(row["wins"] for row in alone["players"]) == 4

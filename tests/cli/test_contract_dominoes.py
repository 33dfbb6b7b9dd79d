"""What other programs rely on: dominoes through match files and commands, from outside."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

import pytest

from tests.cli.match_files import Files

TILES = [f"{high}-{low}" for low in range(7) for high in range(low, 7)]
PEOPLE = [{"name": name, "player": "human"} for name in ("Anna", "Bene", "Cilli", "Dori")]
FIVES = {"variant": "all_fives"}
HANDS = ["4-1 4-4 2-1 5-5 3-1", "1-1 4-3 5-1 5-0"]
EXAMPLE = ["0 play 4-1", "1 play 1-1 left", "0 play 4-4 right", "1 play 4-3 right", "0 play 2-1 left",
           "1 play 5-1 up", "0 play 5-5 up", "1 play 5-0 up", "0 play 3-1 down"]  # fmt: skip
"""The public example of nine plays in All Fives, and what each of them scores."""
EXAMPLE_POINTS = [5, 0, 10, 5, 5, 10, 15, 5, 0]

FIVE_EACH = {"variant": "block", "hand_size": 5}
RUN_OUT_HANDS = ["6-6 6-5 6-4 1-0 1-1", "3-3 3-2 6-3 6-2 2-2"]
RUN_OUT = ["0 play 6-6", "1 play 6-3 left", "0 play 6-5 right", "1 play 3-3 left", "0 pass",
                 "1 play 3-2 left", "0 pass", "1 play 2-2 left", "0 pass", "1 play 6-2 left"]  # fmt: skip


def pack_of(hands: Sequence[str] = HANDS, boneyard: str = "") -> list[str]:
    """A pack that deals these hands one tile at a time round the table; other tiles follow."""
    held = [hand.split() for hand in hands]
    size = max(map(len, held))
    named = {*chain(*held), *boneyard.split()}
    spare = [tile for tile in TILES if tile not in named]
    full = [[*hand, *(spare.pop(0) for _ in range(size - len(hand)))] for hand in held]
    dealt = [tile for tile in chain(*zip_longest(*full)) if tile is not None]
    return [*dealt, *boneyard.split(), *spare]


def example_pack() -> list[str]:
    """The pack of the example, each hand filled up to nine tiles."""
    spare = [tile for tile in TILES if tile not in " ".join(HANDS).split()]
    first, second = (hand.split() for hand in HANDS)
    first += [spare.pop(0) for _ in range(9 - len(first))]
    second += [spare.pop(0) for _ in range(9 - len(second))]
    return pack_of([" ".join(first), " ".join(second)])


@pytest.fixture
def files(command: Callable[..., Any], tmp_path: Path) -> Files:
    """Two people; seat 0 opens."""
    return Files(
        command, tmp_path, game="dominoes", seats=PEOPLE[:2], setup={"dealer": 0}, packs=[example_pack()]
    )


def scores(answer: Any) -> list[tuple[int, str, float]]:
    return [
        (event["side"], event["reason"], event["points"])
        for event in answer["events"]
        if event["type"] == "score"
    ]


def test_the_options(command: Any) -> None:
    game = next(game for game in command("games", "--json").json if game["id"] == "dominoes")
    assert (game["version"], game["seats"]) == (1, [2, 3, 4])
    assert [(row["key"], row["type"], row["default"]) for row in game["options"]] == [
        ("variant", "choice", "draw"),
        ("seats", "int", 2),
        ("partners", "bool", False),
        ("target", "choice", "auto"),
        ("hand_size", "choice", "auto"),
        ("reserve", "choice", "auto"),
        ("opening", "choice", "lot"),
        ("next_opener", "choice", "auto"),
        ("voluntary_draw", "bool", False),
        ("blocked", "choice", "net"),
        ("blocked_tie", "choice", "none"),
        ("spinner", "bool", True),
        ("exact_target", "bool", False),
    ]
    assert next(row for row in game["options"] if row["key"] == "variant")["choices"] == [
        "draw", "block", "all_fives",
    ]  # fmt: skip


def test_the_public_example_scores_as_printed(files: Files) -> None:
    totals = [0, 0]
    for length, points in enumerate(EXAMPLE_POINTS, 1):
        totals[(length - 1) % 2] += points
        answer = files.replay(EXAMPLE[:length], options=FIVES)
        assert answer["scores"] == totals
        assert (answer["turn"], answer["to_act"]) == (length % 2, [length % 2])
    assert scores(answer) == [
        (number % 2, "line", points) for number, points in enumerate(EXAMPLE_POINTS) if points
    ]
    assert [event["total"] for event in answer["events"] if event["type"] == "played"] == [
        5, 6, 10, 5, 5, 10, 15, 5, 8,
    ]  # fmt: skip


def test_the_first_tile_has_no_end_and_later_ones_name_theirs(files: Files) -> None:
    start = files.legal([], options=FIVES)["0"]
    assert len(start) == 9 and all(len(text.split()) == 3 for text in start)
    legal = files.legal(EXAMPLE[:3], options=FIVES)["1"]
    assert "1 play 4-3 right" in legal and "1 play 5-1 left" in legal
    assert all(text.split()[3] in ("left", "right") for text in legal)
    legal = files.legal(EXAMPLE[:5], options=FIVES)["1"]
    assert {"1 play 5-1 up", "1 play 5-1 down"} <= set(legal)


def test_going_out_scores_the_pips_of_the_other_hand(files: Files) -> None:
    pack = pack_of(RUN_OUT_HANDS)
    going = files.replay(RUN_OUT[:9], options=FIVE_EACH, packs=[pack])
    assert (going["over"], going["turn"]) == (False, 1)
    out = files.replay(RUN_OUT, options=FIVE_EACH, packs=[pack])
    assert scores(out) == [(1, "out", 13)]
    ended = next(event for event in out["events"] if event["type"] == "round")
    assert (ended["out"], ended["pips"]) == (1, [13, 0])
    assert ended["hands"] == [["1-0", "1-1", "6-4"], []]


HEAVY = pack_of(["6-6 5-5", "6-4 3-3"], "0-0 1-0 1-1 2-1")
TINY = {"variant": "block", "hand_size": 2}
TINY_PLAYS = ["0 play 6-6", "1 play 6-4 left", "0 pass", "1 pass"]


@pytest.mark.parametrize(("blocked", "points"), [("net", 4), ("gross", 10)])
def test_the_fewest_pips_win_a_block(files: Files, blocked: str, points: int) -> None:
    answer = files.replay(TINY_PLAYS, options={**TINY, "blocked": blocked}, packs=[HEAVY])
    assert scores(answer) == [(1, "blocked", points)]
    assert [event["out"] for event in answer["events"] if event["type"] == "round"] == [None]


def test_drawing_goes_on_until_a_tile_fits(files: Files) -> None:
    options = {"variant": "draw", "hand_size": 2}
    packs = [pack_of(["6-6 5-5", "3-3 1-1"], "2-2 6-1 4-4")]
    plays = ["0 play 6-6", "1 draw"]
    assert files.legal(plays[:1], options=options, packs=packs) == {"1": ["1 draw"]}
    assert files.legal(plays, options=options, packs=packs) == {"1": ["1 draw"]}
    assert files.legal([*plays, "1 draw"], options=options, packs=packs) == {
        "1": ["1 play 6-1 left", "1 play 6-1 right"]
    }
    free = {**options, "voluntary_draw": True}
    assert "1 draw" in files.legal([*plays, "1 draw"], options=free, packs=packs)["1"]
    answer = files.replay([*plays, "1 draw"], options=options, packs=packs)
    drawn = [event for event in answer["events"] if event["type"] == "drawn"]
    assert [(event["seat"], event["boneyard"]) for event in drawn] == [(1, 23), (1, 22)]
    assert "2-2" not in json.dumps(drawn)


def test_halves_and_the_sudden_end_of_all_fives(files: Files) -> None:
    pack = pack_of(["5-0 1-1", "6-6 6-5", "4-4 3-3"])
    keys = {
        "seats": PEOPLE[:3],
        "options": {**FIVES, "hand_size": 2},
        "setup": {"dealer": 0, "scores": [197.5, 195, 0]},
        "packs": [pack],
    }
    answer = files.replay(["0 play 5-0"], **keys)
    assert (answer["over"], answer["scores"], answer["winner"]) == (True, [202.5, 195, 0], 0)
    assert (answer["turn"], answer["to_act"]) == (None, [])
    assert files.legal(["0 play 5-0"], **keys) == {}
    more = files.run("replay", ["0 play 5-0", "1 pass"], **keys)
    assert (more.status, more.json["error"]["reason"]) == (2, "over")


def test_partners_share_one_score(files: Files) -> None:
    keys = {
        "seats": PEOPLE,
        "options": {"variant": "block", "partners": True, "hand_size": 1},
        "packs": [pack_of(["6-4", "6-6", "3-0", "5-5"])],
    }
    answer = files.replay(["0 play 6-4"], **keys)
    assert answer["scores"] == [22, 0]
    assert scores(answer) == [(0, "out", 22)]


def test_the_first_opener(files: Files) -> None:
    for seat in range(2):
        assert files.replay([], setup={"dealer": seat})["turn"] == seat
        assert files.replay([], setup={"lots": [seat]})["turn"] == seat
    drawn = {files.replay([], setup={}, seed=f"seed {number}")["turn"] for number in range(20)}
    assert drawn == {0, 1}
    led = {"options": {"opening": "highest_double", "hand_size": 2}, "setup": {}}
    packs = [pack_of(["6-5 1-1", "5-4 3-3"])]
    assert files.legal([], packs=packs, **led) == {"1": ["1 play 3-3"]}


REFUSALS = [
    ([], "1 play 1-1", {}, "not_your_turn"),
    ([], "0 play 1-1", {}, "not_in_hand"),
    ([], "0 play 7-1", {}, "not_a_tile"),
    ([], "0 play", {}, "not_a_tile"),
    ([], "0 play 4-1 left", {}, "first_has_no_end"),
    ([], "0 draw", {}, "draw_can_play"),
    ([], "0 fly", {}, "unknown_action"),
    ([], "4 play 1-1", {}, "no_seat"),
    ([], "", {}, "notation"),
    (EXAMPLE[:1], "1 pass", {}, "can_play"),
    (EXAMPLE[:1], "1 play 1-1", {}, "which_end"),
    (EXAMPLE[:1], "1 play 1-1 right", {}, "does_not_fit"),
    (EXAMPLE[:1], "1 play 1-1 up", {}, "end_closed"),
    (
        ["0 play 6-6"],
        "1 pass",
        {"options": {"variant": "draw", "hand_size": 2}, "packs": [HEAVY]},
        "can_play",
    ),
    (TINY_PLAYS[:2], "0 draw", {"options": TINY, "packs": [HEAVY]}, "no_drawing"),
    (
        TINY_PLAYS[:2],
        "0 pass",
        {"options": {"variant": "draw", "hand_size": 2}, "packs": [HEAVY]},
        "can_draw",
    ),
]


@pytest.mark.parametrize(("before", "text", "keys", "reason"), REFUSALS)
def test_a_refused_action_shows_the_state_before(
    files: Files, before: list[str], text: str, keys: dict[str, Any], reason: str
) -> None:
    keys = {"options": FIVES, **keys}
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
    files.run("replay", [*EXAMPLE[:1], "1 play 1-1 right"], options=FIVES)
    ran = command("replay", tmp_path / "match.spieltisch", language=language)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert ran.err.endswith(".\n")


def test_the_match_is_told_with_points_as_the_language_writes_them(
    files: Files, command: Any, tmp_path: Path
) -> None:
    files.run("replay", EXAMPLE[:3], options=FIVES)
    told = command("replay", tmp_path / "match.spieltisch", language="de").out.splitlines()
    assert "Anna legt 4-4. Enden 10 +10" in told


def test_what_lies_beyond_the_cursor_is_left_out(files: Files) -> None:
    log = [*EXAMPLE, "nonsense"]
    for cursor in range(0, len(log), 3):
        assert files.replay(log, options=FIVES, cursor=cursor) == files.replay(log[:cursor], options=FIVES)


@pytest.mark.parametrize("length", [0, 2, 4, 6])
def test_what_a_seat_cannot_see_changes_nothing_for_it(files: Files, length: int) -> None:
    """Seat 0 sees its hand and what has been laid: all else is dealt the other way round."""
    log = EXAMPLE[:length]
    laid = {text.split()[2] for text in log}
    pack = example_pack()
    own = set(pack[0:18:2])
    hidden = [place for place, tile in enumerate(pack) if tile not in own | laid]
    other = [*pack]
    for place, tile in zip(hidden, [pack[place] for place in reversed(hidden)], strict=True):
        other[place] = tile
    first, second = (
        [
            files.run(verb, log, "--seat", 0, packs=[cards], options=FIVES).out
            for verb in ("view", "legal", "hint")
        ]
        for cards in (pack, other)
    )
    assert first == second
    assert first[0]
    words = set(first[0].replace('"', " ").replace(",", " ").replace("]", " ").replace("[", " ").split())
    assert not (set(TILES) - own - laid) & words


def test_hints_rank_legal_actions_best_first(files: Files) -> None:
    for length in (0, 1, 6):
        answer = files.run("hint", EXAMPLE[:length], options=FIVES).json
        assert list(answer) == ["seat", "unit", "actions"]
        legal = files.legal(EXAMPLE[:length], options=FIVES)
        assert legal.keys() == {str(answer["seat"])}
        values = [row["value"] for row in answer["actions"]]
        assert values == sorted(values, reverse=True)
        assert {row["action"] for row in answer["actions"]} == set(legal[str(answer["seat"])])


@pytest.mark.parametrize(
    "keys",
    [
        {"setup": {"scores": [100, 0]}},
        {"setup": {"scores": [-1, 0]}},
        {"setup": {"scores": [0.25, 0]}},
        {"setup": {"scores": [0, 0, 0]}},
        {"setup": {"dealer": 2}},
        {"setup": {"lots": [2]}},
        {"options": {"variant": "muggins"}},
        {"options": {"hand_size": 15}},
        {"options": {"hand_size": 0}},
        {"options": {"target": -5}},
        {"options": {"target": "100"}},
        {"options": {"seats": 3}},
        {"options": {"partners": True}},
        {"options": {"partners": 1}},
        {"options": {"reserve": 3.5}},
        {"seats": PEOPLE, "options": {"hand_size": 8}},
        {"packs": [TILES[1:]]},
        {"packs": [[*TILES[1:], "6-6"]]},
        {"packs": [[*TILES[1:], "7-0"]]},
        {"seats": PEOPLE[:1]},
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
        strange = [*actions, "0 draw", "1 pass", "6-4", "0 play 6-4 6-4"]
        actions.insert(stream.randrange(len(actions) + 1), stream.choice(strange))
    elif kind == 1:
        stream.shuffle(document["actions"])
    elif kind == 2:
        key = stream.choice([*document])
        document[key] = stream.choice([None, -1, 2.5, "x", [], {}, True, [[]], {"target": []}])
    elif kind == 3:
        document["options"] = {
            stream.choice(["target", "variant", "hand_size", "x"]): stream.choice([None, 0, 5, "on", [], 1e9])
        }
    data = json.dumps(document).encode()
    if kind == 4:
        place = stream.randrange(len(data))
        data = data[:place] + bytes([stream.randrange(256)]) + data[place + stream.randrange(3) :]
    return data


@pytest.mark.parametrize("number", range(100))
def test_damaged_files_give_one_sentence_or_an_answer(command: Any, tmp_path: Path, number: int) -> None:
    stream = random.Random(f"damaged {number}")
    document = {
        "format": 1, "game": "dominoes", "options": dict(FIVES), "seats": [dict(seat) for seat in PEOPLE[:2]],
        "seed": "s", "setup": {"dealer": 0}, "packs": [example_pack()], "actions": [*EXAMPLE], "cursor": 7,
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


def test_the_arena_takes_as_many_seats_as_names_or_as_told(command: Any) -> None:
    players = ("arena", "--game", "dominoes", "--players", "random,beginner", "--seed", "s", "--json")
    words = (*players, "-o", "target=20", "--matches", 3)
    alone, together = (command(*words, "--jobs", jobs).json for jobs in (1, 2))
    for answer in (alone, together):
        assert (answer["game"], answer["matches"], answer["options"]["seats"]) == ("dominoes", 4, 2)
        assert [row["name"] for row in answer["players"]] == ["random", "beginner"]
        for row in answer["players"]:
            del row["decision_ms"]
    assert alone == together
    pairs = command(*words, "-o", "seats=4", "-o", "partners=true").json
    assert pairs["options"]["seats"] == 4
    assert sum(row["wins"] for row in pairs["players"]) == pairs["matches"]

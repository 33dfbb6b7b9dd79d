"""Match files: what is written is read again, and whatever is broken is told in one sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.cards import FULL_PACK
from spieltisch.core.errors import BadMatchFile
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.matchfile import match_document, read_document, read_file, write_file
from spieltisch.core.players import SeatEntry
from spieltisch.core.replay import open_match, replay
from spieltisch.core.strictjson import MAX_BYTES, parse_json
from tests.core.support import GAME, assert_says, find_game, first_action, new_match, play_first, play_to_end

PACK = [card.text for card in FULL_PACK]


def document(**changes: object) -> dict[str, Any]:
    """A sound document with three actions."""
    match = new_match("human", "expert")
    play_first(match, 3)
    return {**match_document(match), **changes}


def read(data: Any) -> Match[Any, Any]:
    """Read and play a document as the app does when it imports a file."""
    return open_match(read_document(parse_json(json.dumps(data).encode()), find_game), GAME)


def test_the_smallest_file_is_enough() -> None:
    data = {
        "format": 1,
        "game": "highcard",
        "seats": [{"player": "human"}, {"player": "hard"}],
        "actions": [],
    }
    match = read(data)
    assert match.cursor == 0
    assert len(match.header.seed) == 8
    assert match.header.options["target"] == 4
    assert read(data).header.seed != match.header.seed


def test_a_match_survives_its_file(tmp_path: Path) -> None:
    header = new_match_header(
        GAME,
        [SeatEntry("Anna", "human"), SeatEntry("", "random"), SeatEntry("Bo", "human")],
        {"bonus": True, "target": 9},
        seed="ö" * 64,
        scores=(1, 0.5, 2),
        dealer=2,
        lots=(1, 0),
        packs=(tuple(reversed(PACK)),),
    )
    match: Match[Any, Any] = Match(GAME, header)
    match.play(first_action(match, 1), auto=True)
    play_first(match, 4)
    match.undo()
    path = tmp_path / "a.spieltisch"
    write_file(path, match, clock=12.5)
    found = read_file(path, find_game)
    again = open_match(found, GAME)
    assert again.header == header
    assert (again.actions, again.cursor, again.auto) == (match.actions, match.cursor, (0,))
    assert again.state == match.state
    assert found.clock == 12.5
    assert [file.name for file in tmp_path.iterdir()] == ["a.spieltisch"]


@given(
    players=st.lists(st.sampled_from(["human", "expert", "random"]), min_size=2, max_size=4),
    seed=st.text(min_size=1, max_size=64).filter(lambda text: text.isprintable()),
    hand=st.integers(1, 6),
    count=st.integers(0, 12),
    cursor=st.integers(0, 12),
)
def test_every_match_survives_its_document(
    players: list[str], seed: str, hand: int, count: int, cursor: int
) -> None:
    match = new_match(*players, seed=seed, hand=hand, target=50)
    play_first(match, count)
    match.seek(min(cursor, count))
    again = read(match_document(match))
    assert match_document(again) == match_document(match)
    assert again.state == match.state


def test_prescribed_packs_are_dealt_first_card_first() -> None:
    match = read(document(packs=[PACK], actions=[], cursor=0))
    assert match.view(0).hand == FULL_PACK[:3]


def test_unknown_keys_are_kept() -> None:
    data = document(note={"by": ["Anna"]}, setup={"dealer": 1, "table": 7})
    data["seats"][0]["colour"] = "blue"
    written = match_document(read(data))
    assert written["note"] == {"by": ["Anna"]}
    assert written["setup"] == {"dealer": 1, "table": 7}
    assert written["seats"] == data["seats"]


def test_commands_leave_out_what_lies_beyond_the_cursor() -> None:
    data = document(cursor=1)
    data["actions"][2] = "0 fly"
    played = replay(read_document(data, find_game), GAME)
    assert played.refusal is None
    assert played.match.cursor == len(played.match.actions) == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0 fly", "verb"),
        ("1 lay 5H", "not_your_turn"),
        ("9 lay 5H", "no_seat"),
        ("lay", "notation"),
        ("", "notation"),
    ],
)
def test_a_refused_action_is_told_with_the_state_before_it(text: str, reason: str) -> None:
    match = new_match("human", "expert", hand=3)
    match.play(first_action(match, 1))
    data = match_document(match)
    data["actions"] = [match.actions[0].text, text]
    del data["cursor"]
    played = replay(read_document(data, find_game), GAME)
    assert played.refusal is not None
    assert (played.refusal.index, played.refusal.text, played.refusal.reason) == (1, text, reason)
    assert played.match.state == match.state
    with pytest.raises(BadMatchFile) as error:
        read(data)
    assert_says(error.value.message, "core.file.illegal_action")
    assert error.value.message.arg("number") == 2


def without(key: str) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.pop(key)


def with_value(*path_and_value: Any) -> Callable[[dict[str, Any]], None]:
    *path, last, value = path_and_value

    def change(data: Any) -> None:
        for step in path:
            data = data[step]
        data[last] = value

    return change


BROKEN: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("core.file.foreign", without("format")),
    ("core.file.foreign", without("game")),
    ("core.file.foreign", with_value("format", 0)),
    ("core.file.foreign", with_value("format", True)),
    ("core.file.foreign", with_value("format", "1")),
    ("core.file.foreign", with_value("format", 1.5)),
    ("core.file.format_newer", with_value("format", 2)),
    ("core.file.missing", without("seats")),
    ("core.file.missing", without("actions")),
    ("core.file.missing", with_value("seats", 0, {"name": "Anna"})),
    ("core.file.type", with_value("game", 5)),
    ("core.plugin.unknown_game", with_value("game", "chess")),
    ("core.file.type", with_value("rules_version", "1")),
    ("core.file.type", with_value("rules_version", 0)),
    ("core.file.rules_newer", with_value("rules_version", 2)),
    ("core.file.type", with_value("options", [])),
    ("core.option.unknown", with_value("options", "colour", "red")),
    ("core.option.value", with_value("options", "ties", "Share")),
    ("core.option.value", with_value("options", "target", 4.0)),
    ("core.option.value", with_value("options", "bonus", None)),
    ("core.option.seats", with_value("options", "seats", 3)),
    ("core.file.type", with_value("seats", {})),
    ("core.file.type", with_value("seats", [5, 6])),
    ("core.match.seat_count", with_value("seats", [{"player": "human"}])),
    ("core.match.seat_count", with_value("seats", [])),
    ("core.match.seat_count", with_value("seats", [{"player": "human"}] * 5)),
    ("core.file.too_long", with_value("seats", [{"player": "human"}] * 100)),
    ("core.file.type", with_value("seats", 0, "player", 3)),
    ("core.file.player", with_value("seats", 0, "player", "Human")),
    ("core.file.player", with_value("seats", 0, "player", "os:system")),
    ("core.file.type", with_value("seats", 0, "name", None)),
    ("core.file.name", with_value("seats", 0, "name", "x" * 41)),
    ("core.file.name", with_value("seats", 0, "name", "two\nlines")),
    ("core.file.name", with_value("seats", 0, "name", " Anna")),
    ("core.file.name", with_value("seats", 0, "name", "\u202egnirts")),
    ("core.file.type", with_value("seed", 5)),
    ("core.file.seed", with_value("seed", "")),
    ("core.file.seed", with_value("seed", "x" * 65)),
    ("core.file.type", with_value("setup", [])),
    ("core.file.type", with_value("setup", {"scores": 5})),
    ("core.file.type", with_value("setup", {"scores": ["1", 0]})),
    ("core.file.type", with_value("setup", {"scores": [True, 0]})),
    ("core.file.scores_count", with_value("setup", {"scores": [1]})),
    ("core.file.scores_count", with_value("setup", {"scores": [1, 1, 1]})),
    ("core.file.scores_value", with_value("setup", {"scores": [0.25, 0]})),
    ("core.file.scores_value", with_value("setup", {"scores": [1e300, 0]})),
    ("highcard.setup.scores", with_value("setup", {"scores": [4, 0]})),
    ("core.file.type", with_value("setup", {"dealer": "0"})),
    ("core.file.seat_range", with_value("setup", {"dealer": 2})),
    ("core.file.seat_range", with_value("setup", {"dealer": -1})),
    ("core.file.type", with_value("setup", {"lots": 1})),
    ("core.file.seat_range", with_value("setup", {"lots": [0, 9]})),
    ("core.file.too_long", with_value("setup", {"lots": [0] * 10_001})),
    ("core.file.type", with_value("packs", "5H")),
    ("core.file.type", with_value("packs", ["5H"])),
    ("core.file.type", with_value("packs", [[5]])),
    ("core.file.pack", with_value("packs", [[]])),
    ("core.file.pack", with_value("packs", [PACK, PACK[1:]])),
    ("core.file.pack", with_value("packs", [["AC", *PACK[:-1]]])),
    ("core.file.pack", with_value("packs", [[*PACK, "*"]])),
    ("core.file.type", with_value("actions", "0 stay")),
    ("core.file.type", with_value("actions", [5])),
    ("core.file.too_long", with_value("actions", ["0 stay"] * 20_001)),
    ("core.file.type", with_value("cursor", 1.0)),
    ("core.file.type", with_value("cursor", False)),
    ("core.file.cursor", with_value("cursor", 4)),
    ("core.file.cursor", with_value("cursor", -1)),
    ("core.file.type", with_value("auto", 1)),
    ("core.file.type", with_value("auto", ["1"])),
    ("core.file.auto", with_value("auto", [3])),
    ("core.file.auto", with_value("auto", [0, 0])),
    ("core.file.clock", with_value("clock", -1)),
    ("core.file.clock", with_value("clock", "60")),
    ("core.file.clock", with_value("clock", True)),
    ("core.file.clock", with_value("clock", 1e300)),
    ("core.file.illegal_action", with_value("actions", 1, "1 fly")),
    ("core.file.illegal_action", with_value("actions", 1, "x" * 500)),
]


@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_a_broken_document_is_refused_in_one_sentence(number: int) -> None:
    key, breaks = BROKEN[number]
    data = copy.deepcopy(document())
    breaks(data)
    with pytest.raises(BadMatchFile) as error:
        read(data)
    assert_says(error.value.message, key)


BROKEN_BYTES: list[tuple[str, bytes]] = [
    ("core.file.empty", b""),
    ("core.file.empty", b" \n\t"),
    ("core.file.truncated", b"{"),
    ("core.file.truncated", b'{"format": 1, "game": "high'),
    ("core.file.not_json", b"Dear diary,"),
    ("core.file.not_json", b'{"format": 1,}'),
    ("core.file.not_json", b'{"format": 1} {}'),
    ("core.file.not_json", b"{'format': 1}"),
    ("core.file.not_json", b"\x00\x00\x00\x00"),
    ("core.file.not_text", b"\x89PNG\r\n\x1a\n"),
    ("core.file.not_text", '{"format": 1, "game": "ö"}'.encode("latin-1")),
    ("core.file.not_text", '{"format": 1}'.encode("utf-16")),
    ("core.file.not_text", b'{"format": 1, "game": "\\ud800"}'),
    ("core.file.not_text", b'{"\\udfff": 1}'),
    ("core.file.number", b'{"format": NaN}'),
    ("core.file.number", b'{"format": -Infinity}'),
    ("core.file.number", b'{"format": 1e999}'),
    ("core.file.number", b'{"format": ' + b"9" * 5000 + b"}"),
    ("core.file.number", b'{"format": 1, "game": "highcard", "cursor": ' + b"9" * 19 + b"}"),
    ("core.file.duplicate_key", b'{"format": 1, "format": 1}'),
    ("core.file.duplicate_key", b'{"a": {"b": 1, "b": 2}}'),
    ("core.file.nested", b"[" * 100_000 + b"]" * 100_000),
    ("core.file.nested", b'{"a":' * 100_000 + b"1" + b"}" * 100_000),
    ("core.file.nested", b"[" * 40 + b"]" * 40),
    ("core.file.too_big", b'"' + b"x" * MAX_BYTES + b'"'),
    ("core.file.foreign", b"[]"),
    ("core.file.foreign", b"null"),
    ("core.file.foreign", b'"format game"'),
    ("core.file.foreign", b'{"log": {"version": "1.2"}}'),
]


@pytest.mark.parametrize("number", range(len(BROKEN_BYTES)))
def test_broken_bytes_are_refused_in_one_sentence(number: int) -> None:
    key, data = BROKEN_BYTES[number]
    with pytest.raises(BadMatchFile) as error:
        read_document(parse_json(data), find_game)
    assert_says(error.value.message, key)


def test_a_byte_order_mark_does_not_matter() -> None:
    assert parse_json(b'\xef\xbb\xbf{"format": 1}') == {"format": 1}


def test_every_truncation_is_told() -> None:
    data = json.dumps(document()).encode()
    for length in range(len(data)):
        with pytest.raises(BadMatchFile) as error:
            parse_json(data[:length])
        assert error.value.message.key in ("core.file.truncated", "core.file.empty"), data[:length]


@given(st.integers(0, 10_000), st.binary(min_size=1, max_size=4))
def test_damage_is_never_more_than_a_refusal(place: int, noise: bytes) -> None:
    data = bytearray(json.dumps(document(packs=[PACK])).encode())
    place %= len(data)
    data[place : place + len(noise)] = noise
    try:
        open_match(read_document(parse_json(bytes(data)), find_game), GAME)
    except BadMatchFile as error:
        if error.message.catalog == "core":
            assert_says(error.message, error.message.key)


@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats(allow_nan=False, allow_infinity=False)
        | st.text(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
        max_leaves=8,
    ),
    st.sampled_from([*document(), "packs", "setup", "clock", "auto"]),
)
def test_no_value_of_any_key_is_more_than_a_refusal(value: Any, key: str) -> None:
    try:
        open_match(read_document(document(**{key: value}), find_game), GAME)
    except BadMatchFile as error:
        assert error.message.key


@pytest.mark.parametrize("name", ["Søren Ærø", "وحید می\u200cنویسد", "👨\u200d👩\u200d👧", "x" * 40, ""])
def test_people_are_called_what_they_like(name: str) -> None:
    changed = document(seats=[{"name": name, "player": "human"}, {"player": "human"}])
    assert read(changed).header.seats[0].name == name


def test_a_finished_match_can_be_read() -> None:
    match = new_match("random", "random", target=3)
    play_to_end(match)
    assert read(match_document(match)).result() == match.result()

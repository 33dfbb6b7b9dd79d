"""The commands about matches, games and plugins: what they print and how they end."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from highcard.plugin import PLUGIN

from spieltisch.core.actions import Action
from spieltisch.core.matchfile import match_document
from spieltisch.plugins.archives.archive import read_archive
from spieltisch.plugins.archives.store import install
from spieltisch.plugins.switches import write_disabled
from tests.bundled import BUNDLED
from tests.core.support import new_match, play_first, play_to_end
from tests.plugins.packing import forget_added, sample_archive

NAMES = ("Anna", "Bene", "", "Xaver")


def test_games_are_listed_with_their_options(command: Any) -> None:
    games = {game["id"]: game for game in command("games", "--json").json}
    assert set(games) == {*BUNDLED, "highcard"}
    assert games["cribbage"] == {"id": "cribbage", "version": 1, "seats": [2], "options": []}
    assert games["highcard"]["seats"] == [2, 3, 4]
    options = {option["key"]: option for option in games["highcard"]["options"]}
    assert options["hand"] == {
        "key": "hand",
        "type": "int",
        "default": 3,
        "choices": [2, 3, 5],
        "depends_on": None,
    }
    assert options["bonus"]["depends_on"] == {"key": "ties", "values": ["share"]}
    assert options["ties"]["choices"] == ["none", "share"]


def test_safe_mode_lists_the_bundled_games(command: Any) -> None:
    assert [game["id"] for game in command("games", "--json", "--safe-mode").json] == [*BUNDLED]


def test_people_get_sentences(command: Any) -> None:
    told = command("games").out
    assert "highcard – High Card" in told
    assert "-o ties=share – Equal ranks (none, share)" in told
    assert "highcard 1.2.0 – works – folder" in command("plugins").out


def test_a_game_that_was_added_is_listed(
    command: Any, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    forget_added("unusual")
    (data_dir / "plugins").unlink()
    (data_dir / "plugins").mkdir()
    archive = read_archive(sample_archive(tmp_path, "wheel"))
    install(archive, data_dir / "plugins")
    told = command("plugins").out
    assert f"unusual 1.2.0 – works – added from {archive.file}" in told
    forget_added("unusual")


def test_a_plugin_that_is_switched_off_stays_off(command: Any, data_dir: Path, match_file: Any) -> None:
    write_disabled(data_dir, {"highcard"})
    states = {plugin["id"]: plugin["state"] for plugin in command("plugins", "--json").json}
    assert states == {**dict.fromkeys(BUNDLED, "ENABLED"), "highcard": "DISABLED"}
    assert [game["id"] for game in command("games", "--json").json] == [*BUNDLED]
    refused = command("replay", match_file())
    assert (refused.status, refused.err) == (2, "The game “High Card” is switched off.\n")


def test_plugins_are_listed_with_their_states(command: Any, data_dir: Path) -> None:
    broken = Path(__file__).parents[1] / "sample_games" / "broken"
    (data_dir / "plugins").unlink()
    (data_dir / "plugins").symlink_to(broken, target_is_directory=True)
    plugins = {plugin["id"]: plugin for plugin in command("plugins", "--json").json}
    assert plugins["cribbage"] == {
        "id": "cribbage",
        "version": "0.1.0",
        "api": 1,
        "source": "bundled",
        "state": "ENABLED",
        "reason": None,
    }
    assert plugins["future"]["state"] == "INCOMPATIBLE"
    assert plugins["leaves"]["state"] == "FAILED"
    assert plugins["leaves"]["reason"] == "Its code failed (SystemExit: goodbye)."
    assert plugins["no_manifest"]["api"] is None
    for plugin in plugins.values():
        assert plugin["reason"] is None or re.fullmatch(r"[^\n]+\.", plugin["reason"])
    assert "future 1.0 – made for another version – folder" in command("plugins").out


def test_replay_tells_how_a_match_stands(command: Any, match_file: Callable[..., Path]) -> None:
    ran = command("replay", match_file(3), "--json")
    answer = ran.json
    assert (ran.status, ran.err) == (0, "")
    assert list(answer) == ["over", "scores", "winner", "turn", "to_act", "events"]
    assert answer["over"] is False
    assert answer["winner"] is None
    assert answer["to_act"] == [1]
    assert answer["turn"] == 1
    assert answer["events"][0] == {"type": "deal", "number": 1}
    assert command("replay", match_file(2), "--json").json["turn"] is None
    assert "To act: 1" in command("replay", match_file(3)).out


def test_replay_tells_the_winner(command: Any, tmp_path: Path) -> None:
    match = new_match("random", "random", target=2)
    play_to_end(match)
    path = tmp_path / "a.spieltisch"
    path.write_text(json.dumps(match_document(match)))
    answer = command("replay", path, "--json").json
    assert (answer["over"], answer["to_act"], answer["turn"]) == (True, [], None)
    assert answer["winner"] == match.result().winner
    assert answer["scores"] == list(match.result().scores)
    assert "The match is over" in command("replay", path).out
    assert command("legal", path, "--json").json == {}
    assert command("hint", path, "--json").json == {"seat": None, "unit": "points", "actions": []}
    assert command("legal", path).out == "Nobody has anything to do.\n"
    assert command("hint", path).out == "Nobody has anything to do.\n"


def test_the_winners_are_named(command: Any, tmp_path: Path) -> None:
    match = new_match("random", "random", "random", "random", target=2)
    play_to_end(match)
    document = match_document(match)
    document["seats"] = [
        {"name": name, "player": "random"} if name else {"player": "random"} for name in NAMES
    ]
    path = tmp_path / "a.spieltisch"
    path.write_text(json.dumps(document))
    won = {0: "Anna and Player 3", 1: "Bene and Xaver"}[match.result().winner]
    assert f"The match is over; won by {won}." in command("replay", path).out


def test_replay_stops_at_the_cursor(command: Any, match_file: Callable[..., Path]) -> None:
    answer = command("replay", match_file(4, cursor=1), "--json").json
    assert answer == command("replay", match_file(1), "--json").json


def test_a_refused_action_is_told(command: Any, match_file: Callable[..., Path]) -> None:
    first = new_match()
    play_first(first, 1)
    path = match_file(1, actions=[first.actions[0].text, "1 lay *", "0 stay"], cursor=3)
    ran = command("replay", path, "--json")
    assert ran.status == 2
    answer = ran.json
    assert answer["error"] == {
        "action": 1,
        "text": "1 lay *",
        "reason": "not_in_hand",
        "message": "You do not hold this card.",
    }
    assert answer["to_act"] == [1]
    assert ran.err == "Action 2, “1 lay *”, is not allowed: You do not hold this card.\n"
    for verb in (["legal"], ["view", "--seat", 0], ["hint"]):
        ran = command(*verb, path, "--json")
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith("Action 2, “1 lay *”")


def test_legal_lists_every_seat_that_may_act(command: Any, match_file: Callable[..., Path]) -> None:
    match = new_match()
    path = match_file(0)
    expected = {str(seat): [action.text for action in match.legal(seat)] for seat in (0, 1)}
    assert command("legal", path, "--json").json == expected
    assert command("legal", path, "--seat", 1, "--json").json == {"1": expected["1"]}
    assert command("legal", path).out.splitlines() == expected["0"] + expected["1"]
    after_one = match_file(1)
    assert list(command("legal", after_one, "--json").json) == ["1"]
    assert command("legal", after_one, "--seat", 0, "--json").json == {}


def test_view_prints_what_a_seat_knows(command: Any, match_file: Callable[..., Path]) -> None:
    match = new_match()
    play_first(match, 1)
    path = match_file(1)
    view = command("view", path, "--seat", 1, "--json").json
    assert view == PLUGIN.game.view_to_json(match.view(1))
    assert json.loads(command("view", path, "--seat", 1).out) == view
    hidden = {card.text for card in match.view(0).hand} | {match.actions[0].args[0]}
    assert not hidden & set(re.findall(r"\w+", json.dumps(view)))
    assert match.header.seed not in json.dumps(view)


def test_hint_ranks_the_actions_of_the_lowest_seat(command: Any, match_file: Callable[..., Path]) -> None:
    path = match_file(0)
    answer = command("hint", path, "--json").json
    assert list(answer) == ["seat", "unit", "actions"]
    assert (answer["seat"], answer["unit"]) == (0, "points")
    values = [row["value"] for row in answer["actions"]]
    assert values == sorted(values, reverse=True)
    assert {row["action"] for row in answer["actions"]} == set(command("legal", path, "--json").json["0"])
    assert command("hint", path, "--seat", 1, "--json").json["seat"] == 1
    assert command("hint", match_file(1), "--json").json["seat"] == 1
    nothing = command("hint", match_file(1), "--seat", 0, "--json").json
    assert nothing == {"seat": 0, "unit": "points", "actions": []}
    best = Action.parse(answer["actions"][0]["action"])
    assert command("hint", path).out.startswith(f"{best}: ")


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "There is no file “none”.\n"), ("de", None), ("da", None)]
)
def test_errors_are_one_sentence_in_every_language(command: Any, language: str, expected: str | None) -> None:
    ran = command("replay", "none", language=language)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert expected is None or ran.err == expected


def test_a_game_that_is_switched_off_or_broken_is_told(command: Any, match_file: Callable[..., Path]) -> None:
    ran = command("replay", match_file(game="chess"))
    assert (ran.status, ran.err) == (2, "There is no game called “chess” here.\n")
    ran = command("replay", match_file(), "--safe-mode")
    assert (ran.status, ran.err) == (2, "There is no game called “highcard” here.\n")


def test_a_game_that_fails_in_the_middle_is_told(
    command: Any, match_file: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_arguments: object) -> None:
        raise ZeroDivisionError("by\nzero")

    path = match_file(0, actions=[new_match().legal(0)[0].text], cursor=1)
    monkeypatch.delenv("SPIELTISCH_DEBUG")
    monkeypatch.setattr(type(PLUGIN.game), "apply", fails)
    ran = command("replay", path)
    why = "Its code failed (ZeroDivisionError: by�zero)."
    assert (ran.status, ran.err) == (2, f"The game “High Card” cannot be used: {why}\n")


def test_an_error_in_the_program_is_told(
    command: Any, match_file: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_arguments: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.delenv("SPIELTISCH_DEBUG")
    monkeypatch.setattr("spieltisch.cli.matches.read_file", fails)
    ran = command("replay", match_file())
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "An error in the program has stopped it (ZeroDivisionError: by zero).\n"

"""Duplicate matches and their figures."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from highcard.plugin import PLUGIN

from spieltisch.cli import duplicates
from spieltisch.cli.duplicates import Contest, Group, PlayedMatch, play_group, run_contest, seatings
from spieltisch.cli.statistics import PlayerFigures, figures, wilson
from spieltisch.plugin_settings import PluginSettings

ARENA = ("arena", "--game", "highcard", "--seed", "s", "--json")
PLAYERS = """
PLAYERS = 1

from spieltisch.core.actions import Action


class Last:
    def choose(self, view, number):
        from highcard.players import GAME
        return GAME.legal(view)[-1]


class Cheat:
    def choose(self, view, number):
        return Action(view.seat, "win")


class Crash:
    def choose(self, view, number):
        raise KeyError("oh no")


class Nothing:
    def choose(self, view, number):
        return None


class Meddler:
    def choose(self, view, number):
        from highcard.players import GAME
        return Action(1 - view.seat, *[(a.verb, a.args) for a in GAME.legal(view)][0])


class Leaver:
    def choose(self, view, number):
        raise SystemExit(0)


class Polite:
    def choose(self, view, number):
        from highcard.players import GAME
        assert view.asked, "nobody asked me"
        return GAME.legal(view)[0]


class Doubler:
    def choose(self, view, number):
        from highcard.players import GAME
        assert view.asked
        legal = GAME.legal(view)
        return legal[-1] if legal[-1].verb == "double" else legal[0]


class NeedsMore:
    def __init__(self, something):
        pass
"""


@pytest.fixture
def own_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module of players in the current folder."""
    (tmp_path / "own_players.py").write_text(PLAYERS)
    (tmp_path / "broken_players.py").write_text("class X")
    (tmp_path / "leaving_players.py").write_text("raise SystemExit('bye')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "own_players", raising=False)


def without_times(answer: dict[str, Any]) -> dict[str, Any]:
    players = [
        {key: value for key, value in row.items() if key != "decision_ms"} for row in answer["players"]
    ]
    return {**answer, "players": players}


@pytest.mark.usefixtures("own_players")
def test_only_seats_that_are_asked_decide(command: Any) -> None:
    options = ("-o", "seats=4", "-o", "turns=yes", "-o", "doubling=yes")
    players = "own_players:Polite,own_players:Doubler"
    answer = command(*ARENA, "--players", players, "--matches", 2, *options).json
    assert [row["name"] for row in answer["players"]] == players.split(",")


@pytest.mark.parametrize(
    ("players", "seats", "expected"),
    [
        (2, 2, [(0, 1), (1, 0)]),
        (2, 4, [(0, 1, 0, 1), (1, 0, 1, 0)]),
        (1, 2, [(0, 0)]),
        (3, 4, [(0, 1, 2, 0), (1, 2, 0, 0), (2, 0, 0, 1), (0, 0, 1, 2)]),
        (4, 4, [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]),
    ],
)
def test_players_are_seated_in_every_turn(players: int, seats: int, expected: list[tuple[int, ...]]) -> None:
    assert list(seatings(players, seats)) == expected


def test_the_answer_has_the_agreed_form(command: Any) -> None:
    ran = command(*ARENA, "--players", "expert,random", "--matches", 20, "-o", "target=3", "-o", "bonus=true")
    answer = ran.json
    assert list(answer) == ["game", "options", "matches", "players"]
    chances = {"bonus": True, "turns": False, "doubling": False, "seconds": 0}
    assert answer["options"] == {"seats": 2, "hand": 3, "target": 3, "ties": "share", **chances}
    assert answer["matches"] == 20
    for row, name in zip(answer["players"], ("expert", "random"), strict=True):
        assert list(row) == ["name", "wins", "win_rate", "ci95", "mean_score", "decision_ms"]
        assert row["name"] == name
        assert row["win_rate"] == row["wins"] / 20
        low, high = row["ci95"]
        assert 0 <= low < row["win_rate"] < high <= 1
        times = row["decision_ms"]
        assert 0 < times["p50"] <= times["p95"] <= times["max"]
    assert sum(row["wins"] for row in answer["players"]) == 20


@pytest.mark.parametrize(
    ("players", "asked", "played"), [("hard,random", 7, 8), ("hard,random,medium", 4, 6)]
)
def test_matches_are_rounded_up_to_whole_groups(command: Any, players: str, asked: int, played: int) -> None:
    answer = command(*ARENA, "--players", players, "--matches", asked).json
    assert answer["matches"] == played
    assert answer["options"]["seats"] == len(players.split(","))


def test_names_repeat_round_the_table(command: Any) -> None:
    answer = command(*ARENA, "--players", "expert,random", "--matches", 4, "-o", "seats=4").json
    assert answer["options"]["seats"] == 4
    assert [row["name"] for row in answer["players"]] == ["expert", "random"]


def test_equal_players_win_alike_on_the_same_packs(command: Any) -> None:
    answer = command(*ARENA, "--players", "expert,expert", "--matches", 30, "-o", "ties=none").json
    first, second = answer["players"]
    assert first["wins"] == second["wins"] == 15
    assert first["mean_score"] == second["mean_score"]


def test_a_seed_decides_everything_whatever_the_number_of_jobs(command: Any) -> None:
    words = ("--players", "medium,random,beginner", "--matches", 30)
    alone = command(*ARENA, *words).json
    together = command(*ARENA, *words, "--jobs", 2).json
    assert without_times(alone) == without_times(together)
    other = command("arena", "--game", "highcard", "--seed", "t", "--json", *words).json
    assert without_times(other) != without_times(alone)


@pytest.mark.parametrize("error", [PermissionError, FileNotFoundError, NotImplementedError])
def test_one_process_plays_where_several_cannot_share(
    command: Any, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def refuse(*_: object) -> None:
        raise error

    words = ("--players", "medium,random", "--matches", 4)
    alone = command(*ARENA, *words).json
    monkeypatch.setattr(duplicates, "ProcessPoolExecutor", refuse)
    assert without_times(command(*ARENA, *words, "--jobs", 2).json) == without_times(alone)


def test_players_of_others_can_be_named(command: Any, own_players: None) -> None:
    answer = command(*ARENA, "--players", "own_players:Last,beginner", "--matches", 40, "--jobs", 2).json
    assert answer["players"][0]["name"] == "own_players:Last"
    assert answer["players"][0]["wins"] > answer["players"][1]["wins"]


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("nobody,random", "There is no player “nobody”."),
        ("own_players:Nobody", "There is no player “own_players:Nobody”."),
        ("no_module_here:X", "There is no player “no_module_here:X”."),
        ("own_players:", "There is no player “own_players:”."),
        ("", "There is no player “”."),
        ("own_players:Cheat,random", "The player “own_players:Cheat” did what is not allowed, “0 win”: Here"),
        ("own_players:Crash,random", "The player “own_players:Crash” failed (KeyError: 'oh no')."),
        (
            "own_players:Nothing,random",
            "The player “own_players:Nothing” failed (TypeError: None is no",
        ),
        ("own_players:Meddler,random", "The player “own_players:Meddler” did what is not allowed, “1 lay"),
        ("own_players:Leaver,random", "The player “own_players:Leaver” failed (SystemExit: 0)."),
        ("own_players:PLAYERS,random", "The player “own_players:PLAYERS” failed (TypeError"),
        ("broken_players:X,random", "The player “broken_players:X” failed (SyntaxError"),
        ("leaving_players:X,random", "The player “leaving_players:X” failed (SystemExit"),
        ("own_players:NeedsMore", "The player “own_players:NeedsMore” failed (TypeError"),
        ("random,random,random,random,random", "High Card cannot be played by these 5 players."),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_wrong_players_are_told(command: Any, own_players: None, players: str, said: str, jobs: int) -> None:
    ran = command(*ARENA, "--players", players, "--matches", 4, "--jobs", jobs)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(said)
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-o", "target"], "An option of a game looks like key=value, not like “target”."),
        (["-o", "=1"], "An option of a game looks like key=value, not like “=1”."),
        (["-o", "colour=1"], "There is no option called “colour”."),
        (["-o", "target=many"], "The option “target” cannot be “many”."),
        (["-o", "bonus=perhaps"], "The option “bonus” cannot be “perhaps”."),
        (["-o", "ties=Share"], "The option “ties” cannot be “Share”."),
        (["-o", "seats=1"], "High Card cannot be played by 1 players; possible are: 2, 3, 4."),
        (["-o", "seats=5"], "High Card cannot be played by 5 players; possible are: 2, 3, 4."),
        (["--jobs", "0"], "--jobs must be a whole number from 1 to 256, not “0”."),
    ],
)
def test_wrong_settings_are_told(command: Any, words: list[str], said: str) -> None:
    ran = command(*ARENA, "--players", "random,random", "--matches", 2, *words)
    assert (ran.status, ran.out, ran.err) == (2, "", f"{said}\n")


def test_fewer_seats_than_names_are_told(command: Any) -> None:
    ran = command(*ARENA, "--players", "random,random,random", "--matches", 3, "-o", "seats=2")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "The option “seats” says 2, but 3 players sit at the table.\n"


def test_other_words_for_yes_are_understood(command: Any) -> None:
    answer = command(*ARENA, "--players", "random", "--matches", 1, "-o", "bonus=Yes").json
    assert answer["options"]["bonus"] is True
    assert answer["matches"] == 1


@pytest.mark.parametrize(
    ("matches", "seed"), [("0", "s"), ("-3", "s"), ("x", "s"), ("1", ""), ("1", "x" * 65)]
)
def test_wrong_numbers_are_told(command: Any, matches: str, seed: str) -> None:
    words = ("arena", "--game", "highcard", "--players", "random,random")
    ran = command(*words, "--matches", matches, "--seed", seed)
    assert ran.status == 2
    assert ran.err.count("\n") == 1


def test_people_get_a_table(command: Any) -> None:
    told = command(*ARENA[:-1], "--players", "expert,random", "--matches", 2).out.splitlines()
    assert told[0] == "High Card: 2 matches"
    assert told[1].startswith("expert: ")
    assert len(told) == 3


def test_a_group_plays_the_same_packs() -> None:
    contest = Contest("highcard", {"target": 50}, ("expert", "expert"), 2, "s")
    first, second = play_group(PLUGIN, contest, 0).matches
    assert first.scores == second.scores[::-1]
    assert play_group(PLUGIN, contest, 1).matches[0].scores != first.scores


def test_results_do_not_depend_on_the_group_before() -> None:
    contest = Contest("highcard", {}, ("medium", "random"), 2, "s")
    groups = run_contest(
        PluginSettings(str(Path(__file__).parents[1] / "sample_games" / "good")), contest, 3, 1
    )
    alone = play_group(PLUGIN, contest, 2)
    assert [match.scores for match in groups[2].matches] == [match.scores for match in alone.matches]


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 2, 0.0945, 0.9055)],
)
def test_the_interval_is_wilsons(wins: int, matches: int, low: float, high: float) -> None:
    """Values from the formula in Newcombe, Statistics in Medicine 17 (1998), method 3."""
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


def test_times_are_ranked() -> None:
    player = PlayerFigures("x", 1, 0, 0.0, tuple(number / 1000 for number in range(1, 101)))
    assert [player.milliseconds(share) for share in (0.5, 0.95, 1.0)] == [50.0, 95.0, 100.0]
    assert PlayerFigures("x", 1, 0, 0.0, ()).milliseconds(0.95) == 0.0


def test_figures_sum_up_by_player() -> None:
    one = PlayedMatch((True, False), (3.0, 1.0), ((0.2,), (0.1, 0.3)))
    two = PlayedMatch((False, False), (2.0, 2.0), ((), (0.2,)))
    first, second = figures(("a", "b"), (Group((one, two)),))
    assert (first.wins, first.mean_score, first.seconds) == (1, 2.5, (0.2,))
    assert (second.wins, second.mean_score, second.seconds) == (0, 1.5, (0.1, 0.2, 0.3))

"""The words of the command line: what is understood, and what is said about the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spieltisch import __version__
from spieltisch.cli.arguments import VERBS, UsageError, language_wanted, parse_arguments
from spieltisch.cli.commands import COMMANDS
from spieltisch.core.messages import message

MISTAKES = [
    (["fly"], "There is no command “fly”; there are: games, replay, legal, view, hint, arena, plugins."),
    (["--fly"], "There is no option --fly."),
    (["-x"], "There is no option -x."),
    (["games", "--seat", "0"], "--seat does not belong to “games”."),
    (["games", "-o", "a=1"], "--option does not belong to “games”."),
    (["--json"], "--json does not belong to “spieltisch”."),
    (["games", "--json", "--json"], "--json is there twice."),
    (["games", "--json=yes"], "--json takes no value."),
    (["games", "more"], "“more” is one word too many."),
    (["replay"], "“replay” needs a match file."),
    (["replay", "a", "b"], "“b” is one word too many."),
    (["replay", ""], "“replay” needs a match file."),
    (["games", "--data-dir", ""], "--data-dir needs a value."),
    (["--screenshot="], "--screenshot needs a value."),
    (["view", "a"], "--seat is missing."),
    (["arena"], "--game is missing."),
    (["arena", "--game", "highcard"], "--players is missing."),
    (["--size", "big"], "A size looks like 1280x800, not like “big”."),
    (["--size", "20x99999"], "A size looks like 1280x800, not like “20x99999”."),
    (["--theme", "pink"], "--theme must be one of light, dark, not “pink”."),
    (["--page", "rules"], "--page is only possible together with --screenshot."),
    (["a.spieltisch", "--game", "highcard", "--file", "b"], "--file is there twice."),
]


@pytest.mark.parametrize(("words", "sentence"), MISTAKES)
def test_mistakes_are_told_in_one_sentence(command: Any, words: list[str], sentence: str) -> None:
    ran = command(*words)
    assert (ran.status, ran.out, ran.err) == (2, "", f"{sentence}\n")
    assert not ran.windows


def test_an_unknown_language_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    from spieltisch.cli.main import run

    assert run(["games", "--lang", "xx"], lambda _arguments: 0) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("seat", ["-1", "x", "1.0", "", "٣", "99999999999"])
def test_a_seat_is_a_number(command: Any, match_file: Any, seat: str) -> None:
    ran = command("legal", match_file(), "--seat", seat)
    assert ran.status == 2
    assert "must be a whole number" in ran.err


def test_a_value_must_follow() -> None:
    with pytest.raises(UsageError) as error:
        parse_arguments(["legal", "a", "--seat"])
    assert error.value.message == message("cli.usage.value", option="--seat")


def test_a_seat_must_be_at_the_table(command: Any, match_file: Any) -> None:
    for verb in ("legal", "view", "hint"):
        ran = command(verb, match_file(), "--seat", 2)
        assert (ran.status, ran.err) == (2, "This match has no seat 2; seats count from 0.\n")


def test_options_may_stand_anywhere() -> None:
    one = parse_arguments(["--safe-mode", "legal", "--seat=1", "--", "-file"])
    other = parse_arguments(["legal", "--seat", "1", "--safe-mode", "--", "-file"])
    assert one == other
    assert one.file() == Path("-file")
    assert one.number("--seat") == 1


def test_game_options_are_collected() -> None:
    arguments = parse_arguments(["arena", "-o", "a=1", "--option", "b=2", "-oc=3", "--option=d=4"])
    assert arguments.settings == ("a=1", "b=2", "c=3", "d=4")


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["--lang", "de"], "de"),
        (["x", "--lang=da"], "da"),
        (["--lang", "xx"], None),
        (["--lang"], None),
        ([], None),
    ],
)
def test_the_language_is_known_before_anything_else(words: list[str], language: str | None) -> None:
    assert language_wanted(words) == language


def test_help_names_every_command(command: Any) -> None:
    for language in ("en", "de", "da"):
        told = command("--help", language=language).out
        for verb in VERBS.values():
            assert f"spieltisch {verb.synopsis}" in told
    assert command("replay", "--help").out == command("-h").out
    assert set(COMMANDS) == set(VERBS)


def test_the_version_is_told(command: Any) -> None:
    assert command("--version").out == f"Spieltisch {__version__}\n"


def test_without_a_command_the_window_opens(command: Any) -> None:
    assert command().windows[0].verb is None
    words = ["--screenshot", "a.png", "--size", "1024x700", "--theme", "dark", "--game", "highcard"]
    (arguments,) = command(*words, "--file", "b.spieltisch").windows
    assert arguments.path("--screenshot") == Path("a.png")
    assert arguments.size() == (1024, 700)
    assert arguments.window_file() == Path("b.spieltisch")
    (arguments,) = command("c.spieltisch").windows
    assert arguments.window_file() == Path("c.spieltisch")
    (arguments,) = command("--screenshot", "a.png", "--file", "d.spieltisch").windows
    assert arguments.window_file() == Path("d.spieltisch")
    assert command().windows[0].window_file() is None

"""The arguments of the command line.

`argparse` speaks English only, whatever the user's language is, so the words are taken apart here: options
with and without a value, at any place, and a table that says which command takes which.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from spieltisch.core.errors import SpieltischError
from spieltisch.core.messages import MessageValue, excerpt, message

LANGUAGES: Final = ("de", "da", "en")
THEMES: Final = ("light", "dark")
MATCH_SUFFIX: Final = ".spieltisch"

FLAGS: Final = frozenset({"--json", "--safe-mode", "--version", "--help"})
GENERAL: Final = frozenset({"--data-dir", "--safe-mode", "--lang", "--help"})
SHORT: Final = {"-h": "--help", "-o": "--option"}
VALUES: Final = frozenset(
    {
        *(
            "--data-dir",
            "--lang",
            "--seat",
            "--game",
            "--players",
            "--matches",
            "--seed",
            "--option",
            "--jobs",
        ),
        *("--screenshot", "--size", "--theme", "--page", "--file"),
    }
)
PATHS: Final = frozenset({"--data-dir", "--screenshot", "--file"})
"""Options whose value is a path, which cannot be empty."""

_SIZE = re.compile(r"([1-9]\d{2,3})x([1-9]\d{2,3})")


class UsageError(SpieltischError):
    """The command line cannot be understood."""


def usage(key: str, /, **args: MessageValue) -> UsageError:
    """Make the error with the text `cli.usage.<key>`."""
    return UsageError(message(f"cli.usage.{key}", **args))


class Verb(NamedTuple):
    """What a command takes: options beside the general ones, and whether a match file follows."""

    synopsis: str
    options: frozenset[str] = frozenset({"--json"})
    takes_file: bool = False


VERBS: Final[Mapping[str, Verb]] = {
    "games": Verb("games [--json]"),
    "replay": Verb("replay FILE [--json]", takes_file=True),
    "legal": Verb("legal FILE [--seat N] [--json]", frozenset({"--seat", "--json"}), takes_file=True),
    "view": Verb("view FILE --seat N [--json]", frozenset({"--seat", "--json"}), takes_file=True),
    "hint": Verb("hint FILE [--seat N] [--json]", frozenset({"--seat", "--json"}), takes_file=True),
    "arena": Verb(
        "arena --game GAME --players A,B[,...] --matches N --seed S [-o KEY=VALUE ...] [--jobs J] [--json]",
        frozenset({"--game", "--players", "--matches", "--seed", "--option", "--jobs", "--json"}),
    ),
    "plugins": Verb("plugins [--json]"),
}
WINDOW: Final = Verb(
    "[FILE] [--screenshot FILE.png [--page PAGE]] [--size WxH] [--theme light|dark] "
    "[--game GAME] [--file FILE]",
    frozenset({"--screenshot", "--page", "--size", "--theme", "--game", "--file", "--version"}),
)


class Arguments(NamedTuple):
    """The command line taken apart; `verb` is None when the window is to open."""

    verb: str | None = None
    words: tuple[str, ...] = ()
    given: Mapping[str, str] = MappingProxyType({})
    settings: tuple[str, ...] = ()

    def flag(self, name: str) -> bool:
        """Whether a flag such as `--json` is there."""
        return name in self.given

    def text(self, name: str) -> str | None:
        """The value of an option, if it is there."""
        return self.given.get(name)

    def required(self, name: str) -> str:
        """The value of an option.

        Raises:
            UsageError: it is missing.
        """
        value = self.given.get(name)
        if value is None:
            raise usage("missing", option=name)
        return value

    def path(self, name: str) -> Path | None:
        """The value of an option as a path, if it is there."""
        value = self.given.get(name)
        return None if value is None else Path(value)

    def file(self) -> Path:
        """The match file of the command."""
        return Path(self.words[0])

    def window_file(self) -> Path | None:
        """The match file that the window is to open, if one is named."""
        return Path(self.words[0]) if self.words else self.path("--file")

    def number(self, name: str, least: int = 0, most: int = 1_000_000) -> int | None:
        """The value of an option as a whole number, if it is there.

        Raises:
            UsageError: it is no number between `least` and `most`.
        """
        value = self.given.get(name)
        if value is None:
            return None
        if not re.fullmatch(r"[0-9]{1,9}", value, re.ASCII) or not least <= int(value) <= most:
            raise usage("number", option=name, value=excerpt(value), least=least, most=most)
        return int(value)

    def choice(self, name: str, choices: Sequence[str]) -> str | None:
        """The value of an option that has to be one of `choices`, if it is there.

        Raises:
            UsageError: it is another one.
        """
        value = self.given.get(name)
        if value is not None and value not in choices:
            raise usage("choice", option=name, value=excerpt(value), choices=", ".join(choices))
        return value

    def size(self) -> tuple[int, int] | None:
        """The size of a window, `--size 1280x800`, if it is there.

        Raises:
            UsageError: it is no size.
        """
        value = self.given.get("--size")
        if value is None:
            return None
        match = _SIZE.fullmatch(value)
        if match is None:
            raise usage("size", value=excerpt(value))
        return int(match[1]), int(match[2])


def parse_arguments(argv: Sequence[str]) -> Arguments:
    """Take the command line apart.

    Raises:
        UsageError: a word is not understood or does not belong to the command.
    """
    words, given, settings = _split(argv)
    name, verb = _verb(words)
    arguments = Arguments(name, tuple(words[1:] if name else words), given, tuple(settings))
    if given.keys() & {"--help", "--version"}:
        return arguments
    allowed = verb.options | GENERAL
    for option in (*given, *(["--option"] if settings else [])):
        if option not in allowed:
            raise usage("option_of_other", option=option, command=name or "spieltisch")
    for option in PATHS & given.keys():
        if not given[option]:
            raise usage("value", option=option)
    if verb.takes_file and not any(arguments.words[:1]):
        raise usage("no_file", command=name or "")
    surplus = arguments.words[1 if verb.takes_file or name is None else 0 :]
    if surplus:
        raise usage("surplus", word=excerpt(surplus[0]))
    arguments.choice("--lang", LANGUAGES)
    arguments.choice("--theme", THEMES)
    arguments.size()
    if "--file" in given and arguments.words:
        raise usage("twice", option="--file")
    if "--page" in given and "--screenshot" not in given:
        raise usage("needs", option="--page", other="--screenshot")
    return arguments


def language_wanted(argv: Sequence[str]) -> str | None:
    """The language of `--lang`, also when the rest of the command line cannot be understood."""
    for index, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--lang":
            code = value if equals else "".join(argv[index + 1 : index + 2])
            return code if code in LANGUAGES else None
    return None


def _verb(words: Sequence[str]) -> tuple[str | None, Verb]:
    if not words or words[0].endswith(MATCH_SUFFIX):
        return None, WINDOW
    if words[0] not in VERBS:
        raise usage("verb", word=excerpt(words[0]), commands=", ".join(VERBS))
    return words[0], VERBS[words[0]]


def _split(argv: Sequence[str]) -> tuple[list[str], dict[str, str], list[str]]:
    words: list[str] = []
    given: dict[str, str] = {}
    settings: list[str] = []
    rest = list(argv)
    while rest:
        word = rest.pop(0)
        if word == "--":
            words += rest
            break
        if not word.startswith("-") or word == "-":
            words.append(word)
            continue
        name, value = _option(word, rest)
        if name == "--option":
            settings.append(value)
        elif name in given:
            raise usage("twice", option=name)
        else:
            given[name] = value
    return words, given, settings


def _option(word: str, rest: list[str]) -> tuple[str, str]:
    if word.startswith("-o") and len(word) > 2 and not word.startswith("-o="):
        return "--option", word[2:]
    name, equals, value = word.partition("=")
    name = SHORT.get(name, name)
    if name in FLAGS:
        if equals:
            raise usage("no_value", option=name)
        return name, ""
    if name not in VALUES:
        raise usage("unknown_option", option=excerpt(name))
    if equals:
        return name, value
    if not rest:
        raise usage("value", option=name)
    return name, rest.pop(0)

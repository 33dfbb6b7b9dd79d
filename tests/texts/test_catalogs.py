"""Every message in the sources: its key is in a catalog and its text asks for nothing it does not bring."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.texts.support import CRIBBAGE, ROOT, checks, literal_strings, sources

PACKAGE = ROOT / "src" / "spieltisch"
TEXTS = {text.key: text for file in sources.text_files(ROOT) for text in file.texts() if text.key}


@dataclass(frozen=True)
class Call:
    """A call `message("key", name=...)`; `open` when arguments are passed on with `**`."""

    where: str
    key: str
    names: frozenset[str]
    open: bool


def message_calls(file: Path) -> Iterator[Call]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "message"):
            continue
        key = node.args[0] if node.args else None
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            names = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            passed_on = any(keyword.arg is None for keyword in node.keywords)
            yield Call(f"{file.relative_to(ROOT)}:{node.lineno}", key.value, names, passed_on)


CALLS = [call for file in sorted(PACKAGE.rglob("*.py")) for call in message_calls(file)]


def needed(key: str) -> frozenset[str]:
    """The arguments a text and its form for the reader ask for."""
    texts = [TEXTS[one].source for one in (key, f"{key}.you") if one in TEXTS]
    fields = frozenset(field for text in texts for field in checks.field_names(text))
    return fields | ({"n"} if any("%n" in text for text in texts) else set())


def test_there_are_calls_to_look_at() -> None:
    assert len(CALLS) > 100


def test_every_key_is_in_a_catalog() -> None:
    assert [f"{call.where}: {call.key}" for call in CALLS if call.key not in TEXTS] == []


def test_every_field_is_given() -> None:
    lacking = [
        f"{call.where}: {call.key} lacks {sorted(needed(call.key) - call.names)}"
        for call in CALLS
        if call.key in TEXTS and not call.open and needed(call.key) - call.names
    ]
    assert lacking == []


def test_keys_begin_with_their_context() -> None:
    assert [text.key for text in TEXTS.values() if text.key.partition(".")[0] != text.context] == []


def test_who_is_told_wherever_a_text_has_a_form_for_the_reader() -> None:
    calls = [call for call in CALLS if f"{call.key}.you" in TEXTS]
    assert calls
    assert [f"{call.where}: {call.key}" for call in calls if not call.names & {"who", "pair"}] == []


DOING = re.compile(r"\{who(!b)?\} [a-z]|\{who:genitive\}|\{pair:and\} [a-z]")
"""Somebody does or has something: the verb, or the ending, does not fit "you"."""
OF_OTHERS_ALONE = {
    "cribbage.detail.alone",
    "watten.detail.choose_rank",
    "watten.detail.rank_held",
    "watten.prompt.answer",
    "watten.waiting.answer",
}
"""Told only while somebody else does it."""


def test_what_somebody_does_has_a_form_for_the_reader() -> None:
    doing = {text.key for text in TEXTS.values() if DOING.search(text.source)} - OF_OTHERS_ALONE
    games = {key for key in doing if not key.startswith("app.")}
    assert len(games) > 50
    assert sorted(key for key in games if f"{key}.you" not in TEXTS) == []


def test_sources_are_careful() -> None:
    found = {
        text.key: problems for text in TEXTS.values() if (problems := list(checks.careless(text.source)))
    }
    assert found == {}


def test_no_text_of_cribbage_is_left_over() -> None:
    folder = PACKAGE / "games" / "cribbage"
    used = {
        string
        for file in folder.rglob("*.py")
        if not file.name.endswith("texts.py")
        for string in literal_strings(ast.parse(file.read_text(encoding="utf-8")))
    }
    made_up = ("cribbage.reason.", "cribbage.expected.")
    left = [key for key in CRIBBAGE if key.removesuffix(".you") not in used and not key.startswith(made_up)]
    assert left == []

"""The log against a model: any sequence of append, undo, redo, replace and reopening the file."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, rule

from spieltisch.core.errors import StorageError
from spieltisch.storage.database import open_database
from spieltisch.storage.records import NewMatch, SeatSummary

TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\0"), min_size=1, max_size=20)
SEATS = (SeatSummary(0, 0, "Anna", "human"), SeatSummary(1, 1, "", "hard"))


@dataclass
class Model:
    """What the log of one match has to be."""

    actions: list[str] = field(default_factory=list)
    auto: set[int] = field(default_factory=set)
    cursor: int = 0
    finished: bool = False

    def cut(self, length: int) -> None:
        del self.actions[length:]
        self.auto = {index for index in self.auto if index < length}


class LogMachine(RuleBasedStateMachine):
    matches = Bundle("matches")

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "spieltisch.db"
        self.database = open_database(self.path).database
        self.models: dict[int, Model] = {}

    def teardown(self) -> None:
        self.database.close()
        self.folder.cleanup()

    @rule(target=matches, actions=st.lists(TEXTS, max_size=4))
    def create(self, actions: list[str]) -> int:
        match = self.database.matches.create(NewMatch({"game": "any"}, SEATS, actions=tuple(actions)))
        self.models[match] = Model(list(actions), cursor=len(actions))
        return match

    @rule(match=matches, text=TEXTS, auto=st.booleans())
    def append_at_the_cursor(self, match: int, text: str, auto: bool) -> None:
        model = self.models[match]
        self.database.matches.append(match, model.cursor, text, auto=auto, scores=(1,), progress="p")
        model.cut(model.cursor)
        model.actions.append(text)
        model.cursor += 1
        if auto:
            model.auto.add(model.cursor - 1)

    @rule(match=matches, beyond=st.integers(1, 3))
    def append_with_a_gap(self, match: int, beyond: int) -> None:
        with pytest.raises(StorageError):
            index = len(self.models[match].actions) + beyond
            self.database.matches.append(match, index, "0 x", scores=(), progress="")

    @rule(match=matches, share=st.floats(0, 1))
    def set_cursor(self, match: int, share: float) -> None:
        model = self.models[match]
        model.cursor = round(share * len(model.actions))
        self.database.matches.set_cursor(match, model.cursor, (1,), "p")

    @rule(match=matches, actions=st.lists(TEXTS, max_size=6), every=st.integers(1, 3))
    def replace(self, match: int, actions: list[str], every: int) -> None:
        auto = range(0, len(actions), every)
        self.database.matches.replace(match, actions, auto=auto, scores=(), progress="")
        finished = self.models[match].finished
        self.models[match] = Model(list(actions), set(auto), len(actions), finished)

    @rule(match=matches)
    def finish(self, match: int) -> None:
        self.database.matches.finish(match, SEATS)
        self.models[match].finished = True

    @rule(match=matches)
    def reopen(self, match: int) -> None:
        self.database.matches.reopen(match)
        self.models[match].finished = False

    @rule()
    def open_again(self) -> None:
        self.database.close()
        opened = open_database(self.path)
        assert opened.notice is None
        self.database = opened.database

    @invariant()
    def everything_is_stored(self) -> None:
        for match, model in self.models.items():
            stored = self.database.matches.load(match)
            assert list(stored.actions) == model.actions
            assert stored.cursor == model.cursor
            assert set(stored.auto) == model.auto
        running = {summary.id for summary in self.database.matches.running()}
        assert running == {match for match, model in self.models.items() if not model.finished}


LogMachine.TestCase.settings = settings(max_examples=15, stateful_step_count=25, deadline=None)
TestLog = LogMachine.TestCase

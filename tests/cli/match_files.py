"""Match files, written and asked about through commands."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any


class Files:
    """Writes match files of one game and runs commands on them.

    `document` is what every file holds; by default a match of cribbage for two, in which seat 1 deals first.
    """

    def __init__(self, command: Any, folder: Path, **document: Any) -> None:
        self._command = command
        self._document = {
            "format": 1,
            "game": "cribbage",
            "seats": [{"name": "Anna", "player": "human"}, {"player": "expert"}],
            "seed": "781abbe0",
            "setup": {"dealer": 1},
            **document,
        }
        self._path = folder / "match.spieltisch"

    def run(self, verb: str, actions: Sequence[str], *words: object, **keys: Any) -> Any:
        """Run a command with `--json` on a match with these actions; `keys` change what its file holds."""
        document = {**self._document, "actions": list(actions), **keys}
        self._path.write_text(json.dumps(document), encoding="utf-8")
        return self._command(verb, self._path, *words, "--json")

    def replay(self, actions: Sequence[str], **keys: Any) -> Any:
        """Replay actions that are all allowed."""
        ran = self.run("replay", actions, **keys)
        assert (ran.status, ran.err) == (0, "")
        return ran.json

    def legal(self, actions: Sequence[str], **keys: Any) -> Any:
        return self.run("legal", actions, **keys).json

    def play_ranks(self, actions: list[str], ranks: Iterable[str], **keys: Any) -> None:
        """Add plays of these ranks by whoever is to act."""
        for rank in ranks:
            ((_seat, legal),) = self.legal(actions, **keys).items()
            actions.append(next(text for text in legal if text[7] == rank))

    def play_first(self, actions: list[str], number: int, **keys: Any) -> None:
        """Add plays of the first card that is allowed."""
        for _ in range(number):
            ((_seat, legal),) = self.legal(actions, **keys).items()
            actions.append(legal[0])

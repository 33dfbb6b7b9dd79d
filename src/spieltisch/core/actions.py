"""Actions in text: `SEAT VERB ARGUMENTS`, the same in the log, in files, in tests and on the command line."""

from __future__ import annotations

import re
from dataclasses import dataclass

_WORD = re.compile(r"[!-~]+")
_SEAT = re.compile(r"0|[1-9]\d?")
MAX_TEXT_LENGTH = 400


@dataclass(frozen=True, slots=True)
class Action:
    """What one seat does. `args` are words of the notation, in the game's canonical order."""

    seat: int
    verb: str
    args: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read the notation; what the words mean is the game's business.

        Raises:
            ValueError: `text` does not have the form `SEAT VERB ARGUMENTS`.
        """
        words = text.split()
        if (
            len(text) > MAX_TEXT_LENGTH
            or len(words) < 2
            or not _SEAT.fullmatch(words[0])
            or not all(_WORD.fullmatch(word) for word in words)
        ):
            raise ValueError(f"{text[:60]!r} is not an action")
        return cls(int(words[0]), words[1], tuple(words[2:]))

    @property
    def text(self) -> str:
        """The notation."""
        return " ".join((str(self.seat), self.verb, *self.args))

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class RankedAction:
    """An action with its worth to the seat, in the unit the computer player names.

    `details` are further figures by name (cribbage: hand, hand_min, hand_max, crib, win). `unit` is what
    `value` counts where it is not the adviser's usual unit (cribbage near the end: `win_probability`).
    """

    action: Action
    value: float
    details: tuple[tuple[str, float], ...] = ()
    unit: str = ""

    def detail(self, name: str) -> float:
        """Return the figure called `name`.

        Raises:
            KeyError: there is none.
        """
        return dict(self.details)[name]

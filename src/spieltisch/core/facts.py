"""What statistics show of a game's own numbers: plugins declare it, `spieltisch.statistics` computes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from spieltisch.core.messages import Message

FactKind: TypeAlias = Literal["mean", "sum", "share", "most", "least", "spread"]


@dataclass(frozen=True, slots=True)
class FactInfo:
    """A figure over many matches, made from the numbers that `GamePlugin.result_facts` gives for each.

    `of` and `per` are keys of these numbers; several are added up. `unit` says what is counted ("points a
    hand") below the value or at an axis.

    - `mean`: `of` divided by `per`, each summed over all matches, so that the average is exact; without `per`
      the average of the matches that have a number.
    - `share`: the same as a part of one, shown in percent.
    - `sum`: `of` of all matches together.
    - `most`, `least`: the highest or lowest `of` of one match, a record.
    - `spread`: how often each value came; the numbers are called `<of>.<value>` (`hand.12`: hands of 12).
    """

    key: str
    label: Message
    unit: Message
    kind: FactKind
    of: tuple[str, ...]
    per: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.of or (self.per and self.kind not in ("mean", "share")):
            raise ValueError(f"the fact {self.key!r} cannot be computed")
        if self.kind in ("most", "least", "spread") and len(self.of) > 1:
            raise ValueError(f"the fact {self.key!r} is of one number")

"""Reading the facts of the events of dominoes."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.core.events import Event
from spieltisch.core.game import Score
from spieltisch.core.messages import Message
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.presenter.naming import sum_words


def points_of(event: Event, name: str) -> Score:
    """Return points: a whole number or one with a half.

    Raises:
        TypeError: the fact is something else.
    """
    fact = event[name]
    if not isinstance(fact, int | float):
        raise TypeError(f"{event.type}: {name} is {fact!r}")
    return fact


def tile_of(event: Event, name: str = "tile") -> Tile:
    """Return the one tile of the event."""
    return Tile.parse(str(event[name]))


def scores_of(event: Event, name: str = "scores") -> tuple[Score, ...]:
    """Return the points of every side.

    Raises:
        TypeError: the fact is something else.
    """
    fact = event[name]
    if isinstance(fact, tuple):
        scores = tuple(item for item in fact if isinstance(item, int | float))
        if len(scores) == len(fact):
            return scores
    raise TypeError(f"{event.type}: {name} is {fact!r}")


def sum_of(event: Event) -> Message:
    """Explain the ends a `score` of the line counts: "4+4 double, 2: 10"."""
    parts = tuple(_parts(event))
    return sum_words(parts, sum(2 * value if double else value for value, double in parts))


def _parts(event: Event) -> Iterator[tuple[int, bool]]:
    fact = event["parts"]
    for part in fact if isinstance(fact, tuple) else ():
        if isinstance(part, tuple) and isinstance(part[1], int):
            yield part[1], bool(part[2])

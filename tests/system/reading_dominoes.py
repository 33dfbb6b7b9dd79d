"""A whole match of dominoes by ear and by name: its rules are chosen, it is played, its result is read.

Prints `pages`, the names of the pages; `hand`, the own tiles at the deal; `hidden`, what is told of the other
ones; `laid`, the own tiles in the order they were laid; `result`, the texts of the result; `recent`, what the
start page says of the match afterwards.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from at_spi_reader import Met, Node, Reader, Step, has, name, press, run

PLAYABLE = ", spielbar"
CHOSEN = ", gewählt"
WON = " die Partie. Punkte: "
OWN = ", von dir gelegt"


def play(reader: Reader, met: Met) -> Iterator[Step]:
    """What is done, step by step: each is waited for."""
    yield "the pages", lambda: len(reader.named("page tab")) == 6
    met["pages"] = reader.names("page tab")
    yield "the sheet of a new match", lambda: press(reader.named("push button", "Neues Spiel Domino"))
    yield from _rules(reader)
    yield "the start", lambda: press(reader.ready("push button", "Partie starten"))
    yield "the deal", lambda: _own_turn(reader)
    met["hand"] = [name(node).split(",")[0] for node in _hand(reader)]
    met["hidden"] = reader.names("image", "Benes verdeckter")
    met["laid"] = []
    while not _rounds_end(reader):
        yield from _turn(reader, met)
        yield "a turn, or the end", lambda: _own_turn(reader) or _rounds_end(reader)
    yield "the end of the round", lambda: press(_rounds_end(reader))
    yield "the result", lambda: reader.ready("push button", "Noch einmal")
    yield "what is said of it", lambda: any(WON in text for text in reader.heard)
    met["result"] = [*reader.names("dialog"), *reader.names("label", "Nach einer Runde")[-1:]]
    yield "the way out", lambda: press(reader.ready("push button", "Verlassen"))
    yield "the start page", lambda: reader.named("push button", "Neues Spiel Domino")
    yield "the match in its list", lambda: reader.named("push button", "Domino, ")
    met["recent"] = reader.names("push button", "Domino, ")


def _rules(reader: Reader) -> Iterator[Step]:
    """Block, and a single round."""
    yield "the variant", lambda: press(reader.named("radio button", "Block"))
    yield "its choice", lambda: any(has(node, "CHECKED") for node in reader.named("radio button", "Block"))
    yield "the targets", lambda: press(reader.named("combo box", "Ziel"))
    yield "one of them", lambda: press(reader.named("list item", "eine Runde"))
    yield "its choice", lambda: _target(reader) == ["eine Runde"]


def _turn(reader: Reader, met: Met) -> Iterator[Step]:
    tile = reader.names("push button", end=PLAYABLE)[0].removesuffix(PLAYABLE)
    yield "a tile", lambda: press(reader.named("push button", tile))
    yield (
        "its selection",
        lambda: any(has(node, "CHECKED") for node in reader.named("push button", tile, CHOSEN)),
    )
    if not reader.ready("push button", "Stein legen"):
        yield "an end, where it fits at both", lambda: press(_ends(reader))
    yield "the button", lambda: press(reader.ready("push button", "Stein legen"))
    yield "the tile in the line", lambda: set(reader.names("image", tile)) & {tile, tile + OWN}
    met["laid"].append(tile)


def _ends(reader: Reader) -> list[Node]:
    return [node for node in reader.named("radio button") if " anlegen, " in name(node)]


def _target(reader: Reader) -> list[str]:
    return [str(node.get_description()) for node in reader.named("combo box", "Ziel")]


def _own_turn(reader: Reader) -> list[Node]:
    return reader.named("push button", end=PLAYABLE)


def _rounds_end(reader: Reader) -> list[Node]:
    return reader.ready("push button", "Ergebnis")


def _hand(reader: Reader) -> list[Node]:
    return [*_own_turn(reader), *reader.named("image", end=", nicht spielbar")]


if __name__ == "__main__":
    sys.exit(run(play))

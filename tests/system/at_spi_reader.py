"""Uses the running program as a screen reader does: through AT-SPI alone, from a process of its own.

Runs with the system's Python, which has the bindings, inside a session with a bus and a display:
`at_spi_reader.py PROGRAM ARGUMENT ...` starts the program, plays the beginning of a match of cribbage by the
names it reads, and prints what it met as one JSON object: `{"pages": [...], "hand": [...], "hidden": [...],
"selected": [...], "heard": [...]}`. A step that is waited for in vain ends it with status 1 and the tree.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version is chosen before

POLL_MS = 100
PATIENCE = 600
"""So many polls a step is waited for: a minute."""

Node = Any
Step = tuple[str, Callable[[], Any]]


class Reader:
    """The tree of one program, and what it has said."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def _hear(self, event: Any) -> None:
        self.heard.append(str(event.any_data))

    def nodes(self) -> Iterator[Node]:
        """Everything that is shown."""
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application is not None and application.get_name() == "Spieltisch":
                yield from _shown_below(application)

    def named(self, role: str, begin: str) -> list[Node]:
        """What has a role and a name that begins so."""
        alike = [node for node in self.nodes() if node.get_role_name() == role]
        return [node for node in alike if _name(node).startswith(begin)]

    def tree(self) -> str:
        """The tree in words, for whoever missed something in it."""
        return "\n".join(f"{node.get_role_name()}: {_name(node)}" for node in self.nodes())


def _shown_below(node: Node) -> Iterator[Node]:
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None and child.get_state_set().contains(Atspi.StateType.SHOWING):
            yield child
            yield from _shown_below(child)


def _name(node: Node) -> str:
    return str(node.get_name())


def _press(node: Node) -> bool:
    names = [Atspi.Action.get_action_name(node, index) for index in range(node.get_n_actions())]
    names = [Atspi.Action.get_action_name(node, index) for index in range(node.get_n_actions())]
    return bool(node.do_action(names.index("Press")))


def _enabled(node: Node) -> bool:
    return bool(node.get_state_set().contains(Atspi.StateType.ENABLED))


def _checked(node: Node) -> bool:
    return bool(node.get_state_set().contains(Atspi.StateType.CHECKED))


def _press_all(nodes: list[Node]) -> list[bool]:
    return [_press(node) for node in nodes]


def play(reader: Reader, met: dict[str, list[str]]) -> Iterator[Step]:
    """What is done, step by step: each is waited for."""
    yield "the pages", lambda: len(reader.named("page tab", "")) == 6
    met["pages"] = [_name(node) for node in reader.named("page tab", "")]
    yield "a new match", lambda: _press_all(reader.named("push button", "Neues Spiel Cribbage"))
    yield "its start", lambda: _press_all(reader.named("push button", "Partie starten"))
    while not _own_hand(reader):
        yield "the deal", lambda: _own_hand(reader) or _press_all(_cuts(reader))
    met["hand"] = [_name(node) for node in _own_hand(reader)]
    met["hidden"] = [_name(node) for node in reader.nodes() if _name(node).startswith("Verdeckte")]
    for name in met["hand"][:2]:
        yield "a card", lambda name=name: _press_all(reader.named("push button", name))
        yield "its selection", lambda: len(_selected(reader)) > len(met["selected"])
        met["selected"] = [_name(node) for node in _selected(reader)]
    yield "the discard", lambda: [_press(node) for node in _discards(reader) if _enabled(node)]
    while not _starter(reader):
        yield "the starter", lambda: _starter(reader) or _press_all(_cuts(reader))


def _starter(reader: Reader) -> list[str]:
    return [text for text in reader.heard if text.startswith("Startkarte: ")]


def _own_hand(reader: Reader) -> list[Node]:
    return [node for node in reader.named("push button", "") if _name(node).endswith(", spielbar")]


def _selected(reader: Reader) -> list[Node]:
    return [node for node in reader.named("push button", "") if _checked(node)]


def _cuts(reader: Reader) -> list[Node]:
    return [node for node in reader.named("push button", "Abheben") if _enabled(node)]


def _discards(reader: Reader) -> list[Node]:
    return [node for node in reader.named("push button", "") if _name(node).endswith(" ablegen")]


class Run:
    """Takes one step after the other while the bus is listened to."""

    def __init__(self, reader: Reader, steps: Iterator[Step], program: subprocess.Popen[bytes]) -> None:
        self._reader = reader
        self._steps = steps
        self._program = program
        self._loop = GLib.MainLoop()
        self._polls = 0
        self._what: str | None = None
        self._ready: Callable[[], Any] = lambda: True
        self.failed = ""

    def until_the_end(self) -> None:
        """Take them all."""
        GLib.timeout_add(POLL_MS, self._poll)
        self._loop.run()

    def _poll(self) -> bool:
        try:
            return self._go_on()
        except GLib.Error:  # a node has gone while it was asked
            return True
        except StopIteration:
            self._loop.quit()
            return False

    def _go_on(self) -> bool:
        self._polls += 1
        if self._ready():
            self._polls = 0
            self._what, self._ready = next(self._steps)
        elif self._polls > PATIENCE or self._program.poll() is not None:
            self.failed = f"waited in vain for {self._what}; there is:\n{self._reader.tree()}"
            self._loop.quit()
            return False
        return True


def main(command: list[str]) -> int:
    """Start the program, use it, end it, and print what was met."""
    Atspi.init()
    reader = Reader()
    met: dict[str, list[str]] = {"pages": [], "hand": [], "hidden": [], "selected": []}
    with subprocess.Popen(command) as program:
        run = Run(reader, play(reader, met), program)
        run.until_the_end()
        program.terminate()
    sys.stdout.write(json.dumps({**met, "heard": reader.heard}) + "\n")
    if run.failed:
        sys.stderr.write(run.failed + "\n")
    return 1 if run.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

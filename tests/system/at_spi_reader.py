"""Uses the running program as a screen reader does: through AT-SPI alone, from a process of its own.

Runs with the system's Python, which has the bindings, inside a session with a bus and a display. `run(play)`
starts the program that the command line names, takes the steps of `play` by the names it reads, and prints
what it met as one JSON object, with what was announced under `heard`. A step that is waited for in vain ends
it with status 1 and the tree.
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

POLL_MS = 50
PATIENCE = 600
"""So many polls a step is waited for: half a minute at least."""

Node = Any
Step = tuple[str, Callable[[], Any]]
Met = dict[str, list[str]]


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

    def named(self, role: str, begin: str = "", end: str = "") -> list[Node]:
        """What has a role and a name that begins and ends so."""
        alike = [node for node in self.nodes() if node.get_role_name() == role]
        return [node for node in alike if name(node).startswith(begin) and name(node).endswith(end)]

    def ready(self, role: str, begin: str = "", end: str = "") -> list[Node]:
        """The same, without what cannot be used now."""
        return [node for node in self.named(role, begin, end) if has(node, "ENABLED")]

    def names(self, role: str, begin: str = "", end: str = "") -> list[str]:
        """Their whole names."""
        return [name(node) for node in self.named(role, begin, end)]

    def tree(self) -> str:
        """The tree in words, for whoever missed something in it."""
        return "\n".join(f"{node.get_role_name()}: {name(node)}" for node in self.nodes())


def _shown_below(node: Node) -> Iterator[Node]:
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None and has(child, "SHOWING"):
            yield child
            yield from _shown_below(child)


def name(node: Node) -> str:
    """What a node is called."""
    return str(node.get_name())


def has(node: Node, state: str) -> bool:
    """Whether a node is in a state: `CHECKED`, `ENABLED`, `SHOWING`."""
    return bool(node.get_state_set().contains(getattr(Atspi.StateType, state)))


def press(nodes: list[Node]) -> bool:
    """Press the first of some nodes; False where there is none, or it cannot be pressed."""
    for node in nodes[:1]:
        actions = [node.get_action_name(index) for index in range(node.get_n_actions())]
        return "Press" in actions and bool(node.do_action(actions.index("Press")))
    return False


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


def run(play: Callable[[Reader, Met], Iterator[Step]]) -> int:
    """Start the program, use it, end it, and print what was met."""
    Atspi.init()
    reader = Reader()
    met: Met = {}
    with subprocess.Popen(sys.argv[1:]) as program:
        steps = Run(reader, play(reader, met), program)
        steps.until_the_end()
        program.terminate()
    sys.stdout.write(json.dumps({**met, "heard": reader.heard}) + "\n")
    if steps.failed:
        sys.stderr.write(steps.failed + "\n")
    return 1 if steps.failed else 0

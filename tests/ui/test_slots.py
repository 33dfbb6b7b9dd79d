"""Whatever a signal calls is a signal or a declared slot.

A method of a `QObject` that is not declared is added to a meta object of that one instance, which is
freed with the instance. QML keeps what it knows of a meta object by its address: the next object whose
meta object comes to lie there is taken for one of another class, and its properties are read at the
wrong places.
"""

from __future__ import annotations

import ast
import gc
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

import spieltisch
from tests.ui.driver import Driver

FILES = sorted(Path(spieltisch.__file__).parent.rglob("*.py"))
OWN = "__METAOBJECT__"
"""Where PySide keeps the meta object of an instance."""
NO_OBJECTS = {"window.py"}
"""The classes here are not `QObject`s: their methods are called by way of an object of PySide's."""


def undeclared(source: str) -> list[str]:
    """The methods given to `connect` that the same source defines and does not declare as slots."""
    tree = ast.parse(source)
    return [
        f"{scope.name}.{target.attr}"
        for scope in ast.walk(tree)
        if isinstance(scope, ast.ClassDef)
        for target in connected(scope)
        if (method := _method(scope, target.attr)) is not None and not is_slot(method)
    ]


def connected(scope: ast.ClassDef) -> Iterator[ast.Attribute]:
    """The attributes of `self` that a class gives to `connect` and `singleShot`."""
    for node in ast.walk(scope):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        if node.func.attr not in ("connect", "singleShot"):
            continue
        for given in node.args:
            if isinstance(given, ast.Attribute) and ast.unparse(given.value) == "self":
                yield given


def is_slot(method: ast.FunctionDef) -> bool:
    """Whether a method is decorated as a slot or a property."""
    return any(ast.unparse(decorator).startswith(("Slot", "property")) for decorator in method.decorator_list)


def _method(scope: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    return next(
        (node for node in scope.body if isinstance(node, ast.FunctionDef) and node.name == name), None
    )


def test_the_check_finds_one() -> None:
    source = """
class A(QObject):
    def __init__(self):
        other.changed.connect(self.told)
        other.changed.connect(self.heard)

    @Slot()
    def told(self): ...

    def heard(self): ...
"""
    assert undeclared(source) == ["A.heard"]


def test_what_signals_call_is_declared() -> None:
    found = {
        file.name: undeclared(file.read_text(encoding="utf-8"))
        for file in FILES
        if file.name not in NO_OBJECTS
    }
    assert {name: methods for name, methods in found.items() if methods} == {}


def test_pyside_still_does_so() -> None:
    """When this fails, the rule can go."""

    class Sender(QObject):
        sent = Signal()

    class Receiver(QObject):
        def undeclared(self) -> None: ...

        @Slot()
        def declared(self) -> None: ...

    sender, receivers = Sender(), (Receiver(), Receiver())
    sender.sent.connect(receivers[0].undeclared)
    sender.sent.connect(receivers[1].declared)
    assert [OWN in vars(receiver) for receiver in receivers] == [True, False]


def test_no_object_has_a_meta_object_of_its_own(driver: Driver, play: Callable[..., Driver]) -> None:
    driver.app.navigate("statistics")
    driver.settle()
    driver.app.openNewMatch("dominoes")
    driver.item("start")
    driver.app.closeNewMatch()
    for game, count in (("cribbage", 2), ("dominoes", 2), ("five_hundred", 2), ("watten", 4)):
        play("human", *["medium"] * (count - 1), game=game)
        driver.settle()
    mine = [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, QObject) and type(thing).__module__.startswith("spieltisch.")
    ]
    assert {"TableController", "StatisticsController"} <= {type(thing).__name__ for thing in mine}
    assert {type(thing).__name__ for thing in mine if OWN in vars(thing)} == set()

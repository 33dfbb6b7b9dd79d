"""A report says where something happened, and nothing of what people have typed or played."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from spieltisch.core.errors import SpieltischError
from spieltisch.core.messages import message
from spieltisch.diagnostics.privacy import LEFT_OUT, exception_lines, place, told

PERSON = "Vroni"


def caught(error: Exception) -> Exception:
    try:
        raise error
    except Exception as raised:
        return raised


@pytest.mark.parametrize(
    "error",
    [
        KeyError(PERSON),
        ValueError(f"invalid literal for int() with base 10: '{PERSON}'"),
        RuntimeError(f"{PERSON} holds KH"),
        AssertionError(PERSON),
        Exception(PERSON),
        OSError(errno.ENOSPC, "No space left on device", f"/home/{PERSON}/match.spieltisch"),
        UnicodeEncodeError("ascii", PERSON, 0, 1, "ordinal not in range"),
        SpieltischError(message("app.offer.title", name=PERSON)),
    ],
)
def test_what_an_exception_quotes_is_left_out(error: Exception) -> None:
    lines = exception_lines(caught(error))
    assert PERSON not in "\n".join(line for line in lines if "raise error" not in line)
    assert type(error).__name__ in lines[-1]


@pytest.mark.parametrize(
    "error",
    [
        AttributeError("'NoneType' object has no attribute 'clear'"),
        TypeError("unsupported operand type(s) for +: 'int' and 'str'"),
        ModuleNotFoundError("No module named 'spieltisch.nothing'"),
        RuntimeError("Internal C++ object (TableController) already deleted."),
    ],
)
def test_what_names_parts_of_the_program_is_kept(error: Exception) -> None:
    assert told(error) == f"{type(error).__name__}: {error}"


def test_a_failing_file_is_told_without_its_name() -> None:
    text = told(OSError(errno.ENOSPC, "No space left on device", f"/home/{PERSON}"))
    assert text == "OSError: ENOSPC No space left on device"
    assert told(ValueError("x")) == f"ValueError: {LEFT_OUT}"


def test_what_led_to_it_comes_first() -> None:
    def fail() -> None:
        try:
            raise KeyError(PERSON)
        except KeyError as error:
            raise TypeError("no such thing") from error

    with pytest.raises(TypeError) as failed:
        fail()
    lines = exception_lines(failed.value)
    assert lines.index(f"KeyError: {LEFT_OUT}") < lines.index("which led to:") < len(lines) - 1
    assert lines[-1] == "TypeError: no such thing"


def test_an_exception_that_led_to_itself_ends() -> None:
    one, other = ValueError("a"), ValueError("b")
    one.__cause__, other.__cause__ = other, one
    assert len([line for line in exception_lines(one) if line.startswith("ValueError")]) == 2


def test_a_deep_recursion_is_cut() -> None:
    def deeper(depth: int) -> int:
        return 1 // depth + deeper(depth - 1)

    with pytest.raises(ZeroDivisionError) as failed:
        deeper(300)
    lines = exception_lines(failed.value)
    assert len(lines) < 200
    assert lines[1].endswith("more calls")


@pytest.mark.parametrize(
    ("file", "named"),
    [
        (f"/home/{PERSON}/code/src/spieltisch/app/main.py", "spieltisch/app/main.py"),
        (f"/home/{PERSON}/.venv/lib/python3.11/site-packages/sqlmodel/main.py", "sqlmodel/main.py"),
        (f"C:\\Users\\{PERSON}\\x\\site-packages\\sqlmodel\\main.py", "sqlmodel\\main.py"),
        ("/usr/lib/python3.11/threading.py", "threading.py"),
    ],
)
def test_files_are_named_without_where_they_are_installed(file: str, named: str) -> None:
    assert place(file) == named


def test_the_folder_of_a_person_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path(f"/home/{PERSON}"))
    assert place(f"/home/{PERSON}/data/plugins/chess/rules.py") == "~/data/plugins/chess/rules.py"

#!/usr/bin/env python3
"""Everything a developer types: `python3 dev.py run|test|lint|bench|gallery|build`.

Runs with the system's Python alone; the virtual environment, dependencies, Qt's system libraries and
generated data are set up when they are missing or out of date.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"Spieltisch needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "packaging"))

from devtools.checks import everything, lint, packages
from devtools.console import SetupError, run, say
from devtools.data import ensure as ensure_data
from devtools.environment import ensure as ensure_environment
from devtools.environment import python
from devtools.system import has_display
from native.command import build, check


def command_run(arguments: list[str]) -> int:
    """Start Spieltisch; without a display, draw a demonstration match into a picture instead."""
    ensure_environment()
    ensure_data()
    start: list[str | Path] = [python(), "-m", "spieltisch", *arguments]
    if arguments or has_display():
        return run(start)
    picture = ROOT / "build" / "spieltisch.png"
    picture.parent.mkdir(exist_ok=True)
    say("There is no display here, so no window can open; drawing a demonstration match instead.")
    status = run([*start, "--screenshot", picture, "--game", "cribbage", "--size", "1280x800"])
    if status == 0:
        say(f"See {picture}")
    return status


def command_test(arguments: list[str]) -> int:
    """Run all checks and tests; `--all` adds the slow ones, other arguments go to pytest.

    `--packaging` runs only those of the packages in `dist`, which `build` makes.
    """
    if "--packaging" in arguments:
        _ready("dev")
        return packages([argument for argument in arguments if argument != "--packaging"])
    _ready("dev")
    slow = "--all" in arguments
    rest = [argument for argument in arguments if argument != "--all"]
    return everything(rest if slow else ["-m", "not slow", *rest])


def command_lint(_arguments: list[str]) -> int:
    """Run the checks that need no test: style, types, layers, QML, translations."""
    _ready("dev")
    return 1 if lint() else 0


def command_bench(arguments: list[str]) -> int:
    """Measure; figures are printed, never judged."""
    _ready("dev", "bench")
    scripts = sorted((ROOT / "tests" / "benchmarks").glob("[!_]*.py"))
    chosen = [script for script in scripts if not arguments or script.stem in arguments]
    return max([run([python(), "-m", f"tests.benchmarks.{script.stem}"]) for script in chosen], default=0)


def command_gallery(arguments: list[str]) -> int:
    """Draw every screen into `docs/gallery`."""
    _ready("dev")
    return run(
        [python(), ROOT / "packaging" / "gallery.py", *arguments],
        {"QT_QPA_PLATFORM": "offscreen"},
    )


def command_build(arguments: list[str]) -> int:
    """Build packages into `dist`: all that this system can make, or those named (wheel, bundle, deb, ...)."""
    check(arguments)
    if arguments == ["wheel"]:
        _ready("dev")
    else:
        _ready("dev", "native")
    build(arguments)
    return 0


def _ready(*groups: str) -> None:
    ensure_environment(*groups)
    ensure_data()


COMMANDS = {
    "run": command_run,
    "test": command_test,
    "lint": command_lint,
    "bench": command_bench,
    "gallery": command_gallery,
    "build": command_build,
}


def main() -> int:
    """Read the verb and do it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    for name, command in COMMANDS.items():
        verbs.add_parser(name, help=command.__doc__, add_help=False)
    chosen, rest = parser.parse_known_args(sys.argv[1:2])
    try:
        return COMMANDS[chosen.verb](rest + sys.argv[2:])
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())

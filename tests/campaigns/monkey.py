"""A monkey at the real window for thousands of steps: `python -m tests.campaigns.monkey --game watten`.

After every step nothing may have complained, and the log in the database has to be the log at the table (see
`tests/ui/monkey.py`). Every `--every` steps the table is closed, and what the process holds is counted.
Prints one line of JSON for each count and one at the end; a failure prints seed, place and the newest steps,
and ends with 1.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import math
import os
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication
from PySide6.QtQuickControls2 import QQuickStyle

from spieltisch.app.fonts import load_fonts, use_font
from spieltisch.app.main import STYLE
from tests.bundled import BUNDLED
from tests.campaigns.ears import Ears
from tests.campaigns.memory import Holdings, slope, take_stock
from tests.ui.monkey import Monkey

WARM_UP = 0.4
"""The part of a run that fills caches (glyphs, pictures, compiled QML) and is left out of the trends."""


class Count(NamedTuple):
    """What the process holds after so many steps."""

    step: int
    held: Holdings


def campaign(monkey: Monkey, steps: int, every: int, seconds: float = math.inf) -> list[Count]:
    """Let the monkey do `steps` steps, or as many as `seconds` allow, and count every `every` of them.

    Raises:
        AssertionError: something complained, was lost, or is not as it is shown.
    """
    end = time.monotonic() + seconds
    counts = [count(monkey, 0)]
    for step in range(1, steps + 1):
        monkey.step()
        late = time.monotonic() > end
        if step % every == 0 or step == steps or late:
            counts.append(count(monkey, step))
        if late:
            break
    return counts


def count(monkey: Monkey, step: int) -> Count:
    """Go to the start page of a program at rest, and count."""
    monkey.come_to_rest()
    found = Count(step, take_stock(monkey.application, monkey.window))
    say({"step": step, **found.held._asdict()})
    return found


def trends(counts: list[Count]) -> dict[str, float]:
    """What is gained in a thousand steps, after the warm-up."""
    last = counts[-1].step
    late = [one for one in counts if one.step >= WARM_UP * last]
    return {
        name: round(1000 * slope([(one.step, getattr(one.held, name)) for one in late]), 2)
        for name in Holdings._fields
    }


def say(row: dict[str, object]) -> None:
    """Print a line of JSON."""
    sys.stdout.write(json.dumps(row) + "\n")
    sys.stdout.flush()


def make_qt_application() -> QGuiApplication:
    """Make an application as the program has it, but with the whole of Qt for the tests."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    application = QGuiApplication(["monkey"])
    QQuickStyle.setStyle(STYLE)
    QQuickStyle.setFallbackStyle("Basic")
    load_fonts()
    use_font()
    return application


def main() -> int:
    """Run one campaign as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=BUNDLED, action="append")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after so many")
    wanted = parser.parse_args()
    faulthandler.enable()
    qt_application = make_qt_application()
    ears = Ears()
    began, worked = time.monotonic(), time.process_time()
    games = tuple(wanted.game or BUNDLED)
    start: dict[str, object] = {"games": games, "seed": wanted.seed, "steps": wanted.steps}
    say(start)
    with tempfile.TemporaryDirectory(prefix="monkey") as folder:
        monkey = Monkey(Path(folder), wanted.seed, games=games, ears=ears, collect=True)
        try:
            counts = campaign(monkey, wanted.steps, wanted.every, wanted.seconds)
            monkey.close()
            assert not ears(), ears()
        except BaseException:
            say({**start, "failed": True, "after": sum(monkey.done.values()), "trail": list(monkey.trail)})
            traceback.print_exc()
            sys.stderr.write("".join(ears.first))
            os._exit(1)  # the window may not be fit to be closed
    seconds, processor = time.monotonic() - began, time.process_time() - worked
    say(
        {
            **start,
            "failed": False,
            "done": counts[-1].step,
            "compared": monkey.audit.compared,
            "replayed": monkey.audit.replayed,
            "starts": monkey.starts,
            "seconds": round(seconds),
            "processor": round(processor),
            "trends": trends(counts),
            "kinds": dict(monkey.done.most_common()),
        }
    )
    del qt_application
    return 0


if __name__ == "__main__":
    sys.exit(main())

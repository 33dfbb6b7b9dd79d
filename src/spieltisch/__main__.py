"""The program: a command, or the window. Worker processes import this file anew, so it stays light."""

from __future__ import annotations

import gc
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spieltisch.cli.arguments import Arguments


def main() -> int:
    """Run the program with the arguments of the process and return its exit status."""
    if getattr(sys, "frozen", False):  # worker processes of a native package begin here too
        import multiprocessing  # noqa: PLC0415 - slow to load

        multiprocessing.freeze_support()
    from spieltisch.cli.main import run  # noqa: PLC0415 - not for worker processes

    try:
        return run(sys.argv[1:], _open_window)
    except ImportError as error:  # even sentences need the core of Qt, and that cannot be loaded
        return _tell_plainly(error)


def _tell_plainly(error: ImportError) -> int:
    """Say what is missing without Qt."""
    from spieltisch.diagnostics.libraries import missing_library, told_plainly  # noqa: PLC0415 - rarely needed

    if sys.stderr is not None:
        sys.stderr.write(told_plainly(missing_library(str(error))) + "\n")
    return 2


def _open_window(arguments: Arguments) -> int:
    # Until the window takes Ctrl+C over, it ends the process at once: nothing has been opened, and an
    # exception would be lost in a call from Qt or turn the loading of Qt into a crash.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.disable()  # the first frame waits for no search for garbage; the window switches it on again
    try:
        from spieltisch.app.main import run  # noqa: PLC0415 - loads Qt
    except ImportError as error:  # as a rule a library of the system that Qt needs
        from spieltisch.diagnostics.libraries import missing_library  # noqa: PLC0415 - rarely needed

        raise missing_library(str(error)) from error

    return run(
        data_dir=arguments.path("--data-dir"),
        safe_mode=arguments.flag("--safe-mode"),
        language=arguments.text("--lang"),
        theme=arguments.text("--theme"),
        screenshot=arguments.path("--screenshot"),
        size=arguments.size(),
        game=arguments.text("--game"),
        file=arguments.window_file(),
        page=arguments.text("--page"),
    )


if __name__ == "__main__":
    sys.exit(main())

"""Runs a command: every mistake a user can make is one sentence and exit status 2, never a traceback."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Sequence

from spieltisch import __version__
from spieltisch.cli.arguments import VERBS, WINDOW, Arguments, language_wanted, parse_arguments
from spieltisch.cli.context import Context, OutputError, discard
from spieltisch.core.errors import SpieltischError, error_facts
from spieltisch.core.messages import message

OK = 0
FAILED = 1
MISUSED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

DEBUG_VARIABLE = "SPIELTISCH_DEBUG"


def run(argv: Sequence[str], open_window: Callable[[Arguments], int]) -> int:
    """Do what the command line says and return the exit status.

    `open_window` is called when there is no command. With `SPIELTISCH_DEBUG` set, errors in the program show
    their traceback and commands print warnings for authors of games.
    """
    context = Context(Arguments(), language_wanted(argv))
    try:
        _make_printable()
        context.arguments = parse_arguments(argv)
        status = _dispatch(context, open_window)
        context.flush()
    except SpieltischError as error:
        context.complain(error.message)
        return MISUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except OutputError as error:
        discard(sys.stdout)
        if isinstance(error.__cause__, BrokenPipeError):
            return PIPE_CLOSED
        context.complain(message("cli.output"))
        return MISUSED
    except (Exception, SystemExit) as error:
        if os.environ.get(DEBUG_VARIABLE):
            raise
        return _tell_failure(context, error)
    return status


def _tell_failure(context: Context, error: BaseException) -> int:
    if blame := context.blame(error):
        context.complain(blame.message)
        return MISUSED
    context.complain(message("cli.failure", **error_facts(error)))
    return FAILED


def _dispatch(context: Context, open_window: Callable[[Arguments], int]) -> int:
    arguments = context.arguments
    if arguments.flag("--help"):
        _print_help(context)
        return OK
    if arguments.flag("--version"):
        context.say(message("cli.version", version=__version__))
        return OK
    if arguments.verb is None:
        return open_window(arguments)
    if not os.environ.get(DEBUG_VARIABLE):
        logging.getLogger("spieltisch").addHandler(logging.NullHandler())  # else Python prints warnings
    from spieltisch.cli.commands import COMMANDS  # noqa: PLC0415 - the window does not wait for them

    return COMMANDS[arguments.verb](context)


def _print_help(context: Context) -> None:
    context.say(message("cli.help.usage"))
    for name, verb in {"window": WINDOW, **VERBS}.items():
        context.write(f"  spieltisch {verb.synopsis}\n      {context.text(message(f'cli.help.{name}'))}")
    context.say(message("cli.help.general"))
    for option in ("--data-dir DIR", "--safe-mode", "--lang de|da|en", "--version"):
        key = option.split()[0].lstrip("-").replace("-", "_")
        context.write(f"  {option}\n      {context.text(message(f'cli.help.{key}'))}")


def _make_printable() -> None:
    """Let terminals of small character sets show a mark for what they do not have."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")

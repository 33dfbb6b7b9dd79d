"""The composition root: makes the application, opens the window and ends both.

The window's modules are imported late, while the engine's thread reads QML.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QGuiApplication

from spieltisch import __version__
from spieltisch.app.arguments import WindowArguments
from spieltisch.app.engine import FIRST, Engine
from spieltisch.app.file_openings import FileOpenings
from spieltisch.app.first_frame import FirstFrame
from spieltisch.app.fonts import load_fonts, use_font
from spieltisch.app.instance_lock import InstanceLock, claim
from spieltisch.app.plain_imports import import_plainly
from spieltisch.app.translators import make_translators_ready
from spieltisch.app.window_place import WindowPlace, fitted, read_place, write_place
from spieltisch.core.errors import SpieltischError
from spieltisch.core.messages import message
from spieltisch.locations import resources_dir
from spieltisch.plugin_settings import PLUGIN_FOLDER, PluginSettings
from spieltisch.storage import default_data_dir, prepare_data_dir
from spieltisch.storage.portable import portable_data_dir

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

    from spieltisch.app.app_controller import AppController
    from spieltisch.app.application import Application
    from spieltisch.app.instances import Request
    from spieltisch.app.window import Window
    from spieltisch.diagnostics.watch import CrashWatch
    from spieltisch.texts import Renderer

STYLE: Final = "Spieltisch.Style"
USER_ERROR: Final = 2


def run(
    *,
    data_dir: Path | None = None,
    safe_mode: bool = False,
    language: str | None = None,
    theme: str | None = None,
    game: str | None = None,
    file: Path | None = None,
    screenshot: Path | None = None,
    size: tuple[int, int] | None = None,
    page: str | None = None,
) -> int:
    """Open the window, or take a picture of one, and return the exit status.

    The arguments are those of `WindowArguments`. Whatever a user can cause is one sentence on the error
    output.
    """
    import_plainly()
    args = WindowArguments(data_dir, safe_mode, file, language, theme, game, screenshot, size, page)
    try:
        if args.screenshot is not None:
            from spieltisch.app.screenshot import take_screenshot  # noqa: PLC0415 - not needed for a window

            return take_screenshot(args)
        return _run_window(args)
    except SpieltischError as error:
        from spieltisch.app.speech import SYSTEM, app_renderer  # noqa: PLC0415 - needed for an error alone

        return print_error(error, app_renderer(language or SYSTEM))


def print_error(error: SpieltischError, renderer: Renderer) -> int:
    """Write the one sentence of an error to the error output, where there is one; return the exit status."""
    if sys.stderr is not None:
        sys.stderr.write(renderer.text(error.message) + "\n")
    return USER_ERROR


def make_qt_application() -> QGuiApplication:
    """Make the Qt application with the program's font and control style."""
    qt_application = _make_bare_application(FileOpenings())
    load_fonts()
    use_font()
    return qt_application


def _make_bare_application(openings: FileOpenings) -> QGuiApplication:
    """Make the Qt application with the program's control style; `openings` learns of files to open.

    The style goes by Qt's environment variables: the module that would set it is one more to load.
    """
    QGuiApplication.setApplicationName("Spieltisch")
    QGuiApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName("spieltisch")
    os.environ["QT_QUICK_CONTROLS_STYLE"] = STYLE
    os.environ["QT_QUICK_CONTROLS_FALLBACK_STYLE"] = "Basic"
    if portable_data_dir() is not None:
        _leave_no_caches()
    qt_application = _new_application(openings)
    make_translators_ready()
    return qt_application


def _leave_no_caches() -> None:
    """Let Qt keep nothing of what it compiles in the home folder: the program is carried about."""
    os.environ.setdefault("QML_DISK_CACHE", "aot,qmlc-read")
    os.environ.setdefault("QSG_RHI_DISABLE_DISK_CACHE", "1")


def _new_application(openings: FileOpenings) -> QGuiApplication:
    words = ["spieltisch"]
    if sys.platform != "darwin":
        return QGuiApplication(words)
    from spieltisch.app.mac_application import MacApplication  # noqa: PLC0415 - for a Mac alone

    return MacApplication(words, openings.ask_for)


def make_application(args: WindowArguments) -> Application:
    """Make everything behind the window for the command line's data folder.

    Raises:
        StorageError: the data folder cannot be used.
    """
    from spieltisch.app.application import Application  # noqa: PLC0415 - see above
    from spieltisch.app.first_look import read_first_look  # noqa: PLC0415

    data_dir = prepare_data_dir(args.data_dir or default_data_dir())
    plugins = PluginSettings(str(data_dir / PLUGIN_FOLDER), (), args.safe_mode)
    overrule = {name: value for name, value in (("language", args.language), ("theme", args.theme)) if value}
    return Application(data_dir, plugins, read_first_look(data_dir), overrule)


def _run_window(args: WindowArguments) -> int:
    from spieltisch.app.display import check_display  # noqa: PLC0415 - see `import_plainly`: quicker here

    check_display()
    openings = FileOpenings()
    qt_application = _make_bare_application(openings)
    engine = Engine()
    with ExitStack() as at_end:
        at_end.callback(engine.close)
        engine.read_ahead(FIRST)
        data_dir = prepare_data_dir(args.data_dir or default_data_dir())
        args = args._replace(data_dir=data_dir)
        lock = _claim(args)
        if lock is None:
            return 0
        at_end.callback(lock.release)
        at_end.enter_context(_watch(data_dir))
        log = at_end.enter_context(ExitStack())  # the last to end of what writes
        load_fonts()
        application = make_application(args)
        at_end.callback(application.close)
        window = _open_window(application, engine, args, data_dir)
        at_end.callback(window.close)
        if args.size is None:
            at_end.callback(lambda: write_place(data_dir, window.place))
        at_end.callback(application.controller.close)
        first_frame = FirstFrame(window.item)
        first_frame.shown.connect(lambda: at_end.callback(_join_system(qt_application)))
        first_frame.shown.connect(lambda: log.callback(_open_log(application, engine)))
        first_frame.shown.connect(application.begin)
        first_frame.shown.connect(window.read_on)
        application.shelf.loaded.connect(_collect_garbage)
        application.storage.opened.connect(_collect_garbage)
        application.shelf.loaded.connect(lambda: _open_game(application.controller, args, openings))
        application.shelf.loaded.connect(lambda: at_end.callback(receive(lock, application, window.item)))
        application.shelf.loaded.connect(lambda: _take_files(openings, application, window.item))
        return qt_application.exec()


def _watch(data_dir: Path) -> CrashWatch:
    from spieltisch.diagnostics.watch import CRASH_FOLDER, CrashWatch  # noqa: PLC0415 - as above

    return CrashWatch(data_dir / CRASH_FOLDER, f"Spieltisch {__version__}")


def _open_window(application: Application, engine: Engine, args: WindowArguments, data_dir: Path) -> Window:
    from spieltisch.app.window import Window  # noqa: PLC0415 - see above

    if args.size is not None:
        return Window(application, engine, WindowPlace(*args.size))
    available = QGuiApplication.primaryScreen().availableSize()
    return Window(application, engine, fitted(read_place(data_dir), available))


def _join_system(qt_application: QGuiApplication) -> Callable[[], None]:
    """Let the system show icon and font, and end the program politely; returns what takes the latter back."""
    from PySide6.QtGui import QIcon  # noqa: PLC0415 - the first frame waits for neither

    from spieltisch.app.stop_signals import StopSignals  # noqa: PLC0415 - as above

    use_font()
    qt_application.setWindowIcon(QIcon(str(resources_dir() / "icons" / "spieltisch.svg")))
    return StopSignals(qt_application.quit).restore


def _open_log(application: Application, engine: Engine) -> Callable[[], None]:
    """Write a log from now on, with what QML complains of; returns what ends that."""
    from spieltisch.app.about.log_words import write_complaints, write_start  # noqa: PLC0415 - as above
    from spieltisch.diagnostics import log_file  # noqa: PLC0415 - as above

    close = log_file.open_log(application.storage.folder / log_file.FOLDER)
    write_start()
    engine.qml.warnings.connect(write_complaints)
    return close


def _collect_garbage() -> None:
    """Search for garbage from now on, but not among what has been loaded: the window would stutter."""
    gc.freeze()
    gc.enable()


def _claim(args: WindowArguments) -> InstanceLock | None:
    """Lock the data folder; None if a program that is open already has taken over what was asked for.

    Raises:
        SpieltischError: one is open and does not take it over.
    """
    assert args.data_dir is not None  # noqa: S101 - the caller has made it
    lock = claim(args.data_dir)
    if lock is not None:
        return lock
    from spieltisch.app.instances import Request, claim_or_hand_over  # noqa: PLC0415 - rarely needed

    if args.safe_mode:
        raise SpieltischError(message("app.instance.safe_mode"))
    file = None if args.file is None else str(args.file.absolute())
    request = Request(file, args.game, os.environ.get("XDG_ACTIVATION_TOKEN"))
    return claim_or_hand_over(args.data_dir, request)


def receive(lock: InstanceLock, application: Application, window: QWindow) -> Callable[[], None]:
    """Take over what later starts are asked for; returns what ends that."""
    from spieltisch.app.instances import Reception  # noqa: PLC0415 - the first frame does without

    reception = Reception(lock, application)
    reception.requested.connect(lambda request: _take(request, application, window))
    return reception.close


def _take_files(openings: FileOpenings, application: Application, window: QWindow) -> None:
    """Take over the files the system asks to open, as from later starts."""
    from spieltisch.app.instances import Request  # noqa: PLC0415 - the first frame does without

    openings.give_to(lambda path: _take(Request(str(path.absolute())), application, window))


def _take(request: Request, application: Application, window: QWindow) -> None:
    """Do what the program is asked for while it runs."""
    from spieltisch.app.window import come_forward  # noqa: PLC0415 - the first frame does without

    come_forward(window, request.activation)
    if request.file is not None:
        application.controller.offer_file(Path(request.file))
    elif request.game is not None:
        application.controller.openNewMatch(request.game)


def _open_game(controller: AppController, args: WindowArguments, openings: FileOpenings) -> None:
    file = args.file or openings.first()
    if file is not None:
        controller.host.open_file(file)
    elif args.game is not None:
        controller.openNewMatch(args.game)

"""Opening the window: the application object, settings, theme, reports of faults, signals, garbage."""

import ctypes
import gc
import os
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

from latticework import administrator, compiling, paths
from latticework.errors import LatticeworkError
from latticework.gui.background import TaskQueue, close_all
from latticework.gui.background.garbage import collector
from latticework.gui.shell.crash_reports import CrashReporter
from latticework.gui.shell.language import use_chosen_language
from latticework.gui.shell.windows import Windows
from latticework.gui.widgets import icons, theme
from latticework.gui.widgets.dialogs import warn
from latticework.gui.widgets.focus_ring import FocusRing
from latticework.gui.widgets.on_screen import OnScreen
from latticework.gui.widgets.translation import error_text
from latticework.version import __version__

_SHADERS = ("MESA_SHADER_CACHE_DIR", "__GL_SHADER_DISK_CACHE_PATH")
"""Where drivers keep compiled shaders: those of Mesa, and that of NVIDIA."""
_PATIENCE = 2.0
"""Seconds that the program waits for its threads when its windows are closed."""
_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Signals of Ctrl+C, of a computer that is shut down, and of a terminal that is closed."""
_STOPPED = 3
"""The exit status after such a signal, the same as that of commands."""

IMPORT_AFTER = 1500
"""Milliseconds before early imports begin: they must not delay the first picture of the window."""

MODULES = ("latticework.gui.solve.activity.plots_page", "latticework.gui.help.console.repl",
           "latticework.files.pictures.images", "latticework.run.kernel_processes")
"""Modules that most users need soon: for the plots, the console, copied pictures and a search."""
WITH_KERNELS = "latticework.run.examination", "latticework.apart.disassembler"
"""Modules that load kernels, which after an installation must first be compiled."""


def open_window(arguments: Sequence[str]) -> int:
    """Open the window, with the file of the first argument if there is one; return the exit status."""
    if sys.platform.startswith("linux") and not _can_show_windows():
        sys.stderr.write("latticework: there is no display to open a window on; latticework --help shows what "
                         "works in a terminal\n")
        return 4
    _keep_in(paths.one_folder())
    app = QApplication([sys.argv[0], *arguments])
    app.setOrganizationName("latticework")
    app.setApplicationName("latticework")
    app.setApplicationDisplayName("Latticework")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("latticework")
    try:
        administrator.read()
    except LatticeworkError as error:  # whoever made the file is to see it at the first start
        warn(None, "Latticework", error_text(error))
        return 4
    use_chosen_language(app)
    app.setWindowIcon(icons.application_icon())
    theme.size_letters(app)
    theme.apply_theme(theme.chosen_before(QSettings().value("theme")))
    FocusRing(app)
    OnScreen(app)
    QTimer.singleShot(0, collector().take_to_stay)
    # Here it would hold up the window for seconds, and keep hundreds of MB for good.
    compiling.elsewhere = _compile_elsewhere
    status = _run(app, Path(arguments[0]) if arguments else None)
    # At its end Python searches all objects for garbage, which takes half a second; all of them go with the process.
    gc.freeze()
    return status


def _can_show_windows() -> bool:
    """Whether a display answers, on Linux: without one Qt would abort the program with an image of its memory."""
    platforms = (os.environ.get("QT_QPA_PLATFORM") or "xcb").split(";")
    if not all(name.startswith(("xcb", "wayland")) for name in platforms):
        return True
    runtime, wayland = os.environ.get("XDG_RUNTIME_DIR", ""), os.environ.get("WAYLAND_DISPLAY")
    if wayland and Path(runtime, wayland).is_socket():
        return True
    return bool(os.environ.get("DISPLAY")) and _x11_answers()


def _x11_answers() -> bool:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:  # which Qt, too, needs and will tell
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused


def _keep_in(folder: Path | None) -> None:
    """Make Qt and the drivers of graphics cards write into a folder; None: where the system decides."""
    if folder is None:
        return
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    # Qt's own dialogs keep theirs in the native format.
    for kind in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
        QSettings.setPath(kind, QSettings.Scope.UserScope, str(folder / "settings"))
    for variable in _SHADERS:
        os.environ.setdefault(variable, str(paths.cache()))


def _run(app: QApplication, path: Path | None) -> int:
    windows = Windows(app)
    with CrashReporter(windows, windows).watching():
        windows.begin(path)
        _EarlyImports(windows)
        with _leaving_at_signals(windows) as met:
            status = app.exec()
        status = _STOPPED if met else status
        if not close_all(_PATIENCE):
            _leave_at_once(status)
        return status


@contextmanager
def _leaving_at_signals(windows: Windows) -> Iterator[list[int]]:
    """Close the windows at a signal, with copies of what is not saved; yield a list of the signals that came.

    Python runs handlers of signals only between two of its instructions, and in an idle window Qt waits for hours
    between two of them. So Python writes the number to a socket that wakes Qt up, and nothing happens in the midst of
    other work. Later signals do nothing: when a terminal is closed, its shell sends one and the system another.
    """
    met: list[int] = []
    ours, theirs = socket.socketpair()
    notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read)

    def leave() -> None:
        came, first = ours.recv(100), not met
        met.extend(came)
        if first:
            windows.leave_with_copies()

    notifier.activated.connect(leave)
    theirs.setblocking(False)
    signal.set_wakeup_fd(theirs.fileno(), warn_on_full_buffer=False)
    # Without a handler of Python a signal would end the process; one that nohup has set to be ignored stays ignored.
    before = {number: signal.signal(number, lambda *_: None) for number in _SIGNALS
              if signal.getsignal(number) is not signal.SIG_IGN}
    try:
        yield met
    finally:
        for number, former in before.items():
            signal.signal(number, former)
        signal.set_wakeup_fd(-1)
        notifier.setEnabled(False)
        ours.close()
        theirs.close()


def _leave_at_once(status: int) -> None:
    """End the process beside a thread that does not react to being cancelled; all data are stored by now.

    Python would end such a thread in the middle of a function of Qt, which aborts the program.
    """
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    os._exit(status)


class _EarlyImports(QObject):
    """Imports modules in a thread, one after the other, a while after the window was shown, so that no panel waits.

    An import in the main thread would block the window for a quarter of a second and more. None of these modules
    makes an object of Qt when it is imported: such an object would belong to the thread.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # A module that cannot be imported is reported where it is needed, not here.
        self.imports = TaskQueue("imports", faults=False)
        QTimer.singleShot(IMPORT_AFTER, self, self._begin)

    def _begin(self) -> None:
        for name in MODULES:
            self.imports.add(partial(import_module, name))
        # A search meanwhile has what it needs compiled by another process and does not wait for this.
        self.imports.add(_import_with_kernels)


def _import_with_kernels() -> None:
    from latticework.run.kernel_processes import wait_for_all  # noqa: PLC0415 - loads numba

    wait_for_all()
    for name in WITH_KERNELS:
        import_module(name)


def _compile_elsewhere(kernel: compiling.Kernel) -> None:
    """Have a kernel compiled by another process."""
    from latticework.run.kernel_processes import compile_elsewhere  # noqa: PLC0415 - loads numba

    compile_elsewhere(kernel)

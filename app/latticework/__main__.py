"""The program `latticework`: a command in the terminal, or the window if no command is given."""

import os
import sys

NEEDED = 640 << 20
"""Bytes of memory for compiling the kernels; with a lower limit libraries end the process or crash."""


_STOPPED = 3


def main() -> int:
    """Run the program with the arguments of the command line; return its exit status."""
    try:
        _end_at_interrupts()
        return _run()
    except KeyboardInterrupt:  # before that; afterwards commands handle it themselves
        return _STOPPED
    except (ImportError, MemoryError, OSError) as error:  # the reason is written without loading further modules
        reason = " ".join(str(error).split()) or "too little memory"
        sys.stderr.write(f"latticework: cannot be started: {reason}\n")
    except Exception:
        sys.excepthook(*sys.exc_info())
    return 4  # never 1, which says that a puzzle has no solution


def _end_at_interrupts() -> None:
    """End at once with status 3 at Ctrl+C before and after a command or the window, which handle it themselves.

    Python's own handler would raise an error wherever the program is; outside of `main` that ends it by the signal.
    """
    import atexit
    import signal

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # a shell may have it ignored
        signal.signal(signal.SIGINT, lambda *_: os._exit(_STOPPED))
        # Registered first, so done last: then Python takes all handlers away, and the signal would end it again.
        atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)


def _run() -> int:
    import multiprocessing

    # First of all: in a bundle each worker process starts this program again.
    multiprocessing.freeze_support()
    _stand_in_for_closed()
    _check_memory()
    # Before numpy is loaded, whose OpenBLAS would reserve memory for every core.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from latticework.cli.main import COMMANDS, run

    first = sys.argv[1] if len(sys.argv) > 1 else ""
    if first in COMMANDS or first.startswith("-"):
        return run(sys.argv[1:])
    if first and (status := _find_in_library(first)):
        return status
    from latticework.gui.shell.main import open_window

    return open_window(sys.argv[1:])


def _find_in_library(name: str) -> int:
    """Replace the name of a library puzzle by its file in the arguments; return the exit status, 0 to continue."""
    from difflib import get_close_matches
    from pathlib import Path

    from latticework.cli import terminal_output
    from latticework.cli.main import COMMANDS
    from latticework.errors import LatticeworkError
    from latticework.puzzle.library import find

    try:
        # The window opens what the arguments name, which may be paths only.
        sys.argv[1] = str(find(Path(name)))
    except LatticeworkError as error:
        near = get_close_matches(name, COMMANDS, n=1)
        hint = f"did you mean latticework {near[0]}?" if near else str(error).partition("; ")[2]
        terminal_output.fail(f"latticework: {name!r} is neither a command nor a file nor a puzzle of the library "
                             f"({hint or 'try latticework --help'})")
        return terminal_output.USAGE
    return terminal_output.DONE


def _stand_in_for_closed() -> None:
    """Open the null device in place of closed standard streams, as after `>&-`, so that writing works."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 left open


def _check_memory() -> None:
    """Raise MemoryError if less memory is available than the program needs at least."""
    import mmap

    # Private, as limits on data apply to such memory only.
    kind = {"flags": mmap.MAP_PRIVATE} if os.name == "posix" else {}
    try:
        mmap.mmap(-1, NEEDED, **kind).close()
    except OSError:
        raise MemoryError(f"it needs {NEEDED >> 20} MB of memory and may use less") from None


if __name__ == "__main__":
    sys.exit(main())

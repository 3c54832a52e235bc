"""`latticework`: a command in the terminal, or the window when no command is named."""

import multiprocessing
import sys
from pathlib import Path


def main() -> int:
    """Run the program with the arguments of the command line; return its exit status."""
    multiprocessing.freeze_support()
    try:
        return _run()
    except KeyboardInterrupt:  # while modules are being loaded; commands have their own way to stop
        return 3


def _run() -> int:
    from latticework.cli.main import COMMANDS, run

    first = sys.argv[1] if len(sys.argv) > 1 else ""
    if first in COMMANDS or first.startswith("-"):
        return run(sys.argv[1:])
    if first and not Path(first).exists():
        sys.stderr.write(f"latticework: {first!r} is neither a command nor a file (try latticework --help)\n")
        return 2
    from latticework.gui.main import open_window

    return open_window(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())

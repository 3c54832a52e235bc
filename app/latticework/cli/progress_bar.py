"""Progress of long work: a bar on a terminal, otherwise a line now and then."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from latticework.cancel import reporting
from latticework.cli import terminal_output
from latticework.durations import duration
from latticework.visible_text import counted

FIRST, GROWTH, LONGEST = 10.0, 1.5, 600.0
"""Seconds before the first line; the factor to the time of the next one, and the most seconds between two."""
COMPILING = 5.0  # seconds between two lines on the progress of compiling

Move = Callable[[float, str], None]
"""Takes the share that is done, 0 to 1, and a text."""


@contextmanager
def bar(quiet: bool) -> Iterator[Move]:
    """Show progress on standard error; yield the function to be called during the work."""
    if quiet:
        yield lambda _share, _text: None
    # A file would get the bar with all its control characters.
    elif sys.stderr.isatty() or "FORCE_COLOR" in os.environ:
        with _drawn() as move:
            yield move
    else:
        yield _Lines().move


class _Lines:
    """Writes lines of progress at growing intervals."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._next = FIRST

    def move(self, share: float, text: str) -> None:
        """Write a line when it is time for one."""
        elapsed = time.monotonic() - self._began
        if elapsed >= self._next:
            self._next = min(elapsed * GROWTH, elapsed + LONGEST)
            terminal_output.fail(f"latticework: {100 * share:.1f} % after {duration(elapsed)}: {text}")


@contextmanager
def preparing(quiet: bool = False) -> Iterator[None]:
    """Show the progress of work that calls `checkpoint`, if it takes longer than a moment."""
    moves: list[Move] = []
    with ExitStack() as stack:
        def show(doing: str, share: float) -> None:
            # The bar is made at the first report, so that quick work shows none.
            if not moves:
                moves.append(stack.enter_context(bar(quiet)))
            moves[0](share, doing)

        with reporting(show):
            yield


class CompilingProgress:
    """Writes the progress of compiling kernels, which may take a minute."""

    def __init__(self) -> None:
        self._next = 0.0

    def __call__(self, ready: int, expected: int) -> None:
        """Write a line when it is time for one."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + COMPILING
            terminal_output.fail(f"latticework: compiling the search for this machine, once after an installation: "
                                 f"{ready} of about {counted(expected, 'kernel')}")


@contextmanager
def _drawn() -> Iterator[Move]:
    from rich.console import Console  # noqa: PLC0415 loading it takes as long as some searches
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: PLC0415

    console = Console(stderr=True)
    columns = (BarColumn(), TextColumn("{task.percentage:>5.1f} %"), TextColumn("{task.fields[text]}", markup=False),
               TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as shown:
        task = shown.add_task("", total=1.0, text="")
        yield lambda share, text: shown.update(task, completed=share, text=terminal_output.shown(text))

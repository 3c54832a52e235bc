"""Exit statuses, safe writing to the terminal, where control characters in names are escaped, and progress of work.

Progress is a bar on a terminal, otherwise a line now and then.
"""

import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Any, NoReturn

from latticework.cancel import reporting
from latticework.durations import duration
from latticework.visible_text import counted, percent

if TYPE_CHECKING:
    from rich.table import Table

DONE, UNSOLVABLE, USAGE, STOPPED, FAILED, UNCHECKED, WRONG = range(7)
"""Done; the puzzle has no solution; bad usage or a refused file; stopped before the end; the program failed;
a certificate in which there is nothing to check; one that is wrong."""

FORMAT = 1
"""The format of each JSON object; raised when a field changes its meaning."""

COUNTS = ("solutions_total", "solutions_rotations", "solutions_reflections")
"""The fields of --json for the numbers of solutions modulo each of MODULI."""

WIDE = 160
"""Columns of tables where the output is no terminal."""

_STEERING = re.compile("[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters but the end of a line, those that change the direction of writing, and lone surrogates."""

FIRST, GROWTH, LONGEST = 10.0, 1.5, 600.0
"""Seconds before the first line of progress; the factor to the time of the next; the most seconds between two."""
_COMPILING = 5.0  # seconds between two lines on the progress of compiling

aliases: dict[str, str] = {}
"""Names to write to standard error instead of the paths of temporary files."""

Move = Callable[[float, str], None]
"""Takes the share that is done, 0 to 1, and a text."""


def shown(text: str) -> str:
    """Return text with control characters escaped: an escape character becomes \\u001b, in JSON too."""
    return _STEERING.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def typed(argument: object) -> str:
    """Return an argument, such as the name of a file, as one types it in a shell: in quotes where it has a blank."""
    return subprocess.list2cmdline([str(argument)]) if os.name == "nt" else shlex.quote(str(argument))


def fail(message: str) -> None:
    """Write one line to standard error."""
    for path, name in aliases.items():
        message = message.replace(path, name)
    with suppress(OSError):  # the terminal may be gone
        sys.stderr.write(shown(" ".join(message.split())) + "\n")


def write(text: str) -> None:
    """Write text to standard output; ends the program when its reader has gone, as `| head` does."""
    _send(shown(text))


def write_tables(*tables: "Table") -> None:
    """Write tables to standard output, in colours on a terminal."""
    from rich.console import Console  # noqa: PLC0415 no other command needs it
    from rich.segment import Segment, Segments  # noqa: PLC0415

    # Captured and written by our own function, which also handles a reader that has gone.
    console = Console(width=None if sys.stdout.isatty() else WIDE, markup=False, emoji=False)
    with console.capture() as styled:
        for table in tables:
            console.print(Segments(Segment(shown(text), style) for text, style, _ in console.render(table)))
    _send(styled.get())


def write_styled(line: Sequence[tuple[str, str]]) -> None:
    """Write a line of texts with the styles of rich to a terminal; without colours if NO_COLOR is set."""
    from rich.console import Console  # noqa: PLC0415 no other command needs it
    from rich.text import Text  # noqa: PLC0415

    console = Console(highlight=False)
    with console.capture() as styled:
        console.print(Text.assemble(*((shown(text), style) for text, style in line)), soft_wrap=True)
    _send(styled.get())


def _send(text: str) -> None:
    encoding = sys.stdout.encoding or "utf-8"
    try:
        # A terminal with few characters shows ? for the others; by default Python would raise an error.
        sys.stdout.write(text.encode(encoding, "replace").decode(encoding))
    except BrokenPipeError:
        _reader_has_gone()


def flush() -> None:
    """Flush standard output; ends the program when its reader has gone."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _reader_has_gone()


def _reader_has_gone() -> NoReturn:
    # What is still to be flushed goes nowhere then; else Python complains when it ends.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise SystemExit(DONE)


def write_json(fields: Mapping[str, Any]) -> None:
    """Write one JSON object with its format, on one line, to standard output; in ASCII where that is not UTF-8."""
    plain = (sys.stdout.encoding or "").lower() not in {"utf-8", "utf8"}
    write(json.dumps({"format": FORMAT, **fields}, ensure_ascii=plain) + "\n")


def three_counts(by_modulus: Mapping[str, int]) -> dict[str, int]:
    """Return the numbers of solutions as --json names them."""
    return dict(zip(COUNTS, by_modulus.values(), strict=True))


def write_fields(fields: Mapping[str, object]) -> None:
    """Write names and values one below the other."""
    width = max(map(len, fields))
    for name, value in fields.items():
        text = f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)
        write(f"{name.replace('_', ' '):{width}}  {_in_one_line(text)}\n")


def write_columns(rows: Sequence[Sequence[str]]) -> None:
    """Write a table, each column as wide as its longest entry; the rows are equally long."""
    # Escaped first, as an escaped character is wider than one.
    rows = [[_in_one_line(shown(entry)) for entry in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        line = "  ".join(f"{entry:{width}}" for entry, width in zip(row, widths, strict=True))
        write(line.rstrip() + "\n")


def _in_one_line(text: str) -> str:
    return text.replace("\n", "\\u000a")


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
            self._next = time.monotonic() + _COMPILING
            fail(f"latticework: compiling the search for this machine, once after an installation: "
                                 f"{ready} of about {counted(expected, 'kernel')}")


class _Lines:
    """Writes lines of progress at growing intervals."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._next = FIRST

    def move(self, share: float, text: str) -> None:
        """Write a line when it is time for one."""
        elapsed = time.monotonic() - self._began
        if elapsed >= self._next:
            # Farther and farther apart, so that a search of days does not fill a log.
            self._next = min(elapsed * GROWTH, elapsed + LONGEST)
            fail(f"latticework: {percent(share, 1):.1f} % after {duration(elapsed)}: {text}")


@contextmanager
def _drawn() -> Iterator[Move]:
    from rich.console import Console  # noqa: PLC0415 loading it takes as long as some searches
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: PLC0415

    console = Console(stderr=True)
    columns = (BarColumn(), TextColumn("{task.fields[percent]:>5.1f} %"),
               TextColumn("{task.fields[text]}", markup=False), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=1.0, text="", percent=0.0)
        yield lambda share, text: progress.update(task, completed=share, text=shown(text), percent=percent(share, 1))

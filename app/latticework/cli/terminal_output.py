"""Exit statuses, and safe writing to the terminal: control characters in names are escaped."""

import json
import os
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NoReturn

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


def shown(text: str) -> str:
    """Return text with control characters escaped: an escape character becomes \\u001b, in JSON too."""
    return _STEERING.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def fail(message: str) -> None:
    """Write one line to standard error."""
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
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains when it ends
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
    rows = [[_in_one_line(shown(entry)) for entry in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        line = "  ".join(f"{entry:{width}}" for entry, width in zip(row, widths, strict=True))
        write(line.rstrip() + "\n")


def _in_one_line(text: str) -> str:
    return text.replace("\n", "\\u000a")

"""Exit statuses, and writing to the terminal."""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from typing import NoReturn

DONE, UNSOLVABLE, USAGE, STOPPED, FAILED = 0, 1, 2, 3, 4
"""Done; the puzzle has no solution; bad usage or a refused file; stopped before the end; the program failed."""


def fail(message: str) -> None:
    """Write one line to standard error."""
    sys.stderr.write(" ".join(message.split()) + "\n")


def write(text: str) -> None:
    """Write text to standard output; ends the program when its reader has gone, as `| head` does."""
    try:
        sys.stdout.write(text)
    except BrokenPipeError:
        _reader_has_gone()


def flush() -> None:
    """Send what was written on its way, with the same care."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _reader_has_gone()


def _reader_has_gone() -> NoReturn:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains when it ends
    raise SystemExit(DONE)


def write_json(value: object) -> None:
    """Write one JSON object, on one line, to standard output."""
    write(json.dumps(value, ensure_ascii=False) + "\n")


def write_fields(fields: Mapping[str, object]) -> None:
    """Write names and values one below the other."""
    width = max(map(len, fields))
    for name, value in fields.items():
        shown = f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)
        write(f"{name.replace('_', ' '):{width}}  {shown}\n")


def write_columns(rows: Sequence[Sequence[str]]) -> None:
    """Write a table, each column as wide as its longest entry; the rows are equally long."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        line = "  ".join(f"{entry:{width}}" for entry, width in zip(row, widths, strict=True))
        write(line.rstrip() + "\n")

"""Exit statuses, and writing to the terminal."""

import json
import sys
from collections.abc import Mapping

DONE, UNSOLVABLE, USAGE, STOPPED, FAILED = 0, 1, 2, 3, 4
"""Done; the puzzle has no solution; bad usage or a refused file; stopped before the end; the program failed."""


def fail(message: str) -> None:
    """Write one line to standard error."""
    sys.stderr.write(" ".join(message.split()) + "\n")


def write(text: str) -> None:
    """Write text to standard output."""
    sys.stdout.write(text)


def write_json(value: object) -> None:
    """Write one JSON object, on one line, to standard output."""
    write(json.dumps(value, ensure_ascii=False) + "\n")


def write_fields(fields: Mapping[str, object]) -> None:
    """Write names and values one below the other."""
    width = max(map(len, fields))
    for name, value in fields.items():
        shown = f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)
        write(f"{name.replace('_', ' '):{width}}  {shown}\n")

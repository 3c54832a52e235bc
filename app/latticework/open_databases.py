"""Files that this process has open as databases, and so must not open as plain files as well.

POSIX takes away all locks that a process has on a file as soon as the process closes any descriptor of that file.
SQLite's locks on a search file would be gone, and the next program that closes it would delete the log under the
writer.
"""

import threading
from collections import Counter
from pathlib import Path

Identity = tuple[int, int]
"""Device and number of a file, the same under each of its names."""

lock = threading.RLock()
"""Held while a file is read plainly or opened as a database, so that threads never do both at once."""

_held: Counter[Identity] = Counter()


def identity(path: Path) -> Identity | None:
    """Return which file a path leads to, None where there is none."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return status.st_dev, status.st_ino


def hold(file: Identity) -> None:
    """Take note of one more connection to a database file."""
    with lock:
        _held[file] += 1


def let_go(file: Identity) -> None:
    """Take note that a connection was closed."""
    with lock:
        _held[file] -= 1
        if not _held[file]:
            del _held[file]


def is_held(path: Path) -> bool:
    """Whether this process has a file open as a database."""
    with lock:
        return identity(path) in _held

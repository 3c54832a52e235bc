"""Files that this process has open as databases, and so must not open as plain files as well.

POSIX drops all locks that a process has on a file as soon as the process closes any descriptor of that file.
SQLite's locks on a search file would be gone, and the next program that closes it would delete the log under the
writer.
"""

import threading
from collections import Counter
from pathlib import Path

Identity = tuple[int, int]
"""Device and inode number of a file, the same under all of its names."""

lock = threading.RLock()
"""Locked while a file is read plainly or opened as a database, so that threads never do both at once."""

_connections: Counter[Identity] = Counter()


def identity(path: Path) -> Identity | None:
    """Return the identity of the file that a path leads to, None if there is none."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return status.st_dev, status.st_ino


def add_connection(file: Identity) -> None:
    """Record a new connection to a database file."""
    with lock:
        _connections[file] += 1


def remove_connection(file: Identity) -> None:
    """Record that a connection to a database file was closed."""
    with lock:
        _connections[file] -= 1
        if not _connections[file]:
            del _connections[file]


def is_open(path: Path) -> bool:
    """Whether this process has a file open as a database."""
    with lock:
        return identity(path) in _connections

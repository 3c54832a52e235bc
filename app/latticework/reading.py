"""Reading files within limits, but none that this process has open as a database.

POSIX drops all locks that a process has on a file as soon as the process closes any descriptor of that file. SQLite's
locks on a search file would be gone, and the next program that closes it would delete the log under the writer.
"""

import re
import threading
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import Any

from latticework.errors import FileRefusedError, reason_of_system, reason_of_toml, shown
from latticework.phrases import phrase

SQLITE = b"SQLite format 3\0"
MAX_BYTES = 8_000_000
MAX_DEPTH = 16
"""The most tables and lists within each other, and so the most parts of a key."""

_MAX_TABLES = 250_000
"""The most tables made by keys; tomllib needs more than a kilobyte for each."""

WHOLE = range(-(2**63), 2**63)
"""The integers that TOML guarantees."""

# Possessive (*+), so that no text makes the search go back again and again.
_NO_KEY = re.compile(r"""
    \"{3}(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5}+)?   # several lines, in what cannot be TOML also without an end
    | '{3}(?:[^']|'(?!''))*+(?:'{3,5}+)?
    | "(?:[^"\\\n]|\\.)*+"?
    | '[^'\n]*+'?
    | \#[^\n]*+
    | (?<![\w.-])[+-]?+\d[\d_]*+\.\d[\w+-]*+(?![ \t]*+\.)  # a number
    """, re.VERBOSE | re.DOTALL | re.ASCII)
"""Text in which dots do not join parts of a key; quoted parts of keys are replaced by a letter, so they count."""

_LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MAX_DEPTH}}}", re.ASCII)
_TABLE = re.compile(r"\.|=[ \t]*+[\[{]|^[ \t]*+\[[^.,\]\n]*+\]", re.MULTILINE)
"""Everything that makes a table: a dot in a key, a list or a table as a value, a header without dots."""

Identity = tuple[int, int]
"""Device and inode number of a file, the same under all of its names."""

database_lock = threading.RLock()
"""Locked while a file is read plainly or opened as a database, so that threads never do both at once."""

_connections: Counter[Identity] = Counter()


def read_toml(path: Path) -> dict[str, Any]:
    """Return the contents of a TOML file; raises FileRefusedError if it cannot be read, is too large, or not TOML."""
    return parse_toml(read_text(path), path)


def read_text(path: Path, max_bytes: int = MAX_BYTES) -> str:
    """Return a UTF-8 text file; raises FileRefusedError when it is unreadable or larger than max_bytes."""
    data = read_within(path, max_bytes)
    if data.startswith(SQLITE):
        raise FileRefusedError(path, phrase("a search file, no puzzle; open its puzzle, or look at it with "
                                            "`latticework solutions`"))
    try:
        # Some editors of Windows begin a file with a byte order mark.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileRefusedError(path, phrase("not a text file in UTF-8 (byte {number})",
                                            number=str(error.start))) from None


def read_within(path: Path, max_bytes: int = MAX_BYTES) -> bytes:
    """Return the bytes of a file; raises FileRefusedError when it is unreadable or larger than max_bytes."""
    data = read_bytes(path, max_bytes + 1)
    if len(data) > max_bytes:
        raise FileRefusedError(path, phrase("larger than {most} bytes, the most that is read", most=max_bytes))
    return data


def read_bytes(path: Path, size: int) -> bytes:
    """Return up to `size` bytes from the beginning of a file; raises FileRefusedError when it is unreadable.

    For a database that this process has open it returns only the first bytes, which identify it: see
    the top.
    """
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            raise FileRefusedError(path, phrase("a pipe or a device, not a file"))  # reading it might never end
        with database_lock:
            if is_open_database(path):
                return SQLITE[:size]
            with path.open("rb") as stream:
                return stream.read(size)
    except OSError as error:
        raise FileRefusedError(path, reason_of_system(error)) from None
    except ValueError:
        raise FileRefusedError(repr(str(path)), phrase("not a name that a file can have")) from None


def parse_toml(text: str, source: Path | str) -> dict[str, Any]:
    """Return the contents of a TOML text; raises FileRefusedError naming the source."""
    check_keys(text, source)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise FileRefusedError(source, reason_of_toml(error)) from None
    except ValueError:  # from int(), which has a limit of its own
        raise FileRefusedError(source, phrase("not a valid TOML file: a number has thousands of digits")) from None
    _check_values(data, source)
    return data


def check_keys(text: str, source: Path | str) -> None:
    """Raise FileRefusedError if tomllib would need too much time or memory for the keys of a text."""
    plain = _NO_KEY.sub("a", text)
    if _LONG_KEY.search(plain):
        raise FileRefusedError(source, phrase("has a key of more than {most} parts", most=MAX_DEPTH))
    if sum(1 for _ in islice(_TABLE.finditer(plain), _MAX_TABLES + 1)) > _MAX_TABLES:
        raise FileRefusedError(source, phrase("has more than {most} tables, the most that are read",
                                              most=_MAX_TABLES))


def is_sqlite(path: Path) -> bool:
    """Whether a file begins as an SQLite database does; raises FileRefusedError when it cannot be read."""
    return read_bytes(path, 16) == SQLITE


def file_identity(path: Path) -> Identity | None:
    """Return the identity of the file that a path leads to, None if there is none."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return status.st_dev, status.st_ino


def is_there(path: Path, kind: Callable[[Path], bool] = Path.exists) -> bool:
    """Whether a file of a kind is there; not where one may not look, or where its drive does not answer."""
    try:
        # Path ignores only what is missing.
        return kind(path)
    except OSError:
        return False


def add_connection(file: Identity) -> None:
    """Record a new connection to a database file."""
    with database_lock:
        # Counted, as a file may be open several times.
        _connections[file] += 1


def remove_connection(file: Identity) -> None:
    """Record that a connection to a database file was closed."""
    with database_lock:
        _connections[file] -= 1
        if not _connections[file]:
            del _connections[file]


def is_open_database(path: Path) -> bool:
    """Whether this process has a file open as a database."""
    with database_lock:
        return file_identity(path) in _connections


def _check_values(data: object, source: Path | str) -> None:
    # Level by level, as recursion would fail just where something is nested too deep.
    level = [data]
    for _ in range(MAX_DEPTH):
        for value in level:
            if isinstance(value, int) and value not in WHOLE:
                raise FileRefusedError(source, phrase("{value} is beyond 64 bits; a whole number from {least} to "
                                                      "{most} is right", value=shown(hex(value)), least=str(WHOLE[0]),
                                                      most=str(WHOLE[-1])), _place(data, value))
        level = [inner for value in level if isinstance(value, dict | list)
                 for inner in (value.values() if isinstance(value, dict) else value)]
        if not level:
            return
    raise FileRefusedError(source, phrase("is nested more than {most} deep", most=MAX_DEPTH))


def _place(data: object, searched: object) -> str:
    """Return the place of a value in a document, like "parts[0].copies"; it must be there."""
    level = [("", data)]
    while True:
        for place, value in level:
            if value is searched:
                return place.lstrip(".")
        level = [(f"{place}{name}", inner) for place, value in level for name, inner in _inner(value)]


def _inner(value: object) -> Iterable[tuple[str, object]]:
    if isinstance(value, dict):
        return ((f".{key}", inner) for key, inner in value.items())
    return ((f"[{number}]", inner) for number, inner in enumerate(value)) if isinstance(value, list) else ()

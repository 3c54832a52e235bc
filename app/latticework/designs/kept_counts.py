"""Files in which a count is kept, to resume it: its kind, a checksum, what is short as JSON, rows as bytes."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from latticework import kept_files
from latticework.errors import FileRefusedError
from latticework.phrases import phrase
from latticework.reading import read_bytes, read_within
from latticework.replaced_files import remove_leftovers, replace
from latticework.store.search_lock import SearchLock

_DIGITS = 64
"""The length of a checksum."""


@contextmanager
def held(path: Path | None) -> Iterator[None]:
    """Have a file for this program alone, and remove what killed writes left beside it.

    Raises SearchedElsewhereError while another program has it.
    """
    if path is None:
        yield
        return
    lock = SearchLock(path)
    lock.take()
    try:
        remove_leftovers(path.parent)
        yield
    finally:
        lock.release()


def write(path: Path, kind: bytes, head: msgspec.Struct, rows: bytes = b"") -> None:
    """Write what was counted in place of what was there; raises LatticeworkError."""
    text = kept_files.encoded(head, path) + b"\n"
    total = hashlib.sha256(text)
    total.update(rows)
    replace(path, [kind, total.hexdigest().encode() + b"\n", text, rows])


def read(path: Path, kind: bytes, form: Any, row: np.dtype[Any], most_rows: int) -> tuple[Any, NDArray[Any]]:
    """Return what was written, as a record of a form and rows; raises FileRefusedError if it is damaged.

    What the record and the rows say is for the caller to check.
    """
    if read_bytes(path, len(kind)) != kind:
        raise FileRefusedError(path, phrase("is no count of this kind"))
    begin = len(kind) + _DIGITS + 1
    most = begin + kept_files.MOST_BYTES + most_rows * row.itemsize
    if path.stat().st_size > most:  # before a sparse file fills the memory
        raise wrong(path, phrase("it is larger than any count of this kind"))
    data = read_within(path, most)
    end = data.find(b"\n", begin, begin + kept_files.MOST_BYTES + 1)
    if end < 0 or hashlib.sha256(memoryview(data)[begin:]).hexdigest().encode() + b"\n" != data[len(kind) : begin]:
        raise FileRefusedError(path, phrase("is damaged, and was not changed"))
    head = kept_files.decoded(data[begin:end], form, path)
    number, rest = divmod(len(data) - end - 1, row.itemsize)
    if rest or number > most_rows:
        raise wrong(path, phrase("its rows are not sets of pieces"))
    return head, np.frombuffer(data, row, offset=end + 1)


def wrong(path: Path, reason: str, field: str = "") -> FileRefusedError:
    """Return the error for a file that states what cannot be."""
    return FileRefusedError(path, phrase("{reason}; the file was not changed", reason=reason), field)

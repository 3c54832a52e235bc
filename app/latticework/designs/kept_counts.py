"""Files in which a count is kept, to go on with it: its kind, a checksum, what is short as JSON, rows as bytes."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from latticework.errors import FileRefusedError
from latticework.phrases import phrase
from latticework.reading import read_bytes
from latticework.replaced_files import remove_leftovers, replace
from latticework.store.search_lock import SearchLock


@contextmanager
def held(path: Path | None, kind: bytes) -> Iterator[None]:
    """Have a file for this program alone, and remove what killed writes left beside it.

    kind: what the file begins with. Raises SearchedElsewhereError while another program has it.
    """
    if path is None:
        yield
        return
    lock = SearchLock(path)
    lock.take()
    try:
        remove_leftovers(path, kind)
        yield
    finally:
        lock.release()


def write(path: Path, kind: bytes, head: dict[str, Any], rows: bytes = b"") -> None:
    """Write what was counted in place of what was there; raises LatticeworkError."""
    text = json.dumps(head).encode() + b"\n"
    total = hashlib.sha256(text)
    total.update(rows)
    replace(path, [kind, total.hexdigest().encode() + b"\n", text, rows])


def read(path: Path, kind: bytes) -> tuple[dict[str, Any], bytes]:
    """Return what was written; raises FileRefusedError if it is damaged or of another kind."""
    data = read_bytes(path, path.stat().st_size if path.exists() else 0)
    if not data.startswith(kind):
        raise FileRefusedError(path, phrase("is no count of this kind"))
    total, _, rest = data[len(kind):].partition(b"\n")
    text, _, rows = rest.partition(b"\n")
    if hashlib.sha256(text + b"\n" + rows).hexdigest().encode() != total:
        raise FileRefusedError(path, phrase("is damaged, and was not changed"))
    return json.loads(text), rows

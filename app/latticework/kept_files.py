"""Files from which a computation or a game is resumed.

They are read within a limit and strictly, with ranges in the types. Whoever reads one checks that each index is
within its arrays, because numba checks none. What cannot be read is never replaced.
"""

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec

from latticework.decoding_faults import decoding_fault
from latticework.errors import FileRefusedError, LatticeworkError, reason_of_json
from latticework.phrases import phrase
from latticework.reading import read_within
from latticework.replaced_files import replace

MOST_BYTES = 1 << 25
"""The most bytes of JSON that are kept: when they are read they take some ten times as much memory."""

Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 62)]
Index = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=1e9)]


def decoded(data: bytes | memoryview, form: Any, path: Path) -> Any:
    """Return JSON as a record of a form; raises FileRefusedError, which names the file and the field."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise FileRefusedError(path, reason_of_json(error)) from None
    try:
        # In a second step: the plain data say which fields are unknown, and where a wrong one is.
        return msgspec.convert(plain, form)
    except msgspec.ValidationError as error:
        raise FileRefusedError(path, *decoding_fault(error, plain, form)) from None


def read(path: Path, form: Any) -> Any:
    """Return a file as a record of a form, None if there is none; raises FileRefusedError."""
    return decoded(read_within(path, MOST_BYTES), form, path) if os.path.lexists(path) else None


def write(path: Path, record: msgspec.Struct, form: Any) -> None:
    """Write a record of a form in place of another one; raises LatticeworkError, also if what is there is none."""
    read(path, form)
    replace(path, encoded(record, path))


def encoded(record: msgspec.Struct, path: Path) -> bytes:
    """Return a record as JSON; raises LatticeworkError if it is too large to be read again."""
    data = msgspec.json.encode(record)
    if len(data) > MOST_BYTES:
        raise LatticeworkError(phrase("{path}: what was found takes more than {most} bytes, the most that are kept; "
                                      "ask for less", path=path, most=MOST_BYTES))
    return data

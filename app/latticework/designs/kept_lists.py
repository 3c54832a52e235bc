"""What a task of designing has found, in a small file for each puzzle and task, so that it is there the next time."""

import hashlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

import msgspec

from latticework import paths
from latticework.decoding_faults import decoding_fault
from latticework.errors import FileRefusedError, reason_of_json, reason_of_system
from latticework.reading import read_within
from latticework.replaced_files import replace

T = TypeVar("T")


class KeptList(msgspec.Struct, Generic[T], forbid_unknown_fields=True):
    """Things found, as an object of JSON."""

    items: list[T]
    format: Literal[1] = 1


def file_of(task: str, subject: str, ending: str = ".json") -> Path:
    """Return the file for a task and its subject: the text of a puzzle, or whatever else it works on."""
    return paths.designs() / f"{task}-{hashlib.sha256(subject.encode()).hexdigest()[:24]}{ending}"


def read(path: Path, item: type[T]) -> list[T]:
    """Return what is kept, nothing where there is no file; raises FileRefusedError. item: what each thing is."""
    form: Any = KeptList[item]  # type: ignore[valid-type]
    if not os.path.lexists(path):
        return []
    try:
        plain = msgspec.json.decode(read_within(path))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise FileRefusedError(path, reason_of_json(error)) from None
    try:
        kept: KeptList[T] = msgspec.convert(plain, form)
    except msgspec.ValidationError as error:
        raise FileRefusedError(path, *decoding_fault(error, plain, form)) from None
    return kept.items


def write(path: Path, items: Sequence[T]) -> None:
    """Keep what was found, in place of what was kept before; raises LatticeworkError."""
    make_folder(path)
    replace(path, msgspec.json.encode(KeptList([*items])))


def merge(path: Path, items: Sequence[T], item: type[T], key: Callable[[T], object]) -> None:
    """Keep what was found, and after it what others have kept there since, such as another window.

    item: what each thing is; key: things with the same one are the same. Raises LatticeworkError, and then what is
    there stays as it is.
    """
    known = {key(one) for one in items}
    write(path, [*items, *(other for other in read(path, item) if key(other) not in known)])


def make_folder(path: Path) -> None:
    """Make the folder of a file; raises FileRefusedError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileRefusedError(path, reason_of_system(error)) from None

"""What designing keeps for the next time: what each task has found for a puzzle, and the sets that are marked.

Both are small files, which other windows may write, too; one that is damaged is refused and stays as it is.
"""

import hashlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

import msgspec

from latticework import paths
from latticework.decoding_faults import decoding_fault
from latticework.errors import FileRefusedError, reason_of_json, reason_of_system
from latticework.jobs.job import Prepared
from latticework.reading import read_within
from latticework.replaced_files import replace

T = TypeVar("T")

PartNumbers = tuple[int, ...]
"""How often a set uses each part."""


class KeptList(msgspec.Struct, Generic[T], forbid_unknown_fields=True):
    """Things found, as an object of JSON."""

    items: list[T]
    format: Literal[1] = 1


def file_of(task: str, subject: str, ending: str = ".json") -> Path:
    """Return the file for a task and its subject: the text of a puzzle, or whatever else it works on."""
    return paths.designs() / f"{task}-{hashlib.sha256(subject.encode()).hexdigest()[:24]}{ending}"


def read(path: Path, item: type[T]) -> list[T]:
    """Return what is kept, nothing where there is no file; raises FileRefusedError. item: what each thing is."""
    kept: KeptList[T] | None = _decoded(path, KeptList[item])  # type: ignore[valid-type]
    return kept.items if kept is not None else []


def _decoded(path: Path, form: Any) -> Any:
    """Return a file as a record of a form, None where there is none; raises FileRefusedError."""
    if not os.path.lexists(path):
        return None
    try:
        plain = msgspec.json.decode(read_within(path))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise FileRefusedError(path, reason_of_json(error)) from None
    try:
        return msgspec.convert(plain, form)
    except msgspec.ValidationError as error:
        raise FileRefusedError(path, *decoding_fault(error, plain, form)) from None


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


class _MarkedSets(msgspec.Struct, forbid_unknown_fields=True):
    """The marked sets as an object of JSON."""

    format: Literal[1]
    sets: list[PartNumbers]


def file_of_marks(prepared: Prepared) -> Path:
    """Return the file for a search, wherever its own file is: equal searches number their parts alike."""
    return paths.favourites() / f"{prepared.fingerprint}.json"


def read_marks(path: Path) -> frozenset[PartNumbers]:
    """Return the sets that are marked, none where there is no file; raises FileRefusedError."""
    marked: _MarkedSets | None = _decoded(path, _MarkedSets)
    return frozenset(marked.sets if marked is not None else ())


def mark(path: Path, parts: PartNumbers, marked: bool) -> frozenset[PartNumbers]:
    """Mark a set or no longer, and return all that are; raises LatticeworkError.

    The file is read first, as another window may have marked sets meanwhile; one that is damaged stays as it is.
    """
    sets = read_marks(path) | {parts} if marked else read_marks(path) - {parts}
    make_folder(path)
    replace(path, msgspec.json.encode(_MarkedSets(1, sorted(sets))))
    return sets

"""What designing keeps for the next time: what each task has found for a puzzle, and the sets that are marked.

Both are small files, which other windows may write, too; one that is damaged is refused and stays as it is.
"""

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, Literal, TypeVar

import msgspec

from latticework import kept_files, paths
from latticework.errors import FileRefusedError, reason_of_system
from latticework.jobs.job import Prepared

T = TypeVar("T")

PartNumbers = tuple[kept_files.Index, ...]
"""How often a set uses each part."""


class KeptList(msgspec.Struct, Generic[T], forbid_unknown_fields=True):
    """Things found, as an object of JSON."""

    items: list[T]
    format: Literal[1] = 1


def file_of(task: str, subject: str, ending: str = ".json") -> Path:
    """Return the file for a task and its subject: the text of a puzzle, or whatever else it works on."""
    return paths.designs() / f"{task}-{hashlib.sha256(subject.encode()).hexdigest()[:24]}{ending}"


def read(path: Path, item: type[T]) -> list[T]:
    """Return what is kept, nothing if there is no file; raises FileRefusedError. item: what each thing is."""
    kept: KeptList[T] | None = kept_files.read(path, KeptList[item])  # type: ignore[valid-type]
    return kept.items if kept is not None else []


def write(path: Path, items: Sequence[T], item: type[T]) -> None:
    """Keep what was found, in place of what was kept before; item: what each thing is.

    Raises LatticeworkError, and then what is there stays as it is; so does what cannot be read.
    """
    make_folder(path)
    kept_files.write(path, KeptList([*items]), KeptList[item])  # type: ignore[valid-type]


def merge(path: Path, items: Sequence[T], item: type[T], key: Callable[[T], object]) -> None:
    """Keep what was found, and after it what others have kept there since, such as another window.

    item: what each thing is; key: things with the same one are the same. Raises LatticeworkError, and then what is
    there stays as it is.
    """
    known = {key(one) for one in items}
    write(path, [*items, *(other for other in read(path, item) if key(other) not in known)], item)


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
    marked: _MarkedSets | None = kept_files.read(path, _MarkedSets)
    return frozenset(marked.sets if marked is not None else ())


def mark(path: Path, parts: PartNumbers, marked: bool) -> frozenset[PartNumbers]:
    """Mark a set or no longer, and return all that are; raises LatticeworkError.

    The file is read first, as another window may have marked sets meanwhile; one that is damaged stays as it is.
    """
    sets = read_marks(path) | {parts} if marked else read_marks(path) - {parts}
    make_folder(path)
    kept_files.write(path, _MarkedSets(1, sorted(sets)), _MarkedSets)
    return sets

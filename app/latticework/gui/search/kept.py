"""The file that keeps the search of a puzzle: looked at, gone on with, locked against other windows, put away."""

from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QLockFile

from latticework.errors import FileRefusedError, LatticeworkError
from latticework.session import Method, Prepared, Search, SearchFile, Totals


@dataclass(frozen=True)
class Way:
    """How a search is done, in words; which prunings cut off how many nodes, None where none was asked for."""

    words: str = ""
    cut: dict[str, int] | None = None


@dataclass(frozen=True)
class Kept:
    """An earlier search: totals, None where there is none; refusal says why its file was refused, if it was."""

    totals: Totals | None = None
    way: Way = Way()
    refusal: str = ""


class Lock:
    """Keeps other windows from a search while this one has it."""

    def __init__(self) -> None:
        self._file: QLockFile | None = None

    def take(self, path: Path) -> bool:
        """Take the lock beside a search file, or keep it; return False when another window has it."""
        if self._file is None:
            file = QLockFile(f"{path}.lock")
            file.setStaleLockTime(0)  # a lock is only stale when its program is gone
            if not file.tryLock(0) and file.error() == QLockFile.LockError.LockFailedError:
                return False
            self._file = file
        return True

    def release(self) -> None:
        """Give the lock back."""
        if self._file is not None:
            self._file.unlock()
            self._file = None


def kept(prepared: Prepared, path: Path) -> Kept:
    """Return what is known of an earlier search of a puzzle, if there is one."""
    if not path.exists():
        return Kept()
    try:
        with closing(SearchFile.open(path)) as file:
            as_begun = prepared.by(file.method)
            if as_begun.fingerprint != file.fingerprint:
                raise FileRefusedError(path, "holds a search of another puzzle, or by another version of the program")
            return Kept(file.totals(), _way(as_begun, file))
    except LatticeworkError as error:
        return Kept(refusal=str(error))


def open_search(prepared: Prepared, path: Path, method: Method) -> Search:
    """Begin a search by a method, or go on as it was begun with one that is there; raises LatticeworkError.

    The engine `processor` has states of its own, so its searches need what they were begun by, too.
    """
    if path.exists():
        with closing(SearchFile.open(path, check=False)) as file:
            method = file.method
    return Search.start(prepared.by(method), path, wal=True)


def way_of(search: Search) -> Way:
    """Return how a search is done."""
    return _way(search.prepared, search.file, search.why)


def _way(prepared: Prepared, file: SearchFile, why: str = "") -> Way:
    method = replace(prepared.method, engine=prepared.job.problem.engine)
    return Way(why or str(method), file.cut() if method.prunings else None)


def put_away(path: Path, keep: bool) -> None:
    """Remove a search file, or with `keep` give it and its companions the ending .damaged; raises OSError."""
    for suffix in ("", "-wal", "-shm", "-journal"):
        old = Path(f"{path}{suffix}")
        if keep and old.exists():
            old.replace(path.with_suffix(f".damaged{suffix}"))
        old.unlink(missing_ok=True)

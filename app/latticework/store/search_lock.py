"""A lock beside a search file, so that only one program at a time searches there; others may read."""

import os
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from latticework.errors import LatticeworkError
from latticework.phrases import phrase

PATIENCE = 1.0  # seconds; a program that only asks whether a search is running has the lock for a moment


class SearchedElsewhereError(LatticeworkError):
    """Another program, or another window, is searching in a search file."""

    def __init__(self, path: Path) -> None:
        super().__init__(phrase("{path}: another window or program is searching there; pause it there, then go on "
                                "here", path=path))


class SearchLock:
    """The right to search in a search file; the operating system takes it back when the program ends in any way."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = _lock_file(path)
        # thread_local=False, as a search may be closed by another thread than the one that began it. No soft lock:
        # such a file would stay when the program is killed.
        self._lock = FileLock(self._file, thread_local=False, fallback_to_soft=False)

    def take(self, seconds: float = PATIENCE) -> None:
        """Take the lock; raises SearchedElsewhereError when another has it for longer than `seconds`."""
        # Where nothing can be locked nothing can be written, or it is a drive without locks.
        with suppress(OSError):
            while self._file.parent.is_dir() and not self._acquired(seconds):  # or the folder would be made
                if self._file.exists():
                    raise SearchedElsewhereError(self.path)
                # It was just given back by another program, or none can be made.
                os.close(os.open(self._file, os.O_CREAT | os.O_RDWR))

    def _acquired(self, seconds: float) -> bool:
        try:
            self._lock.acquire(timeout=seconds)
        except Timeout:
            return False
        return True

    def release(self) -> None:
        """Give the lock back; more than once does no harm."""
        if self._lock.is_locked:
            with suppress(OSError):  # on Windows it cannot be removed while it is open
                self._file.unlink()  # whoever waits for it sees that it is gone, and makes another
            self._lock.release()


def _lock_file(path: Path) -> Path:
    """Return the lock of a search file: a name that nobody else gives to a file, the same through a link."""
    found = Path(os.path.realpath(path))
    # Not by with_name: the root of all folders has no name to replace.
    return found.parent / f".{found.name}.latticework-lock"


def is_searched(path: Path) -> bool:
    """Whether another program, or another window, is searching in a search file now."""
    if not _lock_file(path).exists():
        return False
    lock = SearchLock(path)
    try:
        lock.take(0)
    except SearchedElsewhereError:
        return True
    lock.release()
    return False

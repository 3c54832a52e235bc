"""A lock beside a search file, so that only one program at a time searches there; others may look."""

import os
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from latticework.errors import LatticeworkError

PATIENCE = 1.0  # seconds; whoever only asks whether a search is going on has the lock for a moment


class SearchedElsewhereError(LatticeworkError):
    """Another program, or another window, is searching in a search file."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: another window or program is searching there; pause it there, then go on here")


class SearchLock:
    """The right to search in a search file; the operating system takes it back when the program ends in any way."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._name = f"{os.path.realpath(path)}.lock"
        self._lock = FileLock(self._name, thread_local=False, fallback_to_soft=False)

    def take(self, seconds: float = PATIENCE) -> None:
        """Take the lock; raises SearchedElsewhereError when another has it for longer than `seconds`."""
        try:
            if not self._acquired(seconds) and not self._acquired(0) and Path(self._name).exists():
                raise SearchedElsewhereError(self.path)
        except OSError:
            return  # where nothing can be locked, nothing can be written, or it is a network drive without locks

    def _acquired(self, seconds: float) -> bool:
        """Try to take the lock; a file that cannot be made counts as one that another has."""
        try:
            self._lock.acquire(timeout=seconds)
        except Timeout:
            return False
        return True

    def release(self) -> None:
        """Give the lock back; more than once does no harm."""
        if self._lock.is_locked:
            with suppress(OSError):  # on Windows it cannot be removed while it is open
                os.unlink(self._name)  # noqa: PTH108 - whoever waits for it sees that it is gone, and makes another
            self._lock.release()


def is_searched(path: Path) -> bool:
    """Whether another program, or another window, is searching in a search file now."""
    lock = SearchLock(path)
    if not Path(f"{os.path.realpath(path)}.lock").exists():
        return False
    try:
        lock.take(0)
    except SearchedElsewhereError:
        return True
    lock.release()
    return False

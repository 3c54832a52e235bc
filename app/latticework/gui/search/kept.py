"""The file that keeps the search of a puzzle: looked at, locked against other windows, put away."""

from pathlib import Path

from PySide6.QtCore import QLockFile

from latticework.errors import LatticeworkError
from latticework.session import SearchFile, Totals


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


def kept(path: Path) -> tuple[Totals | None, str]:
    """Return the totals of an earlier search, if there is one, and why its file was refused, if it was."""
    if not path.exists():
        return None, ""
    try:
        file = SearchFile.open(path)
        try:
            return file.totals(), ""
        finally:
            file.close()
    except LatticeworkError as error:
        return None, str(error)


def put_away(path: Path, keep: bool) -> None:
    """Remove a search file, or with `keep` give it and its companions the ending .damaged; raises OSError."""
    for suffix in ("", "-wal", "-shm", "-journal"):
        old = Path(f"{path}{suffix}")
        if keep and old.exists():
            old.replace(path.with_suffix(f".damaged{suffix}"))
        old.unlink(missing_ok=True)

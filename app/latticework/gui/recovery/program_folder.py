"""The folder in which one running program keeps its recovery copies, locked for as long as the program lives."""

import uuid
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from latticework.gui.recovery.copies import ENDING

LOCK = "lock"
UNREADABLE = "unreadable"
"""The folder of copies that could not be read; nobody looks there again but the user."""


class ProgramFolder:
    """A folder of copies that is this program's own; the system gives the lock back however the program ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path / LOCK, thread_local=False, fallback_to_soft=False)

    @classmethod
    def made_in(cls, parent: Path) -> "ProgramFolder":
        """Make a new folder; raises OSError."""
        while True:
            made = cls(parent / uuid.uuid4().hex)
            made.path.mkdir(parents=True)
            if made.taken():
                return made

    def taken(self) -> bool:
        """Take the folder unless another program has it or has just removed it; raises OSError."""
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            return False
        if (self.path / LOCK).exists():
            return True
        self._lock.release()
        return False

    def copies(self) -> list[Path]:
        """Return the copies in it."""
        return sorted(self.path.glob(f"*{ENDING}"))

    def set_aside(self, copy: Path) -> Path:
        """Put a copy that cannot be read where it is kept but not offered again; return where it is."""
        kept = self.path.parent / UNREADABLE / f"{self.path.name}-{copy.name}"
        try:
            kept.parent.mkdir(exist_ok=True)
            return copy.rename(kept)
        except OSError:
            return copy  # it is told of again after the next start

    def give_back(self) -> None:
        """Let other programs have the folder; without copies it is removed."""
        if not self._lock.is_locked:
            return
        empty = not self.copies()
        with suppress(OSError):  # on Windows it cannot be removed while it is open
            if empty:
                (self.path / LOCK).unlink()
        self._lock.release()
        with suppress(OSError):
            if empty:
                (self.path / LOCK).unlink(missing_ok=True)
                for half_written in self.path.glob(".*"):  # when its program was killed
                    half_written.unlink()
                self.path.rmdir()


def abandoned(parent: Path) -> list[ProgramFolder]:
    """Return the folders of programs that ended without removing their copies; this program has them from now on."""
    found = []
    for path in sorted(parent.glob(f"*/{LOCK}")):
        folder = ProgramFolder(path.parent)
        with suppress(OSError):
            if folder.taken():
                found.append(folder)
    left = [folder for folder in found if not folder.copies()]
    for folder in left:
        folder.give_back()
    return [folder for folder in found if folder not in left]

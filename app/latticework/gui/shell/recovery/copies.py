"""Recovery copies of puzzles that were being edited, and the locked folder in which a program keeps its own."""

import json
import os
import time
import uuid
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock, Timeout

from latticework.errors import FileRefusedError
from latticework.gui.editor.opened_files import FileState, state_of
from latticework.phrases import phrase
from latticework.puzzle import Puzzle, parse
from latticework.puzzle.write import encoded
from latticework.reading import MAX_BYTES, read_text
from latticework.replaced_files import replace

_HEAD = "# Latticework recovery copy "
_MOST_HEAD = 20_000
"""The most bytes of the first line: the path in it has some thousands at most."""
ENDING = ".toml"
_LATEST = 253_402_300_800.0
"""Seconds from 1970 to the year 10000, the first that Python and Qt cannot show."""

_LOCK = "lock"
_UNREADABLE = "unreadable"
"""The folder for copies that could not be read; the program does not offer them again."""


@dataclass(frozen=True)
class RecoveryCopy:
    """A copy as it was read.

    path: the copy. file: where the user has saved the puzzle, None where nowhere yet. saved: when the copy was
    written, in seconds since 1970. stamp: the fingerprint that the document had of the file, "" where there is none.
    """

    path: Path
    puzzle: Puzzle
    file: Path | None
    saved: float
    stamp: str = ""

    @property
    def own_file(self) -> Path | None:
        """The user's file if it may be saved to; None where it is gone, or was changed by another program."""
        with suppress(OSError):
            if self.file is not None and self._is_as_it_was(self.file):
                return self.file
        return None

    def _is_as_it_was(self, file: Path) -> bool:
        if self.stamp:
            return state_of(file, self.stamp) is FileState.SAME
        # Earlier versions wrote copies without a fingerprint.
        return file.stat().st_mtime <= self.saved


def write_copy(path: Path, puzzle: Puzzle, file: Path | None, stamp: str = "") -> None:
    """Write a copy, or replace it by a later one; raises LatticeworkError, and then the earlier one stays."""
    origin = {"file": str(file) if file else None, "time": time.time(), "stamp": stamp}
    # JSON in ASCII, as a path may have characters that no encoding of text takes.
    head = json.dumps(origin)
    replace(path, f"{_HEAD}{head}\n".encode() + encoded(puzzle, path))


@dataclass(frozen=True)
class UnreadableCopy:
    """A copy that cannot be read, and why."""

    path: Path
    reason: str


def read_copy(path: Path) -> RecoveryCopy | UnreadableCopy:
    """Return what a copy holds, or why it cannot be read."""
    try:
        text = read_text(path, MAX_BYTES + _MOST_HEAD)
        file, saved, stamp = _head(text.partition("\n")[0], path)
        return RecoveryCopy(path, parse(text, path), file, saved, stamp)
    except FileRefusedError as error:
        return UnreadableCopy(path, error.reason)


def _head(line: str, path: Path) -> tuple[Path | None, float, str]:
    try:
        head: dict[str, object] = json.loads(line.removeprefix(_HEAD)) if line.startswith(_HEAD) else {}
        file, saved, stamp = head["file"], head["time"], head.get("stamp", "")
        if (isinstance(file, str | None) and isinstance(saved, float) and 0 <= saved < _LATEST
                and isinstance(stamp, str)):
            return _file(file) if file else None, saved, stamp
    except (ValueError, TypeError, KeyError, RecursionError):
        pass
    raise FileRefusedError(path, phrase("the first line should say which file this is a copy of"))


def _file(name: str) -> Path:
    """Return a file; raises ValueError for what cannot be the name of one."""
    if b"\0" in os.fsencode(name):
        raise ValueError(name)
    return Path(name)


class ProgramFolder:
    """A folder of copies that one program owns by a lock, which the system releases however the program ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path / _LOCK, thread_local=False, fallback_to_soft=False)

    @classmethod
    def made_in(cls, parent: Path) -> "ProgramFolder":
        """Make a new folder; raises OSError."""
        while True:
            made = cls(parent / uuid.uuid4().hex)
            made.path.mkdir(parents=True)
            if made.acquire():
                return made

    def acquire(self) -> bool:
        """Lock the folder; return False where another program has it or has just removed it. Raises OSError."""
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            return False
        # The program that had it may have removed the folder while this one waited to open the lock file: then the
        # lock is on a file that no other program can see.
        if (self.path / _LOCK).exists():
            return True
        self._lock.release()
        return False

    def copies(self) -> list[Path]:
        """Return the copies in it."""
        return sorted(self.path.glob(f"*{ENDING}"))

    def set_aside(self, copy: Path) -> Path:
        """Move a copy that cannot be read to where it is kept but not offered again; return where it is."""
        kept = self.path.parent / _UNREADABLE / f"{self.path.name}-{copy.name}"
        try:
            kept.parent.mkdir(exist_ok=True)
            return copy.rename(kept)
        except OSError:
            return copy  # it is shown again at the next start

    def release(self) -> None:
        """Unlock the folder for other programs; remove it where there are no copies in it."""
        if not self._lock.is_locked:
            return
        empty = not self.copies()
        # Removed while it is locked, so that no other program can take a folder that is about to go; but on Windows
        # an open file cannot be removed, so there it is tried again once the lock is released.
        with suppress(OSError):
            if empty:
                (self.path / _LOCK).unlink()
        self._lock.release()
        with suppress(OSError):
            if empty:
                (self.path / _LOCK).unlink(missing_ok=True)
                for half_written in self.path.glob(".*"):  # left by a program that was killed
                    half_written.unlink()
                self.path.rmdir()


def abandoned(parent: Path) -> list[ProgramFolder]:
    """Return the folders with copies of programs that have ended, locked by this program from now on."""
    found = []
    for path in sorted(parent.glob(f"*/{_LOCK}")):
        folder = ProgramFolder(path.parent)
        with suppress(OSError):
            if folder.acquire():
                found.append(folder)
    left = [folder for folder in found if not folder.copies()]
    for folder in left:
        folder.release()
    return [folder for folder in found if folder not in left]

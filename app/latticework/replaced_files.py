"""Writing files so that each has either the old bytes or the new ones, whatever happens."""

import os
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from errno import EISDIR
from pathlib import Path

from latticework import reading
from latticework.errors import LatticeworkError, reason_of_system
from latticework.phrases import phrase
from latticework.reading import is_sqlite

if sys.platform != "win32":
    import fcntl

Data = bytes | Iterable[bytes]
"""The bytes of a file, or pieces of it, which are written as they are made."""

_SHOWN = 50
"""How many characters of a file's name its temporary file has, as very long names leave no room for more."""

_OURS = ".latticework-new"
"""How the names of temporary files end, so that none of another program is taken for a leftover."""

_LEFTOVER = re.compile(r"\..*\.[a-z0-9_]{8}" + re.escape(_OURS), re.DOTALL)


def replace(path: Path, data: Data) -> None:
    """Write a file so that it has either the old bytes or the new ones, whatever happens, never a mixture.

    Raises LatticeworkError if the disk is full or the folder cannot be written, and whatever making a piece raises;
    then the old file is unchanged.
    """
    replace_all({path: data})


def replace_all(files: Mapping[Path, Data]) -> None:
    """Write several files like `replace`, and none of them unless there is room for all on the disk.

    Raises the same errors as `replace`.
    """
    with ExitStack() as kept:
        ready = []
        for path, data in files.items():
            with _named(path):
                target = _target(path)
                ready.append((path, target, _written(target, data, kept)))
        # Only now, when all are on the disk: renaming needs no more room.
        for path, target, temporary in ready:
            with _named(path):
                os.replace(temporary, target)  # noqa: PTH105 - one call to fail in tests
    for folder in {target.parent for _, target, _ in ready}:
        sync_folder(folder)


@contextmanager
def temporary_beside(path: Path) -> Iterator[Path]:
    """Give an empty file beside another one, to be filled and renamed; remove it in the end if it was not renamed.

    First those are removed that killed programs of this user left in the folder. Raises OSError.
    """
    remove_leftovers(path.parent)
    descriptor, name = _made(path)
    try:
        yield Path(name)
    finally:
        with suppress(OSError):  # it has the name of the other file by now
            os.unlink(name)  # noqa: PTH108
        if sys.platform != "win32":
            os.close(descriptor)


def _made(path: Path) -> tuple[int, str]:
    """Return a new temporary file, open and locked until it is closed."""
    while True:
        descriptor, name = tempfile.mkstemp(_OURS, f".{path.name[:_SHOWN]}.", path.parent)
        if sys.platform == "win32":
            os.close(descriptor)  # an open file cannot be renamed there
            return descriptor, name
        with suppress(OSError):  # a file system without locks: there nothing is removed either
            # The system takes the lock back when the program ends in any way.
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        # Another program may have taken it for a leftover before it was locked.
        if os.path.lexists(name):
            return descriptor, name
        os.close(descriptor)


def remove_leftovers(folder: Path) -> None:
    """Remove temporary files of this program that nobody has locked, as the programs that made them are gone."""
    if sys.platform == "win32":
        return
    with suppress(OSError), os.scandir(folder) as every:
        for entry in every:
            if _LEFTOVER.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                with suppress(OSError):
                    _remove_unless_locked(entry)


def _remove_unless_locked(entry: "os.DirEntry[str]") -> None:
    descriptor = os.open(entry.path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        if os.fstat(descriptor).st_uid == os.geteuid():
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # The journal of SQLite first, or it would be left where this program is killed in between.
            Path(f"{entry.path}-journal").unlink(missing_ok=True)
            os.unlink(entry.path)  # noqa: PTH108
    finally:
        os.close(descriptor)


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Raise errors of the system for a file as LatticeworkError."""
    try:
        yield
    except (OSError, ValueError) as error:
        kept = phrase("the file on disk is unchanged") if os.path.exists(path) else phrase("nothing was written")  # noqa: PTH110 any name
        raise LatticeworkError(phrase("{path}: could not be saved ({error}); {kept}", path=path,
                                      error=reason_of_system(error), kept=kept)) from None


def _target(path: Path) -> Path:
    """Return the file that a path leads to, so that a link stays a link, to the new contents; raises OSError."""
    target = Path(os.path.realpath(path))
    if reading.is_open_database(target):
        raise OSError(phrase("a search that is open in this program is kept there"))
    if target.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    if target.exists() and not target.is_file():
        raise OSError(phrase("a pipe or a device, not a file"))  # it would be lost, for all programs
    if target.is_file() and not os.access(target, os.W_OK):
        raise OSError(phrase("it is write-protected; give another name"))  # though its folder lets it be replaced
    if target.is_file() and os.access(target, os.R_OK) and is_sqlite(target):
        raise OSError(phrase("a search is kept there; give another name"))  # days of work may be in it
    return target


def _written(path: Path, data: Data, kept: ExitStack) -> Path:
    """Return a temporary file beside a file with its new bytes, which exists until `kept` is closed."""
    temporary = kept.enter_context(temporary_beside(path))
    with temporary.open("wb") as stream:
        for piece in [data] if isinstance(data, bytes) else data:
            if stream.write(piece) != len(piece):
                raise OSError("short write")
        stream.flush()
        os.fsync(stream.fileno())
    keep_mode(path, temporary)
    return temporary


def keep_mode(path: Path, temporary: Path) -> None:
    """Give a temporary file the mode of the file that it replaces, or of any new file; raises OSError."""
    try:
        mode = path.stat().st_mode & 0o777
    except FileNotFoundError:
        # The mask can only be read by setting it; a temporary file is closed to all others.
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    temporary.chmod(mode)


def sync_folder(folder: Path) -> None:
    """Write the names in a folder to the disk, so that a file just made there survives a power cut."""
    if os.name != "posix":
        return
    with suppress(OSError):  # some network file systems refuse; the replacement itself is done
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

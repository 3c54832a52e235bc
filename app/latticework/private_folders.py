"""Folders that nobody but this user can write: for compiled kernels, which are code, and for temporary files."""

import errno
import os
import shutil
import stat
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

if os.name == "posix":
    import fcntl

PATIENCE = 2.0
"""Seconds to wait for another program that is making a folder; it may have many files to remove before."""
_SHOWN = 60
"""How many characters of its name something keeps that is to be removed."""


def is_private(folder: Path) -> bool:
    """Whether a folder is there, belongs to this user, and nobody else can write it."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    if os.name != "posix":  # elsewhere the folders of a user are closed to others from the beginning
        return stat.S_ISDIR(found.st_mode)
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and not found.st_mode & 0o022


def make_private(folder: Path) -> bool:
    """Make a private folder that can be written; return whether something else in its place was removed for it.

    Several programs may do so at once. Raises OSError, also when another user owns what is there.
    """
    removed = False
    while not is_private(folder):
        folder.parent.mkdir(parents=True, exist_ok=True)
        with _alone_in(folder.parent), suppress(FileExistsError):  # a program that knows nothing of this was faster
            removed = _discard_strange(folder) or removed
            folder.mkdir(mode=0o700)
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        folder.chmod(0o700)
    return removed


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Keep other programs from replacing what is in a folder, or they would remove what this one has just made.

    Where nothing can be locked, or somebody holds a lock for long, it is done without.
    """
    with ExitStack() as held:
        if os.name == "posix":
            with suppress(OSError):
                descriptor = os.open(folder, os.O_RDONLY)
                held.callback(os.close, descriptor)
                _lock(descriptor)
        yield


def _lock(descriptor: int) -> None:
    """Wait for a lock that lasts until a descriptor is closed, but not for ever; raises OSError."""
    until = monotonic() + PATIENCE
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if monotonic() > until:
                raise
            sleep(0.01)
        else:
            return


def _discard_strange(folder: Path) -> bool:
    """Remove what is in the place of a folder and is none of a private one; return whether anything was."""
    if is_private(folder) or not os.path.lexists(folder):
        return False
    with suppress(FileNotFoundError):  # somebody else has just removed it
        if os.name == "posix" and folder.lstat().st_uid != os.geteuid():
            raise PermissionError(errno.EPERM, "it belongs to another user")
        aside = folder.with_name(f".{folder.name[:_SHOWN]}.{uuid.uuid4().hex}")
        discard(folder.rename(aside))  # in its place it would look private to others as soon as it can be emptied
    return True


def discard(path: Path) -> None:
    """Remove a file, a link or a whole folder if it is there; raises OSError."""
    if path.is_dir() and not path.is_symlink():
        path.chmod(0o700)  # or perhaps it could not be listed
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def temporary() -> Path:
    """Return the folder of this user and program for temporary things; it need not be there or be private."""
    user = f"-{os.geteuid()}" if os.name == "posix" else ""
    return Path(tempfile.gettempdir()) / f"latticework{user}"

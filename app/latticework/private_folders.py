"""Folders that only this user can write, for compiled kernels, which are code, and for temporary files."""

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

_PATIENCE = 2.0
"""Seconds to wait for another program that is making a folder; it may have to remove many files first."""
_MOST_TRIES = 100
"""How often a folder is made: others may replace it meanwhile, and sticks and shares may open every folder to all."""
_SHOWN = 60
"""How many characters of its name a file keeps while it is removed."""


def only_owner_writes(folder: Path) -> bool:
    """Whether a folder exists, belongs to this user, and nobody else can write it."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    if os.name != "posix":  # elsewhere the folders of a user are closed to others by default
        return stat.S_ISDIR(found.st_mode)
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and not found.st_mode & 0o022


def make_private(folder: Path) -> bool:
    """Make a private folder that can be written; return whether something else in its place was removed.

    Several programs may do so at once. Raises OSError, also if another user owns what is there, and on a drive where
    everybody can write everything.
    """
    removed, tries = False, 0
    while not only_owner_writes(folder):
        tries += 1
        if tries > _MOST_TRIES:
            raise PermissionError(errno.EPERM, "on this drive a folder cannot be closed to others")
        folder.parent.mkdir(parents=True, exist_ok=True)
        # The folder may be there by now: a program that does not use this lock was faster.
        with _alone_in(folder.parent), suppress(FileExistsError):
            removed = _discard_strange(folder) or removed
            folder.mkdir(mode=0o700)
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        folder.chmod(0o700)
    return removed


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Lock a folder, so that other programs do not remove what this one has just made in it.

    If locks do not work there, or another program keeps one for long, it continues without a lock.
    """
    with ExitStack() as stack:
        if os.name == "posix":
            with suppress(OSError):
                descriptor = os.open(folder, os.O_RDONLY)
                stack.callback(os.close, descriptor)
                _lock(descriptor)
        yield


def _lock(descriptor: int) -> None:
    """Wait for a lock that lasts until a descriptor is closed, but not without end; raises OSError."""
    until = monotonic() + _PATIENCE
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
    """Remove what is in the place of a folder unless it is a private folder; return whether anything was removed."""
    # Once more, now that the lock is there: another program may just have made it.
    if only_owner_writes(folder) or not os.path.lexists(folder):
        return False
    with suppress(FileNotFoundError):  # another program has just removed it
        if os.name == "posix" and folder.lstat().st_uid != os.geteuid():
            raise PermissionError(errno.EPERM, "it belongs to another user")
        aside = folder.with_name(f".{folder.name[:_SHOWN]}.{uuid.uuid4().hex}")
        # Aside first: in its place it would look private to others while it is being emptied.
        discard(folder.rename(aside))
    return True


def discard(path: Path) -> None:
    """Remove a file, a link or a whole folder if it exists; raises OSError."""
    if path.is_dir() and not path.is_symlink():
        path.chmod(0o700)  # otherwise it might not be possible to list it
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def temporary() -> Path:
    """Return the folder of this user and program for temporary files; it need not exist or be private."""
    user = f"-{os.geteuid()}" if os.name == "posix" else ""
    return Path(tempfile.gettempdir()) / f"latticework{user}"

"""Folders that nobody but this user can write: for compiled kernels, which are code, and for temporary files."""

import errno
import os
import shutil
import stat
import tempfile
from contextlib import suppress
from pathlib import Path


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
        try:
            folder.mkdir(mode=0o700)
        except FileExistsError:
            removed = _discard_strange(folder) or removed
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        folder.chmod(0o700)
    return removed


def _discard_strange(folder: Path) -> bool:
    """Remove what is in the place of a folder, unless another program has just made that; return whether it was."""
    if is_private(folder):
        return False
    with suppress(FileNotFoundError):  # another program has just removed it
        if os.name == "posix" and folder.lstat().st_uid != os.geteuid():
            raise PermissionError(errno.EPERM, "it belongs to another user")
        discard(folder)
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

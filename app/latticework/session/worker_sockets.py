"""The folder with the sockets of worker processes, and the removal of those that killed programs left behind."""

import errno
import os
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from multiprocessing import util
from pathlib import Path

from latticework import private_folders

if os.name == "posix":
    import fcntl

LONGEST = 70
"""Bytes of the name of a folder within which the name of a socket is not too long for the system."""
NEW = 1.0
"""Seconds in which a program surely has a lock on the folder it has made."""

SPARE = 20
"""Descriptors that must be free in the program: its server of workers needs about as many for itself."""

_locks: list[int] = []
_turn = threading.Lock()


def provide_folder() -> None:
    """Let multiprocessing make its folder among those of this program, and remove those of dead programs there.

    A program holds a lock on its folder as long as it lives. Without a lock it is made in the usual place.
    """
    if os.name != "posix":
        return
    with _turn, suppress(OSError):
        base = private_folders.temporary()
        if not _locks and len(os.fsencode(base)) <= LONGEST:
            private_folders.make_private(base)
            _remove_dead(base)
            _locks.append(_lock(_made_in(base)))


def check_descriptors() -> None:
    """Raise OSError when so few files may be open that the server of workers would fail, with messages of its own."""
    with ExitStack() as held:
        try:
            for _ in range(SPARE):
                held.callback(os.close, os.open(os.devnull, os.O_RDONLY))
        except OSError:
            raise OSError(errno.EMFILE, "too few files may be open at a time to start worker processes") from None


def _made_in(base: Path) -> Path:
    before, tempfile.tempdir = tempfile.tempdir, str(base)
    try:
        return Path(util.get_temp_dir())  # it makes one once, and removes it when the program ends
    finally:
        tempfile.tempdir = before


def _remove_dead(base: Path) -> None:
    for folder in base.glob("pymp-*"):
        with suppress(BlockingIOError, FileNotFoundError):  # its program lives, or another one removes it
            if time.time() - folder.stat().st_mtime > NEW:
                os.close(_lock(folder))
                private_folders.discard(folder)


def _lock(folder: Path) -> int:
    """Return a descriptor that holds the lock on a folder; raises BlockingIOError when another program holds it."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor

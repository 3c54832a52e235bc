"""A short search, killed at each of its system calls of one kind, one after the other.

To be run by strace that kills a process at its call number FATAL of that kind; calls made for nothing bring the
first, second, third, ... call of the search to that number: python short_search.py FOLDER KIND [log]. With `log` each
search goes on with a copy of the file with-log beside the folder.
"""

import os
import shutil
import sqlite3
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import closing, nullcontext, suppress
from pathlib import Path

import pytest

import session_help
from latticework.puzzle import parse
from latticework.session import Prepared, Search, Totals, dispatcher, prepare

TEXT = session_help.dominoes(6, 5)
BUDGET = 1_200  # nodes a slice: three or four commits, each of which makes the file longer


def prepared() -> Prepared:
    """Return the puzzle made ready for search."""
    return prepare(parse(TEXT, "test"))


def run(path: Path, log: bool) -> Totals:
    """Begin a search, or go on with it, and end it; `log`: with a write-ahead log that is often written back."""
    dispatcher.Pool = session_help.InlinePool  # type: ignore[attr-defined, assignment]
    session_help.slices_of(pytest.MonkeyPatch(), BUDGET)
    reader = closing(sqlite3.connect(path)) if log else nullcontext()
    with reader as other:
        if other is not None:
            other.execute("SELECT * FROM totals").fetchone()  # while somebody looks, the log cannot be given up
        with closing(Search.start(prepared(), path)) as search:
            if log:
                search.file._db.execute("PRAGMA wal_autocheckpoint = 3")
            return search.run(1, threading.Event())


FATAL = 300
"""Which call of its kind kills a child: more than a whole search makes of any kind."""
FOR_NOTHING: dict[str, Callable[[int, Path], object]] = {
    "pwrite64": lambda file, _: os.pwrite(file, b"", 0), "fdatasync": lambda file, _: os.fdatasync(file),
    "fsync": lambda file, _: os.fsync(file), "ftruncate": lambda file, _: os.ftruncate(file, 0),
    "unlink": lambda _, name: name.unlink(), "link": lambda _, name: name.hardlink_to(name),
    "rename": lambda _, name: name.rename(name),
}


def run_to_call(number: int, kind: str, path: Path, log: bool) -> None:
    """Search until the call with this number, if there are so many."""
    with (path.parent / "nothing").open("wb") as file:
        for _ in range(FATAL - number):
            with suppress(OSError):  # there is nothing of that name to remove, link or rename
                FOR_NOTHING[kind](file.fileno(), path.parent / "no such file")
    run(path, log)


def kill_at_each(folder: Path, kind: str, log: bool) -> None:
    """Search once for each call of a kind, in a process and a folder of its own, until one comes to its end."""
    for number in range(1, FATAL):
        path = folder / f"{number:03}" / "a.search"
        path.parent.mkdir(parents=True)
        if log:
            shutil.copyfile(folder.parent / "with-log", path)
        child = os.fork()
        if not child:
            run_to_call(number, kind, path, log)
            os._exit(0)
        if os.waitpid(child, 0)[1] == 0:
            return
    raise ValueError(f"a search calls {kind} more than {FATAL} times")


def main(folder: Path, log: bool) -> None:
    """Kill searches at each call of each kind; below the folder each kind has its own."""
    with tempfile.TemporaryDirectory(dir=folder) as warm:
        run(Path(warm) / "a.search", log=False)  # so that no child need load or compile kernels
    for kind in FOR_NOTHING:
        kill_at_each(folder / kind, kind, log)


if __name__ == "__main__":
    main(Path(sys.argv[1]), "log" in sys.argv)

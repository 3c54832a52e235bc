"""A short search, killed at each of its system calls of some kinds: python short_search.py FOLDER [few] [log].

strace watches, and kills a process at its call number FATAL of a kind; calls made for nothing bring the first,
second, third, ... call of the search to that number. few: it is killed at some of them. With `log` each search goes
on with a copy of the file with-log in the folder.
"""

import ctypes
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping
from contextlib import closing, nullcontext, suppress
from functools import cache, partial
from pathlib import Path

import pytest

import forked_program
import session_help
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.totals import Totals
from latticework.puzzle import parse
from latticework.run import search as running
from latticework.run.search import Search

TEXT = session_help.dominoes(6, 5)
BUDGET = 1_200  # nodes a slice: three or four commits, each of which makes the file longer


@cache
def prepared() -> Prepared:
    """Return the puzzle made ready for search."""
    return prepare(parse(TEXT, "test"))


def run(path: Path, log: bool) -> Totals:
    """Begin a search, or go on with it, and end it; `log`: with a write-ahead log that is often written back."""
    running.Pool = session_help.InlinePool  # type: ignore[attr-defined, assignment]
    session_help.slices_of(pytest.MonkeyPatch(), BUDGET)
    reader = closing(sqlite3.connect(path)) if log else nullcontext()
    with reader as other:
        if other is not None:
            other.execute("SELECT * FROM totals").fetchone()  # while somebody looks, the log cannot be given up
        with closing(Search.start(prepared(), path)) as search:
            if log:
                search.file._db.execute("PRAGMA wal_autocheckpoint = 3")
            return search.run(1, threading.Event())


FATAL = {"pwrite64": 600}
OTHERWISE = 60
"""Which call of its kind kills a child: more than a whole search makes of it."""
FEW = {"pwrite64": 23, "fdatasync": 3}
"""At every which call of a kind a search is killed where not at all of them."""
FOR_NOTHING: dict[str, Callable[[int, Path], object]] = {
    "pwrite64": lambda file, _: os.pwrite(file, b"", 0), "fdatasync": lambda file, _: os.fdatasync(file),
    "fsync": lambda file, _: os.fsync(file), "ftruncate": lambda file, _: os.ftruncate(file, 0),
    "unlink": lambda _, name: name.unlink(), "link": lambda _, name: name.hardlink_to(name),
    "rename": lambda _, name: name.rename(name),
}
TRACE = shutil.which("strace")


def kill_at_each(
    folder: Path, kind: str, begin: Callable[[Path], object], act: Callable[[Path], object], step: int = 1
) -> None:
    """Do an act until one comes to its end, each time in a process and a folder of its own.

    It is killed at the first call of a kind, at the one `step` later, and so on. begin: makes the folder.
    """
    fatal = FATAL.get(kind, OTHERWISE)
    for number in range(1, fatal, step):
        own = folder / f"{number:03}"
        begin(own)
        child = os.fork()
        if not child:
            with (own / "nothing").open("wb") as file:
                for _ in range(fatal - number):
                    with suppress(OSError):  # there is nothing of that name to remove, link or rename
                        FOR_NOTHING[kind](file.fileno(), own / "no such file")
            act(own)
            os._exit(0)
        if os.waitpid(child, 0)[1] == 0:
            return
    raise ValueError(f"it calls {kind} more than {fatal} times")


def be_watched() -> None:
    """Stop until strace watches this process and `watched` lets it go on."""
    ctypes.CDLL(None).prctl(0x59616D61, -1)  # PR_SET_PTRACER: any process may, also where only parents may else
    os.kill(os.getpid(), signal.SIGSTOP)


def watched(script: str, folder: Path, *words: object) -> None:
    """Run a script that begins with `be_watched`, and have each of its children killed at its fatal call."""
    program = forked_program.start([sys.executable, script, str(folder), *map(str, words)], folder)
    assert session_help.wait_until(lambda: _status(program.pid, "State").startswith("T"))
    fatal = [f"inject={kind}:signal=SIGKILL:when={FATAL.get(kind, OTHERWISE)}" for kind in FOR_NOTHING]
    with subprocess.Popen([str(TRACE), "-f", "-qq", "-o", os.devnull, "-e", f"trace={','.join(FOR_NOTHING)}",
                           *(word for each in fatal for word in ("-e", each)), "-p", str(program.pid)]) as tracer:
        assert session_help.wait_until(lambda: _status(program.pid, "TracerPid") != "0")
        os.kill(program.pid, signal.SIGCONT)
        said = program.communicate(timeout=1_000)
        tracer.wait(60)
    assert (program.returncode, *said) == (0, "", ""), said


def _status(process: int, field: str) -> str:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(line.partition(":")[2].strip() for line in lines if line.startswith(f"{field}:"))


def begin_with(log: Path | None, folder: Path) -> None:
    """Make a folder, with a copy of a search file with a write-ahead log if there is one."""
    folder.mkdir(parents=True)
    if log:
        shutil.copyfile(log, folder / "a.search")


def main(folder: Path, steps: Mapping[str, int], log: Path | None) -> None:
    """Kill searches at calls of each kind; below the folder each kind has its own."""
    with tempfile.TemporaryDirectory(dir=folder) as warm:
        run(Path(warm) / "a.search", log=False)  # so that no child need load or compile kernels
    for kind in FOR_NOTHING:
        kill_at_each(folder / kind, kind, partial(begin_with, log), lambda own: run(own / "a.search", bool(log)),
                     steps.get(kind, 1))


if __name__ == "__main__":
    be_watched()
    made, words = Path(sys.argv[1]), sys.argv[2:]
    main(made, FEW if "few" in words else {}, made / "with-log" if "log" in words else None)

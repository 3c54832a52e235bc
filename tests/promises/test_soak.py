"""Many searches paused and resumed in one process: nothing accumulates."""

import gc
import os
import resource
import tempfile
import threading
from contextlib import closing, suppress
from multiprocessing.util import get_temp_dir
from pathlib import Path

import pytest

import session_help
from latticework.jobs.job import prepare
from latticework.puzzle import parse
from latticework.run import handout
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from session_help import wait_until, workers

pytestmark = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts through /proc")


def holdings(folder: Path) -> tuple[tuple[str, ...], int, int, int]:
    """Return what kinds of descriptors are open, and numbers of child processes, files and threads."""
    gc.collect()
    assert wait_until(lambda: not workers())
    files, threads = list(folder.rglob("*")), threading.active_count()
    return descriptors(), len(session_help.children(os.getpid())), len(files), threads


def descriptors() -> tuple[str, ...]:
    """Return what each open descriptor belongs to: a file by its path, others as "pipe" or "socket"."""
    found = []
    for entry in Path("/proc/self/fd").iterdir():
        with suppress(OSError):  # the one by which the folder is read
            found.append(str(entry.readlink()).partition(":[")[0])
    return tuple(sorted(found))


@pytest.mark.parametrize("cycles", [4, pytest.param(150, marks=[pytest.mark.slow, pytest.mark.timeout(900)])])
def test_pausing_and_resuming_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cycles: int
) -> None:
    get_temp_dir()  # multiprocessing keeps its folder to the end of this process, longer than the one below is there
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(handout, "SLICE", 0.005)
    monkeypatch.setattr(handout, "FIRST_BUDGET", 500)
    prepared, path = prepare(parse(session_help.pentominoes(20, 3), "test")), tmp_path / "a.search"
    seen, ends, memory = set(), set(), []
    for cycle in range(cycles):
        stop = threading.Event()

        def report(status: RunStatus, stop: threading.Event = stop, most: int = 1 + cycle % 4) -> None:
            if status.totals.nodes > 4_000 * most:
                stop.set()

        for _ in range(2):  # stopped, then gone on from and brought to its end
            with closing(Search.start(prepared, path)) as search:
                totals = search.run(2, stop, report)
            if totals.complete:
                break
            stop, report = threading.Event(), lambda _: None  # type: ignore[assignment, misc]
        ends.add(session_help.numbers(totals))
        path.unlink()
        if cycle >= 2:  # the first ones load things that stay
            seen.add(holdings(tmp_path))
            memory.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    assert len(ends) == 1
    assert len(seen) == 1, seen
    assert memory[-1] - memory[0] < 20_000  # kilobytes

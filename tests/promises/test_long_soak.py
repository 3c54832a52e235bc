"""Pauses, changes of workers and lost workers at random, for as long as one likes: counts stay, nothing accumulates.

SOAK_MINUTES in the environment says how long: 2 unless it is given.
"""

import gc
import os
import random
import signal
import sys
import tempfile
import threading
import time
from contextlib import closing, suppress
from multiprocessing.util import get_temp_dir
from pathlib import Path

import pytest

import session_help
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.totals import Totals
from latticework.puzzle import parse
from latticework.run import handout
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from session_help import numbers, wait_until, workers

MINUTES = float(os.environ.get("SOAK_MINUTES", "2"))
EVERY = 0.7  # seconds between two disturbances, on the average
SPARE = 24 << 20  # bytes that the memory of this process may differ by between the first third and the last one
pytestmark = [
    pytest.mark.slow, pytest.mark.timeout(60 * MINUTES + 300),
    pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts through /proc"),
]


class Havoc:
    """Disturbs a search at random whenever it reports: it is paused, given other workers, or loses one."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.pauses = self.changes = self.kills = 0
        self.next = time.monotonic()
        self.search: Search | None = None
        self.stop = threading.Event()

    def run(self, prepared: Prepared, path: Path) -> Totals:
        """Search until done or paused by chance."""
        self.stop = threading.Event()
        with closing(Search.start(prepared, path)) as self.search:
            return self.search.run(self.rng.randint(1, 3), self.stop, self.disturb)

    def disturb(self, _: RunStatus) -> None:
        """Do one of the three every second or so."""
        if time.monotonic() < self.next:
            return
        assert self.search is not None
        self.next = time.monotonic() + self.rng.expovariate(1 / EVERY)
        act = self.rng.randrange(3)
        if act == 0:
            self.pauses += 1
            self.stop.set()
        elif act == 1 or not (victims := workers()):
            self.changes += 1
            self.search.workers = self.rng.randint(0, 3)
        else:
            self.kills += 1
            with suppress(OSError):
                os.kill(self.rng.choice(victims), signal.SIGKILL)


def holdings(folder: Path) -> tuple[int, int, int, int]:
    """Return numbers of open descriptors, child processes, files and threads."""
    gc.collect()
    assert wait_until(lambda: not workers())
    return (len(list(Path("/proc/self/fd").iterdir())), len(session_help.children(os.getpid())),
            len(list(folder.rglob("*"))), threading.active_count())


def memory() -> int:
    """Return the bytes this process holds now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_nothing_accumulates_and_counts_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    get_temp_dir()  # multiprocessing keeps its folder to the end of this process, longer than the one below is there
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(handout, "MOST_IN_A_ROW", 1_000)
    monkeypatch.setattr(handout, "HOPELESS", 1_000)
    monkeypatch.setattr(handout, "SLICE", 0.02)
    prepared, path = prepare(parse(session_help.pentominoes(15, 4), "test")), tmp_path / "a.search"
    havoc, ends, seen, held = Havoc(random.Random(14)), set(), [], []
    end = time.monotonic() + 60 * MINUTES
    while time.monotonic() < end:
        totals = havoc.run(prepared, path)
        while not totals.complete:
            totals = havoc.run(prepared, path)
        ends.add(numbers(totals))
        path.unlink()
        seen.append(holdings(tmp_path))
        held.append(memory())
    third = len(held) // 3
    said = (f"{len(held)} searches, {havoc.pauses} pauses, {havoc.changes} changes of workers, {havoc.kills} killed; "
            f"memory {min(held) >> 20} to {max(held) >> 20} MiB, first {held[0] >> 20}, last {held[-1] >> 20}; "
            f"descriptors, processes, files, threads {sorted(set(seen))}")
    with capsys.disabled():
        sys.stdout.write(f"\n{said}\n")
    assert len(ends) == 1
    assert len(set(seen[2:])) == 1, seen  # the first ones load things that stay
    assert max(held[-third:]) - max(held[2:third + 2]) < SPARE

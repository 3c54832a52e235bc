"""The speed of the workers of one search, compared with as many processes that each search all of it alone.

`python -m latticework.bench.workers alone FILE` searches a puzzle undisturbed once a line is typed, and
`... together FILE N` as the program does, with N workers and a search file. Both print JSON.
"""

import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median

from latticework import paths
from latticework.bench import run_python
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.puzzle import load
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.search import advance, make_searcher, root, warm_kernels
from latticework.store.tables import sample_rows

PUZZLES = "cubic/bedlam", "cubic/tetris-cube"
"""Puzzles of the library that take two workers more than a few seconds, with few and with many solutions."""
_UNBOUNDED = 1 << 40
_METHOD = Method("bitset")
"""The same for all, as a search without a requested method chooses its own."""
_ALONE, TOGETHER = "alone", "together"
_READY = "ready"


@dataclass(frozen=True)
class Beside:
    """Medians of some rounds, in each of which processes search alone, and then workers together.

    alone: seconds by the clock of one of the processes. together: seconds of the search. start: seconds until its
    first slice has ended. ratio: the work a second of the workers to that of the processes. head: processor seconds
    of the program for slicing and saving, as a part of those of the search. slices, solutions: how many there were.
    """

    name: str
    workers: int
    alone: float
    together: float
    start: float
    ratio: float
    head: float
    slices: int
    solutions: int


def beside(workers: int, repeat: int, only: str = "", report: Callable[[str], None] = lambda _: None) -> list[Beside]:
    """Measure each of PUZZLES whose name contains a text; raises LatticeworkError when a process fails."""
    return [_measured(name, workers, repeat, report) for name in PUZZLES if only in name]


def _measured(name: str, workers: int, repeat: int, report: Callable[[str], None]) -> Beside:
    path, rounds = str(paths.library() / f"{name}.toml"), []
    for turn in range(repeat):
        report(f"{name}: {workers} workers, round {turn + 1} of {repeat}")
        clock, processor = _side_by_side(path, workers)
        figures = run_python.json_from(["-m", __name__, TOGETHER, path, str(workers)])[0]
        # Each process does all of the work: workers that lose nothing take that time divided by their number.
        ratio = clock / workers / figures["seconds"]
        rounds.append((clock, figures["seconds"], figures["start"], ratio, figures["head"] / processor))
    alone, together, start, ratio, head = (median(column) for column in zip(*rounds, strict=True))
    return Beside(name, workers, alone, together, start, ratio, head, figures["slices"], figures["solutions"])


def _side_by_side(path: str, processes: int) -> tuple[float, float]:
    """Return the mean seconds, by the clock and of the processor, of processes that search alone at the same time."""
    command = [sys.executable, "-m", __name__, _ALONE, path]
    # Left also after an error: that closes the pipes of all processes and waits for them.
    with ExitStack() as stack:
        running = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
                   for _ in range(processes)]
        for process in running:
            stack.enter_context(process)
        times = [json.loads(line) for line in _begun_together(running)]
    return fmean(clock for clock, _ in times), fmean(processor for _, processor in times)


def _begun_together(running: Sequence["subprocess.Popen[str]"]) -> Iterator[str]:
    """Start all processes once all are ready; yield the line that each prints at its end."""
    pipes = [(process.stdin, process.stdout) for process in running if process.stdin and process.stdout]
    for _, output in pipes:
        output.readline()
    # All are ready by now, so all begin at the same moment.
    for start, _ in pipes:
        start.write("\n")
        start.flush()
    for _, output in pipes:
        yield output.readline()


def _search_alone(path: str) -> None:
    """Search all of a puzzle in this process, undisturbed; print its seconds by the clock and of the processor."""
    searcher = make_searcher(prepare(load(Path(path)), _METHOD).job.problem)
    advance(searcher, root(), 1)
    # Ready before the line is read, so that loading is not measured.
    print(_READY, flush=True)  # noqa: T201
    sys.stdin.readline()
    clock, processor, states = time.perf_counter(), time.process_time(), [root()]
    while states:
        states += advance(searcher, states.pop(), _UNBOUNDED).remaining
    print(json.dumps((time.perf_counter() - clock, time.process_time() - processor)))  # noqa: T201


def _search_together(path: str, workers: str) -> None:
    """Search all of a puzzle by workers; print its figures for a Beside, as JSON."""
    prepared, since = prepare(load(Path(path)), _METHOD), list[float]()

    def report(status: RunStatus) -> None:
        if status.totals.nodes and not since:
            # From the first slice on, as what comes before is loading.
            since.append(time.process_time())

    warm_kernels.load(prepared.job.problem.engine)
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder:
        search = Search.start(prepared, Path(folder) / "bench.search")
        with closing(search):
            totals = search.run(int(workers), threading.Event(), report)
            slices = sum(machine.slices for machine in search.file.read(sample_rows.machines))
            print(json.dumps({"seconds": totals.seconds, "start": search.seconds_start, "slices": slices,  # noqa: T201
                              "head": time.process_time() - since[0], "solutions": totals.solutions}))


if __name__ == "__main__":
    _search_alone(*sys.argv[2:]) if sys.argv[1] == _ALONE else _search_together(*sys.argv[2:])

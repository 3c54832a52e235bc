"""What the workers of one search reach, beside as many processes that each search all of it alone.

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
from latticework.bench import child_process
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.puzzle import load
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.search import advance, load_kernels, make_searcher, root
from latticework.store.tables import sample_rows

PUZZLES = "cubic/bedlam", "cubic/tetris-cube"
"""Of the library: long enough that two workers take more than a few seconds, with few and with many solutions."""
UNBOUNDED = 1 << 40
METHOD = Method("bitset")
"""Asked for, as a search for which none is asked chooses its own."""
ALONE, TOGETHER = "alone", "together"
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


def beside(workers: int, repeat: int, only: str = "", tell: Callable[[str], None] = lambda _: None) -> list[Beside]:
    """Measure each of PUZZLES whose name holds a text; raises LatticeworkError when a process fails."""
    return [_measured(name, workers, repeat, tell) for name in PUZZLES if only in name]


def _measured(name: str, workers: int, repeat: int, tell: Callable[[str], None]) -> Beside:
    path, rounds = str(paths.library() / f"{name}.toml"), []
    for turn in range(repeat):
        tell(f"{name}: {workers} workers, round {turn + 1} of {repeat}")
        clock, processor = _side_by_side(path, workers)
        said = child_process.told(["-m", __name__, TOGETHER, path, str(workers)])[0]
        ratio = clock / workers / said["seconds"]
        rounds.append((clock, said["seconds"], said["start"], ratio, said["head"] / processor))
    alone, together, start, ratio, head = (median(column) for column in zip(*rounds, strict=True))
    return Beside(name, workers, alone, together, start, ratio, head, said["slices"], said["solutions"])


def _side_by_side(path: str, processes: int) -> tuple[float, float]:
    """Return the mean seconds, by the clock and of the processor, of processes that search alone at the same time."""
    command = [sys.executable, "-m", __name__, ALONE, path]
    with ExitStack() as stack:
        running = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
                   for _ in range(processes)]
        for process in running:
            stack.enter_context(process)
        said = [json.loads(line) for line in _begun_together(running)]
    return fmean(clock for clock, _ in said), fmean(processor for _, processor in said)


def _begun_together(running: Sequence["subprocess.Popen[str]"]) -> Iterator[str]:
    """Yield what each process says at its end; all begin once all are ready."""
    pipes = [(process.stdin, process.stdout) for process in running if process.stdin and process.stdout]
    for _, told in pipes:
        told.readline()
    for asked, _ in pipes:
        asked.write("\n")
        asked.flush()
    for _, told in pipes:
        yield told.readline()


def search_alone(path: str) -> None:
    """Search all of a puzzle in this process, undisturbed; print its seconds by the clock and of the processor."""
    searcher = make_searcher(prepare(load(Path(path)), METHOD).job.problem)
    advance(searcher, root(), 1)
    print(_READY, flush=True)  # noqa: T201
    sys.stdin.readline()
    clock, processor, states = time.perf_counter(), time.process_time(), [root()]
    while states:
        states += advance(searcher, states.pop(), UNBOUNDED).remaining
    print(json.dumps((time.perf_counter() - clock, time.process_time() - processor)))  # noqa: T201


def search_together(path: str, workers: str) -> None:
    """Search all of a puzzle by workers; print what a Beside has of it, as JSON."""
    prepared, since = prepare(load(Path(path)), METHOD), list[float]()

    def report(status: RunStatus) -> None:
        if status.totals.nodes and not since:
            since.append(time.process_time())

    load_kernels.load(prepared.job.problem.engine)
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder:
        search = Search.start(prepared, Path(folder) / "bench.search")
        with closing(search):
            totals = search.run(int(workers), threading.Event(), report)
            slices = sum(machine.slices for machine in search.file.read(sample_rows.machines))
            print(json.dumps({"seconds": totals.seconds, "start": search.seconds_start, "slices": slices,  # noqa: T201
                              "head": time.process_time() - since[0], "solutions": totals.solutions}))


if __name__ == "__main__":
    search_alone(*sys.argv[2:]) if sys.argv[1] == ALONE else search_together(*sys.argv[2:])

"""Measuring one solver on one problem, in a process of its own: `python -m latticework.bench.measure`.

Measured is process time, of the whole search with all tables it needs, after the kernels were run once on the
smallest problem; not loading, not compiling, not turning the problem into the form a package needs. Memory is the
most that the process ever had, the interpreter and its libraries included.
"""

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from latticework.bench.peers import PEERS, counter
from latticework.cover import Cover, make_cover
from latticework.errors import LatticeworkError
from latticework.search import advance, make_problem, make_searcher, root
from latticework.search.arrays import UNLIMITED

LEAST = 0.3  # seconds of runs until which one process begins more by default
_SMALLEST = [[0], [1], [0, 1]]  # of two items; some packages fail on a single one
REFUSED = 3
"""Exit status when an engine refuses a problem, with the reason on standard error."""


@dataclass(frozen=True)
class Taken:
    """The figures of a solver: process seconds of each run, solutions, bytes; None where it does not report them.

    tables: the seconds, contained in those of a run, until an engine enters its first node. profile has the nodes of
    each level of the search tree, from the children of the root on.
    """

    seconds: list[float]
    solutions: int
    memory: int | None = None
    tables: float | None = None
    nodes: int | None = None
    updates: int | None = None
    profile: list[int] | None = None


@dataclass(frozen=True)
class _Ran:
    """One run: the number of solutions and, from our own engines, nodes and other counters."""

    solutions: int
    rows: list[NDArray[np.int32]] = field(default_factory=list)
    nodes: int | None = None
    updates: int | None = None
    profile: list[int] | None = None


T = TypeVar("T")
_Solver = tuple[Callable[[], _Ran], Callable[[], None] | None]
"""A function that runs a whole search, and for an engine one that only begins a search."""


def main(path: str, solver: str, least: str = str(LEAST)) -> None:
    """Measure a solver on the problem in a file; print the figures as JSON, write its solutions beside the file.

    least: seconds of runs until which it begins more.
    """
    # Arrays alone: numpy refuses pickles here by default, so reading a problem runs nothing.
    file = np.load(path)
    cover = Cover(*(file[name] for name in ("start", "items", "least", "most")))
    make, by_size = _of_peer if solver in PEERS else _of_engine, bool(file["by_size"])
    # First on the smallest problem, so that kernels are compiled and loaded before the clock runs.
    make(solver, make_cover(_SMALLEST, [1, 1], [1, 1]), np.arange(2, dtype=np.int32), by_size)[0]()
    run, begin_only = make(solver, cover, file["order"], by_size)
    enough = float(least)
    runs, tables = _timed(run, enough), _timed(begin_only, enough) if begin_only else None
    ran, seconds = runs[-1][1], [one for one, _ in runs]
    made = median(one for one, _ in tables) if tables else None
    taken = Taken(seconds, ran.solutions, peak() or None, made, ran.nodes, ran.updates, ran.profile)
    if ran.rows:
        np.save(Path(path).with_suffix(".npy"), np.concatenate(ran.rows))
    sys.stdout.write(json.dumps(asdict(taken)))


def _timed(run: Callable[[], T], enough: float) -> list[tuple[float, T]]:
    """Run until some seconds have gone by; return the process seconds of each run and what it returned."""
    runs: list[tuple[float, T]] = []
    spent = 0.0
    while spent < enough:
        begin = time.process_time()
        ran = run()
        runs.append((time.process_time() - begin, ran))
        spent += runs[-1][0]  # summing up all runs would take longer than small problems do
    return runs


def _of_peer(peer: str, cover: Cover, _order: NDArray[np.int32], _by_size: bool) -> _Solver:
    count = counter(peer, cover)
    return lambda: _Ran(count()), None


def _of_engine(engine: str, cover: Cover, order: NDArray[np.int32], by_size: bool) -> _Solver:
    def begin_only() -> None:
        advance(make_problem(cover, engine, order, by_size), root(), 1)

    def run() -> _Ran:
        # Made in each run: the time of a search includes that of its tables.
        problem = make_problem(cover, engine, order, by_size)
        searcher = make_searcher(problem)
        states, rows, nodes, updates = [root()], [], 0, 0
        profile = np.zeros(problem.longest + 1, np.int64)
        while states:
            piece = advance(searcher, states.pop(), 1 << 62, work=UNLIMITED)
            # A slice ends early where its results fill the room for solutions.
            states += piece.remaining
            rows.append(piece.solutions)
            nodes, updates, profile = nodes + piece.nodes, updates + piece.updates, profile + piece.profile
        levels = np.trim_zeros(profile, "b").tolist()
        return _Ran(sum(map(len, rows)), rows, nodes, updates or None, levels)  # not all count updates

    return run, begin_only


def peak() -> int:
    """Return the most memory this process ever had, in bytes; 0 where the system does not report it.

    Linux counts in ru_maxrss the process that started this one, too; its own high-water mark is in /proc.
    """
    status = Path("/proc/self/status")
    if status.exists():
        fields = dict(line.split(":", 1) for line in status.read_text().splitlines())
        return int(fields["VmHWM"].split()[0]) * 1024
    if find_spec("resource") is None:
        return 0
    resource = import_module("resource")
    most = int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return most if sys.platform == "darwin" else most * 1024


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except LatticeworkError as error:
        sys.stderr.write(str(error))
        sys.exit(REFUSED)

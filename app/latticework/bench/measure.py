"""What runs in a process of its own: one solver on one problem, `python -m latticework.bench.measure`.

Measured is process time, of the whole search with all tables it needs, after the kernels were run once on the
smallest problem; not loading, not compiling, not turning the problem into the form a package wants. Memory is the
most that the process ever held, the interpreter and its libraries included.
"""

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from latticework.bench.peers import PEERS, counter
from latticework.cover import Cover, make_cover
from latticework.search import advance, make_problem, root

LEAST, ENOUGH = 0.3, 10.0  # seconds of runs until which more are begun, and after which none is
SMALLEST = [[0], [1], [0, 1]]  # of two items; some packages fail on a single one


@dataclass(frozen=True)
class Taken:
    """What a solver took: process seconds of each run, solutions, nodes (None: it does not say), bytes."""

    seconds: list[float]
    solutions: int
    nodes: int | None
    memory: int


def main(path: str, solver: str, repeat: str) -> None:
    """Measure a solver on the problem in a file; print what it took as JSON, leave its solutions beside the file."""
    file = np.load(path)
    cover = Cover(*(file[name] for name in ("start", "items", "least", "most")))
    run = _of_peer if solver in PEERS else _of_engine
    run(solver, make_cover(SMALLEST, [1, 1], [1, 1]), np.arange(2, dtype=np.int32))()
    seconds: list[float] = []
    job = run(solver, cover, file["order"])
    while sum(seconds) < (ENOUGH if len(seconds) < int(repeat) else LEAST):
        begin = time.process_time()
        solutions, nodes, rows = job()
        seconds.append(time.process_time() - begin)
    taken = Taken(seconds, solutions, nodes, peak())
    if rows:
        np.save(Path(path).with_suffix(".npy"), np.concatenate(rows))
    sys.stdout.write(json.dumps(asdict(taken)))


Ran = tuple[int, int | None, list[NDArray[np.int32]]]


def _of_peer(peer: str, cover: Cover, _order: NDArray[np.int32]) -> Callable[[], Ran]:
    count = counter(peer, cover)
    return lambda: (count(), None, [])


def _of_engine(engine: str, cover: Cover, order: NDArray[np.int32]) -> Callable[[], Ran]:
    def run() -> Ran:
        problem = make_problem(cover, engine, order)
        states, rows, nodes = [root()], [], 0
        while states:
            piece = advance(problem, states.pop(), 1 << 62)
            states += piece.remaining
            rows.append(piece.solutions)
            nodes += piece.nodes
        return sum(map(len, rows)), nodes, rows

    return run


def peak() -> int:
    """Return the most memory this process held, in bytes; 0 where the system does not say.

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
    main(*sys.argv[1:])

"""The most memory that a search of each puzzle of the library takes, each target in a process of its own.

`python -m latticework.bench.memory FILE TARGET` prepares a puzzle and searches it as the program does, with the
default engine, until some nodes were entered: tables are made before the first one, and what a search holds later is
bounded by the longest solution.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from latticework import paths
from latticework.bench import run_python
from latticework.bench.measure import peak
from latticework.jobs.job import prepare
from latticework.puzzle import load
from latticework.puzzle.targets import at_target, targets
from latticework.search import advance, make_searcher, root

_NODES, _STEP, _SECONDS = 1_000_000, 100_000, 10.0
"""Nodes that are searched, in slices of so many, and process seconds after which no slice is begun any more."""
MOST = 400_000_000
"""Bytes that no puzzle of the library should exceed."""


@dataclass(frozen=True)
class MemoryUse:
    """The most bytes used after loading the program, after preparing the puzzle, and after some search."""

    name: str
    engine: str
    options: int
    nodes: int
    program: int
    prepared: int
    searched: int


def measured(only: str = "", report: Callable[[str], None] = lambda _: None) -> list[MemoryUse]:
    """Return the memory of each puzzle whose name contains a text, the most first."""
    found = []
    for path, name, target in _every(only):
        report(f"{name}: memory")
        # A process of its own for each: the peak of one would hide that of the next.
        found.append(MemoryUse(name, **run_python.json_from(["-m", __name__, str(path), str(target)])[0]))
    return sorted(found, key=lambda one: -one.searched)


def _every(only: str) -> Iterator[tuple[Path, str, int]]:
    """Yield file, name and number of each target."""
    for path in paths.shipped():
        name = path.relative_to(paths.library()).with_suffix("").as_posix()
        if only in name:
            for target in range(len(targets(load(path)))):
                yield path, name + (f" ({target + 1})" if target else ""), target


def main(path: str, target: str) -> None:
    """Prepare and search one target of a puzzle; print the fields of a MemoryUse but its name, as JSON."""
    program, puzzle = peak(), at_target(load(Path(path)), int(target))
    problem = prepare(puzzle).job.problem
    searcher = make_searcher(problem)
    # The peak never falls, so it is read before each step that may raise it.
    prepared, nodes, states, begin = peak(), 0, [root()], time.process_time()
    while states and nodes < _NODES and time.process_time() - begin < _SECONDS:
        piece = advance(searcher, states.pop(), _STEP)
        states += piece.remaining
        nodes += piece.nodes
    sys.stdout.write(json.dumps({"engine": problem.engine, "options": problem.cover.n_options, "nodes": nodes,
                                 "program": program, "prepared": prepared, "searched": peak()}))


if __name__ == "__main__":
    main(*sys.argv[1:])

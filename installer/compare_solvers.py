"""The table of solvers side by side that stands in the manual: puzzles of the library, and sparse problems.

    python installer/compare_solvers.py --beside "ssxcc=python installer/knuth_program.py PATH/ssxcc"

measures the default engine, `bitset`, `dlx`, `cells`, the packages that are installed (pip install
latticework[bench]) and each program given by --beside, as `latticework bench` does: processor seconds, all solutions,
one core. Prints rows of Markdown as it goes, and at last the geometric means of how many times the default engine's
seconds each took, over the problems that take it 4 ms and that the solver finished.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import geometric_mean

import sparse_problems
from latticework.bench.cases import Case, of_file, of_puzzle
from latticework.bench.peers import PEERS, installed
from latticework.bench.run import How, Measured, measured

ENGINES = ("bitset", "dlx", "cells")
LIBRARY = (
    "triangle/hexiamonds-rhombus", "square/pentominoes-8x8-centre", "square-stick/tetrasticks-without-h",
    "hexagon-stick/pentatwigs-triangle", "hexagon/cluster", "packed-spheres/lonpos-pyramid",
    "square/pentominoes-6x10", "square/pentominoes-8x8-corners", "cubic/pentominoes-2x5x6", "cubic/stairs",
    "square/dudeney-8x8",
)
LEAST = 0.004
"""Seconds of the default engine below which a ratio says little."""


def problems(folder: Path, only: str) -> Iterator[Case]:
    """Yield the problems whose names contain a text, the sparse ones by way of matrices in a folder."""
    yield from (of_puzzle(name) for name in LIBRARY if only in name)
    for name, make in sparse_problems.PROBLEMS.items():
        if only in name:
            sparse_problems.write(folder / f"{name}.npz", make())
            yield of_file(folder / f"{name}.npz")


def row(case: Case, found: dict[str, Measured], names: tuple[str, ...]) -> str:
    """Return a row of the table; the fastest is bold."""
    times = {name: found[name].seconds for name in names}
    best = min((seconds for seconds in times.values() if seconds is not None), default=None)
    cells = [found[name].reason or "" if seconds is None else f"**{seconds:.3g}**" if seconds == best
             else f"{seconds:.3g}" for name, seconds in times.items()]
    taken = found[case.default].taken
    solutions = f"{taken.solutions:,}" if taken else ""
    return " | ".join([f"| {case.name.rpartition('/')[2]}", case.default, solutions, *cells]) + " |\n"


def main() -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", action="append", default=[], metavar="NAME=COMMAND")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--limit", type=float, default=120.0, metavar="SECONDS")
    parser.add_argument("--without", action="append", default=[], metavar="PACKAGE")
    parser.add_argument("--only", default="", metavar="TEXT")
    chosen = parser.parse_args()
    beside = dict(text.split("=", 1) for text in chosen.beside)
    names = (*ENGINES, *beside, *(peer for peer in PEERS if installed(peer) and peer not in chosen.without))
    ratios: dict[str, list[float]] = {name: [] for name in names}
    sys.stdout.write(f"| problem | default | solutions | {' | '.join(names)} |\n{'| --- ' * (3 + len(names))}|\n")
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder:
        for case in problems(Path(folder), chosen.only):
            measure = partial(measured, case, How(chosen.repeat, chosen.limit, beside))
            found = {one.solver: one for one in measure(tuple(dict.fromkeys((case.default, *names))))}
            sys.stdout.write(row(case, found, names))
            sys.stdout.flush()
            base = found[case.default].seconds or 0.0
            for name in names:
                seconds = found[name].seconds
                if base >= LEAST and seconds:
                    ratios[name].append(seconds / base)
    means = (f"{geometric_mean(ratios[name]):.2f} ({len(ratios[name])})" if ratios[name] else "" for name in names)
    sys.stdout.write(f"| mean ratio | | | {' | '.join(means)} |\n")


if __name__ == "__main__":
    main()

"""What choosing a method costs: python installer/regrets.py [--only TEXT] [--most SECONDS]

For thirty puzzles of the library, each of another kind, it searches for all solutions by the method that the program
chooses by itself and by all others: each engine with each order that suits it, and each item held by the engine that
was fastest. A regret is how many times the processor seconds of the best the chosen method took, alone and with the
time of choosing. One core, tables of the engine counted, kernels loaded before. Prints rows of Markdown, and at last
the geometric means and how many regrets are above 1.3.

Methods take turns twice, so that a slow minute hits all; one that takes longer than the best so far is left then.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from statistics import geometric_mean

from latticework.cover import candidates
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import Method
from latticework.jobs.searched import item_name
from latticework.method.choosing import choose_method
from latticework.paths import library
from latticework.puzzle.read import load
from latticework.search import advance, make_searcher, root
from latticework.search.engines import REGISTER

PUZZLES = (
    "cubic/25-n-5x5x5", "cubic/bedlam", "cubic/conway-5x5x5", "cubic/pentominoes-2x5x6",
    "cubic/pentominoes-3x4x5", "cubic/stairs", "hexagon/cluster", "hexagon/meteor",
    "hexagon-stick/pentatwigs-triangle", "kite/kites-to-four", "packed-spheres/lonpos-pyramid",
    "ring/twelve-rings", "square/dominoes-8x8", "square/dudeney-8x8", "square/kanoodle-5x11",
    "square/macmahon-4x6", "square/mutilated-chessboard", "square/one-sided-pentominoes-3x30",
    "square/pentominoes-3x20", "square/pentominoes-4x15", "square/pentominoes-5x12",
    "square/pentominoes-6x10", "square/pentominoes-8x8-corners", "square/pentominoes-8x8-holes",
    "square-stick/tetrasticks-without-h", "square-stick/tetrasticks-without-y", "stomachion/stomachion",
    "triangle/hexiamonds-4x9", "triangle/hexiamonds-long", "triangle/hexiamonds-rhombus",
)
NODES = 500_000
"""Nodes between two looks at the clock."""

BAD = 1.3


def seconds(prepared: Prepared, most: float) -> float:
    """Return the processor seconds of a whole search; infinite where it takes more than `most`."""
    begin = time.process_time()
    searcher, left = make_searcher(prepared.job.problem), [root()]
    while left:
        left += advance(searcher, left.pop(), NODES).remaining
        if time.process_time() - begin > most:
            return inf
    return time.process_time() - begin


def methods() -> Iterator[Method]:
    """Yield a method for each engine and each order that suits it."""
    for engine in REGISTER.values():
        for order in dict.fromkeys(("", *engine.rival_orders)):
            yield Method(engine.name, order)


def holding(prepared: Prepared, method: Method) -> Iterator[Method]:
    """Yield a method with each other item that can be held."""
    for candidate in candidates(prepared.cover, prepared.group):
        if candidate.item != prepared.restriction.item:
            yield replace(method, hold=item_name(prepared.reduction, candidate.item))


def quickest(prepared: Prepared, tried: Iterator[Method], times: dict[Method, float]) -> None:
    """Measure methods, each for at most as long as the best so far."""
    for method in tried:
        try:
            ready = prepared.by(method)
        except LatticeworkError:  # an engine that cannot search this puzzle
            continue
        times[method] = min(times.get(method, inf), seconds(ready, min(times.values())))


def row(name: str, most: float) -> tuple[str, float, float] | None:
    """Return a row of the table, and both regrets; None where the chosen method takes too long."""
    prepared = prepare(load(library() / f"{name}.toml"))
    choose_method(prepared)  # loads the kernels
    begin = time.process_time()
    chosen, _ = choose_method(prepared)
    choosing = time.process_time() - begin
    method = replace(chosen.method, engine=chosen.job.problem.engine)
    times = {method: seconds(chosen, most)}
    if times[method] == inf:
        return None
    quickest(prepared, methods(), times)
    quickest(prepared, holding(prepared, min(times, key=times.__getitem__)), times)
    times[method] = min(times[method], seconds(chosen, most))
    best = min(times, key=times.__getitem__)
    again = min(times[best], seconds(prepared.by(best), most))
    alone, whole = times[method] / again, (times[method] + choosing) / again
    cells = (name.rpartition("/")[2], f"`{method}`", f"{times[method]:.3g}", f"{choosing:.2g}", f"`{best}`",
             f"{again:.3g}", f"{alone:.2f}", f"{whole:.2f}")
    return f"| {' | '.join(cells)} |\n", alone, whole


def main() -> None:
    """Measure all puzzles and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--most", type=float, default=60.0, metavar="SECONDS")
    given = parser.parse_args()
    sys.stdout.write("| puzzle | chosen | seconds | choosing | best | seconds | regret | with choosing |\n"
                     "| --- | --- | --- | --- | --- | --- | --- | --- |\n")
    measured = []
    for name in PUZZLES:
        if given.only in name and (made := row(name, given.most)) is not None:
            sys.stdout.write(made[0])
            sys.stdout.flush()
            measured.append(made[1:])
    for what, values in zip(("alone", "with choosing"), zip(*measured, strict=True), strict=False):
        sys.stdout.write(f"{what}: mean {geometric_mean(values):.2f}, worst {max(values):.2f}, above {BAD}: "
                         f"{sum(value > BAD for value in values)} of {len(values)}\n")


if __name__ == "__main__":
    main()

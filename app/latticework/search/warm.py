"""Compile the kernels once, so that the first search starts at once: `python -m latticework.search.warm`."""

import numpy as np

from latticework.cover import Regions, make_cover
from latticework.search.engines import ENGINES
from latticework.search.frontier import Frontier
from latticework.search.probe import probe
from latticework.search.prune import hopeless_at_root
from latticework.search.slices import advance, make_problem, root


def warm() -> None:
    """Run the kernels on the smallest problem; compiles and keeps them when that was not done yet."""
    cover = make_cover([[0, 1]], [1, 1], [1, 1])  # one part of one cell
    for engine in ENGINES:
        advance(make_problem(cover, engine), root(), 10)
    one_cell = Regions(1, 1, np.zeros((0, 2), np.int32), np.zeros(1, np.int32))
    hopeless_at_root(cover.start, cover.items, cover.least, cover.most, one_cell)
    probe(make_problem(cover, "bitset"), np.zeros((1, 1)))
    Frontier(cover, np.arange(2, dtype=np.int32)).count()


if __name__ == "__main__":
    warm()

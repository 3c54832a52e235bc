"""Compile the kernels once, so that the first search starts at once: `python -m latticework.search.warm`."""

import numpy as np

from latticework.cover import make_cover
from latticework.search.engines import ENGINES
from latticework.search.frontier import Frontier
from latticework.search.probe import probe
from latticework.search.slices import advance, make_problem, open_share, root


def warm() -> None:
    """Run the kernels on the smallest problem; compiles and keeps them when that was not done yet."""
    cover = make_cover([[0, 1]], [1, 1], [1, 1])  # one part of one cell
    for engine in ENGINES:
        advance(make_problem(cover, engine), root(), 10)
    open_share(make_problem(cover), root())
    probe(make_problem(cover, "bitset"), np.zeros((1, 1)))
    Frontier(cover, np.arange(2, dtype=np.int32)).count()


if __name__ == "__main__":
    warm()

"""Compile the kernels once, so that the first search starts at once: `python -m latticework.search.warm`."""

from latticework.cover import make_cover
from latticework.search.engines import ENGINES
from latticework.search.slices import advance, make_problem, root


def warm() -> None:
    """Run the kernels on the smallest problem; compiles and caches them when that was not done yet."""
    for engine in ENGINES:
        advance(make_problem(make_cover([[0]], [1], [1]), engine), root(), 10)


if __name__ == "__main__":
    warm()

"""Loading kernels, which are compiled the first time: `python -m latticework.search.warm_kernels` loads all."""

from dataclasses import replace

import numpy as np

from latticework.cover import make_cover
from latticework.search.engines import REGISTER, make_problem
from latticework.search.slices import advance, open_share, root

_SMALLEST = make_cover([[0, 1]], [1, 1], [1, 1])
"""The problem of one part of one cell."""


def load(engine: str) -> None:
    """Load the kernels that a search by an engine needs; the first time they are compiled and stored."""
    import latticework.search.image_kernel  # noqa: F401, PLC0415 importing is loading: it has signatures

    # lean, because leaving out options is a kernel of its own.
    problem = replace(make_problem(_SMALLEST, engine), lean=True)
    advance(problem, root(), 10)
    open_share(problem, root())


def load_probes() -> None:
    """Load the kernels of probes into what is open; the first time they are compiled and stored."""
    from latticework.search.probes.open_subtrees import open_subtrees  # noqa: PLC0415 most searches do without
    from latticework.search.probes.random_probes import probe  # noqa: PLC0415

    smallest = make_problem(_SMALLEST)
    open_subtrees(smallest, [root()])
    probe(smallest, np.zeros((1, 1)))


def warm() -> None:
    """Load all kernels."""
    from latticework.search.counting.layers import SolutionCounter  # noqa: PLC0415 most searches do without

    # Importing is loading: they have signatures.
    from latticework.search.judging import burrs, climbing, filling, joining, painting  # noqa: F401, PLC0415
    from latticework.search.probes.random_probes import tree_sizes  # noqa: PLC0415

    for engine in REGISTER:
        load(engine)
    load_probes()
    tree_sizes(make_problem(_SMALLEST), np.zeros((1, 1)))
    SolutionCounter(_SMALLEST, np.arange(2, dtype=np.int32)).count()


if __name__ == "__main__":
    warm()

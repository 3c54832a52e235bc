"""Load all kernels, and the first time compile them: `python -m latticework.apart.warm_kernels`."""

import numpy as np

from latticework.apart.disassembler import Disassembler
from latticework.apart.kernels.turns import find_blocked_axes
from latticework.apart.straight_slides import straight_slides
from latticework.cover import reduce
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.search import warm_kernels
from latticework.solution import Placement, placements_of


def warm() -> None:
    """Load the kernels that take solutions apart."""
    from latticework.apart.kernels import rod_climbing  # noqa: F401, PLC0415 importing is loading: it has signatures

    cells = ((0, 0, 0), (1, 0, 0))
    puzzle = Puzzle(builtin("square"), parts=(Part("one", cells[:1], 2, 2),), target=Target(cells))
    made, disassembler = reduce(puzzle), Disassembler(puzzle)
    disassembler.judge(made, np.array([[0, 1]], np.int32))
    disassembler.take_apart(placements_of(np.array([0, 1], np.int32), made))
    room, nothing = np.zeros((1, 2)), np.full((1, 1), -1.0)
    find_blocked_axes(room, room, nothing, room, room, np.zeros(1, bool))
    cube = ((0, 0, 0, 0),)
    straight_slides(Puzzle(builtin("cubic"), parts=(Part("one", cube),)), (Placement(0, cube),))


if __name__ == "__main__":
    warm_kernels.warm()
    warm()

"""Parts moved apart: from the middle, and where they would cross out of one another's way."""

from itertools import combinations

import numpy as np
import pytest

from latticework.disassembly.straight_slides import straight_slides
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.scene.cell_overlap import Bodies
from latticework.scene.shapes import exploded
from latticework.scene.solution_drawing import Shown
from latticework.solution import Placement
from samples import SOMA, solved

FRAME = tuple((x, y, 1, 0) for x in range(3) for y in range(3) if (x, y) != (1, 1))


def shown(*parts: tuple[tuple[int, ...], ...], lattice: str = "cubic") -> Shown:
    """Return parts that lie where they are drawn."""
    cells = tuple(cell for part in parts for cell in part)
    puzzle = Puzzle(builtin(lattice), parts=tuple(Part(str(i), part) for i, part in enumerate(parts)),
                    target=Target(cells))
    return Shown(puzzle, tuple(Placement(i, part) for i, part in enumerate(parts)))


def boxes(drawn: Shown) -> list[tuple[np.ndarray, np.ndarray]]:
    corners = [shape.packed.corners.reshape(-1, 3) + away
               for shape, away in zip(drawn.shapes, drawn.apart, strict=True)]
    return [(some.min(axis=0), some.max(axis=0)) for some in corners]


def test_parts_that_do_not_cross_go_straight_from_the_middle() -> None:
    puzzle, solution = solved(SOMA, "cubic")
    drawn = Shown(puzzle, solution)
    assert np.allclose(drawn.apart, exploded(drawn.shapes, 1.3))


@pytest.mark.parametrize("inner", [((1, 1, 1, 0),), ((1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 2, 0))])
def test_a_part_in_the_middle_of_another_comes_out(inner: tuple[tuple[int, ...], ...]) -> None:
    drawn = shown(FRAME, inner)
    assert not drawn.apart[0].any()
    assert all((low_a >= high_b).any() or (low_b >= high_a).any()
               for (low_a, high_a), (low_b, high_b) in combinations(boxes(drawn), 2))


def test_links_of_a_chain_come_apart() -> None:
    link = tuple((x, 1, z, 0) for x, z in ((1, 1), (1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2), (3, 3)))
    across = tuple((x, y, 2, 0) for x, y in ((2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (3, 2), (2, 2), (2, 1)))
    drawn = shown(link, across)
    assert set(straight_slides(drawn.puzzle, drawn.solution).held) == {0, 1}
    assert not Bodies(builtin("cubic"), [link, across]).any_overlap(drawn.apart)
    assert all((low_a >= high_b).any() or (low_b >= high_a).any()
               for (low_a, high_a), (low_b, high_b) in combinations(boxes(drawn), 2))


class TestOverlap:
    def test_touching_cells_do_not_overlap(self) -> None:
        two = Bodies(builtin("cubic"), [((0, 0, 0, 0),), ((1, 0, 0, 0),)])
        assert not two.any_overlap(np.zeros((2, 3)))
        assert two.any_overlap(np.array([[0.3, 0, 0], [0, 0.4, 0]]))

    @pytest.mark.parametrize("lattice", ["packed-spheres", "truncated-octahedron", "rhombic-dodecahedron"])
    def test_a_cell_overlaps_its_neighbour_once_it_is_moved_towards_it(self, lattice: str) -> None:
        here = builtin(lattice)
        near = here.neighbours((0, 0, 0, 0))[0]
        two, way = Bodies(here, [((0, 0, 0, 0),), (near,)]), np.zeros((2, 3))
        way[1] = -0.3 * (two.middles[1][0] - two.middles[0][0])
        assert not two.any_overlap(np.zeros((2, 3)))
        assert two.any_overlap(way)

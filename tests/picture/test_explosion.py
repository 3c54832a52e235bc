"""Parts moved apart: from the middle, and where they would cross out of one another's way."""

from itertools import combinations

import numpy as np
import pytest

import latticework as lw
from latticework.apart.courses import find_course
from latticework.apart.straight_slides import straight_slides
from latticework.lattice import Lattice, builtin
from latticework.lattice.lattice import as_array
from latticework.picture.camera import Camera, Drawing
from latticework.picture.explosion import Bodies
from latticework.picture.scenes import exploded
from latticework.picture.solution_drawing import Shown
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement, Solution
from quick_suite import in_part
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


FLAT = ("pentominoes-6x10", "square/kanoodle-5x11", "triangle/hexiamonds-4x9",
        "kite/pairs-and-tetrakites", "half-square/tangram-square", "square-stick/tetrasticks-6x6",
        "triangle-stick/tritrigs-heart", "hexagon-stick/pentatwigs-rosettes")


@pytest.mark.parametrize("name", in_part(FLAT, 9))
def test_flat_parts_lie_over_no_other_at_any_share(name: str) -> None:
    found = lw.solve(name).first()
    assert found is not None
    solution = found.document
    drawn = Shown(found.puzzle.document, solution)
    assert np.linalg.norm(drawn.apart) > 0.9 * np.linalg.norm(exploded(drawn.shapes, 1.3)), "they do go apart"
    for share in np.linspace(0, 1, 7):
        assert not overlapping(found.puzzle.document.lattice, solution, share * drawn.apart[:, :2]), share


SOLID = ("bedlam", "cubic/pentominoes-3x4x5", "cubic/tetris-cube", "cubic/stairs", "cubic/pentominoes-2x5x6")


@pytest.mark.parametrize("name", in_part(SOLID, 5))
def test_solids_of_cubes_lie_over_no_other_at_any_share(name: str) -> None:
    found = lw.solve(name).first()
    assert found is not None
    assert_no_cubes_overlap(Shown(found.puzzle.document, found.document))


def test_parts_one_cube_thick_lie_over_no_other_at_any_share() -> None:
    found = lw.solve("pentominoes-6x10").first()
    assert found is not None
    cubes = [tuple((x, y, 0, 0) for x, y, _ in placement.cells) for placement in found.document]
    assert_no_cubes_overlap(shown(*cubes))


def assert_no_cubes_overlap(drawn: Shown) -> None:
    """Compare all cubes of any two parts, which overlap if they do so along all three axes."""
    cells = [as_array(placement.cells)[:, :3] for placement in drawn.solution]
    for share in np.linspace(0, 1, 7):
        for (a, one), (b, other) in combinations(enumerate(cells), 2):
            away = np.abs(other[None] - one[:, None] + share * (drawn.apart[b] - drawn.apart[a]))
            assert (away.max(axis=2) > 0.94).all(), (share, a, b)
    assert all(np.linalg.norm(a - b) > 0.5 for a, b in combinations(drawn.apart, 2)), "they do go apart"


def test_flat_parts_that_hold_one_another_go_together() -> None:
    ring = tuple((x, y, 0) for x in range(3) for y in range(3) if (x, y) != (1, 1))
    drawn = shown(ring, ((1, 1, 0),), ((3, 0, 0), (3, 1, 0), (3, 2, 0)), lattice="square")
    assert np.allclose(drawn.apart[0], drawn.apart[1])
    assert drawn.apart[2, 0] > drawn.apart[0, 0] + 1


def overlapping(lattice: Lattice, solution: Solution, offsets: np.ndarray) -> list[tuple[int, int]]:
    """Return the parts of which a point well within a cell is within one of another, or of which sticks cross."""
    drawn = [lattice.positions(as_array(part.cells))[:, None] + away for part, away in
             zip(solution, offsets, strict=True)]
    cells = [[middle + 0.9 * (lattice.kinds[cell[-1]].corners - lattice.kinds[cell[-1]].center)
              for middle, cell in zip(middles, part.cells, strict=True)]
             for middles, part in zip(drawn, solution, strict=True)]
    return [(a, b) for a, b in combinations(range(len(cells)), 2)
            if np.linalg.norm(np.concatenate(cells[a]).mean(0) - np.concatenate(cells[b]).mean(0)) < 8
            and any(meet(one, other) for one in cells[a] for other in cells[b])]


def meet(one: np.ndarray, other: np.ndarray) -> bool:
    if np.linalg.norm(one.mean(0) - other.mean(0)) > 3:
        return False
    if len(one) == 2:
        return bool((beside(one, other) < 0).all() and (beside(other, one) < 0).all())
    return any(within(some, np.vstack([others, others.mean(0)])) for some, others in ((one, other), (other, one)))


def beside(line: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Return the product of the sides on which two points are of a line; negative where it lies between them."""
    (x, y), away = line[1] - line[0], points - line[0]
    return np.array([np.prod(x * away[:, 1] - y * away[:, 0])])


def within(corners: np.ndarray, points: np.ndarray) -> bool:
    """Whether any point is within a convex polygon."""
    edges, away = np.roll(corners, -1, 0) - corners, points[:, None] - corners
    sides = edges[:, 0] * away[..., 1] - edges[:, 1] * away[..., 0]
    return bool(((sides > 1e-9).all(1) | (sides < -1e-9).all(1)).any())


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


@pytest.mark.parametrize("name", in_part([
    "cubic/soma", "cubic/slothouber-graatsma", "cubic/pentominoes-2x3x10", "packed-spheres/pyramid-20",
    "square/pentominoes-6x10", "cubic/piston-burr"], 3))
def test_all_that_moves_stays_within_the_frame(name: str) -> None:
    found = lw.solve(name).first()
    assert found is not None
    puzzle, solution = found.puzzle.document, found.document
    drawn = Shown(puzzle, solution, (), find_course(puzzle, solution).assembly)
    assert drawn.assembly.moves
    cameras = [Camera()] if puzzle.lattice.flat else [Camera(30, 25), Camera(-60, 5), Camera(45, 54.7), Camera(0, 80)]
    for step in np.arange(0, len(drawn.assembly.moves), 0.25):
        moment = drawn.drawing(0.0, float(step), set(), set(), 1 if step % 1 else -1)
        for camera in cameras:
            assert farthest(moment, camera, 800, 500) <= 1, (step, camera)


def farthest(drawing: Drawing, camera: Camera, width: int, height: int) -> float:
    """Return how far from the middle of a window something is drawn; its edge is 1."""
    half = camera.half_width(drawing, width, height)
    points = np.concatenate([np.zeros((0, 3)), *(arrow.packed.corners.reshape(-1, 3) for arrow in drawing.over),
                             *(shape.packed.corners.reshape(-1, 3) + offset
                               for shape, offset in zip(drawing.shapes, drawing.offsets, strict=True))])
    if not len(points):
        return 0.0  # nothing has come in yet
    seen = np.abs((points - camera.middle(drawing)) @ camera.frame[:2].T)
    return float((seen / [half, half * height / width]).max())

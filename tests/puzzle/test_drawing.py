"""What drawing tools touch, against plain sets of squares and cubes, and what is true in every lattice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice, builtin, names, symmetries
from latticework.puzzle.drawing import images_about, line, symmetric_pens, symmetries_about
from latticework.puzzle.shapes.borders import connected
from quick_suite import in_part

SQUARE, HEXAGON, CUBIC = builtin("square"), builtin("hexagon"), builtin("cubic")
places = st.integers(-6, 6)
squares = st.tuples(places, places, st.just(0))


def steps_between(lattice: Lattice, start: Cell, end: Cell) -> int:
    """Return how many sides a way crosses at least, by looking at all cells shell by shell."""
    seen, shell, steps = {start}, {start}, 0
    while end not in seen:
        shell = {other for cell in shell for other in lattice.neighbours(cell)} - seen
        seen |= shell
        steps += 1
    return steps


class TestLines:
    @given(squares, squares)
    def test_of_squares_go_the_shortest_way_near_the_straight_one(self, a: Cell, b: Cell) -> None:
        way = line(SQUARE, a, b)
        assert (way[0], way[-1]) == (a, b)
        assert len(way) == len(set(way)) == abs(a[0] - b[0]) + abs(a[1] - b[1]) + 1
        length = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
        off = [abs((x - a[0]) * (b[1] - a[1]) - (y - a[1]) * (b[0] - a[0])) for x, y, _ in way]
        assert max(off) <= length + 1e-9  # within one square of the line

    @given(squares, squares)
    def test_of_hexagons_are_as_long_as_hexagons_are_apart(self, a: Cell, b: Cell) -> None:
        x, y = b[0] - a[0], b[1] - a[1]
        assert len(line(HEXAGON, a, b)) == max(abs(x), abs(y), abs(x + y)) + 1

    @pytest.mark.parametrize("name", in_part(names(), 4))
    def test_of_every_lattice_hang_together(self, name: str) -> None:
        lattice = builtin(name)
        start = (*(0,) * lattice.rank, 0)
        end = (*(4, 2, -3)[: lattice.rank], len(lattice.kinds) - 1)
        way = line(lattice, start, end)
        assert connected(lattice, way)
        assert len(way) == steps_between(lattice, start, end) + 1
        assert line(lattice, start, start) == (start,)

    def test_that_lead_too_far_are_refused(self) -> None:
        with pytest.raises(LatticeworkError, match=r"no line of cells leads from \(0, 0\) to \(90000, 1\)"):
            line(SQUARE, (0, 0, 0), (90_000, 1, 0))


class TestSymmetricPens:
    @pytest.mark.parametrize(("name", "count"), [("square", 8), ("hexagon", 12), ("triangle", 6), ("cubic", 48),
                                                 ("packed-spheres", 48), ("kite", 2), ("ring", 4), ("half-square", 2),
                                                 ("square-stick", 4), ("truncated-octahedron", 48)])
    def test_have_the_symmetries_of_the_lattice_about_a_cell(self, name: str, count: int) -> None:
        lattice = builtin(name)
        home = (*(2,) * lattice.rank, 0)
        assert len(symmetries_about(lattice, home)) == count
        assert symmetries_about(lattice, home)[0].matrix.trace() == pytest.approx(lattice.dimension)

    @given(st.sets(squares, min_size=1, max_size=6), squares)
    def test_draw_what_turning_and_mirroring_squares_gives(self, cells: set[Cell], fixed: Cell) -> None:
        wanted = set()
        for x, y, _ in cells:
            a, b = x - fixed[0], y - fixed[1]
            wanted |= {(fixed[0] + p, fixed[1] + q, 0) for u, v in ((a, b), (b, a)) for p in (u, -u) for q in (v, -v)}
        assert set(images_about(SQUARE, cells, fixed, symmetries_about(SQUARE, fixed))) == wanted

    @pytest.mark.parametrize("name", in_part(names(), 4))
    def test_make_drawings_with_all_their_symmetries(self, name: str) -> None:
        lattice = builtin(name)
        home = (*(0,) * lattice.rank, 0)
        pen = symmetries_about(lattice, home)
        drawn = images_about(lattice, line(lattice, home, (*(2, 1, 1)[: lattice.rank], 0)), home, pen)
        assert images_about(lattice, drawn, home, pen) == drawn
        assert len(symmetries(lattice, drawn)) >= len(pen)

    @pytest.mark.parametrize(("name", "wanted"), [
        ("square", {"mirror": 2, "turns": 4, "turns and mirrors": 8}),
        ("hexagon", {"mirror": 2, "turns": 6, "turns and mirrors": 12}),
        ("cubic", {"mirror": 2, "turns": 4, "turns and mirrors": 8, "all": 48}),
        ("packed-spheres", {"mirror": 2, "turns": 3, "turns and mirrors": 6, "all": 48}), ("kite", {"mirror": 2}),
        ("drafter", {}), ("ring", {"mirror": 2, "all": 4})])
    def test_are_offered_from_the_plainest_on(self, name: str, wanted: dict[str, int]) -> None:
        lattice = builtin(name)
        offered = symmetric_pens(lattice, (*(1,) * lattice.rank, 0))
        assert {kind: len(motions) for kind, motions in offered} == wanted
        assert all(abs(motions[0].matrix.trace() - lattice.dimension) < 1e-6 for _, motions in offered)

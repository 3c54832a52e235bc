"""Shapes at a click: known numbers of cells, symmetries, shells, larger parts and closed borders."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lattice_help import ONE_OF_EACH_KIND, every_lattice
from latticework import paths
from latticework.errors import LatticeworkError
from latticework.lattice import Lattice, builtin, load, names, normalised, symmetries
from latticework.lattice.by_name import lattice_from_data
from latticework.lattice.layers import standing
from latticework.puzzle.polyforms import named_parts
from latticework.puzzle.shapes import placed_body
from latticework.puzzle.shapes.borders import connected, enclosed, enclosed_about, hollow, tiles
from latticework.puzzle.shapes.offered import find_shape, offered_shapes, scaled, shape_cells
from quick_suite import in_part

N = range(1, 6)
Formula = Callable[[int], int]


def square_pyramid(n: int) -> int:
    return n * (n + 1) * (2 * n + 1) // 6


def tetrahedron(n: int) -> int:
    return n * (n + 1) * (n + 2) // 6


def octahedron(n: int) -> int:
    return n * (2 * n * n + 1) // 3


def cuboctahedron(n: int) -> int:
    """The centred numbers 1, 13, 55, 147."""
    return (2 * n - 1) * (5 * n * n - 5 * n + 3) // 3


def hexagon(n: int) -> int:
    return 3 * n * (n - 1) + 1


KNOWN: list[tuple[str, str, Formula]] = [
    ("packed-spheres", "pyramid", square_pyramid), ("packed-spheres", "tetrahedron", tetrahedron),
    ("packed-spheres", "octahedron", octahedron), ("packed-spheres", "cuboctahedron", cuboctahedron),
    ("packed-spheres", "triangle", lambda n: n * (n + 1) // 2), ("packed-spheres", "hexagon", hexagon),
    ("rhombic-dodecahedron", "pyramid", square_pyramid), ("rhombic-dodecahedron", "octahedron", octahedron),
    ("rhombic-dodecahedron", "tetrahedron", tetrahedron), ("rhombic-dodecahedron", "cuboctahedron", cuboctahedron),
    ("truncated-octahedron", "pyramid", square_pyramid),
    ("packed-spheres-hexagonal", "hexagon", hexagon),
    ("packed-spheres-hexagonal", "triangle", lambda n: n * (n + 1) // 2),
    ("cubic", "tetrahedron", tetrahedron), ("cubic", "pyramid", lambda n: sum(m * m for m in range(n, 0, -2))),
    ("cubic", "octahedron", lambda n: (2 * n - 1) * (2 * n * n - 2 * n + 3) // 3),
    ("square", "triangle", lambda n: n * (n + 1) // 2), ("square", "rhombus", lambda n: n * n + (n - 1) ** 2),
    ("hexagon", "hexagon", hexagon), ("hexagon", "triangle", lambda n: n * (n + 1) // 2),
    ("hexagon", "rhombus", lambda n: n * n),
    ("triangle", "hexagon", lambda n: 6 * n * n), ("triangle", "triangle", lambda n: n * n),
    ("triangle", "rhombus", lambda n: 2 * n * n),
    ("kite", "hexagon", lambda n: 18 * n * n), ("kite", "triangle", lambda n: 3 * n * n),
    ("drafter", "hexagon", lambda n: 36 * n * n), ("drafter", "triangle", lambda n: 6 * n * n),
    ("half-square", "rhombus", lambda n: 16 * n * n), ("half-square", "triangle", lambda n: 4 * n * n),
    ("hexagonal-prism", "hexagon", hexagon), ("hexagonal-prism", "hexagonal-pyramid", lambda n: n**3),
    ("triangular-prism", "hexagon", lambda n: 6 * n * n),
    ("triangular-prism", "hexagonal-pyramid", lambda n: 6 * square_pyramid(n)),
    ("tetrahedron-octahedron", "tetrahedron", lambda n: tetrahedron(n) + tetrahedron(n - 1) + tetrahedron(n - 2)),
    ("tetrahedron-octahedron", "octahedron", lambda n: octahedron(n) + 4 * n * (n * n - 1) // 3),
    ("tetrahedron-octant", "octahedron", lambda n: 8 * octahedron(n) + 4 * n * (n * n - 1) // 3),
    ("rhombic-tetrahedron", "pyramid", lambda n: 4 * n**3),
    ("square-stick", "rhombus", lambda n: 4 * n * n), ("triangle-stick", "hexagon", lambda n: 9 * n * n + 3 * n),
    ("triangle-stick", "triangle", lambda n: 3 * n * (n + 1) // 2),
    ("hexagon-stick", "hexagon", lambda n: 9 * n * n - 3 * n),
    ("hexagon-stick", "triangle", lambda n: 3 * n * (n + 3) // 2),
]


def counts(lattice: str, kind: str) -> list[int]:
    return [len(shape_cells(builtin(lattice), kind, [n])) for n in N]


class TestNumbers:
    @pytest.mark.parametrize(("lattice", "kind", "formula"), in_part(KNOWN, 18, several=True),
                             ids=lambda given: given if isinstance(given, str) else "")
    def test_are_the_known_ones(self, lattice: str, kind: str, formula: Formula) -> None:
        assert counts(lattice, kind) == [formula(n) for n in N]

    @pytest.mark.parametrize(("lattice", "cells"), [
        ("square", 2 * 3), ("triangle", 2 * 2 * 3), ("hexagon", 2 * 3), ("half-square", 2 * 2 * 3),
        ("kite", 6 * 2 * 3), ("drafter", 12 * 2 * 3), ("square-stick", 2 * 4 + 3 * 3),
        ("triangle-stick", 2 * 4 + 3 * 3 + 6), ("hexagon-stick", 3 * 2 * 3 + 2 * (2 + 3) - 1)])
    def test_flat_boxes(self, lattice: str, cells: int) -> None:
        assert len(shape_cells(builtin(lattice), "box", [2, 3])) == cells

    @pytest.mark.parametrize(("lattice", "each"), in_part([
        ("cubic", 1), ("packed-spheres", 1), ("packed-spheres-hexagonal", 2), ("triangular-prism", 2),
        ("hexagonal-prism", 1), ("tetrahedron-octahedron", 3), ("tetrahedron-octant", 10),
        ("rhombic-tetrahedron", 24), ("rhombic-dodecahedron", 1), ("truncated-octahedron", 1)], 3, several=True))
    def test_solid_boxes(self, lattice: str, each: int) -> None:
        assert len(shape_cells(builtin(lattice), "box", [2, 3, 4])) == 24 * each

    def test_rings_on_an_axis(self) -> None:
        assert list(offered_shapes(builtin("ring"))) == ["box"]
        assert len(shape_cells(builtin("ring"), "box", [3])) == 12

    def test_flat_shapes_of_prisms_have_a_height(self) -> None:
        assert len(shape_cells(builtin("hexagonal-prism"), "hexagon", [3, 4])) == 19 * 4
        assert len(shape_cells(builtin("triangular-prism"), "triangle", [3, 2])) == 18
        assert len(find_shape(builtin("packed-spheres"), "triangle").sizes) == 1

    @pytest.mark.parametrize(("lattice", "kind", "radius", "cells"), [
        ("packed-spheres", "ball", 1, 13), ("packed-spheres", "ball", 1.5, 19), ("packed-spheres", "ball", 2, 55),
        ("packed-spheres-hexagonal", "ball", 1, 13), ("cubic", "ball", 1, 7), ("cubic", "ball", 1.5, 19),
        ("cubic", "ball", 1.8, 27), ("square", "disc", 0.5, 1), ("square", "disc", 1.5, 9), ("square", "disc", 2, 13),
        ("hexagon", "disc", 2, 19),
        ("triangle", "disc", 1, 6), ("kite", "disc", 1, 6), ("drafter", "disc", 1, 12),
        ("rhombic-dodecahedron", "ball", 1, 13), ("truncated-octahedron", "ball", 1, 9),
        ("square-stick", "disc", 1, 16)])
    def test_balls_grow_shell_by_shell(self, lattice: str, kind: str, radius: float, cells: int) -> None:
        assert len(shape_cells(builtin(lattice), kind, [radius])) == cells


LEAST_SYMMETRIES = {"rhombus": 4, "rectangle": 2, "cuboid": 4, "triangle": 2, "hexagon": 12, "pyramid": 8,
                    "hexagonal-pyramid": 12, "tetrahedron": 6, "octahedron": 48, "cuboctahedron": 48, "disc": 6,
                    "ball": 6, "ring": 6}


@pytest.mark.parametrize("name", in_part(every_lattice(ONE_OF_EACH_KIND, others=pytest.mark.slow), 3))
def test_shapes_hang_together_and_are_as_symmetric_as_they_look(name: str) -> None:
    lattice = standing(builtin(name), builtin(name).up)
    for kind, shape in offered_shapes(lattice).items():
        cells = shape_cells(lattice, kind, [3] * sum(not size.optional for size in shape.sizes))
        assert connected(lattice, cells), kind
        assert cells == normalised(cells)
        assert len(set(cells)) == len(cells)
        assert len(symmetries(lattice, cells)) >= LEAST_SYMMETRIES.get(kind, 1), kind


def test_a_lattice_of_ones_own_has_the_shapes_that_fit_it() -> None:
    def made(vectors: list[list[float]], **cell: object) -> Lattice:
        return lattice_from_data({"format": 1, "name": "own", "title": "Own", "vectors": vectors,
                                  "cells": [{"name": "a", **cell}]}, "own")

    bricks = made([[2, 0], [1, 1]], outline=[[0, 0], [2, 0], [2, 1], [0, 1]])
    assert set(offered_shapes(bricks)) == {"box", "rectangle", "triangle", "disc", "ring"}
    assert len(shape_cells(bricks, "triangle", [4])) == 10
    balls = made([[1, 0, 0], [0, 1, 0], [0, 0, 1]], ball=[0, 0, 0], radius=0.5)
    assert len(shape_cells(balls, "octahedron", [3])) == 25
    turned = made([[0, 3], [3, 0]], outline=[[0, 0], [3, 0], [3, 3], [0, 3]])
    assert len(shape_cells(turned, "rhombus", [3])) == 13
    assert len(shape_cells(turned, "Y", [2])) == 20
    sticks = lattice_from_data({"format": 1, "name": "own", "title": "Own", "vectors": [[1, 0], [0, 1]], "cells": [
        {"name": "a", "segment": [[0, 0], [1, 0]]}, {"name": "b", "segment": [[0, 0], [0, 1]]},
        {"name": "c", "segment": [[0, 0], [1, 1]]}]}, "own")
    assert len(shape_cells(sticks, "box", [2, 3])) == 2 * 4 + 3 * 3 + 6


class TestShells:
    @pytest.mark.parametrize(("lattice", "kind", "sizes", "thickness", "cells"), [
        ("cubic", "box", [4, 5, 6], 1, 120 - 24), ("cubic", "box", [5, 5, 5], 2, 124),
        ("square", "box", [5, 4], 1, 14),
        ("packed-spheres", "pyramid", [5], 1, 55 - 5), ("packed-spheres", "tetrahedron", [6], 1, 56 - 4),
        ("packed-spheres", "octahedron", [5], 1, 85 - 19), ("packed-spheres", "cuboctahedron", [3], 1, 42),
        ("packed-spheres", "cuboctahedron", [3], 2, 54), ("hexagon", "hexagon", [4], 1, 18),
        ("triangle", "hexagon", [3], 1, 54 - 24), ("triangle", "triangle", [6], 1, 36 - 9),
        ("kite", "hexagon", [2], 1, 72 - 18 - 24), ("cubic", "rhombus", [4], 1, 25 - 5),
        ("square-stick", "box", [3, 3], 1, 24), ("hexagon-stick", "hexagon", [2], 1, 30),
        ("tetrahedron-octahedron", "tetrahedron", [5], 1, 64)])
    def test_have_the_thickness_asked_for(self, lattice: str, kind: str, sizes: list[int], thickness: int,
                                          cells: int) -> None:
        assert len(shape_cells(builtin(lattice), kind, sizes, thickness)) == cells

    def test_a_ring_is_a_disc_with_a_hole(self) -> None:
        assert len(shape_cells(builtin("hexagon"), "ring", [2])) == 12
        assert len(shape_cells(builtin("hexagon"), "ring", [3, 2])) == 37 - 7

    @pytest.mark.parametrize("name", in_part(names(), 4))
    def test_what_is_inside_touches_nothing_outside(self, name: str) -> None:
        lattice = builtin(name)
        cells = shape_cells(lattice, "box", [5] * lattice.rank)
        shell = hollow(lattice, cells, 1)
        inside = set(cells) - set(shell)
        assert inside
        assert all(set(lattice.neighbours(cell)) <= set(cells) for cell in inside)


class TestLargerParts:
    @pytest.mark.parametrize(("lattice", "part"), [
        (name, part) for name in ("square", "cubic", "triangle", "square-stick")
        for part in [*named_parts(builtin(name))][:6]])
    def test_keep_their_form_and_symmetries(self, lattice: str, part: str) -> None:
        known = builtin(lattice)
        cells = named_parts(known)[part]
        large = scaled(known, cells, 3)
        assert len(large) == len(cells) * 3 ** (1 if "stick" in lattice else known.dimension)
        assert len(symmetries(known, large)) == len(symmetries(known, cells))
        assert scaled(known, cells, 1) == normalised(cells)

    @pytest.mark.parametrize("lattice", ["half-square", "drafter", "tetrahedron-octahedron", "triangular-prism",
                                         "rhombic-tetrahedron", "tetrahedron-octant"])
    def test_every_kind_of_cell_is_made_of_cells(self, lattice: str) -> None:
        known = builtin(lattice)
        made = [scaled(known, ((*(0,) * known.rank, kind),), 2) for kind in range(len(known.kinds))]
        assert all(connected(known, cells) for cells in made)
        assert len(made[0]) >= 2**known.dimension

    def test_sticks_may_lie_anywhere_in_their_square(self, tmp_path: Path) -> None:
        text = (paths.resources() / "lattices" / "square-stick.toml").read_text()
        for usual, moved in (("[[0.0, 0.0], [1.0, 0.0]]", "[[0.25, 0.5], [1.25, 0.5]]"),
                           ("[[0.0, 0.0], [0.0, 1.0]]", "[[0.25, 0.5], [0.25, 1.5]]")):
            text = text.replace(f"segment = {usual}", f"segment = {moved}")
        path = tmp_path / "moved.toml"
        path.write_text(text)
        corner = ((0, 0, 0), (0, 0, 1))
        assert scaled(load(path), corner, 3) == scaled(builtin("square-stick"), corner, 3)

    def test_hexagons_and_balls_make_no_larger_ones(self) -> None:
        for name in ("hexagon", "kite", "packed-spheres", "rhombic-dodecahedron"):
            with pytest.raises(LatticeworkError, match="is no shape of these cells"):
                scaled(builtin(name), ((0,) * (builtin(name).rank + 1),), 2)


class TestClosedBorders:
    @pytest.mark.parametrize(("name", "kind", "size"), [
        ("square", "box", 6), ("hexagon", "hexagon", 4), ("triangle", "triangle", 9), ("kite", "hexagon", 3),
        ("cubic", "box", 5), ("packed-spheres", "tetrahedron", 6), ("half-square", "box", 6)])
    def test_what_a_shell_encloses_fills_it(self, name: str, kind: str, size: int) -> None:
        lattice = builtin(name)
        sizes = [size] * sum(not one.optional for one in find_shape(lattice, kind).sizes)
        full, shell = shape_cells(lattice, kind, sizes), shape_cells(lattice, kind, sizes, 1)
        assert sorted({*shell, *enclosed(lattice, shell)}) == list(full)

    def test_a_border_with_a_gap_encloses_nothing(self) -> None:
        lattice = builtin("square")
        border = shape_cells(lattice, "box", [4, 4], 1)
        assert len(enclosed(lattice, border)) == 4
        assert enclosed(lattice, border[:5] + border[6:]) == ()
        assert enclosed(lattice, ()) == ()

    def test_a_border_in_a_layer_is_filled_in_its_layer(self) -> None:
        lattice = builtin("cubic")
        border = [(x, y, z, 0) for z in (0, 3) for x in range(4) for y in range(4) if {x, y} & {0, 3}]
        assert enclosed(lattice, tuple(border)) == tuple((x, y, z, 0) for x in (1, 2) for y in (1, 2) for z in (0, 3))

    def test_of_two_borders_that_about_a_cell_counts(self) -> None:
        lattice = builtin("square")
        rings = shape_cells(lattice, "box", [4, 4], 1)
        rings += tuple((x + 3, y, 0) for x, y, _ in rings if (x + 3, y, 0) not in rings)
        assert len(enclosed(lattice, rings)) == 8
        assert enclosed_about(lattice, rings, (1, 2, 0)) == tuple((x, y, 0) for x in (1, 2) for y in (1, 2))
        for beside in ((9, 9, 0), (-1, 0, 0), rings[0]):
            assert enclosed_about(lattice, rings, beside) == ()

    def test_about_a_cell_of_a_layer_only_that_layer_is_filled(self) -> None:
        lattice = builtin("cubic")
        border = tuple((x, y, z, 0) for z in (0, 1) for x in range(3) for y in range(3) if (x, y) != (1, 1))
        assert enclosed_about(lattice, border, (1, 1, 1, 0)) == ((1, 1, 1, 0),)
        lids = tuple((x, y, z, 0) for z in (-1, 2) for x in range(3) for y in range(3))
        assert enclosed_about(lattice, border + lids, (1, 1, 1, 0)) == ((1, 1, 0, 0), (1, 1, 1, 0))

    def test_sticks_inside_a_border_of_sticks(self) -> None:
        lattice = builtin("square-stick")
        full = shape_cells(lattice, "box", [3, 3])
        border = [cell for cell in full if cell[cell[-1] == 0] in {0, 3}]
        assert len(border) == 12
        assert sorted({*border, *enclosed(lattice, tuple(border))}) == list(full)
        assert enclosed(lattice, tuple(border[1:])) == ()

    @given(st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1))
    def test_agrees_with_a_plain_flood_from_outside(self, border: set[tuple[int, int]]) -> None:
        outside, left = {(-1, -1)}, [(-1, -1)]
        while left:
            x, y = left.pop()
            for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if other not in outside and other not in border and all(-1 <= c <= 7 for c in other):
                    outside.add(other)
                    left.append(other)
        wanted = {(x, y) for x in range(7) for y in range(7)} - outside - border
        assert {cell[:2] for cell in enclosed(builtin("square"), tuple((*cell, 0) for cell in border))} == wanted


class TestTiles:
    @pytest.mark.parametrize(("name", "kinds", "corners"), [("square-stick", 1, 4), ("triangle-stick", 2, 3),
                                                            ("hexagon-stick", 1, 6)])
    def test_lie_between_the_segments(self, name: str, kinds: int, corners: int) -> None:
        found = tiles(builtin(name))
        assert found is not None
        assert [len(kind.corners) for kind in found.lattice.kinds] == [corners] * kinds

    def test_are_only_between_segments(self) -> None:
        assert tiles(builtin("square")) is None
        assert tiles(builtin("cubic")) is None


class TestRefusals:
    @pytest.mark.parametrize(("lattice", "kind", "sizes", "thickness", "told"), [
        ("square", "piramid", [3], 0, "there are box, triangle"), ("cubic", "octahedrom", [3], 0, "mean octahedron"),
        ("cubic", "box", [3], 0, "1 size given; LENGTH WIDTH HEIGHT would be right"),
        ("cubic", "box", [3, 0, 2], 0, "width 0: give a whole number from 1 to 10,000"),
        ("cubic", "box", [3, 2.5, 2], 0, "width 2.5: give a whole number from 1 to 10,000"),
        ("cubic", "box", [50, 50, 50], 0, "about 125,000 cells are too many; at most 20,000"),
        ("cubic", "box", [10_000, 10_000, 10_000], 0, "too many; at most 20,000"),
        ("packed-spheres", "ball", [9_000], 0, "too many; at most 20,000"),
        ("cubic", "box", [5, 5, 5], 3, "thickness 3: leaves nothing out; at most 2 would be right"),
        ("cubic", "box", [2, 2, 2], 1, "this shape has no cell inside"),
        ("square", "disc", [-1], 0, "radius -1: give a number from 0 to 10,000"),
        ("square", "Y", [99], 0, "factor 99: give a whole number from 1 to 50"),
        ("square", "box", [3, 3], -1, "thickness -1")])
    def test_say_what_would_be_right(self, lattice: str, kind: str, sizes: list[float], thickness: int,
                                     told: str) -> None:
        with pytest.raises(LatticeworkError) as error:
            shape_cells(builtin(lattice), kind, sizes, thickness)
        assert told in str(error.value)

    @pytest.mark.parametrize(("lattice", "kind"), [
        ("kite", "disc"), ("cubic", "ball"), ("cubic", "triangle"), ("packed-spheres", "triangle"),
        ("hexagonal-prism", "rhombus")])
    def test_what_is_much_too_large_is_refused_before_its_cells_are_looked_at(
            self, lattice: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
        shape_cells(builtin(lattice), kind, [2])
        monkeypatch.setattr(placed_body, "steps_between", lambda *_: pytest.fail("looked at"))
        with pytest.raises(LatticeworkError, match="cells are too many; at most 20,000"):
            shape_cells(builtin(lattice), kind, [999])

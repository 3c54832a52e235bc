"""Outlines for lasers: cut parts are as large as they should be, and the cut tray holds them as a solution says."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from shapely import Point, Polygon
from shapely.geometry.base import BaseGeometry

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, builtin
from latticework.make.cut_sheets import tray_hole, tray_pieces
from latticework.make.outlines import grown, part_outline, part_pieces
from latticework.make.settings import LaserSettings
from latticework.puzzle import Part, Puzzle, Target, load
from latticework.puzzle.library import find
from latticework.puzzle.marks import Matching
from latticework.solution import Placement, Solution
from random_solvable import cut
from random_solvable import grown as blob
from samples import PENTOMINOES, SOMA, solved

KERF = 0.2
WIDE = 30.0
STICKS: list[list[Cell]] = [[(0, 0, 0), (1, 0, 0)], [(0, 0, 1), (0, 1, 0)], [(1, 1, 0), (2, 0, 1)], [(1, 0, 1)]]


def burnt(piece: Polygon) -> BaseGeometry:
    """Return what stays of a piece: what lies within its cuts, less what the round beam passes over."""
    path = grown(piece, KERF / 2)
    return path.difference(path.boundary.buffer(KERF / 2, quad_segs=64))


def least_distance(puzzle: Puzzle, solution: Solution, settings: LaserSettings) -> float:
    """Return the least distance of two of the cut parts and the cut frame when put together; -1 where two overlap."""
    made = [burnt(part_outline(puzzle, placed.cells, placed.marks, settings, "part")) for placed in solution]
    hole = tray_hole(puzzle, settings)
    made.append(burnt(hole.buffer(WIDE).difference(hole)))
    overlap = max(a.intersection(b).area for a, b in combinations(made, 2))
    return min(a.distance(b) for a, b in combinations(made, 2)) if overlap < 1e-9 else -1.0


@pytest.mark.parametrize("play", [0.0, 0.3])
def test_parts_have_the_area_that_a_pencil_gives(play: float) -> None:
    puzzle, _ = solved(PENTOMINOES, "square")
    pieces = {piece.name: piece.outline for piece in part_pieces(puzzle, LaserSettings(cell=10, play=play))}
    for name, around in {"F": 120, "P": 100, "X": 120, "I": 120}.items():
        for piece, by in ((pieces[name], -play / 2), (grown(pieces[name], KERF / 2), KERF / 2 - play / 2)):
            assert piece.area == pytest.approx(500 + around * by + 4 * by**2)


def test_a_hole_shrinks_by_half_of_the_kerf_and_the_outside_grows() -> None:
    puzzle, _ = solved("AAA\nA.A\nAAA", "square")
    (piece,) = part_pieces(puzzle, LaserSettings(cell=10, play=0))
    path = grown(piece.outline, KERF / 2)
    assert path.bounds == pytest.approx((-0.1, -0.1, 30.1, 30.1))
    assert Polygon(path.interiors[0]).bounds == pytest.approx((10.1, 10.1, 19.9, 19.9))


@pytest.mark.parametrize("play", [0.1, 0.4])
@pytest.mark.parametrize("lattice", ["drafter", "half-square", "hexagon", "kite", "square", "triangle"])
def test_the_cut_tray_holds_the_cut_parts(lattice: str, play: float) -> None:
    random = Random(lattice)
    cells = blob(random, builtin(lattice), 24)
    solution = tuple(Placement(0, tuple(piece)) for piece in cut(random, builtin(lattice), cells))
    puzzle = Puzzle(builtin(lattice), target=Target(tuple(cells)))
    assert least_distance(puzzle, solution, LaserSettings(cell=20, play=play)) == pytest.approx(play, abs=1e-3)


def test_the_cut_tray_holds_sticks_that_bend_end_and_pass() -> None:
    solution = tuple(Placement(0, tuple(piece)) for piece in STICKS)
    puzzle = Puzzle(builtin("square-stick"), target=Target(tuple(cell for piece in STICKS for cell in piece)))
    assert least_distance(puzzle, solution, LaserSettings(cell=20, play=0.1)) == pytest.approx(0.1, abs=1e-3)


def test_a_knob_fills_its_notch_but_for_the_play() -> None:
    matching = Matching((("knob", "notch"),), ("",))
    puzzle = Puzzle(builtin("square"), target=Target(((0, 0, 0), (1, 0, 0))), matching=matching)
    left, right = (0, 0, 0), (1, 0, 0)
    solution = (Placement(0, (left,), ((left, right, "knob"),)), Placement(0, (right,), ((right, left, "notch"),)))
    assert least_distance(puzzle, solution, LaserSettings(cell=20, play=0.2)) == pytest.approx(0.2, abs=1e-3)
    with_knob = part_outline(puzzle, (left,), solution[0].marks, LaserSettings(cell=20), "part")
    assert with_knob.bounds[2] > 22


def test_a_tray_has_a_base_a_frame_and_what_fills_holes_of_the_target() -> None:
    puzzle, _ = solved("AAAAA\nA...A\nA...A\nA...A\nAAAAA", "square")
    base, *frame = (piece.outline for piece in tray_pieces(puzzle, LaserSettings(cell=10, margin=8)))
    assert [len(piece.interiors) for piece in (base, *frame)] == [0, 1, 0]
    assert base.bounds == pytest.approx((-8.1, -8.1, 58.1, 58.1))
    island = min(frame, key=lambda piece: piece.area)
    assert island.bounds == pytest.approx((10.1, 10.1, 39.9, 39.9))


def test_corners_are_rounded_by_a_radius() -> None:
    puzzle, _ = solved("AA", "square")
    (piece,) = part_pieces(puzzle, LaserSettings(cell=10, play=0, rounding=2))
    assert piece.outline.area == pytest.approx(200 - 4 * (4 - 3.14159), abs=0.01)


def test_a_neck_joins_cells_that_touch_in_a_corner() -> None:
    puzzle, _ = solved("A.\n.A", "square")
    (piece,) = part_pieces(puzzle, LaserSettings(cell=10, neck=2))
    assert piece.outline.contains(Point(10, 10).buffer(0.99))


def test_rounded_neighbours_leave_room_for_a_neck() -> None:
    puzzle, solution = solved("AB\nCA", "square")
    assert least_distance(puzzle, solution, LaserSettings(cell=20, neck=2, rounding=3, play=0.1)) > 0.1 - 1e-3
    assert least_distance(puzzle, solution, LaserSettings(cell=20, neck=2, play=0.1)) == -1


@pytest.mark.parametrize("turned", [lambda x, y: (x, y, 0), lambda x, y: (x, 0, y), lambda x, y: (0, x, y)])
def test_a_layer_of_cubes_is_cut_in_whatever_plane_it_lies(turned: Callable[[int, int], tuple[int, ...]]) -> None:
    cells = tuple((*turned(x, y), 0) for x, y in ((0, 0), (1, 0), (2, 0), (0, 1)))
    puzzle = Puzzle(builtin("cubic"), parts=(Part("L", cells),))
    (piece,) = part_pieces(puzzle, LaserSettings(cell=10, play=0))
    assert (piece.outline.area, piece.outline.length) == pytest.approx((400, 100))


@pytest.mark.parametrize(("picture", "lattice", "settings", "told"), [
    ("A.\n.A", "square", {}, "“A”.*touch only in a corner.*neck"),
    ("A.A", "square", {"neck": 2.0}, "hang together"),
    ("AA", "square", {"play": 12.0}, "nothing is left of this part"),
    ("AA", "square", {"rounding": 6.0}, "too narrow for corners with a radius of 6 mm"),
    (SOMA, "cubic", {}, "cannot be cut from a sheet"),
])
def test_what_cannot_be_cut_is_refused_by_name(picture: str, lattice: str, settings: dict[str, float], told: str
                                               ) -> None:
    puzzle, _ = solved(picture, lattice)
    with pytest.raises(LatticeworkError, match=told.replace("“A”", "A:")):
        part_pieces(puzzle, LaserSettings(**settings))


def test_balls_and_pegs_cannot_be_cut() -> None:
    for name in ("hollow-pyramid", "four-rings"):
        with pytest.raises(LatticeworkError, match="cannot be cut"):
            part_pieces(load(find(Path(name))), LaserSettings())


def test_a_puzzle_without_parts_or_target_is_refused() -> None:
    empty = Puzzle(builtin("square"), "Nothing")
    with pytest.raises(LatticeworkError, match="Nothing: has no parts to make"):
        part_pieces(empty, LaserSettings())
    with pytest.raises(LatticeworkError, match="Nothing: has no target to make a tray for"):
        tray_pieces(empty, LaserSettings())

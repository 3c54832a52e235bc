"""Plates and the surface of a cube as cells."""

from itertools import product

import pytest

from latticework import paths
from latticework.puzzle import load
from latticework.puzzle.plates import LEAST, MOST, Plate, border, find_plate, middle, shell, shell_size
from shapes import box, cells, cubic

SIZES = range(LEAST, MOST + 1)
FLAT_CUBES = [f"flat-cube-{number}" for number in ("i", "ii", "iii")]


@pytest.mark.parametrize("size", SIZES)
def test_middle_and_border_make_the_square_and_six_squares_the_surface(size):
    assert len(border(size)) == 4 * (size - 1)
    assert Plate(size).cells == tuple(sorted((x, y, 0, 0) for x, y in middle(size)))
    assert set(Plate(size, border(size)).cells) == set(box(size, size, 1))
    surface = shell(size)
    assert len(surface) == len(set(surface)) == size**3 - (size - 2) ** 3
    assert list(surface) == sorted(set(box(size, size, size)) - {
        (x, y, z, 0) for x, y, z in product(range(1, size - 1), repeat=3)})


def test_a_plate_lies_where_it_is_put():
    plate = Plate(3, frozenset({(0, 0), (1, 2)}), (4, -2, 7))
    assert plate.cells == ((4, -2, 7, 0), (5, -1, 7, 0), (5, 0, 7, 0))


def test_a_corner_is_loose_when_both_places_beside_it_are_gaps():
    assert Plate(5, frozenset({(0, 0), (4, 4), (3, 4), (0, 4), (0, 3), (2, 0)})).loose == {(0, 0)}
    assert Plate(5, frozenset({(4, 0), (4, 2), (2, 0)})).loose == {(4, 0)}
    assert Plate(3, frozenset({(2, 2), (2, 1)})).loose == frozenset()
    assert Plate(5, border(5)).loose == frozenset()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("teeth", [{(1, 0)}, {(0, 1)}, {(0, 0), (1, 0)}, set(), "all"])
def test_a_plate_is_found_again_where_it_was_made(size, teeth):
    plate = Plate(size, border(size) if teeth == "all" else frozenset(teeth))
    assert find_plate(plate.cells, size) == plate


def test_a_plate_is_found_anywhere():
    plate = Plate(5, frozenset({(4, 4), (4, 3)}), (-7, 20, 3))
    assert find_plate(plate.cells, 5) == plate


@pytest.mark.parametrize("picture", [
    "#####/#####/##.##/#####/#####",  # a hole
    "######/######/######",  # too long
    "### ###",  # two layers
    "##/##",  # no middle
])
def test_other_cells_are_no_plate(picture):
    assert find_plate(cells(picture, cubic()), 5) is None


def test_standing_plates_and_no_cells_are_no_plate():
    assert find_plate(((0, 0, 0, 0), (0, 0, 1, 0)), 3) is None
    assert find_plate((), 3) is None


@pytest.mark.parametrize("size", SIZES)
def test_the_surface_of_a_cube_is_recognised_wherever_it_lies(size):
    surface = shell(size)
    assert shell_size(surface) == size
    assert shell_size((x - 3, y + 5, z + 1, 0) for x, y, z, _ in surface) == size
    assert shell_size(surface[:-1]) is None
    assert shell_size((*surface[:-1], (1, 1, 1, 0))) is None


@pytest.mark.parametrize("name", FLAT_CUBES)
def test_the_flat_cubes_of_the_library_are_plates_of_five(name):
    puzzle = load(paths.library() / "cubic" / f"{name}.toml")
    assert shell_size(puzzle.target.cells) == 5
    for part in puzzle.parts:
        plate = find_plate(part.cells, 5)
        assert plate is not None
        assert (set(plate.cells), plate.loose) == (set(part.cells), frozenset())

"""Lattices that stand so that a step of theirs leads straight up, and the directions that a user is offered."""

import re
import tomllib
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from latticework import paths
from latticework.errors import FileRefusedError
from latticework.lattice import builtin, names
from latticework.lattice.by_name import decode
from latticework.lattice.geometry import outline
from latticework.lattice.layers import directions, has_layers, layers, level_count, standing
from latticework.puzzle import Puzzle, Target

SPHERES, CUBIC = builtin("packed-spheres"), builtin("cubic")
SOLID = [name for name in names() if has_layers(builtin(name)) and builtin(name).rank == 3]


def test_a_square_pyramid_of_spheres_stands_on_its_base() -> None:
    found = layers(standing(SPHERES, (-1, 1, 1)))
    one, other = found.level @ standing(SPHERES, (-1, 1, 1)).vectors
    assert one == pytest.approx([1, 0, 0])
    assert other == pytest.approx([0, 1, 0])
    assert found.heights == (0, 1, 1)


@pytest.mark.parametrize("name", SOLID)
def test_the_step_leads_along_z_and_nothing_is_bent(name: str) -> None:
    lattice = builtin(name)
    for direction in directions(lattice):
        stands = standing(lattice, direction.up)
        assert np.array(direction.up) @ stands.vectors == pytest.approx(
            [0, 0, np.linalg.norm(np.array(direction.up) @ lattice.vectors)], abs=1e-6)
        assert stands.vectors @ stands.vectors.T == pytest.approx(lattice.vectors @ lattice.vectors.T, abs=1e-6)
        assert np.linalg.det(stands.vectors) == pytest.approx(np.linalg.det(lattice.vectors))  # not mirrored
        along, aside = layers(stands).level @ stands.vectors
        assert aside[1] > 0
        assert stands is lattice or along[1:] == pytest.approx([0, 0], abs=1e-6)
        assert along[0] > 0


def test_tetrahedra_and_octahedra_are_cut_into_triangles_and_hexagons_that_fill_the_layer() -> None:
    lattice = builtin("tetrahedron-octahedron")
    stands = standing(lattice, lattice.up)
    cut = [outline(stands, (0, 0, 0, kind)) for kind in range(3)]
    assert [len(corners) for corners in cut] == [6, 3, 3]
    one, other = (layers(stands).level @ stands.vectors)[:, :2]
    assert sum(map(area, cut)) == pytest.approx(abs(one[0] * other[1] - one[1] * other[0]))
    assert level_count(stands) == 1


def area(corners: np.ndarray) -> float:
    x, y = corners.T
    return float(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2


def test_the_same_step_gives_the_same_lattice() -> None:
    assert standing(SPHERES, (-1, 1, 1)) is standing(SPHERES, (-1, 1, 1))
    assert standing(SPHERES, ()) is SPHERES
    assert standing(CUBIC, (0, 0, 5)) is CUBIC


@pytest.mark.parametrize(("name", "nets"), [
    ("cubic", {"square": 6, "rectangular": 12}), ("packed-spheres", {"triangular": 8, "square": 6}),
    ("ring", {}), ("square", {})])
def test_directions_of_wide_layers_are_offered(name: str, nets: dict[str, int]) -> None:
    found = [direction.net for direction in directions(builtin(name))]
    assert {net: found.count(net) for net in found} == nets


@pytest.mark.parametrize("name", SOLID)
def test_there_is_a_way_back_to_how_the_lattice_lies(name: str) -> None:
    assert any(standing(builtin(name), direction.up) is builtin(name) for direction in directions(builtin(name)))


@pytest.mark.parametrize(("name", "up", "fault"), [
    ("square", (1, 0), "three translations"), ("ring", (1,), "three translations"), ("cubic", (0, 0, 0), "nowhere")])
def test_steps_that_lead_to_no_layer_are_refused(name: str, up: tuple[int, ...], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        standing(builtin(name), up)


def test_every_cell_has_its_own_place_in_the_grid_of_its_layer() -> None:
    cells = np.array([(*cell, 0) for cell in product(range(-2, 3), repeat=3)])
    for up in ((), (-1, 1, 1), (1, 1, 1), (1, 0, 0)):
        stands = standing(SPHERES, up)
        grid = layers(stands).grid(cells)
        assert len(set(map(tuple, grid.tolist()))) == len(cells)
        assert grid[:, 2].tolist() == [layers(stands).of(cell) for cell in map(tuple, cells.tolist())]


@pytest.mark.parametrize("up", ["[1, 0]", "[0, 0, 0]"])
def test_lattice_files_that_stand_on_no_layer_are_refused(up: str) -> None:
    text = (paths.resources() / "lattices" / "cubic.toml").read_text()
    with pytest.raises(FileRefusedError, match=re.escape(f"up: {up}")):
        decode(tomllib.loads(text.replace("vectors", f"up = {up}\nvectors", 1)), "cubic.toml")


def test_a_puzzle_that_stands_already_is_not_made_again() -> None:
    """What is kept for a puzzle would not be found for an equal one."""
    puzzle = Puzzle(CUBIC, target=Target(((0, 0, 0, 0),)))
    assert puzzle.standing is puzzle
    up = replace(puzzle, up=(0, 0, 1))
    assert up.standing == puzzle

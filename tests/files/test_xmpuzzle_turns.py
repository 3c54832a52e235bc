"""The numbered turns of BurrTools: rotations first, then reflections, all different."""

import numpy as np
import pytest

from latticework.files.xmpuzzle.grids import BRICKS, PRISMS, RHOMBIC, TETRA_OCTA, grid

BASE = np.array([[0, 0, 0], [2, 0, 0], [0, 2, 0], [0, 0, 2]])


@pytest.mark.parametrize("number", [BRICKS, RHOMBIC, TETRA_OCTA])
def test_turns_of_a_cube(number: int) -> None:
    every = [grid(number).turned(BASE, turn)[1:] // 2 for turn in range(grid(number).turn_count)]
    count = grid(number).rotation_count
    assert [round(np.linalg.det(turn)) for turn in every] == [1] * count + [-1] * count
    assert len({turn.tobytes() for turn in every}) == 48
    assert (every[0] == np.eye(3)).all()
    assert all((grid(number).turned(BASE, turn + 24) == grid(number).turned(BASE, turn) * [-1, 1, 1]).all()
               for turn in range(24))


def test_some_turns_of_a_cube_by_their_numbers() -> None:
    # Where (1, 2, 3) goes, as the description of the format has it.
    given = {1: (1, -3, 2), 7: (2, 3, 1), 13: (2, -3, -1), 16: (-2, 1, 3), 20: (2, -1, 3), 23: (3, -1, -2)}
    found = {turn: tuple(grid(BRICKS).turned(np.array([[1, 2, 3]]), turn)[0].tolist()) for turn in given}
    assert found == given


def test_turns_of_prisms() -> None:
    shape = np.array([[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 1], [0, 1, 0]])
    found = []
    for turn in range(grid(PRISMS).turn_count):
        raw = grid(PRISMS).turned(shape, turn)
        cells, there = grid(PRISMS).cells(raw)
        assert there.all()
        places = grid(PRISMS).lattice.positions(cells)
        found.append(places - places[0])
    distances = [np.linalg.norm(places[:, None] - places, axis=2).round(6).tobytes() for places in found]
    assert len(set(distances)) == 1
    assert len({places.round(6).tobytes() for places in found}) == 24
    sides = [np.sign(round(np.linalg.det(places[[1, 3, 4]]), 6)) for places in found]
    assert sides == [sides[0]] * grid(PRISMS).rotation_count + [-sides[0]] * grid(PRISMS).rotation_count

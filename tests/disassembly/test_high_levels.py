"""Levels near a hundred: cells that climb stairs between walls, step by step, each stairs by itself."""

import pytest

from drawn_pieces import made
from latticework.apart import take_apart

STEPS = 97


@pytest.mark.parametrize("climbers", [1, 2])
def test_each_step_is_a_move(climbers: int) -> None:
    ways = [stairs(4 * number) for number in range(climbers)]
    inside = {cell for way in ways for cell in way}
    around = {(x + a, y + b) for x, y in inside for a in (-1, 0, 1) for b in (-1, 0, 1)}
    doors = {(x + 1, y) for way in ways for x, y in way[-1:]}
    wall = tuple((x, y, 0) for x, y in sorted(around - inside - doors))
    puzzle, solution = made("square", {"wall": wall, **{str(i): ((*way[0], 0),) for i, way in enumerate(ways)}})
    found = take_apart(puzzle, solution)
    assert found.level == ".".join([str(STEPS)] * climbers)


def stairs(up: int) -> list[tuple[int, int]]:
    """Return the cells of stairs that begin so far up."""
    return [((number + 1) // 2, up + number // 2) for number in range(STEPS)]

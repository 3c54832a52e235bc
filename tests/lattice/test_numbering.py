"""Numbers of cells are found by a table or by sorted keys, and steps lead where adding them says."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.lattice import Cell, lattice
from latticework.lattice.lattice import Numbering
from shapes import TRIANGLES, cubic, made

AT = st.integers(-4, 4)


def check(cells: list[Cell], steps: list[Cell]) -> None:
    numbered, number = Numbering(cubic(), tuple(cells)), {cell: n for n, cell in enumerate(cells)}
    there = [[tuple(np.add(cell, step).tolist()) for step in steps] for cell in cells]
    expected = [[number.get(cell, -1) for cell in row] for row in there]
    every, moved = np.arange(len(cells)), np.array(steps, np.int64).reshape(-1, 4)
    assert numbered.reached(every, moved).tolist() == expected
    assert numbered.find(np.array(there, np.int64)).tolist() == expected


@given(st.lists(st.tuples(AT, AT, AT, st.just(0)), min_size=1, max_size=12, unique=True),
       st.lists(st.tuples(st.integers(-9, 9), AT, AT, st.just(0)), min_size=1, max_size=6))
def test_steps_lead_where_adding_them_says(cells: list[Cell], steps: list[Cell]) -> None:
    check(cells, steps)


def test_cells_far_apart_need_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    check([(0, 0, 0, 0), (10**6, 5, 0, 0), (10**6, 0, 7, 0)], [(0, 0, 0, 0), (-(10**6), -5, 0, 0), (0, -5, 7, 0)])
    monkeypatch.setattr(lattice, "_MOST_TABLE", 0)
    check([(0, 0, 0, 0), (1, 0, 0, 0), (1, 2, 0, 0)], [(0, 0, 0, 0), (1, 0, 0, 0), (0, 2, 0, 0), (-1, 0, 0, 0)])


def test_kinds_are_told_apart() -> None:
    numbered = Numbering(made(TRIANGLES), ((0, 0, 0), (0, 0, 1), (1, 0, 0)))
    assert numbered.reached(np.arange(3), np.array([[0, 0, 1], [1, 0, -1], [0, 0, -1]])).tolist() == [
        [1, -1, -1], [-1, 2, 0], [-1, -1, -1]]

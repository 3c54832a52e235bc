"""The neighbours of cells of a target, its islands, and a colouring of the cells in two colours."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from latticework.cover.cover_arrays import Int32
from latticework.cover.placements import KEPT, covered
from latticework.cover.reduction import Reduction
from latticework.lattice import Cell, Lattice


@dataclass(frozen=True, eq=False)
class Regions:
    """The cells of a target as items first..first + cells - 1; each option holds one item below first, its part.

    near (n, 2): pairs of cells by which the cells of every option are connected. color (cells,): 1 and -1 so that
    neighbours differ; all 0 if that is impossible.
    """

    first: int
    cells: int
    near: Int32
    color: Int32


def regions(reduction: Reduction) -> Regions:
    """Return the regions of a reduced puzzle."""
    puzzle = reduction.puzzle
    touching = (_touching if len(puzzle.target.cells) <= KEPT else _touching.__wrapped__)(
        puzzle.lattice, puzzle.target.cells)
    near = {pair for pair in touching if pair[0] < pair[1]}
    first = len(puzzle.parts) + bool(puzzle.target.optional)
    for block, fits in zip(reduction.blocks, reduction.fits, strict=False):  # the last block may have holes
        for rows in np.split(block, np.cumsum(fits)[:-1]):
            for row in rows.tolist():
                bridges = _bridges(covered(puzzle, row), touching)
                if not bridges:
                    break  # the orientation is connected, so all its placements are
                near |= bridges
    cells = len(puzzle.target.cells)
    return Regions(first, cells, np.array(sorted(near), np.int32).reshape(-1, 2), _colors(cells, near))


@lru_cache(64)  # a target is prepared again after each change of a part
def _touching(lattice: Lattice, cells: tuple[Cell, ...]) -> frozenset[tuple[int, int]]:
    """Return the pairs of numbers of neighbouring cells, both ways, as bridges are looked up from either cell."""
    number = {cell: i for i, cell in enumerate(cells)}
    return frozenset((i, number[other]) for cell, i in number.items() for other in lattice.neighbours(cell)
                     if other in number)


def island_numbers(where: Regions) -> list[list[int]]:
    """Return the numbers of the cells of each island, ascending."""
    home = list(range(where.cells))

    def root(cell: int) -> int:
        while home[cell] != cell:
            # Halving the path at each step keeps later searches short (union-find).
            home[cell] = cell = home[home[cell]]
        return cell

    for a, b in where.near.tolist():
        low, high = sorted((root(a), root(b)))
        home[high] = low
    islands: dict[int, list[int]] = {}
    for cell in range(where.cells):
        islands.setdefault(root(cell), []).append(cell)
    return list(islands.values())


def _bridges(cells: list[int], touching: frozenset[tuple[int, int]]) -> set[tuple[int, int]]:
    """Return pairs of cells that connect the separate pieces of an option."""
    left = set(cells[1:])
    here, bridges = [cells[0]], set()
    while left:
        if not here:
            here = [left.pop()]
            # Otherwise an island would look closed although a part of several pieces can reach across.
            bridges.add((cells[0], here[0]))
        cell = here.pop()
        reached = {other for other in left if (cell, other) in touching}
        left -= reached
        here += reached
    return bridges


def _colors(cells: int, near: Iterable[tuple[int, int]]) -> Int32:
    """Return a colouring of all cells in two colours, or zeros if there is none."""
    others: list[list[int]] = [[] for _ in range(cells)]
    for a, b in near:
        others[a].append(b)
        others[b].append(a)
    color = np.zeros(cells, np.int32)
    for begin in range(cells):
        todo = deque([begin] if not color[begin] else [])
        color[begin] = color[begin] or 1
        while todo:
            cell = todo.popleft()
            for other in others[cell]:
                if color[other] == color[cell]:
                    return np.zeros(cells, np.int32)
                if not color[other]:
                    color[other] = -color[cell]
                    todo.append(other)
    return color

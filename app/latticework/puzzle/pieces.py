"""The pieces that a set of cells is in."""

from functools import lru_cache

from latticework.lattice import Cell, Lattice


@lru_cache(maxsize=4096)  # asked after each edit of each part, of which one has changed
def pieces(lattice: Lattice, cells: tuple[Cell, ...]) -> int:
    """Return how many pieces cells make that do not touch one another."""
    left, count = set(cells), 0
    while left:
        count += 1
        reached = [left.pop()]
        while reached:
            beside = left.intersection(lattice.neighbours(reached.pop()))
            left -= beside
            reached += beside
    return count

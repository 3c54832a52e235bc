"""What a closed border of cells encloses."""

from collections.abc import Callable, Iterable

from latticework.lattice import Cell, Lattice
from latticework.lattice.layers import layer_of, layered
from latticework.puzzle.shapes.borders import Cells, shut_in
from latticework.puzzle.shapes.stick_tiles import tiles

Neighbours = Callable[[Cell], Iterable[Cell]]


def enclosed(lattice: Lattice, cells: Cells) -> Cells:
    """Return the cells that a border encloses; in a solid lattice in space, or else within its layers."""
    if not cells:
        return ()
    between = tiles(lattice)
    if between:
        return between.enclosed(cells)
    found = _shut_in(cells, lattice.neighbours)
    if found or not layered(lattice):
        return found
    inside: list[Cell] = []
    for layer in sorted({layer_of(lattice, cell) for cell in cells}):
        def level(cell: Cell, layer: int = layer) -> list[Cell]:
            return [other for other in lattice.neighbours(cell) if layer_of(lattice, other) == layer]

        inside += _shut_in(tuple(cell for cell in cells if layer_of(lattice, cell) == layer), level)
    return tuple(sorted(inside))


def _shut_in(border: Cells, neighbours: Neighbours) -> Cells:
    wall, columns = set(border), list(zip(*border, strict=True))[:-1]
    box = [(min(column), max(column)) for column in columns]
    return tuple(sorted(shut_in({other for cell in border for other in neighbours(cell)} - wall, lambda cell: (
        None if any(not low <= x <= high for (low, high), x in zip(box, cell, strict=False))
        else [other for other in neighbours(cell) if other not in wall]))))

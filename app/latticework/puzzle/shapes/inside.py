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
        inside += _shut_in(_in_layer(lattice, cells, layer), _level(lattice, layer))
    return tuple(sorted(inside))


def enclosed_about(lattice: Lattice, cells: Cells, start: Cell) -> Cells:
    """Return the empty cells about one as far as a border encloses them: in space, or else within its layer.

    In a lattice of sticks, whose tiles are what is enclosed, all that the border encloses.
    """
    if not cells or start in cells:
        return ()
    if tiles(lattice):
        return enclosed(lattice, cells)
    found = _shut_in(cells, lattice.neighbours, [start])
    if found or not layered(lattice):
        return found
    layer = layer_of(lattice, start)
    level = _in_layer(lattice, cells, layer)
    return _shut_in(level, _level(lattice, layer), [start]) if level else ()


def _in_layer(lattice: Lattice, cells: Cells, layer: int) -> Cells:
    return tuple(cell for cell in cells if layer_of(lattice, cell) == layer)


def _level(lattice: Lattice, layer: int) -> Neighbours:
    return lambda cell: [other for other in lattice.neighbours(cell) if layer_of(lattice, other) == layer]


def _shut_in(border: Cells, neighbours: Neighbours, begins: Iterable[Cell] = ()) -> Cells:
    """Return what can be reached from some cells, or from beside the border, and is shut in by it."""
    wall, columns = set(border), list(zip(*border, strict=True))[:-1]
    box = [(min(column), max(column)) for column in columns]
    starts = set(begins) or {other for cell in border for other in neighbours(cell)}
    return tuple(sorted(shut_in(starts - wall, lambda cell: (
        None if any(not low <= x <= high for (low, high), x in zip(box, cell, strict=False))
        else [other for other in neighbours(cell) if other not in wall]))))

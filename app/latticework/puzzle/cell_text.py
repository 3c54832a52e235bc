"""Cells as pictures of text: one character for each cell, the first line on top, layers from the bottom up.

Any character but a dot and a blank is a cell; a plus is a cell of the target that may stay empty.
"""

from latticework.lattice import Cell, Lattice
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS

_MAX_DOTS = 200
"""The most characters per cell of a picture; if it took more, a list would be shorter."""

OPTIONAL = "+"


def read_picture(text: str, only: str = "") -> tuple[Cell, ...]:
    """Return the cells (x, y, z) of a picture, or only those of one character; raises ValueError with the reason."""
    layers: list[list[str]] = [[]]
    # Only line breaks are stripped: blanks before the first line are columns without cells.
    for line in text.strip("\n").split("\n"):
        if line.strip():
            layers[-1].append(line.rstrip())
        elif layers[-1]:
            layers.append([])
    layers = [layer for layer in layers if layer]
    heights = [len(layer) for layer in layers]
    if len(set(heights)) > 1:
        raise ValueError(phrase("its layers have {heights} lines; all should have the same",
                                heights=", ".join(map(str, heights))))
    return tuple(
        # The first line is on top, where y is greatest.
        (x, len(layer) - 1 - row, z)
        for z, layer in enumerate(layers) for row, line in enumerate(layer) for x, mark in enumerate(line)
        if mark != "." and not mark.isspace() and (not only or mark == only)
    )


def can_picture(lattice: Lattice, cells: tuple[Cell, ...]) -> bool:
    """Whether the cells can be written as a picture from which they are read back unchanged."""
    if len(lattice.kinds) > 1 or not 2 <= lattice.rank <= 3 or not cells:
        return False
    columns = list(zip(*cells, strict=True))[:-1]
    area = 1
    for column in columns:
        area *= max(column) + 1
    # What is left of or below the origin has no place in a picture, and far apart cells would be mostly dots.
    return min(map(min, columns)) >= 0 and area <= min(MAX_CELLS, _MAX_DOTS * len(cells))


def write_picture(cells: tuple[Cell, ...], optional: tuple[Cell, ...] = ()) -> str:
    """Return cells as a picture, one line break after each line; can_picture must be true for them."""
    width, height, depth = (max(column) + 1 for column in zip(*map(_place, cells), strict=True))
    # Bytes can be changed in place: a text would be copied for each cell.
    lines = [bytearray(b"." * width) for _ in range(depth * height)]
    for mark, some in (("#", cells), (OPTIONAL, optional)):
        for x, y, z in map(_place, some):
            lines[z * height + height - 1 - y][x] = ord(mark)
    layers = (lines[first : first + height] for first in range(0, len(lines), height))
    return "\n".join("".join(f"{line.decode()}\n" for line in layer) for layer in layers)


def _place(cell: Cell) -> tuple[int, ...]:
    return (*cell[:-1], 0)[:3]

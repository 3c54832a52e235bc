"""Cells as pictures: one character a cell, the first line on top, layers from the bottom up.

A cell is any mark but a dot and a blank; a plus is a cell of the target that may stay empty.
"""

from latticework.lattice import Cell, Lattice

MAX_AREA = 20_000
OPTIONAL = "+"


def read_picture(text: str, only: str = "") -> tuple[Cell, ...]:
    """Return the cells (x, y, z) of a picture, or those of one mark; raises ValueError saying what is wrong."""
    layers: list[list[str]] = [[]]
    for line in text.strip("\n").split("\n"):
        if line.strip():
            layers[-1].append(line.rstrip())
        elif layers[-1]:
            layers.append([])
    layers = [layer for layer in layers if layer]
    heights = [len(layer) for layer in layers]
    if len(set(heights)) > 1:
        raise ValueError(f"its layers have {', '.join(map(str, heights))} lines; all should have the same")
    return tuple(
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
    return min(map(min, columns)) >= 0 and area <= MAX_AREA


def write_picture(lattice: Lattice, cells: tuple[Cell, ...], optional: tuple[Cell, ...] = ()) -> str:
    """Return the picture of cells for which can_picture holds, one line break after each line."""
    marks = dict.fromkeys(cells, "#") | dict.fromkeys(optional, OPTIONAL)
    present = {cell[:3] if lattice.rank == 3 else (*cell[:2], 0): mark for cell, mark in marks.items()}
    width, height, depth = (max(c[i] for c in present) + 1 for i in range(3))
    layers = (
        "".join(
            "".join(present.get((x, y, z), ".") for x in range(width)) + "\n"
            for y in reversed(range(height))
        )
        for z in range(depth)
    )
    return "\n".join(layers)

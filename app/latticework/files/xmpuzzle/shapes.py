"""The cells of a shape of BurrTools: one sign a cell, with a number behind it where it has a colour."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from latticework.errors import FileRefusedError, shown
from latticework.files.xmpuzzle.records import Voxel
from latticework.lattice.lattice import Ints
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS

EMPTY, FIXED, VARIABLE = b"_#+"
MOST_COLORS = 63
MOST_CELLS = 4_000_000
"""The most cells of the box of a shape, empty ones too."""

MOST_FILLED = 20 * MAX_CELLS
"""The most filled cells of a shape, also counting those that are left out because its grid has none there."""


@dataclass(frozen=True, eq=False)
class Shape:
    """The filled cells of a shape: their places, shape (n, 3), which are variable, and their colours, 0 for none."""

    raw: Ints
    is_variable: NDArray[np.bool_]
    colors: Ints

    @staticmethod
    def empty() -> "Shape":
        """Return a shape without cells."""
        return Shape(np.zeros((0, 3), np.int64), np.zeros(0, bool), np.zeros(0, np.int64))

    def only(self, kept: NDArray[np.bool_]) -> "Shape":
        """Return the shape with only some of its cells, shape (n,)."""
        return Shape(self.raw[kept], self.is_variable[kept], self.colors[kept])


def is_blank(voxel: Voxel) -> bool:
    """Whether a shape has no size and no cells; BurrTools itself crashes on such."""
    return not voxel.text and 0 in voxel.size


def read_shape(voxel: Voxel, path: Path | str) -> Shape:
    """Return the cells of a shape; raises FileRefusedError saying what is wrong with them."""
    x, y, z = voxel.size
    size = " x ".join(map(str, voxel.size))
    if is_blank(voxel):
        raise FileRefusedError(path, phrase("has {size} cells and no content, and a problem uses it; should have one "
                                            "sign a cell: # filled, + may stay empty, _ not there", size=size),
                               voxel.where)
    # Before the text is looked at: sizes are three numbers that anybody can write.
    if x * y * z > MOST_CELLS:
        raise FileRefusedError(path, phrase("has {size} cells; at most {most} are read", size=size, most=MOST_CELLS),
                               voxel.where)
    # As an array of bytes, since a shape may have millions of signs.
    signs = np.frombuffer(voxel.text.encode("latin-1", "replace"), np.uint8)
    is_cell, is_digit = np.isin(signs, [EMPTY, FIXED, VARIABLE]), (signs >= ord("0")) & (signs <= ord("9"))
    strange = np.flatnonzero(~is_cell & ~is_digit)
    if len(strange):
        raise FileRefusedError(path, phrase("has the sign {sign}; right are #, + and _, and numbers of colours "
                                            "behind them", sign=shown(voxel.text[strange[0]])), voxel.where)
    begin = np.flatnonzero(is_cell)
    if len(begin) != x * y * z or (len(signs) and not is_cell[0]):
        raise FileRefusedError(path, phrase("has {given} cells, but {size} are {count}", given=len(begin), size=size,
                                            count=x * y * z), voxel.where)
    filled = np.flatnonzero(signs[begin] != EMPTY)
    check_filled(len(filled), MOST_FILLED, path)
    raw = np.column_stack([filled % x, filled // x % y, filled // x // y])
    begin, end = begin[filled], np.append(begin, len(signs))[filled + 1]
    return Shape(raw, signs[begin] == VARIABLE, _colors(signs, begin, end - begin - 1, voxel, path))


def check_filled(count: int, most: int, path: Path | str) -> None:
    """Raise FileRefusedError where a shape, or all together, has more cells than are read from any file."""
    if count > most:
        raise FileRefusedError(path, phrase("has {count} cells in a shape or in all; at most {most} are read",
                                            count=count, most=most))


def _colors(signs: NDArray[np.uint8], begin: NDArray[np.intp], lengths: NDArray[np.intp], voxel: Voxel,
            path: Path | str) -> Ints:
    """Return the number of the colour of each cell, 0 for none; lengths: how many digits are behind each."""
    colors = np.zeros(len(begin), np.int64)
    for digit in range(int(min(lengths.max(initial=0), 2))):
        has = lengths > digit
        colors[has] = 10 * colors[has] + signs[begin[has] + 1 + digit] - ord("0")
    if lengths.max(initial=0) > 2 or colors.max(initial=0) > MOST_COLORS:
        at = int(begin[(lengths > 2) | (colors > MOST_COLORS)][0])
        raise FileRefusedError(path, phrase("has the colour {color}; there are at most {most}", most=MOST_COLORS,
                                            color=shown(voxel.text[at + 1 : at + 9])), voxel.where)
    return colors

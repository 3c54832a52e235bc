"""The cells of a shape of BurrTools: one sign a cell, with a number behind it where it has a colour."""

import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from latticework.errors import FileRefusedError, shown
from latticework.exchange.xmpuzzle.records import Voxel
from latticework.lattice.lattice import Ints
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS

EMPTY, VARIABLE = b"_+"
_STRANGE = re.compile("[^_#+0-9]")
MOST_COLORS = 63
MOST_CELLS, MOST_FILLED = 4_000_000, 1_000_000
"""The most cells of the box of a shape, and the most of these that are filled; not all need be cells of its grid."""
_LONG_COLOR = re.compile("[0-9]{3,8}")


@dataclass(frozen=True, eq=False)
class Shape:
    """The filled cells of a shape: where, shape (n, 3), which are variable, and their colours, 0 for none."""

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
    """Whether a shape has no size and no cells, on which BurrTools itself crashes."""
    return not voxel.text and 0 in voxel.size


def read_shape(voxel: Voxel, path: Path | str) -> Shape:
    """Return the cells of a shape; raises FileRefusedError saying what is wrong with them."""
    x, y, z = voxel.size
    size = " x ".join(map(str, voxel.size))
    if is_blank(voxel):
        raise FileRefusedError(path, phrase("has {size} cells and no content, and a problem uses it; should have one "
                                            "sign a cell: # filled, + may stay empty, _ not there", size=size),
                               voxel.where)
    if x * y * z > MOST_CELLS:
        raise FileRefusedError(path, phrase("has {size} cells; at most {most} are read", size=size, most=MOST_CELLS),
                               voxel.where)
    strange = _STRANGE.search(voxel.text)
    if strange:
        raise FileRefusedError(path, phrase("has the sign {sign}; right are #, + and _, and numbers of colours "
                                            "behind them", sign=shown(strange[0])), voxel.where)
    given = sum(map(voxel.text.count, "_#+"))  # before anything is made of them: a small file may hold 60 million
    if given != x * y * z or voxel.text[:1].isdigit():
        raise FileRefusedError(path, phrase("has {given} cells, but {size} are {count}", given=given, size=size,
                                            count=x * y * z), voxel.where)
    filled_cells = given - voxel.text.count("_")
    if filled_cells > MOST_FILLED:
        raise too_many(filled_cells, MAX_CELLS, path)
    long = _LONG_COLOR.search(voxel.text)
    if long:
        raise _no_color(long[0], voxel, path)
    signs = np.frombuffer(voxel.text.encode("ascii"), np.uint8)
    begin = np.flatnonzero((signs < ord("0")) | (signs == EMPTY))
    states, colors = signs[begin], _colors(signs, begin, voxel, path)
    filled = np.flatnonzero(states != EMPTY)
    raw = np.column_stack([filled % x, filled // x % y, filled // x // y])
    return Shape(raw, states[filled] == VARIABLE, colors[filled])


def _colors(signs: NDArray[np.uint8], begin: NDArray[np.intp], voxel: Voxel, path: Path | str) -> Ints:
    """Return the number of the colour of each cell, 0 for none."""
    lengths = np.diff(begin, append=len(signs)) - 1
    colors = np.zeros(len(begin), np.int64)
    for digit in range(int(lengths.max(initial=0))):
        has = lengths > digit
        colors[has] = 10 * colors[has] + signs[begin[has] + 1 + digit] - ord("0")
    if colors.max(initial=0) > MOST_COLORS:
        at = int(begin[colors > MOST_COLORS][0])
        raise _no_color(voxel.text[at + 1 : at + 9], voxel, path)
    return colors


def _no_color(color: str, voxel: Voxel, path: Path | str) -> FileRefusedError:
    return FileRefusedError(path, phrase("has the colour {color}; there are at most {most}", most=MOST_COLORS,
                                         color=shown(color)), voxel.where)


def too_many(count: int, most: int, path: Path | str) -> FileRefusedError:
    """Return the error for a shape, or shapes, with more cells than are read."""
    return FileRefusedError(path, phrase("has {count} cells in a shape or in all; at most {most} are read",
                                         count=count, most=most))

"""In how many ways a square board of n x n is cut into pieces that are all different, however they are turned.

    python installer/different_pieces.py 4 rows
    python installer/different_pieces.py 4 narrow

print the number of all ways, of those that are different modulo rotations and modulo all symmetries, and the
processor seconds, for 1 x 1 to 5 x 5. The next piece begins at the first free cell in the order of rows, or at the
free cell with the fewest free neighbours: two searches of different trees.

    python installer/different_pieces.py 4 FILE.npz

writes the same as an exact cover problem: an item for each cell, an option for each piece in each place, and for each
shape an item that at most one option holds. A set of cells is a number here: the bit y * n + x is the cell in row y
and column x.
"""

import sys
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

Masks = NDArray[np.int64]


class Board(NamedTuple):
    """near (cells,): the neighbours of each cell, as a set; image (8, cells): where each symmetry takes each cell."""

    near: Masks
    image: Masks


def board_of(n: int) -> Board:
    """Return the board of n x n; the first four symmetries are the turns."""
    y, x = np.divmod(np.arange(n * n), n)
    near = np.zeros(n * n, np.int64)
    for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        inside = (y + dy >= 0) & (y + dy < n) & (x + dx >= 0) & (x + dx < n)
        near[inside] |= 1 << ((y + dy) * n + x + dx)[inside]
    images = []
    for mirrored in (False, True):
        a, b = y, n - 1 - x if mirrored else x
        for _ in range(4):
            images.append(a * n + b)
            a, b = b, n - 1 - a
    return Board(near, np.array(images))


@njit
def _size(cells):
    """Return how many cells a set has."""
    size = 0
    while cells != 0:
        cells &= cells - 1
        size += 1
    return size


@njit
def _first(cells):
    """Return the number of the first cell of a set."""
    return _size((cells & -cells) - 1)


@njit
def _next(near, left, narrow):
    """Return the cell where the next piece begins: the first one, or the first with the fewest free neighbours."""
    best, cells = _first(left), left
    while narrow and cells != 0:
        cell = _first(cells)
        cells &= cells - 1
        if _size(near[cell] & left) < _size(near[best] & left):
            best = cell
    return best


@njit
def _place(image, pieces):
    """Return where a symmetry takes a set of cells."""
    taken = 0
    for cell in range(len(image)):
        taken |= (pieces >> cell & 1) << image[cell]
    return taken


@njit
def _corner(n, piece):
    """Return a piece moved up and to the left as far as it goes."""
    row, column = (1 << n) - 1, 0
    for y in range(n):
        column |= 1 << y * n
    while piece & row == 0:
        piece >>= n
    while piece & column == 0:
        piece >>= 1
    return piece


@njit
def shape_of(n, image, shapes, piece):
    """Return the number of the shape of a piece, from 1 on; the first piece of a shape gives it the next number.

    shapes (2 ** cells,): the numbers of the pieces in the corner, 0 where there is none yet; the first entry, which
    no piece has, is how many there are.
    """
    moved = _corner(n, piece)
    if shapes[moved] == 0:
        shapes[0] += 1
        for symmetry in range(8):
            shapes[_corner(n, _place(image[symmetry], moved))] = shapes[0]
    return shapes[moved]


@njit
def _is_unchanged(image, pieces, depth):
    for k in range(depth):
        moved, found = _place(image, pieces[k]), False
        for other in range(depth):
            found = found or pieces[other] == moved
        if not found:
            return False
    return True


@njit
def _count(n, near, image, shapes, used, pieces, unchanged, narrow, depth, piece, more, seen, rest):
    """Go on with a piece that is begun: end it here, or let it grow by one of the cells `more`.

    unchanged (8,): of how many ways each symmetry changes nothing; seen: the cells that it has, may grow by, or does
    not grow by; rest: the cells not taken by other pieces.
    """
    shape = shape_of(n, image, shapes, piece)
    if not used[shape]:
        pieces[depth], left = piece, rest & ~piece
        if left == 0:
            for symmetry in range(8):
                unchanged[symmetry] += _is_unchanged(image[symmetry], pieces, depth + 1)
        else:
            used[shape], cell = True, _next(near, left, narrow)
            one, begun = 1 << cell, near[cell] & left
            _count(n, near, image, shapes, used, pieces, unchanged, narrow, depth + 1, one, begun, begun | one, left)
            used[shape] = False
    while more != 0:
        cell = _first(more)
        more &= more - 1
        begun = near[cell] & rest & ~seen
        _count(n, near, image, shapes, used, pieces, unchanged, narrow, depth, piece | 1 << cell, more | begun,
               seen | begun, rest)


def count(n: int, narrow: bool) -> tuple[int, int, int]:
    """Return the number of ways: all, modulo rotations, modulo all symmetries (Burnside's lemma)."""
    board, unchanged = board_of(n), np.zeros(8, np.int64)
    shapes = np.zeros(1 << n * n, np.int32)
    used, pieces = np.zeros(1 << min(n * n, 22), np.bool_), np.zeros(n * n, np.int64)
    whole, near = (1 << n * n) - 1, int(board.near[0])
    _count(n, board.near, board.image, shapes, used, pieces, unchanged, narrow, 0, 1, near, near | 1, whole)
    return int(unchanged[0]), int(unchanged[:4].sum()) // 4, int(unchanged.sum()) // 8


@njit
def _list(near, listed, piece, more, seen, allowed):
    listed.append(piece)
    while more != 0:
        cell = _first(more)
        more &= more - 1
        begun = near[cell] & allowed & ~seen
        _list(near, listed, piece | 1 << cell, more | begun, seen | begun, allowed)


@njit
def all_pieces(near):
    """Return every connected set of cells once."""
    listed = [1 << len(near) - 1]
    for cell in range(len(near) - 1):
        allowed = -1 << cell
        _list(near, listed, 1 << cell, near[cell] & allowed, near[cell] & allowed | 1 << cell, allowed)
    return np.array(listed)


@njit
def _shapes_of(n, image, pieces):
    shapes = np.zeros(1 << n * n, np.int32)
    return np.array([shape_of(n, image, shapes, piece) for piece in pieces])


def matrix(n: int) -> dict[str, NDArray[np.int64] | int]:
    """Return the exact cover problem as the arrays of an .npz file."""
    board = board_of(n)
    pieces = all_pieces(board.near)
    shapes = _shapes_of(n, board.image, pieces)
    held = np.concatenate([pieces[:, None] >> np.arange(n * n) & 1, np.ones((len(pieces), 1), np.int64)], axis=1)
    options, items = np.nonzero(held)
    last = items == n * n
    items[last] = n * n - 1 + shapes[options[last]]
    return {"indptr": np.concatenate([[0], np.cumsum(held.sum(axis=1))]), "indices": items, "n_primary": n * n,
            "n_items": n * n + int(shapes.max()), "expected": -1}


def main() -> None:
    """Count, or write the problem."""
    n, how = int(sys.argv[1]), sys.argv[2]
    if not 1 <= n <= 5:
        sys.exit(f"{n} should be from 1 to 5: more cells need more memory than there is")
    if how not in {"rows", "narrow"}:
        np.savez_compressed(Path(how), **matrix(n))
        return
    count(2, True)  # compiles
    begin = time.process_time()
    everything, rotations, reflections = count(n, how == "narrow")
    sys.stdout.write(f"{everything:,} ways, {rotations:,} modulo rotations, {reflections:,} modulo all symmetries, "
                     f"{time.process_time() - begin:.1f} s\n")


if __name__ == "__main__":
    main()

"""Matrices of 0 and 1 as exact cover problems: each row is an option, each column an item to be covered once."""

from collections.abc import Hashable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover.cover_arrays import Int32
from latticework.cover.exact_cover_document import MAX_ENTRIES, MAX_ITEMS, ExactCover, check_options
from latticework.cover.reduction import MAX_OPTIONS
from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase

Ones = tuple[NDArray[np.int64], NDArray[np.int64], tuple[int, int]]
"""Where a matrix has ones: their rows, their columns, and the shape of the matrix."""


def is_matrix(value: object) -> bool:
    """Whether a value is an array of numpy with two axes, or a sparse matrix of scipy."""
    return hasattr(value, "tocoo") or getattr(value, "ndim", 0) == 2


def ones_of(matrix: object) -> Ones:
    """Return where a matrix has ones: an array of numpy, a sparse matrix of scipy, or a list of rows.

    Raises LatticeworkError if it has other than two axes, or an entry that is neither 0 nor 1.
    """
    if hasattr(matrix, "tocoo"):
        sparse = matrix.tocoo()
        return ones_of_triples(sparse.row, sparse.col, sparse.data, sparse.shape)
    try:
        dense = np.asarray(matrix)
    except ValueError:  # rows of different lengths
        dense = np.zeros(0, object)
    if dense.ndim != 2 or dense.dtype.kind not in "biuf":
        raise LatticeworkError(phrase("matrix: should have two axes, a row for each option and a column for each "
                                      "item, with entries 0 and 1; has the shape {shape} and entries of type {type}",
                                      shape=shown(dense.shape), type=str(dense.dtype)))
    _check_size(dense.shape, int(np.count_nonzero(dense)))
    for row, column in np.argwhere((dense != 0) & (dense != 1))[:1].tolist():
        raise _strange(row, column, dense[row, column])
    rows, columns = np.nonzero(dense)
    return rows, columns, (dense.shape[0], dense.shape[1])


def ones_of_triples(rows: Any, columns: Any, values: Any, shape: tuple[int, int]) -> Ones:
    """Return the ones of a sparse matrix, given by the row, the column and the value of each entry.

    Raises LatticeworkError if it has an entry that is neither 0 nor 1, or outside of the shape.
    """
    rows, columns, values = (np.asarray(given) for given in (rows, columns, values))
    _check_size(shape, len(rows))
    if not (len(rows) == len(columns) == len(values)) or any(
            len(places) and not (places.min() >= 0 and places.max() < length)
            for places, length in zip((rows, columns), shape, strict=True)):
        raise LatticeworkError(phrase("matrix: has entries outside its shape {shape}", shape=shown(shape)))
    for place in np.flatnonzero((values != 0) & (values != 1))[:1].tolist():
        raise _strange(int(rows[place]), int(columns[place]), values[place])
    kept = values != 0
    rows, columns = rows[kept].astype(np.int64), columns[kept].astype(np.int64)
    order = np.lexsort((columns, rows))
    return rows[order], columns[order], shape


def _strange(row: int, column: int, value: object) -> LatticeworkError:
    return LatticeworkError(phrase("matrix: {value} in row {row}, column {column}, both counted from 1, should be 0 "
                                   "or 1", value=shown(str(value)), row=row + 1, column=column + 1))


def _check_size(shape: tuple[int, ...], ones: int) -> None:
    if shape[0] > MAX_OPTIONS or shape[1] > MAX_ITEMS or ones > MAX_ENTRIES:
        raise LatticeworkError(phrase("matrix: {rows} rows, {columns} columns and {ones} ones; at most {most_rows}, "
                                      "{most_columns} and {most_ones} can be searched", rows=shape[0],
                                      columns=shape[1], ones=ones, most_rows=MAX_OPTIONS, most_columns=MAX_ITEMS,
                                      most_ones=MAX_ENTRIES))


def from_ones(name: str, ones: Ones, items: Sequence[Hashable]) -> ExactCover:
    """Return the problem of a matrix; items: the names of its columns. Raises LatticeworkError."""
    rows, columns, (n, n_items) = ones
    start = start_of(rows, n)
    check_options(start, columns, items)
    once = np.ones(n_items, np.int32)
    return ExactCover(name, tuple(items), np.zeros(n_items, np.bool_), once, once.copy(), start,
                      columns.astype(np.int32), np.zeros(len(columns), np.int32))


def start_of(rows: NDArray[np.int64], n: int) -> Int32:
    """Return where each of n rows begins among the ones, which are in the order of the rows, shape (n + 1,)."""
    return np.append(0, np.cumsum(np.bincount(rows, minlength=n))).astype(np.int32)

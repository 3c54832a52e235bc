"""Matrices of 0 and 1 as files: each row is an option of an exact cover problem, each column an item.

A .npy holds an array of numpy with two axes. An .npz holds such an array, or a sparse matrix as scipy.sparse.save_npz
writes it. A text has a row in each line, its entries separated by commas, semicolons, tabs or blanks, or not at all;
the first line may name the items, and if it begins with an empty name, each further line begins with a name of its
row, as in tables that pandas writes.
"""

import re
from array import array
from collections.abc import Collection, Iterator
from functools import lru_cache
from io import BytesIO, StringIO
from itertools import chain, islice
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover import ExactCover
from latticework.cover.exact_cover_document import MAX_ENTRIES, MAX_ITEMS, make_kinds
from latticework.cover.exact_cover_matrix import Ones, from_ones, ones_of, ones_of_triples
from latticework.cover.reduction import MAX_OPTIONS
from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.files.file_format import decoded
from latticework.files.opened_and_written import in_line
from latticework.phrases import phrase
from latticework.reading import read_within

_MOST_BYTES = 1 << 27
"""The most bytes of an array."""

_MOST_TEXT = 32_000_000
"""The most bytes of a text."""

_MAGIC = b"\x93NUMPY"
_SPARSE = {"csr", "csc", "coo"}
_SEPARATORS = re.compile(r"[,;\t]")
_ZERO_OR_ONE = re.compile(r"[01](\.0*)?(e[-+]?0+)?|true|false", re.IGNORECASE)
_NUMBER = re.compile(r"-?\d{1,9}(\.\d*)?(e[-+]?\d{1,3})?|true|false", re.IGNORECASE)
_LOOKED_AT = 20
"""Lines by which a text is recognised."""


def read_npy(path: Path) -> ExactCover:
    """Return the problem in a .npy; raises FileRefusedError."""
    data = read_within(path, _MOST_BYTES)
    try:
        # Never pickles, which run code of the one who made the file. A file cannot claim more than it has: numpy
        # reads the entries from it.
        array = np.load(BytesIO(data), allow_pickle=False) if data.startswith(_MAGIC) else None
    except Exception:  # damaged files make numpy raise anything
        array = None
    if not isinstance(array, np.ndarray):
        raise FileRefusedError(path, phrase("should be an array of numpy without objects"))
    return _problem(path, lambda: ones_of(array))


def is_matrix_file(names: Collection[str]) -> bool:
    """Whether an .npz with arrays of these names holds a matrix: a sparse one, or a single array."""
    return {"format", "shape", "data"} <= {*names} or len(names) == 1


def of_arrays(path: Path, fields: dict[str, NDArray[Any]]) -> ExactCover:
    """Return the problem of a matrix in the arrays of an .npz; raises FileRefusedError."""
    if len(fields) == 1:
        return _problem(path, lambda: ones_of(*fields.values()))
    form = fields["format"].tolist()
    form = form.decode("ascii", "replace") if isinstance(form, bytes) else str(form)
    if form not in _SPARSE:
        raise FileRefusedError(path, phrase("sparse matrices of the form {form} cannot be read; save it as one of "
                                            "{known}", form=shown(form), known=", ".join(sorted(_SPARSE))), "format")
    needed = ["row", "col"] if form == "coo" else ["indptr", "indices"]
    for name in (*needed, "shape"):
        if name not in fields or fields[name].ndim != 1 or fields[name].dtype.kind not in "iu":
            raise FileRefusedError(path, phrase("should be a list of whole numbers"), name)
    shape = tuple(fields["shape"].tolist())
    if len(shape) != 2 or min(shape) < 0 or fields["data"].ndim != 1:
        raise FileRefusedError(path, phrase("should be two whole numbers: {given}", given=shown(shape)), "shape")
    if form == "coo":
        return _problem(path, lambda: ones_of_triples(fields["row"], fields["col"], fields["data"], shape))
    start, places = fields["indptr"].astype(np.int64), fields["indices"].astype(np.int64)
    lines = shape[0] if form == "csr" else shape[1]
    if len(start) != lines + 1 or start[0] != 0 or start[-1] != len(places) or (np.diff(start) < 0).any():
        raise FileRefusedError(path, phrase("should begin with 0, end with {items}, the length of indices, and never "
                                            "fall: {given}", items=str(len(places)),
                                            given=shown(start[:20].tolist())), "indptr")
    owner = np.repeat(np.arange(lines), np.diff(start))
    rows, columns = (owner, places) if form == "csr" else (places, owner)
    return _problem(path, lambda: ones_of_triples(rows, columns, fields["data"], shape))


def _problem(path: Path, read: Any) -> ExactCover:
    """Return the problem of a matrix whose columns are named by their numbers from 0."""
    try:
        ones: Ones = read()
        return from_ones(path.stem, ones, [str(column) for column in range(ones[2][1])])
    except LatticeworkError as error:
        raise FileRefusedError(path, error.text) from None


def recognises(text: str) -> bool:
    """Whether a text looks like a matrix of 0 and 1: all lines but the first are numbers, maybe after a name."""
    lines = list(islice(_lines(text), _LOOKED_AT + 1))
    if len(lines) > _LOOKED_AT:
        del lines[-1]
    names = _names(lines[0][1]) if lines else None
    rows = [row[1:] if names and not names[0] else row for _, row in lines[1 if names else 0 :]]
    return bool(rows) and all(_NUMBER.fullmatch(entry) for row in rows for entry in row)


def read_table(path: Path) -> ExactCover:
    """Return the problem of a text; raises FileRefusedError naming the line."""
    return parse_table(decoded(read_within(path, _MOST_TEXT)), path, path.stem)


def parse_table(text: str, source: Path | str, title: str) -> ExactCover:
    """Return the problem of a text; raises FileRefusedError naming the source and the line."""
    lines = _lines(text)
    first = next(lines, None)
    if first is None:
        raise FileRefusedError(source, phrase("is empty; should have a row of 0 and 1 in each line"))
    names = _names(first[1])
    is_named = bool(names) and not (names or [""])[0]
    width = len(names or first[1]) - is_named
    if width > MAX_ITEMS:
        raise FileRefusedError(source, phrase("items: {count} of them; at most {most} can be searched", count=width,
                                              most=MAX_ITEMS), in_line(first[0]))
    # Arrays and an early end, as lists of what a file of millions of lines holds take gigabytes.
    rows, columns, n = array("i"), array("i"), 0
    for number, entries in lines if names else chain([first], lines):
        row = entries[1:] if is_named else entries
        if len(row) != width:
            raise FileRefusedError(source, phrase("has {count} entries; should have {width}, like the line before "
                                                  "it",
                                                  count=len(row), width=width), in_line(number))
        for column, entry in enumerate(row):
            held = _held(entry)
            if held is None:
                raise FileRefusedError(source, phrase("{entry} in column {column} should be 0 or 1",
                                                      entry=shown(entry), column=column + 1 + is_named),
                                       in_line(number))
            if held:
                rows.append(n)
                columns.append(column)
        n += 1
        if n > MAX_OPTIONS or len(rows) > MAX_ENTRIES:
            raise FileRefusedError(source, phrase("is too large: at most {most_rows} rows with {most_ones} ones can "
                                                  "be searched", most_rows=MAX_OPTIONS, most_ones=MAX_ENTRIES),
                                   in_line(number))
    items = (names or [])[is_named:] or [str(column) for column in range(width)]
    try:
        make_kinds(items, (), {})  # refuses a name that is there twice
    except LatticeworkError as error:
        raise FileRefusedError(source, error.text, in_line(first[0])) from None
    try:
        return from_ones(title, ones_of_triples(rows, columns, np.ones(len(rows)), (n, width)), items)
    except LatticeworkError as error:
        raise FileRefusedError(source, error.text) from None


def _names(entries: list[str]) -> list[str] | None:
    """Return the names in a first line, None if it is a row of the matrix."""
    return None if all(_held(entry) is not None for entry in entries) else entries


@lru_cache(64)
def _held(entry: str) -> bool | None:
    """Return whether an entry is 1, None if it is neither 0 nor 1."""
    found = _ZERO_OR_ONE.fullmatch(entry)
    return None if found is None else found[0][0] in "1tT"


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield number and entries of each line that is neither blank nor a comment."""
    for number, line in enumerate(StringIO(text, None), 1):
        row = line.strip(" \n")
        if not row or row.startswith("#"):
            continue
        if _SEPARATORS.search(row):
            entries = [entry.strip().strip('"') for entry in _SEPARATORS.split(row)]
            yield number, entries if entries[-1] else entries[:-1]  # some programs end each line with a separator
        else:
            entries = row.split()
            yield number, list(row) if len(entries) == 1 and set(row) <= {"0", "1"} else entries

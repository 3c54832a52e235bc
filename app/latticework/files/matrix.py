"""Exact cover problems as files that any program can read and write: numpy's .npz.

indptr (options + 1,) and indices: option o has the items indices[indptr[o]:indptr[o + 1]]. Items are numbered from
0; the first n_primary of the n_items are covered exactly once, the others at most once. expected: the number of
solutions, -1 or left out if unknown.
"""

import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover, ExactCover
from latticework.cover.exact_cover import MAX_ENTRIES, MAX_ITEMS, OptionError, check_options
from latticework.cover.reduction import MAX_OPTIONS
from latticework.errors import FileRefusedError, shown
from latticework.phrases import phrase
from latticework.reading import read_bytes

NEEDED = ("indptr", "indices", "n_primary", "n_items")
UNKNOWN = -1
MOST_BYTES = 1 << 27
"""The most bytes that the arrays of a file may fill, whatever they are packed into."""


def read(path: Path) -> tuple[Cover, int | None]:
    """Return the problem in a file and its number of solutions, None when unknown; raises FileRefusedError."""
    fields = _arrays(path)
    document = _document(path, fields)
    expected = _number(path, fields, "expected", UNKNOWN, 1 << 62) if "expected" in fields else UNKNOWN
    # Items of each option ascending, in whatever order the file has them.
    order = np.lexsort((document.held, document.owner))
    cover = Cover(document.start.copy(), document.held[order], document.least.copy(), document.most.copy())
    return cover, None if expected == UNKNOWN else expected


def read_document(path: Path) -> ExactCover:
    """Return the problem in a file as a document whose items are named by their numbers; raises FileRefusedError."""
    return _document(path, _arrays(path))


def _arrays(path: Path) -> dict[str, NDArray[Any]]:
    # One byte more than is allowed shows a file that is too large.
    data = read_bytes(path, MOST_BYTES + 1)
    try:
        return _unpacked(path, data)
    except FileRefusedError:
        raise
    except Exception:  # other or damaged files make zipfile, its packers and numpy raise anything
        raise FileRefusedError(path, phrase("should be an .npz file with {arrays}",
                                            arrays=", ".join(NEEDED))) from None


def _unpacked(path: Path, data: bytes) -> dict[str, NDArray[Any]]:
    with zipfile.ZipFile(BytesIO(data)) as packed:
        # Sizes as the archive states them, before anything is unpacked: a small file may hold gigabytes of zeros.
        size = max(len(data), sum(part.file_size for part in packed.infolist()))
    # Never pickles, which run code of the one who made the file.
    with np.load(BytesIO(data), allow_pickle=False) as file:
        missing = [name for name in NEEDED if name not in file.files]
        if missing:
            raise FileRefusedError(path, phrase("lacks {missing}; has {present}", missing=", ".join(missing),
                                                present=", ".join(file.files) or 'nothing'))
        if size > MOST_BYTES:
            raise FileRefusedError(path, phrase("its arrays fill more than {most} bytes, the most that is read",
                                                most=MOST_BYTES))
        # A member that is no array comes as bytes.
        return {name: np.asarray(file[name]) for name in (*NEEDED, "expected") if name in file.files}


def _document(path: Path, fields: dict[str, NDArray[Any]]) -> ExactCover:
    n_items = _number(path, fields, "n_items", 1, MAX_ITEMS)
    n_primary = _number(path, fields, "n_primary", 0, n_items)
    start, items = _list(path, fields, "indptr"), _list(path, fields, "indices")
    if len(start) < 2 or start[0] != 0 or start[-1] != len(items) or (np.diff(start) < 1).any():
        raise FileRefusedError(path, phrase("should rise from 0 to {items}, the length of indices, by at least 1 for "
                                            "each option: {given}", items=str(len(items)),
                                            given=shown(start[:20].tolist())), "indptr")
    if len(start) > MAX_OPTIONS + 1 or len(items) > MAX_ENTRIES:
        raise FileRefusedError(path, phrase("{options} options with {items} items; at most {most_options} with "
                                            "{most_items} can be searched", options=len(start) - 1, items=len(items),
                                            most_options=MAX_OPTIONS, most_items=MAX_ENTRIES), "indptr")
    outside = items[(items < 0) | (items >= n_items)]
    if len(outside):
        raise FileRefusedError(path, phrase("should be items from 0 to {last}: {given}", last=str(n_items - 1),
                                            given=outside[0]), "indices")
    try:
        check_options(start, items, range(n_items))
    except OptionError as error:
        option = items[start[error.option] : start[error.option + 1]].tolist()
        raise FileRefusedError(path, phrase("option {number} holds an item twice: {option}", number=str(error.option),
                                            option=shown(option)), "indices") from None
    secondary = np.arange(n_items) >= n_primary
    return ExactCover(path.stem, tuple(map(str, range(n_items))), secondary, (~secondary).astype(np.int32),
                      np.ones(n_items, np.int32), start.astype(np.int32), items.astype(np.int32),
                      np.zeros(len(items), np.int32))


def _number(path: Path, fields: dict[str, NDArray[Any]], name: str, least: int, most: int) -> int:
    value = fields[name]
    if value.shape or value.dtype.kind not in "iu" or not least <= int(value) <= most:
        raise FileRefusedError(path, phrase("should be a whole number from {least} to {most}: {given}",
                                            least=str(least), most=str(most), given=shown(value.tolist())), name)
    return int(value)


def _list(path: Path, fields: dict[str, NDArray[Any]], name: str) -> NDArray[np.int64]:
    value = fields[name]
    if value.ndim != 1 or value.dtype.kind not in "iu":
        raise FileRefusedError(path, phrase("should be a list of whole numbers, is {dtype} {shape}",
                                            dtype=value.dtype, shape=value.shape), name)
    return value.astype(np.int64, copy=False)


def write(path: Path, cover: Cover, expected: int | None) -> None:
    """Write a problem whose items are all covered once, or at most once; the primary ones are numbered first."""
    places = np.empty(cover.n_items, np.int32)
    places[np.argsort(cover.least == 0, kind="stable")] = np.arange(cover.n_items)
    np.savez(path, indptr=cover.start, indices=places[cover.items], n_primary=cover.n_items - cover.n_secondary,
             n_items=cover.n_items, expected=UNKNOWN if expected is None else expected)

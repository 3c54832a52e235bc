"""Exact cover problems as files that any program can read and write: numpy's .npz.

indptr (options + 1,) and indices: option o holds the items indices[indptr[o]:indptr[o + 1]]. Items are numbered from
0; the first n_primary of the n_items are covered exactly once, the others at most once. expected: the number of
solutions, -1 or left out where it is not known.
"""

import zipfile
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover, make_cover
from latticework.errors import FileRefusedError, shown

NEEDED = ("indptr", "indices", "n_primary", "n_items")
UNKNOWN = -1
MOST_ITEMS = 1 << 20


def read(path: Path) -> tuple[Cover, int | None]:
    """Return the problem in a file and its number of solutions, None when unknown; raises FileRefusedError."""
    try:
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            if not hasattr(file, "files"):
                raise FileRefusedError(path, f"holds one array; should be an .npz file with {', '.join(NEEDED)}")
            missing = [name for name in NEEDED if name not in file.files]
            if missing:
                raise FileRefusedError(path, f"lacks {', '.join(missing)}; has {', '.join(file.files) or 'nothing'}")
            fields = {name: file[name] for name in (*NEEDED, "expected") if name in file.files}
    except OSError as error:
        raise FileRefusedError(path, error.strerror or str(error)) from None
    except (ValueError, EOFError, zipfile.BadZipFile):
        raise FileRefusedError(path, f"should be an .npz file with {', '.join(NEEDED)}") from None
    return _checked(path, fields)


def _checked(path: Path, fields: dict[str, NDArray[Any]]) -> tuple[Cover, int | None]:
    n_items = _number(path, fields, "n_items", 1, MOST_ITEMS)
    n_primary = _number(path, fields, "n_primary", 0, n_items)
    start, items = _list(path, fields, "indptr"), _list(path, fields, "indices")
    if len(start) < 2 or start[0] != 0 or start[-1] != len(items) or (np.diff(start) < 1).any():
        raise FileRefusedError(path, f"should rise from 0 to {len(items)}, the length of indices, by at least 1 for "
                               f"each option: {shown(start.tolist())}", "indptr")
    outside = items[(items < 0) | (items >= n_items)]
    if len(outside):
        raise FileRefusedError(path, f"should be items from 0 to {n_items - 1}: {outside[0]}", "indices")
    options = [items[a:b].tolist() for a, b in pairwise(start)]
    twice = [number for number, option in enumerate(options) if len(set(option)) < len(option)]
    if twice:
        raise FileRefusedError(path, f"option {twice[0]} holds an item twice: {shown(options[twice[0]])}", "indices")
    expected = _number(path, fields, "expected", UNKNOWN, 1 << 62) if "expected" in fields else UNKNOWN
    cover = make_cover(options, [1] * n_primary + [0] * (n_items - n_primary), [1] * n_items)
    return cover, None if expected == UNKNOWN else expected


def _number(path: Path, fields: dict[str, NDArray[Any]], name: str, least: int, most: int) -> int:
    value = fields[name]
    if value.shape or value.dtype.kind not in "iu" or not least <= int(value) <= most:
        raise FileRefusedError(path, f"should be a whole number from {least} to {most}: {shown(value.tolist())}",
                               name)
    return int(value)


def _list(path: Path, fields: dict[str, NDArray[Any]], name: str) -> NDArray[np.int64]:
    value = fields[name]
    if value.ndim != 1 or value.dtype.kind not in "iu":
        raise FileRefusedError(path, f"should be a list of whole numbers, is {value.dtype} {value.shape}", name)
    return value.astype(np.int64)


def write(path: Path, cover: Cover, expected: int | None) -> None:
    """Write a problem whose items are all covered once, or at most once; the primary ones are numbered first."""
    places = np.empty(cover.n_items, np.int32)
    places[np.argsort(cover.least == 0, kind="stable")] = np.arange(cover.n_items)
    np.savez(path, indptr=cover.start, indices=places[cover.items], n_primary=cover.n_items - cover.n_secondary,
             n_items=cover.n_items, expected=UNKNOWN if expected is None else expected)

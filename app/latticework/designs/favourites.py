"""The sets of parts that somebody has marked, in a small file for each search."""

import os
from pathlib import Path
from typing import Literal

import msgspec

from latticework import paths
from latticework.decoding_faults import decoding_fault
from latticework.designs.kept_lists import make_folder
from latticework.errors import FileRefusedError, reason_of_json
from latticework.jobs.job import Prepared
from latticework.reading import read_within
from latticework.replaced_files import replace

PartNumbers = tuple[int, ...]
"""How often a set uses each part."""


class _Form(msgspec.Struct, forbid_unknown_fields=True):
    """The marked sets as an object of JSON."""

    format: Literal[1]
    sets: list[PartNumbers]


def file_of(prepared: Prepared) -> Path:
    """Return the file for a search, wherever its own file is: equal searches number their parts alike."""
    return paths.favourites() / f"{prepared.fingerprint}.json"


def read(path: Path) -> frozenset[PartNumbers]:
    """Return the sets that are marked, none where there is no file; raises FileRefusedError."""
    if not os.path.lexists(path):
        return frozenset()
    try:
        plain = msgspec.json.decode(read_within(path))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise FileRefusedError(path, reason_of_json(error)) from None
    try:
        return frozenset(msgspec.convert(plain, _Form).sets)
    except msgspec.ValidationError as error:
        raise FileRefusedError(path, *decoding_fault(error, plain, _Form)) from None


def mark(path: Path, parts: PartNumbers, marked: bool) -> frozenset[PartNumbers]:
    """Mark a set or no longer, and return all that are; raises LatticeworkError.

    The file is read first, as another window may have marked sets meanwhile; one that is damaged stays as it is.
    """
    sets = read(path) | {parts} if marked else read(path) - {parts}
    make_folder(path)
    replace(path, msgspec.json.encode(_Form(1, sorted(sets))))
    return sets

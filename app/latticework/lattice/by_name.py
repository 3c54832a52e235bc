"""Finding lattices: those that ship, those in the user's folder, those in lattice files."""

import json
from collections import deque
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from latticework import paths
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.files import read_toml
from latticework.lattice.check_half_edges import check_half_edges, check_motions, check_places
from latticework.lattice.check_space import PRECISION, check_body, check_space
from latticework.lattice.contacts import contacts
from latticework.lattice.file_format import check_size, decode
from latticework.lattice.half_edges import with_half_edges
from latticework.lattice.lattice import Lattice
from latticework.lattice.rounded_coordinates import exact, hidden
from latticework.phrases import phrase


def names() -> list[str]:
    """Return the names of the lattices that ship with the program."""
    return sorted(path.stem for path in (paths.resources() / "lattices").glob("*.toml"))


@lru_cache(maxsize=64)
def builtin(name: str) -> Lattice:
    """Return a lattice that ships with the program; raises KeyError when there is none of that name."""
    if name not in names():
        raise KeyError(name)
    path = paths.resources() / "lattices" / f"{name}.toml"
    lattice = decode(read_toml(path), path)
    listed = any(kind.half_edges for kind in lattice.kinds)
    return lattice if listed else with_half_edges(lattice, contacts(lattice))


def own_files() -> dict[str, Path]:
    """Return the lattice files in the user's folder by name; one with the name of a lattice that ships is skipped."""
    shipped = names()
    return {path.stem: path for path in sorted(paths.lattices().glob("*.toml")) if path.stem not in shipped}


def own_lattices() -> tuple[dict[Path, Lattice], list[FileRefusedError]]:
    """Return the lattices in the user's folder by file, and the errors of the files that cannot be read."""
    found, faults = {}, []
    for path in own_files().values():
        try:
            found[path] = load(path)
        except FileRefusedError as error:
            faults.append(error)
    return found, faults


def by_name(name: str) -> Lattice:
    """Return a lattice that ships or lies in the user's folder.

    Raises KeyError when there is none of that name, FileRefusedError when its file holds no valid lattice.
    """
    return builtin(name) if name in names() else load(own_files()[name])


def with_bends_crossing(name: str) -> Lattice:
    """Return the lattice that a name meant before bends were forbidden to cross in some that ship.

    Puzzles on it are written with the lattice inside, so that they go on to mean the same. Raises as `by_name`.
    """
    lattice = by_name(name)
    if lattice.data is not None or lattice.no_crossing != "bends":
        return lattice
    path = paths.resources() / "lattices" / f"{name}.toml"
    data = read_toml(path)
    return own(data | {"name": f"{name} (bends cross)", "title": f"{lattice.title}, bends may cross",
                       "notes": "As puzzle files of format 1 mean it: no two parts run straight through one point.",
                       "no_crossing": True}, path)


def load(path: Path) -> Lattice:
    """Return the lattice of a file; raises FileRefusedError naming file and field."""
    return own(read_toml(path), path)


def own(data: dict[str, Any], source: Path | str) -> Lattice:
    """Return the lattice that the contents of a file describe; equal contents give the same object."""
    try:
        key = json.dumps(data, sort_keys=True)
    except (TypeError, ValueError):
        raise FileRefusedError(source, phrase("holds a value that no lattice file has")) from None
    lattice = _in_use.get(key)
    if lattice is None:
        lattice = _in_use[key] = replace(_as_meant(data, source), data=data)
        _latest.append(lattice)
    return lattice


_in_use: WeakValueDictionary[str, Lattice] = WeakValueDictionary()
_latest: deque[Lattice] = deque(maxlen=64)  # kept although nobody uses them: a file may be read again soon


def _as_meant(data: dict[str, Any], source: Path | str) -> Lattice:
    """Return the lattice of a file with rounded coordinates made exact, or as it stands where that does not fit."""
    meant = exact(data)
    if meant != data:
        with suppress(FileRefusedError):
            return _without_near_misses(_checked(decode(meant, source), source), source)
    return _without_near_misses(_checked(decode(data, source), source), source)


def _without_near_misses(lattice: Lattice, source: Path | str) -> Lattice:
    trouble = hidden(lattice)
    if trouble:
        raise FileRefusedError(source, phrase("{trouble}; {precision}", trouble=trouble, precision=PRECISION),
                               "cells")
    return lattice


def _checked(lattice: Lattice, source: Path | str) -> Lattice:
    """Return a lattice with its half-edges once every check has passed; raises FileRefusedError."""
    for kind in lattice.kinds:
        check_body(kind, source)
    check_places(lattice, source)
    try:
        touching = contacts(lattice)
    except LatticeworkError as error:
        raise FileRefusedError(source, phrase("{error}; cells about 1 across, and vectors about as long, are right",
                                              error=error), "cells") from None
    check_space(lattice, touching, source)
    if not any(kind.half_edges for kind in lattice.kinds):
        lattice = with_half_edges(lattice, touching)
        check_size([], [len(kind.half_edges) for kind in lattice.kinds], source)
    check_half_edges(lattice, touching, source)
    check_motions(lattice, source)
    return lattice

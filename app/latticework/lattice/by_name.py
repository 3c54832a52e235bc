"""Finding lattices by name, shipped ones and those in the user's folder, and reading lattice files."""

import json
from collections import deque
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal
from weakref import WeakValueDictionary

import msgspec
import numpy as np

from latticework import paths
from latticework.decoding_faults import decoding_fault
from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.lattice.checks import (
    PRECISION,
    check_body,
    check_half_edges,
    check_motions,
    check_places,
    check_space,
    exact,
    near_miss,
)
from latticework.lattice.congruence import distinct, frame
from latticework.lattice.contacts import contacts_by_outline, with_half_edges
from latticework.lattice.lattice import Cell, CellKind, HalfEdge, Lattice, NoCrossing
from latticework.lattice.layers import check_up
from latticework.phrases import phrase
from latticework.reading import read_toml

FORMAT = 1
_MAX_CORNERS = 500
_MAX_HALF_EDGES = 1_000
_LEAST_STEP = 0.001
Coordinate = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]
Point = Annotated[list[Coordinate], msgspec.Meta(min_length=2, max_length=3)]
Index = Annotated[int, msgspec.Meta(ge=0, le=255)]
Step = Annotated[list[Annotated[int, msgspec.Meta(ge=-99, le=99)]], msgspec.Meta(min_length=1, max_length=3)]
_CellOfUnit = Annotated[list[Annotated[int, msgspec.Meta(ge=-99, le=99)]], msgspec.Meta(min_length=1, max_length=4)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class _HalfEdge(msgspec.Struct, forbid_unknown_fields=True):
    label: Name
    partner: Name
    to: Step
    cell: Name | None = None


class _Kind(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    half_edges: Annotated[list[_HalfEdge], msgspec.Meta(max_length=64)] = []
    outline: Annotated[list[Point], msgspec.Meta(min_length=3, max_length=64)] | None = None
    corners: Annotated[list[Point], msgspec.Meta(min_length=4, max_length=128)] | None = None
    faces: Annotated[list[Annotated[list[Index], msgspec.Meta(min_length=3, max_length=64)]],
                     msgspec.Meta(min_length=4, max_length=128)] | None = None
    ball: Point | None = None
    radius: Annotated[float, msgspec.Meta(gt=0, le=1e6)] = 0.5
    segment: Annotated[list[Point], msgspec.Meta(min_length=2, max_length=2)] | None = None


class LatticeForm(msgspec.Struct, forbid_unknown_fields=True):
    """A whole lattice file."""

    format: int
    name: Name
    title: Name
    vectors: Annotated[list[Point], msgspec.Meta(min_length=1, max_length=3)]
    cells: Annotated[list[_Kind], msgspec.Meta(min_length=1, max_length=64)]
    notes: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    no_crossing: bool | Literal["bends"] = False
    gaps: bool = False
    up: Step | None = None
    unit: Annotated[list[_CellOfUnit], msgspec.Meta(min_length=1, max_length=64)] | None = None


def decode(data: dict[str, Any], source: Path | str) -> Lattice:
    """Return the lattice of a decoded file after checking only its form; raises FileRefusedError.

    If the file lists no half-edges the lattice has none.
    """
    if "format" not in data:
        raise FileRefusedError(source, phrase("is missing; a lattice file begins with format = {format}",
                                              format=FORMAT), "format")
    if data["format"] != FORMAT:
        raise FileRefusedError(source, phrase("{given} is not a known format of lattice files; this program reads "
                                              "format {format}", given=shown(data['format']), format=FORMAT),
                               "format")
    try:
        file = msgspec.convert(data, LatticeForm)
    except msgspec.ValidationError as error:
        raise FileRefusedError(source, *decoding_fault(error, data, LatticeForm)) from None
    vectors = _vectors(file, source)
    numbers = {kind.name: i for i, kind in enumerate(file.cells)}
    if len(numbers) != len(file.cells):
        raise FileRefusedError(source, phrase("two kinds of cell have the same name"), "cells")
    _check_size([len(kind.outline or kind.corners or ()) for kind in file.cells],
                [len(kind.half_edges) for kind in file.cells], source)
    kinds = tuple(_kind(kind, numbers, vectors.shape, source) for kind in file.cells)
    lattice = Lattice(file.name, file.title, vectors, kinds, _no_crossing(file), file.gaps, up=tuple(file.up or ()))
    check_up(lattice, lattice.up, source)
    return lattice if file.unit is None else replace(lattice, unit=_unit(lattice, file.unit, source))


def _unit(lattice: Lattice, given: list[list[int]], source: Path | str) -> tuple[Cell, ...]:
    """Return the cells of the unit in the file, as `Lattice.internal`."""
    length = lattice.rank + (len(lattice.kinds) > 1)
    for cell in given:
        if len(cell) != length or not 0 <= lattice.internal(tuple(cell))[-1] < len(lattice.kinds):
            raise FileRefusedError(source, phrase("{cell} is not a cell of this lattice; write cells as in puzzle "
                                                  "files, with {count} numbers", cell=shown(cell), count=length),
                                   "unit")
    cells = tuple(lattice.internal(tuple(cell)) for cell in given)
    if len(set(cells)) < len(cells):
        raise FileRefusedError(source, phrase("names a cell twice"), "unit")
    return cells


def _no_crossing(file: LatticeForm) -> NoCrossing:
    if file.no_crossing == "bends":
        return "bends"
    return "straight" if file.no_crossing else ""


def _check_size(corners: list[int], half_edges: list[int], source: Path | str) -> None:
    """Raise FileRefusedError if the kinds of cell have more corners or half-edges than the limits allow."""
    if sum(corners) > _MAX_CORNERS:
        raise FileRefusedError(source, phrase("have {count} corners in all; at most {most} are read",
                                              count=sum(corners), most=_MAX_CORNERS), "cells")
    if sum(half_edges) > _MAX_HALF_EDGES:
        raise FileRefusedError(source, phrase("have {count} half-edges in all; at most {most} are read",
                                              count=sum(half_edges), most=_MAX_HALF_EDGES), "cells")


def _vectors(file: LatticeForm, source: Path | str) -> np.ndarray[Any, np.dtype[np.float64]]:
    lengths = {len(vector) for vector in file.vectors}
    if len(lengths) != 1:
        raise FileRefusedError(source, phrase("{vectors} mixes flat and solid vectors", vectors=shown(file.vectors)),
                               "vectors")
    vectors = np.array(file.vectors)
    if len(vectors) > vectors.shape[1] or np.linalg.svd(vectors, compute_uv=False).min() < _LEAST_STEP:
        raise FileRefusedError(source, phrase("{vectors} are parallel, or shorter than {least}; right are vectors in "
                                              "different directions, about as long as a cell is wide",
                                              vectors=shown(file.vectors), least=str(_LEAST_STEP)), "vectors")
    return vectors


def _kind(kind: _Kind, numbers: dict[str, int], shape: tuple[int, ...], source: Path | str) -> CellKind:
    where = f"cells.{kind.name}"
    rank, dimension = shape
    points, faces = _outline(kind, dimension, source)
    if any(len(point) != dimension for point in points):
        raise FileRefusedError(source, phrase("each corner needs {dimension} coordinates", dimension=dimension),
                               where)
    corners = np.array(points)
    if faces and frame(distinct(corners - corners.mean(axis=0))) is None:
        raise FileRefusedError(source, phrase("its corners lie on a line, in a plane or in one place; a cell needs "
                                              "room, about 1 across is right"), where)
    if kind.segment and np.abs(corners[1] - corners[0]).max() < _LEAST_STEP:
        raise FileRefusedError(source, phrase("{points} are one place; a segment needs two ends, about 1 apart is "
                                              "right", points=shown(points)), f"{where}.segment")
    if faces and max(max(face) for face in faces) >= len(points):
        raise FileRefusedError(source, phrase("a face names a corner that is not there"), f"{where}.faces")
    edges = tuple(_half_edge(edge, numbers, kind.name, rank, source) for edge in kind.half_edges)
    radius = kind.radius if kind.ball else 0.0
    return CellKind(kind.name, corners, tuple(map(tuple, faces)), edges, radius)


def _outline(kind: _Kind, dimension: int, source: Path | str) -> tuple[list[list[float]], list[list[int]]]:
    """Return corners and faces of a kind, given as exactly one of outline, faces, ball and segment."""
    given = [one for one in (kind.outline, kind.corners, kind.ball, kind.segment) if one]
    if len(given) == 1 and dimension == 2 and kind.outline:
        return kind.outline, [list(range(len(kind.outline)))]
    if len(given) == 1 and dimension == 2 and kind.segment:
        return kind.segment, []
    if len(given) == 1 and dimension == 3 and kind.corners and kind.faces:
        return kind.corners, kind.faces
    if len(given) == 1 and dimension == 3 and kind.ball:
        return [kind.ball], []
    raise FileRefusedError(source, phrase("a flat cell has an outline or a segment, a solid one corners and faces or "
                                          "a ball"), f"cells.{kind.name}")


def _half_edge(edge: _HalfEdge, numbers: dict[str, int], kind: str, rank: int, source: Path | str) -> HalfEdge:
    where = f"cells.{kind}.half_edges.{edge.label}"
    if len(edge.to) != rank:
        raise FileRefusedError(source, phrase("{step} has {count} numbers, one for each of the {wanted} vectors "
                                              "would be right", step=edge.to, count=len(edge.to), wanted=rank),
                               f"{where}.to")
    if (edge.cell or kind) not in numbers:
        raise FileRefusedError(source, phrase("{cell} is none of {names}", cell=shown(edge.cell),
                                              names=", ".join(numbers)), f"{where}.cell")
    if (edge.cell or kind) == kind and not any(edge.to):
        raise FileRefusedError(source, phrase("{step} leads to the cell itself; the step to a neighbour is right",
                                              step=edge.to), f"{where}.to")
    return HalfEdge(edge.label, edge.partner, tuple(edge.to), numbers[edge.cell or kind])


def names() -> list[str]:
    """Return the names of the lattices shipped with the program."""
    return sorted(path.stem for path in (paths.resources() / "lattices").glob("*.toml"))


@lru_cache(maxsize=64)
def builtin(name: str) -> Lattice:
    """Return a lattice shipped with the program; raises KeyError if there is none of that name."""
    if name not in names():
        raise KeyError(name)
    path = paths.resources() / "lattices" / f"{name}.toml"
    lattice = decode(read_toml(path), path)
    # What ships is only read: the tests check it, and not each start of the program.
    listed = any(kind.half_edges for kind in lattice.kinds)
    return lattice if listed else with_half_edges(lattice, contacts_by_outline(lattice))


def own_files() -> dict[str, Path]:
    """Return the lattice files in the user's folder by name, without those with the name of a shipped lattice."""
    shipped = names()
    return {path.stem: path for path in sorted(paths.lattices().glob("*.toml")) if path.stem not in shipped}


def own_lattices() -> tuple[dict[Path, Lattice], list[FileRefusedError]]:
    """Return the lattices in the user's folder by path, and the errors of files that cannot be read."""
    found, faults = {}, []
    for path in own_files().values():
        try:
            found[path] = load(path)
        except FileRefusedError as error:
            faults.append(error)
    return found, faults


def by_name(name: str) -> Lattice:
    """Return the lattice of a name, shipped or in the user's folder.

    Raises KeyError if there is none of that name, FileRefusedError if its file has no valid lattice.
    """
    return builtin(name) if name in names() else load(own_files()[name])


def with_bends_crossing(name: str) -> Lattice:
    """Return the lattice that a name meant before some shipped lattices forbade crossing bends.

    Puzzles on it are written with the lattice inside, so that they keep their meaning. Raises as `by_name`.
    """
    lattice = by_name(name)
    if lattice.data is not None or lattice.no_crossing != "bends":
        return lattice
    path = paths.resources() / "lattices" / f"{name}.toml"
    data = read_toml(path)
    return lattice_from_data(data | {"name": f"{name} (bends cross)", "title": f"{lattice.title}, bends may cross",
                       "notes": "As puzzle files of format 1 mean it: no two parts run straight through one point.",
                       "no_crossing": True}, path)


def load(path: Path) -> Lattice:
    """Return the lattice of a file; raises FileRefusedError naming file and field."""
    return lattice_from_data(read_toml(path), path)


def lattice_from_data(data: dict[str, Any], source: Path | str) -> Lattice:
    """Return the lattice of the decoded contents of a file; equal contents give the same object."""
    try:
        # Sorted, as the order of keys does not matter in a file.
        key = json.dumps(data, sort_keys=True)
    except (TypeError, ValueError):
        raise FileRefusedError(source, phrase("holds a value that no lattice file has")) from None
    # One object for equal contents, as motions and bodies are cached by object.
    lattice = _in_use.get(key)
    if lattice is None:
        lattice = _in_use[key] = replace(_with_exact_numbers(data, source), data=data)
        _latest.append(lattice)
    return lattice


_in_use: WeakValueDictionary[str, Lattice] = WeakValueDictionary()
_latest: deque[Lattice] = deque(maxlen=64)  # kept alive although unused: a file may be read again soon


def _with_exact_numbers(data: dict[str, Any], source: Path | str) -> Lattice:
    """Return the lattice with rounded coordinates made exact, or as written if those make no valid lattice."""
    exact_data = exact(data)
    if exact_data != data:
        # The exact numbers are a guess: if they make no valid lattice, those in the file may.
        with suppress(FileRefusedError):
            return _without_near_misses(_checked(decode(exact_data, source), source), source)
    return _without_near_misses(_checked(decode(data, source), source), source)


def _without_near_misses(lattice: Lattice, source: Path | str) -> Lattice:
    trouble = near_miss(lattice)
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
        touching = contacts_by_outline(lattice)
    except LatticeworkError as error:
        raise FileRefusedError(source, phrase("{error}; cells about 1 across, and vectors about as long, are right",
                                              error=error), "cells") from None
    check_space(lattice, touching, source)
    if not any(kind.half_edges for kind in lattice.kinds):
        lattice = with_half_edges(lattice, touching)
        _check_size([], [len(kind.half_edges) for kind in lattice.kinds], source)
    check_half_edges(lattice, touching, source)
    check_motions(lattice, source)
    return lattice

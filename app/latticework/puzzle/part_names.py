"""Traditional names of parts, from a table of shapes that is edited by hand: resources/part_names.toml."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, count
from typing import Any

from latticework import paths
from latticework.lattice import Cell, Lattice, Motion, motions, names, orientations
from latticework.puzzle.cell_text import read_picture
from latticework.reading import read_toml

Form = tuple[Cell, ...]


def names_of(lattice: Lattice, forms: Sequence[Form], allowed: tuple[Motion, ...]) -> list[str]:
    """Return a name for each form of one size: the traditional one if there is one, else size and number.

    allowed: the motions under which forms count as the same. A mirror image without a name of its own gets a stroke,
    further forms of the same name get a number.
    """
    named, every = _named(lattice, allowed), _named(lattice, motions(lattice))
    given: list[str] = []
    for number, form in enumerate(forms, 1):
        name = named.get(form) or every.get(form) or f"{len(form)}-{number}"
        tries = chain((name, f"{name}'"), (f"{name} {n}" for n in count(3)))
        given.append(next(other for other in tries if other not in given))
    return given


@lru_cache(maxsize=64)
def named_parts(lattice: Lattice) -> dict[str, Form]:
    """Return the cells of the parts of a lattice that have a traditional name, by name."""
    table = _table().get(_name_in_table(lattice), {})
    return {name: _cells(lattice, written) for name, written in table.items()}


@lru_cache(maxsize=64)
def _named(lattice: Lattice, allowed: tuple[Motion, ...]) -> dict[Form, str]:
    """Return the names of all orientations of named parts; of several names the first in the table."""
    found: dict[Form, str] = {}
    for name, cells in named_parts(lattice).items():
        for form in orientations(lattice, cells, allowed):
            found.setdefault(form, name)
    return found


@lru_cache(maxsize=1)
def _table() -> dict[str, dict[str, Any]]:
    return read_toml(paths.resources() / "part_names.toml")


def _name_in_table(lattice: Lattice) -> str:
    """Return the lattice in the table that has the same parts as a lattice; "" if there is none."""
    if lattice.data is None and lattice.name in names():
        return lattice.name
    return "square" if _of_squares(lattice) else ""


def _of_squares(lattice: Lattice) -> bool:
    """Whether the cells are squares edge to edge: four neighbours in the steps of the vectors, and eight motions."""
    steps = {edge.step for kind in lattice.kinds for edge in kind.half_edges}
    return lattice.flat and steps == {(1, 0), (-1, 0), (0, 1), (0, -1)} and len(motions(lattice)) == 8


def _cells(lattice: Lattice, written: str | list[list[int]]) -> Form:
    if isinstance(written, str):
        return tuple((*place[: lattice.rank], 0) for place in read_picture(written.replace("/", "\n")))
    return tuple(lattice.internal(tuple(cell)) for cell in written)

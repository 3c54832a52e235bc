"""All parts of a size: every connected set of units, one of those that motions make equal; and names of parts.

A unit is what the pieces of a size are made of: a single cell, or the cells that the lattice states as its unit.

Traditional names are in a table of shapes that is edited by hand, resources/part_names.toml.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, count
from typing import Any

from latticework import paths
from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice, Motion, motions, names, normalised, orientations, shifted
from latticework.lattice.motion import whole_motions
from latticework.phrases import phrase
from latticework.puzzle.cell_text import read_picture
from latticework.puzzle.limits import MAX_PARTS
from latticework.puzzle.puzzle import Part
from latticework.reading import read_toml

Form = tuple[Cell, ...]

SORTS = ("free", "one-sided", "fixed")
"""Which parts count as the same: equal after turning and mirroring, after turning, or only after shifting."""

MOST_UNITS = 12


def polyforms(lattice: Lattice, size: int, sort: str = "free", most: int = MAX_PARTS) -> list[Form]:
    """Return the connected sets of `size` units, normalised, one for all that count as the same.

    Raises LatticeworkError if there are more than `most` of this size or of a smaller one.
    """
    if not 1 <= size <= MOST_UNITS:
        raise LatticeworkError(phrase("parts of size {size}: give from 1 to {most}", size=size, most=MOST_UNITS))
    allowed = _allowed(lattice, sort)
    steady = tuple(motion for motion in allowed if motion in whole_motions(lattice))
    placed = _placed_units(lattice)
    single = dict.fromkeys(normalised(unit) for units in placed for unit in units)
    forms = _different(lattice, iter(single), allowed, most)
    for units in range(2, size + 1):
        # After a motion that does not keep the lattice a part can grow to other forms.
        turned = (form for part in forms for form in _orientations_to_grow(lattice, part, allowed, steady))
        forms = _different(lattice, _grown(lattice, turned, placed), allowed, most)
        if len(forms) > most:
            raise LatticeworkError(phrase("there are more than {most} {sort} parts of size {size}; choose a "
                                          "smaller size", most=most, sort=sort, size=units))
    return forms


def part_set(lattice: Lattice, least: int, most: int, sort: str = "free", usual: str = "") -> list[Part]:
    """Return the polyforms of `least` to `most` units as parts with names, and with the rule of motion of the sort.

    usual: the rule of parts without one of their own. Raises LatticeworkError when there are more than
    MAX_PARTS.
    """
    if least > most:
        raise LatticeworkError(phrase("from size {least} to {most}: the first number should not be the larger one",
                                      least=least, most=most))
    rules = {"free": "turn over" if lattice.flat else "mirror", "one-sided": "turn", "fixed": "fixed"}
    rule = "" if rules[sort] == usual else rules[sort]
    parts: list[Part] = []
    for size in range(least, most + 1):
        forms = polyforms(lattice, size, sort)
        named = names_of(lattice, forms, _allowed(lattice, sort))
        parts += [Part(name, form, motions=rule) for name, form in zip(named, forms, strict=True)]
    if len(parts) > MAX_PARTS:
        raise LatticeworkError(phrase("{count} parts of size {least} to {most} are too many; at most {limit} can be "
                                      "kept", count=len(parts), least=least, most=most, limit=MAX_PARTS))
    return parts


def names_of(lattice: Lattice, forms: Sequence[Form], allowed: tuple[Motion, ...]) -> list[str]:
    """Return a name for each form of one size: the traditional one if there is one, else size and number.

    allowed: the motions under which forms count as the same. A mirror image without a name of its own gets a stroke,
    further forms of the same name get a number.
    """
    named, every = _named(lattice, allowed), _named(lattice, motions(lattice))
    given, unit = list[str](), len(lattice.unit) or 1
    for number, form in enumerate(forms, 1):
        name = named.get(form) or every.get(form) or f"{len(form) // unit}-{number}"
        tries = chain((name, f"{name}'"), (f"{name} {n}" for n in count(3)))
        given.append(next(other for other in tries if other not in given))
    return given


@lru_cache(maxsize=64)
def named_parts(lattice: Lattice) -> dict[str, Form]:
    """Return the cells of the parts of a lattice that have a traditional name, by name."""
    table = _table().get(_name_in_table(lattice), {})
    return {name: _cells(lattice, written) for name, written in table.items()}


def _allowed(lattice: Lattice, sort: str) -> tuple[Motion, ...]:
    every = motions(lattice)
    if sort not in SORTS:
        raise ValueError(sort)
    return every[:1] if sort == "fixed" else tuple(m for m in every if sort == "free" or not m.mirrors)


def _different(lattice: Lattice, forms: Iterator[Form], allowed: tuple[Motion, ...], most: int) -> list[Form]:
    """Return one of each set of forms that motions make equal; stops at one more than the limit."""
    seen: set[Form] = set()
    found = []
    for form in forms:
        if form not in seen:
            # All orientations are remembered at once, so each later one is recognised by a look-up.
            turned = orientations(lattice, form, allowed)
            seen.update(turned)
            # The least of them stands for the form, whichever was found first.
            found.append(min(turned))
            checkpoint()
            if len(found) > most:
                break
    return sorted(found)


def _orientations_to_grow(
    lattice: Lattice, form: Form, allowed: tuple[Motion, ...], steady: tuple[Motion, ...]
) -> Iterator[Form]:
    """Yield orientations of a form, one of each set that symmetries of the lattice make equal."""
    if len(steady) == len(allowed):
        yield form
        return
    left = dict.fromkeys(orientations(lattice, form, allowed))
    while left:
        turned = next(iter(left))
        yield turned
        for same in orientations(lattice, turned, steady):
            left.pop(same, None)


def _placed_units(lattice: Lattice) -> list[list[Form]]:
    """Return for each kind of cell all units, turned and mirrored, that contain its cell at the origin."""
    origin = (0,) * lattice.rank
    placed: list[list[Form]] = [[] for _ in lattice.kinds]
    units = orientations(lattice, lattice.unit, motions(lattice)) if lattice.unit else [
        ((*origin, kind),) for kind in range(len(lattice.kinds))]
    for unit in units:
        for cell in unit:
            placed[cell[-1]].append(shifted(unit, tuple(-x for x in cell[:-1])))
    return placed


def _grown(lattice: Lattice, forms: Iterator[Form], placed: list[list[Form]]) -> Iterator[Form]:
    """Yield all forms with one unit more, normalised."""
    for form in forms:
        present = set(form)
        # Every connected set of units has one without which it is still connected, so none is missed.
        for cell in {cell for old in form for cell in lattice.neighbours(old)} - present:
            for unit in placed[cell[-1]]:
                added = shifted(unit, cell[:-1])
                if present.isdisjoint(added):
                    yield normalised((*form, *added))


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

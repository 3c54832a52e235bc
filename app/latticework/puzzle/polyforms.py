"""All parts of a size: every connected set of cells, one of each set of those that motions make equal."""

from collections.abc import Iterator
from functools import lru_cache

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice, Motion, motions, normalised, orientations
from latticework.lattice.motion import label_permutation
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_PARTS
from latticework.puzzle.part_names import names_of
from latticework.puzzle.puzzle import Part

Form = tuple[Cell, ...]

SORTS = ("free", "one-sided", "fixed")
"""Which parts count as the same: equal after turning and mirroring, after turning, or only after shifting."""

MOST_CELLS = 12


def polyforms(lattice: Lattice, size: int, sort: str = "free", most: int = MAX_PARTS) -> list[Form]:
    """Return the connected sets of `size` cells, normalised, one for all that count as the same.

    Raises LatticeworkError if there are more than `most` of this size or of a smaller one.
    """
    if not 1 <= size <= MOST_CELLS:
        raise LatticeworkError(phrase("parts of {size} cells: give from 1 to {most}", size=size, most=MOST_CELLS))
    allowed = _allowed(lattice, sort)
    steady = tuple(motion for motion in allowed if _keeps_lattice(lattice, motion))
    single = [normalised(((0,) * lattice.rank + (kind,),)) for kind in range(len(lattice.kinds))]
    forms = _different(lattice, iter(single), allowed, most)
    for cells in range(2, size + 1):
        # After a motion that does not keep the lattice a part can grow to other forms.
        turned = (form for part in forms for form in _orientations_to_grow(lattice, part, allowed, steady))
        forms = _different(lattice, _grown(lattice, turned), allowed, most)
        if len(forms) > most:
            raise LatticeworkError(phrase("there are more than {most} {sort} parts of {cells} cells; choose "
                                          "fewer cells",
                                          most=most, sort=sort, cells=cells))
    return forms


def part_set(lattice: Lattice, least: int, most: int, sort: str = "free", usual: str = "") -> list[Part]:
    """Return the polyforms of `least` to `most` cells as parts with names, and with the rule of motion of the sort.

    usual: the rule of parts without one of their own. Raises LatticeworkError when there are more than
    MAX_PARTS.
    """
    if least > most:
        raise LatticeworkError(phrase("from {least} to {most} cells: the first number should not be the larger one",
                                      least=least, most=most))
    rules = {"free": "turn over" if lattice.flat else "mirror", "one-sided": "turn", "fixed": "fixed"}
    rule = "" if rules[sort] == usual else rules[sort]
    parts: list[Part] = []
    for size in range(least, most + 1):
        forms = polyforms(lattice, size, sort)
        named = names_of(lattice, forms, _allowed(lattice, sort))
        parts += [Part(name, form, motions=rule) for name, form in zip(named, forms, strict=True)]
    if len(parts) > MAX_PARTS:
        raise LatticeworkError(phrase("{count} parts of {least} to {most} cells are too many; at most {limit} can be "
                                      "kept", count=len(parts), least=least, most=most, limit=MAX_PARTS))
    return parts


def _allowed(lattice: Lattice, sort: str) -> tuple[Motion, ...]:
    every = motions(lattice)
    if sort not in SORTS:
        raise ValueError(sort)
    return every[:1] if sort == "fixed" else tuple(m for m in every if sort == "free" or not m.mirrors)


@lru_cache(maxsize=4096)
def _keeps_lattice(lattice: Lattice, motion: Motion) -> bool:
    return label_permutation(lattice, motion) is not None


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


def _grown(lattice: Lattice, forms: Iterator[Form]) -> Iterator[Form]:
    """Yield all forms with one cell more, normalised."""
    for form in forms:
        present = set(form)
        for cell in {cell for old in form for cell in lattice.neighbours(old)} - present:
            yield normalised((*form, cell))

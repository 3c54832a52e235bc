"""The names of the items that a search may hold to representatives: a part, or a cell of the target."""

from collections import Counter

from latticework.cover import Candidate, Group, Reduction, candidate, candidates
from latticework.errors import LatticeworkError, shown
from latticework.jobs.method import PROBE
from latticework.phrases import phrase

USUAL = "auto"
"""The name of the item that is best by its numbers alone, as users type it."""


def names(reduction: Reduction) -> dict[str, int]:
    """Return the items that may be named: parts by their names, else as #1, #2, ...; cells as "2,0" or "2,0,1"."""
    puzzle, target = reduction.puzzle, reduction.puzzle.target
    first = len(puzzle.parts) + bool(target.optional)
    found = {",".join(map(str, puzzle.lattice.written(cell))): first + i for i, cell in enumerate(target.cells)}
    taken = {USUAL, PROBE, "", *found}
    parts = Counter(part.name for part in puzzle.parts)
    for number, part in enumerate(puzzle.parts):
        # A name that could be read as an option, a number or a cell is replaced by #n.
        usable = part.name.isprintable() and not part.name.startswith(("-", "#")) and part.name not in taken
        found[part.name if usable and parts[part.name] == 1 else f"#{number + 1}"] = number
    return found


def name_of(reduction: Reduction, item: int) -> str:
    """Return the name of an item, "" for none (-1)."""
    return next((name for name, number in names(reduction).items() if number == item), "")


def named(reduction: Reduction, group: Group, name: str) -> Candidate:
    """Return the candidate to hold that has a name; raises LatticeworkError where no such item can be held."""
    item = names(reduction).get(name)
    found = None if item is None else candidate(reduction.cover, group, item)
    if found is None:
        able = ", ".join(name_of(reduction, other.item) for other in candidates(reduction.cover, group)) or "nothing"
        raise LatticeworkError(phrase("hold: {name} should be a part or cell that is covered once and that some "
                                      "symmetry of the target leaves in its place: {known}, or what is symmetric to "
                                      "one", name=shown(name), known=able))
    return found

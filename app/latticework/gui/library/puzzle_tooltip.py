"""The tooltip of a puzzle in the library."""

from pathlib import Path

from latticework.gui.common.data_titles import lattice_title
from latticework.gui.common.target_names import target_names
from latticework.gui.common.translation import tr, tr_n
from latticework.puzzle import Published, Puzzle

MOST_COUNTS = 8
"""Published counts that a tooltip lists; a calendar puzzle may have hundreds."""


def tooltip(puzzle: Puzzle, path: Path) -> str:
    """Return a few lines on a puzzle: author, source, lattice, size, parts, and published numbers of solutions."""
    names = target_names(puzzle)
    size = (tr_n("{n} target", "{n} targets", len(names)) if puzzle.others
            else tr_n("{n} cell", "{n} cells", len(puzzle.target.cells)))
    lines = [puzzle.name, *_origin(puzzle),
             tr("{lattice}, {size}, {parts}", lattice=lattice_title(puzzle.lattice), size=size,
                parts=tr_n("{n} part", "{n} parts", len(puzzle.parts)))]
    counts = [_published(entry, f"{names[entry.target]}: " if puzzle.others else "") for entry in puzzle.published]
    lines += counts[:MOST_COUNTS]
    if more := len(counts[MOST_COUNTS:]):
        lines.append(tr_n("and {n} more count", "and {n} more counts", more))
    return "\n".join([*lines, str(path)])


def _origin(puzzle: Puzzle) -> list[str]:
    """Return who made a puzzle and when, and where it was published, as far as it is said."""
    year = "" if puzzle.origin.year is None else str(puzzle.origin.year)
    made = ", ".join(filter(None, (puzzle.author, year)))
    return [line for line in (made, puzzle.origin.source) if line]


def _published(entry: Published, where: str) -> str:
    told = where + tr_n("{n} solution", "{n} solutions", entry.solutions)
    if entry.modulo == "nothing":
        return told
    return (tr("{solutions}, not counting rotations", solutions=told) if entry.modulo == "rotations"
            else tr("{solutions}, not counting reflections", solutions=told))

"""Cells of a solution taken over into the puzzle: as a new part or as a new target."""

from collections import Counter
from collections.abc import Iterable
from functools import reduce

from latticework.puzzle import Mark, Part, Puzzle, edit_parts, marks, targets
from latticework.puzzle.limits import MAX_NAME
from latticework.solution.placement import Placement, Solution, named_sides

_LONGEST = 40
"""The most characters of a name that is joined from the names of parts."""


def joined_name(puzzle: Puzzle, taken: Iterable[Placement]) -> str:
    """Return the names of the parts taken, joined by pluses and cut to a length; "" for none."""
    names = [puzzle.parts[placement.part].name for placement in taken]
    whole = "+".join(names)
    return whole if len(whole) <= _LONGEST or len(names) == 1 else f"{whole[:_LONGEST - 1]}…"


def with_taken_part(puzzle: Puzzle, taken: Solution, name: str, instead: bool) -> Puzzle:
    """Return the puzzle with a new part at the end: the placements taken, joined as they are in the solution.

    instead: whether it replaces copies of the parts taken. Raises LatticeworkError.
    """
    # One character more than fits, so that a name that is too long is refused and not cut.
    (part,) = edit_parts.with_free_names(puzzle, [_joined(puzzle, taken, name.strip()[:MAX_NAME + 1])])
    made = edit_parts.renamed(edit_parts.with_parts(puzzle, [part]), len(puzzle.parts), part.name)
    return reduce(_with_fewer, Counter(placement.part for placement in taken).items(), made) if instead else made


def with_taken_target(puzzle: Puzzle, taken: Solution, name: str) -> Puzzle:
    """Return the puzzle with a new current target: the cells taken, to be filled by just the parts taken.

    Raises LatticeworkError.
    """
    here, cells = puzzle.target, {cell for placement in taken for cell in placement.cells}
    made = edit_parts.with_target_name(targets.with_new_target(puzzle, ""), name)
    made = made.with_target(cells=tuple(sorted(cells)), color_pairs=here.color_pairs,
                            cell_colors=tuple(one for one in here.cell_colors if one[0] in cells),
                            different=marks.lines_within(here.different, cells))
    placed = Counter(placement.part for placement in taken)
    for number in range(len(puzzle.parts)):
        made = edit_parts.with_copies(made, number, placed[number], placed[number])
    return made


def _with_fewer(puzzle: Puzzle, taken: tuple[int, int]) -> Puzzle:
    number, count = taken
    part = puzzle.parts[number]
    return edit_parts.with_copies(puzzle, number, max(0, part.least - count), max(0, part.most - count))


def _joined(puzzle: Puzzle, taken: Solution, name: str) -> Part:
    """Return placements joined into one part with all marks and colours; its motions are theirs if all agree."""
    cells = tuple(sorted(cell for placement in taken for cell in placement.cells))
    own = tuple(mark for placement in taken for mark in placement.marks)
    motions = {puzzle.parts[placement.part].motions for placement in taken}
    return Part(name, cells, marks=tuple(sorted(Mark(*one) for one in named_sides(puzzle.lattice, own))),
                cell_colors=tuple(sorted((cell, mark) for cell, facing, mark in own if cell == facing)),
                motions=motions.pop() if len(motions) == 1 else "")



"""From a puzzle to an exact cover problem, and back from an option to a placement."""

from dataclasses import dataclass
from typing import NamedTuple

from latticework.cancel import checkpoint
from latticework.cover.matching import Marks, Sides, colored, colors_fit, marked_orientations, matched, moved
from latticework.cover.problem import Cover, make_cover
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, orientations
from latticework.lattice.straight import straight_points
from latticework.puzzle import Part, Puzzle

MAX_OPTIONS = 1_000_000


@dataclass(frozen=True, eq=False)
class Reduction:
    """A puzzle as an exact cover problem.

    Items 0..parts-1 are the parts; where cells may stay empty one more counts the holes; then come the cells of
    the target in their order in the puzzle, then secondary items: points that a part runs straight through,
    where the lattice forbids to cross there, and sides whose marks must not meet. Option o places part part_of[o],
    a hole where that is the number of parts, on the cells cells_of[o] (numbers of target cells, ascending);
    marks_of[o] are its sides that carry a mark, and its cells that have a colour where colours matter.
    """

    puzzle: Puzzle
    cover: Cover
    part_of: tuple[int, ...]
    cells_of: tuple[tuple[int, ...], ...]
    marks_of: tuple[Marks, ...]
    orientations: tuple[int, ...]
    orientations_fitting: tuple[int, ...]

    def cells(self, option: int) -> tuple[Cell, ...]:
        """Return the cells that an option's placement covers."""
        return tuple(self.puzzle.target[i] for i in self.cells_of[option])


def placements(target: dict[Cell, int], shape: tuple[Cell, ...]) -> list[tuple[int, ...]]:
    """Return where a normalised orientation fits in the target, as ascending numbers of target cells."""
    anchor = shape[0]
    relative = [(tuple(a - b for a, b in zip(cell[:-1], anchor[:-1], strict=True)), cell[-1]) for cell in shape]
    found = []
    for cell in target:
        if cell[-1] != anchor[-1]:
            continue
        numbers = []
        for step, kind in relative:
            number = target.get((*(a + b for a, b in zip(cell, step, strict=False)), kind))
            if number is None:
                break
            numbers.append(number)
        else:
            found.append(tuple(sorted(numbers)))
    return found


def reduce(puzzle: Puzzle) -> Reduction:
    """Return the puzzle as an exact cover problem.

    A part that occurs several times is one item with a multiplicity, so copies are never counted as
    permutations. A cell that may stay empty can be covered by a hole, which is like a part of one cell: so
    every engine finds each way to leave cells empty once. Raises LatticeworkError when there are more than
    MAX_OPTIONS placements.
    """
    target = {cell: i for i, cell in enumerate(puzzle.target)}
    sides, wanted = Sides(puzzle) if matched(puzzle) else None, dict(puzzle.cell_colors)
    found: list[_Option] = []
    total, fitting = [], []
    for number, part in enumerate(puzzle.parts):
        shapes = _oriented(puzzle, part)
        total.append(len(shapes))
        fitting.append(0)
        for shape, marks in shapes if part.most else []:
            checkpoint()
            placed = _as_drawn(part, target) if puzzle.rule(part) == "placed" else placements(target, shape)
            options = [_Option(number, cells, _moved_marks(puzzle, shape, cells, marks)) for cells in placed]
            options = [o for o in options if colors_fit(wanted, o.marks) and
                       (sides is None or sides.fits(_cells(puzzle, o.cells), o.marks))]
            fitting[number] += bool(options)
            found += options
            if len(found) > MAX_OPTIONS:
                raise LatticeworkError(f"{puzzle.name}: more than {MAX_OPTIONS:,} placements, the most that "
                                       f"can be searched; part {part.name!r} alone may have too many")
    found += [_Option(len(puzzle.parts), (target[cell],), ()) for cell in puzzle.optional]
    part_of, cells_of, marks_of = zip(*found, strict=True) if found else ((), (), ())
    return Reduction(puzzle, _cover(puzzle, found, sides), part_of, cells_of, marks_of, tuple(total), tuple(fitting))


class _Option(NamedTuple):
    part: int
    cells: tuple[int, ...]
    marks: Marks


def _oriented(puzzle: Puzzle, part: Part) -> list[tuple[tuple[Cell, ...], Marks]]:
    if not part.cells:
        return []
    if part.marks or (part.cell_colors and colored(puzzle)):
        found = marked_orientations(puzzle, part)
    else:
        found = [(shape, ()) for shape in orientations(puzzle.lattice, part.cells, puzzle.allowed_motions(part))]
    return found[:1] if puzzle.rule(part) == "placed" else found  # where kinds of cell look alike there are more


def _cells(puzzle: Puzzle, numbers: tuple[int, ...]) -> tuple[Cell, ...]:
    return tuple(puzzle.target[i] for i in numbers)


def _moved_marks(puzzle: Puzzle, shape: tuple[Cell, ...], numbers: tuple[int, ...], marks: Marks) -> Marks:
    """Return the marks of an orientation where it was placed; translations keep the order of cells."""
    if not marks:
        return ()
    by = tuple(a - b for a, b in zip(min(_cells(puzzle, numbers)), min(shape), strict=True))
    return tuple(sorted((moved(cell, by), moved(neighbour, by), mark) for cell, neighbour, mark in marks))


def _as_drawn(part: Part, target: dict[Cell, int]) -> list[tuple[int, ...]]:
    """Return the one placement of a part that stays where it is drawn, if that is in the target."""
    numbers = [target.get(cell) for cell in part.cells]
    return [] if None in numbers else [tuple(sorted(number for number in numbers if number is not None))]


def _cover(puzzle: Puzzle, found: list[_Option], sides: Sides | None) -> Cover:
    first = len(puzzle.parts) + bool(puzzle.optional)
    options = [[option.part, *(first + i for i in option.cells)] for option in found]
    least, most = [part.least for part in puzzle.parts], [part.most for part in puzzle.parts]
    if puzzle.optional:
        least_filled = sum(len(part.cells) * part.least for part in puzzle.parts)
        least.append(0)
        most.append(max(0, min(len(puzzle.optional), len(puzzle.target) - least_filled)))
    ones = [1] * len(puzzle.target)
    secondary = _add_crossings(puzzle, found, options, first + len(ones))
    secondary += _add_conflicts(puzzle, found, options, first + len(ones) + secondary, sides)
    return make_cover(options, least + ones + [0] * secondary, most + ones + [1] * secondary)


def _add_conflicts(
    puzzle: Puzzle, found: list[_Option], options: list[list[int]], first: int, sides: Sides | None
) -> int:
    """Add to the options the secondary items of marks that must not meet; return how many there are."""
    if sides is None:
        return 0
    for number, option in enumerate(found):
        if option.part < len(puzzle.parts):
            sides.add(number, _cells(puzzle, option.cells), option.marks)
        else:
            sides.add_hole(number, puzzle.target[option.cells[0]])
    conflicts = sides.conflicts()
    for item, wrong in enumerate(conflicts, first):
        for number in wrong:
            options[number].append(item)
    return len(conflicts)


def _add_crossings(puzzle: Puzzle, found: list[_Option], options: list[list[int]], first: int) -> int:
    """Add to each option the secondary items of the points it runs straight through; return how many there are."""
    if not puzzle.lattice.no_crossing:
        return 0
    numbers: dict[tuple[int, ...], int] = {}
    for placed, option in zip(found, options, strict=True):
        for point in straight_points(puzzle.lattice, _cells(puzzle, placed.cells)):
            option.append(first + numbers.setdefault(point, len(numbers)))
    return len(numbers)

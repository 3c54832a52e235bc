"""From a puzzle to an exact cover problem, and back from an option to a placement."""

from dataclasses import dataclass

from latticework.cover.problem import Cover, make_cover
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, orientations
from latticework.lattice.straight import straight_points
from latticework.puzzle import Puzzle

MAX_OPTIONS = 1_000_000


@dataclass(frozen=True, eq=False)
class Reduction:
    """A puzzle as an exact cover problem.

    Items 0..parts-1 are the parts, then come the cells of the target in their order in the puzzle, then
    secondary items: points that a part runs straight through, where the lattice forbids to cross there.
    Option o places part part_of[o] on the cells cells_of[o] (numbers of target cells, ascending).
    """

    puzzle: Puzzle
    cover: Cover
    part_of: tuple[int, ...]
    cells_of: tuple[tuple[int, ...], ...]
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
    permutations. Raises LatticeworkError when there are more than MAX_OPTIONS placements.
    """
    target = {cell: i for i, cell in enumerate(puzzle.target)}
    n_parts = len(puzzle.parts)
    options: list[list[int]] = []
    part_of: list[int] = []
    cells_of: list[tuple[int, ...]] = []
    total, fitting = [0] * n_parts, [0] * n_parts
    for number, part in enumerate(puzzle.parts):
        shapes = orientations(puzzle.lattice, part.cells, puzzle.allowed_motions(part)) if part.cells else []
        total[number] = len(shapes)
        for shape in shapes if part.most else []:
            found = placements(target, shape)
            fitting[number] += bool(found)
            cells_of += found
            part_of += [number] * len(found)
            options += [[number, *(n_parts + i for i in cells)] for cells in found]
            if len(options) > MAX_OPTIONS:
                raise LatticeworkError(f"{puzzle.name}: more than {MAX_OPTIONS:,} placements, the most that "
                                       f"can be searched; part {part.name!r} alone may have too many")
    ones = [1] * len(target)
    crossings = _add_crossings(puzzle, cells_of, options)
    cover = make_cover(options, [part.least for part in puzzle.parts] + ones + [0] * crossings,
                       [part.most for part in puzzle.parts] + ones + [1] * crossings)
    return Reduction(puzzle, cover, tuple(part_of), tuple(cells_of), tuple(total), tuple(fitting))


def _add_crossings(puzzle: Puzzle, cells_of: list[tuple[int, ...]], options: list[list[int]]) -> int:
    """Add to each option the secondary items of the points it runs straight through; return how many there are."""
    if not puzzle.lattice.no_crossing:
        return 0
    first, numbers = len(puzzle.parts) + len(puzzle.target), dict[tuple[int, ...], int]()
    for cells, option in zip(cells_of, options, strict=True):
        for point in straight_points(puzzle.lattice, tuple(puzzle.target[i] for i in cells)):
            option.append(first + numbers.setdefault(point, len(numbers)))
    return len(numbers)

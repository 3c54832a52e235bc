"""From a puzzle to an exact cover problem, and back from an option to a placement."""

from dataclasses import dataclass

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
    where the lattice forbids to cross there. Option o places part part_of[o], a hole where that is the number
    of parts, on the cells cells_of[o] (numbers of target cells, ascending).
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
    permutations. A cell that may stay empty can be covered by a hole, which is like a part of one cell: so
    every engine finds each way to leave cells empty once. Raises LatticeworkError when there are more than
    MAX_OPTIONS placements.
    """
    target = {cell: i for i, cell in enumerate(puzzle.target)}
    n_parts = len(puzzle.parts)
    part_of: list[int] = []
    cells_of: list[tuple[int, ...]] = []
    total, fitting = [0] * n_parts, [0] * n_parts
    for number, part in enumerate(puzzle.parts):
        shapes = orientations(puzzle.lattice, part.cells, puzzle.allowed_motions(part)) if part.cells else []
        total[number] = len(shapes)
        for shape in shapes if part.most else []:
            stays = puzzle.rule(part) == "placed"
            found = _as_drawn(part, target) if stays else placements(target, shape)
            fitting[number] += bool(found)
            cells_of += found
            part_of += [number] * len(found)
            if len(part_of) > MAX_OPTIONS:
                raise LatticeworkError(f"{puzzle.name}: more than {MAX_OPTIONS:,} placements, the most that "
                                       f"can be searched; part {part.name!r} alone may have too many")
    cells_of += [(target[cell],) for cell in puzzle.optional]
    part_of += [n_parts] * len(puzzle.optional)
    cover = _cover(puzzle, part_of, cells_of)
    return Reduction(puzzle, cover, tuple(part_of), tuple(cells_of), tuple(total), tuple(fitting))


def _as_drawn(part: Part, target: dict[Cell, int]) -> list[tuple[int, ...]]:
    """Return the one placement of a part that stays where it is drawn, if that is in the target."""
    numbers = [target.get(cell) for cell in part.cells]
    return [] if None in numbers else [tuple(sorted(number for number in numbers if number is not None))]


def _cover(puzzle: Puzzle, part_of: list[int], cells_of: list[tuple[int, ...]]) -> Cover:
    first = len(puzzle.parts) + bool(puzzle.optional)
    options = [[part, *(first + i for i in cells)] for part, cells in zip(part_of, cells_of, strict=True)]
    least, most = [part.least for part in puzzle.parts], [part.most for part in puzzle.parts]
    if puzzle.optional:
        least.append(0)
        least_filled = sum(len(part.cells) * part.least for part in puzzle.parts)
        most.append(max(0, min(len(puzzle.optional), len(puzzle.target) - least_filled)))
    ones = [1] * len(puzzle.target)
    crossings = _add_crossings(puzzle, cells_of, options, first + len(ones))
    return make_cover(options, least + ones + [0] * crossings, most + ones + [1] * crossings)


def _add_crossings(puzzle: Puzzle, cells_of: list[tuple[int, ...]], options: list[list[int]], first: int) -> int:
    """Add to each option the secondary items of the points it runs straight through; return how many there are."""
    if not puzzle.lattice.no_crossing:
        return 0
    numbers: dict[tuple[int, ...], int] = {}
    for cells, option in zip(cells_of, options, strict=True):
        for point in straight_points(puzzle.lattice, tuple(puzzle.target[i] for i in cells)):
            option.append(first + numbers.setdefault(point, len(numbers)))
    return len(numbers)

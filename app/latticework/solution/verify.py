"""An independent slow checker: looks at a solution as a person would, without the reduction or an engine."""

from collections import Counter

from latticework.lattice import images, normalised
from latticework.lattice.straight import straight_points
from latticework.puzzle import Puzzle
from latticework.solution.model import Placement, Solution


def faults(puzzle: Puzzle, solution: Solution) -> list[str]:
    """Return what is wrong with a solution, in words; empty when it is right."""
    covered = Counter(cell for placement in solution for cell in placement.cells)
    found = [f"cell {list(cell)} is covered {n} times" for cell, n in covered.items() if n > 1]
    found += [f"cell {list(cell)} is not in the target" for cell in sorted(set(covered).difference(puzzle.target))]
    must = set(puzzle.target).difference(puzzle.optional)
    found += [f"cell {list(cell)} is not covered" for cell in sorted(must.difference(covered))]
    used = Counter(placement.part for placement in solution)
    for number, part in enumerate(puzzle.parts):
        if not part.least <= used[number] <= part.most:
            found.append(f"part {part.name} is used {used[number]} times")
    found += _crossings(puzzle, solution)
    return found + [f"part {puzzle.parts[p.part].name} cannot lie on {list(p.cells)}"
                    for p in solution if not _may_lie(puzzle, p)]


def _crossings(puzzle: Puzzle, solution: Solution) -> list[str]:
    if not puzzle.lattice.no_crossing:
        return []
    through = Counter(point for p in solution for point in straight_points(puzzle.lattice, p.cells))
    return [f"{n} parts cross at {[x / 10_000 for x in point]}" for point, n in through.items() if n > 1]


def _may_lie(puzzle: Puzzle, placement: Placement) -> bool:
    part, wanted = puzzle.parts[placement.part], normalised(placement.cells)
    if puzzle.rule(part) == "placed":
        return set(placement.cells) == set(part.cells)
    return any(normalised(image) == wanted for motion in puzzle.allowed_motions(part)
               for image in images(puzzle.lattice, part.cells, motion))

"""A slow, independent check of a solution, which uses neither the reduction nor an engine."""

from collections import Counter

from latticework.lattice import Cell
from latticework.lattice.crossings import crossings
from latticework.puzzle import Matching, Puzzle
from latticework.puzzle.marks import PLAIN, across, side_towards, sides_of
from latticework.solution.placement import Solution, pose_of


def faults(puzzle: Puzzle, solution: Solution) -> list[str]:
    """Return the faults of a solution in words; an empty list if it is correct."""
    covered = Counter(cell for placement in solution for cell in placement.cells)
    found = [f"cell {list(cell)} is covered {n} times" for cell, n in covered.items() if n > 1]
    target = puzzle.target
    found += [f"cell {list(cell)} is not in the target" for cell in sorted(set(covered).difference(target.cells))]
    must = set(target.cells).difference(target.optional)
    found += [f"cell {list(cell)} is not covered" for cell in sorted(must.difference(covered))]
    empty = len(target.cells) - len(set(covered).intersection(target.cells))
    if target.most_empty is not None and empty > target.most_empty:
        found.append(f"{empty} cells are empty, more than {target.most_empty}")
    used = Counter(placement.part for placement in solution)
    for number, part in enumerate(puzzle.parts):
        if not part.least <= used[number] <= part.most:
            found.append(f"part {part.name} is used {used[number]} times")
    found += _crossings(puzzle, solution) + _colors(puzzle, solution) + _contacts(puzzle, solution)
    found += _repeated(puzzle, solution)
    return found + [f"part {puzzle.parts[p.part].name} cannot lie on {list(p.cells)}"
                    for p in solution if pose_of(puzzle, p) is None]


def _crossings(puzzle: Puzzle, solution: Solution) -> list[str]:
    if not puzzle.lattice.no_crossing:
        return []
    held = Counter(crossing for p in solution for crossing in crossings(puzzle.lattice, p.cells))
    crossed = sorted({point for (point, _), n in held.items() if n > 1})
    return [f"parts cross at {[x / 10_000 for x in point]}" for point in crossed]


def _colors(puzzle: Puzzle, solution: Solution) -> list[str]:
    required = dict(puzzle.target.cell_colors)
    return [f"cell {list(cell)} wants {required[cell]}, but has {color}" for p in solution
            for cell, facing, color in p.marks
            if cell == facing and not puzzle.target.colors_fit(color, required.get(cell, ""))]


def _contacts(puzzle: Puzzle, solution: Solution) -> list[str]:
    """Return the sides that face something that they must not, in words."""
    if puzzle.matching is None and not any(part.marks for part in puzzle.parts):
        return []
    table = puzzle.matching or Matching()
    owner = {cell: number for number, p in enumerate(solution) for cell in p.cells}
    marks = {(cell, facing): mark for p in solution for cell, facing, mark in p.marks if cell != facing}
    found = []
    for cell, number in owner.items():
        for facing in puzzle.lattice.neighbours(cell):
            if owner.get(facing) == number:
                continue
            mark, other = marks.get((cell, facing), PLAIN), marks.get((facing, cell), PLAIN)
            fine = table.may_meet(mark, other) if facing in owner else table.may_stand_alone(mark)
            if not fine or not _reaches(puzzle, table, marks, owner, (cell, facing, mark)):
                found.append(f"the side {mark!r} of cell {list(cell)} may not face {list(facing)} ({other!r})")
    return found


def _repeated(puzzle: Puzzle, solution: Solution) -> list[str]:
    """Return the marks that occur twice along a line of different marks, in words."""
    marks = {(cell, facing): mark for p in solution for cell, facing, mark in p.marks if cell != facing}
    found = []
    for number, line in enumerate(puzzle.target.different, 1):
        times = Counter(marks[side] for side in sides_of(puzzle.lattice, line) if side in marks)
        found += [f"the mark {mark!r} occurs {n} times along line {number}" for mark, n in times.items() if n > 1]
    return found


def _reaches(puzzle: Puzzle, table: Matching, marks: dict[tuple[Cell, Cell], str], owner: dict[Cell, int],
             side: tuple[Cell, Cell, str]) -> bool:
    """Whether a mark that reaches through several cells meets only what it may."""
    cell, here, mark = side
    label = side_towards(puzzle.lattice, cell, here)
    for _ in range(table.reach.get(mark, 1) - 1):
        beyond = across(puzzle.lattice, here, label) if label is not None else None
        if beyond is None:
            break
        for a, b in ((here, beyond), (beyond, here)):
            inside = a in owner and owner.get(b) == owner[a]
            if a in owner and (not inside or (a, b) in marks) and not table.may_meet(mark, marks.get((a, b), PLAIN)):
                return False
        here = beyond
    return True

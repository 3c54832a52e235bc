"""Which painted cells leave one solution, by trying all sets of cells: each painted puzzle is solved."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, groupby, product

import latticework as lw
from latticework.cover.mark_conflicts import poses
from latticework.designs.part_sets import usual_modulo
from latticework.puzzle import Mark, Part, Puzzle
from latticework.solution import Placement, Solution
from latticework.solution.placement import named_sides

PAINTS = "#000000", "#ff0000", "#0000ff"


def paintable(puzzle: Puzzle, solution: Solution) -> list[tuple[int, ...]]:
    """Return the cells of a solution on which parts lie that are used a fixed number of times."""
    return sorted(cell for one in solution for cell in one.cells
                  if puzzle.parts[one.part].least == puzzle.parts[one.part].most)


def enough(puzzle: Puzzle, solution: Solution, size: int, colors: int = 1) -> Iterator[dict[tuple[int, ...], str]]:
    """Yield all ways to paint so many cells that leave one solution; of those that swap colours only the first."""
    for cells in combinations(paintable(puzzle, solution), size):
        for paints in product(PAINTS[:colors], repeat=size):
            paint = dict(zip(cells, paints, strict=True))
            if list(dict.fromkeys(paints)) == list(PAINTS[: len(set(paints))]) and alone(puzzle, solution, paint):
                yield paint


def alone(puzzle: Puzzle, solution: Solution, paint: dict[tuple[int, ...], str]) -> bool:
    """Whether painted cells leave one solution."""
    counts = lw.solve(lw.Puzzle.of(painted(puzzle, solution, paint))).counts
    return bool(getattr(counts, usual_modulo(puzzle)) == 1)


def painted(puzzle: Puzzle, solution: Solution, paint: dict[tuple[int, ...], str]) -> Puzzle:
    """Return a puzzle with painted cells: its parts drawn as they lie, equal ones as copies of one."""
    target = replace(puzzle.target, cell_colors=tuple((cell, paint.get(cell, "#ffffff"))
                                                      for cell in puzzle.target.cells))
    made = replace(puzzle, target=target, published=())
    drawn = [drawn_as_it_lies(puzzle, one, paint) for one in solution
             if puzzle.parts[one.part].least == puzzle.parts[one.part].most]
    looks = sorted(((sorted(poses(made, part)), part.name, part) for part in drawn),
                   key=lambda one: one[:2])
    parts: list[Part] = []
    for _, alike in groupby(looks, key=lambda one: one[:2]):
        *_, copies = zip(*alike, strict=True)
        parts.append(replace(copies[0], name=str(len(parts)), least=len(copies), most=len(copies)))
    parts += [replace(part, cell_colors=()) for part in puzzle.parts if part.least != part.most]
    return replace(made, parts=tuple(parts))


def drawn_as_it_lies(puzzle: Puzzle, placement: Placement, paint: dict[tuple[int, ...], str]) -> Part:
    """Return a part in the place where it lies, painted."""
    marks = tuple(Mark(*one) for one in named_sides(puzzle.lattice, placement.marks))
    colors = tuple((cell, paint[cell]) for cell in placement.cells if cell in paint)
    return replace(puzzle.parts[placement.part], cells=placement.cells, marks=marks, cell_colors=colors)

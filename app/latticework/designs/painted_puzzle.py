"""The puzzle that a choice of painted cells makes: a target with colours, and parts with painted cells."""

from dataclasses import replace

import numpy as np

from latticework.cover.mark_conflicts import poses
from latticework.designs.colors import Painting
from latticework.jobs.job import Prepared
from latticework.lattice import Cell
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.colors import NAMED, UNPAINTED, color_name
from latticework.puzzle.edit_parts import with_free_names
from latticework.puzzle.limits import MAX_NAME
from latticework.solution import Placement, Solution, placements_of
from latticework.solution.placement import pose_of
from latticework.visible_text import counted

PAINTS = NAMED["black"], NAMED["red"], NAMED["blue"]
"""The colours of painted cells."""


def solved_puzzle(prepared: Prepared, painting: Painting) -> tuple[Puzzle, Solution]:
    """Return the puzzle with the cells of a choice painted, and its solution.

    Copies of a part that are painted differently become parts of their own. Colours that cells of the parts had
    before, which were decoration, are removed.
    """
    puzzle, paint = prepared.puzzle, paint_of(prepared, painting)
    colors = tuple((cell, paint.get(cell, UNPAINTED)) for cell in sorted(puzzle.target.cells)) if paint else ()
    target = replace(puzzle.target, cell_colors=colors, color_pairs=None, copies=None)
    name = f"{puzzle.name} with {counted(len(paint), 'cell')} painted"[:MAX_NAME]
    bare = replace(puzzle, name=name, parts=(), published=(), others=(), place=0, target=target)
    solution = placements_of(np.array(painting.options, np.int32), prepared.reduction)
    parts: list[Part] = []
    placed: list[Placement] = []
    for number, part in enumerate(puzzle.parts):
        alike: dict[object, tuple[Part, list[Placement]]] = {(): (replace(part, cell_colors=()), [])}
        for one in solution:
            if one.part == number:
                made = _painted(puzzle, one, paint)
                # Equal paint may be drawn on other cells of a symmetric part.
                look: object = min(poses(bare, made)) if made.cell_colors else ()
                alike.setdefault(look, (made, []))[1].append(one)
        n = sum(len(copies) for look, (_, copies) in alike.items() if look)
        for look, (made, copies) in alike.items():
            least, most = (len(copies), len(copies)) if look else (part.least - n, part.most - n)
            if most:
                placed += [_with_paint(replace(one, part=len(parts)), paint) for one in copies]
                parts.append(replace(made, least=least, most=most))
    return replace(bare, parts=tuple(with_free_names(bare, parts))), tuple(placed)


def paint_of(prepared: Prepared, painting: Painting) -> dict[Cell, str]:
    """Return the painted cells of the target with their colours."""
    cells = prepared.puzzle.target.cells
    return {cells[number]: PAINTS[color - 1] for number, color in painting.painted}


def _painted(puzzle: Puzzle, placement: Placement, paint: dict[Cell, str]) -> Part:
    """Return a part with the paint of the cells on which it lies."""
    part, pose = puzzle.parts[placement.part], pose_of(puzzle, placement)
    colors = sorted((cell, paint[there]) for there, cell in pose.drawn.items() if there in paint) if pose else []
    return replace(part, cell_colors=tuple(colors))


def _with_paint(placement: Placement, paint: dict[Cell, str]) -> Placement:
    colors = ((cell, cell, paint[cell]) for cell in placement.cells if cell in paint)
    return replace(placement, marks=tuple(sorted((*placement.marks, *colors))))


def in_words(prepared: Prepared, painting: Painting) -> list[str]:
    """Return the painted cells by the parts that lie there: "T at 0,0 1,0", with colours if there are several."""
    several = len({color for _, color in painting.painted}) > 1
    return [f"{name} at " + " ".join(",".join(map(str, cell)) + (f" {color}" if several else "")
                                     for cell, color in cells) for name, cells in as_data(prepared, painting)]


def as_data(prepared: Prepared, painting: Painting) -> list[tuple[str, list[tuple[Cell, str]]]]:
    """Return the parts with painted cells, each with those cells in the solution and their colours."""
    puzzle, paint = prepared.puzzle, paint_of(prepared, painting)
    found = [(puzzle.parts[one.part].name, [(puzzle.lattice.written(cell), color_name(paint[cell]))
                                            for cell in sorted(one.cells) if cell in paint])
             for one in placements_of(np.array(painting.options, np.int32), prepared.reduction)]
    return [(name, cells) for name, cells in found if cells]

"""Solutions as placements of parts, and the motion, marks and colours of a part in a placement."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from latticework.lattice import Cell, Lattice, Motion, images
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.marks import across, side_towards

MOST_KEPT = 24
"""The most cells, including those of marks, of parts whose images under motions are cached."""


@dataclass(frozen=True)
class Placement:
    """A part, by its number in the puzzle, on cells of the target; marks are (cell, neighbour, mark)."""

    part: int
    cells: tuple[Cell, ...]
    marks: tuple[tuple[Cell, Cell, str], ...] = ()


Solution = tuple[Placement, ...]
"""Placements that cover the target and obey the rules, in the order of the parts."""


class Pose(NamedTuple):
    """A motion that carries a part to a placement, and for each cell there the cell of the part as drawn."""

    motion: Motion
    drawn: dict[Cell, Cell]


def marks_and_colors(puzzle: Puzzle, part: Part) -> list[tuple[Cell, Cell, str]]:
    """Return the marks of a part as (cell, neighbour, mark), and colours that matter as (cell, cell, colour)."""
    sides = [(m.cell, across(puzzle.lattice, m.cell, m.side), m.mark) for m in part.marks]
    found = [(cell, facing, mark) for cell, facing, mark in sides if facing is not None]
    return found + [(cell, cell, color) for cell, color in part.cell_colors if puzzle.target.cell_colors]


def pose_of(puzzle: Puzzle, placement: Placement) -> Pose | None:
    """Return the pose of a placed part, the first of several that look the same; None if it cannot be placed so."""
    part, lattice = puzzle.parts[placement.part], puzzle.lattice
    if puzzle.rule(part) == "placed" and set(placement.cells) != set(part.cells):
        return None
    shown = marks_and_colors(puzzle, part)
    cells = (*part.cells, *(cell for cell, _, _ in shown), *(facing for _, facing, _ in shown))
    n, m = len(part.cells), len(shown)
    for motion in puzzle.allowed_motions(part):
        for image in _images(lattice, cells, motion):
            # Translation keeps the order of cells, so the least goes to the least.
            by = [a - b for a, b in zip(min(placement.cells), min(image[:n]), strict=True)]
            there = [tuple(x + d for x, d in zip(cell, by, strict=True)) for cell in image]
            seen = {(there[n + i], there[n + m + i], shown[i][2]) for i in range(m)}
            if set(there[:n]) == set(placement.cells) and seen == set(placement.marks):
                return Pose(motion, dict(zip(there[:n], part.cells, strict=True)))
    return None


def _images(lattice: Lattice, cells: tuple[Cell, ...], motion: Motion) -> Iterable[tuple[Cell, ...]]:
    return _kept_images(lattice, cells, motion) if len(cells) <= MOST_KEPT else images(lattice, cells, motion)


@lru_cache(maxsize=1_024)
def _kept_images(lattice: Lattice, cells: tuple[Cell, ...], motion: Motion) -> tuple[tuple[Cell, ...], ...]:
    return tuple(images(lattice, cells, motion))


def as_data(puzzle: Puzzle, solution: Solution) -> list[dict[str, Any]]:
    """Return the placements of a solution as JSON data.

    part, cells; part_cells: for each of the cells, the cell of the part as drawn that came there; mirrored; and if
    the part has any, marks with their cells and sides in the solution, and colors with their cells.
    """
    return [_placement(puzzle, placement) for placement in solution]


def _placement(puzzle: Puzzle, placement: Placement) -> dict[str, Any]:
    written, pose = puzzle.lattice.written, pose_of(puzzle, placement)
    name, cells = puzzle.parts[placement.part].name, [list(written(cell)) for cell in placement.cells]
    data: dict[str, Any] = {"part": name, "cells": cells}
    if pose is not None:
        data["part_cells"] = [list(written(pose.drawn[cell])) for cell in placement.cells]
        data["mirrored"] = pose.motion.mirrors
    if marks := list(_marks(puzzle, placement)):
        data["marks"] = [{"cell": list(written(cell)), "side": side, "mark": mark} for cell, side, mark in marks]
    if colors := _colors(puzzle, placement, pose):
        data["colors"] = {color: [list(written(cell)) for cell in cells] for color, cells in colors.items()}
    return data


def in_words(puzzle: Puzzle, placement: Placement) -> str:
    """Return the marks and colours of a placement in words: "0,0 east red, north blue"; "" if it has none."""
    at: dict[Cell, list[str]] = {}
    for color, cells in _colors(puzzle, placement, pose_of(puzzle, placement)).items():
        for cell in cells:
            at.setdefault(cell, []).append(color)
    for cell, side, mark in _marks(puzzle, placement):
        at.setdefault(cell, []).append(f"{side} {mark}")
    named = {cell: ",".join(map(str, puzzle.lattice.written(cell))) for cell in sorted(at)}
    return "; ".join(f"{name} {', '.join(at[cell])}" for cell, name in named.items())


def _marks(puzzle: Puzzle, placement: Placement) -> Iterator[tuple[Cell, str, str]]:
    """Yield the marks of a placement as (cell, label of the side, mark)."""
    for cell, facing, mark in placement.marks:
        side = side_towards(puzzle.lattice, cell, facing)
        if side is not None:  # a colour is a mark towards the cell itself
            yield cell, side, mark


def _colors(puzzle: Puzzle, placement: Placement, pose: Pose | None) -> dict[str, list[Cell]]:
    """Return the cells of a placement by colour, also for colours that no rule uses."""
    of = dict(puzzle.parts[placement.part].cell_colors)
    found: dict[str, list[Cell]] = {}
    for cell in placement.cells:
        if pose is not None and (color := of.get(pose.drawn[cell])):
            found.setdefault(color, []).append(cell)
    return found

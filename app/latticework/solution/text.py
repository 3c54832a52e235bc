"""Solutions in words: a letter for each cell, a line for each part or option, and JSON data."""

from collections import Counter
from itertools import islice
from typing import Any

from latticework.cover import ExactCover
from latticework.cover.exact_cover_document import written
from latticework.lattice import Cell
from latticework.puzzle import Puzzle
from latticework.puzzle.cell_text import can_picture
from latticework.solution.outlines import LETTERS, can_outline, letters, outlines, pieces_in_grid
from latticework.solution.placement import Placement, Pose, Solution, named_sides, pose_of
from latticework.visible_text import one_line

STYLES = LETTERS_DOWN, COORDINATES, LETTERS_ACROSS, OUTLINES = (
    "letters", "coordinates", "layers", "outlines")
"""The styles of texts: letters with layers below one another; the cells of each part; letters with layers beside one
another; lines around each piece, layers beside one another."""

_FLOOR_GAP = "  "
"""What is between two layers beside one another."""

MOST_SPOKEN = 200
"""Cells of a solution that is read aloud."""


def as_text(puzzle: Puzzle, solution: Solution, style: str = LETTERS_DOWN) -> str:
    """Return a solution in one of STYLES as text that ends with a line break, the bottom layer of a solid first.

    Each piece has a letter of its own, also each copy of a part; if there are more pieces than letters, a number.
    If the lattice has no pictures, it is coordinates; if lines cannot be drawn, letters. Parts with marks or colours
    have a further line for these.
    """
    if style == COORDINATES or not can_picture(puzzle.lattice, puzzle.target.cells):
        return _coordinates(puzzle, solution) + details(puzzle, solution)
    if style == OUTLINES and can_outline(puzzle):
        return "".join(f"{''.join(run.text for run in line).rstrip()}\n" for line in outlines(puzzle, solution)) + (
            details(puzzle, solution))
    between = "" if all(len(mark) == 1 for mark in piece_letters(puzzle, solution)) else " "
    floors = [[between.join(line) for line in floor] for floor in _floors(puzzle, solution)]
    if style in {LETTERS_ACROSS, OUTLINES}:
        floors = [[_FLOOR_GAP.join(lines) for lines in zip(*floors, strict=True)]]
    return "\n".join("".join(f"{line}\n" for line in floor) for floor in floors) + details(puzzle, solution)


def as_speech(puzzle: Puzzle, solution: Solution) -> str:
    """Return a solution to be read aloud: the letters of each line apart, a line for each layer; else coordinates.

    "" where it is too large to be listened to.
    """
    if len(puzzle.target.cells) > MOST_SPOKEN:
        return ""
    if not can_picture(puzzle.lattice, puzzle.target.cells):
        return as_text(puzzle, solution, COORDINATES)
    floors = [", ".join(map(" ".join, floor)) for floor in _floors(puzzle, solution)]
    return "".join(f"{floor}.\n" for floor in floors) + details(puzzle, solution)


def _floors(puzzle: Puzzle, solution: Solution) -> list[list[list[str]]]:
    """Return the lines of each layer, a letter or number for each cell, the highest line first."""
    marks = piece_letters(puzzle, solution)
    empty = ".".rjust(max(map(len, marks), default=1))
    return [[[empty if piece < 0 else marks[piece] for piece in line] for line in floor]
            for floor in pieces_in_grid(puzzle, solution)]


def piece_letters(puzzle: Puzzle, solution: Solution) -> list[str]:
    """Return a text for each placement of a solution, all different and equally long.

    The first copy of a part has the letter of the part. If there are enough letters for all copies that may be used,
    each further copy has the same letter in all solutions. If not, letters are assigned to each solution separately.
    """
    firsts, nth = letters(puzzle), Counter[int]()
    spare = iter([letter for letter in LETTERS if letter not in firsts])
    more: list[list[str]] = [[] for _ in firsts]
    if sum(max(1, part.most) for part in puzzle.parts) <= len(LETTERS):
        more = [list(islice(spare, max(0, part.most - 1))) for part in puzzle.parts]
    chosen = []
    for placement in solution:
        own, copy = more[placement.part], nth[placement.part]
        nth[placement.part] += 1
        if copy > len(own):
            own += islice(spare, 1)
        chosen.append(firsts[placement.part] if not copy else own[copy - 1] if copy <= len(own) else "?")
    if "?" not in chosen:
        return chosen
    width = len(str(len(solution)))
    return [str(number).rjust(width) for number in range(1, len(solution) + 1)]


def _coordinates(puzzle: Puzzle, solution: Solution) -> str:
    return "".join(f"{_name(puzzle, p.part)}: " + " ".join(
        ",".join(map(str, puzzle.lattice.written(cell))) for cell in p.cells) + "\n" for p in solution)


def details(puzzle: Puzzle, solution: Solution) -> str:
    """Return the marks and colours of the placements that have any, a line each, with an empty line before them."""
    lines = [(_name(puzzle, p.part), words) for p in solution if (words := in_words(puzzle, p))]
    return "\n" * bool(lines) + "".join(f"{name}: {words}\n" for name, words in lines)


def _name(puzzle: Puzzle, part: int) -> str:
    # Names come from files of others, and a line break in one would look like a further part.
    return one_line(puzzle.parts[part].name)


def in_words(puzzle: Puzzle, placement: Placement) -> str:
    """Return the marks and colours of a placement in words: "0,0 east red, north blue"; "" if it has none."""
    at: dict[Cell, list[str]] = {}
    for color, cells in _colors(puzzle, placement, pose_of(puzzle, placement)).items():
        for cell in cells:
            at.setdefault(cell, []).append(color)
    for cell, side, mark in named_sides(puzzle.lattice, placement.marks):
        at.setdefault(cell, []).append(f"{side} {mark}")
    named = {cell: ",".join(map(str, puzzle.lattice.written(cell))) for cell in sorted(at)}
    return "; ".join(f"{name} {', '.join(at[cell])}" for cell, name in named.items())


def _colors(puzzle: Puzzle, placement: Placement, pose: Pose | None) -> dict[str, list[Cell]]:
    """Return the cells of a placement by colour, also for colours that no rule uses."""
    of = dict(puzzle.parts[placement.part].forms[pose.form].cell_colors) if pose is not None else {}
    found: dict[str, list[Cell]] = {}
    for cell in placement.cells:
        if pose is not None and (color := of.get(pose.drawn[cell])):
            found.setdefault(color, []).append(cell)
    return found


def as_data(puzzle: Puzzle, solution: Solution) -> list[dict[str, Any]]:
    """Return the placements of a solution as JSON data.

    part, cells; form, from 1, if the part has several; part_cells: for each of the cells, the cell of the form as
    drawn that came there; mirrored; and if the part has any, marks with their cells and sides in the solution, and
    colors with their cells.
    """
    return [_placement(puzzle, placement) for placement in solution]


def _placement(puzzle: Puzzle, placement: Placement) -> dict[str, Any]:
    written, pose = puzzle.lattice.written, pose_of(puzzle, placement)
    name, cells = puzzle.parts[placement.part].name, [list(written(cell)) for cell in placement.cells]
    data: dict[str, Any] = {"part": name, "cells": cells}
    if pose is not None and puzzle.parts[placement.part].other_forms:
        data["form"] = pose.form + 1
    if pose is not None:
        data["part_cells"] = [list(written(pose.drawn[cell])) for cell in placement.cells]
        data["mirrored"] = pose.motion.mirrors
    if marks := list(named_sides(puzzle.lattice, placement.marks)):
        data["marks"] = [{"cell": list(written(cell)), "side": side, "mark": mark} for cell, side, mark in marks]
    if colors := _colors(puzzle, placement, pose):
        data["colors"] = {color: [list(written(cell)) for cell in cells] for color, cells in colors.items()}
    return data


def options_as_text(document: ExactCover, chosen: tuple[int, ...]) -> str:
    """Return chosen options as text, a line each."""
    return "".join(option_text(document, option) + "\n" for option in chosen)


def option_text(document: ExactCover, option: int) -> str:
    """Return the items of an option in one line; names with blanks are quoted."""
    return " ".join(repr(item) if " " in item or not item else item for item in written(document, option))


def options_as_data(document: ExactCover, chosen: tuple[int, ...]) -> list[Any]:
    """Return chosen options as JSON, lists of items."""
    return [[[item, color] if color != "" else item for item, color in document.option(option)] for option in chosen]

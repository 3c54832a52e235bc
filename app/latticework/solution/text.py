"""Solutions as text: a letter for each cell if the lattice has pictures, or else a line for each part."""

from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import as_array
from latticework.lattice.layers import layers
from latticework.phrases import translatable
from latticework.puzzle import Puzzle
from latticework.puzzle.cell_text import can_picture
from latticework.solution.placement import Solution, in_words
from latticework.visible_text import one_line

STYLES = LETTERS_DOWN, COORDINATES, LETTERS_ACROSS = (
    translatable("letters"), translatable("coordinates"), translatable("layers"))
"""The styles of texts: layers below one another, the cells of each part, or layers beside one another."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


def letters(puzzle: Puzzle) -> list[str]:
    """Return one character for each part: the first free one of its name, else the next free one."""
    chosen: list[str] = []
    for part in puzzle.parts:
        free = [c for c in part.name + LETTERS if c in LETTERS and c not in chosen]
        chosen.append(free[0] if free else "?")
    return chosen


def as_text(puzzle: Puzzle, solution: Solution, style: str = LETTERS_DOWN) -> str:
    """Return a solution in one of STYLES as text that ends with a line break, the bottom layer of a solid first.

    If the lattice has no pictures, it is coordinates. Parts with marks or colours have a further line for these.
    """
    if style == COORDINATES or not can_picture(puzzle.lattice, puzzle.target.cells):
        return _coordinates(puzzle, solution) + _details(puzzle, solution)
    floors = _floors(puzzle, solution)
    if style == LETTERS_ACROSS:
        floors = [["  ".join(lines) for lines in zip(*floors, strict=True)]]
    return "\n".join("".join(f"{line}\n" for line in floor) for floor in floors) + _details(puzzle, solution)


def _details(puzzle: Puzzle, solution: Solution) -> str:
    lines = [(_name(puzzle, p.part), words) for p in solution if (words := in_words(puzzle, p))]
    return "\n" * bool(lines) + "".join(f"{name}: {words}\n" for name, words in lines)


def _coordinates(puzzle: Puzzle, solution: Solution) -> str:
    return "".join(f"{_name(puzzle, p.part)}: " + " ".join(
        ",".join(map(str, puzzle.lattice.written(cell))) for cell in p.cells) + "\n" for p in solution)


def _name(puzzle: Puzzle, part: int) -> str:
    return one_line(puzzle.parts[part].name)


def _floors(puzzle: Puzzle, solution: Solution) -> list[list[str]]:
    """Return the lines of each layer, one letter a cell, the highest line first."""
    marks = letters(puzzle)
    where = _grid(puzzle.standing.lattice, puzzle.target.cells)
    cells = tuple(cell for p in solution for cell in p.cells)
    letter = (marks[p.part] for p in solution for _ in p.cells)
    at = dict(zip(_grid(puzzle.standing.lattice, cells), letter, strict=True))
    (x0, y0, z0), (x1, y1, z1) = (tuple(f(c[i] for c in where) for i in range(3)) for f in (min, max))
    return [["".join(at.get((x, y, z), ".") for x in range(x0, x1 + 1)) for y in range(y1, y0 - 1, -1)]
            for z in range(z0, z1 + 1)]


def _grid(lattice: Lattice, cells: tuple[Cell, ...]) -> list[tuple[int, ...]]:
    """Return for each cell its place in the text: column, row from below, layer."""
    if lattice.rank < 3 or not cells:
        return [(*cell[:2], 0) for cell in cells]
    return [tuple(place) for place in layers(lattice).grid(as_array(cells)).tolist()]

"""Writing puzzles of squares and cubes for Busche's program polycube: each copy of a part is a piece of its own."""

import re
from dataclasses import replace

from latticework.errors import LatticeworkError
from latticework.exchange.contents import Contents, Written
from latticework.exchange.other_programs.losses import losses
from latticework.exchange.other_programs.polycube_text import Place, box
from latticework.lattice import Cell, builtin
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.puzzle.limits import MAX_CELLS
from latticework.solution import Placement

_NOT_IN_NAMES = re.compile(r"[\s:=#,.~]+")


def write(contents: Contents) -> Written:
    """Return a puzzle as such a file, the cells of its solution first; raises LatticeworkError."""
    puzzle, solution = contents.of_puzzle()
    flat = puzzle.lattice is builtin("square")
    if not flat and puzzle.lattice is not builtin("cubic"):
        raise LatticeworkError(phrase("{name}: has cells of the lattice {lattice}; this format holds squares and "
                                      "cubes alone", name=puzzle.name, lattice=puzzle.lattice.name))
    places = [_place(cell) for cell in puzzle.target.cells] or [(0, 0, 0)]
    low = tuple(map(min, zip(*places, strict=True)))
    size = tuple(high - least + 1 for least, high in zip(low, map(max, zip(*places, strict=True)), strict=True))
    if size[0] * size[1] * size[2] > MAX_CELLS:
        raise LatticeworkError(phrase("{name}: the box about the target is too large for this format",
                                      name=puzzle.name))
    one_side = flat and any(puzzle.rule(part) == "turn" for part in puzzle.parts)
    remarks = list(losses(_as_written(puzzle, one_side), {"names"}))
    lines = [f"D:xDim={size[0]}:yDim={size[1]}:zDim={size[2]}{':oneSide' if one_side else ''}"]
    rest = set(box((size[0], size[1], size[2]))).difference(_moved(place, low) for place in places)
    named = _named(puzzle)
    lying: list[Placement] = list(solution or ())
    for number, name in named:
        part = puzzle.parts[number]
        at = next((placed for placed in lying if placed.part == number), None)
        if at is not None:
            lying.remove(at)
        fixed = puzzle.rule(part) == "placed"
        shape = [_moved(_place(cell), low) for cell in (at.cells if at else part.cells)]
        lines.append(_piece(name, shape, fixed))
    if rest:
        remarks.append(phrase("cells of the box outside of the target are filled by a piece that is fixed there"))
        lines.append(_piece(_unique("outside", {name for _, name in named}), sorted(rest), True))
    return Written(("\n".join([*lines, "~D"]) + "\n").encode(), tuple(remarks))


def _as_written(puzzle: Puzzle, one_side: bool) -> Puzzle:
    """Return the puzzle with the rules that the file holds as the usual ones, so that no loss is told of them."""
    held = {"placed", "turn" if one_side else "turn over"} if puzzle.lattice.flat else {"placed", "turn"}
    usual = "turn over" if puzzle.lattice.flat else "turn"
    return replace(puzzle, motions="", parts=tuple(
        replace(part, motions=usual if puzzle.rule(part) in held else puzzle.rule(part)) for part in puzzle.parts))


def _piece(name: str, places: list[Place], fixed: bool) -> str:
    return f"C:name={name}:type={'S' if fixed else 'M'}:layout={', '.join(' '.join(map(str, p)) for p in places)}"


def _place(cell: Cell) -> Place:
    x, y, z = (*cell[:-1], 0)[:3]
    return x, y, z


def _moved(place: Place, low: tuple[int, ...]) -> Place:
    x, y, z = (a - b for a, b in zip(place, low, strict=True))
    return x, y, z


def _named(puzzle: Puzzle) -> list[tuple[int, str]]:
    """Return for each copy of each part its number, and a name without signs that mean something in the file."""
    taken: set[str] = set()
    found: list[tuple[int, str]] = []
    for number, part in enumerate(puzzle.parts):
        found += [(number, _unique(_NOT_IN_NAMES.sub("_", part.name) or "P", taken))
                  for _ in range(part.most if part.cells else 0)]
    return found


def _unique(name: str, taken: set[str]) -> str:
    """Return a name that is not taken, and take it."""
    made, count = name, 1
    while made in taken:
        count += 1
        made = f"{name}_{count}"
    taken.add(made)
    return made

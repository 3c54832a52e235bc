"""Writing puzzles for polysolve."""

import json
from collections.abc import Iterable
from typing import Any

from latticework.errors import LatticeworkError
from latticework.exchange.contents import Contents, Written
from latticework.exchange.other_programs.grids import Grid, grids
from latticework.exchange.other_programs.losses import losses
from latticework.exchange.other_programs.polysolve_json import FILL_ALL, MOBILITIES, USE_ALL
from latticework.lattice import Cell
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle


def write(contents: Contents) -> Written:
    """Return a puzzle as such a file; raises LatticeworkError where its lattice is no grid of polysolve."""
    puzzle, _ = contents.of_puzzle()
    grid = next((grid for grid in grids().values() if puzzle.lattice is grid.lattice), None)
    if grid is None:
        raise LatticeworkError(phrase("{name}: polysolve has no grid for the lattice {lattice}; it has grids for "
                                      "{known}", name=puzzle.name, lattice=puzzle.lattice.name,
                                      known=", ".join(grid.lattice_name for grid in grids().values())))
    target = puzzle.target
    mode = USE_ALL if target.optional and len(target.optional) == len(target.cells) else FILL_ALL
    data = {
        "description": puzzle.name, "grid": grid.name, "board": _written(target.cells, grid),
        "shapes": [_shape(puzzle, part, grid) for part in puzzle.parts if part.cells],
        "mode": mode, "notes": puzzle.notes,
    }
    holds = {"rules", "name", "names", "colors", "notes"} | ({"ranges"} if mode == FILL_ALL else {"optional"})
    return Written(json.dumps(data, ensure_ascii=False, indent=1).encode(), tuple(losses(puzzle, holds)))


def _written(cells: Iterable[Cell], grid: Grid) -> dict[str, list[list[int]]]:
    raw = grid.raw(tuple(cells))
    return {"coords": [[*([kind] if grid.kinds > 1 else []), *place[: grid.axes]] for *place, kind in raw]}


def _shape(puzzle: Puzzle, part: Part, grid: Grid) -> dict[str, Any]:
    rule = puzzle.rule(part)
    words = {rule or grid.freest: word for word, rule in MOBILITIES.items()}
    made: dict[str, Any] = {"name": part.name, "mobility": words[rule],
                            "amount": {"min": part.least, "max": part.most}, "morphs": [_written(part.cells, grid)]}
    if part.color:
        made["color"] = list(bytes.fromhex(part.color[1:]))
    return made

"""One solution of each puzzle that ships, from which the library draws it; see `installer/library_solutions.py`."""

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from latticework import paths, replaced_files
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.puzzle.library import library_name
from latticework.reading import read_text
from latticework.solution.placement import Placement, Solution
from latticework.solution.verify import faults


def solutions_file() -> Path:
    """Return the path of the file with the solutions that ship."""
    return paths.library() / "solutions.json"


def shipped_solution(path: Path, puzzle: Puzzle) -> Solution | None:
    """Return the stored solution of a puzzle of the library, None where there is none that fits it."""
    stored = stored_solution(path)
    if stored is None:
        return None
    try:
        solution = tuple(Placement(part, _tuples(cells), _tuples(marks)) for part, cells, marks in stored)
        hash(solution)  # only numbers and words are right in it; what is drawn is looked up by them
        # A puzzle that was changed since has parts of other numbers and forms.
        return None if faults(puzzle, solution) else solution
    except (ArithmeticError, IndexError, KeyError, LatticeworkError, RecursionError, TypeError, ValueError):
        return None


def stored_solution(path: Path) -> list[Any] | None:
    """Return what is stored for a puzzle file: part, cells and marks of each placement."""
    if not paths.in_library(path) or not solutions_file().exists():
        return None
    try:
        return _read_once(solutions_file()).get(library_name(path.resolve()))
    except LatticeworkError:  # pictures without solutions are better than none
        return None


def write_solutions(solutions: Mapping[str, Solution]) -> None:
    """Write solutions by the names of puzzles, a line for each; raises LatticeworkError."""
    rows = [f"{json.dumps(name)}:{json.dumps(_data(solutions[name]), separators=(',', ':'))}"
            for name in sorted(solutions)]
    replaced_files.replace(solutions_file(), ("{\n" + ",\n".join(rows) + "\n}\n").encode())


def _data(solution: Solution) -> list[Any]:
    return [[placement.part, placement.cells, placement.marks] for placement in solution]


def _tuples(data: Any) -> Any:
    return tuple(map(_tuples, data)) if isinstance(data, list) else data


@lru_cache(maxsize=1)
def _read_once(path: Path) -> dict[str, list[Any]]:
    try:
        read: dict[str, list[Any]] = json.loads(read_text(path))
        return dict(read)
    except (RecursionError, TypeError, ValueError) as error:
        raise FileRefusedError(path, phrase("should map names of puzzles to solutions ({error})",
                                            error=str(error))) from None

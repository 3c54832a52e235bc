"""Writing puzzles and solutions to files, in all formats of the program."""

import warnings
from pathlib import Path

from latticework.api.arguments import as_path
from latticework.api.cover_problem import ExactCover, written
from latticework.api.exact_cover import ExactCoverSolutions
from latticework.api.loading import as_problem
from latticework.api.puzzle import Puzzle
from latticework.api.solution import Solution
from latticework.api.solutions import Solutions
from latticework.files import formats
from latticework.files.opened_and_written import Contents


def save(what: Puzzle | Solution | Solutions | ExactCover | ExactCoverSolutions | str | Path, path: str | Path,
         **settings: object) -> None:
    """Write a puzzle, a solution, all solutions, or an exact cover problem to a file, in the format of its ending.

    what: a puzzle or its name, a solution, an exact cover problem, or what `solve` or `exact_cover` returns.
    path: the file, replaced where it is there: .toml for a puzzle, .png or .svg for a picture, .txt or .jsonl for
    solutions, .dlx or .json for an exact cover problem, also that of a puzzle.
    settings: those of the format, as the options of `latticework render --help` name them, like size=800.

    Warns, by Python's `warnings`, of what the format has no place for.

    Raises LatticeworkError for another ending, a wrong setting, where there is no solution to write, or when the
    file cannot be written; then it is as it was.

    >>> lw.save(lw.Puzzle.boxed("square", (2, 3), ["##", "####"]), "mine.toml")
    >>> lw.load("mine.toml")
    Puzzle('Untitled', square, 6 cells, 2 parts)
    >>> lw.save(lw.solve("soma").first(), "soma.svg", size=600)
    >>> lw.save(lw.solve("simple-2x3"), "all.txt")
    """
    file = as_path(path, "path")
    for remark in formats.to_write(file).write(_contents(what), file, **settings):
        # A warning, as the file was written; its place is the line that calls `save`.
        warnings.warn(f"{file}: {remark}", stacklevel=2)


def _contents(what: object) -> Contents:
    if isinstance(what, Solution):
        return Contents(what.puzzle.document, what.document)
    if isinstance(what, Solutions):
        every = (solution.document for solution in what)
        # A picture needs the first one only; the others are found while they are written.
        return Contents(what.puzzle.document, next(every, None), every)
    if isinstance(what, ExactCoverSolutions):
        chosen = map(tuple, what.chosen())
        return Contents(written(what.problem.document), next(chosen, None), chosen)
    problem = as_problem(what, "what")
    return Contents(written(problem.document) if isinstance(problem, ExactCover) else problem.document)

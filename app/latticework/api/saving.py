"""Writing puzzles and solutions to files, in all formats that the program knows."""

import warnings
from pathlib import Path

from latticework.api.arguments import as_path
from latticework.api.puzzle import Puzzle, as_puzzle
from latticework.api.solution import Solution
from latticework.api.solutions import Solutions
from latticework.exchange import formats
from latticework.exchange.contents import Contents


def save(what: Puzzle | Solution | Solutions | str, path: str | Path, **settings: object) -> None:
    """Write a puzzle, a solution, or all solutions to a file, in the format that its ending says.

    what: a puzzle or its name, a solution, or what `solve` returns.
    path: the file, replaced where it is there: .toml for a puzzle, .png or .svg for a picture, .txt or .jsonl for
    solutions.
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
        warnings.warn(f"{file}: {remark}", stacklevel=2)


def _contents(what: object) -> Contents:
    if isinstance(what, Solution):
        return Contents(what.puzzle.document, what.document)
    if isinstance(what, Solutions):
        every = (solution.document for solution in what)
        return Contents(what.puzzle.document, next(every, None), every)
    return Contents(as_puzzle(what).document)

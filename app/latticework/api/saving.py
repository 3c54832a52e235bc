"""Writing puzzles and solutions to files, in all formats of the program, and to the cell of a notebook."""

import html
import warnings
from dataclasses import dataclass
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

_HIGH = 640
"""Pixels of a page in a cell: as much as the view of a solution needs with its sliders and names."""


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


@dataclass(frozen=True)
class Page:
    """A page on which solutions are turned, taken apart and put together; a notebook shows it in the cell.

    html: the page; it needs no network, and all scripts in it are its own.

    >>> page = lw.page("soma")
    >>> page.html.startswith("<!DOCTYPE html>")
    True
    """

    html: str

    def _repr_html_(self) -> str:
        # In a frame of its own, whose scripts cannot reach the notebook.
        return (f'<iframe srcdoc="{html.escape(self.html)}" sandbox="allow-scripts" loading="lazy" '
                f'style="width: 100%; height: {_HIGH}px; border: 0"></iframe>')

    def __repr__(self) -> str:
        return f"Page({len(self.html):,} characters)"


def page(what: Puzzle | Solution | Solutions | str | Path, **settings: object) -> Page:
    """Return a page to turn a puzzle and its solutions in space, as `save` writes it for the ending .html.

    It takes 600 KB in a notebook, where a solution by itself shows as a picture of about 20.

    what: a puzzle or its name, a solution, or what `solve` returns, of which the first 100 are shown.
    settings: those of the format, as the options of `latticework render --help` name them, like solutions=5.

    Raises LatticeworkError for a wrong setting, or where there is nothing to draw.

    >>> "<title>Soma</title>" in lw.page(lw.solve("soma"), solutions=2).html
    True
    """
    place = Path("page.html")
    return Page(formats.to_write(place).encode(_contents(what), place, **settings)[place].decode())


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

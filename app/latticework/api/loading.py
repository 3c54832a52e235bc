"""Puzzles and exact cover problems of the library, of files, and of texts."""

from pathlib import Path
from typing import Any

from latticework.api.arguments import as_path, is_text
from latticework.api.cover_problem import ExactCover
from latticework.api.puzzle import Puzzle
from latticework.cover import exact_cover_document as documents
from latticework.errors import LatticeworkError, shown
from latticework.files import formats
from latticework.puzzle.library import find


def load(source: str | Path, target: str | int | None = None) -> Puzzle | Any:
    """Return a puzzle of the library, of a file, or of a text; of a .dlx, .json or .npz file an `ExactCover`.

    source: its name, "soma" or "cubic/soma"; the path of its file, or of a search file that holds it; a puzzle code;
    or the contents of a puzzle file, also of another program where it is text.
    target: which of several targets, by name or number from 1.

    Raises LatticeworkError naming file and field.

    >>> lw.load("soma")
    Puzzle('Soma', cubic, 27 cells, 7 parts)
    >>> lw.load("somma")
    Traceback (most recent call last):
    ...
    latticework.errors.LatticeworkError: somma: there is no such file, and no puzzle of the library has this name; ...
    """
    # The type is `Puzzle | Any`, as the kind of document is not known from a name: type checkers then accept it as a
    # puzzle, and as an exact cover problem after isinstance.
    if isinstance(source, str) and is_text(source):
        opened = formats.read_text(source, "the puzzle given")
    else:
        opened = formats.read_document(find(as_path(source, "source")))
    document = opened.document
    if isinstance(document, documents.ExactCover):
        if target is not None:
            raise LatticeworkError(f"{source}: is an exact cover problem, which has no targets to choose from")
        return ExactCover(document)
    puzzle = Puzzle.of(document)
    puzzle.remarks = opened.left_out
    return puzzle if target is None else puzzle.at(target)


def as_problem(given: object, argument: str = "puzzle") -> Puzzle | ExactCover:
    """Return a puzzle or an exact cover problem, loaded where it is given by name, path or text.

    Raises LatticeworkError.
    """
    if isinstance(given, Puzzle | ExactCover):
        return given
    if isinstance(given, str | Path):
        # With its type, which `load` leaves open for type checkers.
        loaded: Puzzle | ExactCover = load(given)
        return loaded
    raise LatticeworkError(f"{argument}: {shown(given)} should be a puzzle or an exact cover problem, or the name or "
                           "path of one")

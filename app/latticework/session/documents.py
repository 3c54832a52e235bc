"""What can be searched: puzzles and exact cover problems; a search file keeps either as its text."""

from pathlib import Path

import numpy as np

from latticework.cover import Cover, ExactCover, PosedCover, Reduction, item_order, pose, reduce
from latticework.cover.exact_cover_json import dump_exact_cover, parse_exact_cover
from latticework.cover.problem import Int32
from latticework.puzzle import Puzzle, dump, parse
from latticework.puzzle.targets import alone

Document = Puzzle | ExactCover


def text_of(document: Document) -> str:
    """Return the text of a document as a search file keeps it."""
    return dump_exact_cover(document) if isinstance(document, ExactCover) else dump(document)


def document_of(text: str, source: Path | str) -> Document:
    """Return the document of a text that `text_of` made; raises FileRefusedError."""
    return parse_exact_cover(text, source) if text.startswith("{") else parse(text, source)  # no TOML begins so


def most_levels(document: Document) -> int:
    """Return the most options that a solution can have, and so the most levels of its search."""
    return document.n_options if isinstance(document, ExactCover) else len(document.target.cells)


def reduced(document: Document) -> Reduction | PosedCover:
    """Return the problem that engines search, of a puzzle with the target at hand; raises LatticeworkError."""
    return pose(document) if isinstance(document, ExactCover) else reduce(alone(document))


def order_of(problem: Reduction | PosedCover, name: str, usual: str = "given") -> Int32:
    """Return the items in the order of a name, "" for the usual one, of exact cover problems always the given one."""
    if isinstance(problem, PosedCover):
        return problem.order(name or "given")
    return item_order(problem, name or usual)


def choosable(problem: Reduction | PosedCover) -> tuple[Cover, Int32]:
    """Return a problem with only the options that a solution may choose, and their numbers, shape (options,)."""
    kept = problem.choosable if isinstance(problem, PosedCover) else np.ones(problem.cover.n_options, bool)
    return problem.cover.only(kept), np.flatnonzero(kept).astype(np.int32)

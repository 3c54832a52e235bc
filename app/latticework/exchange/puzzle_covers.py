"""Exact cover problems of documents: of a puzzle, the one that is searched, its parts and cells as named items."""

import re
from itertools import count

from latticework.cover import ExactCover, reduce
from latticework.jobs.job import Document
from latticework.jobs.symmetry_item import names
from latticework.puzzle.targets import alone

_PARTS_NAMES = re.compile(r"[\s:|]")


def cover_of(document: Document) -> ExactCover:
    """Return a document as an exact cover problem; raises LatticeworkError.

    All solutions of a puzzle, symmetric copies too, are solutions of its exact cover problem.
    """
    if isinstance(document, ExactCover):
        return document
    reduction = reduce(alone(document))
    cover = reduction.cover
    named = {item: name for name, item in names(reduction).items()}
    items = tuple(_distinct([named.get(item, "side") for item in range(cover.n_items)]))
    return ExactCover(document.name, items, (cover.least == 0) & (cover.most == 1), cover.least, cover.most,
                      cover.start, cover.items, cover.items * 0)


def _distinct(wanted: list[str]) -> list[str]:
    """Return names that each format can hold, each but once."""
    made: dict[str, None] = {}
    for name in wanted:
        plain = _PARTS_NAMES.sub("_", name)
        free = (plain if n == 1 else f"{plain}_{n}" for n in count(1))
        made[next(other for other in free if other not in made)] = None
    return list(made)

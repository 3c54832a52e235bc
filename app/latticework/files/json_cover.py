"""Exact cover problems as JSON files, as `cover.exact_cover_json` describes them; and puzzles as such problems."""

import re
from itertools import count
from pathlib import Path

from latticework.cover import ExactCover, reduce
from latticework.cover.exact_cover_json import dump_exact_cover, parse_exact_cover
from latticework.files.contents import Contents
from latticework.jobs.searched import Document, item_names
from latticework.puzzle.targets import only_current_target
from latticework.reading import read_text

NO_NAME = re.compile(r"[\s:|]")
"""Characters that a name cannot have in the text formats, where they separate names."""

MOST_BYTES = 16_000_000
"""The most bytes of a file: it is decoded as a whole, which takes up to 25 times as many."""


def cover_of(document: Document) -> ExactCover:
    """Return a document as an exact cover problem; raises LatticeworkError.

    All solutions of a puzzle, symmetric copies too, are solutions of its exact cover problem.
    """
    if isinstance(document, ExactCover):
        return document
    reduction = reduce(only_current_target(document))
    cover = reduction.cover
    # By the names that --hold takes, so that the same item has one name everywhere.
    named = {item: name for name, item in item_names(reduction).items()}
    items = tuple(_distinct([named.get(item, "side") for item in range(cover.n_items)]))
    return ExactCover(document.name, items, (cover.least == 0) & (cover.most == 1), cover.least, cover.most,
                      cover.start, cover.items, cover.items * 0)


def _distinct(names: list[str]) -> list[str]:
    """Return names that each format can hold, changed where two are the same."""
    made: dict[str, None] = {}
    for name in names:
        plain = NO_NAME.sub("_", name)
        free = (plain if n == 1 else f"{plain}_{n}" for n in count(1))
        made[next(other for other in free if other not in made)] = None
    return list(made)


def read(path: Path) -> ExactCover:
    """Return the problem in a file; raises FileRefusedError."""
    return parse_exact_cover(read_text(path, MOST_BYTES), path, path.stem)


def write(contents: Contents) -> bytes:
    """Return the document as a file; items keep their names as text."""
    return dump_exact_cover(cover_of(contents.document)).encode()

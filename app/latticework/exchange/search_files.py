"""Search files, which hold a document and the solutions found so far."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from latticework.cover import PosedCover
from latticework.exchange.contents import Chosen, Contents, Figures
from latticework.session import Prepared, SearchFile
from latticework.session.documents import Document
from latticework.session.stored_searches import as_begun, numbered, solutions
from latticework.solution import placements_of


def read(path: Path) -> Document:
    """Return the puzzle or exact cover problem of a search file; raises FileRefusedError."""
    with closing(SearchFile.open(path, check=False)) as file:
        return file.document


@dataclass(frozen=True, eq=False)
class StoredSolutions:
    """The solutions of a search file: how many there were, and the document they are of, as it is at hand."""

    path: Path
    prepared: Prepared
    count: int

    @contextmanager
    def contents(self) -> Iterator[Contents]:
        """Yield the document with all solutions, which are read while they are written; raises LatticeworkError."""
        with closing(SearchFile.open(self.path, check=False)) as file:
            yield _all(file, self.prepared, self.prepared.document, Figures(file.method, file.totals()), self.count)


def contents(file: SearchFile, number: int | None = None) -> Contents:
    """Return the document of an open search file with one of its solutions, or with all of them.

    All are read while they are written. Raises LatticeworkError when there is no solution of this number.
    """
    prepared, figures = as_begun(file), Figures(file.method, file.totals())
    if number is not None:
        return Contents(file.document, _chosen(prepared, numbered(file, prepared, number)), figures=figures)
    return _all(file, prepared, file.document, figures)


def _all(file: SearchFile, prepared: Prepared, document: Document, figures: Figures,
         most: int | None = None) -> Contents:
    """Return the solutions of a file; most: how many were seen there, as a search that goes on adds others."""
    stored = solutions(file, prepared, 1, "reflections")
    seen = stored if most is None else takewhile(lambda found: found[0] <= most, stored)
    every = (_chosen(prepared, options) for _, _, options in seen)
    return Contents(document, next(every, None), every, figures)


def _chosen(prepared: Prepared, options: NDArray[np.int32]) -> Chosen:
    if isinstance(prepared.reduced, PosedCover):
        return prepared.reduced.chosen(options)
    return placements_of(options, prepared.reduced)

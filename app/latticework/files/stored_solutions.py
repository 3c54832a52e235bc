"""Search files as files to read: a document and the solutions found so far."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from latticework.errors import LatticeworkError
from latticework.files.opened_and_written import Contents, Figures
from latticework.jobs.job import Prepared
from latticework.jobs.searched import Document
from latticework.phrases import phrase
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import Arrangement, numbers_in_order
from latticework.store.stored_searches import as_begun, numbered, solutions


def read_document(path: Path) -> Document:
    """Return the puzzle or exact cover problem of a search file; raises FileRefusedError."""
    with closing(SearchFile.open(path, check=False)) as file:
        return file.document


@dataclass(frozen=True, eq=False)
class StoredSolutions:
    """The solutions of a search file: how many there were, and the prepared document that they are of.

    numbers: those of the solutions, from 1 on, where these are only some, or in another order; () for all.
    """

    path: Path
    prepared: Prepared
    count: int
    numbers: tuple[int, ...] = ()

    @contextmanager
    def contents(self) -> Iterator[Contents]:
        """Yield the document with all solutions, which are read while they are written; raises LatticeworkError."""
        with closing(SearchFile.open(self.path, check=False)) as file:
            figures, document = Figures(file.method, file.totals()), self.prepared.document
            yield (_some(file, self.prepared, document, figures, self.numbers) if self.numbers
                   else _all(file, self.prepared, document, figures, self.count))


def contents(file: SearchFile, number: int | None = None) -> Contents:
    """Return the document of an open search file with one of its solutions, or with all of them.

    All are read while they are written. Raises LatticeworkError when there is no solution of this number.
    """
    prepared, figures = as_begun(file), Figures(file.method, file.totals())
    if number is not None:
        return Contents(file.document, prepared.searched.chosen(numbered(file, prepared, number)), figures=figures)
    return _all(file, prepared, file.document, figures)


def listed(file: SearchFile, arrangement_for: Callable[[Prepared], Arrangement]) -> Contents:
    """Return the document of an open search file with the solutions of an arrangement, in its order.

    arrangement_for: returns it for the prepared puzzle. Raises LatticeworkError where it has no solutions.
    """
    prepared = as_begun(file)
    numbers = numbers_in_order(file, prepared, arrangement_for(prepared)).tolist()
    if not numbers:
        raise LatticeworkError(phrase("{path}: has no such solution among {stored}", path=file.path,
                                      stored=file.totals().stored))
    return _some(file, prepared, file.document, Figures(file.method, file.totals()), numbers)


def _some(file: SearchFile, prepared: Prepared, document: Document, figures: Figures,
          numbers: Sequence[int]) -> Contents:
    """Return the solutions of these numbers."""
    # Lazily: the first is read now, the others while they are written.
    some = (prepared.searched.chosen(numbered(file, prepared, number)) for number in numbers)
    return Contents(document, next(some, None), some, figures, numbers)


def _all(file: SearchFile, prepared: Prepared, document: Document, figures: Figures,
         most: int | None = None) -> Contents:
    """Return the solutions of a file; most: only so many, as a running search adds others."""
    stored = solutions(file, prepared, 1, "reflections")
    # Another window may find more while these are written; the count that was shown is kept to.
    seen = stored if most is None else takewhile(lambda found: found[0] <= most, stored)
    every = (prepared.searched.chosen(options) for _, _, options in seen)
    return Contents(document, next(every, None), every, figures)

"""Stored searches: which puzzle a file belongs to, whether it can be resumed, its solutions, and its statistics."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from latticework.cover import ExactCover, expand
from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.jobs.job import Prepared, belonging, prepare
from latticework.jobs.keeping import ALL, THAT_COME_APART, Keeping
from latticework.jobs.packed_solutions import MOST, Rows, concatenated
from latticework.jobs.totals import Open, StoredSolution, Totals
from latticework.phrases import phrase
from latticework.search import State, is_state, open_share
from latticework.search.slices import overlap
from latticework.store.search_file import SearchFile
from latticework.store.tables import course_rows, part_rows, sample_rows
from latticework.store.tables.course_rows import Point
from latticework.store.tables.part_rows import Subtree
from latticework.store.tables.sample_rows import Machine


def _another(name: str, same: bool, is_cover: bool) -> str:
    """Return the message that a search file holds a search of something else."""
    if same and is_cover:
        return phrase("holds a search of another problem of this name; its items or options differ")
    if same:
        return phrase("holds a search of another puzzle of this name; its target, parts or rules differ")
    if is_cover:
        return phrase("holds a search of another problem, {name}", name=shown(name))
    return phrase("holds a search of another puzzle, {name}", name=shown(name))


def as_begun(file: SearchFile, current: Prepared | None = None) -> Prepared:
    """Return the puzzle of a search file prepared for the method that the search was begun with.

    current: the puzzle that the search should be of, by default the puzzle in the file. Raises FileRefusedError.
    """
    try:
        prepared = current.by(file.method) if current else prepare(file.document, file.method)
        same = prepared.fingerprint == file.fingerprint
        other = (not same and current is not None
                 and prepare(file.document, file.method).fingerprint == file.fingerprint)
    except LatticeworkError as error:
        raise FileRefusedError(file.path, phrase("its puzzle cannot be prepared: {error}", error=error)) from None
    if same:
        # Not in the fingerprint, as solutions are the same without them.
        _check_belonging(file, prepared)
        return prepared
    if current is None or not other:
        raise FileRefusedError(file.path, phrase("was made by another version of the program, which numbered "
                                                 "placements differently; solve the puzzle again"))
    name = file.document.name
    raise FileRefusedError(file.path, _another(name, name == current.document.name,
                                               isinstance(file.document, ExactCover)))


def _check_belonging(file: SearchFile, prepared: Prepared) -> None:
    if belonging(prepared.document) != belonging(file.document):
        raise FileRefusedError(file.path, phrase("holds a search of this puzzle with other groups or another box, "
                                                 "with which solutions come apart otherwise; choose another search "
                                                 "file"))


def prepared_to_resume(file: SearchFile, current: Prepared) -> Prepared:
    """Return the current puzzle, prepared to resume a search; raises FileRefusedError where that is impossible.

    Where no engine was requested, it is resumed with its own method, but for a requested order, rule or prunings.
    """
    begun = as_begun(file, current)
    if current.keeps not in {ALL, file.keeps}:
        raise keeps_others(file, current.keeps)
    method = current.method.over(file.method)
    prepared = (begun if method == file.method else begun.by(method)).keeping(file.keeps)
    if prepared.fingerprint != file.fingerprint:
        raise FileRefusedError(file.path, phrase("holds a search begun by `{begun}`; `{method}` numbers placements "
                                                 "in another way and cannot go on with it", begun=file.method,
                                                 method=method))
    check_frontier(file, prepared)
    return prepared


def keeps_others(file: SearchFile, requested: str) -> FileRefusedError:
    """Return the error that a search stores other solutions than are requested now."""
    if requested == THAT_COME_APART and file.keeps == ALL:
        return FileRefusedError(file.path, phrase("holds a search that keeps all solutions; `latticework "
                                                  "disassemble` tells which of them come apart"))
    return FileRefusedError(file.path, phrase("holds a search that keeps {kept}; one that keeps {wanted} should be "
                                              "begun in another file", kept=file.keeping.in_words,
                                              wanted=Keeping.of(requested).in_words))


def options_in(row: StoredSolution, path: Path, prepared: Prepared, copy: int = 0) -> NDArray[np.int32]:
    """Return the options of a stored solution, or with `copy` of one of its symmetric copies.

    Raises FileRefusedError when it is damaged.
    """
    try:
        options = prepared.searched.stored_options(row.options)
    except LatticeworkError as error:
        raise FileRefusedError(path, error.text, phrase("solution {number}", number=str(row.id))) from None
    return expand(options, prepared.group, "nothing")[copy] if copy else options


def numbered(file: SearchFile, prepared: Prepared, number: int) -> NDArray[np.int32]:
    """Return the options of stored solution `number`, from 1 on; raises LatticeworkError when there is none."""
    rows = file.page(number, 1)
    if not rows:
        raise LatticeworkError(phrase("{path}: has no solution number {number}; there are {solutions}",
                                      path=file.path, number=str(number), solutions=str(file.totals().stored)))
    return options_in(rows[0], file.path, prepared)


def rows_of(file: SearchFile, numbers: NDArray[np.int64]) -> Rows:
    """Return the solutions of these numbers, ascending; those in between are not all in memory at once."""
    parts = []
    while len(numbers):
        near = numbers[: np.searchsorted(numbers, numbers[0] + MOST)]
        first, last = int(near[0]), int(near[-1])
        parts.append(file.rows(first, last - first + 1).taken(near - first))
        numbers = numbers[len(near) :]
    return concatenated(parts)


def solutions(
    file: SearchFile, prepared: Prepared, first: int, modulo: str
) -> Iterator[tuple[int, int, NDArray[np.int32]]]:
    """Yield (number, copy, options) of the stored solutions from number `first` on, with copies by one of MODULI."""
    while rows := file.page(first):
        for row in rows:
            for copy, options in _copies(file, prepared, row, modulo):
                yield row.id, copy, options
        first = rows[-1].id + 1


def copies(file: SearchFile, prepared: Prepared, number: int, modulo: str) -> Iterator[tuple[int, NDArray[np.int32]]]:
    """Yield (copy, options) of a stored solution, with copies by one of MODULI; nothing where there is none."""
    for row in file.page(number, 1):
        yield from _copies(file, prepared, row, modulo)


def _copies(
    file: SearchFile, prepared: Prepared, row: StoredSolution, modulo: str
) -> Iterator[tuple[int, NDArray[np.int32]]]:
    return enumerate(expand(options_in(row, file.path, prepared), prepared.group, modulo), 1)


def check_frontier(file: SearchFile, prepared: Prepared) -> None:
    """Raise FileRefusedError unless open subtrees are disjoint, of this puzzle, and have the right shares.

    The same goes for those that are with parts.
    """
    problem = prepared.job.problem
    rows: list[Open | Subtree] = [*file.frontier(), *file.read(part_rows.away)]
    states = [State.unpack(row.state, row.share) for row in rows]
    sound = all(is_state(problem, state) and open_share(problem, state) == state.share for state in states)
    if not sound or overlap(states):
        raise FileRefusedError(file.path, phrase("a damaged search file: open subtrees are none of this puzzle, or "
                                                 "overlap"))


@dataclass(frozen=True)
class Statistics:
    """The statistics of a search.

    profile: nodes entered by level. cut: nodes that prunings cut off. first: seconds to the first solution, None
    where there is none or it was not recorded. machines: the computers that took part. course: progress over time.
    """

    method: str = ""
    totals: Totals = field(default_factory=Totals)
    profile: tuple[int, ...] = ()
    cut: dict[str, int] = field(default_factory=dict)
    first: float | None = None
    machines: tuple[Machine, ...] = ()
    course: tuple[Point, ...] = ()

    @property
    def deepest(self) -> int:
        """The deepest level at which a node was entered: as many options were chosen at once."""
        return max((level for level, nodes in enumerate(self.profile) if nodes), default=0)

    @property
    def rate(self) -> float:
        """Nodes a second over the whole search, all workers together."""
        return self.totals.nodes / self.totals.seconds if self.totals.seconds else 0.0


def statistics(file: SearchFile) -> Statistics:
    """Return the statistics of a search file, all as of one moment."""
    with file.unchanging():
        return Statistics(str(file.method), file.totals(), tuple(file.profile()), file.cut(),
                          file.read(course_rows.seconds_to_first), tuple(file.read(sample_rows.machines)),
                          tuple(file.read(course_rows.points)))

"""Verifying a search file: every stored solution is checked without using the cover problem."""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Group, least_of_images
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.job import Prepared
from latticework.jobs.keeping import BY_PARTS, EVERY, Keeping
from latticework.jobs.packed_solutions import Rows
from latticework.jobs.part_sets import FamilyCount, parts_as_bytes
from latticework.jobs.slice_work import hashes
from latticework.jobs.totals import StoredSolution, Totals
from latticework.phrases import phrase
from latticework.run.worker_pool import Pool
from latticework.solution.verify import OptionChecker
from latticework.solution.verify_many import ManyChecker
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import as_begun, check_frontier
from latticework.store.tables import family_rows

PAGE, OPTIONS = 4096, 1_000_000
"""The most solutions, and the most options, that are checked together."""

ALONE = 50_000
"""Up to so many solutions are checked sooner than worker processes have started."""


@dataclass(frozen=True)
class Verified:
    """What a verified file holds: the totals, whether it has a seal, and which solutions it stores."""

    totals: Totals
    sealed: bool
    keeping: Keeping


def verify(file: SearchFile, workers: int, report: Callable[[int, int], None]) -> Verified:
    """Check everything in a search file that can be checked. Raises FileRefusedError.

    report: called with how many solutions are done, of how many.
    """
    with file.unchanging():
        totals, sealed, keeping = file.totals(), file.is_sealed, file.keeping
        file.check_seal_of_rows()
    prepared = as_begun(file)
    check_frontier(file, prepared)
    found = check_solutions(file, prepared, totals.stored, workers, lambda done: report(done, totals.stored),
                            keeping.below)
    if keeping.what == BY_PARTS:
        _check_families(file, prepared.keeping(BY_PARTS))
    if keeping.has_all and found != (totals.digest, totals.copies, totals.rotations):
        raise FileRefusedError(file.path, phrase("the stored solutions are not those that were counted"))
    return Verified(totals, sealed, keeping)


@dataclass(frozen=True, eq=False)
class Checked:
    """Checked solutions: a hash of the class of each, their copies and rotations in all, the place of a wrong one."""

    classes: NDArray[np.uint64]
    copies: int
    rotations: int
    wrong: int | None = None


@dataclass(frozen=True, eq=False)
class _Checker:
    """What a worker needs in order to check stored solutions; sent to each worker once."""

    many: ManyChecker | OptionChecker
    group: Group
    kept: NDArray[np.bool_]

    def check(self, rows: Rows) -> Checked:
        """Check some stored solutions."""
        n = len(self.kept)
        strange = np.asarray((rows.options >= n).any(axis=1))
        options = np.where((rows.options < 0) | strange[:, None], np.int32(n), rows.options)
        wrong = strange | self.many.wrong(options)
        found = least_of_images(options, self.group, self.kept)
        # One of them is not the least of its images; this finds which, row by row.
        if len(found.rows) < len(rows) and not wrong.any():
            wrong[[i for i in range(len(rows)) if not len(least_of_images(options[i : i + 1], self.group,
                                                                          self.kept).rows)]] = True
        if not wrong.any():
            wrong = (found.copies != rows.copies) | (found.rotations != rows.rotations)
        if wrong.any():
            return Checked(np.zeros(0, np.uint64), 0, 0, int(wrong.argmax()))
        return Checked(hashes(found.canonical, n), int(rows.copies.sum()), int(rows.rotations.sum()))


def check_solutions(
    file: SearchFile, prepared: Prepared, solutions: int, workers: int, report: Callable[[int], None],
    below: int = EVERY,
) -> tuple[int, int, int]:
    """Check the first `solutions` stored solutions; return their digest, copies and rotations as a search has them.

    report: called with how many are done. below: the limit of the hashes of a sample. Takes 8 bytes of memory for
    each.
    Raises FileRefusedError at the first that is wrong or in the class of another one.
    """
    checker = _Checker(prepared.searched.checker(), prepared.group, prepared.job.kept)
    classes, noted = np.zeros(solutions, np.uint64), {note.solution for note in file.notes}
    done = copies = rotations = 0
    for n, found in _checked(checker, _pages(file, prepared, solutions), workers if solutions > ALONE else 1):
        if found.wrong is not None:
            (row,) = file.page(done + found.wrong + 1, 1)
            raise FileRefusedError(file.path, reason(row, prepared), _solution(row))
        strange = found.classes >= np.uint64(below) if below < EVERY else np.zeros(n, bool)
        if others := {done + 1 + int(i) for i in np.flatnonzero(strange)} - noted:
            (row,) = file.page(min(others), 1)
            raise FileRefusedError(file.path, phrase("is none of the sample that the search stores"), _solution(row))
        classes[done : done + n] = found.classes
        done, copies, rotations = done + n, copies + found.copies, rotations + found.rotations
        report(done)
    _check_distinct(file, prepared, classes[:done])
    return int(classes.sum()), copies, rotations


def _check_families(file: SearchFile, prepared: Prepared) -> None:
    """Check the solution that is stored of each family of sets of parts; raises FileRefusedError."""
    families = file.read(lambda db: [*family_rows.families(db)])
    wrong = file.read(lambda _: _wrong_family(families, prepared))
    if wrong is not None:
        raise FileRefusedError(file.path, phrase("a stored solution is wrong, or has other parts than the set that "
                                                 "it is counted for"), f"families {wrong + 1}")


def _wrong_family(families: list[FamilyCount], prepared: Prepared) -> int | None:
    """Return the place of a family with a wrong solution; raises ValueError where it has options that are none."""
    sets = prepared.job.sets
    if sets is None:
        raise ValueError("it counts solutions by their parts, but has no parts")
    rows = sets.rows([one.first for one in families])
    named = np.array([parts_as_bytes(own) for own in sets.least(sets.used(rows))], object)
    given = np.array([one.parts for one in families], object)
    wrong = prepared.searched.checker().wrong(rows) | (named != given)
    return int(wrong.argmax()) if wrong.any() else None


def _pages(file: SearchFile, prepared: Prepared, solutions: int) -> Iterator[Rows]:
    limit = max(1, min(PAGE, OPTIONS // prepared.cover.longest))
    for first in range(1, solutions + 1, limit):
        yield file.rows(first, min(limit, solutions + 1 - first))


def _checked(checker: _Checker, pages: Iterator[Rows], workers: int) -> Iterator[tuple[int, Checked]]:
    """Check pages by several workers; yield the number of solutions and the result of each page, in order."""
    if workers == 1:
        yield from ((len(rows), checker.check(rows)) for rows in pages)
        return
    away: deque[tuple[int, Future[Checked]]] = deque()
    pool = Pool(checker, workers)
    try:
        for rows in pages:
            away.append((len(rows), pool.submit(_Checker.check, rows)))
            # Bounded, or all pages of a large file would wait in memory.
            if len(away) > 2 * workers:
                yield away[0][0], away.popleft()[1].result()
        while away:
            yield away[0][0], away.popleft()[1].result()
    except BrokenProcessPool:
        raise LatticeworkError(phrase("a worker ended unexpectedly, so not all solutions were checked; try again "
                                      "with --workers 1")) from None
    finally:
        pool.close(0)


def reason(row: StoredSolution, prepared: Prepared) -> str:
    """Return a sentence on what is wrong with a stored solution; this is slower than `_Checker.check`."""
    try:
        options = prepared.searched.stored_options(row.options)
    except LatticeworkError as error:
        return error.text
    if found := prepared.searched.faults(options):
        return found[0]
    least = least_of_images(options[None], prepared.group, prepared.job.kept)
    if not len(least.rows):
        return phrase("is not the one of its symmetric copies that a search keeps")
    copies, rotations = int(least.copies[0]), int(least.rotations[0])
    if (copies, rotations) != (row.copies, row.rotations):
        return phrase("has {copies} symmetric copies, {rotations} where turned ones count as one; the file says "
                      "{stored} and {turned}", copies=copies, rotations=rotations, stored=str(row.copies),
                      turned=str(row.rotations))
    return phrase("what it says to be left out is not what it leaves out")


def _check_distinct(file: SearchFile, prepared: Prepared, classes: NDArray[np.uint64]) -> None:
    """Raise FileRefusedError when two solutions are in one class; equal hashes alone could be chance."""
    ascending = np.sort(classes)
    for repeated in ascending[1:][ascending[1:] == ascending[:-1]]:
        pair = [file.page(int(i) + 1, 1)[0] for i in np.flatnonzero(classes == repeated)[:2]]
        one, other = (least_of_images(prepared.searched.stored_options(row.options)[None], prepared.group,
                                      prepared.job.kept).canonical for row in pair)
        if np.array_equal(one, other):
            raise FileRefusedError(file.path, phrase("is stored a second time, as solution {number}",
                                                     number=str(pair[1].id)), _solution(pair[0]))


def _solution(row: StoredSolution) -> str:
    return phrase("solution {number}", number=str(row.id))

"""What can be searched, puzzles and exact cover problems, and how it is made ready and sent to each worker once."""

import hashlib
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from latticework.apart import check_pieces
from latticework.cancel import checkpoint
from latticework.cover import Cover, ExactCover, Group, Reduction, Restriction
from latticework.jobs.apart_job import ApartJob
from latticework.jobs.keeping import ALL, BY_PARTS, THAT_COME_APART
from latticework.jobs.method import AUTO, Method
from latticework.jobs.part_sets import PartSets
from latticework.jobs.searched import Document, Searched, searched
from latticework.puzzle import Puzzle
from latticework.search.engines import branches_on_smallest, find, make_problem
from latticework.search.problem import Problem

MOST_TRIED = 1 << 26
"""The most pairs of options that a step of a random dive may try; each takes less than a nanosecond."""


def most_levels(document: Document) -> int:
    """Return the most options that a solution can have, and so the most levels of its search."""
    return document.n_options if isinstance(document, ExactCover) else len(document.target.cells)


@dataclass(frozen=True, eq=False)
class Job:
    """What a worker is given: the restricted problem and what it takes to judge solutions.

    numbers maps options of the restricted problem to those of the whole one, shape (options + 1,): the last
    entry, reached by the padding -1, is "no option". kept is over all options. apart: how solutions are taken
    apart, where only those that come apart are to be kept. method: how it is searched.
    """

    problem: Problem
    numbers: NDArray[np.int32]
    group: Group
    kept: NDArray[np.bool_]
    apart: ApartJob | None = None
    method: Method = AUTO
    sets: PartSets | None = None

    @property
    def is_quick_to_probe(self) -> bool:
        """Whether random dives take little time: at each step they try all options of an item against all others."""
        cover = self.problem.cover
        options = np.bincount(cover.items, minlength=cover.n_items)[(cover.least == 1) & (cover.most == 1)]
        return not len(options) or int(options.min()) * cover.n_options <= MOST_TRIED


@dataclass(frozen=True, eq=False)
class Prepared:
    """A document made ready for search; `fingerprint` is equal exactly for the same items, options and symmetries."""

    searched: Searched
    restriction: Restriction
    job: Job
    fingerprint: str
    method: Method
    keeps: str = ALL

    @property
    def document(self) -> Document:
        """The puzzle or exact cover problem that is searched."""
        return self.searched.document

    @property
    def group(self) -> Group:
        """The symmetries of the document, as they carry options."""
        return self.searched.group

    @property
    def reduction(self) -> Reduction:
        """The puzzle that is searched, reduced; raises LatticeworkError where an exact cover problem is."""
        return self.searched.reduction

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is searched; raises LatticeworkError where an exact cover problem is."""
        return self.reduction.puzzle

    @property
    def cover(self) -> Cover:
        """The whole problem, with all options."""
        return self.searched.cover

    @property
    def unrestricted(self) -> "Prepared":
        """The same document with no item restricted to representatives, so that all symmetric copies are found."""
        return _made_ready(self.searched, self.searched.unrestricted, self.method).keeping(self.keeps)

    def by(self, method: Method) -> "Prepared":
        """Return the same document made ready for another method; raises LatticeworkError."""
        # The restriction depends on the held item alone, and finding it takes long in large puzzles.
        same = method.hold == self.method.hold
        restriction = self.restriction if same else self.searched.restriction(method.hold)
        return _made_ready(self.searched, restriction, method).keeping(self.keeps)

    def keeping(self, keeps: str) -> "Prepared":
        """Return the same search that keeps other solutions, see `Keeping`; raises LatticeworkError."""
        apart = None
        if keeps == THAT_COME_APART:
            check_pieces(self.puzzle)
            apart = ApartJob(self.reduction)
        sets = PartSets.of(self.reduction, self.group) if keeps == BY_PARTS else None
        return replace(self, keeps=keeps, job=replace(self.job, apart=apart, sets=sets))


def prepare(document: Document, method: Method = AUTO) -> Prepared:
    """Reduce a puzzle for its current target, find its symmetries, restrict one item to representatives.

    The symmetries of an exact cover problem are not known. A hold that is left to probing is the usual one until
    `held_item.by_probing`. Raises LatticeworkError.
    """
    return prepare_searched(searched(document), method)


def prepare_searched(found: Searched, method: Method = AUTO) -> Prepared:
    """Make ready as `prepare` does what was reduced already."""
    return _made_ready(found, found.restriction(method.hold), method)


def _made_ready(whole: Searched, restriction: Restriction, method: Method) -> Prepared:
    cover, numbers = whole.cover.only(restriction.kept), np.flatnonzero(restriction.kept)
    order = _order(whole, restriction, method)
    # Its states are in these numbers, and `job.numbers` leads back to those of the whole problem.
    if find(method.engine).own_numbers:
        tried = find(method.engine).numbering(cover, order)
        cover, numbers = cover.renumbered(tried), numbers[tried]
    problem = make_problem(cover, method.engine, order, method.by_size)
    problem = replace(problem, lean=find(problem.engine).leaves_out, prunings=method.prunings,
                      regions=whole.regions(method.prunings) if method.prunings else None)
    job = Job(problem, np.append(numbers, whole.cover.n_options).astype(np.int32), whole.group, restriction.kept,
              method=method)
    # Of all that the numbers in a state rely on: a file with another one cannot be resumed.
    fingerprint = _fingerprint(whole, restriction, job)
    return Prepared(whole, restriction, job, fingerprint, method)


def _order(whole: Searched, restriction: Restriction, method: Method) -> NDArray[np.int32]:
    """Return the items in the requested or usual order; without the smallest-item rule the held item is first."""
    checkpoint()
    if branches_on_smallest(method.engine, method.by_size) or not find(method.engine).symmetry_item_first:
        return whole.order(method.order)
    order = whole.order(method.order, "short")
    # The held item first, so that each of its few representatives is tried once, at the root.
    return np.concatenate([order[order == restriction.item], order[order != restriction.item]])


def _fingerprint(whole: Searched, restriction: Restriction, job: Job) -> str:
    cover, digest = whole.cover, hashlib.blake2b(digest_size=16)
    digest.update(whole.kind.encode())
    arrays = [cover.start, cover.items, cover.least, cover.most, whole.group.options, restriction.kept]
    if find(job.problem.engine).own_numbers:  # its states have these numbers
        arrays.append(job.numbers)
    for array in arrays:
        # Of one size and byte order: files go from machine to machine.
        digest.update(np.ascontiguousarray(array, "<i4").data)
    return digest.hexdigest()


def belonging(document: Document) -> tuple[tuple[int, bool], ...]:
    """Return the group and the box flag of each part, which matter when taking apart; () where no part has any.

    Solutions and fingerprint are the same without them, but not how solutions come apart. Groups are
    numbered in the order of their parts, 0 for none: their names do not matter.
    """
    # By order of occurrence: renaming a group does not change how solutions come apart.
    numbers = {"": 0}
    parts = document.parts if isinstance(document, Puzzle) else ()
    found = tuple((numbers.setdefault(part.group, len(numbers)), part.box) for part in parts)
    return found if any(map(any, found)) else ()

"""What can be searched, puzzles and exact cover problems, and how it is made ready and sent to each worker once."""

import hashlib
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from latticework.apart import check_pieces
from latticework.cancel import checkpoint
from latticework.cover import (
    Cover,
    ExactCover,
    Group,
    PosedCover,
    Reduction,
    Regions,
    Restriction,
    item_order,
    pose,
    reduce,
    regions,
    restrict,
    symmetry_group,
)
from latticework.cover.problem import Int32
from latticework.errors import LatticeworkError, shown
from latticework.jobs.apart_job import ApartJob
from latticework.jobs.keeping import ALL, THAT_COME_APART
from latticework.jobs.method import AUTO, PROBE, Method
from latticework.jobs.symmetry_item import named
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.puzzle.targets import only_current_target
from latticework.search.engines import find, goes_by_size, make_problem
from latticework.search.problem import Problem

Document = Puzzle | ExactCover

MOST_TRIED = 1 << 26
"""Pairs of options that may be tried at a step of a random dive; each takes less than a nanosecond."""


def most_levels(document: Document) -> int:
    """Return the most options that a solution can have, and so the most levels of its search."""
    return document.n_options if isinstance(document, ExactCover) else len(document.target.cells)


def reduced(document: Document) -> Reduction | PosedCover:
    """Return the problem that engines search, of a puzzle with the target at hand; raises LatticeworkError."""
    return pose(document) if isinstance(document, ExactCover) else reduce(only_current_target(document))


def order_of(problem: Reduction | PosedCover, name: str, usual: str = "given") -> Int32:
    """Return the items in the order of a name, "" for the usual one, of exact cover problems always the given one."""
    if isinstance(problem, PosedCover):
        return problem.order(name or "given")
    return item_order(problem, name or usual)


def choosable(problem: Reduction | PosedCover) -> tuple[Cover, Int32]:
    """Return a problem with only the options that a solution may choose, and their numbers, shape (options,)."""
    kept = problem.choosable if isinstance(problem, PosedCover) else np.ones(problem.cover.n_options, bool)
    return problem.cover.only(kept), np.flatnonzero(kept).astype(np.int32)


@dataclass(frozen=True, eq=False)
class Job:
    """What a worker is given: the restricted problem and what it takes to judge solutions.

    numbers maps options of the restricted problem to those of the whole one, shape (options + 1,): the last
    entry, reached by the padding -1, is "no option". kept is over all options. apart: by what solutions are taken
    apart, where only those that come apart are to be kept. method: how it is searched.
    """

    problem: Problem
    numbers: NDArray[np.int32]
    group: Group
    kept: NDArray[np.bool_]
    apart: ApartJob | None = None
    method: Method = AUTO

    @property
    def is_quick_to_probe(self) -> bool:
        """Whether random dives take little time: at each step they try all options of an item against all others."""
        cover = self.problem.cover
        options = np.bincount(cover.items, minlength=cover.n_items)[(cover.least == 1) & (cover.most == 1)]
        return not len(options) or int(options.min()) * cover.n_options <= MOST_TRIED


@dataclass(frozen=True, eq=False)
class Prepared:
    """A document made ready for search; `fingerprint` is equal exactly for the same items, options and symmetries."""

    reduced: Reduction | PosedCover
    group: Group
    restriction: Restriction
    job: Job
    fingerprint: str
    method: Method
    keeps: str = ALL

    @property
    def document(self) -> Document:
        """The puzzle or exact cover problem that is searched."""
        return self.reduced.document if isinstance(self.reduced, PosedCover) else self.reduced.puzzle

    @property
    def reduction(self) -> Reduction:
        """The puzzle that is searched, reduced; raises LatticeworkError where an exact cover problem is."""
        if isinstance(self.reduced, PosedCover):
            raise LatticeworkError(phrase("{name}: is an exact cover problem; only a puzzle has parts and a target",
                                          name=self.reduced.document.name))
        return self.reduced

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is searched; raises LatticeworkError where an exact cover problem is."""
        return self.reduction.puzzle

    @property
    def cover(self) -> Cover:
        """The whole problem, with all options."""
        return self.reduced.cover

    @property
    def unheld(self) -> "Prepared":
        """The same document with nothing held to representatives, so that all symmetric copies are met."""
        return _made_ready(self.reduced, self.group, _whole(self.reduced), self.method).keeping(self.keeps)

    def by(self, method: Method) -> "Prepared":
        """Return the same document made ready for another method; raises LatticeworkError."""
        same = method.hold == self.method.hold
        restriction = self.restriction if same else _restriction(self.reduced, self.group, method)
        return _made_ready(self.reduced, self.group, restriction, method).keeping(self.keeps)

    def keeping(self, keeps: str) -> "Prepared":
        """Return the same search, of which only some solutions are kept; raises LatticeworkError."""
        apart = None
        if keeps == THAT_COME_APART:
            check_pieces(self.puzzle)
            apart = ApartJob(self.reduction)
        return replace(self, keeps=keeps, job=replace(self.job, apart=apart))


def prepare(document: Document, method: Method = AUTO) -> Prepared:
    """Reduce a puzzle with the target at hand, find its symmetries, hold one item to representatives.

    An exact cover problem has no symmetries that are known. A hold that is left to probing is the usual one until
    `hold.by_probing`. Raises LatticeworkError.
    """
    problem = reduced(document)
    group = problem.group if isinstance(problem, PosedCover) else symmetry_group(problem)
    return _made_ready(problem, group, _restriction(problem, group, method), method)


def _whole(problem: Reduction | PosedCover) -> Restriction:
    """Hold nothing; options that an exact cover problem never chooses are left out all the same."""
    every = np.ones(problem.cover.n_options, bool)
    return Restriction(-1, problem.choosable if isinstance(problem, PosedCover) else every)


def _restriction(problem: Reduction | PosedCover, group: Group, method: Method) -> Restriction:
    """Hold the item that a method names, the usual one where that is left to probing."""
    if isinstance(problem, Reduction):
        held = None if method.hold in ("", PROBE) else named(problem, group, method.hold)
        return restrict(problem.cover, group, held)
    if method.hold not in ("", PROBE):
        raise LatticeworkError(phrase("hold: {hold} should be left to the program; an exact cover problem has no "
                                      "symmetries that are known, so no item can be held", hold=shown(method.hold)))
    return _whole(problem)


def _regions(problem: Reduction | PosedCover, prunings: tuple[str, ...]) -> Regions | None:
    """Return what prunings need to know, None where there are none; raises LatticeworkError."""
    if not prunings:
        return None
    if isinstance(problem, PosedCover):
        raise LatticeworkError(phrase("prune: {prunings} look at the cells of a target, which an exact cover problem "
                                      "has not", prunings=", ".join(prunings)))
    return regions(problem)


def _made_ready(whole: Reduction | PosedCover, group: Group, restriction: Restriction, method: Method) -> Prepared:
    cover, numbers = whole.cover.only(restriction.kept), np.flatnonzero(restriction.kept)
    order = _order(whole, restriction, method)
    # Its states are in these numbers, and `job.numbers` leads back to those of the whole problem.
    if find(method.engine).own_numbers:
        tried = find(method.engine).numbering(cover, order)
        cover, numbers = cover.renumbered(tried), numbers[tried]
    problem = make_problem(cover, method.engine, order, method.by_size)
    problem = replace(problem, lean=find(problem.engine).leaves_out, prunings=method.prunings,
                      regions=_regions(whole, method.prunings))
    job = Job(problem, np.append(numbers, whole.cover.n_options).astype(np.int32), group, restriction.kept,
              method=method)
    # Of all that the numbers in a state rely on: a file with another one cannot be gone on with.
    fingerprint = _fingerprint(whole, group, restriction, job)
    return Prepared(whole, group, restriction, job, fingerprint, method)


def _order(problem: Reduction | PosedCover, restriction: Restriction, method: Method) -> NDArray[np.int32]:
    """Return the items in the order asked for or that suits; without the smallest-item rule the held one leads."""
    checkpoint()
    if goes_by_size(method.engine, method.by_size) or not find(method.engine).symmetry_item_first:
        return order_of(problem, method.order)
    order = order_of(problem, method.order, "short")
    # The held item first, so that each of its few representatives is tried once, at the root.
    return np.concatenate([order[order == restriction.item], order[order != restriction.item]])


def _fingerprint(whole: Reduction | PosedCover, group: Group, restriction: Restriction, job: Job) -> str:
    cover, digest = whole.cover, hashlib.blake2b(digest_size=16)
    if isinstance(whole, PosedCover):  # else it might be that of a puzzle without symmetries
        digest.update(f"exact cover of {whole.document.n_options} options".encode())
    arrays = [cover.start, cover.items, cover.least, cover.most, group.options, restriction.kept]
    if find(job.problem.engine).own_numbers:  # its states speak of options by these
        arrays.append(job.numbers)
    for array in arrays:
        digest.update(np.ascontiguousarray(array).astype("<i4").tobytes())
    return digest.hexdigest()


def belonging(document: Document) -> tuple[tuple[int, bool], ...]:
    """Return which parts belong together when solutions are taken apart: groups and boxes; () where there are none.

    The solutions are the same without them, and so is the fingerprint, but not how solutions come apart. Groups are
    numbered in the order of their parts, 0 for none: their names do not matter.
    """
    numbers = {"": 0}
    parts = document.parts if isinstance(document, Puzzle) else ()
    found = tuple((numbers.setdefault(part.group, len(numbers)), part.box) for part in parts)
    return found if any(map(any, found)) else ()

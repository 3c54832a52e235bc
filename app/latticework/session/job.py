"""What a search needs to know about its puzzle, prepared once and sent to each worker once."""

import hashlib
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover import Group, Reduction, Restriction, item_order, reduce, regions, restrict, symmetry_group
from latticework.puzzle import Puzzle
from latticework.puzzle.targets import alone
from latticework.search.engines import find, goes_by_size, make_problem
from latticework.search.problem import Problem
from latticework.session.held_item import named
from latticework.session.method import AUTO, PROBE, Method


@dataclass(frozen=True, eq=False)
class Job:
    """What a worker is given: the restricted problem and what it takes to judge solutions.

    numbers maps options of the restricted problem to those of the whole one, shape (options + 1,): the last
    entry, reached by the padding -1, is "no option". kept is over all options.
    """

    problem: Problem
    numbers: NDArray[np.int32]
    group: Group
    kept: NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Prepared:
    """A puzzle made ready for search; `fingerprint` is equal exactly for the same items, options and symmetries."""

    puzzle: Puzzle
    reduction: Reduction
    group: Group
    restriction: Restriction
    job: Job
    fingerprint: str
    method: Method

    @property
    def unheld(self) -> "Prepared":
        """The same puzzle with nothing held to representatives, so that all symmetric copies are met."""
        whole = Restriction(-1, np.ones(self.reduction.cover.n_options, bool))
        return _made_ready(self.puzzle, self.reduction, self.group, whole, self.method)

    def by(self, method: Method) -> "Prepared":
        """Return the same puzzle made ready for another method; raises LatticeworkError."""
        same = method.hold == self.method.hold
        restriction = self.restriction if same else _restriction(self.reduction, self.group, method)
        return _made_ready(self.puzzle, self.reduction, self.group, restriction, method)


def prepare(puzzle: Puzzle, method: Method = AUTO) -> Prepared:
    """Reduce a puzzle with the target at hand, find its symmetries, hold one item to representatives.

    A hold that is left to probing is the usual one until `hold.by_probing`. Raises LatticeworkError.
    """
    puzzle = alone(puzzle)
    reduction = reduce(puzzle)
    group = symmetry_group(reduction)
    return _made_ready(puzzle, reduction, group, _restriction(reduction, group, method), method)


def _restriction(reduction: Reduction, group: Group, method: Method) -> Restriction:
    """Hold the item that a method names, the usual one where that is left to probing."""
    held = None if method.hold in ("", PROBE) else named(reduction, group, method.hold)
    return restrict(reduction.cover, group, held)


def _made_ready(
    puzzle: Puzzle, reduction: Reduction, group: Group, restriction: Restriction, method: Method
) -> Prepared:
    cover, numbers = reduction.cover.only(restriction.kept), np.flatnonzero(restriction.kept)
    order = _order(reduction, restriction, method)
    if find(method.engine).own_numbers:
        tried = find(method.engine).numbering(cover, order)
        cover, numbers = cover.renumbered(tried), numbers[tried]
    problem = make_problem(cover, method.engine, order, method.by_size)
    problem = replace(problem, lean=find(problem.engine).leaves_out, prunings=method.prunings,
                      regions=regions(reduction) if method.prunings else None)
    job = Job(problem, np.append(numbers, reduction.cover.n_options).astype(np.int32), group, restriction.kept)
    return Prepared(puzzle, reduction, group, restriction, job, _fingerprint(reduction, group, restriction, job),
                    method)


def _order(reduction: Reduction, restriction: Restriction, method: Method) -> NDArray[np.int32]:
    """Return the items in the order asked for or that suits; without the smallest-item rule the held one leads."""
    checkpoint()
    if goes_by_size(method.engine, method.by_size) or not find(method.engine).held_first:
        return item_order(reduction, method.order or "given")
    order = item_order(reduction, method.order or "short")
    return np.concatenate([order[order == restriction.item], order[order != restriction.item]])


def _fingerprint(reduction: Reduction, group: Group, restriction: Restriction, job: Job) -> str:
    digest = hashlib.blake2b(digest_size=16)
    cover = reduction.cover
    arrays = [cover.start, cover.items, cover.least, cover.most, group.options, restriction.kept]
    if find(job.problem.engine).own_numbers:  # its states speak of options by these
        arrays.append(job.numbers)
    for array in arrays:
        digest.update(np.ascontiguousarray(array).astype("<i4").tobytes())
    return digest.hexdigest()

"""What a search needs to know about its puzzle, prepared once and sent to each worker once."""

import hashlib
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Group, Reduction, Restriction, item_order, reduce, restrict, symmetry_group
from latticework.puzzle import Puzzle
from latticework.puzzle.targets import alone
from latticework.search.slices import Problem, make_problem


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


@dataclass(frozen=True)
class Method:
    """How to search: one of ENGINES, one of ORDERS ("" for what suits the engine), the smallest-item rule or not."""

    engine: str = "auto"
    order: str = ""
    by_size: bool = True


def prepare(puzzle: Puzzle, method: Method = Method()) -> Prepared:
    """Reduce a puzzle with the target at hand, find its symmetries, hold one item to representatives.

    Raises LatticeworkError.
    """
    puzzle = alone(puzzle)
    reduction = reduce(puzzle)
    group = symmetry_group(reduction)
    restriction = restrict(reduction.cover, group)
    numbers = np.append(np.flatnonzero(restriction.kept), reduction.cover.n_options).astype(np.int32)
    order = _order(reduction, restriction, method)
    problem = make_problem(reduction.cover.only(restriction.kept), method.engine, order, method.by_size)
    job = Job(problem, numbers, group, restriction.kept)
    return Prepared(puzzle, reduction, group, restriction, job, _fingerprint(reduction, group, restriction))


def _order(reduction: Reduction, restriction: Restriction, method: Method) -> NDArray[np.int32]:
    """Return the items in the order asked for; back-tracking begins with the item held to representatives."""
    if method.order or method.engine != "backtrack":
        return item_order(reduction, method.order or "given")
    order = item_order(reduction, "short")
    return np.concatenate([order[order == restriction.item], order[order != restriction.item]])


def _fingerprint(reduction: Reduction, group: Group, restriction: Restriction) -> str:
    digest = hashlib.blake2b(digest_size=16)
    cover = reduction.cover
    for array in (cover.start, cover.items, cover.least, cover.most, group.options, restriction.kept):
        digest.update(np.ascontiguousarray(array).astype("<i4").tobytes())
    return digest.hexdigest()

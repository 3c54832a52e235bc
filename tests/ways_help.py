"""All ways to search a puzzle, and what a whole search in one of them finds, as the workers would judge it."""

import math
import time
from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from latticework.cover import ORDERS, Reduction, expand, regions
from latticework.jobs.job import Job, Prepared
from latticework.jobs.method import Method
from latticework.jobs.packed_solutions import unpacked
from latticework.jobs.slice_work import Result, result_of
from latticework.search import ENGINES, advance, make_searcher, root
from latticework.search.engines import find
from latticework.search.pruning.tables import PRUNINGS
from slow_counts import Found
from slow_space import center

SETS = ((), *((name,) for name in PRUNINGS), PRUNINGS)
"""No pruning, each alone, and all together."""

METHODS = [Method(engine, order, by_size) for engine, order, by_size in product(ENGINES, ORDERS, (True, False))
           if engine != "auto" and (find(engine).takes_size or not by_size)]


@dataclass(frozen=True)
class Outcome:
    """What a whole search found: the three counts and the sum of hashes; how many nodes each pruning cut off."""

    counts: tuple[int, int, int]
    digest: int
    nodes: int
    cut: tuple[int, ...]

    @property
    def found(self) -> tuple[tuple[int, int, int], int]:
        return self.counts, self.digest


def pruned(prepared: Prepared, prunings: tuple[str, ...]) -> Job:
    """Return the job of a puzzle with prunings."""
    some = replace(prepared.job.problem, regions=regions(prepared.reduction), prunings=prunings)
    return replace(prepared.job, problem=some)


def search(job: Job, seconds: float = math.inf, budget: int = 1 << 20, room: int = 20_000) -> Outcome | None:
    """Search to the end in slices of `budget` nodes; None when it takes longer, in processor time."""
    searcher, states, nodes, end = make_searcher(job.problem), [root()], 0, time.process_time() + seconds
    results: list[Result] = []
    cut = np.zeros(len(PRUNINGS), np.int64)
    while states:
        if time.process_time() > end:
            return None
        piece = advance(searcher, states.pop(), budget, 1, room)
        states += piece.remaining
        results.append(result_of(job, piece, 0.0))
        nodes, cut = nodes + piece.nodes, cut + piece.cut
    return Outcome(counts(results), sum(result.digest for result in results) % 2**64, nodes, tuple(cut.tolist()))


def counts(results: list[Result]) -> tuple[int, int, int]:
    return (sum(result.copies for result in results), sum(result.rotations for result in results),
            sum(result.solutions for result in results))


def solutions(prepared: Prepared) -> list[Found]:
    """Return all solutions, symmetric copies too, as the slow twin writes them."""
    job = prepared.job
    blocks = result_of(job, advance(job.problem, root(), 1 << 40), 0.0).blocks
    kept = [unpacked(block, prepared.cover.longest) for block in blocks]
    return [as_found(prepared.reduction, image) for rows in kept for number in range(len(rows))
            for image in expand(np.array(rows.chosen(number), np.int32), job.group, "nothing")]


def as_found(reduction: Reduction, options: np.ndarray) -> Found:
    """Return chosen options as the slow twin writes them: holes are nothing to it."""
    puzzle = reduction.puzzle
    return frozenset(
        (int(reduction.part_of[o]), frozenset(reduction.cells(o)), frozenset(
            (cell, center(puzzle.lattice, facing), word) for cell, facing, word in reduction.marks(o)))
        for o in options.tolist() if reduction.part_of[o] < len(puzzle.parts))


def search_all(job: Job) -> Outcome:
    """Search a small puzzle to the end."""
    outcome = search(job)
    assert outcome is not None
    return outcome

"""The engine `bitset`: the tree of dancing links, searched on sets of options."""

from typing import Any

import numpy as np

from latticework.cover import Cover
from latticework.phrases import phrase
from latticework.search.arrays import Run
from latticework.search.engine import Engine
from latticework.search.option_sets import MOST_KEEP, check_room, has_room, is_sparse
from latticework.search.problem import Problem

_MOST_TABLE = 1 << 21
"""The most words, 16 MB, of the table that each node reads, for this to be the usual engine."""


class BitSets(Engine):
    """The usual engine, the fastest if the table of what each option leaves fits into memory."""

    name = "bitset"
    title = phrase("sets of bits")
    help = phrase("usually the fastest")
    leaves_out = True

    def suits(self, cover: Cover) -> bool:
        """Without the table of what each option leaves, or with many items, links or cells are faster and smaller."""
        words, columns = (cover.n_options + 63) // 64, int((cover.least > 0).sum())
        fits = cover.n_options * words <= MOST_KEEP and columns * words <= _MOST_TABLE and has_room(cover)
        return fits and not is_sparse(cover)

    def check(self, problem: Problem) -> None:
        """Raise LatticeworkError if sets of options would be too large."""
        check_room(problem.cover)

    def prepare(self, problem: Problem) -> Any:
        """Return the options as sets, which random probes of the same problem share, and the nodes at each depth."""
        return *problem.option_sets, np.zeros(problem.longest + 1, np.int64)

    def advance(self, problem: Problem, tables: Any, run: Run, depth: int, budget: int) -> int:
        """Search on, see `Engine`."""
        from latticework.search.bitset import kernel

        bits, exclusive, seen = tables
        problem.use_items_with_tables(run.levels[:depth])
        # The kernel determines from all slices so far at which depths a problem of its own pays off, so their profile
        # is added before and subtracted after.
        run.profile[:] = seen
        depth = kernel.advance(problem.arrays, bits, exclusive, problem.pruning, run, depth, budget,
                               problem.by_size, kernel.WORTH)
        run.profile[:] -= seen
        seen += run.profile
        return int(depth)


ENGINE = BitSets()

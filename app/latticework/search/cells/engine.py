"""The engine `cells`: dancing cells."""

from typing import TYPE_CHECKING

import numpy as np

from latticework.cover import Cover
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.search.arrays import Int32, Run
from latticework.search.engine import Engine
from latticework.search.option_sets import is_sparse
from latticework.search.problem import Problem

if TYPE_CHECKING:
    from latticework.search.cells.tables import Cells

_MOST = 65_000
"""The most items to branch on, and the most options of one: a size and an item are compared as one number."""

_MOST_BYTES = 1 << 31
"""The most bytes of the sizes of all items at all levels."""


class DancingCells(Engine):
    """The tree of dancing links on sparse sets, the fastest where options share items with few others."""

    name = "cells"
    title = phrase("dancing cells")
    help = phrase("where each cell has few placements, as in Latin squares")

    def suits(self, cover: Cover) -> bool:
        """Whether the options that an option removes are few."""
        return is_sparse(cover) and not _fault(cover)

    def check(self, problem: Problem) -> None:
        """Raise LatticeworkError if there are too many items, or options of one."""
        if _fault(problem.cover):
            raise LatticeworkError(phrase("dancing cells search up to {most} cells and parts, each with up to {most} "
                                          "placements, as far as memory allows; the engine 'dlx' searches the same "
                                          "tree without that limit", most=f"{_MOST:,}"))

    def prepare(self, problem: Problem) -> "tuple[Cells, Int32]":
        """Return the sparse sets, and the number of each item in them."""
        from latticework.search.cells.tables import make_cells

        cells = make_cells(problem)
        place = np.zeros(problem.cover.n_items, np.int32)
        place[cells.numbers] = np.arange(len(cells.numbers))
        return cells, place

    def advance(self, problem: Problem, tables: "tuple[Cells, Int32]", run: Run, depth: int, budget: int) -> int:
        """Search on, see `Engine`."""
        from latticework.search.cells import kernel

        cells, place = tables
        problem.use_items_with_tables(run.levels[:depth])
        run.levels["item"][:depth] = place[run.levels["item"][:depth]]
        reached = int(kernel.advance(cells, problem.pruning, run, depth, budget, problem.by_size))
        run.levels["item"][: max(0, reached)] = cells.numbers[run.levels["item"][: max(0, reached)]]
        return reached


def _fault(cover: Cover) -> bool:
    most = max(cover.n_items, int(np.bincount(cover.items).max(initial=0)))
    return most > _MOST or 4 * cover.n_items * (cover.longest + 2) > _MOST_BYTES


ENGINE = DancingCells()

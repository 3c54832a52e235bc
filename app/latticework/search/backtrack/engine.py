"""The engine `backtrack`: the first item that is not covered yet, by each option that fits."""

from typing import TYPE_CHECKING

from latticework.phrases import phrase
from latticework.search.arrays import Run
from latticework.search.engine import Engine
from latticework.search.problem import Problem

if TYPE_CHECKING:
    from latticework.search.backtrack.tables import Lists


class BackTracking(Engine):
    """Back-tracking in an order of `cover.item_order`, or by the smallest-item rule."""

    name = "backtrack"
    title = phrase("back-tracking")
    help = phrase("fills the first empty cell, eight placements tried at once")
    by_size = False
    symmetry_item_first = True
    copies_last = True
    rival_orders = ("", "footprint")

    def check(self, problem: Problem) -> None:
        """Raise LatticeworkError when rows would be too large."""
        from latticework.search.backtrack.tables import check_room

        cover = problem.cover
        check_room(cover.n_items, len(cover.items) if problem.by_size else cover.n_options)

    def prepare(self, problem: Problem) -> "Lists":
        """Return the lists of rows."""
        from latticework.search.backtrack.tables import make_lists

        return make_lists(problem.arrays, problem.by_size, problem.idle(False))

    def advance(self, problem: Problem, tables: "Lists", run: Run, depth: int, budget: int) -> int:
        """Search on, see `Engine`."""
        from latticework.search.backtrack import kernel

        problem.use_items_with_tables(run.levels[:depth])
        return int(kernel.advance(problem.arrays, tables, problem.pruning, run, depth, budget, problem.by_size,
                                  kernel.WORTH))


ENGINE = BackTracking()

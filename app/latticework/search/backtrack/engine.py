"""The engine `backtrack`: the first item that is not covered yet, by each option that fits."""

from typing import Any

from latticework.phrases import phrase
from latticework.search.array_layout import ITEM
from latticework.search.engine import Engine, Run
from latticework.search.problem import Problem


class BackTracking(Engine):
    """Back-tracking in a fixed order of items, or by the smallest-item rule."""

    name = "backtrack"
    title = phrase("back-tracking")
    help = phrase("fills the first empty cell, eight placements tried at once")
    by_size = False
    held_first = True
    copies_last = True
    rival_orders = ("", "footprint")

    def check(self, problem: Problem) -> None:
        """Raise LatticeworkError when rows would be too large."""
        from latticework.search.backtrack.tables import check_room

        cover = problem.cover
        check_room(cover.n_items, len(cover.items) if problem.by_size else cover.n_options)

    def prepare(self, problem: Problem) -> Any:
        """Return the lists of rows."""
        from latticework.search.backtrack.tables import make_lists

        return tuple(make_lists(*problem.arrays, problem.by_size, problem.idle(False)))

    def advance(self, problem: Problem, tables: Any, run: Run, depth: int, budget: int) -> int:
        """Search on, see `Engine`."""
        from latticework.search.backtrack import kernel

        run.levels[:depth, ITEM] = problem.alike[run.levels[:depth, ITEM]]  # others have no place in the tables
        return int(kernel.advance(problem.arrays, tables, run.levels, depth, budget, run.counters, run.profile,
                                  run.found, problem.by_size, tuple(problem.pruning), kernel.WORTH))

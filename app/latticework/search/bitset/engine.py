"""The engine `bitset`: the tree of dancing links, searched on sets of options."""

from typing import Any

from latticework.cover import Cover
from latticework.phrases import phrase
from latticework.search.array_layout import ITEM, MOST_KEEP
from latticework.search.engine import Engine, Run
from latticework.search.problem import Problem


class BitSets(Engine):
    """The usual engine, fastest wherever the table of what each option leaves has room in memory."""

    name = "bitset"
    title = phrase("sets of bits")
    help = phrase("usually the fastest")
    leaves_out = True

    def suits(self, cover: Cover) -> bool:
        """Without the table of what each option leaves, dancing links are faster and smaller."""
        return cover.n_options * ((cover.n_options + 63) // 64) <= MOST_KEEP

    def prepare(self, problem: Problem) -> Any:
        """Return the options as sets; random probes of the same problem share them."""
        return tuple(problem.option_sets[0]), tuple(problem.option_sets[1])

    def advance(self, problem: Problem, tables: Any, run: Run, depth: int, budget: int) -> int:
        """Search on, see `Engine`."""
        from latticework.search.bitset import kernel

        bits, exclusive = tables
        run.levels[:depth, ITEM] = problem.alike[run.levels[:depth, ITEM]]  # others have no place in the tables
        return int(kernel.advance(problem.arrays, bits, exclusive, run.levels, depth, budget, run.counters,
                                  run.profile, run.found, problem.by_size, tuple(problem.pruning), kernel.WORTH))

"""The engine `dlx`: dancing links."""

from typing import TYPE_CHECKING

from latticework.cover import Cover
from latticework.phrases import phrase
from latticework.search.arrays import Run
from latticework.search.engine import Engine
from latticework.search.problem import Problem

if TYPE_CHECKING:
    from latticework.search.dlx.links import LinksOfSlice


class DancingLinks(Engine):
    """Knuth's search, which takes little memory; the only engine that counts updates."""

    name = "dlx"
    title = phrase("dancing links")
    help = phrase("for very large puzzles, and to count updates")
    counts_all = True

    def suits(self, cover: Cover) -> bool:  # noqa: ARG002
        """Return True: it can search everything that fits into memory."""
        return True

    def prepare(self, problem: Problem) -> "LinksOfSlice":
        """Return the links, with the options chosen in them."""
        from latticework.search.dlx.links import kept_links

        return kept_links(problem.arrays, problem.longest)

    def advance(self, problem: Problem, tables: "LinksOfSlice", run: Run, depth: int, budget: int) -> int:
        """Search on, see `Engine`."""
        from latticework.search.dlx import kernel

        return int(kernel.advance(problem.arrays, tables, problem.pruning, run, depth, budget, problem.by_size))


ENGINE = DancingLinks()

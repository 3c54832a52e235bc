"""What a walk through a search shows, in words: items, options, and what happens at a node."""

from collections.abc import Sequence

import numpy as np

from latticework.jobs.job import Prepared
from latticework.lattice import Cell
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.search.trace import Kind, Node
from latticework.solution import Solution

_WHY_CUT = {
    "small": phrase("an island of empty cells is smaller than every part that is left"),
    "islands": phrase("the size of an island of empty cells is no sum of sizes of parts that are left"),
    "parity": phrase("the parts that are left cannot cover as many cells of each colour as are empty"),
    "fits": phrase("an empty cell can be covered by nothing any more"),
}
"""Why each of PRUNINGS cuts a node off."""


class TraceWords:
    """Puts items, options and nodes of a search into words; options are numbered as in the search."""

    def __init__(self, prepared: Prepared) -> None:
        self._prepared, self._searched = prepared, prepared.searched
        self._by_size = prepared.job.problem.by_size

    def item(self, item: int) -> Phrase:
        """Return an item as a noun: a part, a cell, or an item of an exact cover problem."""
        return self._searched.item_words(item)

    def cells_of_item(self, item: int) -> tuple[Cell, ...]:
        """Return the cell of the target that an item stands for, nothing where it is no cell."""
        return self._searched.cells_of_item(item)

    def option(self, option: int) -> Phrase:
        """Return an option: a part with its cells, or the items that it covers."""
        return self._searched.option_words(self._whole(option))

    def color(self, option: int) -> str:
        """Return the colour "#rrggbb" of the part that an option places, "" where it places none."""
        placed = self.placements((option,))
        return self._prepared.puzzle.color(placed[0].part) if placed else ""

    def placements(self, options: Sequence[int]) -> Solution:
        """Return the placements of options, in the order of the parts; nothing of exact cover problems."""
        return self._searched.placements(np.array([self._whole(option) for option in options], np.int32))

    def node(self, node: Node) -> Phrase:
        """Return what happens at a node."""
        if node.kind == Kind.SOLUTION:
            return phrase("Solution {n}: everything is covered.", n=node.solutions + 1)
        if node.kind == Kind.DEAD_END:
            return self._dead_end(node)
        if node.kind == Kind.END:
            return phrase("The search is done: {nodes}, {solutions}.", nodes=nodes(node.number),
                          solutions=solutions(node.solutions))
        ways = phrase_n("{n} way is left", "{n} ways are left", len(node.options))
        if not self._by_size:
            return phrase("{ways} for {item}, the first in the order that is not covered.", ways=ways,
                          item=self.item(node.item))
        if node.tied > 1:
            return phrase("{ways} for {item}, the first of {tied} with so few.", ways=ways, item=self.item(node.item),
                          tied=node.tied)
        return phrase("{ways} for {item}, fewer than for any other.", ways=ways, item=self.item(node.item))

    def _dead_end(self, node: Node) -> Phrase:
        if node.pruning:
            return phrase("Dead end: the test “{name}” cuts off, because {why}.", name=node.pruning,
                          why=_WHY_CUT[node.pruning])
        first, others = self.item(node.lacking[0]), len(node.lacking) - 1
        # An item with copies lacks some of several; "no way is left" would be false while there are a few.
        if self._prepared.job.problem.cover.most[node.lacking[0]] > 1:
            return phrase("Dead end: too few ways are left for {item}, which is needed more often.", item=first)
        if others:
            return phrase_n("Dead end: no way is left for {item}, nor for {n} other.",
                            "Dead end: no way is left for {item}, nor for {n} others.", others, item=first)
        return phrase("Dead end: no way is left for {item}.", item=first)

    def _whole(self, option: int) -> int:
        """Return the number of an option in the whole problem, of which the search leaves out symmetric ones."""
        return int(self._prepared.job.numbers[option])


def nodes(n: int) -> Phrase:
    """Return a number of nodes."""
    return phrase_n("{n} node", "{n} nodes", n)


def solutions(n: int) -> Phrase:
    """Return a number of solutions."""
    return phrase_n("{n} solution", "{n} solutions", n)

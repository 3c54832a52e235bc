"""Slow, obviously right twin of the prunings, and puzzles that are hard on them."""

from collections.abc import Iterable, Sequence

from latticework.cover import Reduction, Regions
from latticework.puzzle import Part, Puzzle, Target
from latticework.search.pruning.tables import PRUNINGS
from shapes import box, cells, square

APART = Puzzle(square(), target=Target(box(4, 2)), parts=(
    Part("two", ((0, 0, 0), (2, 0, 0)), 1, 3), Part("skew", ((0, 0, 0), (1, 1, 0)), 0, 2),
    Part("one", cells("#"), 0, 4)))
"""Parts that do not hang together, so that two cells which are no neighbours have to count as near."""

TEES = Puzzle(square(), target=Target(box(4, 5)), parts=(Part("T", cells("###/.#."), 5, 5),))
"""Five parts, each 3 of one colour and 1 of the other, cannot cover ten of each."""


def islands(near: Iterable[tuple[int, int]], free: set[int]) -> list[set[int]]:
    """Return the islands of free cells, found by flooding."""
    pairs, rest, found = list(near), set(free), []
    while rest:
        island, before = {rest.pop()}, 0
        while len(island) > before:
            before = len(island)
            island |= {b for a, b in (*pairs, *((b, a) for a, b in pairs)) if a in island and b in free}
        rest -= island
        found.append(island)
    return found


class Node:
    """What is left of a puzzle when some options were chosen, and which prunings see that it is not enough."""

    def __init__(self, reduction: Reduction, where: Regions, chosen: list[int]) -> None:
        self.reduction, self.where = reduction, where
        self.free = set(range(len(reduction.puzzle.target.cells))) - {c for o in chosen for c in reduction.numbers(o)}
        self.numbers = [reduction.numbers(o) for o in range(reduction.cover.n_options)]
        used = [sum(reduction.part_of[o] == part for o in chosen) for part in range(where.first)]
        limits = zip(reduction.cover.least.tolist(), reduction.cover.most.tolist(), used, strict=False)
        self.left = [(least - n, most - n) for least, most, n in limits]
        self.options = [[cells for p, cells in zip(reduction.part_of, self.numbers, strict=True) if p == part]
                        for part in range(where.first)]
        self.sizes = [{len(cells) for cells in some} for some in self.options]
        self.smallest = [min(some, default=0) for some in self.sizes]
        self.has_one_size_each = all(len(some) < 2 for some in self.sizes)

    def fitting(self) -> list[int]:
        """Return the options that could be chosen next, as far as cells and copies go."""
        return [o for o, (part, cells) in enumerate(zip(self.reduction.part_of, self.numbers, strict=True))
                if self.left[part][1] > 0 and self.free.issuperset(cells)]

    def small(self) -> bool:
        sizes = [size for size, (_, most) in zip(self.smallest, self.left, strict=True) if size and most > 0]
        return any(len(i) < min(sizes, default=len(i) + 1) for i in islands(self.where.near.tolist(), self.free))

    def islands(self) -> bool:
        sums = {0}
        for sizes, smallest, (_, most) in zip(self.sizes, self.smallest, self.left, strict=True):
            for _ in range(min(most, len(self.free) // smallest) if smallest else 0):
                sums |= {total + size for total in sums for size in sizes}
        return any(len(i) not in sums for i in islands(self.where.near.tolist(), self.free))

    def parity(self) -> bool:
        color = self.where.color.tolist()
        sums = {0}
        for options, size, (least, most) in zip(self.options, self.smallest, self.left, strict=True):
            room = min(most, len(self.free) // max(1, size))
            steps = [{0}]  # by how many copies: what they can cover more of one colour than of the other
            for _ in range(room):
                steps.append({a + sum(color[c] for c in option) for a in steps[-1] for option in options})
            sums = {a + b for a in sums for some in steps[min(max(0, least), room) :] for b in some}
        return any(color) and sum(color[c] for c in self.free) not in sums

    def fits(self) -> bool:
        return self.free > {c for o in self.fitting() for c in self.numbers[o]}

    def hopeless(self, names: Sequence[str]) -> int:
        """Return the number of the first of the prunings that cuts this node off, -1 for none."""
        return next((PRUNINGS.index(name) for name in PRUNINGS if name in names and getattr(self, name)()), -1)

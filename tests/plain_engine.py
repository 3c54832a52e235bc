"""A small engine in plain Python: the first open item in the order, by each option that fits, recursively."""

import numpy as np

from latticework.search.arrays import Run
from latticework.search.engine import Engine
from latticework.search.problem import Problem


class Plain(Engine):
    """What an engine is at least."""

    name = "plain"
    title = "plain Python"
    help = "slow and short"
    takes_size = False
    by_size = False
    copies_last = True

    def prepare(self, problem: Problem) -> list[set[int]]:
        """Return the items of each option."""
        return [set(own.tolist()) for own in np.split(problem.cover.items, problem.cover.start[1:-1])]

    def advance(self, problem: Problem, tables: list[set[int]], run: Run, depth: int, budget: int) -> int:
        """Search on, see `Engine`."""
        search = _Search(problem, tables, run, depth, budget)
        return search.depth if search.stops_below(0) else -1


class _Search:
    def __init__(self, problem: Problem, options: list[set[int]], run: Run, depth: int, budget: int) -> None:
        self.cover, self.order, self.options, self.run = problem.cover, problem.order.tolist(), options, run
        self.depth, self.budget, self.used = depth, budget, np.zeros(problem.cover.n_items, np.int64)

    def fits(self, option: int) -> bool:
        return all(self.used[item] < self.cover.most[item] for item in self.options[option])

    def stops_below(self, d: int) -> bool:
        """Whether the budget or the room ends below a node; then `depth` is that of the node to be entered next."""
        levels, counts = self.run.levels, self.run.counts
        if d >= self.depth:
            self.depth = d
            if counts["nodes"] == self.budget or counts["found"] == len(self.run.found):
                return True
            if not self.enters(d):
                return False
        item, first, last = levels[d].item()
        for option in range(first, last + 1):
            if item in self.options[option] and self.fits(option):
                levels["option"][d] = option
                self.used[list(self.options[option])] += 1
                if self.stops_below(d + 1):
                    return True
                self.used[list(self.options[option])] -= 1
                self.depth = min(self.depth, d)  # what was begun inside the option is done
        return False

    def enters(self, d: int) -> bool:
        """Count a node and write what is to be tried there; False when nothing is."""
        levels, counts, cover = self.run.levels, self.run.counts, self.cover
        counts["nodes"] += 1
        self.run.profile[d] += 1
        item = next((i for i in self.order if cover.least[i] == cover.most[i] == 1 and not self.used[i]), None)
        if item is not None:
            fitting = [o for o, own in enumerate(self.options) if item in own and self.fits(o)]
            levels[d] = (item, fitting[0], fitting[-1]) if fitting else levels[d]
            return bool(fitting)
        if (self.used >= cover.least).all():
            self.run.found[counts["found"], :d] = levels["option"][:d]
            self.run.found[counts["found"], d:] = -1
            counts["found"] += 1
        return False

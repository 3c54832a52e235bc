"""Counting without listing: partial solutions that cover the same items are merged.

Items are covered in an order; after the first so many are covered, a partial solution matters only by what it covers
of the rest and by the copies it used. So the number of states can be far smaller than that of solutions: where copies
are unlimited, or a target is narrow and the order goes along its short side. Counts are exact whole numbers of any
size, states are compared whole.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover
from latticework.errors import LatticeworkError

MOST_STATES = 4_000_000  # some 800 MB


@dataclass(frozen=True)
class _Option:
    number: int
    mask: int
    uses: tuple[tuple[int, int], ...]  # places of counters it adds one to, and their limits


class Frontier:
    """The states of a cover problem in an order of its items, shape (items,)."""

    def __init__(self, cover: Cover, order: NDArray[np.int32]) -> None:
        once = [i for i in order.tolist() if cover.most[i] == 1]
        must = [i for i in once if cover.least[i] == 1]
        self.items = len(must)
        self._place = {item: place for place, item in enumerate(must + [i for i in once if cover.least[i] == 0])}
        self._fields = self._counters(cover)
        self._bits = dict(self._fields.values())
        self._by_first: list[list[_Option]] = [[] for _ in must]
        for number in range(cover.n_options):
            self._sort_in(number, cover.items[cover.start[number] : cover.start[number + 1]].tolist(), cover)
        self._lacking = [(shift, int(cover.least[i])) for i, (shift, _) in self._fields.items()]

    def _counters(self, cover: Cover) -> dict[int, tuple[int, int]]:
        """Return place and width of a counter for each item that is covered several times, where that can matter."""
        shift, fields = len(self._place), {}
        free = np.bincount(cover.owner[np.isin(cover.items, list(self._place))], minlength=cover.n_options)
        for item in np.flatnonzero(cover.most > 1).tolist():
            smallest = max(1, int(free[cover.options_of(item)].min(initial=1 << 30)))
            if cover.least[item] > 0 or cover.most[item] < self.items // smallest:
                bits = int(cover.most[item]).bit_length()
                fields[item] = shift, bits
                shift += bits
        return fields

    def _sort_in(self, number: int, own: list[int], cover: Cover) -> None:
        places = [self._place[i] for i in own if i in self._place]
        uses = tuple((self._fields[i][0], int(cover.most[i])) for i in own if i in self._fields)
        first = min(places, default=self.items)
        if first < self.items:
            self._by_first[first].append(_Option(number, sum(1 << place for place in places), uses))

    def count(self) -> int:
        """Return the number of solutions; raises LatticeworkError when there are too many states."""
        layer = {0: 1}
        for item in range(self.items):
            following: dict[int, int] = defaultdict(int)
            for state, ways in layer.items():
                for after, _ in self.steps(item, state):
                    following[after] += ways
            layer = following
            self.check(len(layer))
        return sum(ways for state, ways in layer.items() if self.complete(state))

    def steps(self, item: int, state: int) -> Iterator[tuple[int, int]]:
        """Yield the states that follow when an item is covered, each with the option put in, -1 for none."""
        if state >> item & 1:
            yield state, -1
            return
        for option in self._by_first[item]:
            if not state & option.mask and all(self._used(state, shift) < most for shift, most in option.uses):
                yield state + option.mask + sum(1 << shift for shift, _ in option.uses), option.number

    def _used(self, state: int, shift: int) -> int:
        return state >> shift & (1 << self._bits[shift]) - 1

    def complete(self, state: int) -> bool:
        """Whether no part lacks copies in a state in which all items are covered."""
        return all(self._used(state, shift) >= least for shift, least in self._lacking)

    @staticmethod
    def check(states: int) -> None:
        """Raise LatticeworkError when there are too many states to go on with."""
        if states > MOST_STATES:
            raise LatticeworkError(f"more than {MOST_STATES:,} states; count by solving instead, or try another "
                                   "order")


class Numbered:
    """All solutions in an order, without a list of them: the k-th can be built from the counts of what follows."""

    def __init__(self, frontier: Frontier) -> None:
        self._frontier = frontier
        layers: list[dict[int, int]] = [{0: 0}]
        states = 1
        for item in range(frontier.items):
            layers.append({after: 0 for state in layers[-1] for after, _ in frontier.steps(item, state)})
            states += len(layers[-1])
            frontier.check(states)
        layers[-1] = {state: int(frontier.complete(state)) for state in layers[-1]}
        for item in range(frontier.items - 1, -1, -1):
            for state in layers[item]:
                layers[item][state] = sum(layers[item + 1][after] for after, _ in frontier.steps(item, state))
        self._layers = layers
        self.count = layers[0][0]

    def solution(self, number: int) -> list[int]:
        """Return the options of solution `number`, from 0; raises IndexError when there are not so many."""
        if not 0 <= number < self.count:
            raise IndexError(number)
        state, options = 0, []
        for item in range(self._frontier.items):
            state, option, number = self._step(item, state, number)
            options += [option] if option >= 0 else []
        return options

    def _step(self, item: int, state: int, number: int) -> tuple[int, int, int]:
        """Return the state and the option with which solution `number` goes on, and its number among those."""
        for after, option in self._frontier.steps(item, state):
            ways = self._layers[item + 1][after]
            if number < ways:
                return after, option, number
            number -= ways
        raise IndexError(number)

"""The exact cover problem as arrays, as all engines get it."""

from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

Int32 = NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class Cover:
    """Items to be covered by options; option o holds the items items[start[o]:start[o + 1]].

    start has shape (options + 1,), items the shape (start[-1],), ascending within an option; item i must be
    covered at least least[i] and at most most[i] times (1 and 1: primary; 0 and 1: secondary). All int32.
    """

    start: Int32
    items: Int32
    least: Int32
    most: Int32

    @property
    def n_items(self) -> int:
        """Number of items, primary and secondary."""
        return len(self.least)

    @property
    def n_options(self) -> int:
        """Number of options."""
        return len(self.start) - 1

    @property
    def n_secondary(self) -> int:
        """Number of items that need not be covered at all."""
        return int((self.least == 0).sum())

    @cached_property
    def owner(self) -> Int32:
        """The option of each entry of `items`, same shape as `items`."""
        return np.repeat(np.arange(self.n_options, dtype=np.int32), np.diff(self.start))

    @cached_property
    def longest(self) -> int:
        """The most options that a solution can have: each needs items that no other may use."""
        most = max(1, self.n_options)  # never 0: numpy cannot compare rows of no width
        for single in (self.most == 1, (self.most == 1) & (self.least == 1)):
            needs = np.bincount(self.owner[single[self.items]], minlength=self.n_options)
            if len(needs) and needs.min() > 0:
                most = min(most, int(single.sum()) // int(needs.min()))
        return most

    @cached_property
    def idle(self) -> NDArray[np.bool_]:
        """The items that are satisfied whenever all others are, so that kernels skip them, as a mask (items,).

        They are those that may be covered at least as often as a solution has options; and an item of all options, if
        all solutions have the same number of options because all options hold equally many items that are covered
        once, like the part in 25 copies of a pentomino in 125 cells.
        """
        single = (self.least == 1) & (self.most == 1)
        sizes = np.bincount(self.owner, weights=single[self.items], minlength=self.n_options)
        idle: NDArray[np.bool_] = (self.least == 0) & (self.most >= max(2, self.longest))
        if self.n_options and sizes.min() == sizes.max() > 0:
            used = single.sum() / sizes[0]
            everywhere = np.bincount(self.items, minlength=self.n_items) == self.n_options
            # A solution has exactly `used` options, so an item of all options is covered as often.
            idle |= everywhere & (self.least <= used) & (used <= self.most) & (self.most > 1)
        return idle

    def options_of(self, item: int) -> Int32:
        """Return the numbers of the options that hold an item, ascending."""
        first, options = self._by_item
        return options[first[item] : first[item + 1]]

    @cached_property
    def _by_item(self) -> tuple[NDArray[np.int64], Int32]:
        """Where the options of each item begin, shape (items + 1,), and the options of all items in turn."""
        # Stable, so that the options of an item stay ascending, as engines rely on.
        # Small numbers are sorted by counting, many times as fast.
        items = self.items.astype(np.uint16) if self.n_items <= 1 << 16 else self.items
        options: Int32 = self.owner[np.argsort(items, kind="stable")]
        return np.append(0, np.cumsum(np.bincount(self.items, minlength=self.n_items))), options

    def __getstate__(self) -> dict[str, Any]:
        """Return only the fields when sent to a worker, without cached properties, which it can compute again."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def only(self, kept: NDArray[np.bool_]) -> "Cover":
        """Return the problem with only the options where `kept`, shape (options,), is true; items unchanged."""
        lengths = np.diff(self.start)[kept]
        start = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
        return Cover(start, self.items[kept[self.owner]], self.least, self.most)

    def renumbered(self, order: NDArray[np.intp]) -> "Cover":
        """Return the problem with its options in another order, shape (options,)."""
        place = np.empty(self.n_options, np.int32)
        place[order] = np.arange(self.n_options, dtype=np.int32)
        entries = np.argsort(place[self.owner], kind="stable")
        start = np.append(0, np.cumsum(np.diff(self.start)[order])).astype(np.int32)
        return Cover(start, self.items[entries], self.least, self.most)


def make_cover(options: list[list[int]], least: list[int], most: list[int]) -> Cover:
    """Return the cover problem of options given as lists of item numbers."""
    start = np.concatenate([[0], np.cumsum([len(o) for o in options])]).astype(np.int32)
    items = np.array([item for option in options for item in sorted(option)], dtype=np.int32)
    return Cover(start, items, np.array(least, dtype=np.int32), np.array(most, dtype=np.int32))

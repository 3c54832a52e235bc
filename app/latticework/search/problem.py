"""An exact cover problem with the method to search it, and its tables for kernels, made on demand."""

from dataclasses import dataclass, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover, Regions
from latticework.search.arrays import CoverArrays, Int32
from latticework.search.pruning.tables import Pruning, make_pruning, no_pruning

if TYPE_CHECKING:
    from latticework.search.option_sets.tables import Bits, Exclusive


@dataclass(frozen=True, eq=False)
class Problem:
    """A cover problem, and the name of the engine that searches it.

    order: the items in the order of preference, shape (items,); by_size: whether the item with the fewest options is
    preferred first. prunings: those of PRUNINGS to be tried, which need the regions. lean: whether options that are
    in no solution are left out, if the engine can; then it enters fewer nodes than dancing links do.
    """

    cover: Cover
    order: Int32
    engine: str
    by_size: bool
    regions: Regions | None = None
    prunings: tuple[str, ...] = ()
    lean: bool = False

    @property
    def longest(self) -> int:
        """The most options that a solution can have."""
        return self.cover.longest

    @cached_property
    def arrays(self) -> CoverArrays:
        """The arrays that are passed to kernels."""
        cover = self.cover
        return CoverArrays(cover.start, cover.items, cover.owner, cover.least, cover.most, self.order)

    def idle(self, by_counts: bool) -> NDArray[np.bool_]:
        """Return the items that need no column in tables; fewer, unless nodes are cut off by counts of what fits."""
        cover = self.cover
        doubled: NDArray[np.bool_] = self.alike != np.arange(cover.n_items)
        return doubled | (cover.idle if by_counts else cover.idle & (cover.least == 0))

    @cached_property
    def alike(self) -> Int32:
        """For each item covered once the first in the order with the same options; for others the item itself."""
        cover, first = self.cover, dict[bytes, int]()
        alike = np.arange(cover.n_items, dtype=np.int32)
        # The first in the order represents those with the same options, as it wins every tie; so the tree is the
        # same.
        for item in self.order[((cover.least == 1) & (cover.most == 1))[self.order]].tolist():
            alike[item] = first.setdefault(cover.options_of(item).tobytes(), item)
        return alike

    def use_items_with_tables(self, levels: NDArray[np.void]) -> None:
        """Replace items of levels that have no column by the items with the same options that have one."""
        levels["item"] = self.alike[levels["item"]]

    @cached_property
    def option_sets(self) -> "tuple[Bits, Exclusive]":
        """The options as sets of bits, for the bit-set engine and for random probes; raises LatticeworkError."""
        from latticework.search.option_sets import check_room
        from latticework.search.option_sets.live_options import leave_out
        from latticework.search.option_sets.tables import make_bits

        check_room(self.cover)
        bits, exclusive = make_bits(self.arrays, self.idle(self.by_size))
        if self.lean:
            leave_out(self.arrays, bits, exclusive)
        return bits, exclusive

    @cached_property
    def pruning(self) -> Pruning:
        """The tables of the prunings."""
        if self.regions is None or not self.prunings:
            return no_pruning()
        cover = self.cover
        return make_pruning(cover.start, cover.items, cover.least, cover.most, self.regions, self.prunings)

    def __getstate__(self) -> dict[str, Any]:
        """Return only the fields when sent to a worker, without cached properties, which it can compute again."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

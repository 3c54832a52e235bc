"""Solutions counted without a list: all, different ones, and by the parts that they use.

The number of different solutions is the mean number of solutions that a symmetry leaves unchanged (A. Cauchy;
W. Burnside 1897). Those of each symmetry are counted like all others, in a smaller problem, in far less time.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Group
from latticework.jobs.part_sets import PartSets
from latticework.jobs.searched import Searched
from latticework.search.counting.layers import MOST_BYTES, CountingProgress, SolutionCounter, no_progress
from latticework.search.counting.unchanged import unchanged

_Show = Callable[[CountingProgress], None]

_OF_ALL = 0.9  # what of the whole work it is to count all solutions, as progress tells it


class SetCount(NamedTuple):
    """How often a set uses each part, and the solutions of the puzzle of just these, as in `SetTable`."""

    parts: tuple[int, ...]
    all: int
    rotations: int
    reflections: int


def different(searched: Searched, order: str = "", most_bytes: int = MOST_BYTES, show: _Show = no_progress
              ) -> tuple[int, int, int]:
    """Return the number of all solutions, of those different but for rotations, and but for reflections too.

    order: the order in which cells are covered, "" for the usual one. Raises LatticeworkError as `SolutionCounter`.
    """
    group = searched.group
    numbers = [counter.count(shown) for counter, shown in _of_each(searched, group, None, order, most_bytes, show)]
    turning = sum(number for number, mirrors in zip(numbers, group.mirrors.tolist(), strict=True) if not mirrors)
    return numbers[0], turning // group.rotations, sum(numbers) // group.order


def by_parts(searched: Searched, order: str = "", most_bytes: int = MOST_BYTES, show: _Show = no_progress
             ) -> list[SetCount]:
    """Return the sets of parts that have solutions, in the order of how often they use each part.

    The symmetries are those of each set, which may be more than those of the puzzle. Raises LatticeworkError as
    `different`, and for an exact cover problem.
    """
    n_parts = len(searched.reduction.puzzle.parts)
    sets = PartSets.of(searched.reduction, searched.group)
    told = np.arange(searched.cover.n_items) < n_parts
    numbers = [counter.count_by(shown)
               for counter, shown in _of_each(searched, sets.of_sets, told, order, most_bytes, show)]
    used = sorted(numbers[0])
    keeping, turning = sets.keeping(np.array(used, np.int64).reshape(-1, n_parts))
    mirrors = sets.of_sets.mirrors.tolist()
    rows = []
    for own, keep, turn in zip(used, keeping.tolist(), turning.tolist(), strict=True):
        # A symmetry that carries the set onto another one leaves none of its solutions unchanged.
        fixed = [number.get(own, 0) for number in numbers]
        turned = sum(number for number, mirror in zip(fixed, mirrors, strict=True) if not mirror)
        rows.append(SetCount(own, fixed[0], turned // turn, sum(fixed) // keep))
    return rows


def _of_each(searched: Searched, group: Group, told: NDArray[np.bool_] | None, order: str, most_bytes: int,
             show: _Show) -> Iterator[tuple[SolutionCounter, _Show]]:
    """Yield what counts the solutions that each symmetry leaves unchanged, and what shows its progress.

    The identity comes first, so all solutions do.
    """
    cover, items = searched.only_choosable()[0], searched.order(order, "short")
    some = np.zeros(cover.n_items, np.bool_) if told is None else told

    def part_of(number: int) -> _Show:
        begin, share = (0.0, _OF_ALL) if not number else (_OF_ALL + (1 - _OF_ALL) * (number - 1) / (group.order - 1),
                                                          (1 - _OF_ALL) / (group.order - 1))
        return lambda progress: show(progress._replace(share=begin + share * progress.share))

    yield SolutionCounter(cover, items, most_bytes, told), part_of(0) if group.order > 1 else show
    for number, images in enumerate(group.options[1:, :-1], 1):
        yield SolutionCounter(unchanged(cover, images, some, items), items, most_bytes, told), part_of(number)

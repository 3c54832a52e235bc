"""Finding burrs of high levels: one is changed at random, a cube or a piece at a time, and what is better is kept.

What comes out depends on the seed alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.designs.burrs.count import ARRANGEMENTS, ENTRIES, Count
from latticework.designs.burrs.family import RODS, ROTATIONS, ROWS, Family, Rows, packed_sets
from latticework.designs.burrs.pieces import frame, turned_cuts
from latticework.designs.burrs.sets import pieces_of

STEPS = 2000
"""Changes that are tried between two looks at whether it became better."""
PATIENCE = 60
"""After so many such looks without anything better another burr is begun."""


@dataclass(frozen=True)
class Burr:
    """A burr: the cut in each position, its level, and how many assemblies its pieces have and come apart."""

    cuts: NDArray[np.int64]
    level: int
    solutions: int
    assemblies: int

    @property
    def pieces(self) -> list[int]:
        """The numbers of its pieces."""
        return pieces_of(self.cuts)


def as_rows(family: Family, burrs: Sequence[Burr]) -> Rows:
    """Return burrs of pieces of a family as rows of sets, one for each set of pieces."""
    rows = np.zeros(len(burrs), ROWS)
    rows["cuts"] = np.array([one.cuts for one in burrs]).reshape(-1, RODS)
    for name, numbers in (("level", [one.level for one in burrs]), ("apart", [one.solutions for one in burrs]),
                          ("assemblies", [one.assemblies for one in burrs])):
        rows[name] = numbers
    return with_sets(family, rows)


def with_sets(family: Family, rows: Rows) -> Rows:
    """Return rows of burrs of pieces of a family with the sets of their pieces, one row for each set."""
    places = family.piece_of[rows["cuts"]]
    rows = rows[(places >= 0).all(axis=1)]
    rows["set"] = packed_sets(places[(places >= 0).all(axis=1)])
    return rows[np.unique(rows["set"], return_index=True)[1]]


def climb(family: Family, most: int = 1, seed: int = 0) -> Iterator[Burr | None]:
    """Yield burrs of which at most so many assemblies come apart, each better than all before; for ever.

    Yields None now and then where there is nothing better, so that the caller can stop.
    """
    from latticework.apart.kernels.rod_climbing import MOST_ASSEMBLIES  # noqa: PLC0415 it loads kernels
    from latticework.apart.kernels.rod_climbing import climb as improve  # noqa: PLC0415
    from latticework.apart.kernels.rods import room_for  # noqa: PLC0415
    from latticework.designs.burrs.apart import pairs_of  # noqa: PLC0415

    frame_, may = frame(), family.piece_of >= 0
    rotations = frame_.to[:ROTATIONS].copy(), frame_.by[:ROTATIONS].copy(), frame_.images
    room, found = room_for(ARRANGEMENTS, ENTRIES), np.empty((MOST_ASSEMBLIES, RODS), np.int64)
    cuts, score, own = np.zeros(RODS, np.int64), np.zeros(1), np.zeros(8, np.int64)
    top, stale = (0, 0), PATIENCE
    for step in count():
        checkpoint()
        begin = stale >= PATIENCE
        if begin:
            own[:] = 0
        better = improve(pairs_of(family.length), frame_.spots, np.flatnonzero(may), may, turned_cuts(), rotations,
                         most, (seed * 1_000_003 + step) % 2**32, STEPS, room, found, cuts, score, own, begin)
        stale = 0 if better or begin else stale + 1
        if better and (own[6], -own[7]) > top:
            top = int(own[6]), -int(own[7])
            yield _checked(own, family.length)
        else:
            yield None


def _checked(best: NDArray[np.int64], length: int) -> Burr:
    """Return a burr, whose assemblies are counted once more by themselves."""
    counted = Count(Family.of(pieces_of(best[:RODS]), length=length))
    for _ in counted.run():
        pass
    row = counted.rows[0]
    return Burr(best[:RODS].copy(), int(row["level"]), int(row["apart"]), int(row["assemblies"]))

"""The least level of a solution: at each stage the one of all shortest ways after which the halves have the least."""

from dataclasses import dataclass, field

import numpy as np

from latticework.apart.kernels.arrays import Numbers
from latticework.apart.parting import PartingSearch
from latticework.apart.results import APART, HELD, LeastLevel, level_text

Level = tuple[int, ...]


class HoldsError(Exception):
    """An assembly does not come apart."""


@dataclass(eq=False)
class Stages:
    """The least levels of assemblies of some pieces of a solution; each is worked out once.

    pieces (n, 3): shape, body and group of each; box: the body that never leaves, -1 for none.
    """

    search: PartingSearch
    pieces: Numbers
    box: int
    _known: dict[tuple[bytes, bytes], Level] = field(default_factory=dict)

    def least(self, origins: Numbers) -> LeastLevel:
        """Return the least level of all pieces, which are at origins (n, 3); raises UnknownError at a limit."""
        try:
            level = self._of(np.unique(self.pieces[:, 1]), origins)
        except HoldsError:
            return LeastLevel(HELD, states=self.search.states)
        return LeastLevel(APART, level_text(level), self.search.states)

    def _of(self, bodies: Numbers, origins: Numbers) -> Level:
        chosen = np.flatnonzero(np.isin(self.pieces[:, 1], bodies))
        groups = set(self.pieces[chosen, 2].tolist())
        if len(bodies) == 1 or (len(groups) == 1 and groups != {-1}):
            return ()
        known = bodies.tobytes(), (origins[chosen] - origins[chosen[0]]).tobytes()
        if known not in self._known:
            self._known[known] = self._parted(bodies, chosen, origins)
        return self._known[known]

    def _parted(self, bodies: Numbers, chosen: Numbers, origins: Numbers) -> Level:
        own = np.column_stack([self.pieces[chosen, 0], np.searchsorted(bodies, self.pieces[chosen, 1])])
        moves, ways = self.search.shortest(own, origins[chosen])
        if not ways:
            raise HoldsError
        levels = []
        for leaving, there in ways:
            after = origins.copy()
            after[chosen] = there
            levels.append(self._halves(bodies, bodies[list(leaving)], after))
        return (moves + 1, *min(levels))

    def _halves(self, bodies: Numbers, out: Numbers, origins: Numbers) -> Level:
        """Return the numbers of both halves, each unless it comes apart in one move each."""
        left = np.setdiff1d(bodies, out)
        if self.box in out:
            out, left = left, out
        levels = [self._of(half, origins) for half in (left, out)]
        return tuple(number for level in levels if max(level, default=0) > 1 for number in level)

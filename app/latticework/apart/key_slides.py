"""How keys move in holes: along their own line past sides that they may meet, aside not at all."""

import numpy as np

from latticework.apart.elements import Element, KeyRules, line
from latticework.lattice import Lattice
from latticework.lattice.lattice import Ints

_STRAIGHT = 1e-6


def along(lattice: Lattice, key: Element, step: Ints) -> int:
    """Return 1 where a step leads a key straight on, -1 where it draws it back, 0 where it leads aside."""
    here, there = lattice.positions(np.array(line(lattice, key, 1)))
    onward, way = there - here, step @ lattice.vectors
    share = float(onward @ way / np.linalg.norm(onward) / np.linalg.norm(way))
    return round(share) if abs(share) > 1 - _STRAIGHT else 0


def stopped_at(lattice: Lattice, rules: KeyRules, key: Element, side: Element, step: Ints) -> list[tuple[int, ...]]:
    """Return from the cell of a key to the cells of sides of one sort that stop it when it goes straight on.

    What it has passed already it may pass, so only the sides are looked at which its end comes to.
    """
    if (key.mark, side.mark) in rules.meet or along(lattice, key, step) < 1:
        return []
    reach = dict(rules.reach)[key.mark]
    goal = (*step.tolist(), key.kind)
    cells = line(lattice, key, reach + 2 * len(lattice.kinds))
    if goal not in cells:
        return []
    found = []
    for before, after in zip(cells[reach:], cells[reach + 1 : reach + cells.index(goal) + 1], strict=False):
        for one, other in ((before, after), (after, before)):
            if one[-1] == side.kind and lattice.neighbours((*one[:-1], side.kind))[side.edge] == other:
                found.append(one[:-1])
    return found
